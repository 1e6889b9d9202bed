"""Where each promise of the header is shown: Tests/docs/promises.txt, compared with the header's own sentences.

Each function has its sentences, word for word, and below each the tests that show it. A sentence that the header
changes or gains is missing there, and somebody has to say which test shows it. A test that is gone is named.

    nslide_link
      A chain has 64 links at most.
        test_links.c: many_deep

A test is a scenario (`links/three-deep`), a C program or a function of one (`test_links.c: many_deep`), a file of the
Python package's tests or of Tests/migration or a function of one, a Swift suite or a test of one (`LinkTests.fling`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tree import API, ROOT

LIST = ROOT / "Tests" / "docs" / "promises.txt"
SENTENCE = re.compile(r"(?<=\.)\s+")


@dataclass
class Promise:
    function: str
    sentence: str
    tests: list[str] = field(default_factory=list)


def of_the_header() -> list[tuple[str, str]]:
    """Every sentence that says what a function does."""
    return [(function.name, each) for function in API.functions for each in SENTENCE.split(function.doc) if each]


def listed(text: str) -> list[Promise]:
    """The list as it is written; lines that begin with # are for people."""
    found: list[Promise] = []
    function = ""
    for line in text.splitlines():
        depth = len(line) - len(line.lstrip())
        if not line.strip() or line.startswith("#"):
            continue
        if depth == 0:
            function = line
        elif depth == 2:
            found.append(Promise(function, line.strip()))
        else:
            found[-1].tests.append(line.strip())
    return found


# ------------------------------------------------------------------------------------------------ what a test is


def waiting() -> set[str]:
    """The scenarios that this version of the library cannot run yet."""
    return set((ROOT / "behaviour" / "not-yet-run.txt").read_text(encoding="utf-8").split())


def has_swift(suite: str, function: str | None) -> bool:
    """Whether there is one suite of this name, with a test function of this name."""
    files = [path.read_text(encoding="utf-8") for path in (ROOT / "Tests").rglob("*.swift")]
    of_suite = [text for text in files if re.search(rf"^struct {suite}\b", text, re.MULTILINE)]
    marked = rf"@Test\b[^\n]*\n\s*func {function}\("
    return len(of_suite) == 1 and (function is None or re.search(marked, of_suite[0]) is not None)


def has_c(file: str, function: str | None) -> bool:
    """Whether a C program has this function and calls it."""
    path = ROOT / "Tests" / "NestedSlideCTests" / file
    if not path.is_file():
        return False
    text = path.read_text(encoding="utf-8")
    return function is None or (f"static void {function}(" in text and len(re.findall(rf"\b{function}\b", text)) > 1)


def has_python(file: str, function: str | None) -> bool:
    folders = (ROOT / "bindings" / "python" / "tests", ROOT / "Tests" / "migration")
    found = [folder / file for folder in folders if (folder / file).is_file()]
    return any(function is None or f"\ndef {function}(" in path.read_text(encoding="utf-8") for path in found)


def exists(name: str) -> bool:
    """Whether there is a test of this name."""
    if match := re.fullmatch(r"(test_\w+\.py)(?:: (test_\w+))?", name):
        return has_python(*match.groups())
    if match := re.fullmatch(r"(test_\w+\.c)(?:: (\w+))?", name):
        return has_c(*match.groups())
    if match := re.fullmatch(r"(\w+Tests)(?:\.(\w+))?", name):
        return has_swift(*match.groups())
    return "/" in name and (ROOT / "behaviour" / f"{name}.json").is_file() and f"{name}.json" not in waiting()
