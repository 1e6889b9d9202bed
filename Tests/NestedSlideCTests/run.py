"""Runs the test programs given, the quick start included, and sums up their checks; in valgrind with --valgrind."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
SECONDS = 600
# Forked children are looked at too: what they leave behind that nothing leads to, and all they read or write.
VALGRIND = ("valgrind", "--quiet", "--error-exitcode=1", "--leak-check=full")


def run_program(path: str, *before: str) -> tuple[int, int]:
    """Checks passed and failed by a program; one that ends without a summary has failed."""
    began = time.monotonic()
    try:
        result = subprocess.run(
            [*before, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=SECONDS
        )
        output, code = result.stdout, result.returncode
    except subprocess.TimeoutExpired as error:
        output, code = f"{error}\n", 1
    print(f"{output.rstrip()}  ({time.monotonic() - began:.1f} s)", flush=True)
    summary = re.search(r": (\d+) passed, (\d+) failed\s*$", output)
    if summary is None:
        print(f"  FAILED: {path} ended with {code} and without a summary")
        return 0, 1
    passed, failed = int(summary[1]), int(summary[2])
    return passed, failed if (code == 0) == (failed == 0) else failed + 1


def run_quick_start(path: str) -> tuple[int, int]:
    """Its output is compared with the one that is shown beside it."""
    expected = (TREE / "examples" / "c" / "quickstart.expected").read_text()
    result = subprocess.run([path], capture_output=True, text=True, timeout=SECONDS)
    if result.returncode == 0 and result.stdout == expected:
        print("quick start: 1 passed, 0 failed")
        return 1, 0
    print(f"quick start: ended with {result.returncode}; expected:\n{expected}got:\n{result.stdout}{result.stderr}")
    return 0, 1


def main() -> int:
    before = VALGRIND if "--valgrind" in sys.argv else ()
    paths = [path for path in sys.argv[1:] if path != "--valgrind"]
    results = [run_quick_start(path) if path.endswith("quickstart") else run_program(path, *before) for path in paths]
    passed, failed = (sum(column) for column in zip(*results))
    print(f"C tests: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
