"""What lies in dist, for the tests that look at it."""

from __future__ import annotations

import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from platforms.tree import DIST


def packed(name: str) -> Path:
    path = DIST / name
    if not path.is_file():
        pytest.skip(f"{path} is not there: make dist")
    return path


def unpacked(name: str, folder: Path) -> Path:
    path = packed(name)
    shutil.unpack_archive(path, folder, "gztar" if name.endswith("gz") else "zip")
    return folder


def package_files(path: Path) -> dict[str, bytes]:
    if path.suffix in (".zip", ".whl"):
        with zipfile.ZipFile(path) as packed:
            return {name: packed.read(name) for name in packed.namelist()}
    with tarfile.open(path) as tar:
        return {member.name: tar.extractfile(member).read() for member in tar if member.isfile()}  # type: ignore[union-attr]
