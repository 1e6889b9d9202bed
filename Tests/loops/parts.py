"""Runs parts of the tests, several at a time: `parts.py [--jobs N] PART ...`, each a target of the Makefile.

A part is a line when it has ended, with how long it took and how long one core alone would have; on a terminal the
last line says which are running. Each part's output is kept in .build/tests/PART.log; that of a part that failed is
shown at once. In the end come the runners' own summaries, part by part, and what was skipped for want of a program.

The parts that took longest the last time begin first: then none is left over in the end while the others wait.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import skips

TREE = Path(__file__).resolve().parents[2]
LOGS = TREE / ".build" / "tests"
TIMES = LOGS / "times.json"
# A part that has not ended by then has hung.
MOST_SECONDS = 1800
EVERY = 60
# How runners sum up: ours, pytest, Swift Testing, mypy, ruff, the fuzzer.
SUMMARY = re.compile(
    r"^[\w ]+: [\d,]+ passed, [\d,]+ failed|^=* ?\d+ (passed|failed).* in |Test run with|no issues found"
    r"|All checks passed"
    r"|^(fuzz|coverage|story|together)\b.*\d|^\d+ sessions|FAILED|^make.*(Error|\*\*\*)"
)
MOST_SUMMARIES = 12


@dataclass
class Part:
    """One part, running or ended."""

    name: str
    process: subprocess.Popen[str]
    log: TextIO
    began: float
    seconds: float = 0
    core_seconds: float = 0
    status: int | None = None

    @property
    def passed(self) -> bool:
        return self.status == 0

    def output(self) -> str:
        return log_of(self.name).read_text(encoding="utf-8", errors="replace")

    def summaries(self) -> list[str]:
        """The runners' own last words; all that failed where something did."""
        found = [line.strip() for line in self.output().splitlines() if SUMMARY.search(line.strip())]
        return found[-MOST_SUMMARIES:]


def log_of(name: str) -> Path:
    return LOGS / f"{name}.log"


def say(text: str) -> None:
    if sys.stdout.isatty():
        print("\r\033[K", end="")
    print(text, flush=True)


def times() -> dict[str, float]:
    """How long each part took the last time."""
    try:
        found: dict[str, float] = json.loads(TIMES.read_text())
    except (OSError, ValueError):
        return {}
    return found


def begin(name: str, runs_alone: bool) -> Part:
    log = log_of(name).open("w", encoding="utf-8")
    # The make that runs this one has jobs that these are no part of. The variables it was given are theirs.
    given = os.environ.get("MAKEFLAGS", "").partition("-- ")[2]
    environment = {key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    # One that runs alone has all cores for its own steps.
    steps = [f"--jobs={os.cpu_count() or 1}"] if runs_alone else []
    command = ["make", "--no-print-directory", *steps, *shlex.split(given), name]
    process = subprocess.Popen(
        command, cwd=TREE, stdout=log, stderr=subprocess.STDOUT, text=True, env=environment, start_new_session=True
    )
    return Part(name, process, log, time.monotonic())


def has_ended(part: Part) -> bool:
    part.seconds = time.monotonic() - part.began
    if not ended_meanwhile(part, os.WNOHANG) and part.seconds > MOST_SECONDS:
        os.killpg(part.process.pid, 9)
        ended_meanwhile(part, 0)
        part.log.write(f"\nFAILED: it had not ended after {MOST_SECONDS} s\n")
    if part.status is not None:
        part.log.close()
    return part.status is not None


def ended_meanwhile(part: Part, options: int) -> bool:
    """Takes note of how a part has ended, and of the time of cores that it took with all that it began."""
    process, status, used = os.wait4(part.process.pid, options)
    if process == 0:
        return False
    part.status = part.process.returncode = os.waitstatus_to_exitcode(status)
    part.core_seconds = used.ru_utime + used.ru_stime
    return True


def run(names: list[str], jobs: int) -> list[Part]:
    """All parts in the order in which they ended."""
    usual = times()
    waiting = sorted(names, key=lambda name: -usual.get(name, MOST_SECONDS))
    running: list[Part] = []
    ended: list[Part] = []
    told = time.monotonic()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                running.append(begin(waiting.pop(0), jobs == 1))
            time.sleep(0.1)
            for part in [part for part in running if has_ended(part)]:
                running.remove(part)
                ended.append(part)
                told = time.monotonic()
                state = "passed" if part.passed else "FAILED"
                took = f"{part.seconds:6.0f} s, {part.core_seconds:4.0f} s of a core"
                say(f"[{len(ended):2}/{len(names)}] {state}  {part.name:<20} {took}")
                if not part.passed:
                    say(part.output().rstrip() + f"\n        that was {part.name}, again: make {part.name}")
            going = ", ".join(f"{part.name} {part.seconds:.0f} s" for part in running)
            if sys.stdout.isatty():
                print(f"\r\033[K        {going}", end="", flush=True)
            elif time.monotonic() - told > EVERY:
                told = time.monotonic()
                say(f"        {going}")
    finally:
        for part in running:
            os.killpg(part.process.pid, 15)
    return ended


def sum_up(ended: list[Part], seconds: float, name: str) -> bool:
    say("\n== the runners' own summaries")
    for part in ended:
        for line in part.summaries() or ["ended well" if part.passed else "FAILED without a summary"]:
            say(f"{part.name:<18} {line}")
    skipped = skips.told(sum((skips.found(part.output()) for part in ended), Counter()))
    if skipped:
        say("\n== what was skipped: tests, and what they need")
        say("\n".join(skipped))
    failed = [part.name for part in ended if not part.passed]
    cores = sum(part.core_seconds for part in ended)
    took = f"{len(ended)} parts in {seconds // 60:.0f} min {seconds % 60:.0f} s ({cores / 60:.0f} min of one core)"
    say(f"\nmake {name}: " + (f"FAILED: {', '.join(failed)}; {took}" if failed else f"everything passed, {took}"))
    return not failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Runs parts of the tests, several at a time.")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many run at a time")
    parser.add_argument("--name", default="test", help="what the whole is called")
    parser.add_argument("--first", action="append", default=[], help="a part that the others need: it runs alone")
    parser.add_argument("parts", nargs="+", metavar="PART", help="a target of the Makefile")
    options = parser.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    ended = run(options.first, 1) if options.first else []
    if all(part.passed for part in ended):
        ended += run(options.parts, max(1, options.jobs))
    TIMES.write_text(json.dumps({**times(), **{part.name: part.seconds for part in ended if part.passed}}, indent=1))
    return 0 if sum_up(ended, time.monotonic() - began, options.name) else 1


if __name__ == "__main__":
    sys.exit(main())
