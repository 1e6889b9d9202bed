"""For tkinter: events of one widget, and frames by its `after`."""

from __future__ import annotations

import tkinter
from typing import Any, Callable

from ..coordinator import Coordinator
from ..frames import Frame
from .slide_host import SlideHost
from .stamps import StampClock

KEYS = {
    "Down": "down", "Up": "up", "Left": "left", "Right": "right", "space": "space",
    "Next": "page_down", "Prior": "page_up", "Home": "home", "End": "end",
}  # fmt: skip
SHIFT = 1


class TkHost(SlideHost):
    """Binds a widget's events, and calls ``draw(frame)`` for each frame that there is something new in."""

    def __init__(
        self, widget: tkinter.Misc, slide: Coordinator, draw: Callable[[Frame], None], rate: float = 60, **others: Any
    ) -> None:
        super().__init__(slide, **others)
        self._widget, self._draw, self._period = widget, draw, round(1000 / rate)
        self._stamps = StampClock(self.now)
        self._scheduled = False
        for pattern, action in (
            ("<ButtonPress-1>", self._down),
            ("<B1-Motion>", self._move),
            ("<ButtonRelease-1>", self._up),
            ("<MouseWheel>", self._wheel),
            ("<ButtonPress-4>", self._wheel),
            ("<ButtonPress-5>", self._wheel),
            ("<KeyPress>", self._key),
            ("<FocusOut>", lambda event: self.cancel()),
            ("<Configure>", lambda event: self.resize(event.width, event.height)),
        ):
            widget.bind(pattern, self._then_wake(action), add=True)
        # Keys go to the widget that has the focus. One that has it already, such as a field beside, keeps it.
        if widget.focus_get() in (None, widget.winfo_toplevel()):
            widget.focus_set()
        self.wake()

    def wake(self) -> None:
        """Frames begin again, where one is needed: after commands of the program's own."""
        if self.needs_frame and not self._scheduled:
            self._scheduled = True
            self._widget.after(self._period, self._tick)

    def _tick(self) -> None:
        self._scheduled = False
        self._draw(self.frame())
        self.wake()

    def _then_wake(self, action: Callable[[Any], object]) -> Callable[[Any], None]:
        def act(event: Any) -> None:
            action(event)
            self.wake()

        return act

    def _time(self, event: Any) -> float:
        return self._stamps.of(event.time / 1000 if isinstance(event.time, int) else 0)

    def _down(self, event: Any) -> None:
        self._widget.focus_set()
        self.pointer_down(event.x, event.y, source="mouse", time=self._time(event))

    def _move(self, event: Any) -> None:
        self.pointer_move(event.x, event.y, time=self._time(event))

    def _up(self, event: Any) -> None:
        self.pointer_up(event.x, event.y, time=self._time(event))

    def _wheel(self, event: Any) -> None:
        # X has buttons for a wheel; elsewhere a notch is 120.
        steps = {4: -1.0, 5: 1.0}.get(event.num, -event.delta / 120 if event.delta else 0.0)
        self.wheel(0, steps, event.x, event.y, shift=bool(event.state & SHIFT))

    def _key(self, event: Any) -> None:
        if event.keysym in KEYS:
            back = event.keysym == "space" and event.state & SHIFT
            self.key("page_up" if back else KEYS[event.keysym])
