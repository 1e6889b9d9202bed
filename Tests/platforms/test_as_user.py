"""The packages, used as people use them who have downloaded them: what the runners of other systems do as well."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import as_user
import pytest
from platforms.tree import DIST, VERSION

PROGRAM = Path(as_user.__file__)


def used(dist: Path, only: str) -> subprocess.CompletedProcess[str]:
    if not (dist / "manifest.json").is_file():
        pytest.skip(f"{dist} has nothing: make dist")
    return subprocess.run([sys.executable, PROGRAM, dist, "--only", only], capture_output=True, text=True)


@pytest.mark.parametrize("name", as_user.TRIES)
def test_a_package_works(name: str) -> None:
    done = used(DIST, name)
    skipped = re.search(r"^skipped: (.*)$", done.stdout, re.MULTILINE)
    if skipped:
        pytest.skip(skipped[1])
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"ok: {name}\n" in done.stdout


def test_a_package_that_was_changed_is_seen(tmp_path: Path) -> None:
    for path in DIST.glob("*"):
        shutil.copy(path, tmp_path)
    wheel = next(tmp_path.glob(f"nestedslide-{VERSION}-py3-none-win_amd64.whl"), None)
    if wheel is None:
        pytest.skip(f"{DIST} has no wheels: make dist")
    wheel.write_bytes(wheel.read_bytes()[:-1])
    done = used(tmp_path, "checksums")
    assert done.returncode == 1
    assert f"FAILED: checksums: {wheel.name} is not what SHA256SUMS says" in done.stdout


def test_another_hash_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this a program that prints nothing could pass."""
    if shutil.which("cmake") is None:
        pytest.skip("cmake is not installed: apt install cmake")
    if not (DIST / "manifest.json").is_file():
        pytest.skip(f"{DIST} has nothing: make dist")
    monkeypatch.setattr(as_user, "session_hashes", lambda: "0" * 16)
    version = json.loads((DIST / "manifest.json").read_text())["version"]
    with pytest.raises(as_user.WrongError, match="other hashes"):
        as_user.try_archive(DIST, version, tmp_path)


@pytest.mark.parametrize(
    ("system", "processor", "name"),
    [
        ("Linux", "x86_64", "linux-x86_64.tar.gz"),
        ("Linux", "aarch64", "linux-aarch64.tar.gz"),
        ("Darwin", "arm64", "macos.tar.gz"),
        ("Darwin", "x86_64", "macos.tar.gz"),
        ("Windows", "AMD64", "windows-x86_64.zip"),
        ("Windows", "ARM64", "windows-arm64.zip"),
    ],
)
def test_the_archive_of_a_machine(monkeypatch: pytest.MonkeyPatch, system: str, processor: str, name: str) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: processor)
    assert as_user.archive_name("1.2.3") == f"nestedslide-1.2.3-{name}"
    if (DIST / "manifest.json").is_file():
        assert (DIST / as_user.archive_name(VERSION)).is_file()
