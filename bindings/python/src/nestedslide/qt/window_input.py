"""All input of a view, seen in its window before any widget sees it: each event once, whatever lies on the view."""

from __future__ import annotations

from typing import Any, Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QInputDevice, QMouseEvent, QTouchEvent, QWheelEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from .engine import Engine
from .fingers import MOUSE, Fingers
from .presses import Presses
from .wheel import wheel_step

Type = QEvent.Type


class WindowInput(QObject):
    """Feeds a view's engine from its window's events, and lets through to the children what may become a tap.

    A touch comes as a touch, which is fed, and then as a mouse that Qt makes of it, which is not: that one is for the
    children. Of both, children see the press; once the engine drags it is taken from them, and what caught a motion
    never gets there.
    """

    # Of one that is being taken apart, which Qt may still tell of events.
    _handlers: dict[QEvent.Type, Callable[[Any], bool]] = {}  # noqa: RUF012

    lifted = Signal(bool)
    """The last finger has left; whether that was a tap."""

    def __init__(self, view: QWidget, engine: Engine, keeps_input: Callable[[QWidget], bool]) -> None:
        super().__init__(view)
        self._view = view
        self._engine = engine
        self._keeps_input = keeps_input
        self._window: QWindow | None = None
        self.fingers = Fingers(engine.coordinator)
        self.presses = Presses(self)
        self._swallowing = False
        self._handlers = {
            Type.MouseButtonPress: self._mouse_press,
            Type.MouseButtonDblClick: lambda event: self._swallowing,
            Type.MouseMove: self._mouse_move,
            Type.MouseButtonRelease: self._mouse_release,
            Type.TouchBegin: self._touch,
            Type.TouchUpdate: self._touch,
            Type.TouchEnd: self._touch,
            Type.TouchCancel: self._touch_cancel,
            Type.Wheel: self._wheel,
        }

    def watch(self, window: QWindow | None) -> None:
        """Sees this window's events from now on, and those of the one before no more."""
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        if window is not None:
            window.installEventFilter(self)

    def give_up(self) -> None:
        """Nothing more will be heard of what is down."""
        if self.fingers:
            self.fingers.cancel(self._engine.clock.now())
            self._engine.request_frame()
        self.presses.take()
        self.presses.end()
        self._swallowing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802, D102
        handler = self._handlers.get(event.type())
        return handler(event) if handler is not None else False

    # -------------------------------------------------------------------------------------------------------- mouse

    def _mouse_press(self, event: QMouseEvent) -> bool:
        child = self._target(event.position())
        if event.button() != Qt.MouseButton.LeftButton or child is None:
            return False
        if not _of_a_touch(event):
            self.fingers.press(MOUSE, self._place(event.position()), self._engine.clock.of(event))
            self._engine.request_frame()
        if self.fingers.dragging:
            # It caught a motion: nobody is clicked by that.
            self._swallowing = True
            event.accept()
            return True
        self.presses.begin(child)
        return False

    def _mouse_move(self, event: QMouseEvent) -> bool:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            if MOUSE in self.fingers or not self.fingers:
                # Where something is down still, its release went elsewhere, as to a menu.
                self.give_up()
            return False
        if MOUSE in self.fingers and not _of_a_touch(event):
            self.fingers.move(MOUSE, self._place(event.position()), self._engine.clock.of(event))
            self._engine.request_frame()
            self._take_over()
        return self._swallowing or self.presses.taken

    def _mouse_release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if MOUSE in self.fingers and not _of_a_touch(event):
            self.fingers.lift(MOUSE, self._place(event.position()), self._engine.clock.of(event))
            self._engine.request_frame()
            self._lifted()
        if self._swallowing:
            self._swallowing = False
            event.accept()
            return True
        if not self.presses.taken:
            self.presses.end()
        return False

    # -------------------------------------------------------------------------------------------------------- touch

    def _touch(self, event: QTouchEvent) -> bool:
        if not _is_screen(event):
            return False
        fed = False
        for point in event.points():
            fed = self._finger(point, self._engine.clock.of(event)) or fed
        if fed:
            self._engine.request_frame()
            if self.fingers:
                self._take_over()
            else:
                self._lifted()
        return False

    def _finger(self, point: QEventPoint, time: float) -> bool:
        finger, place, state = point.id(), point.position(), point.state()
        if state == QEventPoint.State.Pressed:
            if self._target(place) is None:
                return False
            self.fingers.press(finger, self._place(place), time)
        elif finger not in self.fingers or state == QEventPoint.State.Stationary:
            return False
        elif state == QEventPoint.State.Released:
            self.fingers.lift(finger, self._place(place), time)
        else:
            self.fingers.move(finger, self._place(place), time)
        return True

    def _touch_cancel(self, event: QTouchEvent) -> bool:
        if self.fingers and _is_screen(event):
            self.fingers.cancel(self._engine.clock.of(event))
            self.presses.take()
            self._engine.request_frame()
        return False

    # -------------------------------------------------------------------------------------------------------- wheel

    def _wheel(self, event: QWheelEvent) -> bool:
        if self._target(event.position()) is None:
            return False
        event.accept()
        if not self.fingers:
            place, step = self._place(event.position()), wheel_step(event)
            coordinator = self._engine.coordinator
            self._engine.run(
                lambda: coordinator.wheel(step.dx, step.dy, place.x(), place.y(), step.unit, step.phase, step.shift)
            )
        return True

    # ------------------------------------------------------------------------------------------------------ private

    def _take_over(self) -> None:
        """The engine drags: whatever child is pressed is not clicked."""
        if self.presses.pending and self.fingers.dragging:
            self.presses.take()

    def _lifted(self) -> None:
        """All have lifted: by a tap, a child that is pressed is clicked."""
        tapped = self.fingers.tapped
        if not tapped:
            self.presses.take()
        self.lifted.emit(tapped)

    def _target(self, place: QPointF) -> QWidget | None:
        """The widget there, if it is this view's: on top, in no nested view, not one that keeps its input."""
        native = native_of(self._view)
        if native is None or QApplication.activePopupWidget() is not None:
            return None
        found = native.childAt(place.toPoint()) or native
        widget: QWidget | None = found
        while widget is not None and widget is not self._view:
            if self._keeps_input(widget):
                return None
            widget = widget.parentWidget()
        return found if widget is self._view and self._view.isEnabled() else None

    def _place(self, place: QPointF) -> QPointF:
        native = native_of(self._view)
        return place if native is None or native is self._view else self._view.mapFrom(native, place)


def native_of(widget: QWidget) -> QWidget | None:
    """The widget whose window gets a widget's input."""
    return widget if widget.windowHandle() is not None else widget.nativeParentWidget()


def _is_screen(event: QTouchEvent) -> bool:
    """Not a trackpad, whose fingers scroll as a wheel."""
    return event.pointingDevice().type() != QInputDevice.DeviceType.TouchPad


def _of_a_touch(event: QMouseEvent) -> bool:
    """Whether a touch was made into this: it has been fed as one. A pen's are the only ones that tell of it."""
    made = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
    return made and event.pointingDevice().type() != QInputDevice.DeviceType.Stylus
