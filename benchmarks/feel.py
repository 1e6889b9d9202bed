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

from fingers import SPEED, Sample, braking, evenly, samples
from followers import Android, Engine, Flutter, Follower

SECONDS = 10.0
RATES = [(60, 60), (120, 60), (120, 90), (60, 120), (120, 120), (240, 120)]
FOLLOWERS: dict[str, Callable[[], Follower]] = {
    "none": lambda: Engine("none"),
    "Android": Android,
    "Flutter": Flutter,
    "on": lambda: Engine("on"),
}
# Touches a second, frames a second: at most so uneven, per cent, and so late, milliseconds.
LEVELS = {
    (60, 60): (5.0, 10.0),
    (120, 60): (5.0, 6.5),
    (120, 90): (7.0, 7.5),
    (60, 120): (8.0, 13.5),
    (120, 120): (6.0, 6.5),
    (240, 120): (4.0, 5.0),
}
# The same where one sample of ten comes 8 to 20 ms late: at most so uneven.
LATE_LEVELS = {(60, 60): 20.0, (60, 120): 30.0, (120, 120): 36.0}
# Clocks drift past each other: now and then the lag grows in one frame, and then sinks by 15 ms a second.
MOST_UNEVEN_WITHOUT_NOISE = 5.0
MOST_OVERSHOT = 1.0
MOST_JUMP = 0.1
# Of a finger that tells nothing more and brakes at 100,000 points per second squared: at 60 touches a second, and at
# more.
MOST_OVERSHOT_IN_SILENCE = (1.0, 0.5)
HARD_BRAKING = 100_000.0


class Feel(NamedTuple):
    uneven: float
    late: float
    frozen: float
    """The share of frames that show nothing new."""
    back: float
    """The greatest step back, points."""


def follow(
    follower: Follower,
    touches: int,
    frames: int,
    place: Callable[[float], float],
    seconds: float,
    noise: bool,
    late: float = 0.0,
) -> list[tuple[float, float]]:
    """The frames with what they show, from 0.2 s on; such a share of the samples is late."""
    chance = random.Random(1000 * touches + frames)
    waiting = samples(touches, seconds, place, chance if noise else None)
    if late:
        waiting = sorted(delayed(waiting, late, chance))
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


def delayed(told: list[Sample], share: float, chance: random.Random) -> list[Sample]:
    """Some samples arrive 8 to 20 ms late; those after them wait, as a program hears of them in order."""
    found: list[Sample] = []
    for sample in told:
        arrives = sample.arrives + (chance.uniform(0.008, 0.02) if chance.random() < share else 0.0)
        found.append(sample._replace(arrives=max(arrives, found[-1].arrives if found else arrives)))
    return found


def measure(follower: Follower, touches: int, frames: int, noise: bool = True, late: float = 0.0) -> Feel:
    shown = follow(follower, touches, frames, evenly, SECONDS, noise, late)
    step = SPEED / frames
    errors = [(b - a - step) / step for (_, a), (_, b) in zip(shown, shown[1:])]
    lag = sum(evenly(time) - place for time, place in shown) / len(shown) / SPEED
    frozen = sum(abs(error + 1) < 0.02 for error in errors) / len(errors)
    back = max(0.0, *(before - after for (_, before), (_, after) in zip(shown, shown[1:])))
    return Feel(math.sqrt(sum(error * error for error in errors) / len(errors)), lag, frozen, back)


def overshoot(touches: int, frames: int, turns: bool) -> float:
    """How far a finger that brakes by 1000 points per second squared is shown beyond the furthest that it comes."""
    shown = follow(Engine("on"), touches, frames, lambda time: braking(time, turns=turns), 2.6, noise=False)
    return max(place for _, place in shown) - braking(1.5)


def overshoot_in_silence(make: Callable[[], Follower], touches: int, frames: int) -> float:
    """How far a finger that brakes hard, and tells nothing more, is shown beyond where it stops at most."""
    worst = 0.0
    stops = SPEED * SPEED / (2 * HARD_BRAKING)
    for part in range(16):
        follower = make()
        waiting = samples(touches, 0.5 + part / 16 / touches, evenly, None)
        last, number = waiting[-1].place, 1
        while (time := (number + 0.37) / frames) < 0.8:
            while waiting and waiting[0].arrives <= time:
                follower.hear(waiting.pop(0))
            worst = max(worst, follower.shown(time) - last - stops)
            number += 1
    return worst


def worst_step_at_lift(touches: int, frames: int, wait: float) -> float:
    """Of the frames once the lift is heard of, the greatest share by which one moves too little or too much.

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
        steps = [(time, after - before) for (_, before), (time, after) in zip(shown, shown[1:]) if time >= heard]
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
        most_uneven, most_late = LEVELS[rates]
        holds(f"{name}, uneven", 100 * feel.uneven, most_uneven, " %")
        holds(f"{name}, late", 1000 * feel.late, most_late, " ms")
        even = 100 * measure(Engine("on"), *rates, noise=False).uneven
        holds(f"{name}, uneven without noise", even, MOST_UNEVEN_WITHOUT_NOISE, " %")
        if rates in LATE_LEVELS:
            feel = measure(Engine("on"), *rates, late=0.1)
            holds(f"{name}, uneven with late samples", 100 * feel.uneven, LATE_LEVELS[rates], " %")
            holds(f"{name}, back with late samples", feel.back, 0.0, " points")
        silent = overshoot_in_silence(FOLLOWERS["on"], *rates)
        holds(f"{name}, overshot in silence", silent, MOST_OVERSHOT_IN_SILENCE[rates[0] > 60], " points")
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
