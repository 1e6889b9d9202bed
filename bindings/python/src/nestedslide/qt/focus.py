"""What gets the focus comes into view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from ..enums import Align

if TYPE_CHECKING:
    from .view import NestedSlideView

MARGIN = 8
"""Points that are shown around it."""


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
