"""The inputs: those that are kept in the tree, and those of a run beside it."""

from __future__ import annotations

import base64
import hashlib
import shutil
from pathlib import Path

from toolchain import BUILD, HERE

# One input a line, so that a change shows which ones came and went.
PACKED = HERE / "corpus.txt"
# Inputs that failed once, a file each.
REGRESSIONS = HERE / "regressions"
FOUND = BUILD / "corpus"
MOST_BYTES = 300_000


def unpack(folder: Path) -> None:
    """Adds the packed inputs to those of a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for line in PACKED.read_text().splitlines():
        data = base64.b64decode(line)
        (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)


def pack(folder: Path) -> None:
    """Packs the inputs of a folder, the shortest ones where there is too much."""
    inputs = sorted((path.read_bytes() for path in folder.iterdir()), key=lambda data: (len(data), data))
    lines: list[str] = []
    size = 0
    for data in inputs:
        lines.append(base64.b64encode(data).decode())
        size += len(lines[-1]) + 1
        if size > MOST_BYTES:
            lines.pop()
            break
    PACKED.write_text("\n".join([*lines, ""]))
    print(f"{PACKED}: {len(lines)} of {len(inputs)} inputs")


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
