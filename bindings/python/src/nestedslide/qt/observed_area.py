"""One scroll area of Qt's as the engine sees it: a place, what moved it there, a way to put it elsewhere."""

from __future__ import annotations

import math
from typing import Any, Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Signal
from PySide6.QtGui import QScrollEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QScrollerProperties

from ..enums import MovedBy

Report = Callable[[float, MovedBy], bool]

Metric = QScrollerProperties.ScrollMetric
State = QScroller.State

SLOP = 0.0025
"""A finger drags once it has moved this far, in metres."""

RESISTANCE = 0.5
"""Beyond an end Qt shows this much of what a finger drags."""

FLICK: dict[QScrollerProperties.ScrollMetric, Any] = {
    Metric.DragStartDistance: SLOP,
    Metric.MousePressEventDelay: 0.15,
    Metric.DecelerationFactor: 0.9,
    Metric.MaximumVelocity: 1.2,
    Metric.AcceleratingFlickMaximumTime: 0.0,
    Metric.OvershootDragResistanceFactor: RESISTANCE,
    Metric.OvershootDragDistanceFactor: 0.25,
    Metric.OvershootScrollDistanceFactor: 0.12,
    Metric.HorizontalOvershootPolicy: QScrollerProperties.OvershootPolicy.OvershootAlwaysOff,
}
"""How Qt's own scrolling by finger feels: metres and seconds."""

THROW = 10
"""A throw is over in this many milliseconds."""


class ObservedArea(QObject):
    """Wraps any scroll area: Qt scrolls it, this tells where it went."""

    let_go = Signal()
    """A finger that has dragged it lifts."""

    def __init__(self, area: QAbstractScrollArea, report: Report) -> None:
        super().__init__(area)
        self.area = area
        self.bar = area.verticalScrollBar()
        self._report = report
        self._moved_by_hand = False
        self._overshoot = 0.0
        self._held = 0.0
        self._lift = 0

        self.bar.actionTriggered.connect(self._note_hand)
        self.bar.valueChanged.connect(self._value_changed)
        QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.LeftMouseButtonGesture)
        self.scroller = QScroller.scroller(area.viewport())
        properties = self.scroller.scrollerProperties()
        for metric, value in FLICK.items():
            properties.setScrollMetric(metric, value)
        self.scroller.setScrollerProperties(properties)
        self.scroller.stateChanged.connect(self._note_state)
        self._was_dragged = False
        area.viewport().installEventFilter(self)

    # ------------------------------------------------------------------------------------------------- what it does

    @property
    def moved_by(self) -> MovedBy:
        """What moves the view now: a finger, what is left of its throw, wheel or slider, or else a program."""
        state = self.scroller.state()
        if state is State.Dragging or self._moved_by_hand:
            return MovedBy.drag
        return MovedBy.inertia if state is State.Scrolling else MovedBy.program

    def _note_state(self, state: QScroller.State) -> None:
        lets_go = self._was_dragged and state is not State.Dragging
        self._was_dragged = state is State.Dragging
        if lets_go:
            self.let_go.emit()

    @property
    def is_dragged(self) -> bool:
        """Whether a finger drags it."""
        return self.scroller.state() is State.Dragging

    def _note_hand(self) -> None:
        """Wheel, slider and keys are actions of the scroll bar, before its value changes; a program's move is not."""
        self._moved_by_hand = self.bar.sliderPosition() != self.bar.value()

    def _place(self, scrolled: float) -> float:
        """Where it is seen: beyond its top as far as Qt shows a pull there, or it is held open."""
        return scrolled + self._overshoot if self._overshoot > 0 else scrolled - max(-self._overshoot, self._held)

    def _value_changed(self, value: int) -> None:
        moved_by = self.moved_by
        self._moved_by_hand = False
        if 0 < self._held <= value:
            # What is held open has been scrolled away.
            value -= round(self._held)
            self.hold_open(0)
            self.put(value)
        self._report(self._place(value), moved_by)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Beyond an end the bar stays: what Qt shows there is only in its event. True keeps it from being shown."""
        if isinstance(event, QScrollEvent):
            overshoot = event.overshootDistance().y()
            if overshoot != 0 or self._overshoot != 0:
                self._overshoot = overshoot
                if -self._held <= overshoot < 0 and self.scroller.state() is State.Scrolling:
                    self._end_pull(event.contentPos())
                    return True
                self._show_held()
                return not self._report(self._place(event.contentPos().y()), self.moved_by)
        return super().eventFilter(watched, event)

    # -------------------------------------------------------------------------------------------- what is done to it

    def scroll(self, amount: float) -> float:
        """Scrolls as a hand does; answers by how much it has moved, with what the engine took back."""
        before = self.bar.value()
        self._moved_by_hand = True
        self.bar.setValue(before + round(amount))
        self._moved_by_hand = False
        return self.bar.value() - before

    def hold_open(self, height: float) -> None:
        """Stays open so far beyond its top. Qt brings back what is pulled further."""
        self._held = height
        self._show_held()

    def _end_pull(self, content: QPointF) -> None:
        """What Qt brings back has come to where it is held open: Qt shows nothing of it any more."""
        self._overshoot = 0.0
        self.scroller.stop()
        end = QScrollEvent(content, QPointF(), QScrollEvent.ScrollState.ScrollFinished)
        QCoreApplication.sendEvent(self.area.viewport(), end)
        self._show_held()
        self._report(self._place(content.y()), MovedBy.inertia)

    def _show_held(self) -> None:
        """Qt has moved the viewport by what it shows of a pull."""
        lift = round(max(0.0, self._held + min(0.0, self._overshoot)))
        viewport = self.area.viewport()
        viewport.move(viewport.pos() + QPoint(0, lift - self._lift))
        self._lift = lift

    def put(self, offset: float) -> None:
        """Goes where the engine says. A finger drags it on from there; what is left of a throw ends."""
        self._overshoot = 0.0
        self.bar.setValue(round(offset))
        if self.scroller.state() in (State.Dragging, State.Scrolling):
            self.scroller.resendPrepareEvent()
        if self.scroller.state() is State.Scrolling:
            self.scroller.stop()

    def throw(self, velocity: float) -> None:
        """Goes on at a velocity, in points per second, as if a finger had let it go.

        Not where a finger is on it, or where it moves that way already.
        """
        touched = self.scroller.state() in (State.Pressed, State.Dragging)
        if touched or self.scroller.velocity().y() * velocity > 0:
            return
        self.scroller.stop()
        slop = SLOP * self.scroller.pixelPerMeter().y()
        start = QPointF(self.area.viewport().rect().center())
        begun = start - QPointF(0, math.copysign(slop + 1, velocity))
        end = begun - QPointF(0, velocity * THROW / 1000)
        # The slop is passed in no time, so that it adds no speed; the second time it is a drag already.
        self.scroller.handleInput(QScroller.Input.InputPress, start, 0)
        self.scroller.handleInput(QScroller.Input.InputMove, begun, 0)
        self.scroller.handleInput(QScroller.Input.InputMove, begun, 0)
        self.scroller.handleInput(QScroller.Input.InputMove, end, THROW)
        self.scroller.handleInput(QScroller.Input.InputRelease, end, THROW)

    def catch(self) -> None:
        """A finger comes down: what moves by itself stops where it is, but for what springs back from an end."""
        if self.scroller.state() is State.Scrolling and self._overshoot == 0:
            self.scroller.stop()

    def release(self) -> None:
        """The area is taken away: it tells nothing any more."""
        self.area.viewport().removeEventFilter(self)
        self.bar.blockSignals(True)
        self.scroller.stop()
