"""The slim bar that tells where one is, of whatever moved last."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..enums import Indicator
from .view import NestedSlideView

WIDTH = 3
INSET = 3
LINGER = 900
"""It goes when nothing has moved for this many milliseconds."""


class ScrollIndicator(QWidget):
    """Lies over a view and lets all input through. Its colour is the palette's WindowText, at a third."""

    def __init__(self, view: NestedSlideView) -> None:
        super().__init__(view)
        self._view = view
        self._last: tuple[float, float] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self._linger = QTimer(self)
        self._linger.setSingleShot(True)
        self._linger.setInterval(LINGER)
        self._linger.timeout.connect(self.hide)
        view.moved.connect(self._follow)

    def _follow(self) -> None:
        now = self._view.now
        place = (now.outer, now.inner)
        moved = self._last not in (None, place)
        self._last = place
        if now.indicator == Indicator.page:
            top, height = now.pager.y + now.page_bar_position, now.page_bar_length
        else:
            top, height = now.outer_bar_position, now.outer_bar_length
        if now.indicator == Indicator.none or height <= 0:
            self.hide()
        elif moved:
            self._linger.start()
            mirrored = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = INSET if mirrored else self._view.width() - INSET - WIDTH
            self.setGeometry(QRect(x, round(top) + INSET, WIDTH, max(round(height) - 2 * INSET, 2 * WIDTH)))
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802, D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = self.palette().color(QPalette.ColorRole.WindowText)
        color.setAlphaF(0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(self.rect(), WIDTH / 2, WIDTH / 2)
