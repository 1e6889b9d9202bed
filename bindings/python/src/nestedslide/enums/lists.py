"""What lists are made of, and what becomes of their items.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .named import Named


class Layout(Named):
    """How a list's section places its items.

    - ``list``: One below the other.
    - ``grid``: In lines of columns of one width; a line is as high as its highest item.
    - ``waterfall``: Each in the column that ends highest up, of several the first; one without items ends
      ``line_spacing`` above the first item.
    """

    list = 0
    grid = 1
    waterfall = 2


class Anchor(Named):
    """Which item of a list keeps its place on the screen when something above it changes.

    An item named by ``ListLayout.set_anchor`` goes before.

    - ``none``: Nothing: the offset stays.
    - ``visible``: The first item, header or footer that is seen below overlap.
    - ``scrolled``: The same, but at offset 0 nothing: what comes in there pushes the rest down.
    """

    none = 0
    visible = 1
    scrolled = 2


class Grows(Named):
    """The edge at which a list begins; it becomes longer at the other one.

    - ``down``: From the top down.
    - ``up``: From its end upwards: a chat.
    """

    down = 0
    up = 1


class ListSnap(Named):
    """Which parts of a list are snap areas of its page.

    - ``none``: None.
    - ``items``: Items.
    - ``sections``: Sections, from header to footer.
    """

    none = 0
    items = 1
    sections = 2


class ItemKind(Named):
    """In place of an item's index.

    - ``header``: Its section's header.
    - ``footer``: Its section's footer.
    - ``none``: None.
    """

    header = -1
    footer = -2
    none = -3


class ItemFlag(Named):
    """What else is known of an item; added together.

    - ``stuck``: A header or footer that is not at its own place, but stuck or pushed.
    - ``estimated``: Its height is its section's estimate: the host should measure it.
    """

    stuck = 1
    estimated = 2


class ItemChangeKind(Named):
    """What became of an item between two calls of ``ListLayout.update``.

    - ``left``: Its view can be used for another.
    - ``entered``: It needs a view.
    """

    left = 0
    entered = 1
