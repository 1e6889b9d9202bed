"""Instructions per step, counted by valgrind: the same in every run, on a busy machine too."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
MEASURE = TREE / ".build" / "bench" / "measure"

# Enough to cover whole flings there and back, few enough to take a second each.
STEPS = {"W1": 14_000, "W2": 14_000, "W3": 20, "W5": 4_000}
# What must be reached and what is aimed at, instructions per step.
MOST = {"W1": 500, "W2": 500, "W3": 190_000}
GOAL = {"W1": 300, "W2": 250, "W3": 110_000}


def available() -> bool:
    return shutil.which("valgrind") is not None


def count(name: str, steps: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", MEASURE, "run", name, steps]
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", result.stderr)
    if result.returncode != 0 or found is None:
        raise SystemExit(f"{' '.join(map(str, command))} failed:\n{result.stderr}")
    return int(found[1])


def per_step(name: str) -> float:
    """From two counts, so that start-up and set-up cancel out."""
    steps = STEPS[name.split("-")[0]]
    return (count(name, 2 * steps) - count(name, steps)) / steps
