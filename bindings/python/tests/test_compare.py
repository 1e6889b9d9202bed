"""Recordings of other engines: reading them, what is counted, how far apart, the command and its picture."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from nestedslide_plot import compare
from nestedslide_plot.compare.difference import counting
from nestedslide_plot.compare.playing import Curve

from nestedslide.cli import main

PACE = 1 / 60
STEPS = [{"at": 0.1, "fling": [0, 1000]}, {"at": 2.0, "wait": 0}]
SCENARIO: dict[str, Any] = {
    "format": "nestedslide-scenario/1",
    "config": {"viewport": [390, 800], "physics": "desktop"},
    "pages": [{"content_height": 9000}],
    "steps": STEPS,
}


def made(**changed: Any) -> dict[str, Any]:
    """A recording of an engine that does as this one, a frame late, with offsets of whole points."""
    document: dict[str, Any] = {"format": "nestedslide-recording/1", "engine": "Other 1", "scenario": SCENARIO}
    ours = compare.play(compare.parse(json.dumps({**document, "frames": [[0, 0], [1, 1]]})))
    times = [number * PACE for number in range(100)]
    frames = [[time, round(ours.at(time - PACE))] for time in times]
    document.update({"name": "a throw", "since": 0.1, "within": {"points": 1}, "frames": frames, **changed})
    return {key: value for key, value in document.items() if value is not None}


def read(**changed: Any) -> compare.Recording:
    return compare.parse(json.dumps(made(**changed)))


def measured(recording: compare.Recording) -> compare.Difference:
    return compare.measure(recording, compare.play(recording))


def test_the_same_a_frame_late() -> None:
    found = measured(read())
    assert found.held
    assert found.greatest <= 0.7
    assert found.shift == pytest.approx(-PACE, abs=0.0015)
    assert found.rest <= 1  # ours still creeps


def test_later_than_may_be() -> None:
    found = measured(read(shift=0.002))
    assert not found.held
    assert found.shift == pytest.approx(-0.002)
    assert found.greatest == pytest.approx(1000 * (PACE - 0.002), rel=0.15)


def test_another_curve() -> None:
    document = made()
    document["frames"] = [[time, 1.2 * offset] for time, offset in document["frames"]]
    found = measured(compare.parse(json.dumps(document)))
    assert not found.held
    assert found.rest == pytest.approx(50, abs=1.5)


def test_ahead_of_the_finger() -> None:
    document = made(ahead=7)
    document["frames"] = [[time, offset + 7 * (time > 0.1)] for time, offset in document["frames"]]
    found = measured(compare.parse(json.dumps(document)))
    assert found.held
    assert not measured(compare.parse(json.dumps({**document, "ahead": 0}))).held


def test_a_share_of_the_way() -> None:
    found = measured(read(within={"share": 0.01}))
    assert found.held
    assert found.allowed == pytest.approx(2.5, abs=0.01)
    assert not measured(read(within={"share": 0.0001})).held


def test_frames_that_do_not_count() -> None:
    still, late = 3, 40
    times = [number * PACE + (0.03 if number >= late else 0.0) for number in range(80)]
    frames = [[time, max(number - still, 0) * 5] for number, time in enumerate(times)]
    counted = counting(read(frames=frames, since=0))
    gap = times[late - 1], times[late]
    assert counted[0] == still + 2  # neither the still ones nor the first that moved
    assert all(not gap[0] - 0.15 < times[index] < gap[1] + 0.15 for index in counted)
    assert {index for index in range(80) if times[index] >= gap[1] + 0.15} <= set(counted)
    assert {index for index in range(still + 2, 80) if times[index] <= gap[0] - 0.15} <= set(counted)


def test_the_rest_decides_where_no_frame_counts() -> None:
    frames = [[number * 0.1, offset] for number, offset in enumerate([0, 0, 100, 200, 250, 250])]
    assert measured(read(frames=frames)).held
    frames[-1][1] = 240
    found = measured(read(frames=frames))
    assert found.counted == ()
    assert not found.held


def test_the_rest_alone() -> None:
    document = made(compare="rest")
    document["frames"] = [[0, 0], [0.2, 700], [1.5, 250]]
    assert measured(compare.parse(json.dumps(document))).held
    document["frames"][-1][1] = 260
    assert not measured(compare.parse(json.dumps(document))).held


def test_pages_beside_each_other() -> None:
    steps = [{"at": 0.1, "call": "scroll_to_page", "index": 1, "animated": True}, {"at": 3, "wait": 0}]
    scenario = {**SCENARIO, "pages": [{"content_height": 800}] * 2, "steps": steps}
    recording = read(scenario=scenario, axis="x", compare="rest", frames=[[0, 0], [1, 390]])
    assert compare.play(recording).offsets[-1] == 390
    assert measured(recording).held


def test_between_two_frames() -> None:
    curve = Curve([0.0, 1.0, 3.0], [10.0, 20.0, 0.0], 0.0)
    assert [curve.at(time) for time in (-1, 0, 0.5, 2, 3, 9)] == [10, 10, 15, 10, 0, 0]


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"format": "nestedslide-scenario/1"}, "not a recording"),
        ({"engine": None}, "engine: missing"),
        ({"speed": 1}, "speed: unknown key"),
        ({"axis": "z"}, "axis: must be y or x"),
        ({"compare": "all"}, "compare: must be"),
        ({"name": 3}, "name: must be text"),
        ({"since": "0"}, "since: must be a number"),
        ({"shift": -1}, "shift: must be a number of 0 or more"),
        ({"within": 5}, "within: must be"),
        ({"within": {"pixels": 5}}, "within: must be"),
        ({"within": {"points": True}}, "within.points: must be a number"),
        ({"frames": [[0, 0]]}, "frames: must be a list"),
        ({"frames": [[0, 0], [1]]}, r"frames\[1\]: must be \[time, offset\]"),
        ({"frames": [[0, 0], [0, 1]]}, r"frames\[1\]: must be later"),
        ({"frames": [[0, 0], [1, float("nan")]]}, r"frames\[1\]: must be a number"),
        ({"scenario": {**SCENARIO, "steps": [{"jump": 1}]}}, r"scenario: steps\[0\].jump: unknown key"),
    ],
)
def test_files_that_are_no_recordings(changed: dict[str, Any], reason: str) -> None:
    with pytest.raises(compare.InvalidRecordingError, match=reason):
        read(**changed)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("throw.json").write_text(json.dumps(made()), encoding="utf-8")
    return "throw.json"


def test_the_command(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", file, "--no-picture"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("ok   a throw: 0.")
    assert "1.00 allowed; moved by -16." in line
    assert main(["compare", file, "--no-picture", "--preset", "ios"]) == 1
    assert capsys.readouterr().out.startswith("FAIL a throw: ")


@pytest.mark.long
def test_its_picture(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", file, "--theme", "dark", "--width", "1000"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "throw.png"
    picture = Path("throw.png").read_bytes()
    assert int.from_bytes(picture[16:20], "big") == 1000
    Path("there").mkdir()
    assert main(["compare", file, "--theme", "dark", "--width", "1000", "--output", "there"]) == 0
    assert Path("there/throw.png").read_bytes() == picture
    assert main(["compare", file, "--output", "nowhere"]) == 1


def test_what_the_picture_shows(file: str) -> None:
    from nestedslide_plot.compare.figure import draw
    from nestedslide_plot.style import LIGHT

    recording = compare.load(file)
    ours = compare.play(recording)
    found = compare.measure(recording, ours)
    upper, lower = draw(recording, ours, found, LIGHT, 1920).axes
    lines: dict[Any, Any] = {line.get_gid(): line for line in upper.get_lines()}
    apart: Any = lower.get_lines()[0].get_ydata()
    assert len(lines["theirs"].get_xdata()) == len(found.counted)
    assert len(lines["theirs, not counted"].get_xdata()) == len(recording.times) - len(found.counted)
    first, last = lines["ours"].get_xdata()[0], lines["ours"].get_xdata()[-1]
    assert first == pytest.approx(PACE, abs=0.0015)
    assert last > recording.times[-1]
    assert max(abs(value) for value in apart) == pytest.approx(found.greatest)


def test_commands_that_cannot_be(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("wrong.json").write_text("{}", encoding="utf-8")
    assert main(["compare", "--no-picture", "wrong.json"]) == 2
    assert capsys.readouterr().err.startswith("invalid wrong.json: not a recording")
    assert main(["compare", "--no-picture", "none.json"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    Path("refused.json").write_text(
        json.dumps(made(scenario={**SCENARIO, "config": {"header_height": -1}})), encoding="utf-8"
    )
    assert main(["compare", "--no-picture", "refused.json"]) == 2
    assert "invalid_argument" in capsys.readouterr().err
    assert main(["compare", file, f"./{file}"]) == 2
    assert "more than one FILE" in capsys.readouterr().err


@pytest.mark.long
def test_without_matplotlib(file: str, tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['matplotlib'] = None\nfrom nestedslide.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    for arguments, status in (([], 1), (["--no-picture"], 0)):
        run = subprocess.run(
            [sys.executable, "-c", code, "compare", file, *arguments], capture_output=True, text=True, cwd=tmp_path
        )
        assert run.returncode == status, run.stderr
    assert not (tmp_path / "throw.png").exists()
