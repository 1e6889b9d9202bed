"""What all tests share: the library under test and where things are."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest
from hypothesis import settings
from scenario_text import text

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
BUILT = ROOT / ".build" / "product" / "libNestedSlideC.so"

# Before anything opens the library: the one just built, unless the caller names another.
if BUILT.is_file():
    os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(BUILT))

from nestedslide import Coordinator  # noqa: E402

# The same inputs every time, so that a failure is the change's; `--hypothesis-profile deep` looks for new ones.
settings.register_profile("repeatable", deadline=None, derandomize=True, max_examples=300)
settings.register_profile("deep", deadline=None, max_examples=5000)
settings.load_profile("repeatable")

STAGE: dict[str, Any] = {"viewport": (390, 800), "header_height": 240, "hover_height": 60}


@pytest.fixture
def stage() -> Iterator[Callable[..., Coordinator]]:
    """Makes coordinators with a header of 240 and a bar of 60, and ends them after the test."""
    made: list[Coordinator] = []

    def make(*pages: float, **settings: Any) -> Coordinator:
        made.append(Coordinator(pages or (3000.0, 3000.0), **{**STAGE, **settings}))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def python() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs this Python with arguments in a process of its own."""

    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        import nestedslide

        env = {**os.environ, "PYTHONPATH": str(Path(nestedslide.__file__).parents[1]), **environment}
        return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, timeout=120)

    return run


@pytest.fixture
def compile_library(tmp_path: Path) -> Callable[[str], Path]:
    """Builds a shared library from C."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler")

    def build(source: str) -> Path:
        file, target = tmp_path / "fake.c", tmp_path / "libfake.so"
        file.write_text(source)
        subprocess.run([compiler, "-shared", "-fPIC", "-o", str(target), str(file)], check=True)
        return target

    return build


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Writes a scenario to a folder of its own; the working directory is another one."""
    (tmp_path / "files").mkdir()
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")

    def at(file: str, *steps: Any, **others: Any) -> str:
        path = tmp_path / "files" / file
        path.write_text(others.pop("raw", None) or text(*steps, **others))
        return str(path)

    return at
