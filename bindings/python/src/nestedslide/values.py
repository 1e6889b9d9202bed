"""What a coordinator answers with: plain immutable values, safe to keep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .enums import CollapseState, EventType, Indicator, Phase, RefreshState, Source, Touch

OUTER = -1
"""The outer scroll view, where a page's number would stand."""


class Rect(NamedTuple):
    """A rectangle in points, in the viewport's coordinates unless said otherwise.

    >>> Rect(0, 240, 390, 60).bottom
    300
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Insets(NamedTuple):
    """Margins in points."""

    top: float
    left: float
    bottom: float
    right: float


class Snapshot(NamedTuple):
    """Everything a host draws from. Offsets are those seen: rubber-banded when pulled."""

    phase: Phase
    collapse_state: CollapseState
    at_rest: bool
    """Nothing moves and nothing is held."""
    needs_frame: bool
    """The next advance will change something."""
    page_index: int
    """The current page, -1 for none."""
    page_count: int
    transition_from: int
    """The pages between which the pager is, -1 when it is at rest on one."""
    transition_to: int
    visible_pages: int
    events_queued: int
    events_lost: int
    indicator: Indicator
    """Whose scroll indicator shows."""
    refresh: RefreshState
    """Of what a pull would refresh, the whole or the current page."""
    touch: Touch
    """How the touch of the pointers stands, for the host's own buttons."""
    can_retarget: bool
    """``retarget`` may change where the motion will end."""
    time: float
    outer: float
    """Offset of the whole."""
    inner: float
    """Offset of the current page."""
    path: float
    """``outer + inner``."""
    range: float
    """The collapse range."""
    max_outer: float
    """The range, or less on a short page."""
    max_inner: float
    overscroll: float
    """Seen overshoot: top negative, bottom positive."""
    collapse: float
    """0 open, 1 collapsed."""
    header_shown: float
    header_stretch: float
    velocity_x: float
    velocity_y: float
    rest_outer: float
    """Where the vertical motion will end."""
    rest_inner: float
    unconsumed_x: float
    unconsumed_y: float
    page_position: float
    """In pages: 1.5 is half way from page 1 to page 2."""
    transition_progress: float
    header: Rect
    hover: Rect
    pager: Rect
    outer_bar_position: float
    """The whole's scroll indicator, from the viewport's top."""
    outer_bar_length: float
    page_bar_position: float
    """The current page's, from the pager's top."""
    page_bar_length: float
    tab_offset: float
    """How far the strip of tabs is scrolled."""
    tab_indicator: Rect
    """In the hover bar."""


@dataclass(frozen=True)
class Page:
    """One page."""

    index: int
    needed: bool
    """The host should have made this page."""
    visible: bool
    refresh: RefreshState
    """Of the page's own."""
    loading: bool
    """More has been asked for by a load_more event and has not come yet."""
    content_height: float
    offset: float
    max_offset: float
    frame: Rect
    """In the viewport; the page's content begins at ``frame.y - offset``."""


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
    time: float
    index: int = -1
    from_: int = -1
    """C's ``from``, which is a keyword here."""
    to: int = -1
    cancelled: bool = False
    will_decelerate: bool = False
    source: Source = Source.touch
    state: int = 0
    outer: float = 0.0
    inner: float = 0.0
    position: float = 0.0
    progress: float = 0.0

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
    """The page's number, or OUTER."""
    heir: int | None
    """The view that the velocity is for, if any."""
    offset: float
    """Where to put the view."""
    velocity: float
    """What it lost at the seam: a fling of the heir can go on with it."""


class Edge(NamedTuple):
    """What the ends were given that show no overscroll, for an effect of the host's; in offset direction."""

    pull_x: float
    """How far the gesture has pulled beyond the pager's end, points; 0 again as soon as it turns."""
    pull_y: float
    """... beyond an end of the path."""
    velocity_x: float
    """Reserved, 0: a page turn ends on its page."""
    velocity_y: float
    """What the end of the path absorbed of the last fling, points per second, until the next touch or motion."""


class Motion(NamedTuple):
    """What moves in every frame, for hosts that keep the rest."""

    generation: int
    """Another number whenever anything else in the snapshot has changed: then read that anew."""
    phase: Phase
    """What it is doing."""
    needs_frame: bool
    """The next ``advance`` will change something."""
    time: float
    """As the snapshot's, seconds; so are all the others."""
    outer: float
    inner: float
    path: float
    overscroll: float
    collapse: float
    velocity_x: float
    velocity_y: float
    page_position: float
    header_y: float
    header_height: float
    hover_y: float
    pager_y: float
    tab_offset: float
    indicator_x: float
    """Of the strip of tabs."""
    indicator_width: float
