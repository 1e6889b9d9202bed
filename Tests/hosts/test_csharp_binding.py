"""The C# binding on Mono and on .NET: its own tests, the session, and whether its classes use every function."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable
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
    out = tmp_path_factory.mktemp("csharp")
    command: list[str | Path] = [need("make", "make"), "-C", BINDING, f"OUT={out}", "all"]
    made = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert made.returncode == 0, made.stdout + made.stderr
    return out


def mono(built: Path) -> list[str]:
    return [need("mono", "mono-runtime"), str(built / "tests.exe")]


def dotnet(built: Path) -> list[str]:
    """What Mono's compiler has made runs on .NET too: the newest that PyPI has, 3.1."""
    package = pytest.importorskip("dotnetcore2", reason="dotnetcore2 is not installed: pip install dotnetcore2")
    shutil.copy(built / "tests.exe", built / "tests.dll")
    framework = {"name": "Microsoft.NETCore.App", "version": "3.1.0"}
    options = {"runtimeOptions": {"framework": framework, "configProperties": {"System.Globalization.Invariant": True}}}
    (built / "tests.runtimeconfig.json").write_text(json.dumps(options))
    return [str(Path(package.__file__).parent / "bin" / "dotnet"), "exec", str(built / "tests.dll")]


RUNTIMES = pytest.mark.parametrize("runtime", [mono, dotnet])
Runtime = Callable[[Path], list[str]]


def own_tests(built: Path, runtime: Runtime, *words: object) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent), "LC_ALL": "C.UTF-8"}
    command = [*runtime(built), *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=240)


@RUNTIMES
def test_its_own_tests(built: Path, runtime: Runtime) -> None:
    """Settings, errors, lifetimes, lists; and that frames allocate nothing."""
    found = own_tests(built, runtime, session.SESSION)
    assert found.returncode == 0, found.stdout + found.stderr
    assert re.search(r"^\d\d passed, 0 failed$", found.stdout, re.MULTILINE)


@RUNTIMES
def test_session(built: Path, runtime: Runtime) -> None:
    found = own_tests(built, runtime, "--session", session.SESSION)
    assert found.stdout.splitlines() == session.expected(session.SESSION.read_text()), found.stderr


def test_the_classes_use_every_function() -> None:
    declared = [function.name for function in stored.load().exported()]
    sources = "".join(path.read_text() for path in (BINDING / "NestedSlide").glob("*.cs"))
    used = set(re.findall(r"Native\.(nslide_\w+)\(", sources))
    assert len(declared) > 90
    assert set(declared) - used == LEFT_TO_NATIVE
