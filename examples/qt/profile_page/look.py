"""The demo's colours and type as Qt has them, and the pictures."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from nestedslide_demo import content
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QPainterPath, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FAMILIES = ["Inter", "DejaVu Sans"]
INTER = Path("/usr/share/fonts/opentype/inter")

SURFACE = QColor(*content.LIGHT.surface)
BACKDROP = QColor(*content.LIGHT.backdrop)
INK = QColor(*content.LIGHT.ink)
SECONDARY = QColor(*content.LIGHT.secondary)
HAIRLINE = QColor(*content.LIGHT.hairline)
ACCENT = QColor(*content.LIGHT.accent)
TINT = QColor(*content.LIGHT.accent_tint)
ON_ACCENT = QColor(*content.LIGHT.on_accent)
SCRIM = QColor(*content.SCRIM)

MARGIN = round(content.MARGIN)


def load_fonts() -> None:
    """Inter where Debian has it; where it is not, or is known already, nothing happens."""
    if "Inter" not in QFontDatabase.families():
        for name in ("Regular", "SemiBold", "Bold"):
            if (INTER / f"Inter-{name}.otf").is_file():
                QFontDatabase.addApplicationFont(str(INTER / f"Inter-{name}.otf"))


@cache
def font(style: content.TextStyle) -> QFont:
    """A size of the type scale."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(round(style.size))
    made.setWeight(QFont.Weight.DemiBold if style.bold else QFont.Weight.Normal)
    # The same shapes at every place and scale.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def palette() -> QPalette:
    """What widgets are coloured by."""
    made = QPalette()
    for role, color in (
        (QPalette.ColorRole.Window, SURFACE),
        (QPalette.ColorRole.Base, SURFACE),
        (QPalette.ColorRole.WindowText, INK),
        (QPalette.ColorRole.Text, INK),
        (QPalette.ColorRole.PlaceholderText, SECONDARY),
        (QPalette.ColorRole.Highlight, ACCENT),
        (QPalette.ColorRole.HighlightedText, ON_ACCENT),
        (QPalette.ColorRole.Mid, HAIRLINE),
    ):
        made.setColor(role, color)
    return made


def fill(widget: QWidget, color: QColor) -> None:
    """Gives a widget a background."""
    changed = widget.palette()
    changed.setColor(QPalette.ColorRole.Window, color)
    changed.setColor(QPalette.ColorRole.Base, color)
    widget.setPalette(changed)
    widget.setAutoFillBackground(True)


@cache
def picture(name: str) -> QPixmap:
    """One of the files in ``examples/assets``."""
    found = QPixmap(str(ASSETS / name))
    if found.isNull():
        raise FileNotFoundError(ASSETS / name)
    return found


@lru_cache(maxsize=64)
def fitted(name: str, width: int, height: int) -> QPixmap:
    """A picture at a size in the screen's own points, scaled once."""
    return picture(name).scaled(
        width, height, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    )


def write(
    painter: QPainter,
    style: content.TextStyle,
    color: QColor,
    frame: QRectF,
    words: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeading,
) -> None:
    """One line in the middle of a frame's height; what has no room ends in dots."""
    painter.setFont(font(style))
    painter.setPen(color)
    short = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(frame.width()) + 1)
    painter.drawText(frame, align | Qt.AlignmentFlag.AlignVCenter, short)


def heart(frame: QRectF) -> QPainterPath:
    """For what is liked."""
    x, y, w, h = frame.x(), frame.y(), frame.width(), frame.height()
    path = QPainterPath()
    path.moveTo(x + w / 2, y + h)
    path.cubicTo(x - w * 0.3, y + h * 0.45, x + w * 0.1, y - h * 0.3, x + w / 2, y + h * 0.25)
    path.cubicTo(x + w * 0.9, y - h * 0.3, x + w * 1.3, y + h * 0.45, x + w / 2, y + h)
    return path
