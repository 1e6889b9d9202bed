"""The pages: links, and the rules that scenarios name, lead to files of the tree and to headings that they have."""

from __future__ import annotations

import json
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


# What a scenario's `why` ends with where it names a page: "docs/behaviour.md, Rest".
RULE = re.compile(r"(docs/[\w-]+\.md), (.+)")


def check_rules() -> list[str]:
    """The rules that scenarios name are headings of pages of this tree."""
    paths = sorted((tree.TREE / "behaviour").rglob("*.json"))
    reasons = {path: json.loads(path.read_text(encoding="utf-8")).get("why", "") for path in paths}
    problems = [f"{path.relative_to(tree.TREE)}: {wrong_rule(why)}" for path, why in reasons.items() if wrong_rule(why)]
    if sum(".md" in why for why in reasons.values()) < 100:
        problems.append("fewer than 100 scenarios name a page: does this check still see them?")
    return problems


def wrong_rule(why: str) -> str | None:
    if re.search(r"\bspec\b|\bfeel \d|\[\d\]", why):
        return f"this names a text that the tree does not have; name a page and its heading: {why}"
    found = RULE.search(why)
    if found is None:
        return f"a page is named with its heading, as docs/behaviour.md, Rest: {why}" if ".md" in why else None
    page = tree.TREE / found[1]
    return None if page.is_file() and found[2] in headings(page) else f"{found[1]} has no heading {found[2]}"
