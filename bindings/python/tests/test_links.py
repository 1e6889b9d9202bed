"""A coordinator inside a page of another, as Python has it: who keeps whom alive. behaviour/links has the rest."""

from __future__ import annotations

import gc
import random
from typing import Callable

import pytest
from motion import drag

from nestedslide import ClosedError, Coordinator, EventType, FrameBuffers, InvalidStateError, OutOfRangeError

Stage = Callable[..., Coordinator]


@pytest.fixture
def outer(stage: Stage) -> Coordinator:
    return stage()


@pytest.fixture
def inner(outer: Coordinator, stage: Stage) -> Coordinator:
    """One page of 1000 in a viewport of 600, without a header, inside the outer one."""
    made = stage(1000.0, viewport=(390, 600), header_height=0, hover_height=0)
    made.link(outer)
    return made


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


def corner(outer: Coordinator, page: int) -> tuple[float, float]:
    """Where the content of a page begins in the viewport."""
    around = outer.page(page)
    return around.frame.x, around.frame.y - around.offset


@pytest.mark.parametrize("seed", range(20))
def test_own_coordinates_are_as_those_of_the_window(seed: int, stage: Stage) -> None:
    chance = random.Random(seed)
    page, way = chance.randrange(2), chance.choice([{}, {"header_first": True}, {"latched": True}])
    pairs, buffers = [], FrameBuffers()
    for own in (False, True):
        outer = stage(3000.0, 3000.0)
        inner = stage(1000.0, 1400.0, viewport=(390, 600), header_height=100, hover_height=40)
        inner.link(outer, own_coordinates=own, **way)
        inner.set_link_place(page, 700)
        outer.scroll_to(chance.random() and 120, 0)
        outer.scroll_to_page(page, animated=False)
        pairs.append((inner, outer))
    time = 0.0
    for _ in range(8):
        x, y = chance.uniform(50, 340), chance.uniform(50, 550)
        steps = [(chance.choice([0, 0, 9]) * chance.uniform(-4, 4), chance.uniform(-60, 60)) for _ in range(12)]
        begun = [corner(outer, page) for _, outer in pairs]
        for number in range(len(steps) + 2):
            time += 0.008
            for place, (inner, outer) in enumerate(pairs):
                own = place == 1
                now = corner(outer, page)
                # What the view has moved is missing from what it is given in its own coordinates.
                dx, dy = (now[0] - begun[place][0], now[1] - begun[place][1]) if own else (0.0, 0.0)
                if number == 0:
                    inner.pointer_down(x, y, time)
                elif number <= len(steps) and number % 2:
                    inner.pointer_move(x - dx, y - dy, time)
                elif number <= len(steps):
                    # The other way in.
                    buffers.add_pointer("move", x - dx, y - dy, time)
                    inner.frame_into(time, buffers)
                    outer.advance(time)
                else:
                    inner.pointer_up(x - dx, y - dy, time)
            if 0 < number < len(steps):
                x, y = x + steps[number][0], y + steps[number][1]
        for _ in range(chance.randrange(40)):
            time += 1 / 60
            for inner, outer in pairs:
                inner.advance(time)
                outer.advance(time)
        (first, second), (third, fourth) = (
            [(each.snapshot().outer, each.snapshot().inner, each.snapshot().page_position) for each in pair]
            for pair in pairs
        )
        assert first == pytest.approx(third, abs=1e-6)
        assert second == pytest.approx(fourth, abs=1e-6)


def test_a_place_is_told_of_a_linked_one_only(outer: Coordinator, stage: Stage) -> None:
    inner = stage()
    with pytest.raises(InvalidStateError, match="inner: is not linked"):
        inner.set_link_place(0, 10)
    inner.link(outer)
    with pytest.raises(OutOfRangeError, match="page"):
        inner.set_link_place(99, 10)
    inner.set_link_place(None)


def test_a_fling_that_is_left_is_told_with_its_instant_and_velocity(stage: Stage) -> None:
    alone = stage(1040.0, bounces="never")
    alone.session_begin()
    alone.session_end(0, 3000)
    alone.advance(20.0)
    left = [each for each in alone.poll_events() if each.type is EventType.fling_left]
    assert len(left) == 1
    until = left[0].time
    velocity = alone.edge().velocity_y
    # The same fling with room to go on has that velocity there.
    free = stage(30000.0)
    free.session_begin()
    free.session_end(0, 3000)
    free.advance(until)
    assert free.snapshot().path == pytest.approx(alone.snapshot().path, abs=1e-6)
    assert velocity == pytest.approx(free.snapshot().velocity_y, rel=1e-6)
    alone.session_begin()
    alone.session_end(0, -3000)
    alone.advance(40.0)
    assert alone.edge().velocity_y < 0
