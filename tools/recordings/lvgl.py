"""What the program that drives LVGL wrote: a row a millisecond of time in seconds, two offsets, and touch or none."""

from __future__ import annotations

from typing import Any

from .source import Options, Source, touched

INTERVAL = 0.008
"""Between two moves of the finger as it is played here. LVGL reads it by its own clock."""


def read(raw: dict[str, Any], _: Options) -> Source:
    """The path of an object with a scrolled one in it. The raw file does not say where the finger was."""
    rows = raw["rows"]
    begin = rows[0][0]
    frames = [(row[0] - begin, row[1] + row[2]) for row in rows]
    down = [row[0] - begin for row in rows if row[3]]
    count = max(round((down[-1] - down[0]) / INTERVAL), 2)
    start = raw["y"]
    points = [[number * INTERVAL, start - raw["v"] * number * INTERVAL] for number in range(count)]
    return Source(frames, touched([*points, [count * INTERVAL, points[-1][1]]], down[0]), down[-1])
