"""The same sources give the same bytes in another folder."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from platforms import targets
from platforms.tree import BUILD, DIST, TREE, VERSION

# One of each way of linking.
BUILT = ("linux-aarch64", "windows-x86_64", "macos-arm64")
NEEDED = ("Sources", "include", "packaging", "tools", "LICENSE", "CHANGELOG.md")


def modules() -> list[Path]:
    return sorted((TREE / BUILD / "modules").glob("*/library.o"))


def test_the_modules_name_no_folder() -> None:
    """What all libraries are made of. `make test-product` compiles it in two folders."""
    if not modules():
        pytest.skip("nothing is built: make platforms")
    for path in modules():
        assert str(TREE).encode() not in path.read_bytes(), path


def test_libraries_of_another_folder(tmp_path: Path) -> None:
    """Compiled and linked from the same modules elsewhere, later."""
    if not all((TREE / BUILD / name / "stamp").is_file() for name in BUILT):
        pytest.skip("not everything is built: make platforms")
    tree = tmp_path / "another folder"
    for name in NEEDED:
        source = TREE / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    for swift in (targets.X86_64, targets.ARM64):
        shutil.copytree(TREE / BUILD / "modules" / swift, tree / BUILD / "modules" / swift)
    environment = {**os.environ, "PYTHONPATH": str(tree / "packaging"), "SOURCE_DATE_EPOCH": "1000000000"}
    command = [sys.executable, "-m", "platforms", "build", *BUILT]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for target in targets.TARGETS:
        for file in target.files if target.name in BUILT else ():
            place = BUILD / target.name / file
            assert (tree / place).read_bytes() == (TREE / place).read_bytes(), f"{place} depends on where it is built"


def test_what_is_packed_is_what_the_tests_run(tmp_path: Path) -> None:
    """The library of `make build`, in the archive and in the wheel for this machine."""
    machine = platform.machine()
    packed = [*DIST.glob(f"nestedslide-{VERSION}-linux-{machine}.tar.gz")]
    packed += DIST.glob(f"nestedslide-{VERSION}-py3-none-manylinux*_{machine}.*.whl")
    if len(packed) != 2:
        pytest.skip("dist has nothing for this machine: make dist")
    name = "libNestedSlideC.so"
    library = (TREE / ".build" / "product" / name).read_bytes()
    for number, path in enumerate(packed):
        folder = tmp_path / str(number)
        shutil.unpack_archive(path, folder, "zip" if path.suffix == ".whl" else "gztar")
        (found,) = folder.rglob(name)
        assert found.read_bytes() == library, path.name


def test_packages_made_again() -> None:
    """The packages that need no compiler."""
    from platforms.amalgamation import make
    from platforms.packing import apple, archives, nuget, python, sources, unity

    engine = TREE / make.FOLDER / make.NAME
    if not engine.is_file():
        pytest.skip(f"{engine} is not there: make dist")
    made = [archives.archive(name) for name in archives.ARCHIVES]
    made += [archives.wasm(), apple.package(), unity.package(), nuget.package()]
    made += [archives.amalgamation(engine), sources.crate(engine), sources.module(engine)]
    made += [python.sources(engine), python.plot(), python.demo()]
    for name, data in made:
        if not (DIST / name).is_file():
            pytest.skip(f"dist/{name} is not there: make dist")
        assert (DIST / name).read_bytes() == data, f"{name} of {VERSION} is another the second time"
