"""What a list answers with: plain immutable values, safe to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, NoReturn

from .enums import ItemChangeKind
from .values import Rect

if TYPE_CHECKING:
    from .coordinator import Coordinator


class ItemPath(NamedTuple):
    """Which item it is: its section, and its index there, ``ItemKind.header`` or ``ItemKind.footer``."""

    section: int
    item: int


class Item(NamedTuple):
    """An item, or a section's header or footer, and where it is."""

    frame: Rect
    """Points from the content's left and top; on the screen it lies lower by the y where the page's content begins."""
    section: int
    item: int
    """Its index in the section, ``ItemKind.header`` or ``ItemKind.footer``."""
    slot: int
    """The number of its view that ``update`` has given it, -1 for none."""
    stuck: bool
    """A header or footer that is not at its own place."""
    estimated: bool
    """Its height is its section's estimate: the host should measure it."""

    @property
    def index(self) -> int:  # type: ignore[override]
        """The same as ``item``; not the search of a tuple, whose name it would have."""
        return self.item

    @property
    def count(self) -> NoReturn:
        """There is none: an item is one. A tuple's would count equal fields."""
        raise AttributeError("an Item has no count")

    @property
    def path(self) -> ItemPath:
        """Which item it is."""
        return ItemPath(self.section, self.item)


class ItemRange(NamedTuple):
    """From the first to the last of what is seen: items, headers and footers at their own places."""

    first: ItemPath
    last: ItemPath


class ItemChange(NamedTuple):
    """What came into view, or went out of it."""

    kind: ItemChangeKind
    slot: int
    """Of its view: the lowest number that is free when it enters; its own for as long as it is seen."""
    section: int
    """Where it is now; -1 for one that was removed."""
    item: int
    """Likewise; ``ItemKind.none`` for one that was removed."""


class ListState(NamedTuple):
    """How a list stands."""

    page: int | None
    """The page that it is attached to."""
    coordinator: Coordinator | None
    """The coordinator of that page."""
    section_count: int
    item_count: int
    """In all sections."""
    content_height: float
    """How high all of it is, points."""
    offset: float
    """As seen, overscroll included, points."""
    max_offset: float
    """The end of its range, points."""
    width: float
    """Of the list, points."""
    height: float
    """Of what is seen of it, points: less than the pager's while the header is open."""
