"""Turns a raw file into a recording: ``python -m tools.recordings SETUP RAW OUT``.

The raw files are what the programs wrote that drove the other engines. They are not kept: a recording has all of theirs
that is compared, at the precision at which it was measured.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from . import chromium, gtk, lvgl, qt
from .document import text_of, thinned
from .setups import SETUPS, VIEWPORT, Setup
from .source import Options, Source

READERS = {"chromium": chromium.read, "qt": qt.read, "gtk": gtk.read, "lvgl": lvgl.read}
DIGITS = {"chromium": 0, "qt": 2, "gtk": 2, "lvgl": 0}
POLLED = ("qt", "lvgl")
"""Read every millisecond, not at the engine's frames."""
AFTER = 1.0
"""How much longer than the recording this engine plays, so that it rests too."""


def document(setup: Setup, source: Source, engine: str, name: str, why: str) -> dict[str, Any]:
    """A recording as data, its clock beginning with the first frame that is kept."""
    kept = thinned(source.frames, DIGITS[engine], engine in POLLED)
    begin = min(kept[0][0], source.steps[0]["at"])
    frames = [[round(time - begin, 4), offset] for time, offset in kept]
    steps = [{"at": round(step["at"] - begin, 4), **_rounded(step)} for step in source.steps]
    end = round(frames[-1][0] + AFTER, 4)
    scenario = {
        "format": "nestedslide-scenario/1",
        "config": {"viewport": VIEWPORT, **setup.settings},
        "pages": list(setup.pages),
        "steps": [*setup.steps, *_brought(setup, kept[0][1]), *steps, {"at": end, "wait": 0}],
    }
    made: dict[str, Any] = {"format": "nestedslide-recording/1", "name": name, "why": why, "engine": setup.engine}
    made.update({"axis": setup.axis, "compare": setup.compare, "since": round(max(source.since - begin, 0.0), 4)})
    if setup.shift is not None:
        made["shift"] = setup.shift
    if source.ahead and setup.compare == "curve":
        made["ahead"] = round(source.ahead, 3)
    if setup.within:
        made["within"] = setup.within
    return {**made, "scenario": scenario, "frames": frames}


def _brought(setup: Setup, offset: float) -> list[dict[str, Any]]:
    """To where the recording begins."""
    header = float(setup.settings.get("header_height", 0.0))
    if setup.axis == "x" or offset == 0:
        return []
    return [{"call": "scroll_to", "outer": min(offset, header), "inner": max(offset - header, 0.0)}]


def _rounded(step: dict[str, Any]) -> dict[str, Any]:
    digits = {key: round(value, 3) for key, value in step.items() if key in ("x", "y")}
    return {**{key: value for key, value in step.items() if key != "at"}, **digits}


def _raw(path: Path, speed: float, start: float) -> dict[str, Any]:
    if path.suffix == ".json":
        read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return read
    rows = [[float(word) for word in line.split()] for line in path.read_text(encoding="utf-8").splitlines()]
    return {"rows": rows, "v": speed, "y": start}


def main() -> None:
    """Writes one recording."""
    parser = argparse.ArgumentParser(prog="python -m tools.recordings", description=__doc__)
    parser.add_argument("setup", choices=tuple(SETUPS))
    parser.add_argument("raw", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--name", required=True)
    parser.add_argument("--why", default="", help="what it is about, for people")
    parser.add_argument("--key", help="the key that was pressed")
    parser.add_argument("--in-frames", action="store_true", help="later wheel steps count at the next frame")
    parser.add_argument("--finger", nargs=2, type=float, default=(0.0, 0.0), metavar=("SPEED", "START"),
                        help="px/s and px, of the finger, where the file does not say")  # fmt: skip
    given = parser.parse_args()
    setup = SETUPS[given.setup]
    engine = given.setup.partition("-")[0]
    options = Options(setup.axis, given.key, given.in_frames)
    source = READERS[engine](_raw(given.raw, *given.finger), options)
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_text(text_of(document(setup, source, engine, given.name, given.why)), encoding="utf-8")


if __name__ == "__main__":
    main()
