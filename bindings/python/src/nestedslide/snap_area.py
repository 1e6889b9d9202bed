"""A stretch of a page's content that its path comes to rest on."""

from __future__ import annotations

from dataclasses import dataclass

from ._convert import choice, number
from ._structs import SnapAreaStruct
from .enums import Align


@dataclass(frozen=True)
class SnapArea:
    """Where a stretch lies, and which of its places goes to that of the page's port. Lengths are in points."""

    start: float
    """From the content's top."""
    length: float = 0.0
    align: Align | str = Align.start
    """``start``, ``center`` or ``end``."""
    always_stop: bool = False
    """No fling passes it."""

    def as_struct(self) -> SnapAreaStruct:
        """The same for the library."""
        return SnapAreaStruct(
            start=number("start", self.start),
            length=number("length", self.length),
            align=choice("align", Align, self.align),
            always_stop=int(bool(self.always_stop)),
        )
