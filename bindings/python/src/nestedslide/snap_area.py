"""A stretch of a page's content that its path comes to rest on."""

from __future__ import annotations

from dataclasses import dataclass

from ._convert import choice, int64, number
from ._structs import SnapAreaStruct
from .enums import Align


@dataclass(frozen=True)
class SnapArea:
    """Where a stretch lies, and which of its places goes to that of the page's port. Lengths are in points."""

    start: float
    """Points from the content's top."""
    length: float = 0.0
    """Points."""
    align: Align | str = Align.start
    """``start``, ``center`` or ``end``."""
    always_stop: bool = False
    """No fling passes it."""
    key: int = 0
    """The host's own number of the area, 0 for none: by it the page knows the area again."""
    margin_start: float = 0.0
    """By how much more than its length counts, before its start; negative: less. Points, -1e12 to 1e12."""
    margin_end: float = 0.0
    """The same behind its end. Points, -1e12 to 1e12."""

    def as_struct(self) -> SnapAreaStruct:
        """The same for the library."""
        return SnapAreaStruct(
            start=number("start", self.start),
            length=number("length", self.length),
            align=choice("align", Align, self.align),
            always_stop=int(bool(self.always_stop)),
            key=int64("key", self.key),
            margin_start=number("margin_start", self.margin_start),
            margin_end=number("margin_end", self.margin_end),
        )
