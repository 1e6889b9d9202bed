"""Tells what a build does: a line a step, with its time. V=1 shows what a step's commands print, and so does a failure.

From Python:  steps.run("links the library", ["clang", ...])
From make:    python3 tools/steps.py "installs the Python packages" -- pip install ...

On a terminal the line's time runs while the step does. Needs the standard library only, Python 3.9 or later.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

# How often a terminal's line is written anew, in seconds.
EVERY = 0.2


def in_full() -> bool:
    """Whether each command and all that it prints is shown: V=1."""
    return os.environ.get("V", "") not in ("", "0")


def run(
    title: str, command: Sequence[str | Path], cwd: Path | None = None, environment: Mapping[str, str] | None = None
) -> None:
    """Runs one step. Raises SystemExit with the command's status if it fails, after showing what it printed."""
    words = [str(word) for word in command]
    if in_full():
        print(shlex.join(words), flush=True)
        status = subprocess.call(words, cwd=cwd, env=environment)
        if status != 0:
            raise SystemExit(status)
        return
    with tempfile.TemporaryFile() as output:
        began = time.monotonic()
        process = subprocess.Popen(words, cwd=cwd, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            status = _wait(process, title, began)
        except BaseException:
            process.kill()
            raise
        _end(title, began, "" if status == 0 else "failed after ")
        if status != 0:
            output.seek(0)
            print(shlex.join(words), output.read().decode(errors="replace"), sep="\n", file=sys.stderr, flush=True)
            raise SystemExit(status)


def _wait(process: subprocess.Popen[bytes], title: str, began: float) -> int:
    while True:
        if sys.stdout.isatty():
            print(f"\r{_line(title, began)}", end="", flush=True)
        try:
            return process.wait(EVERY)
        except subprocess.TimeoutExpired:
            pass


def _end(title: str, began: float, state: str) -> None:
    if sys.stdout.isatty():
        print("\r", end="")
    print(_line(title, began, state), flush=True)


def _line(title: str, began: float, state: str = "") -> str:
    return f"  {title:<60} {state}{time.monotonic() - began:6.1f} s"


def main() -> None:
    arguments = sys.argv[1:]
    if len(arguments) < 3 or arguments[1] != "--":
        raise SystemExit('usage: steps.py "what the step does" -- COMMAND ...')
    run(arguments[0], arguments[2:])


if __name__ == "__main__":
    main()
