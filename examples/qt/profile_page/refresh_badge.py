"""What a pull to refresh shows: an arc that grows with the pull, and turns while it refreshes."""

from __future__ import annotations

from nestedslide import RefreshState
from nestedslide.qt import NestedSlideView
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from . import look

SIDE = 36
TURN = 16
"""Milliseconds between two steps of the arc; it turns only while it refreshes."""


class RefreshBadge(QWidget):
    """Lies over the cover."""

    def __init__(self, view: NestedSlideView) -> None:
        super().__init__(view)
        self._view = view
        self._angle = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName("Refreshing")
        self.resize(SIDE, SIDE)
        self.hide()
        self._timer = QTimer(self)
        self._timer.setInterval(TURN)
        self._timer.timeout.connect(self._turn)
        view.moved.connect(self._follow)

    def _follow(self) -> None:
        now = self._view.now
        pull, turning = -now.outer, now.refresh == RefreshState.refreshing
        self.setVisible(pull > 4 and now.refresh != RefreshState.idle)
        if turning != self._timer.isActive():
            self._timer.start() if turning else self._timer.stop()
        if self.isVisible():
            self.move((self._view.width() - SIDE) // 2, round(min(pull, 64) - SIDE) // 2 + 8)
            self.raise_()
            self.update()

    def _turn(self) -> None:
        self._angle = (self._angle + 6) % 360
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.SURFACE)
        painter.drawEllipse(self.rect())
        share = 0.75 if self._timer.isActive() else min(-self._view.now.outer / 64, 1.0)
        painter.setPen(QPen(look.ACCENT, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(QRectF(self.rect()).adjusted(10, 10, -10, -10), 16 * (90 - self._angle), -round(5760 * share))
