"""What the program that drives Chromium wrote: the stamps of events and frames, by one clock, in milliseconds."""

from __future__ import annotations

from typing import Any

from .source import Options, Source, touched

STAMP, OFFSET_Y, OFFSET_X = 0, 2, 3
TOUCHES = {"touchstart": "down", "touchmove": "move", "touchend": "up"}
DRAWN = 0.034
"""The last moves of a finger are shown up to two frames of 1/60 s after it has lifted; then the fling begins."""


def read(raw: dict[str, Any], options: Options) -> Source:
    """The first scroller that was watched, or two that share a path."""
    begin = float(raw["rec"][0][STAMP])
    columns = [OFFSET_X if options.axis == "x" else OFFSET_Y]
    if "o" in raw["keys"]:
        columns.append(OFFSET_Y + 2 * raw["keys"].index("o"))
    frames = [((row[STAMP] - begin) / 1000, float(sum(row[column] for column in columns))) for row in raw["rec"]]
    steps = _steps(raw, begin, options)
    lifts = [step["at"] for step in steps if step.get("pointer") == "up"]
    return Source(frames, steps, lifts[-1] + DRAWN if lifts else 0.0, _ahead(raw))


def _steps(raw: dict[str, Any], begin: float, options: Options) -> list[dict[str, Any]]:
    sent = raw["meta"].get("pts")
    # The page sees several moves of a frame as one; what was sent has them all.
    down = next((row[1] for row in raw["evs"] if row[0] == "touchstart"), 0.0)
    steps = touched(sent, (down - begin) / 1000) if sent else []
    for number, (name, stamp, x, y, delta, _, _) in enumerate(raw["evs"]):
        taken = _next_frame(raw, stamp) if options.in_frames and number else stamp
        at = (taken - begin) / 1000
        if name in TOUCHES and not sent:
            steps.append({"at": at, "pointer": TOUCHES[name], "x": x, "y": y})
        elif name == "wheel":
            steps.append({"at": at, "wheel": [0, delta / 120], "unit": "notch"})
        elif name == "keydown":
            steps.append({"at": at, "key": options.key})
        elif name == "smooth":
            offset = raw["rec"][0][OFFSET_Y] + delta
            steps.append({"at": at, "call": "scroll_to", "animated": True, "outer": 0, "inner": offset})
    return steps


def _next_frame(raw: dict[str, Any], stamp: float) -> float:
    return next((float(row[STAMP]) for row in raw["rec"] if row[STAMP] >= stamp), stamp)


def _ahead(raw: dict[str, Any]) -> float:
    """The browser extrapolates touches by half their interval, and the lift does not take that back.

    At 600 px/s recordings with 60, 90, 120 and 240 touches a second are ahead by 5, 3.7, 3 and 1.5 px, and by none with
    the extrapolation off.
    """
    along = [place[0] if isinstance(place, list) else place for _, place in raw["meta"].get("pts", ())]
    return (along[-3] - along[-2]) / 2 if len(along) > 2 else 0.0
