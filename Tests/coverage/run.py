"""Which lines of the library the tests run through, ring by ring: `run.py [swift] [behaviour] [c] [bindings]`.

The library is built as a debug library that counts. Each ring then plays against it: the Swift tests, the scenarios,
the C programs and, if named, the tests of the Python package. A ring's own line says how much it reaches alone; the
last line says what all of them reach together, and `--least` fails where that is less. A ring that fails fails the
whole: this is where all of the Swift tests run for `make test-all`. What a forked child counts that ends by a signal
is lost.

.build/coverage/lines.txt has the lines that nothing runs through.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

TREE = Path(__file__).resolve().parents[2]
SCRATCH = TREE / ".build" / "coverage"
BUILT = SCRATCH / "debug"
LIBRARY = BUILT / "libNestedSlideC.so"
PROGRAM = BUILT / "NestedSlidePackageTests.xctest"
SONAME = "libNestedSlideC.so.0"
PYTHON = str(TREE / ".venv" / "bin" / "python")
# The engine and the C interface. The class for Swift programs has tests of its own.
SOURCES = [str(TREE / "Sources" / name) for name in ("NestedSlideCore", "NestedSlideC")]
# The engine optimised, with all checks of a debug build: Package.swift.
OPTIMISED = {**os.environ, "NESTEDSLIDE_OPTIMISED": "1"}
# Those that count what the release library does, allocations and times, and those that would take minutes.
NOT_COUNTED = (
    "test_abuse_generated",
    "test_abuse_handles",
    "test_abuse_sequences",
    "test_allocations",
    "test_allocator",
)
NOT_COUNTED_EITHER = (
    "test_busy",
    "test_exceptions",
    "test_frame_time",
    "test_many_pages",
    "test_out_of_memory",
    "test_saving",
)
PACKAGE_TESTS = [
    "-q",
    "-p",
    "no:cacheprovider",
    "--ignore-glob=*demo*",
    "--ignore-glob=*qt*",
    "--ignore-glob=*plot*",
]


def tool(name: str) -> str:
    swift = shutil.which("swift")
    if swift is None:
        raise SystemExit("coverage: Swift 6.3 is not installed, see https://www.swift.org/install")
    return str(Path(swift).resolve().with_name(name))


def build() -> None:
    command = ["swift", "build", "--build-tests", "--enable-code-coverage", "--scratch-path", str(SCRATCH)]
    subprocess.run([*command, "--quiet"], cwd=TREE, env=OPTIMISED, check=True)
    link = BUILT / SONAME
    link.unlink(missing_ok=True)
    link.symlink_to(LIBRARY.name)


def commands(ring: str) -> list[list[str]]:
    """What a ring runs."""
    if ring == "swift":
        swift = ["swift", "test", "--skip-build", "--enable-code-coverage", "--scratch-path", str(SCRATCH)]
        return [swift]
    if ring == "behaviour":
        # Another frame rate runs through the same lines.
        return [[PYTHON, "Tests/behaviour/run.py", "--alone", "--rate", "60"]]
    if ring == "bindings":
        return [[PYTHON, "-m", "pytest", *PACKAGE_TESTS, "bindings/python/tests"]]
    names = sorted(path.stem for path in (TREE / "Tests" / "NestedSlideCTests").glob("test_*.c"))
    counted = [name for name in names if not name.startswith(NOT_COUNTED + NOT_COUNTED_EITHER)]
    story = [str(TREE / ".build" / "c-tests" / "story"), "--count", "3000"]
    return [story, *([str(TREE / ".build" / "c-tests" / name)] for name in counted)]


def play(ring: str) -> tuple[Path, bool]:
    """Runs a ring; what it has run through, and whether it passed."""
    folder = SCRATCH / "rings" / ring
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # Processes of one program add to one file: there are thousands.
    runtime = Path(tool("swift")).parents[1] / "lib" / "swift" / "linux"
    environment = {**OPTIMISED, "LLVM_PROFILE_FILE": str(folder / "%4m.profraw")}
    environment |= {"LD_LIBRARY_PATH": f"{BUILT}:{runtime}", "NESTEDSLIDE_LIBRARY": str(LIBRARY)}
    passed = True
    for command in commands(ring):
        done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            passed = False
            print(f"FAILED: {' '.join(command[:4])}\n{done.stdout[-4000:]}{done.stderr[-4000:]}", file=sys.stderr)
        for line in (done.stdout + done.stderr).splitlines():
            if "Test run with" in line:
                print(line)
    if ring == "swift":
        for each in (BUILT / "codecov").glob("*.profraw"):
            shutil.copy(each, folder)
    return merge(folder.with_suffix(".profdata"), *folder.glob("*.profraw")), passed


def merge(target: Path, *sources: Path) -> Path:
    if not sources:
        raise SystemExit(f"coverage: nothing was counted for {target.stem}")
    # A process that is killed while it writes spoils its file; what the others counted is still good.
    merged = [tool("llvm-profdata"), "merge", "-sparse", "-failure-mode=all", *map(str, sources), "-o", str(target)]
    subprocess.run(merged, check=True)
    return target


def summary(profile: Path) -> dict[str, Any]:
    command = [tool("llvm-cov"), "export", "-summary-only", str(PROGRAM), "-object", str(LIBRARY)]
    command += [f"-instr-profile={profile}", "-sources", *SOURCES]
    done = subprocess.run(command, cwd=TREE, check=True, capture_output=True, text=True)
    totals: dict[str, Any] = json.loads(done.stdout)["data"][0]["totals"]
    return totals


def write_lines(profile: Path) -> None:
    """The lines that nothing runs through, each with its file and number."""
    command = [tool("llvm-cov"), "show", str(PROGRAM), "-object", str(LIBRARY), f"-instr-profile={profile}"]
    command += ["-sources", *SOURCES]
    done = subprocess.run(command, cwd=TREE, check=True, capture_output=True, text=True)
    file, missed = "", []
    for line in done.stdout.splitlines():
        if line.endswith(".swift:"):
            file = str(Path(line[:-1]).relative_to(TREE))
        parts = line.split("|", 2)
        if len(parts) == 3 and parts[1].strip() == "0":
            missed.append(f"{file}:{parts[0].strip()}:{parts[2]}")
    (SCRATCH / "lines.txt").write_text("\n".join(missed) + "\n", encoding="utf-8")


def told(name: str, totals: dict[str, Any]) -> str:
    lines, functions = totals["lines"], totals["functions"]
    return (
        f"{name:<10} lines {lines['covered']:6,} of {lines['count']:,} ({lines['percent']:.2f} %), "
        f"functions {functions['covered']:,} of {functions['count']:,} ({functions['percent']:.2f} %)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Which lines of the library the tests run through.")
    parser.add_argument("rings", nargs="*", default=["swift", "behaviour", "c"])
    parser.add_argument("--least", type=float, default=0, help="percent of lines that all together must reach")
    options = parser.parse_args()
    build()
    profiles, all_passed = [], True
    for ring in options.rings:
        began = time.monotonic()
        profile, passed = play(ring)
        profiles.append(profile)
        all_passed = all_passed and passed
        print(f"{told(ring, summary(profile))} in {time.monotonic() - began:.0f} s", flush=True)
    together = merge(SCRATCH / "rings" / "together.profdata", *profiles)
    totals = summary(together)
    write_lines(together)
    print(told("together", totals))
    percent: float = totals["lines"]["percent"]
    return 0 if all_passed and percent >= options.least else 1


if __name__ == "__main__":
    sys.exit(main())
