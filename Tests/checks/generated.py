"""The header is the manual, and everything that is generated from it is up to date."""

from __future__ import annotations

import subprocess
import sys

import tree


def check_generated() -> list[str]:
    result = subprocess.run(
        [sys.executable, "-m", "tools.api", "--check"], cwd=tree.TREE, capture_output=True, text=True
    )
    return [] if result.returncode == 0 else (result.stdout + result.stderr).splitlines()
