"""``python -m nestedslide rename DIR``: goes through a folder's sources."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path

from .changes import CALLS
from .rewriting import rewritten

# What is made or fetched, and what belongs to other programs.
_SKIPPED = {"build", "dist", "node_modules", "target", "vendor", "__pycache__"}
_SUFFIXES = {suffix for call in CALLS for suffix in call.suffixes} | {".swift"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``rename``."""
    parser.description = (
        "Writes the calls of earlier versions as they are written now, in C, C++, Python, C#, JavaScript, Lua, Rust, "
        "Go, Java and GDScript. Tells of each name that is gone and has to be replaced by hand. Commit first."
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="DIR", help="a folder, or a file")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 if anything is to be changed")


def main(options: argparse.Namespace) -> int:
    """Writes the sources anew, tells of each, and returns the exit status."""
    missing = [path for path in options.paths if not path.exists()]
    for path in missing:
        print(f"{path}: there is no such file or folder")
    if missing:
        return 2
    total = notes = 0
    for file in sorted({file for path in options.paths for file in _sources(path)}):
        try:
            with file.open(encoding="utf-8", newline="") as stream:
                text = stream.read()
        except (OSError, UnicodeDecodeError):
            continue
        found = rewritten(text, file.suffix)
        if found.changes:
            print(f"{file}: {found.changes} {'call' if found.changes == 1 else 'calls'}")
            if not options.check:
                with file.open("w", encoding="utf-8", newline="") as stream:
                    stream.write(found.text)
        for line, note in found.notes:
            print(f"{file}:{line}: {note}")
        total, notes = total + found.changes, notes + len(found.notes)
    print(f"{'to change' if options.check else 'changed'}: {total}, by hand: {notes}")
    return 1 if options.check and total + notes else 0


def _sources(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for folder, folders, files in os.walk(path):
        folders[:] = [name for name in folders if name not in _SKIPPED and not name.startswith(".")]
        yield from (Path(folder, name) for name in files if Path(name).suffix in _SUFFIXES)
