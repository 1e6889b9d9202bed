"""Measures the library and prints a table; the numbers also go to out/bench.json.

Times are medians of runs by turns with the limit, so compare them as ratios. `--instructions` adds valgrind's counts,
which do not depend on the machine's mood.
"""

from __future__ import annotations

import importlib.util
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import budgets
import callgrind

TREE = callgrind.TREE
BUILD = callgrind.MEASURE.parent
LIBRARY = TREE / ".build" / "product" / "libNestedSlideC.so"
RESULT = TREE / "out" / "bench.json"

# name: (what must be reached, what is aimed at)
TIME_BUDGETS: dict[str, tuple[float, float | None]] = {
    "W1": (40, 20),
    "W2": (40, None),
    "W4u": (300, 150),
    "W4r": (150, None),
    "W4c": (60, 20),
    "W5": (300, 100),
}
LARGE_EDITS: dict[str, tuple[float, float | None]] = {
    "build": (5e6, 1e6),
    "set all heights": (5e6, None),
    "insert": (50e3, None),
    "insert, worst": (50e3, None),
    "remove": (50e3, None),
    "remove, worst": (50e3, None),
}
LIST_BYTES = 3
MEMORY, SIZE, OPENING = (2048, 1792), (262_144, 229_376), 0.3e6
# What a call from Python may take, in nanoseconds of its thread.
PYTHON = {"frame": 3000, "frame_into": 1000, "advance": 1000}


def run(*command: str | Path) -> str:
    return subprocess.run([str(part) for part in command], check=True, stdout=subprocess.PIPE, text=True).stdout


def opening_time() -> float:
    return statistics.median(float(run(BUILD / "opening", LIBRARY)) for _ in range(41))


def stripped_size() -> int:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "stripped.so"
        run("strip", "-o", target, LIBRARY)
        return target.stat().st_size


def python_times() -> dict[str, float]:
    """Through the Python package; empty where it is not installed for this interpreter."""
    if importlib.util.find_spec("nestedslide") is None:
        return {}
    os.environ["NESTEDSLIDE_LIBRARY"] = str(LIBRARY)
    result = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("python_frame.py"))],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    times: dict[str, float] = json.loads(result.stdout)
    return times


def measure(instructions: bool) -> dict[str, Any]:
    result: dict[str, Any] = {"workloads": json.loads(run(callgrind.MEASURE, "time"))}
    result["memory"] = result["workloads"].pop("memory")
    for name in ("frames_per_gesture", "large_edits_ns", "list_bytes"):
        result[name] = result["workloads"].pop(name)
    if instructions:
        limits = [f"{name}-limit" for name, workload in result["workloads"].items() if "limit_ns" in workload]
        counts = callgrind.per_step_of([*result["workloads"], *limits])
        for name, workload in result["workloads"].items():
            workload["instructions"] = counts[name]
            if "limit_ns" in workload:
                workload["limit_instructions"] = counts[f"{name}-limit"]
    result["opening_ns"] = opening_time()
    result["stripped_bytes"] = stripped_size()
    result["python_ns"] = python_times()
    return result


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def row(*cells: str) -> str:
    return f"{cells[0]:<26}" + "".join(f"{cell:>14}" for cell in cells[1:])


def print_table(result: dict[str, Any]) -> None:
    print(row("", "measured", "limit", "must reach", "goal"))
    for name, workload in result["workloads"].items():
        held = map(number, TIME_BUDGETS.get(name, (None, None)))
        times = number(workload["ns"], 1), number(workload.get("limit_ns"), 1)
        print(row(f"{name} {workload['unit']}, ns", *times, *held))
        if "instructions" in workload:
            counts = workload["instructions"], workload.get("limit_instructions")
            most, goal = budgets.INSTRUCTIONS[name][1:3]
            print(row("   instructions", *map(number, (*counts, most, goal))))
    for name, time in result["large_edits_ns"].items():
        held = (number(value and value / 1000) for value in LARGE_EDITS[name])
        print(row(f"W4 {name}, us", number(time / 1000, 1), "-", *held))
    for name, size in result["list_bytes"].items():
        print(row(f"list {name}, bytes a row", number(size, 2), "-", number(LIST_BYTES), "-"))
    print(row("memory each, bytes", number(result["memory"]), "-", *map(number, MEMORY)))
    print(row("library stripped, bytes", number(result["stripped_bytes"]), "-", *map(number, SIZE)))
    print(row("dlopen and a call, ns", number(result["opening_ns"]), "-", number(OPENING), "-"))
    for name, time in result["python_ns"].items():
        print(row(f"Python {name}, ns", number(time), "-", number(PYTHON.get(name)), "-"))
    if not result["python_ns"]:
        print("Python: not measured, the package is not installed for this interpreter")
    for name, workload in result["workloads"].items():
        if name.startswith("W4") and "limit_ns" in workload:
            print(f"{name}: {workload['ns'] / workload['limit_ns']:.2f} times the Fenwick tree")
    print(f"a gesture of W3 is {result['frames_per_gesture']:.0f} frames")
    print("memory counts the allocator's own bytes too; a list's is what it takes beyond 8 bytes for each height")


def main() -> None:
    result = measure(instructions="--instructions" in sys.argv[1:] and check_valgrind())
    print_table(result)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    print(f"written to {RESULT.relative_to(TREE)}")


def check_valgrind() -> bool:
    if not callgrind.available():
        raise SystemExit("--instructions needs valgrind: apt install valgrind")
    return True


if __name__ == "__main__":
    main()
