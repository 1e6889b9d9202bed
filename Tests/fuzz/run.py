"""Fuzzes the C interface: any bytes, taken as calls of every function, with what must hold after each.

`run.py fuzz SECONDS`    goes on from the inputs of the tree and those found before, in .build/fuzz/corpus
`run.py test COUNT`      replays the inputs of the tree and those that failed once, then tries COUNT, the same each time
`run.py corpus`          packs the least inputs that reach what all of those found reach
`run.py coverage`        what of the engine's sources the inputs of the tree run through, line by line
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import corpus
import toolchain
from toolchain import BUILD, TARGET

FAILURES = BUILD / "failures"
LIMITS = ["-max_len=1024", "-timeout=20", "-rss_limit_mb=2048"]


def drive(*arguments: str | Path) -> tuple[bool, str]:
    """Runs the target; answers whether nothing failed, and what libFuzzer said."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    command = [TARGET, *LIMITS, f"-artifact_prefix={FAILURES}/", "-print_final_stats=1", *arguments]
    with (BUILD / "log").open("w+") as log:
        code = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, env=toolchain.environment()).returncode
        log.seek(0)
        return code == 0, log.read()


def failure(log: str) -> str:
    """What went wrong, where its input is kept, and how it is run again."""
    said = [line for line in log.splitlines() if re.match(r"fuzz: |.*ERROR: |.*Fatal error|.*runtime error", line)]
    running = re.search(r"^Running: (\S+)$(?!.*^Executed)", log, re.MULTILINE | re.DOTALL)
    kept = re.search(r"Test unit written to (\S+)", log) or running
    path = kept[1] if kept else "none"
    return "\n".join([*said[:3], f"  the input: {path}", f"  again: SWIFT_BACKTRACE=enable=no {TARGET} {path}"])


def replay() -> bool:
    """Every input of the tree once."""
    folder = corpus.emptied(BUILD / "replayed")
    corpus.unpack(folder)
    inputs = [*sorted(folder.iterdir()), *sorted(corpus.REGRESSIONS.iterdir())]
    passed, log = drive(*inputs)
    print(f"fuzz: {len(inputs)} inputs replayed" if passed else f"FAILED: a replayed input\n{failure(log)}")
    return passed


def fuzz(limit: str, folder: Path, *, seed: int = 0) -> bool:
    """Tries new inputs. Seed 0 is another one each time."""
    corpus.unpack(folder)
    passed, log = drive(limit, f"-seed={seed}", folder)
    reached = re.findall(r"cov: (\d+) ft: (\d+)", log)
    executed = re.search(r"number_of_executed_units: (\d+)", log)
    edges, features = reached[-1] if reached else ("0", "0")
    print(f"fuzz: {executed[1] if executed else 'no'} executions, {edges} edges, {features} features")
    if not passed:
        print(f"FAILED: something that was found\n{failure(log)}")
    return passed


def minimise() -> bool:
    corpus.unpack(corpus.FOUND)
    least = corpus.emptied(BUILD / "least")
    # Edges alone: what counts how often each is run through keeps too much.
    passed, log = drive("-merge=1", "-use_counters=0", "-use_cmp=0", least, corpus.FOUND)
    if passed:
        corpus.pack(least)
    else:
        print(f"FAILED: merging\n{failure(log)}")
    return passed


def coverage() -> bool:
    folder = corpus.emptied(BUILD / "replayed")
    corpus.unpack(folder)
    target, profile = BUILD / "coverage-target", BUILD / "coverage.profraw"
    library = toolchain.build_library(BUILD / "coverage", toolchain.COVERAGE_LIBRARY_FLAGS)
    toolchain.build_target(library, toolchain.COVERAGE_TARGET_FLAGS, target)
    environment = {**toolchain.environment(), "LLVM_PROFILE_FILE": str(profile)}
    subprocess.run([target, "-runs=0", folder], check=True, env=environment, capture_output=True)
    merged = BUILD / "coverage.profdata"
    subprocess.run([toolchain.tool("llvm-profdata"), "merge", profile, "-o", merged], check=True)
    report: list[str | Path] = [
        toolchain.tool("llvm-cov"),
        "report",
        library / "libNestedSlideC.so",
        f"-instr-profile={merged}",
    ]
    print(toolchain.output(*report, "Sources"))
    return True


def main() -> int:
    command, numbers = (sys.argv[1:2] or [""])[0], [int(number) for number in sys.argv[2:]]
    try:
        if command == "coverage":
            return 0 if coverage() else 1
        if command not in ("fuzz", "test", "corpus"):
            raise SystemExit(__doc__)
        toolchain.build()
        if command == "corpus":
            return 0 if minimise() else 1
        if command == "fuzz":
            return 0 if fuzz(f"-max_total_time={numbers[0]}", corpus.FOUND) else 1
        # The same inputs everywhere: a change fails by what it does, never by chance.
        return 0 if replay() and fuzz(f"-runs={numbers[0]}", corpus.emptied(BUILD / "tried"), seed=1) else 1
    except toolchain.MissingError as missing:
        print(f"fuzz: {missing}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
