"""How long frames take. Off it costs nothing: it reads no clock and keeps nothing."""

from __future__ import annotations

import time
from collections import deque
from dataclasses import dataclass

from .pacing import Clock

# How many frames are remembered.
REMEMBERED = 120

# A frame is late that comes this much after its time, as a share of the period.
LATE = 0.5


@dataclass(frozen=True)
class Reading:
    """One frame, in seconds."""

    interval: float
    """Since the frame before began; 0 for the first after nothing moved."""
    work: float
    """From taking the input until the picture was presented."""
    engine: float
    """Of that, what the engine took for its answer."""


class Meter:
    """Times frames while it is on."""

    def __init__(self, period: float = 1 / 60, clock: Clock = time.perf_counter) -> None:
        self.period = period
        self.on = False
        self.readings: deque[Reading] = deque(maxlen=REMEMBERED)
        self.drawn = self.late = 0
        self.idle = 0.0
        """Seconds in which no frame was due."""
        self._clock = clock
        self._begun: float | None = None
        self._ended: float | None = None
        self._interval = self._mark = self._engine = 0.0

    def toggle(self) -> None:
        """Starts from nothing, or stops."""
        self.on = not self.on
        self.readings.clear()
        self.drawn = self.late = 0
        self.idle = 0.0
        self._begun = self._ended = None

    def begin(self, *, after_idle: bool) -> None:
        """Input has been taken. after_idle: nothing moved, the wait for it belongs to no frame."""
        if not self.on:
            return
        now = self._clock()
        self._interval = 0.0 if after_idle or self._begun is None else now - self._begun
        if after_idle and self._ended is not None:
            self.idle += now - self._ended
        self._begun = now

    def engine_begins(self) -> None:
        """The engine is asked."""
        if self.on:
            self._mark = self._clock()

    def engine_ends(self) -> None:
        """It has answered."""
        if self.on:
            self._engine = self._clock() - self._mark

    def end(self) -> None:
        """The picture was presented."""
        if not self.on or self._begun is None:
            return
        self._ended = self._clock()
        self.drawn += 1
        self.late += self._interval > self.period * (1 + LATE)
        self.readings.append(Reading(self._interval, self._ended - self._begun, self._engine))

    def mean(self, name: str) -> float:
        """Over the frames remembered. An interval before which nothing moved is none."""
        values = [getattr(reading, name) for reading in self.readings if name != "interval" or reading.interval > 0]
        return sum(values) / len(values) if values else 0.0
