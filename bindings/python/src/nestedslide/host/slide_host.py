"""The part of a host that is the same in every toolkit."""

from __future__ import annotations

import time as time_of_day
from collections.abc import Hashable
from typing import Callable

from .._constants import MAX_TIME
from .._convert import number
from ..coordinator import Coordinator
from ..enums import Key, PointerAction, Source, TouchState, WheelPhase, WheelUnit
from ..frames import Frame

MOST_POINTERS = 8


class SlideHost:
    """Feeds one coordinator, and says when it needs a frame.

    Input goes to the coordinator as it comes, before the frame that shows it. A touch that the coordinator calls a
    tap goes to ``on_tap(x, y)``, where there is one and it answers true, else to the tab that lies there. Resampling
    is switched on, so that frames follow a finger evenly.

    ``pixel`` is the size of a screen's pixel, points: 0.5 on a screen of double density. With it `wait` leaves out the
    frames in which nothing comes to another pixel, as in the tail of a fling; 0 leaves out none.

    >>> from nestedslide import Coordinator
    >>> from nestedslide.host import SlideHost
    >>> host = SlideHost(Coordinator([3000.0], header_height=240), clock=lambda: 0.0)
    >>> host.needs_frame, host.frame().snapshot.outer, host.needs_frame
    (True, 0.0, False)
    """

    def __init__(
        self,
        slide: Coordinator,
        on_tap: Callable[[float, float], bool] | None = None,
        clock: Callable[[], float] = time_of_day.perf_counter,
        pixel: float = 0.0,
    ) -> None:
        if not isinstance(slide, Coordinator):
            raise TypeError(f"slide must be a Coordinator, not {type(slide).__name__}")
        if on_tap is not None and not callable(on_tap):
            raise TypeError(f"on_tap must be a function or None, not {type(on_tap).__name__}")
        if not callable(clock):
            raise TypeError(f"clock must be a function, not {type(clock).__name__}")
        self.slide = slide
        self.pixel = number("pixel", pixel)
        self.on_tap = on_tap
        self._clock = clock
        self._start = clock() - slide.snapshot().time
        self._pointers: dict[Hashable, tuple[int, float, float]] = {}
        self._fed = True
        self._shown = 0.0
        self.last: Frame | None = None
        slide.set(resampling="on")

    def now(self) -> float:
        """Seconds on the coordinator's clock; never before the last frame."""
        return max(self._clock() - self._start, self._shown)

    @property
    def needs_frame(self) -> bool:
        """Whether the next frame shows anything new: something moves, or was fed since the last one."""
        return self._fed or self.last is None or self.last.snapshot.needs_frame

    @property
    def wait(self) -> float | None:
        """How long the host may sleep, seconds: 0 where a frame is due, None until input comes.

        Input ends the sleep.
        """
        if self._fed or self.last is None:
            return 0.0
        if not self.last.snapshot.needs_frame:
            return None
        change = self.slide.next_change(self.pixel)
        return max(0.0, change - self.now()) if change < MAX_TIME else None

    @property
    def is_touched(self) -> bool:
        """A pointer is down."""
        return bool(self._pointers)

    def frame(self, time: float | None = None) -> Frame:
        """Moves time on, to now where none is given, and answers all there is to draw."""
        self._fed = False
        self._shown = self.now() if time is None else max(time, self._shown)
        self.last = self.slide.frame(self._shown)
        return self.last

    def catch_up(self) -> None:
        """Brings the coordinator's time to the present: after a rest it is that of the last frame.

        Call it before an animated command, which would else be half over when it is first seen. The next frame shows
        what the command did. Taps, wheel steps and keys do so themselves.
        """
        self._shown = self.now()
        self.slide.advance(self._shown)
        self._note()

    def changed(self) -> None:
        """After commands and changes of settings: the next frame shows them."""
        self._note()

    def _note(self) -> None:
        """Something was fed."""
        self._fed = True

    def pointer_down(
        self,
        x: float,
        y: float,
        id: Hashable = 0,  # noqa: A002
        source: Source | str = "touch",
        time: float | None = None,
    ) -> bool:
        """A finger or button goes down; ``id`` is any name for it. Answers whether it is followed."""
        if id in self._pointers or len(self._pointers) >= MOST_POINTERS:
            return False
        taken = {number for number, _, _ in self._pointers.values()}
        number = next(n for n in range(MOST_POINTERS) if n not in taken)
        self._pointers[id] = (number, x, y)
        self._point(PointerAction.down, number, x, y, time, source)
        return True

    def pointer_move(self, x: float, y: float, id: Hashable = 0, time: float | None = None) -> bool:  # noqa: A002
        """One that is down moves. Others are left alone: a mouse without a button, a finger too many."""
        if id not in self._pointers:
            return False
        number = self._pointers[id][0]
        self._pointers[id] = (number, x, y)
        self._point(PointerAction.move, number, x, y, time)
        return True

    def pointer_up(self, x: float, y: float, id: Hashable = 0, time: float | None = None) -> bool:  # noqa: A002
        """One lifts. What the coordinator calls a tap is told, or taps a tab."""
        if id not in self._pointers:
            return False
        self._point(PointerAction.up, self._pointers.pop(id)[0], x, y, time)
        if self.slide.snapshot().touch is TouchState.tapped:
            self._tap(x, y)
        return True

    def cancel(self, id: Hashable | None = None) -> None:  # noqa: A002
        """The system takes a pointer away, or all of them: another window comes up."""
        for name in list(self._pointers) if id is None else [id]:
            if name in self._pointers:
                number, x, y = self._pointers.pop(name)
                self._point(PointerAction.cancel, number, x, y, None)

    def wheel(
        self,
        dx: float,
        dy: float,
        x: float,
        y: float,
        unit: WheelUnit | str = "notch",
        phase: WheelPhase | str = "none",
        shift: bool = False,
    ) -> bool:
        """A wheel step in offset direction: +1 scrolls down. While a pointer is down it has nothing to say."""
        if self._pointers:
            return False
        self.catch_up()
        self.slide.wheel(dx, dy, x, y, unit, phase, shift)
        return True

    def key(self, key: Key | str) -> None:
        """A key that scrolls."""
        self.catch_up()
        self.slide.key(key)

    def resize(self, width: float, height: float) -> None:
        """The viewport has another size."""
        self.slide.set(viewport=(width, height))
        self.changed()

    def _point(
        self, action: PointerAction, number: int, x: float, y: float, time: float | None, source: Source | str = "touch"
    ) -> None:
        self.slide.pointer(action, x, y, self.now() if time is None else time, number, source)
        self._note()

    def _tap(self, x: float, y: float) -> None:
        self.catch_up()
        if self.on_tap is not None and self.on_tap(x, y):
            return
        tab = self.slide.tab_at(x, y)
        if tab is not None:
            self.slide.tap_tab(tab)
