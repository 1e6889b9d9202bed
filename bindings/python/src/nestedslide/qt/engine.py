"""A coordinator and its time: all that a part of a view needs in order to tell the engine something.

A view is made of parts: pages, the input of its window, what follows the focus. They give commands and ask for frames.
They are given this and not the view, so that none of them depends on the widget that it is a part of.
"""

from __future__ import annotations

import math
from typing import Callable

from .._constants import MAX_TIME
from ..buffers import FrameBuffers
from ..coordinator import Coordinator
from .clock import EventClock
from .pacing import Pacer


class Engine:
    """Gives a coordinator commands at the time it is, and asks for the frames that come of them."""

    def __init__(self, coordinator: Coordinator, clock: EventClock, pacer: Pacer | None) -> None:
        self.coordinator = coordinator
        self.clock = clock
        self.asked = False
        """Whether a frame was asked for since the last one began."""
        self._pacer = pacer
        self._time = 0.0

    def run(self, command: Callable[[], object]) -> None:
        """Gives the engine a command at the time it is, and sees that what comes of it is shown."""
        now = self.clock.now()
        if now > self._time:
            self._time = now
            self.coordinator.advance(now)
        command()
        self.request_frame()

    def request_frame(self) -> None:
        """Something has changed: a frame is needed."""
        self.asked = True
        if self._pacer is not None:
            self._pacer.request()

    def next_frame(self) -> FrameBuffers:
        """Time moves on. The answer is good until the next frame."""
        self.asked = False
        self._time = max(self._time, self.clock.now())
        return self.coordinator.frame_into(self._time)

    def until_change(self, pixel: float) -> float:
        """How long it takes until something comes to another pixel, seconds; infinite where nothing will.

        pixel: its size in points.
        """
        change = self.coordinator.next_change(pixel)
        return max(0.0, change - self.clock.now()) if change < MAX_TIME else math.inf

    @property
    def waiting(self) -> bool:
        """Whether a frame is to come; nothing runs otherwise."""
        return self.asked or (self._pacer is not None and self._pacer.active)

    def stop(self) -> None:
        """No frame comes until one is asked for again."""
        if self._pacer is not None:
            self._pacer.stop()
