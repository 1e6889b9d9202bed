"""What a coordinator answers.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Phase(Named):
    """What the coordinator is doing.

    - ``idle``: Nothing.
    - ``dragging``: A gesture moves it.
    - ``decelerating``: A fling.
    - ``bouncing``: It springs back from beyond an end.
    - ``snapping``: It goes to a place at which header or page may rest.
    - ``paging``: The pager goes to a page.
    - ``animating``: A command, a key, a glide of the wheel, or heights that change.
    """

    idle = 0
    dragging = 1
    decelerating = 2
    bouncing = 3
    snapping = 4
    paging = 5
    animating = 6


class CollapseState(Named):
    """How far the header is collapsed.

    - ``expanded``: outer at 0 or below.
    - ``collapsing``: Between.
    - ``pinned``: outer at the collapse range or above.
    """

    expanded = 0
    collapsing = 1
    pinned = 2


class TouchState(Named):
    """How the touch of the pointers stands, for the host's own buttons.

    - ``none``: No pointer is down.
    - ``waiting``: Down, for less than ``press_delay``: a button does not show it yet.
    - ``pressed``: Down for longer: it may still become a tap.
    - ``dragged``: No tap any more: it moved beyond ``touch_slop``, or is not alone; or never one: it caught a fling, or
      a page turn that a swipe began.
    - ``tapped``: Lifted as a tap; until the next pointer event.
    """

    none = 0
    waiting = 1
    pressed = 2
    dragged = 3
    tapped = 4


class Indicator(Named):
    """Whose scroll indicator shows.

    - ``none``: None.
    - ``outer``: The whole's.
    - ``page``: The current page's.
    """

    none = 0
    outer = 1
    page = 2


class RefreshState(Named):
    """How a pull to refresh stands.

    - ``idle``: Nothing is pulled.
    - ``pulling``: A finger pulled, no further than ``refresh_height``; or what it pulled springs back.
    - ``armed``: A finger holds it beyond ``refresh_height``: let go, it refreshes.
    - ``refreshing``: Held open by ``refresh_height`` until ``end_refresh``.
    - ``finishing``: Closing.
    - ``second_armed``: A finger holds it beyond ``refresh_second_height``: let go, the second level opens. Since 0.2.
    - ``second``: Held open by ``refresh_second_height`` until ``end_refresh``. Since 0.2.
    - ``succeeded``: Closing, and the host has refreshed. Since 0.2.
    - ``failed``: Closing, and the host could not refresh. Since 0.2.
    """

    idle = 0
    pulling = 1
    armed = 2
    refreshing = 3
    finishing = 4
    second_armed = 5
    second = 6
    succeeded = 7
    failed = 8


class EventType(Named):
    """What happened.

    Every event carries type, time, the instant at which it happened, and source, what began the motion it belongs to;
    the other fields it sets are named here.

    - ``scroll_began``: source: anything begins to move from rest.
    - ``scroll_ended``: source: it rests again.
    - ``drag_began``: source: a gesture begins to move something.
    - ``drag_ended``: source, ``will_decelerate``: it has ended.
    - ``deceleration_began``: source: a fling, bounce or page settling begins.
    - ``deceleration_ended``: source: it has ended or was caught.
    - ``offset_changed``: source, outer, inner, index: an offset changed; index is the page that moves, the one that is
      coming while pages turn; once a call.
    - ``pinned``: source, outer, inner: the header is fully collapsed.
    - ``unpinned``: source, outer, inner: it is no longer.
    - ``page_scrolled``: source, index, from, to, position, progress: the pager moved; once a call.
    - ``page_needed``: source, index: the host should make this page.
    - ``page_released``: source, index: the host may drop this page.
    - ``page_appeared``: source, index: more than ``load_threshold`` of the page shows.
    - ``page_disappeared``: source, index: it does no longer.
    - ``page_transition_began``: source, from, to: a page turn begins.
    - ``page_transition_ended``: source, from, to, cancelled: it has ended.
    - ``page_changed``: source, index: the current page's number, -1 for none.
    - ``settled``: source: all rests again; always the last.
    - ``scrolled_to_top``: source: the motion of ``scroll_to_top`` has ended there.
    - ``indicators_changed``: source, state: which scroll indicator shows, ``Indicator``.
    - ``refresh_changed``: source, state, index: how a pull to refresh stands, ``RefreshState``, and on which page, -1
      for the whole.
    - ``load_more``: source, index: by ``load_more_distance`` or ``load_pull`` a page is to load more.
    - ``fling_left``: source, index: an end absorbed a fling: see ``edge``. Since 0.2.
    - ``page_goal_changed``: source, index: the pager comes to rest at another page than was told, -1 for none: a swipe
      was let go, a command began. Tabs can follow it at once. Since 0.3.
    - ``opened``: source, outer, inner: the header is fully open again. Since 0.3.
    """

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
    fling_left = 23
    page_goal_changed = 24
    opened = 25
