"""The header is the manual, and everything that is generated is up to date: of it, and of what the examples show."""

from __future__ import annotations

import subprocess
import sys

import tree


def check_generated() -> list[str]:
    return check("tools.api")


def check_content() -> list[str]:
    return check("tools.assets")


def check(program: str) -> list[str]:
    command = [sys.executable, "-m", program, "--check"]
    result = subprocess.run(command, cwd=tree.TREE, capture_output=True, text=True)
    return [] if result.returncode == 0 else (result.stdout + result.stderr).splitlines()
