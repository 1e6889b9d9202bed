"""Times of events, where a toolkit stamps them by a clock of its own."""

from __future__ import annotations

from typing import Callable

STALE = 1.0
"""Seconds: an event that seems to be this late has stamps of another clock."""


class StampClock:
    """Turns stamps into seconds of the host's clock.

    Events come late, by a frame or more, and their clock began at a time that nobody knows. The least lateness seen
    so far is
    taken for none. So what counts are the distances between stamps: a velocity does not depend on how busy the
    program was.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._shift: float | None = None
        self._last = 0.0

    def of(self, stamp: float) -> float:
        """When an event happened, by its stamp in seconds; never before the last one, 0: now."""
        now = self._now()
        happened = now
        if stamp != 0:
            shift = now - stamp
            if self._shift is None or not self._shift <= shift <= self._shift + STALE:
                self._shift = shift
            happened = stamp + self._shift
        self._last = max(self._last, happened)
        return self._last
