"""What a host tells.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Source(Named):
    """What begins a motion.

    Drag events say what the host's recogniser saw; every event of a motion says what began that motion, and if nothing
    moves it is PROGRAM.

    - ``touch``: A finger.
    - ``mouse``: A mouse with a button down.
    - ``pen``: A pen.
    - ``trackpad``: Fingers on a trackpad.
    - ``wheel``: A wheel. Since 0.2.
    - ``key``: A key. Since 0.2.
    - ``program``: Any other call of the host. Since 0.2.
    - ``fling``: It continues by itself after fingers have let go: a fling, a trackpad's momentum, the bounce, snap or
      page turn that follows a drag. Since 0.2.
    """

    touch = 0
    mouse = 1
    pen = 2
    trackpad = 3
    wheel = 4
    key = 5
    program = 6
    fling = 7


class PointerAction(Named):
    """What a pointer did.

    - ``down``: It touched.
    - ``move``: It moved while down.
    - ``up``: It lifted.
    - ``cancel``: The system took it away.
    """

    down = 0
    move = 1
    up = 2
    cancel = 3


class WheelUnit(Named):
    """Units of a wheel step.

    - ``pixel``: Points.
    - ``line``: 40 points.
    - ``notch``: 120 points.
    """

    pixel = 0
    line = 1
    notch = 2


class WheelPhase(Named):
    """The phase of a wheel step in a trackpad's gesture.

    - ``none``: A step by itself: a wheel's.
    - ``began``: Fingers begin to move.
    - ``changed``: They move on.
    - ``ended``: They have left.
    - ``momentum``: The system's own inertia after that.
    - ``momentum_ended``: That has come to its end. Since 0.2.
    """

    none = 0
    began = 1
    changed = 2
    ended = 3
    momentum = 4
    momentum_ended = 5


class Key(Named):
    """Keys.

    - ``down``: 40 points on.
    - ``up``: 40 points back.
    - ``page_down``: 87.5 % of the pager's height on.
    - ``page_up``: As much back.
    - ``space``: As ``page_down``.
    - ``home``: To the path's top.
    - ``end``: To its end.
    - ``left``: To the page at the left.
    - ``right``: To the page at the right.
    """

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
    """The place of something in the visible part.

    - ``start``: At its top.
    - ``center``: In its middle.
    - ``end``: At its bottom.
    - ``nearest``: No further than it must; not at all if all of it is seen. Not for snap areas.
    """

    start = 0
    center = 1
    end = 2
    nearest = 3


class Autoscroll(Named):
    """When the path scrolls by itself for a pointer.

    - ``off``: No more.
    - ``edge``: Near the viewport's upper and lower edge: a row is dragged, text is selected.
    - ``origin``: Away from the place at which it began: the middle button was pressed there.
    """

    off = 0
    edge = 1
    origin = 2


class Axis(Named):
    """The axes that a region claims; added together.

    - ``vertical``: Up and down.
    - ``horizontal``: Left and right.
    """

    vertical = 1
    horizontal = 2


class RegionView(Named):
    """In place of a page's index: what else a region may lie in.

    - ``header``: The header.
    - ``hover``: The hover bar.
    - ``viewport``: The viewport: it does not move, and lies over all else, as a floating button. Since 0.2.
    """

    header = -1
    hover = -2
    viewport = -3


class MovedBy(Named):
    """What moved a scroll view that is observed.

    - ``drag``: A finger, a mouse or a wheel.
    - ``inertia``: What follows a drag: deceleration, bounce.
    - ``program``: The program: it is never held back.
    - ``scroll_to_top``: The toolkit's own way to the top.
    - ``header_drag``: A drag that began above the pager; it matters if ``header_motion`` is content_first. Since 0.3.
    """

    drag = 0
    inertia = 1
    program = 2
    scroll_to_top = 3
    header_drag = 4


class EffectSource(Named):
    """What an effect follows, and what is 100 per cent of it.

    - ``more``: No effect of its own: a further stretch of the one before it.
    - ``collapse``: The snapshot's outer; per cent of range.
    - ``pages``: How far the pager is from page 0; per cent of a page.
    - ``offset``: A page's offset; per cent of its greatest.
    - ``overscroll``: The snapshot's overscroll; per cent of the viewport's height.
    - ``refresh``: How far the top is pulled down; per cent of ``refresh_height``.
    - ``item``: How far something in a page's content has come up from the viewport's bottom; at 100 per cent it is
      behind what is pinned, or beyond the viewport's top.
    """

    more = 0
    collapse = 1
    pages = 2
    offset = 3
    overscroll = 4
    refresh = 5
    item = 6


class EffectUnit(Named):
    """The unit of an effect's start and stop.

    - ``points``: Points.
    - ``percent``: Per cent of what the source says.
    """

    points = 0
    percent = 1


class Easing(Named):
    """How an effect goes from one number to another.

    The curves are those of CSS.

    - ``linear``: Straight.
    - ``ease``: cubic-bezier(0.25, 0.1, 0.25, 1).
    - ``ease_in``: cubic-bezier(0.42, 0, 1, 1).
    - ``ease_out``: cubic-bezier(0, 0, 0.58, 1).
    - ``ease_in_out``: cubic-bezier(0.42, 0, 0.58, 1).
    """

    linear = 0
    ease = 1
    ease_in = 2
    ease_out = 3
    ease_in_out = 4


class Bar(Named):
    """A scroll bar.

    - ``joined``: One for header and page together, along the viewport.
    - ``outer``: The snapshot's outer_bar.
    - ``page``: Its page_bar.
    """

    joined = 0
    outer = 1
    page = 2


class ThumbPhase(Named):
    """What becomes of a thumb that is dragged.

    - ``began``: It is taken hold of.
    - ``moved``: It is at another place.
    - ``ended``: It is let go.
    """

    began = 0
    moved = 1
    ended = 2


class Direction(Named):
    """Which way something scrolls, named for what comes into view.

    - ``none``: No way. Since 0.3.
    - ``up``: Towards the top.
    - ``down``: Towards the end of the page.
    - ``left``: Towards the page at the left.
    - ``right``: Towards the page at the right.
    """

    none = -1
    up = 0
    down = 1
    left = 2
    right = 3


class RefreshResult(Named):
    """How a refresh has ended: ``end_refresh``.

    - ``none``: Nothing is said: the pull closes as ``finishing``.
    - ``success``: There is new content: it closes as ``succeeded``.
    - ``failure``: It did not succeed: it closes as ``failed``.
    """

    none = 0
    success = 1
    failure = 2
