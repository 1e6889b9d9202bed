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
    - ``snapping``: It goes to where header or page may rest.
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


class Touch(Named):
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
    """

    idle = 0
    pulling = 1
    armed = 2
    refreshing = 3
    finishing = 4


class EventType(Named):
    """What happened.

    Every event carries type and time, the instant at which it happened; the other fields it sets are named here.

    - ``scroll_began``: Anything begins to move from rest.
    - ``scroll_ended``: It rests again.
    - ``drag_began``: source: a gesture begins to move something.
    - ``drag_ended``: source, ``will_decelerate``: it has ended.
    - ``deceleration_began``: A fling, bounce or page settling begins.
    - ``deceleration_ended``: It has ended or was caught.
    - ``offset_changed``: outer, inner, index: an offset changed; index is the page that moves, the one that is coming
      while pages turn; once a call.
    - ``pinned``: outer, inner: the header is fully collapsed.
    - ``unpinned``: outer, inner: it is no longer.
    - ``page_scrolled``: index, from, to, position, progress: the pager moved; once a call.
    - ``page_needed``: index: the host should make this page.
    - ``page_released``: index: the host may drop this page.
    - ``page_appeared``: index: more than ``load_threshold`` of the page shows.
    - ``page_disappeared``: index: it does no longer.
    - ``page_transition_began``: from, to: a page turn begins.
    - ``page_transition_ended``: from, to, cancelled: it has ended.
    - ``page_changed``: index: the current page's number, -1 for none.
    - ``settled``: All at rest again; always the last.
    - ``scrolled_to_top``: The motion of ``scroll_to_top`` has ended there.
    - ``indicators_changed``: state: which scroll indicator shows, ``Indicator``.
    - ``refresh_changed``: state, index: how a pull to refresh stands, ``RefreshState``, and on which page, -1 for the
      whole.
    - ``load_more``: index: less than ``load_more_distance`` is left to the page's end.
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
