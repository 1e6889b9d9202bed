"""What a QWheelEvent means to the engine."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent

from ..enums import WheelPhase, WheelUnit

ANGLE_OF_A_NOTCH = 120
"""In eighths of a degree. A notch is 120 points too, so that an angle is as many points."""

_PHASES = {
    Qt.ScrollPhase.NoScrollPhase: WheelPhase.none,
    Qt.ScrollPhase.ScrollBegin: WheelPhase.began,
    Qt.ScrollPhase.ScrollUpdate: WheelPhase.changed,
    Qt.ScrollPhase.ScrollEnd: WheelPhase.ended,
    Qt.ScrollPhase.ScrollMomentum: WheelPhase.momentum,
}


class WheelStep(NamedTuple):
    """Amounts in units, in offset direction."""

    dx: float
    dy: float
    unit: WheelUnit
    phase: WheelPhase
    shift: bool


def wheel_step(event: QWheelEvent) -> WheelStep:
    """A trackpad's gesture in points with its phase; of a wheel notches, also fractions of them."""
    phase = _PHASES[event.phase()]
    shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    pixels, angle = event.pixelDelta(), event.angleDelta()
    # X11 gives pixels too, which depend on the driver; Qt's own advice is to leave them.
    exact = not pixels.isNull() and QGuiApplication.platformName() != "xcb"
    if exact:
        return WheelStep(-pixels.x(), -pixels.y(), WheelUnit.pixel, phase, shift)
    if phase is not WheelPhase.none:
        return WheelStep(-angle.x(), -angle.y(), WheelUnit.pixel, phase, shift)
    return WheelStep(-angle.x() / ANGLE_OF_A_NOTCH, -angle.y() / ANGLE_OF_A_NOTCH, WheelUnit.notch, phase, shift)
