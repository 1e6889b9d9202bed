"""Laying out a recording as text."""

from __future__ import annotations

import json
from typing import Any

Frames = list[tuple[float, float]]
LINE = 116
FRAMES = '"frames": '


def thinned(frames: Frames, digits: int, polled: bool) -> Frames:
    """Frames rounded to what was measured, without the stillness at both ends.

    Where the offset was polled more often than the engine draws, only the polls count that saw it change.
    """
    moved = [index for index in range(1, len(frames)) if frames[index][1] != frames[index - 1][1]]
    begin = max(moved[0] - 2, 0) if moved else 0
    end = min(moved[-1] + 2, len(frames)) if moved else len(frames)
    kept: Frames = []
    for number, (time, offset) in enumerate(frames[begin:end]):
        last = begin + number == end - 1
        if not polled or not kept or last or round(offset, digits) != kept[-1][1]:
            kept.append((round(time, 4), round(offset, digits)))
    return kept


def text_of(document: dict[str, Any]) -> str:
    """A key a line, a step a line, and as many frames a line as there is room for."""
    parts = [f"{json.dumps(key)}: {_value(key, value)}" for key, value in document.items()]
    return "{" + ",\n ".join(parts) + "}\n"


def _value(key: str, value: Any) -> str:
    if key == "frames":
        return _rows([json.dumps([_short(each) for each in frame]) for frame in value])
    if key == "scenario":
        inner = [f"{json.dumps(name)}: {_scenario(name, each)}" for name, each in value.items()]
        return "{\n  " + ",\n  ".join(inner) + "}"
    return json.dumps(value)


def _scenario(name: str, value: Any) -> str:
    return "[\n   " + ",\n   ".join(map(json.dumps, value)) + "]" if name == "steps" else json.dumps(value)


def _rows(items: list[str]) -> str:
    rows = [""]
    for item in items:
        if len(rows[-1]) + len(item) + 2 > LINE:
            rows.append("")
        rows[-1] += (" " if rows[-1] else "") + item + ","
    rows[-1] = rows[-1].rstrip(",")
    return "[\n  " + "\n  ".join(rows) + "]"


def _short(number: float) -> float | int:
    return int(number) if number == int(number) else number
