"""The header's comments: which stands where, and what its tags say."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field

from .model import Status


@dataclass(frozen=True)
class Comment:
    start: int
    end: int
    text: str
    """In one line, without asterisks."""
    is_behind: bool
    """It is about what stands before it."""


class Comments:
    """All comments of a header that describe something."""

    def __init__(self, text: str) -> None:
        self.code = text
        self.all = []
        for match in re.finditer(r"/\*\*(<?)(.*?)\*/", text, re.DOTALL):
            said = " ".join(re.sub(r"^\s*\*", "", match[2], flags=re.MULTILINE).split())
            if "@{" not in said and "@}" not in said:
                self.all.append(Comment(match.start(), match.end(), said, bool(match[1])))
        self.starts = [each.start for each in self.all]

    def above(self, at: int) -> str:
        """The comment right above what is declared at a place, "" where there is none."""
        index = bisect_left(self.starts, at) - 1
        if index < 0 or self.all[index].is_behind:
            return ""
        between = self.code[self.all[index].end : at]
        return "" if re.search(r"[;{}]|/\*|#define", between) else self.all[index].text

    def behind(self, at: int, end: int) -> str:
        """The comment behind what is declared at a place, before another thing is declared at the end."""
        index = bisect_right(self.starts, at)
        if index == len(self.all) or self.all[index].start > end or not self.all[index].is_behind:
            return ""
        return self.all[index].text


def groups(text: str) -> list[tuple[int, str, str, str]]:
    """Where each begins, its name, its title, what it holds."""
    pattern = r"/\*\* @defgroup (\w+) ([^\n]*)\n(.*?)@\{ \*/"
    found = re.finditer(pattern, text, re.DOTALL)
    return [(m.start(), m[1], m[2], " ".join(m[3].replace("*", " ").split())) for m in found]


def split_since(comment: str) -> tuple[str, str]:
    """A comment without its @since, and what that says."""
    match = re.search(r" ?@since (\d+\.\d+)$", comment)
    return (comment[: match.start()], match[1]) if match else (comment, "")


@dataclass
class Tags:
    """The comment of a function."""

    summary: str = ""
    cost: str = ""
    parameters: dict[str, str] = field(default_factory=dict)
    result: str = ""
    threads: str = ""
    since: str = ""
    unknown: list[str] = field(default_factory=list)


def split_tags(comment: str) -> Tags:
    summary, *tags = re.split(r" ?@(?=\w)", comment)
    summary, _, cost = summary.partition("Time: ")
    found = Tags(summary.strip(), cost.strip())
    for tag in tags:
        kind, _, said = tag.partition(" ")
        if kind == "param":
            name, _, said = said.partition(" ")
            found.parameters[name] = said
        elif kind == "return":
            found.result = said
        elif kind == "threads":
            found.threads = said
        elif kind == "since":
            found.since = said
        else:
            found.unknown.append(kind)
    return found


def statuses(result: str, known: set[str]) -> list[Status]:
    """The statuses that a @return names, each with what stands in parentheses behind it or behind those it is with."""
    found: dict[str, str] = {}
    for match in re.finditer(r"\b([A-Z_]+(?:(?: and | or )[A-Z_]+)*)\b(?: \(([^()]*)\))?", result):
        for name in re.split(" and | or ", match[1]):
            if name in known:
                found.setdefault(name, match[2] or "")
    return [Status(name, when) for name, when in found.items()]
