"""A page's place in a view: it clips what it holds, and knows how high that is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, Protocol, Union, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QRect, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from ..coordinator import Coordinator
from .geometry import edges

if TYPE_CHECKING:
    from .._structs import PageStruct


class PageHost(Protocol):
    """What a page may ask of the view that it is in."""

    @property
    def coordinator(self) -> Coordinator:
        """The engine."""

    @property
    def pages_edited(self) -> SignalInstance:
        """Pages came or went; also when the layout's direction has changed."""

    def run(self, command: Callable[[], object]) -> None:
        """Gives the engine a command at the time it is, and sees that what comes of it is shown."""


@runtime_checkable
class ScrollsItself(Protocol):
    """A page that is as large as what is seen of it and draws its content at an offset, as a ListPage does."""

    def attach(self, view: PageHost, page: int) -> None:
        """It is a page from now on, and tells the view's coordinator how high its content is."""

    def detach(self) -> None:
        """It is none any more."""

    def place(self, offset: float) -> None:
        """Its offset in points; called in every frame in which the page is seen."""

    def go_to_end(self) -> None:
        """The End key: where the end is may only be known when it is there."""


Content = Union[QWidget, Callable[[], QWidget]]
"""A page's widget, or what makes it when it is needed; that one is dropped again when it is needed no more."""


class PageSlot(QWidget):
    """Holds one page. A plain widget is as high as its height for width, or its size hint, and moves in here."""

    measured = Signal(object, float)
    """This slot has become so high."""

    def __init__(self, title: str, content: Content, pager: QWidget) -> None:
        super().__init__(pager)
        self.title = title
        self.setAccessibleName(title)
        self.hide()
        self._width = 0
        self._make = None if isinstance(content, QWidget) else content
        self.widget: QWidget | None = None
        self._height = 0.0
        if isinstance(content, QWidget):
            self._hold(content)

    @property
    def scrolls_itself(self) -> ScrollsItself | None:
        """The widget, where it draws its content at an offset."""
        return self.widget if isinstance(self.widget, ScrollsItself) else None

    def make(self, view: PageHost, page: int) -> None:
        """The page is needed."""
        if self.widget is None and self._make is not None:
            self._hold(self._make())
            self.attach(view, page)

    def attach(self, view: PageHost, page: int) -> None:
        """The engine has this page by now: it is told how high it is."""
        if self.scrolls_itself is not None:
            self.scrolls_itself.attach(view, page)
        else:
            self.measure()

    def drop(self) -> None:
        """The page is needed no more: what can be made again goes."""
        if self._make is not None and self.widget is not None:
            self.release()
            self.widget.deleteLater()
            self.widget = None

    def release(self) -> None:
        """Lets go of the widget."""
        if self.scrolls_itself is not None:
            self.scrolls_itself.detach()
        if self.widget is not None:
            self.widget.removeEventFilter(self)

    def measure(self, width: int | None = None) -> float:
        """How high the page is at a width, or at the one it had; where that has changed it is told."""
        if width is not None:
            self._width = width
        if self.widget is not None and self.scrolls_itself is None:
            height = _height(self.widget, self._width)
            if height != self._height:
                self._height = height
                self.measured.emit(self, height)
        return self._height

    def place(self, page: PageStruct, pager: QRect) -> None:
        """Puts the slot at the page's frame, and the widget at its offset."""
        frame = page.frame
        seen = edges(frame.x, frame.y, frame.width, frame.height)
        self.setGeometry(seen.translated(-pager.topLeft()))
        if self.widget is not None:
            if self.scrolls_itself is not None:
                self.widget.setGeometry(self.rect())
                self.scrolls_itself.place(page.offset)
            else:
                y = round(frame.y - page.offset) - seen.y()
                # One that is shorter fills its page all the same.
                self.widget.setGeometry(0, y, seen.width(), max(round(self._height), seen.height()))
        self.show()

    def event(self, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.LayoutRequest:
            self.measure()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802, D102
        if event.type() == QEvent.Type.LayoutRequest:
            self.measure()
        return False

    def _hold(self, widget: QWidget) -> None:
        self.widget = widget
        widget.setParent(self)
        widget.installEventFilter(self)
        widget.show()


def _height(widget: QWidget, width: int) -> float:
    layout = widget.layout()
    if layout is not None:
        layout.activate()
    height = widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
    return float(min(max(height, widget.minimumHeight()), widget.maximumHeight()))
