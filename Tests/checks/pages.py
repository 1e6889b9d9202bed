"""The pages: every link of one leads to a file of the tree, and to a heading of it where it names one."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import tree

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:href|src)=\"([^\"]+)\"")
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)


def check_links() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=tree.TREE, capture_output=True, text=True,
    )  # fmt: skip
    paths = [tree.TREE / name for name in listed.stdout.splitlines()]
    return [problem for path in paths if path.is_file() for problem in wrong_links(path)]


def wrong_links(path: Path) -> list[str]:
    text = BLOCK.sub("", path.read_text(encoding="utf-8"))
    found = []
    for target in (link[0] or link[1] for link in LINK.findall(text)):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        page = (path.parent / name).resolve() if name else path
        if not page.exists():
            found.append(f"{path.relative_to(tree.TREE)}: there is no {target}")
        elif anchor and anchor not in anchors(page):
            found.append(f"{path.relative_to(tree.TREE)}: {target} is no heading")
    return found


@cache
def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    return {anchor(heading) for heading in headings(page)}


@cache
def headings(page: Path) -> tuple[str, ...]:
    return tuple(HEADING.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))) if page.suffix == ".md" else ()


def anchor(heading: str) -> str:
    """GitHub's way: small letters, hyphens for spaces, and nothing else but letters, digits and underlines."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
