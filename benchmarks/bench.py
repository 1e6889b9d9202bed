"""Measures the library and prints a table; the numbers also go to out/bench.json.

Instructions are counted by valgrind, and do not depend on the machine's mood. Times are medians of runs by turns with
the limit, so compare them as ratios.
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
import cache_lines
import callgrind
import languages
import peers

TREE = callgrind.TREE
BUILD = callgrind.MEASURE.parent
LIBRARY = TREE / ".build" / "product" / "libNestedSlideC.so"
RESULT = TREE / "out" / "bench.json"

# Of an insertion or removal anywhere, the 99th of a hundred.
EDIT = 20e3
LIST_BYTES = {"built": 1.0, "grown": 3.0}
SIZE, OPENING = 262_144, 190e3
# What a call from Python may take, in nanoseconds of its thread.
PYTHON = {"frame": 3000, "frame_into": 1000, "advance": 1000}
# What importing the Python package may take, in milliseconds of the process.
IMPORT = 40


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


def import_time() -> float | None:
    """Milliseconds of the process that importing Python's Coordinator takes: the median of some processes."""
    if importlib.util.find_spec("nestedslide") is None:
        return None
    program = "import time; began = time.process_time(); from nestedslide import Coordinator; "
    program += "print(time.process_time() - began)"
    return 1000 * statistics.median(float(run(sys.executable, "-c", program)) for _ in range(21))


def measure() -> dict[str, Any]:
    result: dict[str, Any] = {"workloads": json.loads(run(callgrind.MEASURE, "time"))}
    for name in ("memory", "frames_per_gesture", "whole_lists_ns", "edits_ns", "list_bytes"):
        result[name] = result["workloads"].pop(name)
    if callgrind.available():
        limits = [f"{name}-limit" for name, workload in result["workloads"].items() if "limit_ns" in workload]
        counts = callgrind.per_step_of([*budgets.INSTRUCTIONS, *limits])
        result["instructions"] = {name: counts[name] for name in budgets.INSTRUCTIONS}
        result["limit_instructions"] = {name.removesuffix("-limit"): counts[name] for name in limits}
        result["cache_lines"] = cache_lines.count()
        result["own_bytes"] = cache_lines.own_bytes()
    result["opening_ns"] = opening_time()
    result["stripped_bytes"] = stripped_size()
    result["languages_ns"] = dict(languages.times())
    result["python_ns"] = python_times()
    result["python_import_ms"] = import_time()
    return result


def number(value: float | None, digits: int = 0) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def between(ends: tuple[int, int] | None) -> str:
    if ends is None:
        return "-"
    low, high = ends
    return number(low) if low == high else f"{low:,} to {high:,}"


def row(*cells: str) -> None:
    print(f"{cells[0]:<48}" + "".join(f"{cell:>17}" for cell in cells[1:]))


def print_instructions(result: dict[str, Any]) -> None:
    row("instructions", "measured", "limit", "must reach", "LVGL", "Qt Quick")
    for name, budget in budgets.INSTRUCTIONS.items():
        peer = peers.INSTRUCTIONS.get(name, peers.Peers())
        row(
            f"{name:<9} {budget.step}",
            number(result["instructions"][name]),
            number(result["limit_instructions"].get(name)),
            number(budget.goal),
            between(peer.lvgl),
            between(peer.qt),
        )
    row("own cache lines of a fling frame", number(result["cache_lines"]["own"]), "-", number(budgets.CACHE_LINES[1]))
    row("memory of a coordinator with 10 pages, bytes", number(result["own_bytes"]), "-", number(budgets.MEMORY[1]))
    print()


def print_times(result: dict[str, Any]) -> None:
    row("nanoseconds", "measured", "limit", "must reach")
    for name, workload in result["workloads"].items():
        times = number(workload["ns"], 1), number(workload.get("limit_ns"), 1)
        row(f"{name} {workload['unit']}", *times)
    for name, time in result["whole_lists_ns"].items():
        row(f"W4 {name}", number(time))
    for name, time in result["languages_ns"].items():
        row(f"a frame of a fling, {name}", number(time, 1), "-", number(languages.GOALS.get(name)))
    for name, time in result["python_ns"].items():
        row(f"Python {name}", number(time), "-", number(PYTHON.get(name)))
    if not result["python_ns"]:
        print("Python: not measured, the package is not installed for this interpreter")
    print()
    row("a row anywhere in a list of a million, ns", "p50", "p99", "worst", "p99 must reach")
    for name, times in result["edits_ns"].items():
        row(name, number(times["p50"]), number(times["p99"]), number(times["worst"]), number(EDIT))
    print()


def print_sizes(result: dict[str, Any]) -> None:
    row("", "measured", "must reach", "LVGL", "Qt Quick")
    size, opening = peers.LIBRARY_BYTES, peers.OPENING_NS
    row("library stripped, bytes", number(result["stripped_bytes"]), number(SIZE), number(size["LVGL"]), "-")
    row("dlopen and a call, ns", number(result["opening_ns"]), number(OPENING), *map(number, opening.values()))
    for name, size_of_row in result["list_bytes"].items():
        row(f"list {name}, bytes a row", number(size_of_row, 2), number(LIST_BYTES[name], 2))
    row("a coordinator with malloc's own, bytes", number(result["memory"]), "-")
    row("Python import, ms", number(result["python_import_ms"], 1), number(IMPORT))
    print()


def print_table(result: dict[str, Any]) -> None:
    if "instructions" in result:
        print_instructions(result)
    else:
        print("instructions: not counted, valgrind is not installed (apt install valgrind)")
    print_times(result)
    print_sizes(result)
    print(f"a gesture of W3 is {result['frames_per_gesture']:.0f} frames")
    print("a list's bytes are what it takes beyond 8 bytes for each height")


def main() -> None:
    result = measure()
    print_table(result)
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(result, indent=2) + "\n")
    print(f"written to {RESULT.relative_to(TREE)}")


if __name__ == "__main__":
    main()
