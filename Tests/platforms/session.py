"""The sessions whose hashes are the same everywhere, and what these must be."""

from __future__ import annotations

from pathlib import Path

from platforms.tree import TREE

FOLDER = TREE / "Tests" / "portability" / "session"
PLAYED = [FOLDER / "session.c", FOLDER / "company.c"]
SOURCES = [Path(__file__).with_name("session_main.c"), *PLAYED]
OPTIONS = [f"-I{FOLDER}"]
QUICKSTART = TREE / "examples" / "c" / "quickstart.c"


def expected() -> str:
    lines = (TREE / "Tests" / "golden" / "session-hash.txt").read_text().splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


def expected_of_quickstart() -> str:
    return QUICKSTART.with_suffix(".expected").read_text()
