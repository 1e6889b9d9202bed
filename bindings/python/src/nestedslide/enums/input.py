"""What a host tells.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Source(Named):
    """What a host's recogniser saw; told on in the drag events.

    - ``touch``: A finger.
    - ``mouse``: A mouse with a button down.
    - ``pen``: A pen.
    - ``trackpad``: Fingers on a trackpad.
    """

    touch = 0
    mouse = 1
    pen = 2
    trackpad = 3


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
    """Where a wheel step stands in a trackpad's gesture.

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
    """Where something lies in what is seen.

    - ``start``: At its top.
    - ``center``: In its middle.
    - ``end``: At its bottom.
    - ``nearest``: No further than it must; not at all where all of it is seen. Not for snap areas.
    """

    start = 0
    center = 1
    end = 2
    nearest = 3


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
    """

    header = -1
    hover = -2


class MovedBy(Named):
    """What moved a scroll view that is observed.

    - ``drag``: A finger, a mouse or a wheel.
    - ``inertia``: What follows a drag: deceleration, bounce.
    - ``program``: The program: it is never held back.
    - ``scroll_to_top``: The toolkit's own way to the top.
    """

    drag = 0
    inertia = 1
    program = 2
    scroll_to_top = 3
