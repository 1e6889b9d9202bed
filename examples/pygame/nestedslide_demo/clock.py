"""Where events and the time come from: the desk, or a script."""

from __future__ import annotations

import math
import time
from typing import Protocol

import pygame

from .pacing import Clock, Pacer
from .sdl_wait import best_wait

# Where the display does not tell its rate.
USUAL_RATE = 60


class EventSource(Protocol):
    """A clock that hands out events frame by frame."""

    def now(self) -> float:
        """Seconds since the beginning."""

    def next_events(self, due: float | None) -> list[pygame.event.Event]:
        """Waits until a frame is due, or for an event where that is later or never; takes all events there are.

        due: when the next frame is, on the clock of `now`; None where nothing moves.
        """


class LiveEvents:
    """Real events, at the display's rate while something moves, and only then."""

    def __init__(self, pacer: Pacer | None = None, clock: Clock = time.perf_counter) -> None:
        self._clock = clock
        self._start = clock()
        self._pacer = pacer or Pacer(frame_period(), clock=clock)
        self._wait = best_wait()

    def now(self) -> float:
        """Seconds since the beginning."""
        return self._clock() - self._start

    def next_events(self, due: float | None) -> list[pygame.event.Event]:
        """Sleeps until the next frame, or until an event comes where none is due."""
        left = None if due is None else due - self.now()
        if left is not None and left <= 0:
            self._pacer.wait()
            return pygame.event.get()
        # Without a limit nothing is looked up and nothing wakes, until something comes.
        self._wait(None if left is None else max(1, math.ceil(1000 * left)))
        self._pacer.restart()
        return pygame.event.get()


def frame_period() -> float:
    """How long the display shows a picture, in seconds."""
    return 1 / (pygame.display.get_current_refresh_rate() or USUAL_RATE)
