"""The time of events and of frames, on one clock."""

from __future__ import annotations

import time
from typing import Callable

from PySide6.QtGui import QInputEvent

STALE = 1.0
"""Seconds: an event that seems to be this late has stamps of another clock."""


class EventClock:
    """Says what time it is, in seconds, and when an event happened.

    Qt stamps events in milliseconds of a clock that nobody else knows, and hands them over late, by a frame or more.
    The least lateness seen so far is taken for none, so that what counts are the distances between the stamps: a
    velocity is not disturbed by how long the program was busy. With a clock that is given, events happen when they
    arrive there, which makes them repeatable.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._given = clock
        self._start = time.monotonic()
        self._shift: float | None = None
        self._last = 0.0

    def now(self) -> float:
        """Seconds since the clock was made, or what the given one says."""
        return time.monotonic() - self._start if self._given is None else self._given()

    def of(self, event: QInputEvent) -> float:
        """When an event happened; never earlier than the one before."""
        now = self.now()
        if self._given is not None or event.timestamp() == 0:
            happened = now
        else:
            stamp = event.timestamp() / 1000
            shift = now - stamp
            if self._shift is None or not self._shift <= shift <= self._shift + STALE:
                self._shift = shift
            happened = stamp + self._shift
        self._last = max(self._last, happened)
        return self._last
