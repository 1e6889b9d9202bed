"""Dragging a row of the guestbook to another place in its month: by the right button of the mouse.

The engine is not told of that pointer. Near an edge of the page it scrolls by itself as long as the row is held there.
"""

from __future__ import annotations

from dataclasses import dataclass

from nestedslide import Coordinator

from .feed import GUESTBOOK, Feed
from .lists import Lists
from .theme import clamp

# How far from an edge it begins to scroll, in points, and how fast it is at the edge, in points a second.
ZONE = 96.0
SPEED = 1400.0


@dataclass
class Held:
    """The row that is dragged."""

    section: int
    item: int
    number: int
    grip: float
    """How far below its top it is held."""
    y: float
    """Where the pointer is."""


class Reorder:
    """Follows the pointer that drags a row."""

    def __init__(self, coordinator: Coordinator, lists: Lists) -> None:
        self._coordinator = coordinator
        self._lists = lists
        self.held: Held | None = None

    def begin(self, x: float, y: float, feed: Feed) -> None:
        """Takes hold of the row at a point, where there is one."""
        snapshot = self._coordinator.snapshot()
        if snapshot.page_index != GUESTBOOK or y < snapshot.pager.y:
            return
        place = self._content_y(y)
        path = self._lists[GUESTBOOK].item_at(x, place)
        if path is None or path.item < 0:
            return
        frame = self._lists[GUESTBOOK].frames(path.section, path.item, 1)[0]
        number = feed.note_number(path.section, path.item)
        self.held = Held(path.section, path.item, number, place - frame.y, y)
        self.move(y)

    def move(self, y: float) -> None:
        """The pointer is elsewhere: near an edge it scrolls."""
        if self.held is None:
            return
        self.held.y = y
        snapshot = self._coordinator.snapshot()
        # The upper edge is that of the page, below the bar.
        top = snapshot.pager.y
        if y < top + ZONE and snapshot.collapse >= 1:
            self._coordinator.autoscroll("edge", clamp(y - top, 0, ZONE), ZONE, SPEED)
        else:
            self._coordinator.autoscroll("edge", max(y, ZONE), ZONE, SPEED)

    def end(self) -> None:
        """Lets go of the row: it stays where it is."""
        self.held = None
        self._coordinator.autoscroll("off")

    def follow(self, feed: Feed) -> None:
        """The row goes to where the pointer is by now."""
        held = self.held
        if held is None:
            return
        layout = self._lists[GUESTBOOK]
        state = layout.state()
        # A row beyond what is seen is not where the pointer is.
        wanted = clamp(self._content_y(held.y), state.offset, state.offset + state.height - 1)
        path = layout.item_at(0, wanted)
        if path is None or path.section != held.section or path.item < 0 or path.item == held.item:
            return
        frame = layout.frames(path.section, path.item, 1)[0]
        is_below_middle = wanted > frame.y + frame.height / 2
        # Only once it is past the other row's middle: two of different heights would change places for ever.
        goal = path.item
        if path.item > held.item and not is_below_middle:
            goal -= 1
        elif path.item < held.item and is_below_middle:
            goal += 1
        if goal != held.item:
            layout.move_item(held.section, held.item, held.section, goal)
            feed.move_note(held.section, held.item, goal)
            held.item = goal

    def _content_y(self, y: float) -> float:
        page = self._coordinator.page(GUESTBOOK)
        return y - page.frame.y + page.offset
