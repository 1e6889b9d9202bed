"""One part of a header that is made of several."""

from __future__ import annotations

from dataclasses import dataclass

from . import _constants
from ._convert import choice, number
from ._structs import HeaderPartStruct
from .enums import PartRule, PartSnap


@dataclass(frozen=True)
class HeaderPart:
    """A part's height and what becomes of it when the header collapses. Lengths are in points."""

    height: float
    """Points."""
    min_height: float | None = None
    """What of it stays, or returns early, as its rule says, points; None for all of it."""
    margin_top: float = 0.0
    """Above it, points."""
    margin_bottom: float = 0.0
    """Below it, points."""
    rule: PartRule | str = PartRule.away
    snap: PartSnap | str = PartSnap.rest_anywhere

    def as_struct(self) -> HeaderPartStruct:
        """The same for the library."""
        return HeaderPartStruct(
            height=number("height", self.height),
            min_height=_constants.AUTO if self.min_height is None else number("min_height", self.min_height),
            margin_top=number("margin_top", self.margin_top),
            margin_bottom=number("margin_bottom", self.margin_bottom),
            rule=choice("rule", PartRule, self.rule),
            snap=choice("snap", PartSnap, self.snap),
        )
