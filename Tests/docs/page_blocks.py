"""The code blocks of all pages: what is in them, and the output that stands below."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tree import ROOT

# What is built or installed in the tree, and holds pages of others.
NOT_OURS = {".build", ".venv", "build", "dist", "node_modules"}

FENCE = re.compile(r"^( *)```(.*)$")


@dataclass(frozen=True)
class Block:
    """A fenced block. ``output`` is the block of text right below, which says what it prints."""

    page: Path
    line: int
    language: str
    text: str
    output: str | None = None

    @property
    def name(self) -> str:
        return f"{self.page.relative_to(ROOT).as_posix()}:{self.line}"


def pages() -> list[Path]:
    """Every page of the tree."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return [ROOT / path for path in sorted(found) if not any(part in NOT_OURS for part in path.parts)]


@cache
def blocks_of(page: Path) -> tuple[Block, ...]:
    """The blocks of a page in order; text right below another block is that one's output."""
    found: list[Block] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    at, end = 0, -1
    while at < len(lines):
        fence = FENCE.match(lines[at])
        if fence is None:
            at += 1
            continue
        indent, language, begin = len(fence[1]), fence[2].strip(), at + 1
        at = next(n for n in range(begin, len(lines)) if lines[n].strip() == "```")
        text = "".join(f"{line[indent:]}\n" for line in lines[begin:at])
        between = "".join(lines[end + 1 : begin - 1]).strip()
        if language == "text" and found and not between and found[-1].output is None:
            last = found.pop()
            found.append(Block(page, last.line, last.language, last.text, text))
        else:
            found.append(Block(page, begin, language, text))
        end = at
        at += 1
    return tuple(found)


def indented_blocks(page: Path) -> list[int]:
    """The lines where code begins that is marked by four blanks only: it has no language."""
    inside, before, found = False, "", []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if FENCE.match(line):
            inside = not inside
        elif not inside and line.startswith("    ") and not before.strip():
            found.append(number)
        before = line
    return found


def blocks(language: str) -> list[Block]:
    """All blocks of a language."""
    return [block for page in pages() for block in blocks_of(page) if block.language == language]
