"""The enumerations of the C interface under the names that scenarios and keyword settings use.

Members are lower-case because their names are data: the same words stand in scenario files, in messages and in
settings, and each class can be called with such a word.

>>> HeaderMotion("quick_return")
<HeaderMotion.quick_return: 1>
>>> f"{Phase.idle}"
'idle'
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

NamedT = TypeVar("NamedT", bound="Named")


class Named(IntEnum):
    """An integer of the C interface that also answers to its name."""

    def __str__(self) -> str:
        return self.name

    def __format__(self, spec: str) -> str:
        return format(self.name, spec)

    @classmethod
    def _missing_(cls, value: object) -> Named | None:
        return cls.__members__.get(value) if isinstance(value, str) else None

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """All names, in the order of their values."""
        return tuple(cls.__members__)

    @classmethod
    def from_library(cls: type[NamedT], value: int) -> NamedT:
        """The member for a number the library wrote.

        A later library of the same ABI may write a number that is not known here. That must not break a host that
        does not care, so it becomes a member without a word of its own.

        >>> Phase.from_library(99).name
        'unknown_99'
        """
        try:
            return cls(value)
        except ValueError:
            member = int.__new__(cls, value)
            member._name_ = f"unknown_{value}"
            member._value_ = value
            return member


class Status(Named):
    """The outcome of a call: ``ok`` or one of the errors."""

    ok = 0
    invalid_argument = -1
    not_finite = -2
    out_of_range = -3
    invalid_handle = -4
    stale_handle = -5
    invalid_state = -6
    time_went_back = -7
    struct_size = -8
    buffer_too_small = -9
    out_of_memory = -10
    busy = -11
    reentrant = -12
    unsupported = -13
    corrupt_data = -14


class Physics(Named):
    """A preset of numbers and curves for flings, rubber bands and bounces."""

    ios = 0
    ios_fast = 1
    android = 2
    desktop = 3


class FlingCurve(Named):
    """How a fling slows down."""

    exponential = 0
    spline = 1
    constant = 2
    chromium = 3


class VelocityEstimator(Named):
    """How a finger's velocity is taken from its last positions."""

    weighted = 0
    least_squares = 1
    impulse = 2
    mean = 3


class RepeatedFlings(Named):
    """What a fling gets of the one that its touch caught."""

    none = 0
    add = 1
    carry = 2


class Chain(Named):
    """What becomes of a movement beyond an end."""

    auto = 0
    contain = 1
    none = 2


class HeaderMotion(Named):
    """Which of header and page moves first."""

    header_first = 0
    quick_return = 1
    quick_return_minimum = 2
    fixed = 3
    content_first = 4


class HeaderSnap(Named):
    """Where a header that would rest half open goes."""

    none = 0
    direction = 1
    nearest = 2


class ScrollToTop(Named):
    """What the command to scroll to the top brings there."""

    whole = 0
    page_first = 1


class Indicators(Named):
    """Which scroll indicators may show."""

    none = 0
    page = 1
    switch = 2


class Indicator(Named):
    """Whose scroll indicator shows."""

    none = 0
    outer = 1
    page = 2


class RefreshState(Named):
    """How a pull to refresh stands."""

    idle = 0
    pulling = 1
    armed = 2
    refreshing = 3
    finishing = 4


class TabAlignment(Named):
    """Where a strip of tabs wider than the hover bar holds the selected one."""

    start = 0
    center = 1
    nearest = 2


class PartRule(Named):
    """What a part of the header does when the header collapses."""

    away = 0
    stays = 1
    returns = 2


class PartSnap(Named):
    """Whether a header that snaps may rest while this part of it is cut."""

    rest_anywhere = 0
    snaps = 1
    snaps_with_margins = 2


class Seam(Named):
    """What a fling that began above the pager does where the header is fully collapsed."""

    continuous = 0
    stop = 1
    resisted = 2


class Overscroll(Named):
    """What shows a pull beyond an end."""

    none = 0
    whole = 1
    page = 2
    both = 3


class PageMemory(Named):
    """What becomes of a page's offset while the header is open."""

    align = 0
    keep = 1
    reset_current = 2
    reset_all = 3


class ShortPage(Named):
    """What a page shorter than the pager does to the header."""

    pad = 0
    limit = 1
    hold = 2


class PageIndex(Named):
    """When the number of the current page changes."""

    settle = 0
    live = 1


class SwipeArea(Named):
    """Where a horizontal swipe may begin."""

    pages = 0
    all = 1


class Phase(Named):
    """What a coordinator is doing."""

    idle = 0
    dragging = 1
    decelerating = 2
    bouncing = 3
    snapping = 4
    paging = 5
    animating = 6


class CollapseState(Named):
    """How far the header is collapsed."""

    expanded = 0
    collapsing = 1
    pinned = 2


class Source(Named):
    """What a host's recogniser saw."""

    touch = 0
    mouse = 1
    pen = 2
    trackpad = 3


class Touch(Named):
    """How the touch of the pointers stands, for the host's own buttons."""

    none = 0
    waiting = 1
    pressed = 2
    dragged = 3
    tapped = 4


class PointerAction(Named):
    """What a pointer did."""

    down = 0
    move = 1
    up = 2
    cancel = 3


class WheelUnit(Named):
    """What the amounts of a wheel step count."""

    pixel = 0
    line = 1
    notch = 2


class WheelPhase(Named):
    """Where a wheel step stands in a trackpad's gesture."""

    none = 0
    began = 1
    changed = 2
    ended = 3
    momentum = 4


class Glide(Named):
    """How a wheel step in lines or notches moves."""

    spring = 0
    ease = 1
    impulse = 2


class Key(Named):
    """Keys that scroll."""

    down = 0
    up = 1
    page_down = 2
    page_up = 3
    space = 4
    home = 5
    end = 6
    left = 7
    right = 8


class Align(Named):
    """Where something lies in what is seen; ``nearest`` is for revealing only."""

    start = 0
    center = 1
    end = 2
    nearest = 3


class SnapStrictness(Named):
    """Whether a page's path rests on its snap areas: where one is near, or always."""

    proximity = 0
    mandatory = 1


class Axis(Named):
    """An axis that a region claims."""

    vertical = 1
    horizontal = 2


class RegionView(Named):
    """What a region lies in, where it is no page."""

    header = -1
    hover = -2


class MovedBy(Named):
    """What moved a scroll view of the host."""

    drag = 0
    inertia = 1
    program = 2
    scroll_to_top = 3


class EventType(Named):
    """What happened."""

    scroll_began = 1
    scroll_ended = 2
    drag_began = 3
    drag_ended = 4
    deceleration_began = 5
    deceleration_ended = 6
    offset_changed = 7
    pinned = 8
    unpinned = 9
    page_scrolled = 10
    page_needed = 11
    page_released = 12
    page_appeared = 13
    page_disappeared = 14
    page_transition_began = 15
    page_transition_ended = 16
    page_changed = 17
    settled = 18
    scrolled_to_top = 19
    indicators_changed = 20
    refresh_changed = 21
    load_more = 22


class StructKind(Named):
    """The structs whose sizes the library tells."""

    config = 0
    page_settings = 1
    snapshot = 2
    page = 3
    event = 4
    frame = 5
    header_part = 6
    correction = 7
    edge = 8
    region = 9
    snap_area = 10
