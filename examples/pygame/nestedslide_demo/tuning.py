"""The numbers of the engine's physics that a person can try by a slider: range, unit, and what each preset has."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nestedslide import Coordinator, Physics, Settings

from .theme import clamp

# The presets that the panel has room for.
PRESETS = (Physics.ios, Physics.ios_fast, Physics.android, Physics.desktop)
# What a preset has that never throws slower than a person can; what none throws faster; more than anybody throws.
NO_LEAST, MOST, NO_MOST = 0.0, 8_000.0, 20_000.0


# Compared by identity: there is one of each.
@dataclass(frozen=True, eq=False)
class Tuning:
    """A setting that is a number."""

    setting: str
    title: str
    unit: str
    low: float
    high: float
    digits: int
    """After the point."""
    note: str
    logarithmic: bool = False
    presets: Mapping[Physics, float] = field(default_factory=dict)
    """What the presets have, where the setting leaves it to them; a preset that is not named has none."""

    def own(self, settings: Settings) -> float | None:
        """What it is set to; None where it is left to the preset."""
        value: float | None = getattr(settings, self.setting)
        return value

    def value(self, settings: Settings) -> float | None:
        """What it is now, of its own or by the preset; None where the preset has none."""
        own = self.own(settings)
        return self.presets.get(settings.physics) if own is None else own

    def share(self, value: float) -> float:
        """Where between its ends a value is, 0 to 1."""
        if self.logarithmic:
            return clamp(math.log(max(value, self.low) / self.low) / math.log(self.high / self.low))
        return clamp((value - self.low) / (self.high - self.low))

    def at(self, share: float) -> float:
        """The value there, with as many digits as are shown."""
        t = clamp(share)
        value = self.low * (self.high / self.low) ** t if self.logarithmic else self.low + (self.high - self.low) * t
        return min(self.high, max(self.low, round(value, self.digits)))

    def text(self, value: float | None) -> str:
        """A value with its unit."""
        if value is None:
            return "None"
        if self.setting == "max_fling_velocity" and value >= self.high:
            return "Any"
        return f"{value:,.{self.digits}f} {self.unit}".rstrip()

    def put(self, coordinator: Coordinator, value: float | None) -> None:
        """Sets it; None leaves it to the preset."""
        change: Any = {self.setting: value}
        coordinator.set(**change)

    def put_back(self, coordinator: Coordinator) -> None:
        """What the library has of itself."""
        self.put(coordinator, self.own(Settings.defaults()))

    def changed(self, settings: Settings) -> bool:
        """Whether it is another than the library's."""
        return self.own(settings) != self.own(Settings.defaults())


def _same(value: float, *, but: Mapping[Physics, float] | None = None, without: bool = False) -> dict[Physics, float]:
    """A value for all presets, without Android where that has none."""
    kinds = [physics for physics in PRESETS if not (without and physics is Physics.android)]
    return {**dict.fromkeys(kinds, value), **(but or {})}


DECELERATION = Tuning(
    "deceleration", "Deceleration", "1/s", 0.5, 20, 2, "How fast a fling slows down.", True,
    {Physics.ios: -1000 * math.log(0.998), Physics.ios_fast: -1000 * math.log(0.99), Physics.desktop: 4.0},
)  # fmt: skip
FRICTION = Tuning(
    "fling_friction", "Fling friction", "", 0.002, 0.1, 4, "How fast a fling slows down, on Android's spline.", True,
    {Physics.android: 0.015},
)  # fmt: skip
LEAST_FLING = Tuning(
    "min_fling_velocity", "Slowest fling", "pt/s", 0, 1000, 0, "What lifts slower throws nothing.",
    presets=_same(NO_LEAST, but={Physics.android: 50.0}),
)  # fmt: skip
MOST_FLING = Tuning(
    "max_fling_velocity", "Fastest fling", "pt/s", 500, NO_MOST, 0, "Nothing is thrown faster.", True,
    _same(MOST),
)  # fmt: skip
SEAM = Tuning(
    "seam_resistance", "Seam resistance", "1/s", 0.2, 20, 2, "With the resisted seam: how it slows a fling.", True,
)  # fmt: skip
BAND = Tuning(
    "rubber_band", "Rubber band", "", 0.05, 1, 2, "How much of a pull is seen beyond an end.",
    presets=_same(0.55, without=True),
)  # fmt: skip
RESPONSE = Tuning(
    "spring_response", "Spring response", "s", 0.1, 2, 2, "How long the bounce takes.", True,
    _same(0.5, but={Physics.desktop: math.tau / 10}, without=True),
)  # fmt: skip
DAMPING = Tuning(
    "spring_damping", "Spring damping", "", 0.1, 2, 2, "Below 1 the bounce swings.",
    presets=_same(1.0, without=True),
)  # fmt: skip
SLOP = Tuning("touch_slop", "Touch slop", "pt", 0, 40, 0, "How far a finger moves before it drags.")
AXIS = Tuning("axis_ratio", "Axis ratio", "", 0.2, 4, 2, "How much more across than down a swipe must be.", True)
SNAP = Tuning("snap_velocity", "Snap velocity", "pt/s", 0, 1000, 0, "Snapping: up to this the last movement decides.")


def groups(physics: Physics) -> tuple[tuple[str, tuple[Tuning, ...]], ...]:
    """What matters with a preset, under headings. All presets have as many."""
    fling = FRICTION if physics is Physics.android else DECELERATION
    return (
        ("Fling", (fling, LEAST_FLING, MOST_FLING, SEAM)),
        ("Ends", (BAND, RESPONSE, DAMPING)),
        ("Touch", (SLOP, AXIS, SNAP)),
    )


def tunings(physics: Physics) -> tuple[Tuning, ...]:
    """The same in a row."""
    return tuple(tuning for _, group in groups(physics) for tuning in group)


ALL = (*tunings(Physics.ios), FRICTION)


def put_all_back(coordinator: Coordinator) -> None:
    """Every number as the library has it, all at once."""
    defaults = Settings.defaults()
    change: Any = {tuning.setting: tuning.own(defaults) for tuning in ALL}
    coordinator.set(**change)


def choose(coordinator: Coordinator, physics: Physics) -> None:
    """A preset, with none of its numbers changed."""
    put_all_back(coordinator)
    coordinator.set(physics=physics)
