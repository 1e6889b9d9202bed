"""What was not tried because a program is not installed: read from what the runners print.

Whoever skips a test says why in one line, with what to install: "xvfb-run is not installed: apt install xvfb".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

# pytest's own summary says how many tests a line stands for.
SKIPPED = re.compile(r"^SKIPPED \[(\d+)\]")
PACKAGES = re.compile(r"\b(apt|pip) install '?([a-z][\w.+-]*(?: [a-z][\w.+-]*)*)")


def found(output: str) -> Counter[tuple[str, str]]:
    """How many tests, by who installs what they need and by the packages."""
    counted: Counter[tuple[str, str]] = Counter()
    for line in output.splitlines():
        needed = PACKAGES.search(line)
        number = SKIPPED.match(line)
        if needed and (number or "not installed" in line):
            counted[needed[1], needed[2]] += int(number[1]) if number else 1
    return counted


def told(counted: Counter[tuple[str, str]]) -> list[str]:
    """A line for each package, and one that brings all of them."""
    if not counted:
        return []
    lines = []
    for (_, packages), number in sorted(counted.items()):
        lines.append(f"{number:4} without {packages.replace(' ', ', ')}")
    for program, command in (("apt", "sudo apt install"), ("pip", ".venv/bin/pip install")):
        names = every(packages for by, packages in counted if by == program)
        if names:
            lines.append(f"all of it: {command} {' '.join(names)}")
    return lines


def every(packages: Iterable[str]) -> list[str]:
    return sorted({name for each in packages for name in each.split()})
