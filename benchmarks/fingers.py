"""Fingers as a program hears of them: samples in the panel's own rhythm, late, and not quite where and when they were.

The panel's clock runs 1.003 times as fast as the display's, so that samples and frames drift past each other. A
sample's stamp is up to half a millisecond wrong, its place by 0.2 points (standard deviation), on a grid of a third of
a point. It reaches the program 2 to 5 ms after its stamp.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

CLOCK = 1.003
SPEED = 1000.0
"""Of a finger that moves evenly, points per second."""


class Sample(NamedTuple):
    arrives: float
    stamp: float
    place: float


def samples(rate: float, seconds: float, place: Callable[[float], float], noise: random.Random | None) -> list[Sample]:
    """What a panel tells of a finger, so many times a second; without noise only late."""
    late = random.Random(7)
    found = []
    number = 0
    while (time := number / (rate * CLOCK)) < seconds:
        stamp, seen = time, place(time)
        if noise:
            stamp = time + noise.uniform(-0.0005, 0.0005)
            seen = round((seen + noise.gauss(0, 0.2)) * 3) / 3
        found.append(Sample(stamp + (noise or late).uniform(0.002, 0.005), stamp, seen))
        number += 1
    return found


def evenly(time: float) -> float:
    """Where a finger is that moves at SPEED."""
    return SPEED * time


def braking(time: float, brake: float = 1000.0, turns: bool = False) -> float:
    """A finger that moves evenly for half a second, then brakes until it stops, or goes on until it comes back."""
    since = time - 0.5
    if since <= 0:
        return evenly(time)
    if not turns:
        since = min(since, SPEED / brake)
    return evenly(0.5) + SPEED * since - brake * since * since / 2
