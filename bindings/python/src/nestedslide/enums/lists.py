"""What lists are made of, and what becomes of their items."""

from __future__ import annotations

from .named import Named


class Layout(Named):
    """How a list's section places its items."""

    list = 0
    grid = 1
    waterfall = 2


class Anchor(Named):
    """What of a list keeps its place on the screen when something above it changes."""

    none = 0
    visible = 1
    scrolled = 2


class ItemKind(Named):
    """What stands where an item's index would stand."""

    header = -1
    footer = -2
    none = -3


class ItemFlag(Named):
    """What else is known of an item; added together."""

    stuck = 1
    estimated = 2


class ItemChangeKind(Named):
    """What became of an item."""

    left = 0
    entered = 1
