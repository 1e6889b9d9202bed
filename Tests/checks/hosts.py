"""Bindings and examples, found by one rule: a folder of its name has its README, its test and, for a host, its picture.

A binding lies in bindings/NAME, and its README names its tests. A program for a host lies in examples/NAME; its test is
Tests/hosts/test_NAME.py, its picture docs/images/hosts/NAME.png, and its README shows the one and names the other. The
README of the tree leads to all of them.
"""

from __future__ import annotations

import re
from pathlib import Path

import tree

# What all hosts show, and small programs that draw nothing.
NO_HOSTS = {"assets", "c", "cpp", "swift"}
TEST = re.compile(r"(?:Tests|bindings)/[\w/]*\w+\.py|bindings/\w+/tests\b")


def folders(name: str) -> list[str]:
    """Those with files of the tree, not what builds leave."""
    return sorted(path.parent.name for path in (tree.TREE / name).glob("*/README.md"))


def check_hosts() -> list[str]:
    problems = without_readme("bindings") + without_readme("examples")
    for name in folders("bindings"):
        problems += lacks(f"bindings/{name}", tests=TEST.findall(text(f"bindings/{name}/README.md")))
    for name in sorted(set(folders("examples")) - NO_HOSTS):
        picture = f"docs/images/hosts/{name}.png"
        problems += lacks(f"examples/{name}", tests=[f"Tests/hosts/test_{name}.py"], picture=picture)
    return problems


def without_readme(name: str) -> list[str]:
    found = {path.name for path in (tree.TREE / name).iterdir() if path.is_dir() and not path.name.startswith(".")}
    return [f"{name}/{folder} has no README.md" for folder in sorted(found - set(folders(name)))]


def lacks(folder: str, tests: list[str], picture: str | None = None) -> list[str]:
    """What a folder should have and has not."""
    readme = text(f"{folder}/README.md")
    problems = [] if tests else [f"{folder}/README.md names no test"]
    for name in tests:
        if not (tree.TREE / name).exists() or name not in readme:
            problems.append(f"{folder}: {name} is not there, or its README does not name it")
    if picture is not None and (not (tree.TREE / picture).is_file() or f"../../{picture}" not in readme):
        problems.append(f"{folder}: {picture} is not there, or its README does not show it")
    if f"(../{folder}/README.md)" not in text("docs/hosts.md"):
        problems.append(f"docs/hosts.md does not lead to {folder}/README.md")
    return problems


def text(name: str) -> str:
    return Path(tree.TREE / name).read_text(encoding="utf-8")
