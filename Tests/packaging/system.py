"""Commands as somebody runs them who has a C compiler and no Swift."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Union

TREE = Path(__file__).resolve().parents[2]

# Nothing of the caller's: no toolchain on the path, no folder of libraries, no flags, no variables of make.
PLAIN = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": "", "HOME": "/nonexistent"}

Argument = Union[str, Path]


class CheckError(Exception):
    """What is wrong, in words to print."""


def outcome(
    command: Sequence[Argument], folder: Path = TREE, environment: dict[str, str] = PLAIN
) -> subprocess.CompletedProcess[str]:
    parts = [str(part) for part in command]
    return subprocess.run(parts, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)


def run(command: Sequence[Argument], folder: Path = TREE, **environment: str) -> str:
    """What a command prints; one that fails is a problem."""
    done = outcome(command, folder, {**PLAIN, **environment})
    if done.returncode != 0:
        line = " ".join(str(part) for part in command)
        raise CheckError(f"{line} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done.stdout


def make(*arguments: str) -> str:
    """Make in this tree, for what is built already: as root often does, without Swift on the path."""
    return run(["make", "--no-print-directory", *arguments])
