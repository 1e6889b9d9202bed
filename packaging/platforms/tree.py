"""Where things are, and how programs are run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Union

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE))
from tools import steps  # noqa: E402

SUPPORT = Path(__file__).resolve().parent / "support"
# Relative to TREE, where all tools run: no path of this machine gets into a library.
BUILD = Path(".build/platforms")
DIST = TREE / "dist"

EXPORTS = Path("Sources/NestedSlideC/exports.map")

_header = (TREE / "include" / "nestedslide.h").read_text(encoding="utf-8")


def _number(name: str) -> int:
    found = re.search(rf"^#define {name} (\d+)", _header, re.MULTILINE)
    if found is None:
        raise SystemExit(f"include/nestedslide.h has no {name}")
    return int(found[1])


_version = _number("NSLIDE_VERSION")
VERSION = f"{_version // 1_000_000}.{_version // 1000 % 1000}.{_version % 1000}"
SONAME = f"libNestedSlideC.so.{_number('NSLIDE_ABI_VERSION')}"
FUNCTIONS: list[str] = re.findall(r"^NSLIDE_API\b[^;(]*?\b(nslide_\w+)\(", _header, re.MULTILINE)

Argument = Union[str, Path]
# The same bytes on any day: linkers and archivers otherwise write the time.
ENVIRONMENT = {**os.environ, "SOURCE_DATE_EPOCH": "0", "ZERO_AR_DATE": "1"}


def run(*command: Argument, title: str = "") -> str:
    """What a program prints. A program that fails ends this one with what it said.

    With a title it is a step that takes long enough to be told of, and its output is not answered.
    """
    if title:
        steps.run(title, command, cwd=TREE, environment=ENVIRONMENT)
        return ""
    words = [str(part) for part in command]
    try:
        done = subprocess.run(words, cwd=TREE, capture_output=True, text=True, env=ENVIRONMENT)
    except FileNotFoundError:
        raise SystemExit(f"{words[0]} is not there") from None
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
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
