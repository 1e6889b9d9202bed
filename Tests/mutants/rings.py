"""The rings of tests, in the order in which a study asks them: the fastest first."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from engine import BUILT, COPY, LIBRARY, TREE

PYTHON = str(TREE / ".venv" / "bin" / "python")
C_TESTS = TREE / ".build" / "c-tests"
# They count what the library that ships does, allocations, sizes and times.
OF_THE_PRODUCT = ("test_allocations", "test_allocator", "test_frame_time", "test_log")
# Longer than any command of a ring takes on an engine that is not changed, beside other work too.
MOST_SECONDS = 900


class Ring(NamedTuple):
    name: str
    is_quick: bool
    """Whether `make quick` has it."""
    commands: list[list[str]]
    folder: Path = TREE


def makefile(name: str) -> list[str]:
    text = (TREE / "Tests" / "NestedSlideCTests" / "tests.mk").read_text(encoding="utf-8")
    found = re.search(rf"^{name} := (.*)$", text, re.MULTILINE)
    assert found, name
    return [f"test_{each}" for each in found[1].split()]


def long_suites() -> str:
    text = (TREE / "Tests" / "loops" / "quick.py").read_text(encoding="utf-8")
    found = re.search(r'^LONG_SUITES = "(.*)"$', text, re.MULTILINE)
    assert found
    return found[1]


def rings() -> list[Ring]:
    hashes = ["test_session_hash", "test_stories"]
    quick = [name for name in makefile("QUICK_C") if name not in hashes]
    others = sorted(path.stem for path in (TREE / "Tests" / "NestedSlideCTests").glob("test_*.c"))
    others = [name for name in others if name not in [*quick, *makefile("LONG_C"), *hashes]]
    others = [name for name in others if not name.startswith(OF_THE_PRODUCT)]
    swift = ["swift", "test", "--skip-build", "--scratch-path", str(BUILT)]
    pytest = [PYTHON, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", "bindings/python/tests"]
    pytest += ["--ignore-glob=*qt*", "--ignore-glob=*plot*", "--ignore-glob=*compare*"]
    programs = {name: [str(C_TESTS / name)] for name in [*hashes, *quick, *others]}
    return [
        Ring("hashes", True, [programs[name] for name in hashes]),
        Ring("scenarios", True, [[PYTHON, "Tests/behaviour/run.py", "--alone"]]),
        Ring("quick C programs", True, [programs[name] for name in quick]),
        Ring("quick Swift suites", True, [[*swift, "--skip", long_suites()]], COPY),
        Ring("Python", True, [pytest]),
        Ring("long Swift suites", False, [[*swift, "--filter", long_suites()]], COPY),
        Ring("other C programs", False, [programs[name] for name in others]),
        Ring("story", False, [[str(C_TESTS / "story"), "--seed", "1", "--count", "20000", "--show", "1"]]),
    ]


def notices(ring: Ring, mutant: int) -> bool:
    """Whether a ring fails on a change. One that does not end notices it too."""
    swift = shutil.which("swift")
    assert swift
    runtime = Path(swift).resolve().parents[1] / "lib" / "swift" / "linux"
    environment = {**os.environ, "NSLIDE_MUTANT": str(mutant), "NESTEDSLIDE_LIBRARY": str(LIBRARY)}
    environment |= {"LD_LIBRARY_PATH": f"{LIBRARY.parent}:{runtime}", "NESTEDSLIDE_OPTIMISED": "1"}
    for command in ring.commands:
        try:
            done = subprocess.run(command, cwd=ring.folder, env=environment, capture_output=True, timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired:
            return True
        if done.returncode != 0:
            if mutant < 0:
                print(" ".join(command), (done.stdout + done.stderr).decode(errors="replace")[-2000:], sep="\n")
            return True
    return False
