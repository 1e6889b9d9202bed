"""What the header says of costs: a function without "Time:" does no more with a million pages or items than with some.

Instructions are counted, so nothing depends on how busy the machine is. A loop over a million of anything takes a
million of them at least.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest
from costs import LISTS, PAGES
from interface import API

FEW, MANY = 1_000, 1_000_000
MOST = MANY / 2
FUNCTIONS = {each.name for each in API.exported()}
SAID = {each.name for each in API.exported() if each.cost}

# About the library, or about nothing that could be many.
OTHERS = [
    "version",
    "abi_version",
    "struct_size",
    "status_name",
    "set_allocator",
    "set_log",
    "config_default",
    "config_check",
    "error_message",
    "list_config_default",
    "section_default",
    "list_create",
    "link",
    "record_stop",
]


def instructions(size: int, times: int, *names: str) -> int:
    """What a run takes that calls these functions so many times each, with so many pages and items."""
    program = [sys.executable, str(Path(__file__).with_name("costs.py")), str(size), str(times), *names]
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    done = subprocess.run([*counter, *program], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    found = re.search(r"I +refs: +([\d,]+)", done.stderr)
    assert found
    return int(found[1].replace(",", ""))


def per_round(size: int, *names: str) -> float:
    """What it takes to call each of them once more, when each has been called before."""
    return (instructions(size, 30, *names) - instructions(size, 10, *names)) / 20


def growth(*names: str) -> float:
    return per_round(MANY, *names) - per_round(FEW, *names)


@pytest.mark.long
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="valgrind counts the instructions: apt install valgrind")
@pytest.mark.parametrize("table", [PAGES, LISTS], ids=["pages", "items"])
def test_calls_do_not_grow(table: dict[str, Callable[[Any], object]]) -> None:
    # All together, for a run takes seconds; by themselves only where they take too much.
    if growth(*table) < MOST:
        return
    assert [name for name in table if growth(name) > MOST / len(table)] == []
    raise AssertionError("together they take more than they may")


def test_the_header_says_it_of_all_others() -> None:
    timed = {f"nslide_{name}" for name in [*PAGES, *LISTS, *OTHERS]}
    assert len(FUNCTIONS) > 90
    assert timed <= FUNCTIONS
    assert sorted(FUNCTIONS - timed - SAID) == []
    assert sorted(SAID & {f"nslide_{name}" for name in PAGES}) == []
