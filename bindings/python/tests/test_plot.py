"""Pictures of runs: what they show, what the command answers, what they are made from."""

from __future__ import annotations

import math
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, Callable

import pytest
from conftest import ROOT
from hypothesis import given
from hypothesis import strategies as st
from scenario_text import text

from nestedslide import Coordinator, Phase
from nestedslide.cli import main
from nestedslide.enums import Physics
from nestedslide.plot.figure import draw
from nestedslide.plot.labels import apart
from nestedslide.plot.marks import Mark, marks
from nestedslide.plot.sampling import Deed, Take, label, take
from nestedslide.plot.session import ScenarioSession, open_session
from nestedslide.plot.strip import ink_on, without_name
from nestedslide.plot.style import DARK, LIGHT, THEMES, Theme, luminance
from nestedslide.replay import Verdict, parse
from nestedslide.replay.load import Step

FLING = [{"fling": [0, 2400]}, {"settle": 10}]
BOUNCE: dict[str, Any] = {"pages": [{"content_height": 1200}]}
TURN = [{"fling": [-900, 0]}, {"settle": 5}, {"fling": [900, 0]}, {"settle": 5}]

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a scenario to a folder of its own; the working directory is another one."""
    (tmp_path / "files").mkdir()
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")

    def at(file: str, *steps: Any, **others: Any) -> str:
        path = tmp_path / "files" / file
        path.write_text(others.pop("raw", None) or text(*steps, **others))
        return str(path)

    return at


def played(*steps: Any, physics: str | None = None, rate: float | None = None, **others: Any) -> Take:
    seen, result = take(ScenarioSession(parse(text(*steps, **others))), physics, rate)
    assert result.verdict is Verdict.ok, result.line()
    return seen


def svg(*arguments: str) -> ElementTree.Element:
    assert main(["plot", *arguments, "--output", "picture.svg"]) == 0
    return ElementTree.parse("picture.svg").getroot()


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()).strip() for element in root.iter("{http://www.w3.org/2000/svg}text")]


def parts(root: ElementTree.Element, prefix: str) -> list[str]:
    return [element.get("id", "") for element in root.iter() if element.get("id", "").startswith(prefix)]


def size(path: str) -> tuple[int, int]:
    data = Path(path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def curve(takes: list[Take], name: str) -> Any:
    """The drawn line of this name."""
    label(takes)
    figure = draw(takes, "", "", LIGHT, 1200)
    found = [line for axes in figure.axes for line in axes.lines if line.get_gid() == name]
    assert len(found) == 1, name
    return found[0]


# ---------------------------------------------------------------------------------------------------------- pictures


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


@pytest.mark.parametrize(
    "file", sorted((ROOT / "Tests" / "scenarios").glob("*.json"))[::20], ids=lambda file: file.stem
)
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


# ---------------------------------------------------------------------------------------------------------- overlays


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


# ------------------------------------------------------------------------------------------------------------- marks


def test_marks() -> None:
    steps = [
        {"scroll": [0, 30], "hold": True},
        {"at": 0.5, "scroll": [0, 30], "hold": True},
        {"at": 1, "release": [0, 900]},
        {"at": 2, "swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.25, "samples": 3}},
        {"at": 3, "pointer": "down", "x": 9, "y": 300, "id": 7},
        {"at": 3.5, "pointer": "move", "x": 9, "y": 200, "id": 7},
        {"at": 4, "pointer": "cancel", "x": 9, "y": 200, "id": 7},
        {"at": 5, "wheel": [0, -12.5]},
        {"set": {"touch_slop": 3}},
        {"call": "scroll_to_top"},
        {"at": 5, "pointer": "down", "x": 9, "y": 300},
        {"at": 6, "wait": 1},
    ]
    assert marks(played(*steps)) == [
        Mark(0, 1, "touch", "drag"),
        Mark(1, 1, "release", "release 900"),
        Mark(2, 2.25, "swipe", "swipe"),
        Mark(3, 4, "touch", "touch"),
        Mark(5, 5, "wheel", "wheel \N{MINUS SIGN}12.5"),
        Mark(5, 5, "set", "set touch_slop"),
        Mark(5, 5, "call", "scroll_to_top"),
        Mark(5, 7, "touch", "touch"),
    ]


def test_marks_of_sessions() -> None:
    seen = played({"wait": 3})
    steps = [
        ("begin", {}),
        ("update", {"delta": [0, 9]}),
        ("end", {"velocity": [0, 50]}),
        ("begin", {}),
        ("cancel", {}),
    ]
    seen.deeds = [
        Deed(Step("", "session", value, options), 0.5 * number, "ok", 1)
        for number, (value, options) in enumerate(steps)
    ]
    assert marks(seen) == [
        Mark(0, 1, "touch", "drag"),
        Mark(1, 1, "release", "release 50"),
        Mark(1.5, 2, "touch", "drag"),
        Mark(2, 2, "release", "cancel"),
    ]


def test_a_clock_that_began_elsewhere() -> None:
    seen = played({"wait": 1000}, *FLING)
    begun = [sample for sample in seen.samples if sample.snapshot.time >= 1000]
    later = Take(samples=begun, deeds=seen.deeds[1:])
    assert later.axis()[0] == 0
    assert [(mark.text, mark.begin) for mark in marks(later)] == [("fling 2,400", 0.0)]


def test_stretches_are_of_one_phase_each() -> None:
    found = list(played(*FLING, **BOUNCE).stretches())
    assert [each.phase for each in found] == [Phase.decelerating, Phase.bouncing]
    assert found[0].end == found[1].begin


def test_phases_too_short_for_their_name_are_in_the_key() -> None:
    seen = played({"swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.05, "samples": 3}}, {"settle": 10})
    assert without_name([seen], points=100) == [Phase.dragging]
    assert without_name([seen], points=5) == [Phase.dragging, Phase.decelerating]
    assert without_name([seen], points=10_000) == []


# ----------------------------------------------------------------------------------------------------------- command


def test_the_name_of_the_picture(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write("one.json", *FLING), write("two.json", *FLING)]
    assert main(["plot", *files]) == 0
    assert capsys.readouterr().out == "one.png\ntwo.png\n"
    assert {path.name for path in Path().iterdir()} == {"one.png", "two.png"}


def test_files_that_are_no_scenarios(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, good = write("wrong.json", {"expect": {"outre": 1}}), write("good.json", *FLING)
    for file in (wrong, good + ".none"):
        assert main(["replay", file]) == 2
        line = capsys.readouterr().out
        assert main(["plot", file, good]) == 2
        assert capsys.readouterr() == ("good.png\n", line)
    assert not Path("wrong.png").exists()


def test_scenarios_that_cannot_be_played(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plot", write("refused.json", config={"header_height": -1})]) == 1
    assert capsys.readouterr().err.startswith("FAIL a test: config: invalid_argument: ")


def test_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    with Coordinator([3000.0], header_height=240) as slide, slide.record() as record:
        slide.session_begin(195, 500)
        slide.session_end(0, 1500)
        for frame in range(1, 31):
            slide.advance(frame / 60)
    Path("thrown.bin").write_bytes(record.bytes)
    assert main(["plot", "thrown.bin", "--output", "thrown.svg"]) == 0
    assert "seam" in Path("thrown.svg").read_text()
    Path("cut.bin").write_bytes(record.bytes[:-3])
    capsys.readouterr()
    assert main(["plot", "cut.bin"]) == 2
    assert capsys.readouterr().err.startswith("invalid cut.bin")


def test_a_place_that_cannot_be_written(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plot", write("one.json", *FLING), "--output", "no/such/folder/x.png"]) == 1
    assert capsys.readouterr().err == "FAIL no/such/folder/x.png: cannot be written: No such file or directory\n"


def test_two_files_for_one_picture(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write("one.json", *FLING)
    other = tmp_path / "one.json"
    other.write_text(Path(file).read_text())
    assert main(["plot", file, str(other)]) == 2
    assert main(["plot", file, file, "--output", "x.png"]) == 2
    assert capsys.readouterr() == (
        "",
        "nestedslide plot: more than one FILE would be drawn to one.png\nnestedslide plot: --output is for one FILE\n",
    )
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--output", "x.gif"],
        ["--preset", "amiga"],
        ["--frame-rate", "0"],
        ["--width", "0"],
        ["--width", "wide"],
        ["--height", "100000"],
        ["--theme", "blue"],
    ],
)
def test_wrong_arguments(arguments: list[str], write: Write) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["plot", write("one.json", *FLING), *arguments])
    assert caught.value.code == 2


def test_without_matplotlib(write: Write, python: Any) -> None:
    blocked = "import sys; sys.modules['matplotlib'] = None\nfrom nestedslide.cli import main; sys.exit(main())"
    file = write("one.json", *FLING)
    done = python("-c", blocked, "plot", file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "nestedslide plot needs matplotlib: pip install 'nestedslide[plot]'\n"
    assert python("-c", blocked, "replay", file).returncode == 0


def test_a_fault_within_matplotlib_shows(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*names: Any) -> Any:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("importlib.import_module", fault)
    with pytest.raises(ModuleNotFoundError):
        main(["plot", write("one.json", *FLING)])


def test_nothing_imports_matplotlib_before_it_is_needed(python: Any) -> None:
    done = python("-c", "import sys, nestedslide.cli; sys.exit('matplotlib' in sys.modules or 'numpy' in sys.modules)")
    assert done.returncode == 0


# ---------------------------------------------------------------------------------------------------------- sessions


def test_a_session_can_be_played_again(write: Write) -> None:
    session = open_session(write("one.json", *FLING, name="thrown", why="Why not."))
    assert (session.name, session.why, session.physics) == ("thrown", "Why not.", "ios")
    first, second = take(session)[0], take(session)[0]
    assert first.samples == second.samples
    assert len(first.samples) > 100
    assert take(session, frame_rate=24)[0].samples[-1].snapshot.path == first.samples[-1].snapshot.path
    assert take(session, physics="ios_fast")[0].samples[-1].snapshot.path < first.samples[-1].snapshot.path


def test_a_swipe_is_seen_at_each_of_its_moves() -> None:
    seen = played({"swipe": {"from": [195, 600], "to": [195, 500], "duration": 0.25, "samples": 4}})
    after = {sample.snapshot.time: sample.snapshot.path for sample in seen.samples}
    assert [after[time] for time in (0.0625, 0.125, 0.1875, 0.25)] == [15, 40, 65, 90]


# ------------------------------------------------------------------------------------------------- docs/physics.md


def test_pictures_of_the_physics(tmp_path: Path) -> None:
    script = ROOT / "docs" / "images" / "make_physics.py"
    subprocess.run([sys.executable, script, tmp_path], check=True, timeout=120)
    made = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert made
    document = (ROOT / "docs" / "physics.md").read_text(encoding="utf-8")
    for name, bytes_ in made.items():
        assert f"images/{name}" in document
        assert (script.parent / name).is_file()
        assert 5_000 < bytes_ < 150_000
    assert {path.name for path in script.parent.glob("physics-*.png")} == set(made)
