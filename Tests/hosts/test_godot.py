"""The Godot example: the session through its binding, and touches through Godot's own input events."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import fed
import pytest
import session
from conftest import LIBRARY, TREE, need

PROJECT = TREE / "examples/godot"
HERE = Path(__file__).parent


@pytest.fixture(scope="module", autouse=True)
def binding() -> None:
    need("cc", "gcc")
    subprocess.run(["make", "-s", "-C", PROJECT / "native", f"NESTEDSLIDE={LIBRARY.parent}"], check=True, timeout=120)


def run(home: Path, script: str, *options: str) -> str:
    program = need("godot3-server", "godot3-server")
    places = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    command = [program, "--path", str(PROJECT), "-s", str(HERE / script), *options]
    done = subprocess.run(command, env={**os.environ, **places}, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_session(tmp_path: Path) -> None:
    printed = run(tmp_path, "godot_session.gd", f"--session={session.SESSION}")
    found = [line for line in printed.splitlines() if line.startswith("expect")]
    assert found == session.expected(session.SESSION.read_text())


SCRIPT = """at 0
touch 0 195 700
at 10
drag 0 195 680
at 30
drag 0 195 300
at 50
drag 0 195 220
at 300
lift 0 195 220
rest
tell across
idle
tell idle
wheel DOWN 195 600
rest
tell wheel
"""


def test_input(tmp_path: Path) -> None:
    script, record = tmp_path / "script.txt", tmp_path / "record"
    script.write_text(SCRIPT)
    printed = run(tmp_path, "godot_driver.gd", f"--play={script}", f"--record={record}")
    lines = [line for line in printed.splitlines() if line.startswith("STATE ")]
    told: dict[str, dict[str, Any]] = {state["name"]: state for state in map(json.loads, (x[6:] for x in lines))}
    # 480 points less the slop of 10: 312 collapse the header, the rest scrolls the page.
    assert told["across"]["outer"] == 312
    assert told["across"]["inner"] == pytest.approx(158)
    assert told["idle"]["frames"] == told["across"]["frames"]
    assert told["wheel"]["inner"] == pytest.approx(158 + 120)
    assert [(call.action, call.x, call.y) for call in fed.pointers(record)] == [
        ("down", 195, 700), ("move", 195, 680), ("move", 195, 300), ("move", 195, 220), ("up", 195, 220),
    ]  # fmt: skip
    assert [(call.unit, call.dy) for call in fed.wheels(record)] == [(2, 1)]
