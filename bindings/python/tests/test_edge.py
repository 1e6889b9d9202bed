"""What an end absorbs of a fling, by the formula of Android's curve; behaviour/edge has all else about ends."""

from __future__ import annotations

import math
from typing import Callable

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
