"""The slim bar that tells where one is, of whatever moved last."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from ..enums import Indicator
from .view import NestedSlideView

WIDTH = 4
INSET = 3
LEAST = 36
"""A page's thumb is no shorter, however long the page; it still goes from end to end."""
RIM = 1
"""Of the palette's Window around it, so that it shows on a dark picture too."""
LINGER = 900
"""It goes when nothing has moved for this many milliseconds."""


class ScrollIndicator(QWidget):
    """Lies over a view and lets all input through. Its colour is the palette's WindowText, at four tenths, in a rim."""

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
            position, height, room = now.page_bar_position, now.page_bar_length, now.pager.height
            if 0 < height < LEAST < room:
                position, height = position * (room - LEAST) / (room - height), LEAST
            top = now.pager.y + position
        else:
            top, height = now.outer_bar_position, now.outer_bar_length
        if now.indicator == Indicator.none or height <= 0:
            self.hide()
        elif moved:
            self._linger.start()
            mirrored = self._view.layoutDirection() == Qt.LayoutDirection.RightToLeft
            x = INSET if mirrored else self._view.width() - INSET - WIDTH
            thumb = QRect(x, round(top) + INSET, WIDTH, max(round(height) - 2 * INSET, 2 * WIDTH))
            self.setGeometry(thumb.adjusted(-RIM, -RIM, RIM, RIM))
            self.raise_()
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draws the thumb."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        for role, alpha, inset in ((QPalette.ColorRole.Window, 0.3, 0), (QPalette.ColorRole.WindowText, 0.42, RIM)):
            color = self.palette().color(role)
            color.setAlphaF(alpha)
            painter.setBrush(color)
            frame = whole.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(frame, frame.width() / 2, frame.width() / 2)
