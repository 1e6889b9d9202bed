"""Where things are, and how programs are run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Union

TREE = Path(__file__).resolve().parents[2]
SUPPORT = Path(__file__).resolve().parent / "support"
# Relative to TREE, where all tools run: no path of this machine gets into a library.
BUILD = Path(".build/platforms")
DIST = TREE / "dist"

sys.path.insert(0, str(TREE / "packaging"))
sys.path.insert(0, str(TREE))
import product as product  # noqa: E402

from tools.api import stored  # noqa: E402

API = stored.load()
VERSION: str = API.version
SONAME = f"libNestedSlideC.so.{API.abi_version}"
FUNCTIONS: list[str] = [function.name for function in API.exported()]
EXPORTS = product.EXPORTS

Argument = Union[str, Path]


def run(*command: Argument) -> str:
    """What a program prints. A program that fails ends this one with what it said."""
    words = [str(part) for part in command]
    # The same bytes on any day: linkers and archivers otherwise write the time.
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "0", "ZERO_AR_DATE": "1"}
    done = subprocess.run(words, cwd=TREE, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise SystemExit(f"platforms: {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def apple_linker() -> str:
    """LLVM's linker for Mach-O. That of the Swift toolchain for Linux refuses macOS."""
    for version in range(30, 17, -1):
        path = shutil.which(f"ld64.lld-{version}") or shutil.which(f"/usr/lib/llvm-{version}/bin/ld64.lld")
        if path:
            return path
    raise SystemExit(
        "platforms: macOS needs ld64.lld of LLVM 18 or later: apt install lld-19; or leave macOS out, ONLY="
    )


def clean(folder: Path) -> Path:
    """The folder, empty."""
    shutil.rmtree(TREE / folder, ignore_errors=True)
    (TREE / folder).mkdir(parents=True)
    return folder


def write_lines(path: Path, lines: Sequence[str]) -> Path:
    (TREE / path).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path
