"""Qt's own pager: the pages side by side in a scroll area, which wheel and trackpad move sideways.

It settles on the nearer page by itself, as pagers of toolkits do. The engine is told where it is, by a Coordination of
`nestedslide.qt`, and moves it only where it turns pages itself, as after a click on a tab.
"""

from __future__ import annotations

from collections.abc import Iterable

from nestedslide import Page
from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QTimer
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

from .pages import bare

QUIET = 150
"""Milliseconds without a step of the wheel after which it settles, and how long that takes."""
SETTLING = 220


class Pager(QScrollArea):
    """Holds the pages that are made."""

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        bare(self)
        self.pages: dict[int, QAbstractScrollArea] = {}
        self._count = count
        self._row = QWidget()
        self.setWidget(self._row)
        self.settling = QPropertyAnimation(self.horizontalScrollBar(), b"value", self)
        self.settling.setDuration(SETTLING)
        self.settling.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET)
        self._quiet.timeout.connect(self._settle)

    def insert(self, index: int, page: QAbstractScrollArea) -> None:
        """Takes in a page, as large as the pager."""
        self.pages[index] = page
        page.setParent(self._row)
        page.setGeometry(index * self.width(), 0, self.width(), self.height())

    def take(self, index: int) -> QAbstractScrollArea:
        """Gives a page back."""
        page = self.pages.pop(index)
        page.hide()
        page.setParent(None)
        return page

    def show_pages(self, showing: Iterable[Page]) -> None:
        """Shows these pages where the engine has them: in a far turn the target lies beside the page it left."""
        places = {page.index: page.frame for page in showing}
        for index, widget in self.pages.items():
            widget.setVisible(index in places)
            if index in places:
                widget.move(self.horizontalScrollBar().value() + round(places[index].x), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """The row is as long as all pages, those that are not made included."""
        super().resizeEvent(event)
        self._row.setFixedSize(self._count * self.width(), self.height())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Sideways it is the pager's; up and down it goes on to the view around."""
        way = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()
        if abs(way.x()) <= abs(way.y()):
            event.ignore()
            return
        self.settling.stop()
        super().wheelEvent(event)
        event.accept()
        self._quiet.start()

    def _settle(self) -> None:
        place = round(self.horizontalScrollBar().value() / self.width()) * self.width()
        if place != self.horizontalScrollBar().value():
            self.settling.setEndValue(place)
            self.settling.start()
