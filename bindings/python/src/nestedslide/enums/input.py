"""What a host tells."""

from __future__ import annotations

from .named import Named


class Source(Named):
    """What a host's recogniser saw."""

    touch = 0
    mouse = 1
    pen = 2
    trackpad = 3


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
