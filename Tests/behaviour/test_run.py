"""What plays all scenarios sees those that do not hold."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import run


def scenario(folder: Path, name: str, *steps: Any, **others: Any) -> Path:
    path = folder / f"{name}.json"
    path.write_text(json.dumps({"format": "nestedslide-scenario/1", "name": name, "steps": steps, **others}))
    return path


def played(*paths: Path) -> tuple[int, list[str]]:
    command = [sys.executable, Path(run.__file__), *paths]
    done = subprocess.run([*map(str, command)], capture_output=True, text=True)
    return done.returncode, done.stdout.splitlines()


def test_what_holds_passes(tmp_path: Path) -> None:
    scenario(tmp_path, "holds", {"expect": {"outer": 0}})
    status, lines = played(tmp_path)
    assert (status, len(lines)) == (0, 1)
    assert lines[0].startswith("behaviour: 1 passed, 0 failed, each at 4 frame rates")


def test_what_does_not_hold_fails_and_is_named(tmp_path: Path) -> None:
    scenario(tmp_path, "holds", {"expect": {"outer": 0}})
    bad = scenario(tmp_path, "bad", {"expect": {"outer": 1}})
    broken = scenario(tmp_path, "broken", {"expect": {"outre": 1}})
    status, lines = played(tmp_path)
    assert status == 1
    assert [line for line in lines if line.startswith(f"FAILED: {bad}: FAIL bad: steps[0] expect outer")][1:]
    assert [line for line in lines if line.startswith(f"FAILED: {broken}: invalid ")]
    assert lines[-1].startswith("behaviour: 1 passed, 2 failed")


def test_what_holds_at_one_frame_rate_only_fails(tmp_path: Path) -> None:
    # The number of frames is the number of events of this kind.
    events = [{"event": "offset_changed"}] * 7
    steps = [{"fling": [0, 500]}, {"wait": 0.1}, {"expect_events": events}]
    tall = {"config": {"viewport": [390, 800]}, "pages": [{"content_height": 9000}]}
    scenario(tmp_path, "counts frames", *steps, **tall)
    status, lines = played(tmp_path)
    assert status == 1
    assert any(line.endswith("(at 24 frames a second)") for line in lines)
    assert not any(line.endswith("(at 144 frames a second)") for line in lines)


def test_nothing_to_play_is_no_success(tmp_path: Path) -> None:
    status, lines = played(tmp_path)
    assert status == 1
    assert "no scenario and no record" in lines[0]


@pytest.mark.parametrize(("step", "says"), [({"expect": {"outer": 0}}, ["holds"]), ({"expect": {"outer": 1}}, [])])
def test_what_is_listed_must_not_hold(tmp_path: Path, step: Any, says: list[str]) -> None:
    found = [*run.of_the_list(scenario(tmp_path, "one", step))]
    assert [line.partition(":")[0] for line in found] == says


def test_what_is_listed_must_be_there(tmp_path: Path) -> None:
    assert [*run.of_the_list(tmp_path / "gone.json")] == ["is named in not-yet-run.txt, and is not there"]


def test_each_listed_file_is_listed_once() -> None:
    assert len(set(run.waiting())) == len(run.waiting())


@pytest.mark.parametrize(
    ("file", "name", "fits"),
    [("a b", "a-b", True), ("topic a b", "a-b", True), ("a: b", "a-b", True), ("", "a", False), ("a c", "a-b", False)],
)
def test_a_file_is_named_as_its_scenario(file: str, name: str, fits: bool, tmp_path: Path) -> None:
    path = scenario(tmp_path, name)
    path.write_text(json.dumps({"name": file}))
    assert [*run.of_the_name(path)] == ([] if fits else [f'is named "{file}"'])
