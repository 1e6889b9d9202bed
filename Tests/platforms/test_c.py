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
GENERATED = {"contract.h": "contract", "struct_layout.h": "struct-layout", "setting_ranges.h": "setting-ranges"}
# Layouts, answers, and threads that meet inside the handles' table.
ON_PROCESSORS = ("struct_layout", "contract", "behaviour", "list_updates", "busy", "busy_links", "busy_lists")
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


def support(harness: Path) -> list[Path]:
    shared = [path for path in sorted((C_TESTS / "support").glob("*.c")) if path.stem not in ("allocations", "check")]
    return [harness, *shared]


def check(machine: Machine, generated: Path, name: str, harness: Path) -> None:
    machine.require()
    source = C_TESTS / f"test_{name}.c"
    options = [f"-I{generated}", f"-I{C_TESTS / 'support'}", f"-I{C_TESTS}"]
    shared = machine.compile_parts("support", support(harness), *options)
    program = machine.compile(f"test_{name}", [source, *shared], *options)
    printed = machine.run(program)
    assert re.search(r": [1-9]\d* passed, 0 failed\s*$", printed), printed


@pytest.mark.parametrize("name", ON_PROCESSORS)
@pytest.mark.parametrize("machine", EMULATED, ids=lambda machine: machine.name)
def test_on_another_processor(machine: Machine, generated: Path, name: str) -> None:
    check(machine, generated, name, C_TESTS / "support" / "check.c")


@pytest.mark.parametrize("name", ON_WINDOWS)
def test_on_windows(generated: Path, name: str) -> None:
    check(WINE, generated, name, Path(__file__).with_name("check_plain.c"))
