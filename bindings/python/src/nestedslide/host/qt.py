"""For widgets of Qt's that draw themselves; `nestedslide.qt` has whole views besides."""

from __future__ import annotations

from typing import Any, Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from ..coordinator import Coordinator
from ..frames import Frame
from .slide_host import SlideHost
from .stamps import StampClock

NOTCH = 120.0
KEYS = {
    Qt.Key.Key_Down: "down", Qt.Key.Key_Up: "up", Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right",
    Qt.Key.Key_Space: "space", Qt.Key.Key_PageDown: "page_down", Qt.Key.Key_PageUp: "page_up", Qt.Key.Key_Home: "home",
    Qt.Key.Key_End: "end",
}  # fmt: skip


class QtHost(QObject):
    """Looks at a widget's events, and calls ``draw(frame)`` for each frame that there is something new in."""

    def __init__(self, widget: QWidget, slide: Coordinator, draw: Callable[[Frame], None], **others: Any) -> None:
        super().__init__(widget)
        self.host = SlideHost(slide, **others)
        self._draw = draw
        self._stamps = StampClock(self.host.now)
        self._timer = QTimer(self, interval=16)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        widget.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)
        self.wake()

    def wake(self) -> None:
        """Frames begin again, where one is needed: after commands of the program's own."""
        if self.host.needs_frame and not self._timer.isActive():
            self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """What Qt tells of the widget; what the slide takes goes no further."""
        taken = self._take(event)
        self.wake()
        return taken

    def _tick(self) -> None:
        self._draw(self.host.frame())
        if not self.host.needs_frame:
            self._timer.stop()

    def _take(self, event: Any) -> bool:
        kind, host = event.type(), self.host
        if kind in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd):
            for point in event.points():
                self._point(point.state().name, point.id(), point.position(), "touch", event)
            return True
        if kind == QEvent.Type.TouchCancel or kind == QEvent.Type.FocusOut:
            host.cancel()
        elif kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._point("Pressed", "mouse", event.position(), "mouse", event)
            return True
        elif kind == QEvent.Type.MouseMove:
            self._point("Updated", "mouse", event.position(), "mouse", event)
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self._point("Released", "mouse", event.position(), "mouse", event)
        elif kind == QEvent.Type.Wheel:
            return self._turn(event)
        elif kind == QEvent.Type.KeyPress and event.key() in KEYS:
            back = event.key() == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            host.key("page_up" if back else KEYS[event.key()])
            return True
        elif kind == QEvent.Type.Resize:
            host.resize(event.size().width(), event.size().height())
        return False

    def _point(self, state: str, name: Any, place: Any, source: str, event: Any) -> None:
        time = self._stamps.of(event.timestamp() / 1000)
        if state == "Pressed":
            self.host.pointer_down(place.x(), place.y(), name, source, time)
        elif state == "Updated":
            self.host.pointer_move(place.x(), place.y(), name, time)
        elif state == "Released":
            self.host.pointer_up(place.x(), place.y(), name, time)

    def _turn(self, event: Any) -> bool:
        place, pixels, angle = event.position(), event.pixelDelta(), event.angleDelta()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if not pixels.isNull():
            return self.host.wheel(-pixels.x(), -pixels.y(), place.x(), place.y(), unit="pixel", shift=shift)
        return self.host.wheel(-angle.x() / NOTCH, -angle.y() / NOTCH, place.x(), place.y(), shift=shift)
