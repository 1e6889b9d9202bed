"""Programs of Tests/NestedSlideCTests on other processors, by qemu, and on Windows, by wine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from machines import LINUX, PROGRAMS, WINE, Machine
from platforms.tree import TREE

C_TESTS = TREE / "Tests" / "NestedSlideCTests"
GENERATED = {
    "recorded_calls.h": "recorded-calls",
    "contract.h": "contract",
    "struct_layout.h": "struct-layout",
    "setting_ranges.h": "setting-ranges",
}
# Layouts, answers, saving, and threads that meet inside the handles' table: these take long in qemu.
ON_PROCESSORS = ("struct_layout", "contract", "behaviour", "list_updates", "saving", "busy")
ON_ONE_PROCESSOR = ("busy_links", "busy_lists")
# All of test_saving takes 10 s here, and 20 times as long in qemu: a session and a variant of each scene there.
ARGUMENTS = {"saving": ("1",)}
# What asks nothing of POSIX but the harness, which has another one here.
ON_WINDOWS = ("struct_layout", "contract", "behaviour", "list_updates", "recording", "shift_page")
EMULATED = [machine for machine in LINUX if machine.launcher]


@pytest.fixture(scope="session")
def generated() -> Path:
    """What is made of the header for these programs."""
    folder = PROGRAMS / "include"
    folder.mkdir(parents=True, exist_ok=True)
    for file, name in GENERATED.items():
        command = [sys.executable, "-m", "tools.api", "--print", name]
        (folder / file).write_text(subprocess.run(command, cwd=TREE, check=True, capture_output=True, text=True).stdout)
    return folder


def all_support() -> list[Path]:
    return [path for path in sorted((C_TESTS / "support").glob("*.c")) if path.stem not in ("allocations", "check")]


def included_support(source: Path) -> list[Path]:
    """What a program needs of the files that all share: those whose headers it includes, and what these include."""
    found: dict[str, Path] = {}
    waiting = [source]
    while waiting:
        for name in re.findall(r'^#include "(?:support/)?(\w+)\.h"', waiting.pop().read_text(), re.MULTILINE):
            for path in (C_TESTS / "support" / f"{name}.h", C_TESTS / "support" / f"{name}.c"):
                if path.is_file() and path.name not in found:
                    found[path.name] = path
                    waiting.append(path)
    return [path for path in found.values() if path.suffix == ".c" and path.stem != "check"]


def check(machine: Machine, generated: Path, name: str, harness: Path) -> None:
    machine.require()
    source = C_TESTS / f"test_{name}.c"
    options = [f"-I{generated}", f"-I{C_TESTS / 'support'}", f"-I{C_TESTS}"]
    # Not all of it asks as little of the C library as Windows has.
    shared_files = included_support(source) if machine is WINE else all_support()
    shared = [machine.compile_part(part, *options) for part in (harness, *shared_files)]
    program = machine.compile(f"test_{name}", [source, *shared], *options)
    printed = machine.run(program, *ARGUMENTS.get(name, ()))
    assert re.search(r": [1-9]\d* passed, 0 failed\s*$", printed), printed


@pytest.mark.parametrize(
    ("machine", "name"),
    [(each, name) for each in EMULATED for name in ON_PROCESSORS] + [(EMULATED[0], name) for name in ON_ONE_PROCESSOR],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_on_another_processor(machine: Machine, generated: Path, name: str) -> None:
    check(machine, generated, name, C_TESTS / "support" / "check.c")


@pytest.mark.parametrize("name", ON_WINDOWS)
def test_on_windows(generated: Path, name: str) -> None:
    check(WINE, generated, name, Path(__file__).with_name("check_plain.c"))
