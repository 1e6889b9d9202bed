"""A number that follows the scroll: a parallax, the opacity of a title, the size of an avatar."""

from __future__ import annotations

from dataclasses import dataclass

from ._constants import NO_PAGE
from ._convert import choice, int32, number
from ._structs import EffectStruct
from .enums import Easing, EffectSource, EffectUnit


@dataclass(frozen=True)
class Effect:
    """One stretch: up to ``start`` the number is ``at_start``, from ``stop`` on ``at_stop``."""

    source: EffectSource | str
    """What it follows; ``more`` for a further stretch of the effect before it, which then says page, unit and item."""
    start: float
    """Where the stretch begins: points, or a fraction of 100 per cent, as ``unit`` says."""
    stop: float
    """Where it ends: points, or a fraction of 100 per cent."""
    at_start: float
    """The number up to ``start``: of any unit, such as points, degrees or a fraction."""
    at_stop: float
    """The number from ``stop`` on: likewise points, degrees or a fraction."""
    unit: EffectUnit | str = EffectUnit.points
    """``points``, or ``percent`` of what the source says."""
    easing: Easing | str = Easing.linear
    """How the number goes from one to the other."""
    page: int | None = None
    """Of ``offset`` and ``item``: the number of a page. None: the current one."""
    item_y: float = 0.0
    """Of ``item``: its top in the page's content, points."""
    item_height: float = 0.0
    """Of ``item``: points."""

    def as_struct(self) -> EffectStruct:
        """The same for the library."""
        return EffectStruct(
            choice("source", EffectSource, self.source),
            NO_PAGE if self.page is None else int32("page", self.page),
            choice("unit", EffectUnit, self.unit),
            choice("easing", Easing, self.easing),
            number("start", self.start),
            number("stop", self.stop),
            number("at_start", self.at_start),
            number("at_stop", self.at_stop),
            number("item_y", self.item_y),
            number("item_height", self.item_height),
        )
