"""What a coordinator does, as its settings say.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

# ruff: noqa: D205

from __future__ import annotations

from .named import Named


class Bounces(Named):
    """When the path's ends give as they are pulled.

    - ``never``: Nowhere: what is pulled is unconsumed.
    - ``always``: Everywhere.
    - ``scrollable``: Only if the header or the page's content can scroll at all.
    """

    never = 0
    always = 1
    scrollable = 2


class Chain(Named):
    """What becomes of a movement beyond an end.

    - ``auto``: What is not used is passed on: to the coordinator around, or to the host as unconsumed.
    - ``contain``: It ends here: it may overscroll, also inside another coordinator.
    - ``none``: It ends here, and nothing overscrolls at this end.
    """

    auto = 0
    contain = 1
    none = 2


class FarTurns(Named):
    """What a command shows that turns over more than one page.

    - ``pair``: The page that is left and the target, side by side; nothing between is asked for.
    - ``pass``: All pages between, as they pass.
    """

    pair = 0
    pass_ = 1


class FingerRule(Named):
    """Which of several fingers move the path or the pager.

    - ``newest``: Of those that move the one that came last.
    - ``average``: All that move, each by its share.
    """

    newest = 0
    average = 1


class Resampling(Named):
    """How ``advance`` and ``frame`` place what a raw pointer drags.

    ``pointer`` always places it at the pointer.

    - ``none``: At the pointer's last place.
    - ``on``: At the pointer's place a little before the frame, by a line through its last samples: even steps, however
      samples and frames lie, and none back. A coordinator inside others does if all those around it have it on, too.
    """

    none = 0
    on = 1


class HeaderMotion(Named):
    """Which of header and page moves first.

    - ``header_first``: Up: header, then page; down: page, then header.
    - ``quick_return``: Down: the header first.
    - ``quick_return_minimum``: Down: the header to ``header_return_height``, the page, the header's rest.
    - ``fixed``: The header does not collapse.
    - ``content_first``: Down on the pager: the page alone; down above it: the header, then the page.
    """

    header_first = 0
    quick_return = 1
    quick_return_minimum = 2
    fixed = 3
    content_first = 4


class HeaderSnap(Named):
    """Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a step, a page
    command, a reload, a resize.

    If ``scroll_to`` has put it there, it stays until the next vertical input.

    - ``none``: It stays.
    - ``direction``: Shut after a movement up, open after one down.
    - ``nearest``: To the nearer end, exactly half shuts; a fling is judged by its resting place, a step (key, line,
      notch) continues in its direction.
    """

    none = 0
    direction = 1
    nearest = 2


class HoverHides(Named):
    """What hides the hover bar when it is pinned.

    It slides up out of its place, never further than the page is scrolled, and nothing else moves: pages that are to be
    seen there go on behind it, by ``pager_under_pinned``, and their lists count what of the bar is seen. Let go half
    way, it moves on to whole or hidden, in 0.2 s. It comes back when the header opens and with another page. The
    snapshot's hover is its frame as seen.

    - ``never``: Nothing.
    - ``by_direction``: Scrolling up, by the way scrolled; scrolling down brings it back.
    - ``after_time``: When nothing has moved for ``hover_hide_delay``; what moves next brings it back.
    """

    never = 0
    by_direction = 1
    after_time = 2


class Indicators(Named):
    """Which scroll indicator shows: that of what moved last, if its content is longer than its viewport.

    At rest it stays; fading it is the host's.

    - ``none``: None.
    - ``page``: The page's, after the page moved.
    - ``switch``: The page's after the page moved, the whole's after the whole moved.
    """

    none = 0
    page = 1
    switch = 2


class Overscroll(Named):
    """What shows a pull beyond an end.

    - ``none``: Nothing; the amount is reported as not consumed.
    - ``whole``: Header, hover bar and pager together.
    - ``page``: The page under the hover bar.
    - ``both``: Top only: each by the same raw amount.
    """

    none = 0
    whole = 1
    page = 2
    both = 3


class PageAlignment(Named):
    """Where in the pager the current page lies, if pages are narrower than it.

    - ``start``: At its start: the left edge, right to left the right one.
    - ``center``: In its middle: what comes before it shows as far as what comes after it.
    """

    start = 0
    center = 1


class PageIndex(Named):
    """When the current page's index changes.

    - ``settle``: When the pager comes to rest.
    - ``live``: At half a page's width.
    """

    settle = 0
    live = 1


class PageMemory(Named):
    """What a page's offset becomes while the header is open.

    - ``align``: A page that begins to show goes to its top unless the header is collapsed.
    - ``keep``: Every page keeps its offset.
    - ``reset_current``: When the header begins to open, the current page goes to its top.
    - ``reset_all``: When the header begins to open, all pages go to their top.
    """

    align = 0
    keep = 1
    reset_current = 2
    reset_all = 3


class PageTurn(Named):
    """What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel.

    A touch stops it.

    - ``stop``: It stops at once, the header included.
    - ``continue``: The page that is left continues to its rest, out of sight at last. The header's share stops. Turned
      to again before, that page stops.
    - ``hand_over``: It continues with its velocity on the header and the page that is coming.
    """

    stop = 0
    continue_ = 1
    hand_over = 2


class PathAxis(Named):
    """Which way header and pages scroll.

    With HORIZONTAL all of it is turned: the header is at the left and collapses sideways, pages stand one below the
    other, lists run sideways. With ``right_to_left`` the header is at the right, and the next page is still the one
    below. Points, rectangles, amounts, velocities, arrow keys, directions, the axes of regions and of links,
    ``viewport_width`` and ``viewport_height`` are those of the screen: x is x. All else keeps its name and goes along:
    a height is a length along the path (``header_height``, ``content_height``, an item's), top is the side of the
    header, left that of the first page (insets and margins, chaining by TOP), up is towards the header. x of what lies
    in the header, the hover bar or a page is counted from where that begins: with ``right_to_left`` from the right.

    - ``vertical``: Up and down.
    - ``horizontal``: Sideways.
    """

    vertical = 0
    horizontal = 1


class PartRule(Named):
    """What a part of the header does when the header collapses.

    - ``away``: It scrolls away.
    - ``stays``: ``min_height`` of it stays, below the parts above it that stay.
    - ``returns``: It scrolls away, and ``min_height`` of it returns before the page moves.
    """

    away = 0
    stays = 1
    returns = 2


class PartSnap(Named):
    """Whether the header may rest while a part is cut, if ``header_snap`` is not ``none``.

    - ``rest_anywhere``: It may.
    - ``snaps``: No: it snaps to the part's edges.
    - ``snaps_with_margins``: No: it snaps to the outer edges of the part's margins.
    """

    rest_anywhere = 0
    snaps = 1
    snaps_with_margins = 2


class ScrollToTop(Named):
    """What ``scroll_to_top`` brings to the top.

    - ``whole``: The whole and every page.
    - ``page_first``: The current page; when it is there, the whole.
    """

    whole = 0
    page_first = 1


class Seam(Named):
    """What a fling that began above the pager does when the header is fully collapsed.

    - ``continuous``: Nothing: it continues into the page.
    - ``stop``: It stops there.
    - ``resisted``: It continues, its velocity decaying by ``seam_resistance``.
    """

    continuous = 0
    stop = 1
    resisted = 2


class ShortPage(Named):
    """What a page shorter than the pager does to the header.

    - ``pad``: It counts as if as high as the pager.
    - ``limit``: The header collapses only as far as the content needs.
    - ``hold``: The header does not collapse.
    """

    pad = 0
    limit = 1
    hold = 2


class ShortPageArrival(Named):
    """What a page does to the header that comes in and does not let it collapse so far, by its ``short_page``.

    - ``keep``: Nothing: the header stays as it is, and the user may open it.
    - ``open``: It opens the header with its turn, as far as it has to be open.
    """

    keep = 0
    open = 1


class SnapStrictness(Named):
    """Whether a page's path rests on its snap areas.

    - ``proximity``: If it would rest within a third of the pager's height of one ahead.
    - ``mandatory``: Always.
    """

    proximity = 0
    mandatory = 1


class SwipeArea(Named):
    """The area in which a horizontal swipe may begin.

    - ``pages``: On the pager.
    - ``all``: Anywhere.
    """

    pages = 0
    all = 1


class TabAlignment(Named):
    """The place of the selected item in a strip of tabs that is wider than the hover bar.

    - ``start``: At its start.
    - ``center``: In its middle.
    - ``nearest``: It scrolls no further than it must to show it.
    """

    start = 0
    center = 1
    nearest = 2


class TabFill(Named):
    """How wide the items of the strip of tabs are; none is narrower than ``tab_min_width``.

    - ``content``: As wide as their pages' ``tab_width``; without one, an equal share of the bar.
    - ``equal``: An equal share of the bar, whatever their pages say.
    - ``both``: As CONTENT, and what room is left in the bar is shared equally among all.
    """

    content = 0
    equal = 1
    both = 2
