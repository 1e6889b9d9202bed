"""Reading a recording of another engine.

A recording is a JSON file. It holds the offsets that another engine showed, frame by frame, and a scenario with the
same input for this one. docs/feel.md describes the format.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nestedslide.replay.kinds import InvalidScenarioError
from nestedslide.replay.load import Scenario
from nestedslide.replay.load import parse as parse_scenario

FORMAT = "nestedslide-recording/1"
AXES = ("y", "x")
COMPARED = ("curve", "rest")
DEFAULT_SHIFT = 0.034
_REQUIRED = ("format", "engine", "frames", "scenario")
_OPTIONAL = ("name", "why", "axis", "compare", "since", "shift", "ahead", "within")


class InvalidRecordingError(Exception):
    """A file is not a recording, or its scenario is not a valid one."""


@dataclass(frozen=True)
class Bound:
    """How far apart the two may be: in points, or as a share of the way that the other engine went."""

    amount: float
    share: bool = False

    def points(self, way: float) -> float:
        """The bound in points, for a motion of so many points."""
        return self.amount * way if self.share else self.amount


@dataclass(frozen=True)
class Recording:
    """A checked file."""

    name: str
    why: str
    engine: str
    """The engine that was recorded, with its version."""
    axis: str
    """Which way it moved: "y", or "x" for pages beside each other."""
    compared: str
    """What must agree: the "curve", or only where it comes to "rest"."""
    since: float
    """When the comparison of the curves begins, in seconds of the recording; usually at the release."""
    shift: float
    """How far the curves may be shifted in time to lie over each other, seconds: the recorded clocks are not exact."""
    ahead: float
    """How far the other engine's content is ahead of the finger when that lifts, points in offset direction."""
    bound: Bound | None
    times: tuple[float, ...]
    offsets: tuple[float, ...]
    scenario: Scenario

    @property
    def way(self) -> float:
        """How far the other engine went after ``since``, in points."""
        begin = next((index for index, time in enumerate(self.times) if time >= self.since), len(self.times) - 1)
        return abs(self.offsets[-1] - self.offsets[max(begin - 1, 0)])


def load(path: str | Path) -> Recording:
    """Reads a file. Raises InvalidRecordingError where it is not a recording, OSError where it cannot be read."""
    source = Path(path)
    try:
        text = source.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise InvalidRecordingError(f"not UTF-8: {error.reason}") from None
    return parse(text, source.stem)


def parse(text: str, name: str = "") -> Recording:
    """Checks the text of a file; ``name`` is used where the file gives none."""
    document = _document(text)
    try:
        scenario = parse_scenario(json.dumps(document["scenario"]), name)
    except InvalidScenarioError as error:
        raise InvalidRecordingError(f"scenario: {error}") from None
    times, offsets = _frames(document["frames"])
    return Recording(
        name=_text(document, "name", name),
        why=_text(document, "why", ""),
        engine=_text(document, "engine", ""),
        axis=_word(document, "axis", AXES),
        compared=_word(document, "compare", COMPARED),
        since=_number(document.get("since", times[0]), "since"),
        shift=_number(document.get("shift", DEFAULT_SHIFT), "shift", least=0.0),
        ahead=_number(document.get("ahead", 0), "ahead"),
        bound=_bound(document.get("within")),
        times=times,
        offsets=offsets,
        scenario=scenario,
    )


def _document(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidRecordingError(f"not JSON: {error}") from None
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise InvalidRecordingError(f'not a recording: "format" must be "{FORMAT}"')
    for key in _REQUIRED:
        if key not in document:
            raise InvalidRecordingError(f"{key}: missing")
    for key in document:
        if key not in _REQUIRED + _OPTIONAL:
            raise InvalidRecordingError(f"{key}: unknown key")
    return document


def _frames(value: Any) -> tuple[tuple[float, ...], tuple[float, ...]]:
    if not isinstance(value, list) or len(value) < 2:
        raise InvalidRecordingError("frames: must be a list of two frames or more")
    times, offsets = [], []
    for place, frame in enumerate(value):
        if not isinstance(frame, list) or len(frame) != 2:
            raise InvalidRecordingError(f"frames[{place}]: must be [time, offset]")
        times.append(_number(frame[0], f"frames[{place}]"))
        offsets.append(_number(frame[1], f"frames[{place}]"))
    for place in range(1, len(times)):
        if times[place] <= times[place - 1]:
            raise InvalidRecordingError(f"frames[{place}]: must be later than the frame before")
    return tuple(times), tuple(offsets)


def _bound(value: Any) -> Bound | None:
    if value is None:
        return None
    if not isinstance(value, dict) or len(value) != 1 or next(iter(value)) not in ("points", "share"):
        raise InvalidRecordingError('within: must be {"points": number} or {"share": number}')
    [(unit, amount)] = value.items()
    return Bound(_number(amount, f"within.{unit}", least=0.0), unit == "share")


def _text(document: dict[str, Any], key: str, default: str) -> str:
    value = document.get(key, default)
    if not isinstance(value, str):
        raise InvalidRecordingError(f"{key}: must be text")
    return value


def _word(document: dict[str, Any], key: str, words: Sequence[str]) -> str:
    value = _text(document, key, words[0])
    if value not in words:
        raise InvalidRecordingError(f"{key}: must be {' or '.join(words)}")
    return value


def _number(value: Any, place: str, least: float = -1e12) -> float:
    # Everything that is not a finite number fails the comparison.
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not least <= value <= 1e12:
        raise InvalidRecordingError(f"{place}: must be a number" + (" of 0 or more" if least == 0 else ""))
    return float(value)
