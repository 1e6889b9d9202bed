"""A hand for the demo's tests: it posts what a mouse or a finger does, frame by frame, into the running program."""

from __future__ import annotations

from typing import ClassVar

import pygame

from nestedslide.demo import theme
from nestedslide.demo.app import App

SCALE = 0.5
STEP = 1 / 60

Point = tuple[float, float]


class EvenSteps:
    """A clock that goes by one frame a round and hands out what was posted."""

    def __init__(self) -> None:
        self.ticks = 0

    def now(self) -> float:
        return self.ticks * STEP

    def next_events(self, busy: bool) -> list[pygame.event.Event]:
        self.ticks += 1
        return pygame.event.get()


class Mouse:
    """Posts what a mouse does."""

    def post(self, kind: str, point: Point) -> None:
        pos = (point[0] * SCALE, point[1] * SCALE)
        if kind == "move":
            event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        else:
            button = pygame.MOUSEBUTTONDOWN if kind == "down" else pygame.MOUSEBUTTONUP
            event = pygame.event.Event(button, pos=pos, button=1, touch=False)
        pygame.event.post(event)


class Touch:
    """Posts what a finger does, and the mouse that SDL makes of it."""

    KINDS: ClassVar = {
        "down": pygame.FINGERDOWN,
        "move": pygame.FINGERMOTION,
        "up": pygame.FINGERUP,
    }
    MOUSE: ClassVar = {
        "down": pygame.MOUSEBUTTONDOWN,
        "move": pygame.MOUSEMOTION,
        "up": pygame.MOUSEBUTTONUP,
    }

    def __init__(self, finger: int = 0) -> None:
        self.finger = finger

    def post(self, kind: str, point: Point) -> None:
        x, y = point[0] / theme.VIEWPORT[0], point[1] / theme.VIEWPORT[1]
        pos = (point[0] * SCALE, point[1] * SCALE)
        pygame.event.post(pygame.event.Event(self.KINDS[kind], touch_id=4, finger_id=self.finger, x=x, y=y))
        pygame.event.post(pygame.event.Event(self.MOUSE[kind], pos=pos, button=1, touch=True))


class Hand:
    """Plays gestures on a running program, frame by frame."""

    def __init__(self, app: App, device: Mouse | Touch) -> None:
        self.app = app
        self.device = device

    def drag(self, start: Point, goal: Point, frames: int, hold: int = 0) -> None:
        self.device.post("down", start)
        self.app.step()
        for frame in range(1, frames + 1):
            t = frame / frames
            place = (start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t)
            self.device.post("move", place)
            self.app.step()
        self.wait(hold)
        self.device.post("up", goal)
        self.app.step()

    def tap(self, place: Point) -> None:
        self.device.post("down", place)
        self.app.step()
        self.device.post("up", place)
        self.app.step()

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.app.step()

    def settle(self) -> None:
        for _ in range(2000):
            self.app.step()
            if self.app.frame.snapshot.at_rest:
                return
        raise AssertionError("nothing came to rest")
