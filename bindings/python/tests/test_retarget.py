"""Changing where a release will lead, with its velocity kept."""

from __future__ import annotations

import math
from typing import Callable

import pytest
from motion import rest

from nestedslide import Coordinator, InvalidStateError, NotFiniteError

Stage = Callable[..., Coordinator]

K = -1000 * math.log(0.998)
OMEGA = 2 * math.pi / 0.35


def thrown(stage: Stage, speed: float = 1000.0) -> Coordinator:
    c = stage(9000.0)
    c.session_begin()
    c.session_end(0, speed)
    return c


@pytest.mark.parametrize("path", [240, 300, 440, 498, 500, 600, 1200, 5000])
def test_it_ends_where_it_is_told(path: float, stage: Stage) -> None:
    c = thrown(stage)
    assert c.snapshot().can_retarget
    c.retarget(outer=240, inner=path - 240)
    now = c.snapshot()
    assert (now.rest_outer, now.rest_inner) == (240, path - 240)
    assert now.velocity_y == pytest.approx(1000, rel=1e-12)
    assert now.path == 0
    c.advance(1e-6)
    assert c.snapshot().velocity_y == pytest.approx(1000, rel=1e-2)
    now = rest(c)
    assert (now.outer, now.inner) == (240, path - 240)


@pytest.mark.parametrize("goal", [1000 / K * 0.97, 1000 / K * 1.03])
def test_a_little_shorter_or_longer_the_curve_is_stretched(goal: float, stage: Stage) -> None:
    c = thrown(stage)
    c.retarget(outer=240, inner=goal - 240)
    k = 1000 / goal
    for time in (0.1, 0.3, 0.7, 1.5, 2.5):
        c.advance(time)
        assert c.snapshot().path == pytest.approx(goal * (1 - math.exp(-k * time)), abs=1e-9)


def test_much_further_it_is_a_spring(stage: Stage) -> None:
    c = thrown(stage)
    c.retarget(outer=240, inner=4000)
    start = -4240.0
    for time in (0.05, 0.1, 0.2, 0.4):
        c.advance(time)
        left = (start + (1000 + OMEGA * start) * time) * math.exp(-OMEGA * time)
        assert c.snapshot().path == pytest.approx(4240 + left, abs=1e-9)


def test_what_is_not_given_is_as_predicted(stage: Stage) -> None:
    c = thrown(stage)
    c.retarget(inner=300)
    assert (c.snapshot().rest_outer, c.snapshot().rest_inner) == (240, 300)
    c.retarget()
    assert (c.snapshot().rest_outer, c.snapshot().rest_inner) == (240, 300)
    assert rest(c).inner == 300


def test_it_can_be_changed_again(stage: Stage) -> None:
    c = thrown(stage)
    for inner in (300.0, 100.0, 250.0):
        c.retarget(inner=inner)
        assert c.snapshot().can_retarget
    assert rest(c).inner == 250


def test_it_is_clamped(stage: Stage) -> None:
    c = thrown(stage)
    c.retarget(outer=1000, inner=1e9)
    assert (c.snapshot().rest_outer, c.snapshot().rest_inner) == (240, 9000 - 740)
    c = thrown(stage, -1000)
    c = stage(9000.0)
    c.scroll_to(outer=240, inner=500)
    c.session_begin()
    c.session_end(0, -1000)
    c.retarget(outer=-50, inner=-50)
    assert (c.snapshot().rest_outer, c.snapshot().rest_inner) == (0, 0)
    assert rest(c).path == 0


def test_against_the_way_it_turns_back(stage: Stage) -> None:
    c = stage(9000.0)
    c.scroll_to(outer=240, inner=500)
    c.session_begin()
    c.session_end(0, 1000)
    c.retarget(inner=400)
    c.advance(0.02)
    assert c.snapshot().inner > 500
    assert rest(c).inner == 400


def test_a_pointers_release_too(stage: Stage) -> None:
    c = stage(9000.0)
    c.pointer_down(195, 700, 0.0)
    for k in range(1, 6):
        c.pointer_move(195, 700 - 20 * k, 0.02 * k)
    assert not c.snapshot().can_retarget
    c.pointer_up(195, 600, 0.1)
    assert c.snapshot().can_retarget
    c.retarget(inner=200)
    assert rest(c).inner == 200


def later(c: Coordinator) -> None:
    c.advance(0.001)


def touched(c: Coordinator) -> None:
    c.pointer_down(195, 600, 0.0)


def ordered(c: Coordinator) -> None:
    c.scroll_to(outer=100, animated=True)


@pytest.mark.parametrize("then", [later, touched, ordered])
def test_not_any_more(then: Callable[[Coordinator], None], stage: Stage) -> None:
    c = thrown(stage)
    then(c)
    assert not c.snapshot().can_retarget
    before = c.snapshot()
    with pytest.raises(InvalidStateError, match="retarget"):
        c.retarget(inner=300)
    assert c.snapshot() == before


def test_not_without_a_motion(stage: Stage) -> None:
    c = stage()
    assert not c.snapshot().can_retarget
    with pytest.raises(InvalidStateError):
        c.retarget(inner=300)
    c.session_begin()
    c.session_update(0, 300)
    with pytest.raises(InvalidStateError):
        c.retarget(inner=300)
    c.session_cancel()
    c.advance(0.1)
    with pytest.raises(InvalidStateError):
        c.retarget(inner=300)


def test_what_a_release_leaves_at_rest_can_be_sent_on(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 300)
    c.session_end()
    assert (c.snapshot().at_rest, c.snapshot().can_retarget) == (True, True)
    c.retarget(inner=100)
    now = rest(c)
    assert (now.outer, now.inner) == (240, 100)


def test_a_command_is_no_release(stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=100, animated=True)
    assert not c.snapshot().can_retarget


def test_at_the_same_time_it_still_can(stage: Stage) -> None:
    c = thrown(stage)
    c.advance(0.0)
    assert c.snapshot().can_retarget


def test_refused(stage: Stage) -> None:
    c = thrown(stage)
    with pytest.raises(NotFiniteError, match="inner"):
        c.retarget(inner=math.nan)
    with pytest.raises(TypeError, match="outer must be a number"):
        c.retarget(outer="240")  # type: ignore[arg-type]
    assert c.snapshot().can_retarget
