"""How the header collapses: effects of the engine, which content.py describes for all hosts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nestedslide import Effect, EffectSource

from . import content
from .frame import SnapshotLike
from .layout import LANDSCAPE, Layout


def effects_of(layout: Layout) -> list[Effect]:
    """What the engine is given for a layout."""
    rows = content.EFFECTS_ACROSS if layout is LANDSCAPE else content.EFFECTS
    return [
        Effect(EffectSource(int(source)), start, stop, at_start, at_stop)
        for source, start, stop, at_start, at_stop in rows
    ]


@dataclass(frozen=True)
class HeaderMotion:
    """Where everything in the header is, and how much of it shows."""

    numbers: Sequence[float]
    """What the effects answer, in the order of content.EFFECT_COVER_FOOT and so on."""
    pulled: float
    """How far a pull has brought the header's foot down."""

    @staticmethod
    def of(numbers: Sequence[float], snapshot: SnapshotLike) -> HeaderMotion:
        """What the effects answer in a frame."""
        return HeaderMotion(numbers, max(0.0, snapshot.header.y + snapshot.header_stretch))

    def __getitem__(self, effect: int) -> float:
        return self.numbers[effect]

    def at(self, effect: int) -> float:
        """A place in the viewport: a pull brings all of it down."""
        return self.numbers[effect] + self.pulled

    @property
    def details(self) -> float:
        """How far the words below the cover are from their places in the open header."""
        return self.at(content.EFFECT_DETAILS_TOP)
