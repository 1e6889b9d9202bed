"""The wheel: for one platform, any Python 3, with the library inside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from conftest import HERE

from nestedslide import _abi

PROJECT = HERE.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy, so that building leaves nothing in the source tree."""
    pytest.importorskip("setuptools.command.bdist_wheel", reason="needs setuptools 70.1")
    copy = tmp_path / "top" / "bindings" / "python"
    ignored = shutil.ignore_patterns("*.so", "*.egg-info", "build", "tests", "__pycache__")
    shutil.copytree(PROJECT, copy, ignore=ignored)
    return copy


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    program = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"
    env = {**{name: value for name, value in os.environ.items() if name != "NESTEDSLIDE_LIBRARY"}, **environment}
    return subprocess.run(
        [sys.executable, "-c", program, str(project / "out")], cwd=project, env=env, capture_output=True, text=True
    )


def test_wheel(project: Path, tmp_path: Path) -> None:
    done = build(project, NESTEDSLIDE_LIBRARY=_abi.library().path)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "out").glob("*.whl")
    assert wheel.name.startswith("nestedslide-0.1.0-py3-none-")
    assert not wheel.name.endswith("-any.whl")
    target = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(target)
    for name in ("libNestedSlideC.so", "py.typed", "replay/runner.py"):
        assert f"nestedslide/{name}" in names
    env = {**os.environ, "PYTHONPATH": str(target), "NESTEDSLIDE_LIBRARY": ""}
    program = "import nestedslide as n; c = n.Coordinator([1.0]); print(n._abi.library().origin, n._abi.library().path)"
    out = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout
    assert out == f"the package {target.resolve()}/nestedslide/libNestedSlideC.so\n"


def test_not_built(project: Path) -> None:
    done = build(project)
    assert done.returncode != 0
    assert "run 'swift build -c release' at the top of the repository" in done.stderr
