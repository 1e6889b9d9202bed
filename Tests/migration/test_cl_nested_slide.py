"""CLNestedSlide's loading of pages, its index and its swipe flags beside ours.

Loading (written anew from its behaviour): with lazy loading a page is made when it becomes the current one: at a
reload, at once when `scrollToPage` is called, or when a swipe has come to rest. Until then a placeholder shows. Eager,
all pages are made at a reload, and the index follows only the end of a swipe or of an animation.

Scrolling: two flags say whether the main scroll view may move, or the visible page. At the header's height the main
one is held and the page freed; a page at its top that moves down gives the turn back, and is held at 0 from then on.
"""

from __future__ import annotations

import random
from math import floor

import ours
import pytest
from nestedslide import Coordinator, Event
from scroll_views import ScrollView, drag

HEADER, BAR, WIDTH, HEIGHT = 240.0, 60.0, 390.0, 800.0
GREATEST = [700.0, 900.0, 1200.0]


class Pages:
    """Which pages there are, and what the delegate was told."""

    def __init__(self, count: int, lazy: bool = True) -> None:
        self.lazy, self.current, self.count = lazy, 0, 0
        self.made: list[int] = []
        self.told: list[int] = []
        self.cache: set[int] = set()
        self.reload(count)

    def make(self, index: int) -> None:
        if index not in self.cache:
            self.cache.add(index)
            self.made.append(index)

    def become(self, index: int) -> None:
        if index != self.current:
            self.current = index
            self.make(index)
            self.told.append(index)

    def reload(self, count: int, to: int | None = None) -> None:
        before, self.count = self.current, count
        self.cache.clear()
        if count == 0:
            self.become_none()
            return
        if not self.lazy:
            for index in range(count):
                self.make(index)
        now = min(before if to is None else to, count - 1)
        self.scroll_to(now, animated=False)
        if now == before:
            self.told.append(now)

    def become_none(self) -> None:
        if self.current != 0:
            self.current = 0
            self.told.append(0)
        self.told.append(-1)

    def scroll_to(self, index: int, animated: bool) -> None:
        index = min(max(index, 0), self.count - 1)
        if self.lazy:
            self.make(index)
            self.become(index)
        elif animated:
            self.become(index)

    def swipe_rests_at(self, position: float) -> None:
        self.become(min(max(floor(position + 0.5), 0), self.count - 1))


def slide(count: int, **settings: object) -> tuple[Coordinator, list[int], list[int]]:
    """A coordinator, the pages that it has asked for and the changes that it has told of."""
    made: list[int] = []
    told: list[int] = []
    heights = [2000.0] * count
    mine = Coordinator(heights, viewport=(WIDTH, HEIGHT), header_height=HEADER, hover_height=BAR, **settings)  # type: ignore[arg-type]

    def note(event: Event) -> None:
        (made if event.type.name == "page_needed" else told).append(event.index)

    mine.add_listener(note, "page_needed", "page_changed")
    mine.frame(0)
    return mine, made, told


def swipe(mine: Coordinator, pages: float) -> None:
    mine.session_begin()
    mine.session_update(pages * WIDTH, 0)
    mine.session_end()


@pytest.mark.parametrize("seed", range(20))
def test_lazy_pages_are_made_in_the_same_order(seed: int) -> None:
    """Commands, swipes that turn and swipes that are given up; a page that only looks in stays a placeholder."""
    source, theirs = random.Random(seed), Pages(6)
    mine, made, told = slide(6, load_threshold=0.999)
    theirs.told.clear()
    with mine:
        for _ in range(25):
            if source.random() < 0.5:
                index, animated = source.randrange(-2, 9), source.random() < 0.5
                theirs.scroll_to(index, animated)
                mine.scroll_to_page(index, animated)
            else:
                way = source.choice((-0.8, -0.3, 0.3, 0.8))
                theirs.swipe_rests_at(theirs.current + way)
                swipe(mine, way)
            ours.rest(mine)
            assert made == theirs.made
            assert told == theirs.told


def test_a_neighbour_is_a_placeholder_there_and_a_page_here() -> None:
    """By default ours asks for what comes into sight, before it is the current one."""
    theirs = Pages(3)
    theirs.swipe_rests_at(0.3)
    assert theirs.made == [0]
    mine, made, _ = slide(3)
    with mine:
        swipe(mine, 0.3)
        ours.rest(mine)
        assert made == [0, 1]
        assert mine.snapshot().page_index == 0


def test_a_command_is_told_at_once_there_and_at_rest_here() -> None:
    theirs = Pages(3)
    theirs.told.clear()
    theirs.scroll_to(2, animated=True)
    assert (theirs.told, theirs.made) == ([2], [0, 2])
    mine, made, told = slide(3)
    with mine:
        mine.scroll_to_page(2, animated=True)
        mine.frame(0)
        assert (told, made) == ([], [0, 2])
        ours.rest(mine)
        assert (told, made) == ([2], [0, 2])


def test_an_eager_jump_is_not_told_there() -> None:
    """No animation, no end of one: theirs shows page 2 and says it is at page 0."""
    theirs = Pages(3, lazy=False)
    theirs.told.clear()
    theirs.scroll_to(2, animated=False)
    assert (theirs.told, theirs.current, theirs.made) == ([], 0, [0, 1, 2])
    mine, made, told = slide(3, lazy=False)
    with mine:
        mine.scroll_to_page(2)
        mine.frame(0.01)
        assert (told, mine.snapshot().page_index, made) == ([2], 2, [0, 1, 2])


def test_reloads_that_change_nothing_and_reloads_to_none_are_told_once_here() -> None:
    theirs = Pages(3)
    mine, _, told = slide(3)
    with mine:
        theirs.scroll_to(2, animated=False)
        mine.scroll_to_page(2)
        mine.frame(0)
        theirs.told.clear()
        told.clear()
        for count in (3, 0, 0):
            theirs.reload(count)
            mine.reload([2000.0] * count)
            mine.frame(mine.snapshot().time)
        assert theirs.told == [2, 0, -1, -1]
        assert told == [-1]


class Flags:
    """The two flags of the main scroll view and the visible page."""

    def __init__(self) -> None:
        self.main = ScrollView(HEADER + 50, -50)
        self.pages = [ScrollView(greatest, -50) for greatest in GREATEST]
        self.main_may, self.page_may, self.last, self.visible = True, [False] * len(GREATEST), 0.0, 0
        self.main.did_scroll = self.main_did_scroll
        for page in (self.main, *self.pages):
            page.offset = 0
        for page in self.pages:
            page.did_scroll = self.page_did_scroll

    def main_did_scroll(self, view: ScrollView) -> None:
        down, at_top = view.offset < self.last, self.pages[self.visible].offset <= 0
        if not self.main_may and down and at_top:
            self.main_may, self.page_may[self.visible] = True, False
        elif not self.main_may or view.offset >= HEADER:
            view.put(HEADER)
            self.main_may, self.page_may[self.visible] = False, True
        else:
            self.page_may[self.visible] = False
        self.last = view.offset

    def page_did_scroll(self, view: ScrollView) -> None:
        page = self.pages.index(view)
        if not self.page_may[page]:
            view.put(0)
        elif view.offset <= 0:
            self.main_may = True

    def drag(self, steps: list[float]) -> None:
        self.last = self.main.offset
        drag([self.main, self.pages[self.visible]], steps)
        if self.main.offset < 0:
            self.main.move(0)  # springs back

    def offsets(self) -> tuple[float, float]:
        return self.main.offset, max(self.pages[self.visible].offset, 0)


def nested(page_memory: str) -> Coordinator:
    return Coordinator(
        [greatest + HEIGHT - BAR for greatest in GREATEST],
        viewport=(WIDTH, HEIGHT),
        header_height=HEADER,
        hover_height=BAR,
        page_memory=page_memory,
        bounces="never",
    )


@pytest.mark.parametrize("seed", range(20))
def test_flags_are_header_first_with_align(seed: int) -> None:
    """Drags and turns, also under an open header. The step that shuts the header moves the page there as well."""
    source, theirs = random.Random(seed), Flags()
    with nested("align") as mine:
        for _ in range(15):
            if source.random() < 0.4:
                theirs.visible = source.randrange(len(GREATEST))
                mine.scroll_to_page(theirs.visible)
            was_open = theirs.main.offset < HEADER
            mine.scroll_to(theirs.main.offset, None if was_open else theirs.offsets()[1])
            steps = [source.choice((-1.0, 1.0))] * source.randint(1, 400)
            theirs.drag(steps)
            ours.drag(mine, steps)
            twice = was_open and theirs.main.offset == HEADER
            assert theirs.offsets() == (mine.snapshot().outer, mine.snapshot().inner + twice)


@pytest.mark.parametrize(("memory", "seen", "touched"), [("align", 0, 0), ("reset_current", 300, 300)])
def test_a_page_kept_under_an_open_header_jumps_there(memory: str, seen: float, touched: float) -> None:
    """Turned to while the header is open the page shows its old place there, and its top once the header moves.

    With `align` ours shows its top at once, with `reset_current` it goes on from its place.
    """
    theirs = Flags()
    theirs.drag([1.0] * 540)
    theirs.visible = 1
    theirs.drag([-1.0] * 100)
    theirs.visible = 0
    assert theirs.offsets() == (140, 301)
    theirs.drag([1.0])
    assert theirs.offsets() == (141, 0)
    with nested(memory) as mine:
        ours.drag(mine, [1.0] * 540)
        mine.scroll_to_page(1)
        ours.drag(mine, [-1.0] * 100)
        mine.scroll_to_page(0)
        assert ours.offsets(mine) == (140, seen)
        ours.drag(mine, [1.0])
        assert ours.offsets(mine) == (141, touched)


def test_a_command_that_opens_the_header_is_refused_there() -> None:
    """Nobody drags, the page is scrolled, the main view is set to its top: theirs puts it back at once."""
    theirs = Flags()
    theirs.drag([1.0] * 540)
    theirs.main.move(0)
    assert theirs.offsets() == (HEADER, 301)
    for memory, inner in (("align", 300), ("reset_current", 0)):
        with nested(memory) as mine:
            ours.drag(mine, [1.0] * 540)
            mine.scroll_to(outer=0)
            assert ours.offsets(mine) == (0, inner)
