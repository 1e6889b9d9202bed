"""UKNestedScrollView's scroll delegate and its one-table variant beside ours.

The delegate (written anew from its behaviour): the finger moves the table around and the content at once, the table
first. The table notes that it moved. A content that moves next is put back to where it last was allowed to be;
otherwise its offset is noted as its own. Its content-first variant puts the table back instead, if the content
moved down.
"""

from __future__ import annotations

import random

import ours
import pytest
from nestedslide import Coordinator
from scroll_views import ScrollView, drag, finger

HEADER, BAR, HEIGHT = 150.0, 50.0, 700.0
GREATEST = [550.0, 800.0, 60.0]


class Delegate:
    """The scroll delegate, for a table with a header and a content for each tab."""

    def __init__(self, content_first: bool = False) -> None:
        self.outer = ScrollView(HEADER)
        self.contents = [ScrollView(greatest) for greatest in GREATEST]
        self.allowed = [0.0 for _ in GREATEST]
        self.before = self.now = 0.0
        self.outer_moved = False
        self.content_first = content_first
        self.outer.did_scroll = self.outer_did_scroll
        for content in self.contents:
            content.did_scroll = self.content_did_scroll

    def outer_did_scroll(self, view: ScrollView) -> None:
        self.before, self.now = self.now, view.offset
        self.outer_moved = True

    def content_did_scroll(self, view: ScrollView) -> None:
        tab = self.contents.index(view)
        if not self.outer_moved:
            self.allowed[tab] = view.offset
            return
        self.outer_moved = False
        if self.content_first and view.offset < self.allowed[tab]:
            self.now = self.before
            self.outer.put(self.before)
            self.allowed[tab] = view.offset
        else:
            view.put(self.allowed[tab])

    def offsets(self, tab: int) -> tuple[float, float]:
        return self.outer.offset, self.contents[tab].offset


def slide(**settings: object) -> Coordinator:
    pages = [greatest + HEIGHT - BAR for greatest in GREATEST]
    return Coordinator(
        pages,
        viewport=(390, HEIGHT),
        header_height=HEADER,
        hover_height=BAR,
        bounces="never",
        page_bounces=False,
        **settings,  # type: ignore[arg-type]
    )


def together(seed: int, theirs: Delegate, mine: Coordinator) -> None:
    """Random drags and turns; both say the same after each."""
    source, tab = random.Random(seed), 0
    for _ in range(10):
        if source.random() < 0.4:
            tab = source.randrange(len(GREATEST))
            mine.scroll_to_page(tab)
            theirs.outer_moved = False
        steps = list(finger(source, 300))
        drag([theirs.outer, theirs.contents[tab]], steps)
        ours.drag(mine, steps)
        assert ours.offsets(mine) == theirs.offsets(tab)


@pytest.mark.parametrize("seed", range(20))
def test_delegate_is_quick_return_with_keep(seed: int) -> None:
    with slide(header_motion="quick_return", page_memory="keep") as mine:
        together(seed, Delegate(), mine)


@pytest.mark.parametrize("seed", range(20))
def test_content_first_delegate_is_header_first_with_keep(seed: int) -> None:
    with slide(page_memory="keep") as mine:
        together(seed, Delegate(content_first=True), mine)


def test_delegate_loses_the_rest_of_a_step_at_the_seam() -> None:
    """The content is put back by a whole step even where the table has used only a part of it."""
    theirs = Delegate()
    drag([theirs.outer, theirs.contents[0]], [40.0] * 5)
    assert theirs.offsets(0) == (150, 40)
    with slide(header_motion="quick_return", page_memory="keep") as mine:
        ours.drag(mine, [40.0] * 5)
        assert ours.offsets(mine) == (150, 50)


def test_delegate_loses_a_step_after_a_turn() -> None:
    """A content at its end hears nothing, so the note that the table moved waits for the next content that moves."""
    theirs = Delegate()
    drag([theirs.outer, theirs.contents[2]], [1.0] * 210 + [-1.0] * 10 + [1.0] * 10)
    drag([theirs.outer, theirs.contents[0]], [1.0] * 20)
    assert theirs.offsets(0) == (150, 19)
    with slide(header_motion="quick_return", page_memory="keep") as mine:
        mine.scroll_to_page(2)
        ours.drag(mine, [1.0] * 210 + [-1.0] * 10 + [1.0] * 10)
        mine.scroll_to_page(0)
        ours.drag(mine, [1.0] * 20)
        assert ours.offsets(mine) == (150, 20)


def destination(kept: float, left: float) -> float:
    """The one-table variant: where its table goes for a tab that was left at ``kept``, from one left at ``left``."""
    return left if left < HEADER else max(kept, HEADER)


@pytest.mark.parametrize("seed", range(20))
def test_one_table_is_align(seed: int) -> None:
    """One table's offset is the header's and the page's together."""
    source, tab, table, kept = random.Random(seed), 0, ScrollView(HEADER + GREATEST[0]), [0.0, 0.0]
    with slide() as mine:
        for _ in range(20):
            if source.random() < 0.5:
                kept[tab], tab = table.offset, 1 - tab
                table.greatest = HEADER + GREATEST[tab]
                table.put(destination(kept[tab], kept[1 - tab]))
                mine.scroll_to_page(tab)
            steps = list(finger(source, 300))
            drag([table], steps)
            ours.drag(mine, steps)
            assert mine.snapshot().path == table.offset


@pytest.mark.parametrize("tabs", [2, 3, 5, 9])
def test_indicator_is_drawn_at_the_same_place(tabs: int) -> None:
    """Theirs: the item's share of the bar by number and part of a page, in the middle of it, no wider than it."""
    width, wanted = 390.0, 80.0
    item, source = width / tabs, random.Random(tabs)
    with Coordinator([900.0] * tabs, hover_height=BAR, page_bounces=False, indicator_width=wanted) as mine:
        mine.session_begin()
        for _ in range(40):
            mine.session_update(source.uniform(-1, 1) * width, 0)
            position = mine.frame(mine.snapshot().time + 1 / 60).snapshot.page_position
            selected = int(position + 0.5)
            x = item * selected + item * (position - selected)
            if wanted < item:
                x += (item - wanted) / 2
            line = mine.snapshot().tab_indicator
            assert (line.x, line.width) == pytest.approx((x, min(wanted, item)), abs=1e-9)
