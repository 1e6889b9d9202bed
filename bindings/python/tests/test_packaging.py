"""The wheel: for one platform, any Python 3, with the library inside; and what it is built from elsewhere."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from conftest import HERE, ROOT

from nestedslide import _abi

# Each builds a package, or tries to.
pytestmark = pytest.mark.long

PROJECT = HERE.parent


def copied(top: Path) -> Path:
    """The project in a tree of its own, so that building leaves nothing in the source tree."""
    pytest.importorskip("setuptools.command.bdist_wheel", reason="needs setuptools 77")
    copy = top / "bindings" / "python"
    ignored = shutil.ignore_patterns("*.so", "*.egg-info", "build", "tests", "__pycache__")
    shutil.copytree(PROJECT, copy, ignore=ignored)
    return copy


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return copied(tmp_path / "top")


def build(project: Path, kind: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    program = f"import sys; from setuptools.build_meta import build_{kind}; print(build_{kind}(sys.argv[1]))"
    env = {**{name: value for name, value in os.environ.items() if name != "NESTEDSLIDE_LIBRARY"}, **environment}
    return subprocess.run(
        [sys.executable, "-c", program, str(project / "out")], cwd=project, env=env, capture_output=True, text=True
    )


def test_wheel(project: Path, tmp_path: Path) -> None:
    done = build(project, NESTEDSLIDE_LIBRARY=_abi.library().path)
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "out").glob("*.whl")
    assert wheel.name.startswith("nestedslide-0.3.0-py3-none-")
    assert not wheel.name.endswith("-any.whl")
    target = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(target)
    for name in ("libNestedSlideC.so", "py.typed", "replay/runner.py"):
        assert f"nestedslide/{name}" in names
    env = {**os.environ, "PYTHONPATH": str(target), "NESTEDSLIDE_LIBRARY": ""}
    program = "import nestedslide as n; c = n.Coordinator([1.0]); print(n._abi.library().origin, n._abi.library().path)"
    out = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout
    assert out == f"the package {target.resolve()}/nestedslide/libNestedSlideC.so\n"


def test_not_built(project: Path) -> None:
    done = build(project)
    assert done.returncode != 0
    assert f"the sources of the library are not in {project.parents[1]}" in done.stderr


def test_a_named_library_that_is_not_there(project: Path) -> None:
    done = build(project, NESTEDSLIDE_LIBRARY="/nowhere/none.so")
    assert done.returncode != 0
    assert "/nowhere/none.so is not there, which NESTEDSLIDE_LIBRARY names" in done.stderr


# --------------------------------------------------------------------------------------------- the source distribution

# In the place of product.py: takes a library that was built before.
FAKE_PRODUCT = """
import os, pathlib, shutil
product = pathlib.Path(__file__).parents[1] / ".build" / "product"
product.mkdir(parents=True, exist_ok=True)
shutil.copy(os.environ["BUILT"], product / "libNestedSlideC.so")
"""
# In the place of the compiler: knows itself, and fails.
FAKE_SWIFTC = """#!/bin/sh
test "$1" = -print-target-info || exit 1
echo '{"compilerVersion": "none", "target": {"triple": "none"}, "paths": {"runtimeResourcePath": "/none/lib/swift"}}'
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution, made in a copy of the repository."""
    top = tmp_path_factory.mktemp("top")
    project = copied(top)
    packed = (
        "Package.swift",
        "Sources",
        "bindings/javascript",
        "bindings/wasm",
        "include",
        "packaging",
        "tools",
        "Tests",
    )
    for name in packed:
        (top / name).symlink_to(ROOT / name)
    done = build(project, "sdist")
    assert done.returncode == 0, done.stderr
    (made,) = (project / "out").glob("*.tar.gz")
    return made


@pytest.fixture
def unpacked(archive: Path, tmp_path: Path) -> Path:
    subprocess.run(["tar", "-xzf", archive], cwd=tmp_path, check=True)
    return tmp_path / archive.name[: -len(".tar.gz")]


@pytest.fixture
def swiftc(tmp_path: Path) -> Path:
    program = tmp_path / "tools" / "swiftc"
    program.parent.mkdir()
    program.write_text(FAKE_SWIFTC)
    program.chmod(0o755)
    return program


def test_the_sources_are_complete(unpacked: Path) -> None:
    def contents(top: Path, name: str) -> dict[str, bytes]:
        paths = (top / name).rglob("*") if (top / name).is_dir() else [top / name]
        return {str(path.relative_to(top)): path.read_bytes() for path in paths if path.is_file()}

    for name in ("Package.swift", "Sources", "include", "packaging/product.py", "Tests/NestedSlideCoreTests"):
        ours = contents(ROOT, name)
        assert contents(unpacked / "library", name) == ours
        assert ours
    assert (unpacked / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert not (unpacked / "tests").exists()


@pytest.mark.skipif(shutil.which("make") is None, reason="no make")
def test_it_is_built_as_the_makefile_builds(unpacked: Path) -> None:
    (unpacked / "library" / "packaging" / "product.py").write_text(FAKE_PRODUCT)
    (unpacked / "nestedslide.wasm").write_bytes(b"\0asm")
    done = build(unpacked, BUILT=_abi.library().path, NESTEDSLIDE_MODULE=str(unpacked / "nestedslide.wasm"))
    assert done.returncode == 0, done.stderr
    (wheel,) = (unpacked / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read("nestedslide/libNestedSlideC.so") == Path(_abi.library().path).read_bytes()
        assert packed.read("nestedslide/new/web_module/nestedslide.wasm") == b"\0asm"
        assert "nestedslide/new/web_module/nestedslide.js" in packed.namelist()
    command = ["make", "--no-print-directory", "-n", "PYTHON=python3", "build"]
    makes = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout
    assert "python3 packaging/product.py" in makes.splitlines()


def test_without_swift(unpacked: Path, tmp_path: Path) -> None:
    done = build(unpacked, PATH=str(tmp_path))
    assert done.returncode != 0
    assert (
        "the library has to be built, and Swift 6.3 is not installed: get it from https://www.swift.org/install\n"
    ) in done.stderr
    assert f"nestedslide: the library could not be built in {unpacked}/library, see above" in done.stderr


def test_swift_fails(unpacked: Path, swiftc: Path) -> None:
    done = build(unpacked, PATH=f"{swiftc.parent}:{os.environ['PATH']}")
    assert done.returncode != 0
    assert "/none/bin/clang is not there" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (unpacked / "library" / ".build" / "product" / "stamp").exists()
