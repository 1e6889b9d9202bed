"""What the ends are given that show no overscroll."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest
from motion import rest

from nestedslide import Coordinator, Edge

Stage = Callable[..., Coordinator]

NOTHING = Edge(0.0, 0.0, 0.0, 0.0)
RATE = math.log(0.78) / math.log(0.9)
FRICTION = 0.015 * 9.80665 * 39.37 * 160 * 0.84


def spline(speed: float) -> tuple[float, float]:
    """Distance and duration of Android's fling, in the form that can be restarted."""
    time = math.exp(math.log(0.35 * speed / FRICTION) / (RATE - 1))
    return 0.35 * speed * time, 0.35 * RATE * time


@pytest.mark.parametrize(
    "settings",
    [{"physics": "android"}, {"overscroll_top": "none"}, {"bounces": False}, {"chain_top": "none"}],
)
def test_a_pull_beyond_the_top(settings: Any, stage: Stage) -> None:
    c = stage(**settings)
    c.session_begin()
    c.session_update(0, -50)
    assert c.edge() == NOTHING._replace(pull_y=-50)
    c.session_update(0, -30)
    assert c.edge() == NOTHING._replace(pull_y=-80)
    assert (c.snapshot().outer, c.snapshot().overscroll) == (0, 0)
    c.session_update(0, 10)
    assert c.edge() == NOTHING
    assert c.snapshot().outer == 10


def test_a_pull_counts_what_is_left_of_a_movement(stage: Stage) -> None:
    c = stage(physics="android")
    c.scroll_to(outer=30)
    c.session_begin()
    c.session_update(0, -100)
    assert (c.edge().pull_y, c.snapshot().outer) == (-70, 0)


def test_a_pull_beyond_the_bottom(stage: Stage) -> None:
    c = stage(physics="android")
    c.scroll_to(outer=240, inner=2260)
    c.session_begin()
    c.session_update(0, 40)
    assert c.edge() == NOTHING._replace(pull_y=40)
    c.session_update(0, -1)
    assert (c.edge(), c.snapshot().inner) == (NOTHING, 2259)


@pytest.mark.parametrize(("page", "dx"), [(0, -60.0), (1, 60.0)])
def test_a_pull_beyond_the_pages(page: int, dx: float, stage: Stage) -> None:
    c = stage(physics="android")
    c.scroll_to_page(page)
    c.session_begin()
    c.session_update(dx, 0)
    assert c.edge() == NOTHING._replace(pull_x=dx)
    assert c.snapshot().page_position == page
    c.session_update(-dx / 2, 0)
    assert c.edge() == NOTHING


def test_where_overscroll_is_shown_there_is_none(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, -50)
    assert c.edge() == NOTHING
    assert c.snapshot().overscroll < 0


@pytest.mark.parametrize("speed", [3000.0, 8000.0])
def test_the_end_absorbs_a_fling(speed: float, stage: Stage) -> None:
    c = stage(physics="android")
    c.scroll_to(outer=240, inner=2000)
    c.session_begin()
    c.session_end(0, speed)
    distance, duration = spline(speed)
    assert distance > 260
    left = (1 - 260 / distance) ** (1 / RATE)
    hit = duration * (1 - left)
    c.advance(hit - 1e-6)
    assert c.edge().velocity_y == 0
    now = rest(c)
    assert (now.inner, now.overscroll, now.velocity_y) == (2260, 0, 0)
    assert c.edge().velocity_y == pytest.approx(speed * left ** (RATE - 1), rel=1e-9)
    assert now.time <= hit + 1 / 60


def test_until_the_next_touch_or_motion(stage: Stage) -> None:
    for then in ("touch", "motion"):
        c = stage(physics="android")
        c.scroll_to(outer=100)
        c.session_begin()
        c.session_end(0, -3000)
        rest(c)
        assert c.edge().velocity_y < 0
        c.advance(c.snapshot().time + 1)
        assert c.edge().velocity_y < 0
        if then == "touch":
            c.pointer_down(195, 600, c.snapshot().time)
        else:
            c.scroll_to(outer=50, animated=True)
        assert c.edge() == NOTHING


def test_a_fling_that_rests_before_absorbs_nothing(stage: Stage) -> None:
    c = stage(physics="android")
    c.session_begin()
    c.session_end(0, 500)
    rest(c)
    assert c.edge() == NOTHING


def test_a_page_turn_has_none(stage: Stage) -> None:
    c = stage(physics="android")
    c.session_begin()
    c.session_update(-20, 0)
    c.session_end(-3000, 0)
    assert rest(c).page_position == 0
    assert c.edge().velocity_x == 0
