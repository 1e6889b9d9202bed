"""Instructions per step, counted by valgrind: the same in every run, on a busy machine too."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

TREE = Path(__file__).resolve().parents[1]
MEASURE = TREE / ".build" / "bench" / "measure"

# Enough to cover whole flings there and back, few enough to take a second each.
STEPS = {"W1": 14_000, "W1+": 14_000, "W2": 14_000, "W3": 20, "W5": 4_000}
STEPS.update(dict.fromkeys(("W4u", "W4r", "W4c", "W4f"), 20_000))
# What must be reached and what is aimed at, instructions per step.
MOST = {"W1": 500, "W2": 500, "W3": 190_000}
GOAL = {"W1": 300, "W2": 250, "W3": 110_000}


def available() -> bool:
    return shutil.which("valgrind") is not None


def count(name: str, steps: int) -> int:
    """What one run executes outside the benchmark's own program; for the limit, which is part of it, everything."""
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder) / "profile"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", MEASURE, "run", name, steps]
        result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(f"{' '.join(map(str, command))} failed:\n{result.stderr}")
        costs = by_object(profile.read_text())
    return sum(cost for path, cost in costs.items() if name.endswith("-limit") or path != str(MEASURE))


def by_object(profile: str) -> Counter[str]:
    """Instructions of each object file itself, from callgrind's format: cost lines follow the object they belong to."""
    names: dict[str, str] = {}
    costs: Counter[str] = Counter()
    current, inclusive = "", False
    for line in profile.splitlines():
        found = re.match(r"(ob|cob)=\((\d+)\)(?: (.+))?$", line)
        if found is not None:
            kind, number, path = found.groups()
            if path is not None:
                names[number] = path
            if kind == "ob":
                current = names[number]
        elif line.startswith("calls="):
            inclusive = True  # the next line is what the call cost, which the callee's own lines count too
        elif re.match(r"[+*\d-]", line):
            if not inclusive:
                costs[current] += int(line.split()[-1])
            inclusive = False
    return costs


def per_step(name: str) -> float:
    """From two counts, so that start-up and set-up cancel out."""
    steps = STEPS[name.split("-")[0]]
    return (count(name, 2 * steps) - count(name, steps)) / steps
