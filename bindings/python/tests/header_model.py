"""A header as arithmetic: what a drag, a step and a fling do to it and to its page, and where it may rest.

Written from docs/behaviour.md, "Layout", "Rest" and "Header parts", without a look at time: a motion is its end.
Offsets grow when content moves up; all lengths are in points.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

VIEWPORT = 800.0
HOVER = 60.0
NOTCH = 120.0


@dataclass(frozen=True)
class Combination:
    """One line of the table."""

    floats: str
    """As header_motion: header_first, quick_return or quick_return_minimum."""
    snap: str
    """As header_snap."""
    pinned: float
    """What stays of the header."""
    stretches: bool
    has_parts: bool
    """Three: one that snaps, one that snaps and may return, one of which some may stay."""
    height: float
    short: str
    """long, or as short_page."""

    @property
    def content(self) -> float:
        return 3000.0 if self.short == "long" else 500.0

    @property
    def settings(self) -> dict[str, Any]:
        """Of a coordinator; with parts its heights are theirs."""
        given: dict[str, Any] = {
            "viewport": (390, VIEWPORT),
            "hover_height": HOVER,
            "header_motion": self.floats,
            "header_snap": self.snap,
            "header_stretch": self.stretches,
            "header_height": self.height,
            "header_min_height": self.pinned,
            "header_return_height": self.returns,
        }
        if self.short != "long":
            given["short_page"] = self.short
        return given

    @property
    def parts(self) -> list[dict[str, Any]]:
        returning = self.floats == "quick_return_minimum"
        last: dict[str, Any] = {"height": self.height / 4, "rule": "returns" if returning else "away"}
        if self.pinned:
            last |= {"rule": "stays", "min_height": self.pinned}
        return [
            {"height": self.height / 2, "snap": "snaps"},
            {"height": self.height / 4, "snap": "snaps", "rule": "returns" if returning else "away"},
            last,
        ]

    @property
    def returns(self) -> float:
        """What a quick return to the minimum leaves showing."""
        if not self.has_parts:
            return self.pinned + 70.0
        return self.height / 4 + (self.pinned or self.height / 4)


@dataclass
class Model:
    """Where header and page are, and what moved last."""

    line: Combination
    outer: float = 0.0
    inner: float = 0.0
    heading: int = field(default=0)

    # ----------------------------------------------------------------------------------------------- ranges

    @property
    def range(self) -> float:
        return self.line.height - self.line.pinned

    @property
    def pager_height(self) -> float:
        return VIEWPORT - self.line.pinned - HOVER

    @property
    def max_outer(self) -> float:
        missing = self.pager_height - self.line.content
        if missing <= 0 or self.line.short in ("long", "pad"):
            return self.range
        return 0.0 if self.line.short == "hold" else max(0.0, self.range - missing)

    @property
    def max_inner(self) -> float:
        return max(0.0, self.line.content - self.pager_height)

    # ------------------------------------------------------------------------------------------------- moves

    def move(self, way: float) -> float:
        """Moves both by their order; answers what is left beyond the ends."""
        if way > 0:
            legs = [("outer", self.max_outer), ("inner", self.max_inner)]
        elif self.line.floats == "quick_return":
            legs = [("outer", 0.0), ("inner", 0.0)]
        elif self.line.floats == "quick_return_minimum":
            legs = [("outer", self.line.height - self.line.returns), ("inner", 0.0), ("outer", 0.0)]
        else:
            legs = [("inner", 0.0), ("outer", 0.0)]
        for name, end in legs:
            place = getattr(self, name)
            room = end - place
            if room * way <= 0:
                continue
            step = min(way, room) if way > 0 else max(way, room)
            # Exactly there, so that a place to rest is known for one.
            setattr(self, name, end if step == room else place + step)
            way -= step
            self.heading = 1 if step > 0 else -1
        return way

    def move_header(self, way: float) -> float:
        """Moves the header alone, as far as it goes before a page; answers how much that takes."""
        if way > 0:
            end = self.max_outer
        elif self.line.floats == "quick_return":
            end = 0.0
        elif self.line.floats == "quick_return_minimum":
            end = self.line.height - self.line.returns
        else:
            return 0.0
        room = end - self.outer
        if room * way <= 0:
            return 0.0
        step = min(way, room) if way > 0 else max(way, room)
        self.outer = end if step == room else self.outer + step
        self.heading = 1 if step > 0 else -1
        return step

    # ---------------------------------------------------------------------------------------- places to rest

    @property
    def stretches_of_rest(self) -> list[tuple[float, float]]:
        """Where the header may rest, from and to, without those that are the same or inside one another."""
        end = self.max_outer
        if self.line.snap == "none":
            return [(0.0, end)]
        found = [(0.0, 0.0), (end, end)]
        if self.line.height > VIEWPORT:
            found.append((0.0, self.line.height - VIEWPORT))
        if self.line.floats == "quick_return_minimum":
            found.append((self.line.height - self.line.returns,) * 2)
        if self.line.has_parts:
            edge = self.line.height / 2
            found += [(edge, edge), (edge + self.line.height / 4, self.range)]
        return sorted((max(0.0, low), min(end, high)) for low, high in found if low <= end)

    def may_rest(self) -> bool:
        return any(low <= self.outer <= high for low, high in self.stretches_of_rest)

    def around(self) -> tuple[float, float]:
        """The nearest places below and above."""
        places = self.stretches_of_rest
        return max(high for _, high in places if high < self.outer), min(low for low, _ in places if low > self.outer)

    def let_go(self, heading: int = 0) -> None:
        """It comes to rest: by what moved last, or the way that a fling or a step leads."""
        if self.may_rest():
            return
        low, high = self.around()
        if self.line.snap == "nearest" and not heading:
            is_low = self.outer - low < high - self.outer
        else:
            is_low = (heading or self.heading) < 0
        self.outer = low if is_low else high
