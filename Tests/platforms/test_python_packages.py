"""The wheels, and the sources for Python: whole, of this tree, and taken by pip."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from machines import run
from packages import package_files, packed
from platforms.packing import python, wheels
from platforms.tree import BUILD, TREE, VERSION


@pytest.mark.parametrize("tags", wheels.WHEELS)
def test_a_wheel_is_whole(tags: str) -> None:
    name = f"nestedslide-{VERSION}-py3-none-{tags}.whl"
    folder, library = wheels.WHEELS[tags]
    with zipfile.ZipFile(packed(name)) as wheel:
        assert wheel.testzip() is None
        assert wheel.read(f"nestedslide/{library}") == (TREE / BUILD / folder / library).read_bytes()
        info = f"nestedslide-{VERSION}.dist-info"
        written = wheel.read(f"{info}/WHEEL").decode()
        assert re.findall(r"^Tag: py3-none-(.*)$", written, re.MULTILINE) == tags.split(".")
        assert f"Version: {VERSION}\n" in wheel.read(f"{info}/METADATA").decode()
        listed = {line.rsplit(",", 2)[0] for line in wheel.read(f"{info}/RECORD").decode().splitlines()}
        assert listed == set(wheel.namelist())


def test_modules_that_are_gone_are_not_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """setuptools keeps what it has once built, and packs it again."""
    tree = tmp_path / "tree"
    shutil.copytree(TREE / python.DEMO, tree / python.DEMO, ignore=shutil.ignore_patterns("build", "__pycache__"))
    left = tree / python.DEMO / "build" / "lib" / "nestedslide_demo" / "gone.py"
    left.parent.mkdir(parents=True)
    left.touch()
    monkeypatch.setattr(python, "TREE", tree)
    _, files = python.wheel(python.DEMO)
    assert "nestedslide_demo/app.py" in files.paths()
    assert "nestedslide_demo/gone.py" not in files.paths()


def test_the_sources_for_python_have_what_the_library_is_built_from() -> None:
    files = package_files(packed(f"nestedslide-{VERSION}.tar.gz"))
    top = f"nestedslide-{VERSION}"
    assert files[f"{top}/library/include/nestedslide.h"] == (TREE / "include" / "nestedslide.h").read_bytes()
    engine = {path.relative_to(TREE).as_posix() for path in (TREE / "Sources").rglob("*.swift")}
    assert {f"{top}/library/{path}" for path in engine} <= set(files)
    assert f"Version: {VERSION}\n" in files[f"{top}/PKG-INFO"].decode()


PLATFORMS = [(tags, tag) for tags in wheels.WHEELS for tag in tags.split(".")]


@pytest.mark.parametrize(("tags", "platform"), PLATFORMS, ids=[platform for _, platform in PLATFORMS])
def test_pip_takes_a_wheel_on_its_platform(tags: str, platform: str, tmp_path: Path) -> None:
    """As pip there would: by its tags, with its hashes checked. On another platform it is refused."""
    wheel = packed(f"nestedslide-{VERSION}-py3-none-{tags}.whl")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--no-index"]
    pip += ["--no-compile", "--only-binary=:all:", "--implementation", "cp", "--python-version", "3.9"]
    run([*pip, "--target", tmp_path / "site", "--platform", platform, wheel])
    assert (tmp_path / "site" / "nestedslide" / wheels.WHEELS[tags][1]).is_file()
    other = [*pip, "--target", str(tmp_path / "other"), "--platform", "manylinux_2_17_s390x", str(wheel)]
    done = subprocess.run(other, capture_output=True, text=True)
    assert "not a supported wheel" in done.stderr
