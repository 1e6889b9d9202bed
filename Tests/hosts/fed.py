"""What a host fed the engine, as the engine itself wrote it down: the record that every host's example can make."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from nestedslide import PointerAction
from nestedslide.records import load, play
from nestedslide.replay.report import Verdict


class Pointer(NamedTuple):
    action: str
    x: float
    y: float


class Wheel(NamedTuple):
    unit: int
    phase: int
    dx: float
    dy: float


def pointers(path: Path) -> list[Pointer]:
    """Every pointer call in order, so that one that is missing or comes twice is seen."""
    calls = entries(path, "pointer")
    return [Pointer(PointerAction(words["action"]).name, words["x"], words["y"]) for words in calls]


def wheels(path: Path) -> list[Wheel]:
    """Every wheel call in order."""
    return [Wheel(words["unit"], words["phase"], words["dx"], words["dy"]) for words in entries(path, "wheel")]


def entries(path: Path, operation: str) -> list[dict[str, Any]]:
    """The arguments of every call of a function, in order; the record must play to its end."""
    record = load(path)
    result = play(record)
    assert result.verdict is Verdict.ok, result
    return [entry.values for entry in record.entries if entry.operation.name == operation]
