"""Plays on the pygame demo: posts what the desk would, frame by frame, and keeps what it has posted."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from fed import Pointer, Wheel
from nestedslide_demo.app import App

STEP = 1 / 60
POSTED = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
EMULATED = {"down": pygame.MOUSEBUTTONDOWN, "move": pygame.MOUSEMOTION, "up": pygame.MOUSEBUTTONUP}


class Steps:
    """A clock that goes on by one frame a round."""

    def __init__(self) -> None:
        self.ticks = 0

    def now(self) -> float:
        return self.ticks * STEP

    def next_events(self, due: float | None) -> list[pygame.event.Event]:
        self.ticks += 1
        return pygame.event.get()


class Hand:
    """One finger on the touch screen, or on the left button of the mouse."""

    def __init__(self, app: App, touch: bool) -> None:
        self.app = app
        self.touch = touch
        self.sent: list[Pointer] = []
        self.turned: list[Wheel] = []

    def post(self, action: str, x: float, y: float) -> None:
        """What SDL tells of a pointer; of a finger it also tells as if it were a mouse."""
        self.sent.append(Pointer(action, x, y))
        viewport = self.app.input.viewport
        pixel = x * viewport.scale, y * viewport.scale
        if self.touch:
            left, top = viewport.touch_of(x, y)
            pygame.event.post(pygame.event.Event(POSTED[action], touch_id=1, finger_id=7, x=left, y=top))
        more = {"buttons": (1, 0, 0), "rel": (0, 0)} if action == "move" else {"button": pygame.BUTTON_LEFT}
        pygame.event.post(pygame.event.Event(EMULATED[action], pos=pixel, touch=self.touch, **more))

    def stroke(self, start: tuple[float, float], goal: tuple[float, float], frames: int, hold: int = 0) -> None:
        self.post("down", *start)
        self.app.step()
        for frame in range(1, frames + 1):
            share = frame / frames
            self.post("move", *(a + (b - a) * share for a, b in zip(start, goal)))
            self.app.step()
        for _ in range(hold):
            self.app.step()
        self.post("up", *goal)
        self.app.step()

    def tap(self, x: float, y: float) -> None:
        for action in ("down", "up"):
            self.post(action, x, y)
            self.app.step()

    def wheel(self, notches: int) -> None:
        """Down where it is positive, as the engine counts."""
        self.turned.append(Wheel(1, 0, 0.0, float(notches)))
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-notches, precise_x=0.0, precise_y=-notches))
        self.app.step()

    def settle(self) -> None:
        for _ in range(2000):
            self.app.step()
            if self.app.frame.snapshot.at_rest:
                return
        raise AssertionError("nothing came to rest")
