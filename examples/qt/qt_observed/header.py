"""The part that scrolls away: cover, portrait, name, numbers."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QPushButton, QWidget

from . import content, theme

PORTRAIT = QRectF(theme.MARGIN, theme.COVER - 52, 92, 92)

FOLLOW = f"""
QPushButton {{ border: 0; border-radius: 18px; background: {theme.ACCENT.name()}; color: white; }}
QPushButton:hover {{ background: {theme.ACCENT.darker(112).name()}; }}
QPushButton:checked {{ background: {theme.TINT.name()}; color: {theme.ACCENT.name()}; }}
"""


class Header(QWidget):
    """Paints itself; the button to follow is a widget of its own."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow = QPushButton("Follow", self)
        self.follow.setCheckable(True)
        self.follow.setFont(theme.font(14, bold=True))
        self.follow.setStyleSheet(FOLLOW)
        self.follow.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.follow.setGeometry(theme.WIDTH - theme.MARGIN - 108, theme.COVER + 14, 108, 36)
        self.follow.toggled.connect(lambda follows: self.follow.setText("Following" if follows else "Follow"))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.SURFACE)
        _paint_cover(painter, QRectF(0, 0, self.width(), theme.COVER))
        _paint_portrait(painter, PORTRAIT)
        self._write(painter)

    def _write(self, painter: QPainter) -> None:
        left = theme.MARGIN
        painter.setPen(theme.INK)
        painter.setFont(theme.font(24, bold=True))
        painter.drawText(QPointF(left, theme.COVER + 76), content.NAME)
        painter.setPen(theme.SECONDARY)
        painter.setFont(theme.font(14))
        painter.drawText(QPointF(left, theme.COVER + 99), content.HANDLE)
        painter.setPen(theme.INK)
        painter.setFont(theme.font(15))
        for line, text in enumerate(content.BIOGRAPHY):
            painter.drawText(QPointF(left, theme.COVER + 130 + 22 * line), text)

        x = float(left)
        for number, name in content.NUMBERS:
            painter.setPen(theme.INK)
            painter.setFont(theme.font(15, bold=True))
            painter.drawText(QPointF(x, theme.COVER + 187), number)
            x += painter.fontMetrics().horizontalAdvance(number) + 5
            painter.setPen(theme.SECONDARY)
            painter.setFont(theme.font(14))
            painter.drawText(QPointF(x, theme.COVER + 187), name)
            x += painter.fontMetrics().horizontalAdvance(name) + 20


def _paint_cover(painter: QPainter, frame: QRectF) -> None:
    """Hills at dusk, the further the paler."""
    sky = QLinearGradient(frame.topLeft(), frame.bottomLeft())
    for place, color in ((0.0, theme.NIGHT), (0.45, QColor(46, 104, 98)), (0.8, QColor(234, 176, 112))):
        sky.setColorAt(place, color)
    painter.fillRect(frame, sky)

    sun = QPointF(frame.width() * 0.66, frame.height() * 0.5)
    glow = QRadialGradient(sun, 88)
    for place in range(11):
        # Squared, so that it has no rim.
        glow.setColorAt(place / 10, QColor(255, 226, 166, round(200 * (1 - place / 10) ** 2)))
    painter.fillRect(frame, glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 206))
    painter.drawEllipse(sun, 17, 17)

    for height, wave, shift, color in (
        (0.62, 13, 0.4, QColor(120, 134, 108)),
        (0.74, 11, 2.3, QColor(58, 104, 88)),
        (0.86, 9, 4.4, QColor(24, 68, 62)),
    ):
        painter.setBrush(color)
        painter.drawPath(_hill(frame, height, wave, shift))


def _hill(frame: QRectF, height: float, wave: float, shift: float) -> QPainterPath:
    path = QPainterPath(frame.bottomLeft())
    for x in range(0, int(frame.width()) + 7, 6):
        y = frame.height() * height + wave * (math.sin(x / 61 + shift) + 0.5 * math.sin(x / 23 + 2 * shift))
        path.lineTo(x, y)
    path.lineTo(frame.bottomRight())
    return path


def _paint_portrait(painter: QPainter, frame: QRectF) -> None:
    """A sprig in a circle, with a rim of the surface around it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.SURFACE)
    painter.drawEllipse(frame)
    inner = frame.adjusted(4, 4, -4, -4)
    paper = QLinearGradient(inner.topLeft(), inner.bottomRight())
    paper.setColorAt(0, QColor(252, 232, 200))
    paper.setColorAt(1, QColor(240, 188, 140))
    painter.setBrush(paper)
    painter.drawEllipse(inner)
    paint_sprig(painter, inner, QColor(23, 84, 70))


def paint_sprig(painter: QPainter, frame: QRectF, color: QColor, leaves: int = 4, lean: float = 0) -> None:
    """A stem with leaves on either side in the middle of a frame, leaning by an angle."""
    painter.save()
    painter.translate(frame.center())
    painter.rotate(lean)
    painter.scale(frame.width() / 100, frame.width() / 100)
    painter.setPen(QPen(color, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0, 34), QPointF(0, -20))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    for row in range(leaves):
        y = 26 - row * 44 / leaves
        for angle in (52, -52):
            _paint_leaf(painter, y, angle, 25 - row * 8 / leaves)
    _paint_leaf(painter, -16, 0, 19)
    painter.restore()


def _paint_leaf(painter: QPainter, y: float, angle: float, length: float) -> None:
    leaf = QPainterPath(QPointF(0, 0))
    leaf.quadTo(length * 0.42, -length * 0.5, 0, -length)
    leaf.quadTo(-length * 0.42, -length * 0.5, 0, 0)
    painter.save()
    painter.translate(0, y)
    painter.rotate(angle)
    painter.drawPath(leaf)
    painter.restore()
