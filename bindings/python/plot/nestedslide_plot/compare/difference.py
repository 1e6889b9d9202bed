"""How far two curves are apart.

The clocks of a recording are not exact: an input has one stamp, the frame that shows its effect has another, and how
much lies between them differs from engine to engine by a frame or two. So ours is shifted in time until the greatest
difference is least. Some frames do not count:

- those until the first that moved after ``since``, and that one: when the motion began nobody knows to the frame;
- all within 0.15 s of a gap of more than 25 ms: the machine was late, and these frames do not show what they say.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .playing import Curve
from .recording import Recording

GAP = 0.025
AROUND_GAP = 0.15
COARSE, FINE = 0.001, 0.0001


@dataclass(frozen=True)
class Difference:
    """What a comparison found; lengths in points, times in seconds."""

    greatest: float
    time: float
    """The recorded frame that is furthest from our curve."""
    shift: float
    """How much later than the recording our curve is; it was moved back by that."""
    rest: float
    """How far apart the places are where the two come to rest."""
    counted: tuple[int, ...]
    """The frames that counted, by index."""
    allowed: float | None
    held: bool
    """True if curve and rest, or the rest alone, are within the bound, or there is none."""


def measure(recording: Recording, ours: Curve) -> Difference:
    """Compares a recording with what this engine did."""
    counted = counting(recording)
    shift = _best(recording, ours, counted)
    greatest, time = _greatest(recording, ours, counted, shift)
    rest = abs(recording.offsets[-1] - ours.rest)
    allowed = recording.bound.points(recording.way) if recording.bound else None
    decides = max(greatest, rest) if recording.compared == "curve" else rest
    return Difference(greatest, time, shift, rest, counted, allowed, allowed is None or decides <= allowed)


def counting(recording: Recording) -> tuple[int, ...]:
    """The frames that count."""
    times, offsets = recording.times, recording.offsets
    gaps = [(begin, end) for begin, end in zip(times, times[1:]) if end - begin > GAP]
    since = [index for index, time in enumerate(times) if time >= recording.since]
    first = next((index for index in since if index and offsets[index] != offsets[index - 1]), None)
    return tuple(
        index
        for index in since
        if first is not None
        and index > first
        and not any(begin - AROUND_GAP < times[index] < end + AROUND_GAP for begin, end in gaps)
    )


def _greatest(recording: Recording, ours: Curve, counted: tuple[int, ...], shift: float) -> tuple[float, float]:
    apart = ((abs(recording.offsets[index] - ours.at(recording.times[index] + shift)), index) for index in counted)
    greatest, index = max(apart, default=(0.0, 0))
    return greatest, recording.times[index]


def _best(recording: Recording, ours: Curve, counted: tuple[int, ...]) -> float:
    """The shift of the least greatest difference: on a grid of 1 ms, then of 0.1 ms around the best."""

    def cost(shift: float) -> float:
        return _greatest(recording, ours, counted, shift)[0]

    coarse = _least(cost, 0.0, recording.shift, COARSE)
    fine = _least(cost, coarse, COARSE, FINE)
    return min(max(fine, -recording.shift), recording.shift)


def _least(cost: Callable[[float], float], centre: float, reach: float, step: float) -> float:
    count = round(reach / step)
    candidates = [centre + step * number for number in range(-count, count + 1)]
    return min(candidates, key=lambda shift: (cost(shift), abs(shift)))
