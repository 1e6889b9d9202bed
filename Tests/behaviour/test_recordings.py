"""What other engines did, beside what this one does: every recording there is."""

from __future__ import annotations

from pathlib import Path

import pytest
import recording_figures as figures
from nestedslide_plot import compare
from nestedslide_plot.compare.command import line
from nestedslide_plot.sampling import take
from nestedslide_plot.session import ScenarioSession

SEAM = 240.0
PAST = 10.0
"""How far an engine may be carried beyond the seam, and come back from there."""
TELLING = ("chromium/fling-2000", "chromium/held-60", "chromium/smooth-300", "chromium/wheel-ten", "qt/flick-1000")


def claimed() -> list[Path]:
    return [path for path in figures.recordings() if compare.load(path).bound is not None]


def at_the_seam() -> list[Path]:
    return [path for path in figures.recordings() if path.parent.name == "seam"]


@pytest.mark.parametrize("path", claimed(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_preset_does_what_the_engine_does(path: Path) -> None:
    recording = compare.load(path)
    found = compare.measure(recording, compare.play(recording))
    assert found.held, (
        f"{found.greatest:.2f} apart at {found.time} s, {found.rest:.2f} at rest, {found.allowed} allowed"
    )


@pytest.mark.parametrize("name", TELLING)
def test_another_preset_does_not(name: str) -> None:
    """The bounds are tight enough to tell presets apart."""
    recording = compare.load(figures.RECORDINGS / f"{name}.json")
    found = compare.measure(recording, compare.play(recording, "ios"))
    assert not found.held, f"{found.greatest:.2f} apart, {found.rest:.2f} at rest, {found.allowed} allowed"


@pytest.mark.parametrize("path", at_the_seam(), ids=lambda path: path.stem)
def test_nobody_else_crosses_the_seam(path: Path) -> None:
    recording = compare.load(path)
    sign = 1.0 if recording.offsets[0] < SEAM else -1.0
    past = [sign * (offset - SEAM) for offset in recording.offsets]
    assert past[0] < 0 <= max(past) <= PAST
    assert abs(past[-1]) <= 1.0


@pytest.mark.parametrize("path", at_the_seam(), ids=lambda path: path.stem)
def test_this_engine_crosses_it_at_one_velocity(path: Path) -> None:
    """Along the curve the velocity is linear in distance: both sides must give the same at the seam."""
    recording = compare.load(path)
    seen, _ = take(ScenarioSession(recording.scenario), None, 480.0)
    frames = [sample.snapshot for sample in seen.samples if sample.snapshot.time >= recording.since + 0.01]
    sign = 1.0 if frames[0].path < SEAM else -1.0
    after = next(index for index, frame in enumerate(frames) if sign * (frame.path - SEAM) >= 0)
    slopes = [
        (second.velocity_y - first.velocity_y) / (second.path - first.path)
        for first, second in (frames[after - 2 : after], frames[after : after + 2])
    ]
    speeds = [
        frame.velocity_y + slope * (SEAM - frame.path) for frame, slope in zip(frames[after - 1 : after + 1], slopes)
    ]
    assert abs(speeds[0]) > 500
    assert speeds[0] == pytest.approx(speeds[1], abs=1e-6)


def test_the_page_tells_what_was_measured() -> None:
    assert figures.PAGE.read_text(encoding="utf-8") == figures.page(), "run `make recording-figures`"


def test_the_page_shows_what_the_command_prints() -> None:
    recording = compare.load(figures.RECORDINGS / "chromium" / "fling-2000.json")
    printed = line(recording, compare.measure(recording, compare.play(recording)))
    assert printed in figures.PAGE.read_text(encoding="utf-8").splitlines()
