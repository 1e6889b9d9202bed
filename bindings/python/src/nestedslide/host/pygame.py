"""For pygame-ce. Everything is taken once: a touch is no mouse besides."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Callable

import pygame

from ..frames import Frame
from .slide_host import SlideHost

FINE_WHEEL = 40.0
"""Points of a step of a wheel that gives fractions of one."""

KEYS = {
    pygame.K_DOWN: "down", pygame.K_UP: "up", pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_SPACE: "space",
    pygame.K_PAGEDOWN: "page_down", pygame.K_PAGEUP: "page_up", pygame.K_HOME: "home", pygame.K_END: "end",
}  # fmt: skip
MOVES = (pygame.MOUSEMOTION, pygame.FINGERMOTION)


class PygameHost(SlideHost):
    """Takes pygame's events; the coordinator's viewport is the window."""

    def handle(self, events: Iterable[Any]) -> None:
        """Passes on what came since the last frame. Events have no times: of moves only the last one counts."""
        events = list(events)
        for n, event in enumerate(events):
            follows = events[n + 1] if n + 1 < len(events) else None
            is_moved_on = follows is not None and follows.type == event.type and _finger(follows) == _finger(event)
            if not (event.type in MOVES and is_moved_on):
                self._take(event)

    def run(self, draw: Callable[[Frame], None], clock: Any = None) -> None:
        """A whole program's loop: until the window closes. It sleeps while nothing moves."""
        clock = clock or pygame.time.Clock()
        while True:
            events = [*self._sleep(), *pygame.event.get()]
            if any(event.type == pygame.QUIT for event in events):
                return
            self.handle(events)
            if self.wait == 0:
                draw(self.frame())
                pygame.display.flip()
                clock.tick(pygame.display.get_current_refresh_rate() or 60)

    def _sleep(self) -> list[Any]:
        """Until a frame is due; the event that has ended it sooner, if one has."""
        wait = self.wait
        if wait is None:
            return [pygame.event.wait()]
        milliseconds = round(wait * 1000)
        return [pygame.event.wait(milliseconds)] if milliseconds > 0 else []

    def _take(self, event: Any) -> None:
        width, height = pygame.display.get_window_size()
        kind = event.type
        if kind == pygame.MOUSEBUTTONDOWN and event.button == 1 and not getattr(event, "touch", False):
            self.pointer_down(event.pos[0], event.pos[1], "mouse", "mouse")
        elif kind == pygame.MOUSEMOTION:
            self.pointer_move(event.pos[0], event.pos[1], "mouse")
        elif kind == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pointer_up(event.pos[0], event.pos[1], "mouse")
        elif kind == pygame.FINGERDOWN:
            self.pointer_down(event.x * width, event.y * height, id=_finger(event))
        elif kind == pygame.FINGERMOTION:
            self.pointer_move(event.x * width, event.y * height, id=_finger(event))
        elif kind == pygame.FINGERUP:
            self.pointer_up(event.x * width, event.y * height, id=_finger(event))
        elif kind == pygame.MOUSEWHEEL:
            self._turn(event)
        elif kind == pygame.KEYDOWN and event.key in KEYS:
            back = event.key == pygame.K_SPACE and getattr(event, "mod", 0) & pygame.KMOD_SHIFT
            self.key("page_up" if back else KEYS[event.key])
        elif kind == pygame.WINDOWFOCUSLOST:
            self.cancel()
        elif kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            self.resize(width, height)

    def _turn(self, event: Any) -> None:
        # Away from the user is up in SDL, and up is a smaller offset.
        dx, dy = float(getattr(event, "precise_x", event.x)), -float(getattr(event, "precise_y", event.y))
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        if dx.is_integer() and dy.is_integer():
            self.wheel(dx, dy, *pygame.mouse.get_pos(), shift=shift)
        else:
            self.wheel(dx * FINE_WHEEL, dy * FINE_WHEEL, *pygame.mouse.get_pos(), unit="pixel", shift=shift)


def _finger(event: Any) -> object:
    return getattr(event, "touch_id", None), getattr(event, "finger_id", None)
