"""Runs scripts of the tests in a Godot project."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from conftest import need

HERE = Path(__file__).resolve().parent


def run(project: Path, home: Path, script: str, *options: str, display: str | None = None) -> str:
    """What it prints. Nothing is written to the user's folders; an error in Godot's console fails the test."""
    if display is None:
        program = [need("godot3-server", "godot3-server")]
    else:
        program = [need("godot3-runner", "godot3-runner"), "--audio-driver", "Dummy", "--resolution", "780x1688"]
    places = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    environment = {**os.environ, **places, "LC_ALL": "C.UTF-8", "LANG": "en_US.UTF-8"}
    if display is not None:
        environment["DISPLAY"] = display
    command = [*program, "--path", str(project), "-s", str(HERE / script), *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    problems = [line for line in done.stderr.splitlines() if "SCRIPT ERROR" in line or "nslide" in line]
    assert problems == []
    return done.stdout
