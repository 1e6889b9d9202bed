"""Frames at an even rate: by the display where presenting a picture waits for it, else by a deadline."""

from __future__ import annotations

import time
from typing import Callable

Clock = Callable[[], float]

# Where the display sets the pace, frames come no closer than this share of its period: a window that is hidden does
# not wait for anything.
LEAST_SHARE = 0.75

# How often a picture is presented to find out whether that waits, and how much of the time it must take.
TRIES = 5
WAITING_SHARE = 0.6


class Pacer:
    """Sleeps until the next frame is due.

    Deadlines are a period apart, however long each sleep really was, so errors do not add up. A frame that is late
    begins at once and the next one a period after it: what was missed is not made up for.
    """

    def __init__(
        self,
        period: float,
        *,
        display_waits: bool = False,
        clock: Clock = time.perf_counter,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """period: in seconds. display_waits: whether presenting waits for the display, as `display_waits` finds out."""
        self.period = period
        self.display_waits = display_waits
        self._clock = clock
        self._sleep = sleep
        self._due = float("-inf")

    def restart(self) -> None:
        """A frame begins now, after nothing was to be drawn for a while."""
        self._due = self._clock()

    def wait(self) -> None:
        """Sleeps until the next frame is due; what has come in until then belongs to it."""
        now = self._clock()
        self._due += self.period * (LEAST_SHARE if self.display_waits else 1.0)
        if self.display_waits or now >= self._due:
            pause, self._due = self._due - now, max(now, self._due)
        else:
            pause = self._due - now
        if pause > 0:
            self._sleep(pause)


def display_waits(present: Callable[[], None], period: float, clock: Clock = time.perf_counter) -> bool:
    """Whether presenting a picture waits for the display, so that nobody else has to keep the pace."""
    # The first ones may be taken at once, until all buffers are full.
    for _ in range(2):
        present()
    start = clock()
    for _ in range(TRIES):
        present()
    return clock() - start > WAITING_SHARE * TRIES * period
