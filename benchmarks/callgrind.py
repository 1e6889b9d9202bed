"""Instructions per step, counted by valgrind: the same in every run, on a busy machine too."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import budgets

TREE = Path(__file__).resolve().parents[1]
MEASURE = TREE / ".build" / "bench" / "measure"


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
    steps = budgets.INSTRUCTIONS[name.split("-")[0]].steps
    return (count(name, 2 * steps) - count(name, steps)) / steps


def per_step_of(names: Iterable[str]) -> dict[str, float]:
    """As many at a time as there are cores."""
    names = list(names)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(names, pool.map(per_step, names)))
