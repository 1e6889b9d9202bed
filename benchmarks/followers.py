"""Those that follow a finger: the engine, and the rules of others, each written down from its documentation.

A follower is given each sample when it arrives, and asked in each frame where it shows the finger.
"""

from __future__ import annotations

import math
from typing import Protocol

from fingers import Sample
from nestedslide import Coordinator


class Follower(Protocol):
    def hear(self, sample: Sample) -> None: ...
    def shown(self, time: float) -> float: ...


class Engine:
    """The engine through its Python binding: what is dragged, in the finger's direction."""

    def __init__(self, resampling: str) -> None:
        self.slide = Coordinator(pages=[1e8], viewport=(400, 800), header_height=0, touch_slop=0, resampling=resampling)
        self.slide.advance(0)
        self.began: float | None = None
        self.last = 0.0

    def hear(self, sample: Sample) -> None:
        # The clock of frames begins at 0, that of samples a little before it.
        time = max(sample.stamp, 0.0)
        self.last = sample.place
        if self.began is None:
            self.began = sample.place
            self.slide.pointer_down(200, -sample.place, time)
        else:
            self.slide.pointer_move(200, -sample.place, time)

    def lift(self, time: float) -> None:
        self.slide.pointer_up(200, -self.last, time)

    def shown(self, time: float) -> float:
        return (self.began or 0.0) + float(self.slide.frame_into(time).snapshot.path)


class Rule:
    """A rule that reads the samples so far."""

    def __init__(self) -> None:
        self.samples = [Sample(0.0, 0.0, 0.0)]

    def hear(self, sample: Sample) -> None:
        self.samples = [*self.samples[-11:], sample]


def between(one: Sample, other: Sample, time: float) -> float:
    share = (time - one.stamp) / (other.stamp - one.stamp)
    return one.place + (other.place - one.place) * share


class Android(Rule):
    """Android's InputConsumer, Chromium's too: 5 ms before the frame, between two samples or a little beyond.

    It looks ahead only where samples are near: to each other as Android has it, or to the frame as Chromium reads it.
    """

    def __init__(self, by_age: bool = False) -> None:
        super().__init__()
        self.by_age = by_age

    def shown(self, time: float) -> float:
        read = time - 0.005
        newest = self.samples[-1]
        if len(self.samples) < 2:
            return newest.place
        before = self.samples[-2]
        if read <= newest.stamp:
            later = next((s for s in reversed(self.samples[1:]) if s.stamp >= read), newest)
            for one, other in zip(self.samples, self.samples[1:]):
                if one.stamp <= read <= other.stamp:
                    return between(one, other, read)
            return later.place
        interval = newest.stamp - before.stamp
        far = time - newest.stamp if self.by_age else interval
        if interval < 0.002 or far > 0.02:
            return newest.place
        return between(before, newest, min(read, newest.stamp + min(0.008, interval / 2)))


class AndroidSmoothed(Android):
    """The same, and what it shows by a one-euro filter: least cutoff 4.7 Hz, 0.01 Hz more for each point a second."""

    def __init__(self) -> None:
        super().__init__()
        self.last: float | None = None
        self.place = self.speed = 0.0

    def shown(self, time: float) -> float:
        raw = super().shown(time)
        if self.last is None:
            self.place = raw
        else:
            elapsed = time - self.last
            self.speed += share(1.0, elapsed) * ((raw - self.place) / elapsed - self.speed)
            self.place += share(4.7 + 0.01 * abs(self.speed), elapsed) * (raw - self.place)
        self.last = time
        return self.place


def share(cutoff: float, elapsed: float) -> float:
    """How much of a new value a low pass of this cutoff takes, hertz and seconds."""
    return 1 / (1 + 1 / (2 * math.pi * cutoff * elapsed))


class Flutter(Rule):
    """Flutter's resampler: 38 ms late, and always between two samples."""

    def shown(self, time: float) -> float:
        read = time - 0.038
        for one, other in zip(self.samples, self.samples[1:]):
            if one.stamp <= read <= other.stamp:
                return between(one, other, read)
        return self.samples[-1].place if read > self.samples[-1].stamp else self.samples[0].place
