"""Printed figures that a build can change: sizes, counts, limits. Each is compared with what is there.

A size in KB that this list does not have fails, so that a new one is measured too. Figures of experiments, of other
platforms and of times stay out: the pages that tell of those say how and when they were taken.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from page_blocks import pages
from tree import API, ROOT

sys.path.insert(0, str(ROOT / "benchmarks"))
import budgets

PRODUCT = ROOT / ".build" / "product"
ARCHIVE = ".build/product/libNestedSlideC.a"


class Figure(NamedTuple):
    page: str
    pattern: str
    """What is printed, with the figure as its group."""
    measure: Callable[[Path], float]
    tolerance: float
    """How far the two may be apart, a share of the measured one."""


def stripped(folder: Path) -> float:
    target = folder / "stripped.so"
    subprocess.run(["strip", "-o", target, PRODUCT / "libNestedSlideC.so"], check=True)
    return target.stat().st_size / 1000


def quickstart(folder: Path) -> float:
    """The quick start linked statically, without symbols."""
    program = folder / "quickstart"
    sources = [ROOT / "examples/c/quickstart.c", PRODUCT / "libNestedSlideC.a"]
    flags = ["-O2", f"-I{ROOT / 'include'}", "-Wl,--gc-sections", "-s", "-lm", "-o", program]
    subprocess.run(["cc", *sources, *flags], check=True)
    return program.stat().st_size / 1000


def built(path: str) -> Callable[[Path], float]:
    """A file of the build; where it is not there the test is skipped."""

    def measure(_: Path) -> float:
        if not (ROOT / path).is_file():
            pytest.skip(f"{path} is not built")
        return (ROOT / path).stat().st_size / 1000

    return measure


def most_bytes(_: Path) -> float:
    text = (ROOT / "Tests/checks/library.py").read_text(encoding="utf-8")
    found = re.search(r"^MOST_BYTES = ([\d_]+)", text, re.MULTILINE)
    assert found
    return int(found[1]) / 1000


def functions(_: Path) -> float:
    return sum(not each.hook for each in API.functions)


def fling_frame(_: Path) -> float:
    goal = budgets.INSTRUCTIONS["W1"].goal
    assert goal
    return goal


def session_calls(_: Path) -> float:
    lines = (ROOT / "Tests/hosts/session.txt").read_text(encoding="utf-8").splitlines()
    return sum(1 for line in lines if line.strip() and not line.startswith("#"))


FIGURES = [
    Figure("README.md", r"a C library of (\d+) KB", stripped, 0.03),
    Figure("README.md", r"about (\d+) instructions per frame of a fling", fling_frame, 0.02),
    Figure("README.md", r"(\d+) KB of memory for a slide of ten pages", lambda _: budgets.MEMORY[1] / 1000, 0.15),
    Figure("docs/game-engines.md", r"A slide of ten pages takes (\d+) KB", lambda _: budgets.MEMORY[1] / 1000, 0.15),
    Figure("docs/game-engines.md", r"grows by some (\d+) KB", stripped, 0.03),
    Figure("docs/testing.md", r"stripped as it is installed \| (\d+) KB", stripped, 0.03),
    Figure("docs/testing.md", r"stripped as it is installed \| \d+ KB, (\d+) at most", most_bytes, 0.01),
    Figure("docs/testing.md", r"`libNestedSlideC.a`, its symbols included \| (\d+) KB", built(ARCHIVE), 0.08),
    Figure("docs/testing.md", r"`-Wl,--gc-sections` \| (\d+) KB", quickstart, 0.08),
    Figure("docs/testing.md", r"test_abuse_generated` \| [^|]*\| (\d+) functions", functions, 0.0),
    Figure("bindings/wasm/README.md", r"one module of some (\d+) KB", built(".build/wasm/nestedslide.wasm"), 0.05),
    Figure("bindings/wasm/README.md", r"comes to (\d+) KB", built(".build/web/nestedslide.wasm"), 0.05),
    Figure("docs/embedding.md", r"one session for every binding: (\d+) lines", session_calls, 0.06),
]  # fmt: skip

# Sizes that no build of this tree changes, by the words around them.
OTHERS = (
    r"the table of handles \(32 KB, and 3 KB",
    r"pages of 4 and 16 KB",
    r"with brotli",
    r"of 0.1 only",
    r"\| the wheel \|",
    r"\| \d\.\d MB \|",  # of packages, which RELEASE.md has to the byte
)
# Pages and chapters that tell of other platforms, or of what was tried.
APART = re.compile(r"(docs/platforms\.md|CHANGELOG\.md|benchmarks/.*|Tests/.*|packaging/.*)")
TRIED = re.compile(r"## The product\n.*?(?=\n## )", re.DOTALL)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: f"{figure.page}: {figure.pattern[:30]}")
def test_a_figure_is_what_is_measured(figure: Figure, tmp_path: Path) -> None:
    printed = re.search(figure.pattern, (ROOT / figure.page).read_text(encoding="utf-8"))
    assert printed, "the page does not print it any more: take it out of the list"
    measured = figure.measure(tmp_path)
    assert abs(int(printed[1]) - measured) <= figure.tolerance * measured, (
        f"printed {printed[1]}, measured {measured:.1f}"
    )


def test_no_size_is_left_out() -> None:
    left = []
    for page in pages():
        name = page.relative_to(ROOT).as_posix()
        if APART.fullmatch(name):
            continue
        text = TRIED.sub("", page.read_text(encoding="utf-8"))
        for pattern in [*(each.pattern for each in FIGURES if each.page == name), *OTHERS]:
            text = re.sub(rf"[^\n]*{pattern}[^\n]*", "", text)
        left += [f"{name}: {found}" for found in re.findall(r"[^\n]*\b\d[\d.,]* (?:KB|MB)\b[^\n]*", text)]
    assert left == []
