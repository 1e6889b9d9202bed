"""A gesture played by posting touches, on a clock that goes in even steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from .layout import PORTRAIT
from .viewport import Viewport

STEP = 1 / 60
FINGER_ID = 0
TOUCH_ID = 1

Point = tuple[float, float]
Easing = Callable[[float], float]


def even(t: float) -> float:
    """At one speed."""
    return t


def gentle(t: float) -> float:
    """From rest to rest."""
    return t * t * (3 - 2 * t)


def thrown(t: float) -> float:
    """Faster and faster, as a finger that flings."""
    return t * (0.4 + 0.6 * t)


@dataclass(frozen=True)
class Stroke:
    """One finger from down to up: a way and the time it takes."""

    begin: float
    end: float
    start: Point
    goal: Point
    easing: Easing

    def place(self, time: float) -> Point:
        """Where the finger is at a time within the stroke."""
        span = self.end - self.begin
        t = self.easing(min(1.0, (time - self.begin) / span)) if span > 0 else 1.0
        return (
            self.start[0] + (self.goal[0] - self.start[0]) * t,
            self.start[1] + (self.goal[1] - self.start[1]) * t,
        )


class Script:
    """Strokes one after another; each call adds at the end."""

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []
        self.length = 0.0

    def wait(self, seconds: float) -> Script:
        """Nothing happens for a while."""
        self.length += seconds
        return self

    def stroke(self, start: Point, goal: Point, seconds: float, easing: Easing = even, hold: float = 0.0) -> Script:
        """A finger goes down, moves, stays for the hold, and lifts."""
        begin = self.length
        share = seconds / (seconds + hold) if hold > 0 else 1.0
        self.length += seconds + hold

        def held(t: float) -> float:
            return easing(min(1.0, t / share))

        self.strokes.append(Stroke(begin, self.length, start, goal, held))
        return self

    def tap(self, place: Point) -> Script:
        """A finger goes down and lifts."""
        return self.stroke(place, place, 3 * STEP)


def loop() -> Script:
    """What a picture in a page of text can show in ten seconds: it ends nearly where it began."""
    bar = (PORTRAIT.width * 0.4, PORTRAIT.bar_height / 2)
    return (
        Script()
        .wait(0.9)
        # Over the seam in one drag, then thrown on.
        .stroke((206, 720), (198, 250), 0.75, gentle, hold=0.04)
        .wait(0.04)
        .stroke((200, 700), (208, 400), 0.16, thrown)
        .wait(0.55)
        .stroke((330, 520), (112, 512), 0.22, thrown)
        .wait(0.36)
        .stroke((206, 700), (198, 400), 0.2, thrown)
        .wait(0.36)
        # The first touch stops the fling, and turns the page back.
        .stroke((70, 560), (292, 566), 0.22, thrown)
        .wait(0.7)
        .tap(bar)
        .wait(0.7)
        .stroke((200, 450), (204, 640), 0.36, gentle, hold=0.08)
        .wait(2.6)
    )


class ScriptedEvents:
    """Plays a script: posts what is due, then hands out what pygame's queue holds."""

    def __init__(self, script: Script, viewport: Viewport, step: float = STEP) -> None:
        self._script = script
        self._viewport = viewport
        self._step = step
        self._ticks = 0
        self._waiting = list(script.strokes)
        self._current: Stroke | None = None

    def now(self) -> float:
        """Simulated seconds since the beginning."""
        return self._ticks * self._step

    def next_events(self, due: float | None) -> list[pygame.event.Event]:
        """Lets one step of time pass, whether or not anything moves."""
        del due
        self._ticks += 1
        self._play(self.now())
        if self.now() > self._script.length:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return pygame.event.get()

    def _play(self, now: float) -> None:
        # Sums of steps are not exact; a stroke must not slip by a frame for that.
        slack = self._step / 1000
        if self._current is None and self._waiting and self._waiting[0].begin <= now + slack:
            self._current = self._waiting.pop(0)
            self._post(pygame.FINGERDOWN, self._current.start)
        elif self._current is not None:
            place = self._current.place(now)
            if now + slack < self._current.end:
                self._post(pygame.FINGERMOTION, place)
            else:
                self._post(pygame.FINGERUP, self._current.goal)
                self._current = None

    def _post(self, kind: int, place: Point) -> None:
        x, y = self._viewport.touch_of(*place)
        pygame.event.post(
            pygame.event.Event(kind, touch_id=TOUCH_ID, finger_id=FINGER_ID, x=x, y=y, dx=0.0, dy=0.0, pressure=1.0)
        )
