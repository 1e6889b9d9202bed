"""What a program waits for before it can make its first coordinator."""

from __future__ import annotations

import statistics
import subprocess
from pathlib import Path
from typing import Callable

Run = Callable[..., "subprocess.CompletedProcess[str]"]

# Milliseconds of the processor.
MOST = 40
PROGRAM = """
import time
began = time.process_time()
from nestedslide import Coordinator
print(1000 * (time.process_time() - began))
"""
# Each takes as long to import as much of the package: they must wait until they are needed.
LATER = ("asyncio", "difflib", "tkinter", "numpy", "nestedslide.settings", "nestedslide.effect", "nestedslide.region")


def test_importing_the_coordinator_takes_little_time(python: Run, tmp_path: Path) -> None:
    def milliseconds() -> float:
        # With compiled files, as it is from the second time on.
        done = python("-c", PROGRAM, PYTHONPYCACHEPREFIX=str(tmp_path), PYTHONDONTWRITEBYTECODE="")
        assert done.returncode == 0, done.stderr
        return float(done.stdout)

    milliseconds()
    medians: list[float] = []
    # What else the machine does at that moment costs cache lines, so a slow round is not the last word.
    while len(medians) < 3 and (not medians or min(medians) > MOST):
        medians.append(statistics.median(milliseconds() for _ in range(11)))
    assert min(medians) <= MOST, medians


def test_what_few_programs_need_is_imported_later(python: Run) -> None:
    done = python("-c", "import sys; from nestedslide import Coordinator; print(*sys.modules)")
    assert {*LATER} & {*done.stdout.split()} == set()
