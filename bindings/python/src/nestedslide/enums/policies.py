"""What a coordinator does, as its settings say."""

from __future__ import annotations

from .named import Named


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


class Bounces(Named):
    """Where the path's ends give when they are pulled."""

    never = 0
    always = 1
    scrollable = 2


class FarTurns(Named):
    """What a command shows that turns over more than one page."""

    pair = 0
    pass_ = 1


class Indicators(Named):
    """Which scroll indicators may show."""

    none = 0
    page = 1
    switch = 2


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


class SnapStrictness(Named):
    """Whether a page's path rests on its snap areas: where one is near, or always."""

    proximity = 0
    mandatory = 1
