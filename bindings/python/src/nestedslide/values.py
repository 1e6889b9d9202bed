"""What a coordinator answers with: plain immutable values, safe to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .enums import CollapseState, Direction, EventType, Indicator, Phase, RefreshState, Source, TouchState

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from ._frozen import dataclass

OUTER = -1
"""The outer scroll view, where a page's number would stand."""

PAGER = -3
"""A pager of the host's, where a page's number would stand."""


class Rect(NamedTuple):
    """A rectangle in points, in the viewport's coordinates unless said otherwise.

    >>> Rect(0, 240, 390, 60).bottom
    300
    """

    x: float
    """The left edge, points."""
    y: float
    """The upper edge, points."""
    width: float
    """Points."""
    height: float
    """Points."""

    @property
    def right(self) -> float:
        """The right edge, points."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge, points."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle: x and y in points."""
        return self.x + self.width / 2, self.y + self.height / 2


class Insets(NamedTuple):
    """Margins in points."""

    top: float
    """Points."""
    left: float
    """Points."""
    bottom: float
    """Points."""
    right: float
    """Points."""


class Snapshot(NamedTuple):
    """Everything a host draws from. Offsets are those seen: rubber-banded when pulled."""

    phase: Phase
    """What the coordinator is doing."""
    collapse_state: CollapseState
    """Whether the header is open, on its way or pinned."""
    at_rest: bool
    """Nothing moves and nothing is held."""
    needs_frame: bool
    """The next advance will change something."""
    page_index: int
    """The current page, -1 for none."""
    page_count: int
    """How many pages there are."""
    transition_from: int
    """The pages between which the pager is, -1 when it is at rest on one."""
    transition_to: int
    """See ``transition_from``."""
    visible_pages: int
    """How many pages show."""
    events_queued: int
    """How many events wait to be polled."""
    events_lost: int
    """How many there was no room for, since the coordinator was made."""
    indicator: Indicator
    """Whose scroll indicator shows."""
    refresh: RefreshState
    """Of what a pull would refresh, the whole or the current page."""
    touch: TouchState
    """How the touch of the pointers stands, for the host's own buttons."""
    can_retarget: bool
    """``retarget`` may change where the motion will end."""
    time: float
    """The time of the last frame or advance, seconds."""
    outer: float
    """Offset of the whole, points."""
    inner: float
    """Offset of the current page, points."""
    path: float
    """``outer + inner``, points."""
    range: float
    """The collapse range: how far the whole scrolls until the header is collapsed, points."""
    max_outer: float
    """The range, or less on a short page, points."""
    max_inner: float
    """The end of the current page's range, points."""
    overscroll: float
    """Seen overshoot: top negative, bottom positive, points."""
    collapse: float
    """How far the header is collapsed, a fraction: 0 open, 1 collapsed."""
    header_shown: float
    """How much of the header shows, a fraction: 1 all of it."""
    header_stretch: float
    """How far the header is pulled beyond its height, points."""
    velocity_x: float
    """Of the pager, points per second in offset direction."""
    velocity_y: float
    """Of the path, points per second in offset direction."""
    rest_outer: float
    """Where the vertical motion will end: offset of the whole, points."""
    rest_inner: float
    """The same of the current page, points."""
    unconsumed_x: float
    """What the last input did not use, across, points."""
    unconsumed_y: float
    """The same along the path, points."""
    page_position: float
    """In pages: 1.5 is half way from page 1 to page 2."""
    transition_progress: float
    """How far the turn from ``transition_from`` is, a fraction."""
    header: Rect
    """The header, points of the viewport."""
    hover: Rect
    """The bar that sticks, points of the viewport."""
    pager: Rect
    """Where pages show, points of the viewport."""
    outer_bar_position: float
    """The whole's scroll indicator: points from the viewport's top."""
    outer_bar_length: float
    """Its length, points."""
    page_bar_position: float
    """The current page's scroll indicator: points from the pager's top."""
    page_bar_length: float
    """Its length, points."""
    tab_offset: float
    """How far the strip of tabs is scrolled, points."""
    tab_indicator: Rect
    """The mark of the current tab, points of the hover bar."""
    page_goal: int
    """The page at which the pager comes to rest, as far as that is decided; -1 for none."""
    direction: Direction
    """Which way header and page move, or a hand has moved them last; ``Direction.none`` if neither."""


@dataclass(frozen=True)
class Page:
    """One page."""

    index: int
    """Its number, from 0."""
    needed: bool
    """The host should have made this page."""
    visible: bool
    """Some of it shows."""
    refresh: RefreshState
    """Of the page's own."""
    loading: bool
    """More has been asked for by a load_more event and has not come yet."""
    content_height: float
    """How high its content is, points."""
    offset: float
    """How far it is scrolled, points; overscroll included."""
    max_offset: float
    """The end of its range, points."""
    frame: Rect
    """Points of the viewport; the page's content begins at ``frame.y - offset``."""


_FIELDS_OF: dict[EventType, tuple[str, ...]] = {
    EventType.drag_began: ("source",),
    EventType.drag_ended: ("source", "will_decelerate"),
    EventType.offset_changed: ("outer", "inner", "index"),
    EventType.pinned: ("outer", "inner"),
    EventType.unpinned: ("outer", "inner"),
    EventType.page_scrolled: ("index", "from_", "to", "position", "progress"),
    EventType.page_needed: ("index",),
    EventType.page_released: ("index",),
    EventType.page_appeared: ("index",),
    EventType.page_disappeared: ("index",),
    EventType.page_transition_began: ("from_", "to"),
    EventType.page_transition_ended: ("from_", "to", "cancelled"),
    EventType.page_changed: ("index",),
    EventType.indicators_changed: ("state",),
    EventType.refresh_changed: ("state", "index"),
    EventType.load_more: ("index",),
}


_STATES_OF: dict[EventType, type[Indicator] | type[RefreshState]] = {
    EventType.indicators_changed: Indicator,
    EventType.refresh_changed: RefreshState,
}


@dataclass(frozen=True, repr=False)
class Event:
    """Something that happened. What its type does not set is 0 or false, an index -1; its repr leaves that out.

    >>> Event(EventType.page_changed, time=0.5, index=2)
    Event(page_changed, time=0.5, index=2)
    """

    type: EventType
    """What happened."""
    time: float
    """The instant when it happened, seconds."""
    index: int = -1
    """The page's number."""
    from_: int = -1
    """The page turned from: C's ``from``, which is a keyword here."""
    to: int = -1
    """The page turned to."""
    cancelled: bool = False
    """The turn came back to where it began."""
    will_decelerate: bool = False
    """The drag goes on as a fling or a spring."""
    source: Source = Source.touch
    """What was dragged with."""
    state: int = 0
    """A number; ``named_state`` says what it means."""
    outer: float = 0.0
    """Offset of the whole, points."""
    inner: float = 0.0
    """Offset of the page, points."""
    position: float = 0.0
    """Of the pager, in pages."""
    progress: float = 0.0
    """How far the turn is, a fraction."""

    @property
    def name(self) -> str:
        """The event's name as scenarios write it."""
        return self.type.name

    @property
    def named_state(self) -> Indicator | RefreshState | None:
        """``state`` as what it means for this type of event; None where it means nothing.

        >>> Event(EventType.refresh_changed, time=0.5, state=2).named_state
        <RefreshState.armed: 2>
        """
        kind = _STATES_OF.get(self.type)
        return None if kind is None else kind.from_library(self.state)

    def __repr__(self) -> str:
        values = "".join(f", {name.rstrip('_')}={self._shown(name)}" for name in _FIELDS_OF.get(self.type, ()))
        return f"Event({self.type}, time={self.time}{values})"

    def _shown(self, name: str) -> object:
        return self.named_state if name == "state" else getattr(self, name)


class Correction(NamedTuple):
    """What a host has to do to a scroll view of its own."""

    view: int
    """The page's number, OUTER or PAGER."""
    heir: int | None
    """The view that the velocity is for, if any."""
    offset: float
    """Where to put the view, points."""
    velocity: float
    """What it lost at the seam, points per second: a fling of the heir can go on with it."""
    token: int
    """For ``observe``: the view was moved by this correction."""


class Edge(NamedTuple):
    """What the ends that do not overscroll were given, for a glow or a stretch of the host's; in offset direction."""

    pull_x: float
    """How far the gesture has pulled beyond the pager's end, points; 0 again as soon as it turns."""
    pull_y: float
    """The same beyond an end of the path, points."""
    velocity_x: float
    """Reserved, 0: a page turn ends on its page. Points per second."""
    velocity_y: float
    """What the end of the path absorbed of the last fling, points per second, until the next touch or motion."""
    shown_x: float
    """How far the pager's end is stretched with ``edge_shown``, points: it follows a pull and springs back."""
    shown_y: float
    """The same at the ends of the path, points."""
