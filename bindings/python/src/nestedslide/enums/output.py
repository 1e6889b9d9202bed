"""What a coordinator answers."""

from __future__ import annotations

from .named import Named


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


class Touch(Named):
    """How the touch of the pointers stands, for the host's own buttons."""

    none = 0
    waiting = 1
    pressed = 2
    dragged = 3
    tapped = 4


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
