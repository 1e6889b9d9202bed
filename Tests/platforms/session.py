"""The session whose hash is the same everywhere, and what it must be."""

from __future__ import annotations

from pathlib import Path

from platforms.tree import TREE

FOLDER = TREE / "Tests" / "portability" / "session"
SOURCES = [Path(__file__).with_name("session_main.c"), FOLDER / "session.c"]
OPTIONS = [f"-I{FOLDER}"]
QUICKSTART = TREE / "examples" / "c" / "quickstart.c"


def expected() -> str:
    lines = (TREE / "Tests" / "golden" / "session-hash.txt").read_text().splitlines()
    return next(line for line in lines if not line.startswith("#"))


def expected_of_quickstart() -> str:
    return QUICKSTART.with_suffix(".expected").read_text()
