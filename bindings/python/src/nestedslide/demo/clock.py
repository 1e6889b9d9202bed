"""Where events and the time come from: the desk, or a script."""

from __future__ import annotations

import time
from typing import Protocol

import pygame

# Without anything to do the program still looks up this often, in milliseconds.
IDLE_WAIT = 1000


class EventSource(Protocol):
    """A clock that hands out events frame by frame."""

    def now(self) -> float:
        """Seconds since the beginning."""

    def next_events(self, busy: bool) -> list[pygame.event.Event]:
        """Waits for the next frame, or for an event where nothing moves; takes all there are."""


class LiveEvents:
    """Real events at the display's rate."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._pace = pygame.time.Clock()
        self._rate = pygame.display.get_current_refresh_rate() or 60

    def now(self) -> float:
        """Seconds since the beginning."""
        return time.perf_counter() - self._start

    def next_events(self, busy: bool) -> list[pygame.event.Event]:
        """Sleeps until an event comes when nothing moves, else until the next frame is due."""
        if busy:
            self._pace.tick(self._rate)
            return pygame.event.get()
        first = pygame.event.wait(IDLE_WAIT)
        return [first, *pygame.event.get()]
