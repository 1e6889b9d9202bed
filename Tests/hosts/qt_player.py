"""The session of session.txt as events of Qt: touches, wheel, keys and sizes, as a window gets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nestedslide import WheelPhase, WheelUnit
from nestedslide.qt import NestedSlideView
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QPointingDevice, QTouchEvent, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

TICKS_PER_SECOND = 1024
FRAME = 17
NOTCH = 120

DOWN, MOVE, UP, CANCEL = range(4)

KEYS = (
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Space,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)

PHASES = {
    WheelPhase.none: Qt.ScrollPhase.NoScrollPhase,
    WheelPhase.began: Qt.ScrollPhase.ScrollBegin,
    WheelPhase.changed: Qt.ScrollPhase.ScrollUpdate,
    WheelPhase.ended: Qt.ScrollPhase.ScrollEnd,
    WheelPhase.momentum: Qt.ScrollPhase.ScrollMomentum,
}


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Hand:
    """Fingers, a mouse and a wheel on a window. Places are points of the window."""

    def __init__(self, window: QWindow, device: QPointingDevice) -> None:
        self.window, self.device = window, device

    def touch(self, action: int, finger: int, x: float, y: float) -> None:
        if action == CANCEL:
            cancel = QTouchEvent(QEvent.Type.TouchCancel, self.device)
            QCoreApplication.sendEvent(self.window, cancel)
            return
        touch = QTest.touchEvent(self.window, self.device)
        (touch.press, touch.move, touch.release)[action](finger, QPoint(round(x), round(y)))
        touch.commit()

    def touch_two(self, *words: float) -> None:
        """Two fingers in one event; each as for touch."""
        touch = QTest.touchEvent(self.window, self.device)
        for action, finger, x, y in (words[:4], words[4:]):
            (touch.press, touch.move, touch.release)[int(action)](int(finger), QPoint(round(x), round(y)))
        touch.commit()

    def mouse(self, action: int, x: float, y: float) -> None:
        place = QPoint(round(x), round(y))
        if action == MOVE:
            QTest.mouseMove(self.window, place)
        else:
            act = QTest.mousePress if action == DOWN else QTest.mouseRelease
            act(self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def wheel(
        self, x: float, y: float, angle: QPoint, pixels: QPoint, phase: Qt.ScrollPhase, shift: bool = False
    ) -> None:
        modifiers = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        place = QPointF(x, y)
        if phase is Qt.ScrollPhase.NoScrollPhase:
            QTest.wheelEvent(self.window, place, angle, pixels, modifiers)
        else:
            # Of a gesture QTest makes other events than it was told to.
            button = Qt.MouseButton.NoButton
            event = QWheelEvent(place, place, pixels, angle, button, modifiers, phase, False)
            QCoreApplication.sendEvent(self.window, event)


class Player:
    """Plays lines into a view that asks for no frames of its own."""

    def __init__(self, device: QPointingDevice) -> None:
        self.device = device
        self.clock = Clock()
        self.view: Any = None
        self.hand: Any = None
        self.events = 0
        self.bytes = 0

    def play(self, line: str) -> str | None:
        """Plays a line; answers what an `expect` line should be."""
        operation, *words = line.split()
        numbers = [] if operation == "expect" else [int(word) for word in words]
        if operation == "expect":
            self.bytes += len(self.view.coordinator.record_read())
            return f"expect {self.view.coordinator.state_hash():016x} {self.events} {self.bytes}"
        operations: dict[str, Callable[..., None]] = {
            "create": self.create,
            "pointer": self.pointer,
            "wheel": self.wheel,
            "key": lambda key: QTest.keyClick(self.view, KEYS[key]),
            "page": lambda page, animated: self.view.coordinator.scroll_to_page(page, animated=bool(animated)),
            "resize": lambda width, height: self.view.resize(width, height),
            "frames": self.frames,
        }
        operations[operation](*numbers)
        return None

    def create(self, width: int, height: int, header: int, hover: int, *heights: int) -> None:
        pages = [(f"Page {n}", QWidget()) for n in range(len(heights))]
        for (_, page), high in zip(pages, heights):
            page.setFixedHeight(high)
        self.view = NestedSlideView(
            pages,
            clock=self.clock,
            automatic_frames=False,
            viewport=(width, height),
            header_height=header,
            hover_height=hover,
            # As the session was made: the view's own ways are left out.
            resampling="none",
            stop_velocity=0,
        )
        self.view.set_header(QWidget())
        self.view.set_hover(QWidget())
        self.view.coordinator.record_start()
        self.view.show()
        self.hand = Hand(self.view.windowHandle(), self.device)
        ask = self.view.coordinator.frame_into

        def counted(time: float) -> Any:
            buffers = ask(time)
            self.events += buffers.event_count
            return buffers

        self.view.coordinator.frame_into = counted

    def pointer(self, action: int, finger: int, x: int, y: int, ticks: int) -> None:
        self.clock.time = ticks / TICKS_PER_SECOND
        self.hand.touch(action, finger, x, y)

    def wheel(self, unit: int, phase: int, shift: int, x: int, y: int, dx: int, dy: int) -> None:
        if unit == WheelUnit.line:
            # Qt counts none.
            self.view.coordinator.wheel(dx, dy, x, y, WheelUnit.line, WheelPhase(phase), bool(shift))
            return
        moved = QPoint(-dx, -dy)
        angle, pixels = (moved * NOTCH, QPoint()) if unit == WheelUnit.notch else (QPoint(), moved)
        self.hand.wheel(x, y, angle, pixels, PHASES[WheelPhase(phase)], bool(shift))

    def frames(self, first: int, count: int) -> None:
        for ticks in range(first, first + count * FRAME, FRAME):
            self.clock.time = ticks / TICKS_PER_SECOND
            self.view.frame()
