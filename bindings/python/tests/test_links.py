"""A coordinator inside a page of another."""

from __future__ import annotations

import gc
from typing import Callable

import pytest
from conftest import STAGE
from hypothesis import given
from hypothesis import strategies as st
from motion import drag, rest

from nestedslide import ClosedError, Coordinator, InvalidArgumentError, InvalidStateError, Phase

Stage = Callable[..., Coordinator]
REACH = 400.0
"""How far the inner one's page scrolls."""


@pytest.fixture
def outer(stage: Stage) -> Coordinator:
    return stage()


@pytest.fixture
def inner(outer: Coordinator, stage: Stage) -> Coordinator:
    """One page of 1000 in a viewport of 600, without a header, inside the outer one."""
    made = stage(1000.0, viewport=(390, 600), header_height=0, hover_height=0)
    made.link(outer)
    return made


def both(outer: Coordinator, inner: Coordinator, time: float) -> None:
    outer.advance(time)
    inner.advance(time)


def paths(outer: Coordinator, inner: Coordinator) -> tuple[float, float]:
    return outer.snapshot().path, inner.snapshot().path


# ------------------------------------------------------------------------------------------------------------- drags


def test_what_the_inner_one_leaves_goes_to_the_outer_one(outer: Coordinator, inner: Coordinator) -> None:
    inner.session_begin()
    inner.session_update(0, 500)
    assert paths(outer, inner) == (100, REACH)
    inner.session_update(0, -50)
    assert paths(outer, inner) == (100, REACH - 50)
    inner.session_update(0, -400)
    assert paths(outer, inner) == (50, 0)
    inner.session_end()
    assert rest(outer).path == 50


def test_nothing_is_left_over_while_the_outer_one_can_move(outer: Coordinator, inner: Coordinator) -> None:
    inner.session_begin()
    assert inner.session_update(0, 500) == (0, 500)
    assert (inner.snapshot().overscroll, inner.snapshot().unconsumed_y) == (0, 0)


def test_the_outer_one_overscrolls_not_the_inner_one(outer: Coordinator, inner: Coordinator) -> None:
    inner.session_begin()
    inner.session_update(0, -100)
    assert inner.snapshot().outer == inner.snapshot().inner == 0
    assert outer.snapshot().outer < 0
    inner.session_end()
    both(outer, inner, 5.0)
    assert paths(outer, inner) == (0, 0)


def test_pointers(outer: Coordinator, inner: Coordinator) -> None:
    inner.pointer_down(195, 550, 0.0)
    for k in range(1, 52):
        inner.pointer_move(195, 550 - 10 * k, k / 60)
    assert paths(outer, inner) == (100, REACH)
    inner.pointer_cancel(195, 40, 0.9)


def test_wheel_steps(outer: Coordinator, inner: Coordinator) -> None:
    inner.wheel(0, 500)
    assert paths(outer, inner) == (100, REACH)
    inner.wheel(0, -10_000)
    assert paths(outer, inner) == (0, 0)
    assert inner.snapshot().unconsumed_y == pytest.approx(-9500)


def test_a_swipe_turns_the_outer_ones_page(outer: Coordinator, inner: Coordinator) -> None:
    inner.session_begin()
    inner.session_update(300, 0)
    assert inner.snapshot().page_position == 0
    assert outer.snapshot().page_position > 0.5
    inner.session_end()
    assert rest(outer).page_index == 1


def test_the_inner_pager_first(outer: Coordinator, stage: Stage) -> None:
    inner = stage(500.0, 500.0, viewport=(390, 600))
    inner.link(outer)
    drag(inner, dx=300)
    assert (rest(inner).page_index, outer.snapshot().page_index) == (1, 0)
    drag(inner, dx=300)
    rest(inner)
    assert rest(outer).page_index == 1


@given(st.lists(st.floats(-1500, 1500), min_size=1, max_size=20))
def test_conservation(amounts: list[float]) -> None:
    with Coordinator([3000.0], **{**STAGE, "bounces": False}) as outer, Coordinator([1000.0]) as inner:
        inner.link(outer)
        inner.session_begin()
        for amount in amounts:
            before = sum(paths(outer, inner))
            _, consumed = inner.session_update(0, amount)
            moved = sum(paths(outer, inner)) - before
            assert moved + inner.snapshot().unconsumed_y == pytest.approx(amount, abs=1e-9)
            assert moved == pytest.approx(consumed, abs=1e-9)


# ------------------------------------------------------------------------------------------------------------ flings


def test_a_fling_goes_on_in_the_outer_one_with_its_velocity(outer: Coordinator, inner: Coordinator) -> None:
    speed, rate = 3000.0, 2.0020026706730793
    inner.session_begin()
    inner.session_end(0, speed)
    before, step = sum(paths(outer, inner)), 1 / 240
    for k in range(1, 2400):
        both(outer, inner, k * step)
        after = sum(paths(outer, inner))
        assert -1e-9 <= after - before <= speed * step + 0.2
        before = after
    now = paths(outer, inner)
    assert now[1] == REACH
    assert sum(now) == pytest.approx(speed / rate, abs=2)


@pytest.mark.parametrize("rate", [24, 60, 240])
def test_the_frame_rate_does_not_matter(rate: int, outer: Coordinator, inner: Coordinator, stage: Stage) -> None:
    inner.session_begin()
    inner.session_end(0, 3000)
    for k in range(1, rate + 1):
        both(outer, inner, k / rate)
    both(outer, inner, 1.0)
    fine = paths(outer, inner)
    other_outer, other = stage(), stage(1000.0, viewport=(390, 600), header_height=0, hover_height=0)
    other.link(other_outer)
    other.session_begin()
    other.session_end(0, 3000)
    both(other_outer, other, 1.0)
    assert fine == pytest.approx(paths(other_outer, other), abs=1e-6)


def test_a_touch_of_the_inner_one_stops_the_outer_one(outer: Coordinator, inner: Coordinator) -> None:
    drag(outer, vy=2000)
    both(outer, inner, 0.1)
    inner.pointer_down(195, 300, 0.1)
    now = outer.snapshot()
    assert now.velocity_y == 0
    outer.advance(0.5)
    assert outer.snapshot().path == now.path


# ------------------------------------------------------------------------------------------------------------- links


def test_one_axis_only(outer: Coordinator, inner: Coordinator) -> None:
    inner.link(None)
    inner.link(outer, horizontal=False)
    drag(inner, dx=200)
    assert outer.snapshot().page_position == 0
    assert rest(inner).page_position == 0
    drag(inner, 500)
    assert outer.snapshot().path == 100
    inner.link(None)
    inner.link(outer, vertical=False)
    rest(inner)
    inner.session_begin()
    inner.session_update(0, 100)
    assert inner.snapshot().overscroll > 0
    assert outer.snapshot().path == 100


def test_linked_again_to_the_same_or_to_another(outer: Coordinator, inner: Coordinator, stage: Stage) -> None:
    inner.link(outer)
    drag(inner, 500)
    assert outer.snapshot().path == 100
    other = stage()
    inner.link(other)
    drag(inner, 50)
    assert (outer.snapshot().path, other.snapshot().path) == (100, 50)


def test_three_deep(outer: Coordinator, inner: Coordinator, stage: Stage) -> None:
    innermost = stage(500.0, viewport=(390, 400), header_height=0, hover_height=0)
    innermost.link(inner)
    drag(innermost, 100 + REACH + 30)
    assert [each.snapshot().path for each in (innermost, inner, outer)] == [100, REACH, 30]


def test_ended(outer: Coordinator, inner: Coordinator) -> None:
    inner.link(None)
    drag(inner, 500)
    assert outer.snapshot().path == 0
    assert inner.snapshot().overscroll > 0
    inner.link(None)


def test_an_outer_one_that_ends_leaves_the_inner_one_on_its_own(outer: Coordinator, inner: Coordinator) -> None:
    outer.close()
    drag(inner, 500)
    assert inner.snapshot().overscroll > 0
    with pytest.raises(ClosedError):
        inner.link(outer)
    inner.link(None)


def test_the_outer_one_lives_as_long_as_it_is_needed() -> None:
    inner = Coordinator([1000.0], viewport=(390, 600))
    inner.link(Coordinator([3000.0], viewport=(390, 800), header_height=240))
    gc.collect()
    drag(inner, 500)
    assert inner.snapshot().overscroll == 0
    assert inner._outer is not None
    assert inner._outer.snapshot().path == 100


def test_no_circles(outer: Coordinator, inner: Coordinator, stage: Stage) -> None:
    with pytest.raises(InvalidArgumentError):
        inner.link(inner)
    with pytest.raises(InvalidArgumentError):
        outer.link(inner)
    innermost = stage()
    innermost.link(inner)
    with pytest.raises(InvalidArgumentError):
        outer.link(innermost)


def test_no_axes(outer: Coordinator, inner: Coordinator) -> None:
    with pytest.raises(InvalidArgumentError):
        inner.link(outer, vertical=False, horizontal=False)
    drag(inner, 500)
    assert outer.snapshot().path == 100


def test_not_during_a_gesture(outer: Coordinator, inner: Coordinator) -> None:
    inner.session_begin()
    with pytest.raises(InvalidStateError):
        inner.link(None)
    inner.session_end()
    inner.link(None)
    assert inner.snapshot().phase is Phase.idle
