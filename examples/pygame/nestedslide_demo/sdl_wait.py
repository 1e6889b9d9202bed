"""Sleeping until an event comes: pygame's own wait looks for one every millisecond, SDL's lets the desktop wake it."""

from __future__ import annotations

import ctypes
from typing import Callable, Optional

import pygame

# Milliseconds; None waits for as long as it takes.
Wait = Callable[[Optional[int]], None]

_FUNCTION = "SDL_WaitEventTimeout"


def best_wait() -> Wait:
    """SDL's own wait, out of the library that pygame has loaded; pygame's where that cannot be found."""
    # A library's own handle also finds what it is linked with; on Windows the other's name does.
    for library in (pygame.base.__file__, "SDL2.dll"):
        try:
            call = getattr(ctypes.CDLL(library), _FUNCTION)
        except (OSError, AttributeError, TypeError):
            continue
        call.argtypes, call.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int
        return lambda limit: _wait(call, limit)
    return _pygame_wait


def _wait(call: Callable[[None, int], int], limit: int | None) -> None:
    # Without a place to put it the event stays in the queue.
    call(None, -1 if limit is None else limit)


def _pygame_wait(limit: int | None) -> None:
    event = pygame.event.wait() if limit is None else pygame.event.wait(limit)
    if event.type != pygame.NOEVENT:
        pygame.event.post(event)
