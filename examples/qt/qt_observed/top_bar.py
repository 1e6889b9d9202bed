"""The bar over everything: clear over the open header, with the name on it once that is collapsed."""

from __future__ import annotations

from nestedslide import Snapshot
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from . import content, theme

BUTTON = 36


class TopBar(QWidget):
    """Lets all input through to what is below it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(0, 0, theme.WIDTH, theme.TOP_BAR)
        self._shade = 0.0
        self._title = 0.0

    def show_state(self, now: Snapshot) -> None:
        """The cover's colour comes in as the cover goes, the name once the one on the header is out of sight."""
        gone = now.range * now.collapse
        self._shade = _ramp(gone, theme.COVER - theme.TOP_BAR - 40, theme.COVER - theme.TOP_BAR)
        self._title = _ramp(gone, theme.COVER + 24, theme.COVER + 56)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade = QColor(theme.NIGHT)
        shade.setAlphaF(self._shade)
        painter.fillRect(self.rect(), shade)

        middle = self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 20, 20, round(90 * (1 - self._shade))))
        for x in (theme.MARGIN - 4, self.width() - theme.MARGIN + 4 - BUTTON):
            painter.drawEllipse(QRectF(x, middle - BUTTON / 2, BUTTON, BUTTON))
        painter.setPen(QPen(Qt.GlobalColor.white, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        back = theme.MARGIN - 4 + BUTTON / 2
        painter.drawPolyline([QPointF(back + 3, middle - 7), QPointF(back - 4, middle), QPointF(back + 3, middle + 7)])
        more = self.width() - back
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        for step in (-6, 0, 6):
            painter.drawEllipse(QPointF(more + step, middle), 1.8, 1.8)

        painter.setOpacity(self._title)
        rise = 6 * (1 - self._title)
        painter.setPen(Qt.GlobalColor.white)
        painter.setFont(theme.font(16, bold=True))
        painter.drawText(QPointF(60, middle - 2 + rise), content.NAME)
        painter.setPen(QColor(255, 255, 255, 205))
        painter.setFont(theme.font(12))
        painter.drawText(QPointF(60, middle + 16 + rise), content.NUMBERS[2][0] + " plates")


def _ramp(value: float, start: float, end: float) -> float:
    return min(max((value - start) / (end - start), 0.0), 1.0)
