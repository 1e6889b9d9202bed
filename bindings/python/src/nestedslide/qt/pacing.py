"""When frames are: while something comes to another pixel, at the screen's rate at most, and not at all otherwise."""

from __future__ import annotations

import math
from typing import Callable

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QWidget

RATE = 60.0
"""Frames a second where the screen does not tell."""


class Pacer:
    """Calls for a frame when one was asked for, and again for as long as the frame answers True.

    The tail of a fling takes long from one pixel to the next: until then it sleeps.
    """

    def __init__(self, widget: QWidget, frame: Callable[[], bool], until_change: Callable[[], float]) -> None:
        """until_change: how long the picture stays right if nothing is asked for, seconds; infinite for always."""
        self._widget = widget
        self._frame = frame
        self._until_change = until_change
        self._since = QElapsedTimer()
        self._timer = QTimer(widget)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def active(self) -> bool:
        """Whether a frame is to come."""
        return self._timer.isActive()

    def request(self) -> None:
        """A frame is needed: at once, but not before the screen has shown the last one."""
        soonest = self._soonest()
        if not self._timer.isActive() or self._timer.remainingTime() > soonest:
            self._timer.start(soonest)

    def stop(self) -> None:
        """No frame comes until one is asked for again."""
        self._timer.stop()

    def _tick(self) -> None:
        self._since.start()
        if not self._frame() or self._timer.isActive():
            return
        wait = self._until_change()
        if math.isfinite(wait):
            # Up to the next millisecond: one before it would show the same picture again.
            self._timer.start(max(self._soonest(), math.ceil(wait * 1000)))

    def _soonest(self) -> int:
        """In how many milliseconds the screen has shown the last frame."""
        period = round(1000 / self._rate())
        return max(0, period - self._since.elapsed()) if self._since.isValid() else 0

    def _rate(self) -> float:
        screen = self._widget.screen()
        rate = screen.refreshRate() if screen is not None else 0.0
        return rate if rate >= 1 else RATE
