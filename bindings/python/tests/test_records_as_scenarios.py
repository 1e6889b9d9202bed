"""Records written as scenarios, and the commands that take records."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Callable

import pytest
from recordings import simple

from nestedslide import Coordinator
from nestedslide.cli import main
from nestedslide.records import decode, to_scenario, to_text
from nestedslide.replay import parse, run

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_the_scenario_is_short_and_plain(stage: Stage) -> None:
    scenario = to_scenario(decode(simple(stage)), "it")
    assert list(scenario) == ["format", "name", "config", "pages", "steps"]
    assert scenario["config"] == {"viewport": [390, 800], "header_height": 240, "hover_height": 60}
    assert scenario["pages"] == [{"content_height": 9000}, {"content_height": 3000}]
    *steps, last = scenario["steps"]
    assert steps == [
        {"session": "begin", "from": [195, 600], "source": "trackpad"},
        {"session": "update", "delta": [0, 300]},
        {"session": "end", "velocity": [0, 900]},
        {"at": 1, "wheel": [0, 3], "unit": "line"},
    ]
    assert last["at"] == 2
    assert {"outer", "inner", "page", "page_position", "phase", "time"} <= set(last["expect"])


def test_what_a_scenario_leaves_out() -> None:
    with Coordinator() as c, c.record() as recording:
        pass
    scenario = to_scenario(decode(recording.bytes))
    assert list(scenario) == ["format", "pages", "steps"]
    assert (scenario["pages"], len(scenario["steps"])) == ([], 1)
    assert run(parse(to_text(scenario))).verdict == 0


def test_pages_with_settings_of_their_own_are_still_new(stage: Stage) -> None:
    c = stage(900.0, 800.0)
    c.set_page_settings(1, seam="stop", key=2**62 + 1)
    c.poll_events()
    with c.record() as recording:
        c.wheel(0, 30)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert scenario["pages"] == [
        {"content_height": 900},
        {"content_height": 800, "seam": "stop", "key": 2**62 + 1},
    ]
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_a_state_in_the_middle(stage: Stage) -> None:
    c = stage()
    c.session_begin()
    c.session_update(0, 100)
    c.advance(1.5)
    with c.record() as recording:
        c.session_update(0, 100)
        c.session_end(0, 500)
        c.advance(1.75)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert list(scenario) == ["format", "name", "state", "steps"]
    assert "at" not in scenario["steps"][0]
    assert scenario["steps"][-1]["at"] == 1.75
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_pointers_seen_earlier_keep_their_time(stage: Stage) -> None:
    c = stage(9000.0)
    with c.record() as recording:
        c.pointer_down(195, 600, 0.0)
        for k in range(1, 6):
            c.advance(k * 0.016)
            c.pointer_move(195, 600 - 25 * k, k * 0.016 - 0.004)
        c.pointer_up(195, 475, 0.1)
        c.advance(0.5)
    scenario = to_scenario(decode(recording.bytes), "it")
    assert scenario["steps"][1] == {"at": 0.016, "pointer": "move", "x": 195, "y": 575, "time": 0.012}
    assert scenario["steps"][6] == {"at": 0.1, "pointer": "up", "x": 195, "y": 475}
    assert run(parse(to_text(scenario))).line() == "ok   it"


def test_settings_that_change_are_those_that_differ(stage: Stage) -> None:
    c = stage()
    with c.record() as recording:
        c.set(hover_height=50, physics="android")
        c.set(hover_height=50)
        c.set_page_settings(1, seam="stop")
        c.set_page_settings(1, seam=None, tab_width=30)
    steps = to_scenario(decode(recording.bytes))["steps"]
    assert steps[:4] == [
        {"set": {"hover_height": 50, "physics": "android"}},
        {"set": {}},
        {"call": "set_page_settings", "index": 1, "settings": {"seam": "stop"}},
        {"call": "set_page_settings", "index": 1, "settings": {"seam": None, "tab_width": 30}},
    ]


# -------------------------------------------------------------------------------------------------- the command line


@pytest.fixture
def file(stage: Stage, tmp_path: Path) -> Path:
    path = tmp_path / "crash.nslide"
    path.write_bytes(simple(stage))
    return path


def test_replay(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, scenario = file.with_name("wrong.nslide"), file.with_name("one.json")
    wrong.write_bytes(file.read_bytes()[:-1])
    assert main(["scenario", str(file), "--output", str(scenario)]) == 0
    assert main(["replay", str(file), str(scenario)]) == 0
    assert capsys.readouterr().out == "ok   crash\nok   crash\n"
    assert main(["replay", str(file), str(wrong)]) == 2
    assert (
        capsys.readouterr().out == f"ok   crash\ninvalid {wrong}: entries[7] stop: cut short: 1 words are announced\n"
    )
    other = file.with_name("other.nslide")
    other.write_bytes(file.read_bytes()[:-8] + bytes(8))
    assert main(["replay", "--json", str(other)]) == 1
    (result,) = json.loads(capsys.readouterr().out)["results"]
    assert (result["verdict"], result["place"], result["wanted"]) == ("fail", "entries[7] stop", "state " + "0" * 16)


def test_scenario(file: Path, python: Run) -> None:
    done = python("-m", "nestedslide", "scenario", str(file))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["name"] == "crash"
    assert '\n    {"at": 1, "wheel": [0, 3], "unit": "line"},\n' in done.stdout


def test_scenario_of_what_is_none(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases: list[tuple[Any, int, str]] = [
        (b"{}", 2, "nestedslide: {path} is no record, or not a whole one: does not begin with NSLIDREC\n"),
        (
            file.read_bytes()[:-1],
            2,
            "nestedslide: {path} is no record, or not a whole one: entries[7] stop: cut short: 1 words are announced\n",
        ),
        (file.read_bytes()[:-8] + bytes(8), 1, "FAIL other: entries[7] stop: wanted state 0000000000000000, got "),
        (None, 2, "nestedslide: {path} cannot be read or written: No such file or directory\n"),
    ]
    path = file.with_name("other.nslide")
    for data, status, message in cases:
        path.unlink(missing_ok=True)
        if data is not None:
            path.write_bytes(data)
        assert main(["scenario", str(path)]) == status
        out, err = capsys.readouterr()
        assert (out, err.startswith(message.format(path=path))) == ("", True)
    assert main(["scenario", str(file), "--output", str(file.parent / "none" / "x")]) == 2
