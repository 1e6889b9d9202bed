"""What is taken from one raw file, whatever engine wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .document import Frames


@dataclass(frozen=True)
class Source:
    """Times are seconds since the file's first frame or touch, whichever its program counts from."""

    frames: Frames
    steps: list[dict[str, Any]]
    """The input, as steps of a scenario."""
    since: float
    """When the part begins that is compared."""
    ahead: float = 0.0
    """How far the content is ahead of the finger when that lifts: see docs/feel.md."""


@dataclass(frozen=True)
class Options:
    """What the raw files do not say."""

    axis: str = "y"
    key: str | None = None
    """The key that was pressed."""
    in_frames: bool = False
    """Wheel steps after the first take effect at the beginning of the next frame, not at their stamps."""


def touched(points: list[Any], begin: float, middle: float = 195.0) -> list[dict[str, Any]]:
    """Steps of a finger that was sent as [seconds since the first, y or [x, y]]."""
    steps = []
    for number, (after, place) in enumerate(points):
        kind = "down" if number == 0 else "up" if number == len(points) - 1 else "move"
        x, y = place if isinstance(place, list) else (middle, place)
        steps.append({"at": begin + after, "pointer": kind, "x": x, "y": y})
    return steps
