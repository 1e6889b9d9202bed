"""From pygame's events to the engine's pointers and wheel steps, and to taps and keys.

A touch reaches a program twice: as a finger and as the mouse that SDL makes of it. Only the finger
is taken. The left button of a real mouse is a finger too. What is a tap the engine says, but for what
covers the screen, which it is not told of.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Callable, Protocol

import pygame
from nestedslide import Coordinator, TouchState

from .prints import Target
from .thumb import Thumb
from .viewport import Viewport

MOUSE = 0

# As many as the engine follows; further ones are left alone.
MOST_FINGERS = 8

# Points of a wheel step, as the engine's line has; a fine wheel or a trackpad gives fractions of one.
WHEEL_STEP = 40.0

# What lifts no further than this from where it went down has clicked on the panel.
CLICK_REACH = 10.0

_ACTIONS = {
    pygame.FINGERDOWN: "down",
    pygame.FINGERMOTION: "move",
    pygame.FINGERUP: "up",
    pygame.MOUSEBUTTONDOWN: "down",
    pygame.MOUSEMOTION: "move",
    pygame.MOUSEBUTTONUP: "up",
}
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_MOVES = (pygame.FINGERMOTION, pygame.MOUSEMOTION)
# Everything else that a desktop tells changes nothing that is drawn.
_WAKING = {
    *_ACTIONS,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.QUIT,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWLEAVE,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWRESTORED,
}


@dataclass
class Finger:
    """A pointer that is down."""

    number: int
    start: tuple[float, float]
    place: tuple[float, float]
    covered: bool
    """It went down on something that is not the engine's."""
    target: Target
    """Who is told of it."""
    holds_thumb: bool = False
    """It is covered, and drags the scroll bar's thumb."""


class Handler(Protocol):
    """What is done with what is not the engine's."""

    def tap(self, x: float, y: float, target: Target | None = None) -> None:
        """A short touch that did not move, and whom it touched."""

    def press(self, key: int, backwards: bool = False) -> None:
        """A key goes down. backwards: with Shift."""

    def covers(self, x: float, y: float) -> bool:
        """Whether something lies over the engine's part of the screen there, or beside it."""


class Input:
    """Follows fingers from down to up."""

    def __init__(
        self,
        engine: Coordinator,
        viewport: Viewport,
        handler: Handler,
        drag_row: Callable[[str, float, float], None],
        inside: Callable[[float, float], Target | None],
        thumb: Thumb,
    ) -> None:
        """drag_row: is told what the right button of the mouse does.

        inside: which slide lies at a point inside a page of the profile.
        """
        self.viewport = viewport
        self._drag_row = drag_row
        self._drags_row = False
        self._inside = inside
        self._thumb = thumb
        self._engine = engine
        self._handler = handler
        self._fingers: dict[tuple[int, int], Finger] = {}
        self._mouse: tuple[float, float] | None = None

    @property
    def mouse(self) -> tuple[float, float] | None:
        """Where the mouse is, as far as that is known."""
        return self._mouse

    @property
    def fingers(self) -> list[tuple[float, float]]:
        """Where fingers are down."""
        return [finger.place for finger in self._fingers.values()]

    def wakes(self, event: pygame.event.Event, *, pointing: bool) -> bool:
        """Whether the next picture may be another one after an event. pointing: something shows where the mouse is."""
        if event.type == pygame.MOUSEMOTION:
            return pointing or self._drags_row or bool(self._fingers)
        return event.type in _WAKING

    def handle(self, events: Iterable[pygame.event.Event], time: float) -> None:
        """Passes on what came in since the last frame."""
        for event in merged(events):
            if event.type in _ACTIONS:
                self._pointer(event, time)
            elif event.type == pygame.MOUSEWHEEL:
                self._wheel(event)
            elif event.type == pygame.KEYDOWN:
                self._handler.press(event.key, bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT))
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.cancel(time)
            elif event.type == pygame.WINDOWLEAVE:
                self._mouse = None

    def cancel(self, time: float) -> None:
        """Takes all fingers away, as a system does when another window comes up."""
        for finger in self._fingers.values():
            if not finger.covered:
                self._feed(finger, "cancel", time)
        self._fingers.clear()
        self._thumb.let_go()
        if self._drags_row:
            self._drags_row = False
            self._drag_row("up", 0, 0)

    def _pointer(self, event: pygame.event.Event, time: float) -> None:
        if event.type in _FINGERS:
            key = (getattr(event, "touch_id", 0), event.finger_id + 1)
            place = self.viewport.touch_point(event.x, event.y)
        else:
            if getattr(event, "touch", False):
                return
            self._mouse = place = self.viewport.point(event.pos)
            if event.type != pygame.MOUSEMOTION and event.button == pygame.BUTTON_RIGHT:
                self._drags_row = event.type == pygame.MOUSEBUTTONDOWN
                self._drag_row(_ACTIONS[event.type], *place)
            elif event.type == pygame.MOUSEMOTION and self._drags_row:
                self._drag_row("move", *place)
            if event.type != pygame.MOUSEMOTION and event.button != pygame.BUTTON_LEFT:
                return
            key = (-1, MOUSE)
        action = _ACTIONS[event.type]
        if action == "down":
            self._down(key, place, time)
        elif key in self._fingers:
            self._follow(key, action, place, time)

    def _down(self, key: tuple[int, int], place: tuple[float, float], time: float) -> None:
        if key in self._fingers or len(self._fingers) >= MOST_FINGERS:
            return
        taken = {finger.number for finger in self._fingers.values()}
        number = next(n for n in range(MOST_FINGERS) if n not in taken)
        # Fingers that join one that is down are told to the same.
        first = next(
            (other.target for other in self._fingers.values() if not other.covered),
            None,
        )
        target = first or self._inside(*place) or Target(self._engine)
        covered = self._handler.covers(*place)
        holds = not covered and not self._fingers and self._thumb.take(*place, self.viewport.screen[0])
        self._fingers[key] = finger = Finger(number, place, place, covered or holds, target, holds)
        if not finger.covered:
            self._feed(finger, "down", time, "mouse" if key[0] == -1 else "touch")

    def _follow(self, key: tuple[int, int], action: str, place: tuple[float, float], time: float) -> None:
        finger = self._fingers[key]
        finger.place = place
        if not finger.covered:
            self._feed(finger, action, time)
        if finger.holds_thumb:
            self._thumb.follow(place[1])
        if action == "up":
            del self._fingers[key]
            if finger.holds_thumb:
                self._thumb.let_go()
            elif self._tapped(finger):
                self._handler.tap(*place, None if finger.covered else finger.target)

    @staticmethod
    def _feed(finger: Finger, action: str, time: float, source: str = "touch") -> None:
        """Tells the slide that it went down on. What lies inside a page is told as if that had stayed where it was."""
        (x, y), (left, top) = finger.place, finger.target.corner
        finger.target.slide.pointer(action, x - left, y - top, time, id=finger.number, source=source)

    def _tapped(self, finger: Finger) -> bool:
        """Whether it has lifted as a tap."""
        if finger.covered:
            return math.dist(finger.start, finger.place) <= CLICK_REACH
        return finger.target.slide.snapshot().touch is TouchState.tapped

    def _wheel(self, event: pygame.event.Event) -> None:
        # While a finger holds the page, the wheel has nothing to say, nor beside the screen.
        if self._fingers or (self._mouse is not None and self._handler.covers(*self._mouse)):
            return
        turned_x = getattr(event, "precise_x", event.x)
        turned_y = getattr(event, "precise_y", event.y)
        # Away from the user is up in SDL, and up is a smaller offset.
        dx, dy = float(turned_x), -float(turned_y)
        slide, (x, y) = self._engine, self._mouse or (None, None)
        target = self._inside(*self._mouse) if self._mouse is not None else None
        if target is not None and x is not None and y is not None:
            slide, x, y = target.slide, x - target.corner[0], y - target.corner[1]
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        if dx.is_integer() and dy.is_integer():
            slide.wheel(dx, dy, x, y, unit="line", shift=shift)
        else:
            # What is that fine is smooth by itself, and follows the hand at once.
            slide.wheel(dx * WHEEL_STEP, dy * WHEEL_STEP, x, y, shift=shift)


def merged(events: Iterable[pygame.event.Event]) -> Iterator[pygame.event.Event]:
    """The events without moves that the next move of the same pointer makes superfluous.

    All of them would get the time of the frame, and of moves without time between them no velocity
    can be told.
    """
    waiting: pygame.event.Event | None = None
    for event in events:
        if waiting is not None and not _replaces(event, waiting):
            yield waiting
        waiting = event if event.type in _MOVES else None
        if waiting is None:
            yield event
    if waiting is not None:
        yield waiting


def _replaces(event: pygame.event.Event, move: pygame.event.Event) -> bool:
    return bool(
        event.type == move.type
        and getattr(event, "finger_id", MOUSE) == getattr(move, "finger_id", MOUSE)
        and getattr(event, "touch", False) == getattr(move, "touch", False)
    )
