"""Pull to refresh and load more."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import drag, of, pulled, rest, states

from nestedslide import Coordinator, InvalidStateError, OutOfRangeError, Phase, RefreshState

Stage = Callable[..., Coordinator]
HEIGHT = 60.0
WHOLE = pulled(HEIGHT, 800)
PAGE = pulled(HEIGHT, 740)


@pytest.fixture
def whole(stage: Stage) -> Coordinator:
    """What is pulled is the whole."""
    return stage(refresh_height=HEIGHT)


@pytest.fixture
def paged(stage: Stage) -> Coordinator:
    """What is pulled is a page under the bar."""
    return stage(3000.0, 3000.0, 3000.0, refresh_height=HEIGHT, overscroll_top="page")


def hold(c: Coordinator, dy: float) -> Coordinator:
    c.session_begin(*c.snapshot().pager.centre)
    c.session_update(0, dy)
    return c


# -------------------------------------------------------------------------------------------------------- the whole


@pytest.mark.parametrize(
    ("pull", "state"), [(1, "pulling"), (WHOLE - 0.01, "pulling"), (WHOLE + 0.01, "armed"), (600, "armed")]
)
def test_armed_beyond_its_height_by_a_finger(pull: float, state: str, whole: Coordinator) -> None:
    hold(whole, -pull)
    assert whole.snapshot().refresh.name == state


def test_a_finger_may_think_better_of_it(whole: Coordinator) -> None:
    hold(whole, -WHOLE - 10)
    whole.session_update(0, 20)
    assert whole.snapshot().refresh is RefreshState.pulling
    whole.session_end()
    assert rest(whole).outer == 0
    assert states(whole) == [("armed", -1), ("pulling", -1), ("idle", -1)]


def test_let_go_it_refreshes_and_is_held_open_at_rest(whole: Coordinator) -> None:
    drag(whole, -WHOLE - 40)
    now = rest(whole)
    assert (now.refresh, now.outer, now.inner, now.phase) == (RefreshState.refreshing, -HEIGHT, 0, Phase.idle)
    assert not now.needs_frame
    assert whole.page(0).refresh is RefreshState.idle
    assert states(whole) == [("armed", -1), ("refreshing", -1)]


def test_ended_it_closes_and_is_idle_again(whole: Coordinator) -> None:
    drag(whole, -WHOLE - 40)
    rest(whole)
    whole.poll_events()
    whole.end_refresh()
    assert whole.snapshot().refresh is RefreshState.finishing
    now = rest(whole)
    assert (now.refresh, now.outer) == (RefreshState.idle, 0)
    assert states(whole) == [("finishing", -1), ("idle", -1)]


def test_held_open_it_can_be_scrolled_past_and_back(whole: Coordinator) -> None:
    whole.begin_refresh()
    rest(whole)
    drag(whole, 160)
    assert (rest(whole).outer, whole.snapshot().refresh) == (100, RefreshState.refreshing)
    drag(whole, -160)
    now = rest(whole)
    assert (now.outer, now.overscroll, now.refresh) == (-HEIGHT, 0, RefreshState.refreshing)


def test_overscroll_counts_from_where_it_is_held_open(whole: Coordinator) -> None:
    whole.begin_refresh()
    rest(whole)
    hold(whole, -100)
    now = whole.snapshot()
    assert now.outer == pytest.approx(-HEIGHT + now.overscroll)
    assert -100 < now.overscroll < 0
    assert now.refresh is RefreshState.refreshing


def test_ended_while_scrolled_past_nothing_jumps(whole: Coordinator) -> None:
    whole.begin_refresh()
    rest(whole)
    drag(whole, 160)
    rest(whole)
    whole.end_refresh()
    now = rest(whole)
    assert (now.outer, now.refresh) == (100, RefreshState.idle)


def test_a_fling_that_bounces_never_arms(whole: Coordinator) -> None:
    whole.scroll_to(outer=240, inner=100)
    drag(whole, vy=-9000)
    lowest = 0.0
    for k in range(1, 600):
        now = whole.frame(k / 240).snapshot
        lowest = min(lowest, now.outer)
        assert now.refresh is RefreshState.idle
    assert lowest < -HEIGHT
    assert rest(whole).outer == 0


def test_begun_by_the_host(whole: Coordinator) -> None:
    whole.begin_refresh()
    assert rest(whole).outer == -HEIGHT
    whole.begin_refresh()
    whole.end_refresh()
    assert rest(whole).outer == 0
    whole.end_refresh()
    assert states(whole) == [("refreshing", -1), ("finishing", -1), ("idle", -1)]


def test_never_without_a_height(stage: Stage) -> None:
    c = stage()
    with pytest.raises(InvalidStateError):
        c.begin_refresh()
    drag(c, -400)
    rest(c)
    assert states(c) == []


@pytest.mark.parametrize("outer", [1, 100, 240])
def test_never_of_the_whole_while_the_header_is_not_open(outer: float, whole: Coordinator) -> None:
    whole.scroll_to(outer=outer)
    with pytest.raises(InvalidStateError):
        whole.begin_refresh()
    assert whole.snapshot().outer == outer
    hold(whole, -outer)
    assert whole.snapshot().refresh is RefreshState.idle
    whole.session_update(0, -WHOLE - 1)
    assert whole.snapshot().refresh is RefreshState.armed


# ------------------------------------------------------------------------------------------------------------ a page


def test_a_page_under_the_bar(paged: Coordinator) -> None:
    drag(paged, -PAGE - 1)
    now = rest(paged)
    assert (now.outer, now.inner, now.refresh) == (0, -HEIGHT, RefreshState.refreshing)
    assert [paged.page(index).refresh.name for index in (0, 1)] == ["refreshing", "idle"]
    paged.end_refresh()
    assert rest(paged).inner == 0
    assert states(paged) == [("armed", 0), ("refreshing", 0), ("finishing", 0), ("idle", 0)]


def test_a_page_not_quite_pulled(paged: Coordinator) -> None:
    drag(paged, -PAGE + 1)
    assert (rest(paged).inner, paged.snapshot().refresh) == (0, RefreshState.idle)


def test_a_page_with_a_height_of_its_own(paged: Coordinator) -> None:
    paged.set_page_settings(0, refresh_height=100)
    hold(paged, -PAGE - 1)
    assert paged.snapshot().refresh is RefreshState.pulling
    paged.session_update(0, -pulled(100, 740) + PAGE)
    assert paged.snapshot().refresh is RefreshState.armed
    paged.session_end()
    assert rest(paged).inner == -100


def test_a_page_without(paged: Coordinator) -> None:
    paged.set_page_settings(0, refresh_height=0)
    drag(paged, -400)
    rest(paged)
    assert states(paged) == []
    with pytest.raises(InvalidStateError):
        paged.begin_refresh()


def test_a_page_that_is_not_current(paged: Coordinator) -> None:
    paged.begin_refresh(1)
    assert paged.snapshot().refresh is RefreshState.idle
    rest(paged)
    assert (paged.page(1).refresh, paged.page(0).refresh) == (RefreshState.refreshing, RefreshState.idle)
    paged.scroll_to_page(1)
    now = rest(paged)
    assert (now.refresh, now.inner) == (RefreshState.refreshing, -HEIGHT)
    paged.scroll_to_page(0)
    assert paged.snapshot().refresh is RefreshState.idle
    paged.end_refresh(1)
    rest(paged)
    assert paged.page(1).refresh is RefreshState.idle
    assert {index for _, index in states(paged)} == {1}


@pytest.mark.parametrize("page", [3, -2, 2**31 - 1])
def test_no_such_page(page: int, paged: Coordinator) -> None:
    calls: list[Callable[[int], None]] = [paged.begin_refresh, paged.end_refresh, paged.end_load]
    for call in calls:
        with pytest.raises(OutOfRangeError):
            call(page)


# --------------------------------------------------------------------------------------------------------- load more


@pytest.fixture
def loading(stage: Stage) -> Coordinator:
    """Two pages that ask for more within 100 points of their end, and a path of 2500."""
    return stage(load_more_distance=100)


def asked(c: Coordinator) -> list[int]:
    return [event.index for event in of(c, "load_more")]


def test_asked_once_near_the_end(loading: Coordinator) -> None:
    drag(loading, 2390)
    assert asked(loading) == []
    drag(loading, 20)
    assert loading.page(0).loading
    drag(loading, -100)
    drag(loading, 200)
    rest(loading)
    assert asked(loading) == [0]
    assert not loading.page(1).loading


def test_asked_again_once_more_was_loaded(loading: Coordinator) -> None:
    drag(loading, 2450)
    loading.end_load()
    assert not loading.page(0).loading
    drag(loading, -200)
    asked(loading)
    drag(loading, 200)
    assert asked(loading) == [0]


def test_asked_again_once_the_content_has_grown(loading: Coordinator) -> None:
    drag(loading, 2450)
    loading.set_page_height(0, 4000)
    assert not loading.page(0).loading
    assert asked(loading) == [0]
    drag(loading, 1000)
    assert asked(loading) == [0]


def test_not_asked_again_where_the_content_has_shrunk(loading: Coordinator) -> None:
    drag(loading, 2450)
    loading.set_page_height(0, 2990)
    rest(loading)
    drag(loading, -300)
    drag(loading, 300)
    assert asked(loading) == [0]


def test_asked_by_a_fling_too(loading: Coordinator) -> None:
    drag(loading, 1000, vy=9000)
    rest(loading)
    assert asked(loading) == [0]


def test_each_page_asks_for_itself(loading: Coordinator) -> None:
    drag(loading, 2450)
    loading.scroll_to_page(1)
    drag(loading, 2240)
    assert asked(loading) == [0, 1]
    loading.end_load(0)
    assert [loading.page(index).loading for index in (0, 1)] == [False, True]


def test_never_without_a_distance(stage: Stage) -> None:
    c = stage()
    drag(c, 2600)
    rest(c)
    assert asked(c) == []
