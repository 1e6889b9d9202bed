"""What is down on a view: fingers, a pen, or the mouse with its left button."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from .._constants import MAX_POINTERS
from ..coordinator import Coordinator
from ..enums import PointerAction, Source, TouchState

MOUSE = -1
"""The mouse's and the pen's number; Qt's own of fingers are from 0."""


class Fingers:
    """Feeds pointers, each from down to up, and answers what the engine makes of the touch."""

    def __init__(self, coordinator: Coordinator) -> None:
        self._coordinator = coordinator
        self._down: dict[int, QPointF] = {}

    def __bool__(self) -> bool:
        return bool(self._down)

    def __contains__(self, finger: int) -> bool:
        return finger in self._down

    def press(self, finger: int, place: QPointF, time: float) -> None:
        """One comes down; where there are as many as the engine takes it is left aside, until it lifts."""
        if finger not in self._down and len(self._down) < MAX_POINTERS:
            self._feed(PointerAction.down, finger, place, time)

    def move(self, finger: int, place: QPointF, time: float) -> None:
        """It moves."""
        if finger in self._down:
            self._feed(PointerAction.move, finger, place, time)

    def lift(self, finger: int, place: QPointF, time: float) -> None:
        """It lifts."""
        if finger in self._down:
            self._feed(PointerAction.up, finger, place, time)
            del self._down[finger]

    def cancel(self, time: float) -> None:
        """The system takes all of them away."""
        for finger, place in list(self._down.items()):
            self._feed(PointerAction.cancel, finger, place, time)
            del self._down[finger]

    @property
    def dragging(self) -> bool:
        """Whether what is down is no tap any more, or never was one, since it caught a motion."""
        return bool(self._down) and self._coordinator.snapshot().touch is TouchState.dragged

    @property
    def tapped(self) -> bool:
        """Whether what has just lifted was a tap."""
        return self._coordinator.snapshot().touch is TouchState.tapped

    def _feed(self, action: PointerAction, finger: int, place: QPointF, time: float) -> None:
        source = Source.mouse if finger == MOUSE else Source.touch
        self._coordinator.pointer(action, place.x(), place.y(), time, finger, source)
        self._down[finger] = place
