"""SwipeTableView's alignment of offsets at a turn beside ours.

Every item is a scroll view of its own under a header that all share: its offset begins at -(inset + header + bar), and
the header lies where the item's offset says. So the items must agree as long as the header is not shut. When an
item comes in (written anew from its behaviour) and the last one is still above the place where the bar sticks, it
takes the last one's offset; otherwise it keeps its own, but for what of it would open the header again.
"""

from __future__ import annotations

import math
import random

import ours
import pytest
from nestedslide import Coordinator, HeaderPart
from scroll_views import ScrollView, drag, finger

INSET, HEADER, BAR, WIDTH, HEIGHT = 64.0, 200.0, 44.0, 390.0, 800.0
CONTENTS = [2400.0, 1500.0, 3000.0, 900.0]
STUCK = -(INSET + BAR)


class Table:
    """The table of items. Offsets are the items' own, as there."""

    def __init__(self, contents: list[float], adjust_content_size: bool = True) -> None:
        least = -(INSET + HEADER + BAR)
        needed = HEIGHT - INSET - BAR
        sizes = [max(content, needed) if adjust_content_size else content for content in contents]
        self.items = [ScrollView(max(size - HEIGHT, least), least) for size in sizes]
        self.remembered: dict[int, float] = {0: least}
        self.current = 0

    def comes_in(self, index: int) -> None:
        """An item's cell is made: it is aligned with the current one."""
        last = self.items[self.current].offset
        self.remembered[self.current] = last
        own = self.remembered.get(index, STUCK)
        own = max(own, math.floor(STUCK)) if last >= math.floor(STUCK) else last
        self.remembered[index] = own
        self.items[index].put(own)

    def turn(self, index: int) -> None:
        if index != self.current:
            self.comes_in(index)
            self.current = index

    def drag(self, steps: list[float]) -> None:
        self.remembered.pop(self.current, None)
        drag([self.items[self.current]], steps)

    def path(self) -> float:
        """How far header and item have moved together, as our snapshot has it."""
        item = self.items[self.current]
        return item.offset - item.least


def slide(contents: list[float], **settings: object) -> Coordinator:
    return Coordinator(
        contents,
        viewport=(WIDTH, HEIGHT),
        header_height=HEADER,
        hover_height=BAR,
        pin_inset=INSET,
        main_margins=(INSET, 0, 0, 0),
        page_index="live",
        bounces="never",
        page_bounces=False,
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("seed", range(20))
def test_alignment_is_align(seed: int) -> None:
    """Random drags and turns, by commands with and without animation; both say the same after each."""
    source, theirs = random.Random(seed), Table(CONTENTS)
    with slide(CONTENTS) as mine:
        assert mine.snapshot().range == HEADER
        for _ in range(15):
            if source.random() < 0.5:
                index = source.randrange(len(CONTENTS))
                theirs.turn(index)
                mine.scroll_to_page(index, animated=source.random() < 0.5)
                ours.rest(mine)
            steps = list(finger(source, 400))
            theirs.drag(steps)
            ours.drag(mine, steps)
            assert mine.snapshot().path == theirs.path()


def test_an_item_that_only_looks_in_is_aligned_too() -> None:
    """Seen under an open header an item forgets its place, even if the swipe is given up."""
    theirs = Table(CONTENTS)
    with slide(CONTENTS) as mine:
        theirs.drag([1.0] * 500)
        ours.drag(mine, [1.0] * 500)
        theirs.turn(1)
        mine.scroll_to_page(1)
        theirs.drag([-1.0] * 50)
        ours.drag(mine, [-1.0] * 50)
        assert mine.snapshot().outer == 150
        theirs.comes_in(0)
        mine.session_begin()
        mine.session_update(-60, 0)
        mine.session_update(60, 0)
        mine.session_end()
        ours.rest(mine)
        theirs.drag([1.0] * 50)
        ours.drag(mine, [1.0] * 50)
        theirs.turn(0)
        mine.scroll_to_page(0)
        assert (mine.snapshot().outer, mine.snapshot().inner) == (200, 0)
        assert theirs.path() == 200


@pytest.mark.parametrize("fraction", [0.1, 0.49, 0.5, 0.51, 0.9])
def test_current_item_changes_at_half_the_width(fraction: float) -> None:
    """Their index is the position and a half, cut off. With `page_index: live` ours is the same."""
    with slide(CONTENTS) as mine:
        mine.session_begin()
        mine.session_update(fraction * WIDTH, 0)
        now = mine.frame(0.01).snapshot
        assert now.page_index == int(now.page_position + 0.5)


def test_a_short_item_with_its_size_adjusted_is_pad() -> None:
    contents = [2400.0, 100.0]
    theirs = Table(contents)
    with slide(contents) as mine:
        theirs.drag([1.0] * 300)
        ours.drag(mine, [1.0] * 300)
        theirs.turn(1)
        mine.scroll_to_page(1)
        assert theirs.path() == mine.snapshot().path == HEADER
        theirs.drag([1.0] * 30)
        ours.drag(mine, [1.0] * 30)
        assert theirs.path() == mine.snapshot().path == HEADER


def test_a_short_item_as_it_is_bounces_back_there_and_stays_here() -> None:
    """Theirs springs back to its own end and opens the header by that; with `limit` our header stays where it is."""
    contents = [2400.0, 600.0]
    theirs = Table(contents, adjust_content_size=False)
    with slide(contents, short_page="limit") as mine:
        theirs.drag([1.0] * 300)
        ours.drag(mine, [1.0] * 300)
        theirs.turn(1)
        mine.scroll_to_page(1)
        ours.rest(mine)
        assert mine.snapshot().outer == HEADER
        theirs.drag([0.0, -1.0, 1.0])
        ours.drag(mine, [-1.0] * 200 + [1.0] * 200)
        assert theirs.path() == mine.snapshot().outer == mine.snapshot().max_outer == 108


def test_a_saved_offset_beyond_a_shrunk_item_is_put_there_and_clamped_here() -> None:
    theirs = Table(CONTENTS)
    with slide(CONTENTS) as mine:
        theirs.drag([1.0] * 1500)
        ours.drag(mine, [1.0] * 1500)
        theirs.turn(2)
        mine.scroll_to_page(2)
        theirs.items[0].greatest = 900 - HEIGHT
        mine.set_page_height(0, 900)
        theirs.turn(0)
        mine.scroll_to_page(0)
        assert theirs.items[0].offset > theirs.items[0].greatest
        assert mine.snapshot().inner == mine.snapshot().max_inner == 900 - (HEIGHT - INSET - BAR)


def test_the_top_inset_is_two_settings() -> None:
    """`pin_inset` says where the bar sticks, the margin where the header begins: theirs is both."""
    with slide(CONTENTS) as mine:
        now = mine.snapshot()
        assert (now.header.y, now.hover.y, now.range) == (INSET, INSET + HEADER, HEADER)
        ours.drag(mine, [400.0])
        assert mine.snapshot().hover.y == INSET


@pytest.mark.parametrize(("owner", "moved"), [("whole", True), ("page", False)])
def test_a_bar_without_a_header_stays_in_a_pull_of_the_page_only(owner: str, moved: bool) -> None:
    """`swipeHeaderBarScrollDisabled` keeps it still; with `overscroll_top: whole` it goes down with the pull."""
    with Coordinator(CONTENTS, viewport=(WIDTH, HEIGHT), hover_height=BAR, overscroll_top=owner) as mine:
        mine.session_begin()
        mine.session_update(0, -100)
        assert (mine.snapshot().hover.y > 0) == moved


def test_a_bar_as_a_part_of_the_header_has_no_tabs_to_hit() -> None:
    """`stickyHeaderDiabled`: the bar scrolls away with the header, and where its tabs are is the host's to know."""
    with Coordinator(CONTENTS, viewport=(WIDTH, HEIGHT), hover_height=BAR) as mine:
        assert mine.tab_at(10, 10) == 0
        mine.set_hover_height(0)
        mine.set_header_parts([HeaderPart(HEADER), HeaderPart(BAR)])
        assert mine.tab_at(10, HEADER + 10) is None
        ours.drag(mine, [HEADER + BAR + 10])
        assert [part.bottom <= 0 for part in mine.header_parts()] == [True, True]


@pytest.mark.parametrize(
    ("settings", "states"),
    [
        ({}, ["refreshing", "refreshing"]),
        ({"refresh_per_page": True}, ["refreshing", "idle"]),
        ({"overscroll_top": "page"}, ["refreshing", "idle"]),
    ],
)
def test_an_item_refreshes_by_itself_where_it_is_told_to(settings: dict[str, object], states: list[str]) -> None:
    """A pull of the whole refreshes the whole, unless each page has a refresh of its own, as an item has there."""
    with Coordinator(CONTENTS, viewport=(WIDTH, HEIGHT), refresh_height=40, **settings) as mine:  # type: ignore[arg-type]
        ours.drag(mine, [-300.0])
        seen = []
        for page in (0, 1):
            mine.scroll_to_page(page)
            seen.append(mine.frame(mine.snapshot().time + 2).snapshot.refresh.name)
        assert seen == states
