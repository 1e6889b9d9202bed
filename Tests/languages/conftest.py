"""What the tests of every language share: the library, compilers, and what their programs have to print."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
LIBRARY = Path(os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(TREE / ".build/product/libNestedSlideC.so")))
OUT = TREE / ".build" / "languages"
# For the session that every host plays.
sys.path += [str(TREE), str(TREE / "Tests" / "hosts")]

SESSION = TREE / "Tests" / "hosts" / "session.txt"
QUICKSTART = (TREE / "examples/c/quickstart.expected").read_text(encoding="utf-8")
for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):
    os.environ.pop(name, None)


def need(program: str, package: str) -> str:
    """The path of a program; skips the test, saying what to install, where there is none."""
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"{program} is not installed: apt install {package}")
    return path


def run(command: Sequence[str | Path], folder: Path = TREE, **environment: str) -> str:
    """What a program prints; one that fails fails the test, with all that it said."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent), **environment},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="session")
def out() -> Path:
    """Where programs are built, and found again by compilers that look what has changed."""
    OUT.mkdir(parents=True, exist_ok=True)
    return OUT
