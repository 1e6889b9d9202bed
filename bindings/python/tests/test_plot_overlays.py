"""Runs with several presets or frame rates over each other."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nestedslide_plot.figure import draw
from nestedslide_plot.labels import apart
from nestedslide_plot.sampling import Take, label
from nestedslide_plot.style import LIGHT
from plot_takes import BOUNCE, FLING, Write, parts, played, svg, words

from nestedslide.cli import main
from nestedslide.enums import Physics


def test_presets_over_each_other(write: Write) -> None:
    root = svg(write("one.json", *FLING), "--preset", "ios", "--preset", "ios_fast", "--preset", "ios")
    assert parts(root, "path ") == ["path ios", "path ios_fast"]
    assert parts(root, "velocity ") == ["velocity ios", "velocity ios_fast"]
    assert "ios_fast  239" in words(root)
    assert (parts(root, "outer"), parts(root, "inner")) == ([], [])


def test_another_preset_alone_is_a_picture_like_any_other(write: Write) -> None:
    root = svg(write("one.json", *FLING), "--preset", "ios_fast")
    assert "path  239" in words(root)
    assert parts(root, "outer") == ["outer"]


@pytest.mark.long
@pytest.mark.parametrize("preset", Physics.names())
def test_every_preset_can_be_asked_for(preset: str, write: Write) -> None:
    assert main(["plot", write("one.json", *FLING), "--preset", preset]) == 0


def test_frame_rates_lie_on_one_curve(write: Write) -> None:
    rates = (24.0, 60.0, 240.0)
    takes = [played(*FLING, rate=rate, **BOUNCE) for rate in rates]
    fine = {round(sample.snapshot.time, 9): sample.snapshot.path for sample in takes[-1].samples if sample.frame}
    shared = 0
    for each in takes[:2]:
        for sample in each.samples[2:]:
            if round(sample.snapshot.time, 9) in fine:
                assert sample.snapshot.path == pytest.approx(fine[round(sample.snapshot.time, 9)], abs=1e-6)
                shared += 1
    assert shared > 50
    root = svg(write("one.json", *FLING, **BOUNCE), *(part for rate in rates for part in ("--frame-rate", f"{rate:g}")))
    assert parts(root, "path ") == ["path 24 Hz", "path 60 Hz", "path 240 Hz"]
    assert {"24 Hz  700", "60 Hz  700", "240 Hz  700"} <= set(words(root))


def test_frames_are_marked(write: Write) -> None:
    takes = [played(*FLING, rate=rate) for rate in (60.0, 24.0)]
    label(takes)
    figure = draw(takes, "", "", LIGHT, 1200)
    rings: list[Any] = [
        line for axes in figure.axes for line in axes.lines if line.get_marker() == "o" and line.get_markersize() > 6
    ]
    frames = sum(sample.frame for sample in takes[1].samples)
    assert [len(line.get_xdata()) for line in rings] == [frames, frames]
    assert frames > 24


def test_labels_name_what_differs() -> None:
    takes = [Take(physics=physics, frame_rate=rate) for physics in ("ios", "ios_fast") for rate in (24.0, 60.0)]
    label(takes)
    assert [each.label for each in takes] == ["ios 24 Hz", "ios 60 Hz", "ios_fast 24 Hz", "ios_fast 60 Hz"]
    label(takes[:1])
    assert takes[0].label == ""


@given(st.lists(st.floats(-50, 250), min_size=1, max_size=12), st.floats(1, 15))
def test_labels_are_kept_apart(wanted: list[float], distance: float) -> None:
    places = apart(wanted, distance, 0, 200)
    ordered = sorted(places)
    assert all(after - before >= distance - 1e-9 for before, after in zip(ordered, ordered[1:]))
    assert ordered[0] >= -1e-9
    assert ordered[-1] <= 200 + 1e-9
    assert sorted(range(len(wanted)), key=lambda at: (wanted[at], -at)) == sorted(
        range(len(places)), key=places.__getitem__
    ) or any(not 0 <= value <= 200 for value in wanted)
