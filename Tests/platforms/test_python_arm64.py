"""The wheel for Linux on ARM, in Debian's Python for that processor, by qemu.

The Python is brought by apt, with lists and a cache of its own: nothing of this machine's packages is changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from machines import PROGRAMS, run
from platforms.tree import DIST, TREE, VERSION

ROOT = PROGRAMS / "arm64"
PACKAGES = ("python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libexpat1", "zlib1g", "libffi8")
KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
LOADER_ROOT = Path("/usr/aarch64-linux-gnu")
SCENARIOS = TREE / "behaviour"


def apt(folder: Path, *arguments: str) -> None:
    """apt-get as if this folder were a machine of that processor."""
    for name in ("lists/partial", "cache/archives/partial", "parts"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "status").touch()
    (folder / "sources.list").write_text(f"deb [signed-by={KEYS}] http://deb.debian.org/debian bookworm main\n")
    settings = {
        "APT::Architecture": "arm64",
        "APT::Architectures": "arm64",
        "APT::Sandbox::User": "root",
        "Acquire::Languages": "none",
        "Dir::State": str(folder),
        "Dir::State::status": str(folder / "status"),
        "Dir::Cache": str(folder / "cache"),
        "Dir::Etc::SourceList": str(folder / "sources.list"),
        "Dir::Etc::SourceParts": str(folder / "parts"),
    }
    options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
    done = subprocess.run(
        ["apt-get", "--quiet", *options, *arguments], cwd=folder, capture_output=True, text=True, timeout=180
    )
    if done.returncode != 0:
        pytest.skip(f"Debian's Python for arm64 is not to be had here: {done.stderr.strip().splitlines()[-1:]}")


@pytest.fixture(scope="module")
def python() -> Path:
    """The program, in a root of its own with the C library of the cross packages."""
    if shutil.which("apt-get") is None or not Path(KEYS).is_file():
        pytest.skip("apt is not here, which brings Debian's Python for arm64")
    if shutil.which("qemu-aarch64") is None or not LOADER_ROOT.is_dir():
        pytest.skip("qemu-aarch64 is not installed: apt install qemu-user libc6-dev-arm64-cross")
    program = ROOT / "usr" / "bin" / "python3.11"
    if not program.is_file():
        folder = PROGRAMS / "apt"
        folder.mkdir(parents=True, exist_ok=True)
        apt(folder, "update")
        apt(folder, "download", *PACKAGES)
        for package in sorted(folder.glob("*.deb")):
            run(["dpkg-deb", "--extract", package, ROOT])
        for library in (LOADER_ROOT / "lib").glob("*.so*"):
            target = ROOT / "lib" / library.name
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.exists():
                shutil.copy(library, target)
    return program


def test_a_scenario_with_the_wheel(python: Path, tmp_path: Path) -> None:
    wheels = list(DIST.glob(f"nestedslide-{VERSION}-py3-none-manylinux_2_17_aarch64*.whl"))
    if not wheels:
        pytest.skip("the wheel is not there: make dist")
    with zipfile.ZipFile(wheels[0]) as wheel:
        wheel.extractall(tmp_path)
    environment = {"PYTHONPATH": str(tmp_path), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"}
    scenario = SCENARIOS / "fling" / "across-the-seam-and-into-the-edge-at-120-Hz.json"

    def said(*arguments: str) -> str:
        command = ["qemu-aarch64", "-L", str(ROOT), str(python), "-m", "nestedslide", *arguments]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert f"{tmp_path}/nestedslide/libNestedSlideC.so" in said("info")
    assert said("replay", str(scenario)).startswith("ok ")
