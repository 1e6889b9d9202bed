"""What the program that drives Qt Quick wrote: seconds since the first touch, and contentY of one or two Flickables."""

from __future__ import annotations

from typing import Any

from .source import Options, Source, touched

THRESHOLD = 10.0
"""Qt's drag distance, and this engine's touch slop."""


def read(raw: dict[str, Any], _: Options) -> Source:
    """The path of the Flickables."""
    lift = raw["pts"][-1][0]
    frames = [(row[0], float(sum(row[1:]))) for row in raw["rec"]]
    return Source(frames, touched(raw["pts"], 0.0), lift, _ahead(raw))


def _ahead(raw: dict[str, Any]) -> float:
    """A Flickable sets out from the move after the one that crossed the threshold, this engine from the threshold."""
    along = [float(place) for _, place in raw["pts"]]
    ways = [along[0] - place for place in along]
    crossed = next((number for number, way in enumerate(ways) if abs(way) > THRESHOLD), None)
    if crossed is None or crossed + 1 >= len(ways):
        return 0.0
    lost = ways[crossed + 1]
    return (THRESHOLD if lost > 0 else -THRESHOLD) - lost
