"""When frames are: at the screen's rate while something needs them, and not at all otherwise."""

from __future__ import annotations

from typing import Callable

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtWidgets import QWidget

RATE = 60.0
"""Frames a second where the screen does not tell."""


class Pacer:
    """Calls for a frame when one was asked for, and again for as long as the frame answers True."""

    def __init__(self, widget: QWidget, frame: Callable[[], bool]) -> None:
        self._widget = widget
        self._frame = frame
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
        if not self._timer.isActive():
            period = round(1000 / self._rate())
            passed = self._since.elapsed() if self._since.isValid() else period
            self._timer.start(max(0, period - passed))

    def stop(self) -> None:
        """No frame comes until one is asked for again."""
        self._timer.stop()

    def _tick(self) -> None:
        self._since.start()
        if self._frame():
            self.request()

    def _rate(self) -> float:
        screen = self._widget.screen()
        rate = screen.refreshRate() if screen is not None else 0.0
        return rate if rate >= 1 else RATE
