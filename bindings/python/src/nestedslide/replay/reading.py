"""What can be asked at one moment of a scenario, and how a key of ``expect`` asks it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Callable

from ..coordinator import Coordinator
from ..errors import NestedSlideError
from ..list_layout import ListLayout
from ..values import Correction, Page, Rect, Snapshot
from .kinds import Check, Key
from .lists import Lists


@dataclass(frozen=True)
class Reading:
    """What can be asked at one moment."""

    coordinator: Coordinator
    snapshot: Snapshot
    status: str
    corrections: tuple[Correction, ...] = ()
    """Those that the last observe or poll_corrections answered."""
    lists: Lists = field(default_factory=Lists)
    recorded: Callable[[], list[str]] = list
    """Answers the calls in its record."""

    def page(self, index: str | int) -> Page | None:
        """A page by its number or the key of an object; None where there is none."""
        try:
            return self.coordinator.page(int(index))
        except NestedSlideError:
            return None

    def tab(self, index: str) -> list[float] | None:
        """The frame of an item of the strip of tabs; None where there is none."""
        try:
            return list(self.coordinator.tab(int(index)))
        except NestedSlideError:
            return None

    def list_of_page(self) -> ListLayout | None:
        """The current page's list; None where it has none."""
        return self.lists.on(self.snapshot.page_index)

    def in_viewport(self, frame: Rect) -> list[float]:
        """A frame in the content of the current page, as it lies in the viewport."""
        page = self.coordinator.page(self.snapshot.page_index)
        return [page.frame.x + frame.x, page.frame.y - page.offset + frame.y, frame.width, frame.height]


Reader = Callable[[Reading, Any], Any]


@dataclass(frozen=True)
class Expectation:
    """A key of ``expect``."""

    check: Check
    read: Reader

    @property
    def key(self) -> Key:
        """As a row of the schema."""
        return Key(self.check)
