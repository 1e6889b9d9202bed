"""Runs scripts of the tests in a Godot project."""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

from conftest import need

HERE = Path(__file__).resolve().parent


def launch(
    project: Path, home: Path, script: str, options: tuple[str, ...], display: str | None
) -> tuple[list[str], dict[str, str]]:
    """The command and its environment. Nothing is written to the user's folders."""
    if display is None:
        program = [need("godot3-server", "godot3-server")]
    else:
        program = [need("godot3-runner", "godot3-runner"), "--audio-driver", "Dummy", "--resolution", "780x1688"]
    places = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    environment = {**os.environ, **places, "LC_ALL": "C.UTF-8", "LANG": "en_US.UTF-8"}
    if display is not None:
        environment["DISPLAY"] = display
    return [*program, "--path", str(project), "-s", str(HERE / script), *options], environment


def run(project: Path, home: Path, script: str, *options: str, display: str | None = None) -> str:
    """What it prints. An error in Godot's console fails the test."""
    command, environment = launch(project, home, script, options, display)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    problems = [line for line in done.stderr.splitlines() if "SCRIPT ERROR" in line or "nslide" in line]
    assert problems == [], done.stderr
    return done.stdout


@contextlib.contextmanager
def start(project: Path, home: Path, script: str, *, display: str) -> Iterator[Iterator[str]]:
    """The lines that it prints while it runs; it ends with the block, or after two minutes.

    A busy machine without a graphics card draws slowly.
    """
    command, environment = launch(project, home, script, (), display)
    command = ["stdbuf", "--output=L", *command]  # a pipe would get its lines at the end
    errors = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True) as program:
        last = threading.Timer(120, program.kill)
        last.start()
        try:
            assert program.stdout is not None
            yield (line.strip() for line in program.stdout)
        finally:
            last.cancel()
            program.kill()
