"""MultiScrollContainer's states and its snap beside ours.

Container and page hear the same finger, the container first. Each has a state (written anew from its behaviour): the
container is pending within a point of its top, ended within a point of its bottom, else scrolling; the page is
scrolling below its first point, else pending. A page that moves while the container is scrolling is put back to where
it was; a container that moves while the page is scrolling is put back to its bottom, unless it was pending: then a
page was turned to that is already scrolled, and the page is held instead.
"""

from __future__ import annotations

import random
from enum import Enum

import ours
import pytest
from nestedslide import Coordinator
from scroll_views import ScrollView, drag

HEADER, BAR, HEIGHT = 200.0, 44.0, 800.0
GREATEST = [700.0, 900.0]


class State(Enum):
    pending = 1
    scrolling = 2
    ended = 3


class Container:
    def __init__(self) -> None:
        self.outer = ScrollView(HEADER)
        self.pages = [ScrollView(greatest) for greatest in GREATEST]
        self.state = State.pending
        self.page_states = [State.pending for _ in GREATEST]
        self.held = [0.0 for _ in GREATEST]
        self.last, self.went_up = 0.0, False
        self.observed = 0
        self.outer.did_scroll = self.outer_did_scroll
        for page in self.pages:
            page.did_scroll = self.page_did_scroll

    def outer_did_scroll(self, view: ScrollView) -> None:
        page_is_down = self.page_states[self.observed] is State.scrolling
        held = page_is_down and self.state is State.pending
        if page_is_down and not held:
            view.put(HEADER)
        if held:
            self.state = State.scrolling
        elif view.offset <= 1:
            self.state = State.pending
        elif view.offset >= HEADER - 1:
            self.state = State.ended
        else:
            self.state = State.scrolling
        self.held[self.observed] = self.pages[self.observed].offset
        self.went_up = view.offset > self.last
        self.last = view.offset

    def page_did_scroll(self, view: ScrollView) -> None:
        page = self.pages.index(view)
        if self.state is State.scrolling:
            view.put(self.held[page])
            self.page_states[page] = State.pending
        else:
            self.page_states[page] = State.pending if view.offset <= 1 else State.scrolling

    def drag(self, steps: list[float]) -> None:
        drag([self.outer, self.pages[self.observed]], steps)

    def let_go(self) -> None:
        """The snap of a release without velocity."""
        if self.state is State.scrolling:
            self.outer.move(HEADER if self.went_up else 0.0)

    def offsets(self) -> tuple[float, float]:
        return self.outer.offset, self.pages[self.observed].offset


def slide(**settings: object) -> Coordinator:
    pages = [greatest + HEIGHT - BAR for greatest in GREATEST]
    return Coordinator(
        pages,
        viewport=(390, HEIGHT),
        header_height=HEADER,
        hover_height=BAR,
        page_memory="keep",
        bounces="never",
        page_bounces=False,
        **settings,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("seed", range(20))
def test_states_and_snap_are_header_first_with_keep_and_direction(seed: int) -> None:
    """From the same place, a drag and its snap end at the same place but for the tolerance of a point in each state."""
    source, theirs, tab = random.Random(seed), Container(), 0
    with slide(header_snap="direction") as mine:
        for _ in range(12):
            if source.random() < 0.4:
                tab = 1 - tab
                theirs.observed = tab
                mine.scroll_to_page(tab)
                assert abs(mine.snapshot().inner - theirs.offsets()[1]) <= 3
            mine.scroll_to(*theirs.offsets())
            steps = [source.choice((-1.0, 1.0))] * source.randint(1, 300)
            theirs.drag(steps)
            theirs.let_go()
            ours.drag(mine, steps)
            ours.rest(mine)
            now, then = ours.offsets(mine), theirs.offsets()
            assert now[0] in (0, HEADER)
            assert abs(now[0] - then[0]) <= 1
            assert abs(now[1] - then[1]) <= 3


def test_points_that_the_tolerance_adds() -> None:
    """Up over the seam the container's last point and the page's first ones move in the same step."""
    theirs = Container()
    theirs.drag([1.0] * 300)
    with slide() as mine:
        ours.drag(mine, [1.0] * 300)
        assert ours.offsets(mine) == (200, 100)
        assert theirs.offsets() == (200, 103)


def test_a_point_from_the_end_is_the_end_there() -> None:
    theirs = Container()
    theirs.drag([1.0])
    theirs.let_go()
    assert theirs.state is State.pending
    assert theirs.offsets()[0] == 1
    with slide(header_snap="direction") as mine:
        ours.drag(mine, [1.0])
        assert mine.snapshot().collapse_state.name == "collapsing"
        ours.rest(mine)
        assert mine.snapshot().outer == HEADER


def test_a_page_kept_under_an_open_header_scrolls_on() -> None:
    """Turned to a page that is scrolled: up the header shuts first, down the page goes first, here and there."""
    for step, end in ((1.0, (50, 300)), (-1.0, (0, 250))):
        theirs = Container()
        theirs.pages[1].offset = theirs.held[1] = 300
        theirs.page_states[1] = State.scrolling
        theirs.observed = 1
        theirs.drag([step] * 50)
        with slide() as mine:
            mine.scroll_to_page(1)
            mine.scroll_to(inner=300)
            mine.scroll_to(outer=0)
            ours.drag(mine, [step] * 50)
            assert ours.offsets(mine) == theirs.offsets() == end


def test_a_half_open_header_over_a_scrolled_page_jumps_there() -> None:
    """Their snap is what keeps it from happening; with `snapbackEnabled` off the first step shuts the header."""
    theirs = Container()
    theirs.drag([1.0] * 100)
    assert theirs.state is State.scrolling
    theirs.pages[1].offset = theirs.held[1] = 300
    theirs.page_states[1] = State.scrolling
    theirs.observed = 1
    theirs.drag([1.0])
    assert theirs.offsets()[0] == HEADER
    with slide() as mine:
        mine.scroll_to_page(1)
        mine.scroll_to(inner=300)
        mine.scroll_to(outer=100)
        ours.drag(mine, [1.0])
        assert ours.offsets(mine) == (101, 300)
