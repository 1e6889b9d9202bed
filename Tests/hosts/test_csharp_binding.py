"""The C# binding on Mono: its own tests, the session, and whether its classes use every function."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
import session
from conftest import LIBRARY, TREE, need

from tools.api import stored

BINDING = TREE / "bindings/csharp"
# What hosts need not: the memory that C# has no other of, and what a frame answers already.
LEFT_TO_NATIVE = {"nslide_set_allocator", "nslide_get_pages", "nslide_poll_events"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that the binding's Makefile makes."""
    need("mcs", "mono-mcs")
    need("mono", "mono-runtime")
    out = tmp_path_factory.mktemp("csharp")
    command: list[str | Path] = [need("make", "make"), "-C", BINDING, f"OUT={out}", "all"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert made.returncode == 0, made.stdout + made.stderr
    return out


def own_tests(built: Path, *words: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent), "LC_ALL": "C.UTF-8"}
    command = ["mono", str(built / "tests.exe"), *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240)


def test_its_own_tests(built: Path) -> None:
    """Settings, errors, lifetimes, lists; and that frames allocate nothing."""
    found = own_tests(built, session.SESSION)
    assert found.returncode == 0, found.stdout + found.stderr
    assert re.search(r"^\d\d passed, 0 failed$", found.stdout, re.MULTILINE)


def test_session(built: Path) -> None:
    found = own_tests(built, "--session", session.SESSION)
    assert found.stdout.splitlines() == session.expected(session.SESSION.read_text()), found.stderr


def test_the_classes_use_every_function() -> None:
    declared = [function.name for function in stored.load().exported()]
    sources = "".join(path.read_text() for path in (BINDING / "NestedSlide").glob("*.cs"))
    used = set(re.findall(r"Native\.(nslide_\w+)\(", sources))
    assert len(declared) > 90
    assert set(declared) - used == LEFT_TO_NATIVE
