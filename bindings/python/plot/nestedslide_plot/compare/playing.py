"""Playing the input of a recording, and where this engine was at each instant."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from nestedslide.replay.report import Verdict
from nestedslide.values import Snapshot

from ..sampling import take
from ..session import ScenarioSession
from .recording import Recording

RATE = 480.0
"""Frames a second. The recorded frames lie anywhere; between ours the curve is read as a straight line."""


class NotPlayableError(Exception):
    """The library refused the input of a recording."""


@dataclass(frozen=True)
class Curve:
    """An offset over time."""

    times: Sequence[float]
    offsets: Sequence[float]
    rest: float
    """Where the motion ended."""

    def at(self, time: float) -> float:
        """The offset at an instant; before the first and after the last it stays."""
        index = bisect_right(self.times, time)
        if index == 0:
            return self.offsets[0]
        if index == len(self.times):
            return self.offsets[-1]
        begin, end = self.times[index - 1], self.times[index]
        share = (time - begin) / (end - begin)
        return self.offsets[index - 1] + share * (self.offsets[index] - self.offsets[index - 1])


def play(recording: Recording, physics: str | None = None) -> Curve:
    """Plays the input until the last recorded frame, and as much longer as the curves may be shifted."""
    scenario = recording.scenario
    run, result = take(ScenarioSession(scenario), physics, RATE)
    if result.verdict is not Verdict.ok:
        raise NotPlayableError(result.reason)
    refused = next((deed for deed in run.deeds if deed.status != "ok"), None)
    if refused:
        raise NotPlayableError(f"{refused.step.place} was refused: {refused.status}")
    width = float(scenario.config.get("viewport", (390.0, 844.0))[0])

    def across(now: Snapshot) -> float:
        return now.page_position * width

    def along(now: Snapshot) -> float:
        # What is ahead of the finger ends where the content does.
        ahead = now.path + recording.ahead
        return min(max(ahead, min(0.0, now.path)), max(now.max_outer + now.max_inner, now.path))

    read = across if recording.axis == "x" else along
    # Of several samples at one instant the last one counts: it is what the next frame shows.
    seen = {sample.snapshot.time: read(sample.snapshot) for sample in run.samples}
    return Curve(list(seen), list(seen.values()), read(run.samples[-1].snapshot))
