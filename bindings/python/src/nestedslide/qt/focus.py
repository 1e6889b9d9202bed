"""What gets the focus comes into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ..enums import Align
from .fingers import Fingers

if TYPE_CHECKING:
    from .view import NestedSlideView

MARGIN = 8
"""Points that are shown around it."""


class FocusFollower(QObject):
    """Reveals what of a view gets the focus: at once, or when the finger that gave it the focus has tapped.

    While a finger is down it may still drag, and a command would take the gesture from it.
    """

    def __init__(self, view: NestedSlideView, fingers: Fingers) -> None:
        super().__init__(view)
        self._view = view
        self._fingers = fingers
        self._unrevealed: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._changed)

    def lifted(self, tapped: bool) -> None:
        """The last finger has left."""
        widget, self._unrevealed = self._unrevealed, None
        if tapped and widget is not None and isValid(widget):
            reveal(self._view, widget)

    def _changed(self, before: QWidget | None, now: QWidget | None) -> None:
        view = self._view
        inside = now is not None and now is not view and view.isAncestorOf(now) and view.isVisible()
        self._unrevealed = now if inside else None
        if not self._fingers:
            self.lifted(True)


def reveal(view: NestedSlideView, widget: QWidget) -> None:
    """Scrolls as far as it must for a widget in the header or in a page to be seen; not for a page as a whole."""
    coordinator = view.coordinator
    pages = enumerate(view.page(index) for index in range(len(view.titles)))
    index, page = next(((n, each) for n, each in pages if each is not None and each.isAncestorOf(widget)), (-1, None))
    header = view.header
    if page is not None and page is not widget:
        frame = QRect(widget.mapTo(page, QPoint()), widget.size()).adjusted(0, -MARGIN, 0, MARGIN)
        view.run(lambda: coordinator.reveal(frame.y(), frame.height(), index, Align.nearest, animated=True))
    elif header is not None and header.isAncestorOf(widget):
        seen = view.rect().intersected(header.geometry())
        if not seen.contains(QRect(widget.mapTo(view, QPoint()), widget.size())):
            top = max(widget.mapTo(header, QPoint()).y() - MARGIN, 0)
            view.run(lambda: coordinator.scroll_to(outer=top, animated=True))
