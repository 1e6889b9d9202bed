"""Pages without an end: the last one and the first are neighbours."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import drag, of, rest

from nestedslide import Coordinator

Stage = Callable[..., Coordinator]


@pytest.fixture
def c(stage: Stage) -> Coordinator:
    return stage(900.0, 900.0, 900.0, endless=True)


@pytest.mark.parametrize(("begin", "dx", "end"), [(0, -300, 2), (2, 300, 0), (1, 300, 2), (1, -300, 0)])
def test_a_swipe_goes_round(begin: int, dx: float, end: int, c: Coordinator) -> None:
    c.scroll_to_page(begin)
    c.poll_events()
    drag(c, dx=dx)
    now = rest(c)
    assert (now.page_index, now.page_position, now.unconsumed_x) == (end, end, 0)
    assert c.page(end).frame.x == 0
    events = of(c, "page_changed", "page_transition_began", "page_transition_ended")
    assert [event.name for event in events if event.name == "page_changed"] == ["page_changed"]
    assert [(event.from_, event.to) for event in events if event.name != "page_changed"] == [(begin, end)] * 2


def test_both_neighbours_lie_beside_it(c: Coordinator) -> None:
    c.session_begin()
    c.session_update(-100, 0)
    assert {page.index: page.frame.x for page in c.pages()} == {0: 100, 2: -290}
    c.session_update(200, 0)
    assert {page.index: page.frame.x for page in c.pages()} == {0: -100, 1: 290}


def test_there_is_no_overscroll(c: Coordinator) -> None:
    c.session_begin()
    assert c.session_update(-150, 0) == (-150, 0)


def test_many_times_round(c: Coordinator) -> None:
    seen = []
    for _ in range(7):
        drag(c, dx=300)
        seen.append(rest(c).page_index)
    assert seen == [1, 2, 0, 1, 2, 0, 1]


def test_commands_are_clamped_as_ever(c: Coordinator) -> None:
    c.scroll_to_page(5)
    assert c.snapshot().page_index == 2
    c.scroll_to_page(-1)
    assert c.snapshot().page_index == 0


def test_one_page_has_no_neighbours(stage: Stage) -> None:
    c = stage(900.0, endless=True)
    drag(c, dx=300)
    assert (rest(c).page_index, c.snapshot().page_position) == (0, 0)


@pytest.mark.parametrize("begin", [0, 1])
def test_two_pages_are_on_either_side_of_each_other(begin: int, stage: Stage) -> None:
    for dx in (300, -300):
        c = stage(900.0, 900.0, endless=True)
        c.scroll_to_page(begin)
        drag(c, dx=dx)
        assert rest(c).page_index == 1 - begin
