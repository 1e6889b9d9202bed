"""Recordings made of what the programs wrote that drive other engines: the clock, the input, what is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from nestedslide_plot import compare
from recording_figures import recordings

from tools.recordings import chromium, gtk, lvgl, qt
from tools.recordings.__main__ import document
from tools.recordings.document import text_of, thinned
from tools.recordings.setups import SETUPS
from tools.recordings.source import Options, Source

FRAME = 1000 / 60
TOUCHED = 1200.0
FINGER = [[0.0, 740.0], [0.008, 728.0], [0.016, 716.0], [0.024, 704.0], [0.032, 692.0], [0.04, 692.0]]


def chromium_raw(events: list[list[Any]], sent: list[Any] | None, offset: float = 1000) -> dict[str, Any]:
    rows = [[1000 + number * FRAME, 0, offset + max(number - 15, 0) * 3, 0] for number in range(60)]
    return {"keys": ["s"], "rec": rows, "evs": events, "meta": {"pts": sent} if sent else {}}


def event(name: str, stamp: float, delta: float = 0, y: float = 0) -> list[Any]:
    return [name, stamp, 195, y, delta, 0, stamp + 5]


def read(source: Source, setup: str) -> tuple[dict[str, Any], compare.Recording]:
    made = document(SETUPS[setup], source, setup.partition("-")[0], "a name", "a reason")
    return made, compare.parse(text_of(made))


def test_chromium_a_finger_as_it_was_sent() -> None:
    raw = chromium_raw([event("touchstart", TOUCHED), event("touchend", TOUCHED + 40)], FINGER)
    made, recording = read(chromium.read(raw, Options()), "chromium-fling")
    pointers = [step for step in made["scenario"]["steps"] if "pointer" in step]
    assert [step["pointer"] for step in pointers] == ["down", "move", "move", "move", "move", "up"]
    assert [step["y"] for step in pointers] == [place for _, place in FINGER]
    assert pointers[-1]["at"] - pointers[0]["at"] == pytest.approx(0.04, abs=2e-4)
    assert recording.since == pytest.approx(pointers[-1]["at"] + 0.034, abs=2e-4)
    assert recording.ahead == 6  # half of the 12 px of the last move
    assert made["scenario"]["steps"][0] == {"call": "scroll_to", "outer": 0.0, "inner": 1000.0}


def test_chromium_notches_at_their_stamps_or_in_frames() -> None:
    raw = chromium_raw([event("wheel", 1210, 120), event("wheel", 1255, -240)], None)
    for in_frames, second in ((False, 0.045), (True, 0.0567)):
        made, _ = read(chromium.read(raw, Options(in_frames=in_frames)), "chromium-wheel")
        steps = [step for step in made["scenario"]["steps"] if "wheel" in step]
        assert [step["wheel"] for step in steps] == [[0, 1], [0, -2]]
        assert steps[1]["at"] - steps[0]["at"] == pytest.approx(second, abs=2e-4)


def test_chromium_a_key_and_a_smooth_scroll() -> None:
    raw = chromium_raw([event("keydown", 1210), event("smooth", 1310, -500)], None)
    made, _ = read(chromium.read(raw, Options(key="space")), "chromium-key")
    steps = [{key: value for key, value in step.items() if key != "at"} for step in made["scenario"]["steps"]]
    assert {"key": "space"} in steps
    assert {"call": "scroll_to", "animated": True, "outer": 0, "inner": 500.0} in steps


def test_qt_polls_that_saw_a_change() -> None:
    rows = [[number / 1000, 1000 + 5 * max(number // 16 - 2, 0)] for number in range(200)]
    source = qt.read({"pts": FINGER, "rec": rows}, Options())
    made, recording = read(source, "qt-flickable")
    gaps = [after - before for before, after in zip(recording.times[1:-2], recording.times[2:-1])]
    assert gaps == pytest.approx([0.016] * len(gaps), abs=1e-3)
    # It crossed 10 px with the first move, and set out from the second, at 24.
    assert recording.ahead == 10 - 24
    assert made["within"] == {"share": 0.01}


def test_gtk_a_swipe() -> None:
    rows = [[50 + number / 60, 200.0 + max(number - 5, 0), 0, 30.0] for number in range(30)]
    source = gtk.read({"t": 50.07, "v": -800.0, "rec": rows}, Options())
    _, recording = read(source, "gtk-seam")
    assert recording.offsets[0] == 230
    assert source.steps == [{"at": pytest.approx(0.07), "fling": [0, -800.0]}]


def test_lvgl_a_finger_that_the_file_does_not_tell() -> None:
    rows = [[number / 1000, max(number - 60, 0), 0, 40 <= number < 80] for number in range(120)]
    source = lvgl.read({"rows": rows, "v": 1000.0, "y": 220.0}, Options())
    assert source.steps[0] == {"at": 0.04, "pointer": "down", "x": 195.0, "y": 220.0}
    assert [step["pointer"] for step in source.steps[1:]] == ["move"] * (len(source.steps) - 2) + ["up"]
    assert source.steps[2]["y"] == pytest.approx(220 - 1000 * 0.016)


def test_stillness_is_not_kept() -> None:
    frames = [(number / 60, float(max(min(number, 40) - 20, 0))) for number in range(100)]
    kept = thinned(frames, 0, polled=False)
    assert [offset for _, offset in kept[:3]] == [0, 0, 1]
    assert [offset for _, offset in kept[-3:]] == [19, 20, 20]


def test_files_are_laid_out_as_they_are_written() -> None:
    for path in recordings():
        text = path.read_text(encoding="utf-8")
        assert text_of(json.loads(text)) == text, path
