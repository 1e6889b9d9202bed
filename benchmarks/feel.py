"""How evenly frames follow a finger: the engine beside Android's rule and Flutter's.

    feel.py           prints the table; docs/images/make_feel.py draws it
    feel.py --check   a test: the engine keeps its levels

A finger moves at 1000 points a second. Uneven is the root mean square of what a frame moves too little or too much, as
a share of what it should move; late is how long the finger was there before it is shown.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable
from typing import NamedTuple

from fingers import SPEED, braking, evenly, samples
from followers import Android, Engine, Flutter, Follower

SECONDS = 10.0
RATES = [(60, 60), (120, 60), (120, 90), (60, 120), (120, 120), (240, 120)]
FOLLOWERS: dict[str, Callable[[], Follower]] = {
    "none": lambda: Engine("none"),
    "Android": Android,
    "Flutter": Flutter,
    "on": lambda: Engine("on"),
}
# Touches a second, frames a second: at most so uneven, per cent.
LEVELS = {(120, 120): 6.0, (60, 120): 15.0, (60, 60): 8.0}
MOST_LATE = 0.006
MOST_OVERSHOT = 1.0
MOST_JUMP = 0.1


class Feel(NamedTuple):
    uneven: float
    late: float
    frozen: float
    """The share of frames that show nothing new."""


def follow(
    follower: Follower, touches: int, frames: int, place: Callable[[float], float], seconds: float, noise: bool
) -> list[tuple[float, float]]:
    """The frames with what they show, from 0.2 s on."""
    chance = random.Random(1000 * touches + frames)
    waiting = samples(touches, seconds, place, chance if noise else None)
    waiting.reverse()
    found = []
    number = 1
    while (time := (number + 0.37) / frames) < seconds - 0.1:
        while waiting and waiting[-1].arrives <= time:
            follower.hear(waiting.pop())
        shown = follower.shown(time)
        if time > 0.2:
            found.append((time, shown))
        number += 1
    return found


def measure(follower: Follower, touches: int, frames: int, noise: bool = True) -> Feel:
    shown = follow(follower, touches, frames, evenly, SECONDS, noise)
    step = SPEED / frames
    errors = [(b - a - step) / step for (_, a), (_, b) in zip(shown, shown[1:])]
    late = sum(evenly(time) - place for time, place in shown) / len(shown) / SPEED
    frozen = sum(abs(error + 1) < 0.02 for error in errors) / len(errors)
    return Feel(math.sqrt(sum(error * error for error in errors) / len(errors)), late, frozen)


def overshoot(touches: int, frames: int, turns: bool) -> float:
    """How far a finger that brakes by 1000 points per second squared is shown beyond the furthest that it comes."""
    shown = follow(Engine("on"), touches, frames, lambda time: braking(time, turns=turns), 2.6, noise=False)
    return max(place for _, place in shown) - braking(1.5)


def worst_step_at_lift(touches: int, frames: int, wait: float) -> float:
    """Of the frames around the lift, the greatest share by which one moves too little or too much.

    The finger lifts so many seconds after its last sample, where it was then.
    """
    worst = 0.0
    for part in range(8):
        follower = Engine("on")
        waiting = samples(touches, 0.5 + part / 8 / touches, evenly, None)
        lifted = waiting[-1].stamp + wait
        heard = lifted + waiting[-1].arrives - waiting[-1].stamp
        shown: list[tuple[float, float]] = []
        number = 1
        while (time := (number + 0.37) / frames) < heard + 0.06:
            while waiting and waiting[0].arrives <= time:
                follower.hear(waiting.pop(0))
            if not waiting and heard is not None and shown and shown[-1][0] < heard <= time:
                follower.lift(lifted)
            shown.append((time, follower.shown(time)))
            number += 1
        steps = [(time, after - before) for (_, before), (time, after) in zip(shown, shown[1:]) if time > 0.3]
        for time, step in steps:
            # Once thrown it slows down as a fling does.
            slowed = math.exp(-2.0020026706730793 * max(0.0, time - lifted))
            worst = max(worst, abs(step * frames / (SPEED * slowed) - 1))
    return worst


Table = dict[str, dict[tuple[int, int], Feel]]


def print_table(table: Table) -> None:
    print("touches/frames a second" + "".join(f"{name:>22}" for name in table))
    for rates in RATES:
        cells = [f"{feel[rates].uneven:>12.1%} ({feel[rates].late * 1000:4.1f} ms)" for feel in table.values()]
        print(f"{rates[0]:>14}/{rates[1]:<8}" + "".join(f"{cell:>22}" for cell in cells))


def measure_all() -> Table:
    return {name: {rates: measure(make(), *rates) for rates in RATES} for name, make in FOLLOWERS.items()}


def check() -> int:
    results = []

    def holds(what: str, found: float, most: float, unit: str) -> None:
        print(f"  {'FAILED' if not found <= most else 'ok'}: {what}: {found:.3g}{unit}, at most {most:g}{unit}")
        results.append(found <= most)

    for rates in RATES:
        feel = measure(Engine("on"), *rates)
        name = f"{rates[0]} touches, {rates[1]} frames a second"
        if rates in LEVELS:
            holds(f"{name}, uneven", 100 * feel.uneven, LEVELS[rates], " %")
        holds(f"{name}, late", 1000 * feel.late, 1000 * MOST_LATE, " ms")
        holds(f"{name}, uneven without noise", 100 * measure(Engine("on"), *rates, noise=False).uneven, 1e-6, " %")
        for wait in (0.0, 0.004, 0.008):
            worst = worst_step_at_lift(*rates, wait=wait)
            holds(f"{name}, step at a lift after {1000 * wait:g} ms", 100 * worst, 100 * MOST_JUMP, " %")
        for turns in (False, True):
            what = "turns" if turns else "stops"
            holds(f"{name}, overshot where it {what}", overshoot(*rates, turns=turns), MOST_OVERSHOT, " points")
    print(f"feel: {sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="whether the engine keeps its levels")
    given = parser.parse_args()
    if given.check:
        return check()
    print_table(measure_all())
    return 0


if __name__ == "__main__":
    sys.exit(main())
