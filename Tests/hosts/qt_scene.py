"""The example's window with a hand on it, for test_qt.py."""

from __future__ import annotations

import sys
from pathlib import Path

import fed
from conftest import TREE
from nestedslide import Snapshot, WheelPhase, WheelUnit
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication
from qt_player import DOWN, MOVE, PHASES, UP, Clock, Hand

EXAMPLES = TREE / "examples" / "qt"
sys.path.insert(0, str(EXAMPLES))

FRAME = 1 / 60
LIST = (195, 700)
NO = QPoint()


class Scene:
    """The example's window with a hand on it, that remembers what it did."""

    def __init__(self, device: QPointingDevice, record: Path, mouse: bool) -> None:
        from profile_page.window import ProfileWindow

        self.clock, self.record, self.uses_mouse = Clock(), record, mouse
        self.window = ProfileWindow(clock=self.clock, record=record, automatic_frames=False)
        self.window.show()
        self.hand = Hand(self.window.windowHandle(), device)
        self.pointers: list[fed.Pointer] = []
        self.wheels: list[fed.Wheel] = []
        self.run(2 * FRAME)

    @property
    def now(self) -> Snapshot:
        found: Snapshot = self.window.snapshot()
        return found

    @property
    def places(self) -> tuple[float, float, int]:
        return self.now.outer, self.now.inner, self.now.page_index

    def point(self, action: int, x: float, y: float, finger: int = 0) -> None:
        if self.uses_mouse:
            self.hand.mouse(action, x, y)
        else:
            self.hand.touch(action, finger, x, y)
        self.pointers.append(fed.Pointer(("down", "move", "up")[action], x, y))

    def drag(self, start: tuple[int, int], dx: int, dy: int, steps: int = 12) -> None:
        """Down and along, a frame a step; it is not let go."""
        self.point(DOWN, *start)
        for step in range(1, steps + 1):
            self.clock.time += FRAME
            self.point(MOVE, start[0] + dx * step // steps, start[1] + dy * step // steps)
            self.window.frame()

    def lift(self, held: float = 0.0) -> None:
        self.clock.time += held + FRAME
        self.point(UP, self.pointers[-1].x, self.pointers[-1].y)

    def tap(self, x: float, y: float) -> None:
        self.point(DOWN, x, y)
        self.clock.time += 2 * FRAME
        self.point(UP, x, y)

    def wheel(
        self, angle: QPoint = NO, pixels: QPoint = NO, phase: WheelPhase = WheelPhase.none, shift: bool = False
    ) -> None:
        self.hand.wheel(*LIST, angle, pixels, PHASES[phase], shift)
        notches = phase is WheelPhase.none and pixels.isNull()
        unit = WheelUnit.notch if notches else WheelUnit.pixel
        moved = angle if pixels.isNull() else pixels
        scale = 120 if notches else 1
        self.wheels.append(fed.Wheel(unit, phase, -moved.x() / scale, -moved.y() / scale))

    def run(self, seconds: float) -> list[tuple[float, float, int]]:
        """Frame after frame; tells where things were."""
        seen = []
        for _ in range(round(seconds / FRAME)):
            self.clock.time += FRAME
            QApplication.processEvents()
            self.window.frame()
            seen.append(self.places)
        return seen

    def rest(self) -> None:
        for _ in range(60 * 20):
            self.clock.time += FRAME
            if not self.window.frame():
                assert self.now.at_rest
                return
        raise AssertionError("it never rests")

    def check_record(self) -> None:
        """The engine was told of every event, once and in order."""
        self.window.close()
        assert fed.pointers(self.record) == self.pointers
        assert fed.wheels(self.record) == self.wheels
