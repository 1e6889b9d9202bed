"""Runs test files of Python at the same time, a share of them on each core: `shares.py FILE ...`.

What the shares say comes when all have ended, and then one line for all of them. Files next to each other in the
alphabet are about the same things and take about as long, so each share gets every other one.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long"]
COUNT = re.compile(r"(\d+) (passed|failed|skipped|error)")
# pytest's for a share without any test: all that there were are long.
NOTHING = 5


def shares(files: list[str], count: int) -> list[list[str]]:
    """Every so many-th file; no share is empty."""
    return [files[start::count] for start in range(min(count, len(files)))]


def summary(texts: list[str]) -> str:
    """The last lines of all shares, added up."""
    found: dict[str, int] = {}
    for text in texts:
        for number, word in COUNT.findall(text.strip().rpartition("\n")[2]):
            found[word] = found.get(word, 0) + int(number)
    return ", ".join(f"{number} {word}" for word, number in found.items()) or "0 passed"


def main() -> int:
    files = sys.argv[1:]
    running = [
        subprocess.Popen([*COMMAND, *share], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for share in shares(files, os.cpu_count() or 1)
    ]
    # One that says more than a pipe holds waits for the shares before it.
    texts = [process.communicate()[0] for process in running]
    for text in texts:
        print(text.rstrip())
    print(f"{summary(texts)} in {len(running)} shares of {len(files)} files of {Path(files[0]).parent.name}")
    return 0 if all(process.returncode in (0, NOTHING) for process in running) else 1


if __name__ == "__main__":
    sys.exit(main())
