"""What the program that drives GTK wrote: a swipe of a velocity, and the adjustments at each frame of its clock."""

from __future__ import annotations

from typing import Any

from .source import Options, Source

OUTER, INNER = 1, 3


def read(raw: dict[str, Any], _: Options) -> Source:
    """The path of one scrolled window, or of two within each other."""
    begin = raw["rec"][0][0]
    frames = [(row[0] - begin, float(row[OUTER] + row[INNER])) for row in raw["rec"]]
    at = raw["t"] - begin
    return Source(frames, [{"at": at, "fling": [0, raw["v"]]}], at)
