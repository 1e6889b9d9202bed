"""What a picture of a run shows."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT
from nestedslide_plot.session import open_session
from nestedslide_plot.strip import ink_on
from nestedslide_plot.style import DARK, LIGHT, THEMES, Theme, luminance
from plot_takes import BOUNCE, FLING, TURN, Write, curve, parts, played, size, svg, words

from nestedslide import Coordinator, Phase
from nestedslide.cli import main


def test_the_parts_of_a_picture(write: Write) -> None:
    root = svg(write("one.json", *FLING, name="thrown", why="For the picture.", **BOUNCE))
    found = words(root)
    for wanted in ("thrown", "For the picture.", "seam  240", "top  0", "end  700", "decelerating", "bouncing"):
        assert wanted in found
    for wanted in ("path  700", "outer  240", "inner  460", "fling 2,400", "offset, points"):
        assert wanted in found
    for name in ("path", "outer", "inner", "velocity", "overscroll"):
        assert parts(root, name) == [name]
    for name in ("seam-line", "top-line", "end-line"):
        assert parts(root, name) == [name]
    assert parts(root, "phase ") == ["phase decelerating", "phase bouncing"]


def test_what_is_drawn_is_what_the_library_answers() -> None:
    seen = played(*FLING, **BOUNCE)
    drawn = curve([seen], "path")
    with Coordinator([1200.0], viewport=(390, 800), header_height=240, hover_height=60) as slide:
        slide.session_begin(*slide.snapshot().pager.centre)
        slide.session_end(0, 2400)
        for time, path in zip(drawn.get_xdata()[2:-1], drawn.get_ydata()[2:-1]):
            slide.advance(time)
            assert slide.snapshot().path == path
        assert slide.snapshot().at_rest
    assert max(drawn.get_ydata()) > 700
    outer, inner = (curve([seen], name).get_ydata() for name in ("outer", "inner"))
    assert [a + b for a, b in zip(outer, inner)] == pytest.approx(list(drawn.get_ydata()[:-1]), abs=1e-9)


def test_no_seam_without_a_header(write: Write) -> None:
    root = svg(write("one.json", *FLING, config={"viewport": [390, 800]}))
    assert not [word for word in words(root) if word.startswith("seam")]
    assert (parts(root, "outer"), parts(root, "inner"), parts(root, "path")) == ([], [], ["path"])


def test_the_seam_moves_with_the_header(write: Write) -> None:
    seen = played({"wait": 1}, {"call": "set_header_height", "height": 100}, {"wait": 1})
    line = curve([seen], "seam-line")
    assert set(zip(line.get_xdata(), line.get_ydata())) >= {(0.0, 240.0), (1.0, 240.0), (1.0, 100.0), (2.0, 100.0)}


def test_the_pager_is_shown_where_it_moves(write: Write) -> None:
    still = svg(write("still.json", *FLING))
    turned = svg(write("turned.json", *TURN))
    assert parts(still, "page") == []
    assert parts(turned, "page") == ["page"]
    assert "across, dotted" in words(turned)
    assert parts(turned, "across") == ["across"]


def test_a_page_of_its_own_offset_is_no_motion() -> None:
    seen = played({"scroll": [0, 500]}, *TURN[2:], {"wait": 0.1}, config={"viewport": [390, 800]})
    places, path = seen.along_page(lambda now: now.path)
    assert (path[1], path[-1]) == (500, 0)
    gap = next(index for index, value in enumerate(path) if math.isnan(value))
    assert path[gap - 1 : gap + 2 : 2] == [500, 0]
    assert places[gap - 1] == places[gap] == places[gap + 1]


def test_where_no_time_passes_the_axis_counts_steps(write: Write) -> None:
    root = svg(write("one.json", {"scroll": [0, 100]}, {"scroll": [0, 300]}, {"expect": {"outer": 1}}))
    assert "2 steps" in words(root)
    assert parts(root, "velocity") == []
    assert curve([played({"scroll": [0, 100]}, {"scroll": [0, 300]})], "path").get_ydata().tolist()[:3] == [0, 100, 400]


def test_velocity_or_none(write: Write) -> None:
    file = write("one.json", *FLING)
    assert parts(svg(file, "--no-velocity"), "velocity") == []
    assert parts(svg(write("two.json", {"scroll": [0, 9]}), "--velocity"), "velocity") == ["velocity"]


def test_expectations_and_refusals_do_not_end_a_picture(write: Write) -> None:
    steps = [
        {"expect": {"outer": 99}},
        {"call": "insert_page", "index": 9, "content_height": 1},
        {"settle": 0},
        *FLING[:1],
        {"settle": 0.5},
        {"expect_events": ["unpinned"]},
    ]
    found = words(svg(write("one.json", *steps)))
    assert "insert_page: out_of_range" in found
    assert "fling 2,400" in found
    assert played(*steps).samples[-1].snapshot.time == pytest.approx(0.5)


@pytest.mark.long
def test_the_same_bytes_each_time(write: Write, python: Any) -> None:
    file = write("one.json", *FLING, *TURN)
    for suffix in ("svg", "png"):
        outputs = []
        for seed in ("1", "2"):
            done = python("-m", "nestedslide", "plot", file, "--output", f"x.{suffix}", PYTHONHASHSEED=seed)
            assert (done.returncode, done.stdout, done.stderr) == (0, f"x.{suffix}\n", "")
            outputs.append(Path(f"x.{suffix}").read_bytes())
        assert outputs[0] == outputs[1]
        assert b"dc:date" not in outputs[0]


FOLDER = ROOT / "behaviour"
NOT_YET = {FOLDER / name for name in (FOLDER / "not-yet-run.txt").read_text().splitlines()}
SCENARIOS = [file for file in sorted(FOLDER.glob("*/*.json")) if file not in NOT_YET]


@pytest.mark.long
@pytest.mark.parametrize("file", SCENARIOS[::20], ids=lambda file: file.stem)
def test_any_scenario_can_be_drawn(file: Path, write: Write) -> None:
    found = words(svg(str(file)))
    assert open_session(file).name in found


def test_size(write: Write) -> None:
    file = write("one.json", *FLING)
    assert main(["plot", file, "--width", "1000", "--height", "900"]) == 0
    assert size("one.png") == (1000, 900)
    assert main(["plot", file]) == 0
    assert size("one.png")[0] == 1920


def test_themes_differ_in_their_ground(write: Write) -> None:
    file = write("one.json", *FLING)
    dark, light = svg(file, "--theme", "dark"), svg(file)
    for root, ground in ((dark, DARK.ground), (light, LIGHT.ground)):
        styles = [element.get("style", "") for element in root.iter()]
        assert next(style for style in styles if style.startswith("fill: ")) == f"fill: {ground}"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_contrast(theme: Theme) -> None:
    def contrast(one: str, other: str) -> float:
        low, high = sorted((luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)

    for color in (theme.ink, theme.secondary, theme.outer, theme.inner, theme.refused, *theme.runs):
        assert contrast(color, theme.ground) >= 4.5, color
    for phase in Phase:
        if phase is not Phase.idle:
            assert contrast(ink_on(theme.phases[phase]), theme.phases[phase]) >= 4.5, phase
    assert len(set(theme.phases.values())) == len(Phase) - 1
