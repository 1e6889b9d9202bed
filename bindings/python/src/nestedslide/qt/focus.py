"""What gets the focus comes into view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Callable

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ..enums import Align
from .engine import Engine
from .fingers import Fingers

MARGIN = 8
"""Points that are shown around it."""


class FocusFollower(QObject):
    """Reveals what of a view gets the focus: at once, or when the finger that gave it the focus has tapped.

    While a finger is down it may still drag, and a command would take the gesture from it.
    """

    def __init__(self, view: QWidget, fingers: Fingers, reveal: Callable[[QWidget], None]) -> None:
        super().__init__(view)
        self._view = view
        self._fingers = fingers
        self._reveal = reveal
        self._unrevealed: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._changed)

    def lifted(self, tapped: bool) -> None:
        """The last finger has left."""
        widget, self._unrevealed = self._unrevealed, None
        if tapped and widget is not None and isValid(widget):
            self._reveal(widget)

    def _changed(self, before: QWidget | None, now: QWidget | None) -> None:
        view = self._view
        inside = now is not None and now is not view and view.isAncestorOf(now) and view.isVisible()
        self._unrevealed = now if inside else None
        if not self._fingers:
            self.lifted(True)


def reveal(
    engine: Engine, view: QWidget, header: QWidget | None, pages: Sequence[QWidget | None], widget: QWidget
) -> None:
    """Scrolls as far as it must for a widget in the header or in a page to be seen; not for a page as a whole."""
    coordinator = engine.coordinator
    index, page = next(
        ((n, each) for n, each in enumerate(pages) if each is not None and each.isAncestorOf(widget)), (-1, None)
    )
    if page is not None and page is not widget:
        frame = QRect(widget.mapTo(page, QPoint()), widget.size()).adjusted(0, -MARGIN, 0, MARGIN)
        engine.run(lambda: coordinator.reveal(frame.y(), frame.height(), index, Align.nearest, animated=True))
    elif header is not None and header.isAncestorOf(widget):
        seen = view.rect().intersected(header.geometry())
        if not seen.contains(QRect(widget.mapTo(view, QPoint()), widget.size())):
            top = max(widget.mapTo(header, QPoint()).y() - MARGIN, 0)
            engine.run(lambda: coordinator.scroll_to(outer=top, animated=True))
