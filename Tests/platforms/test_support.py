"""The C files of packaging/platforms/support: each beside a C library that does the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from machines import LINUX, PROGRAMS, run, tool
from platforms.tree import SUPPORT

HERE = Path(__file__).parent
SANITIZED = ["-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined", "-fno-builtin"]
MACHINES = {machine.name: machine for machine in LINUX}


def sanitized(name: str, *sources: Path, options: tuple[str, ...] = ()) -> None:
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    program = PROGRAMS / name
    run([tool("clang"), *SANITIZED, *options, *sources, "-lm", "-o", program])
    assert run([program]) == ""


def test_memory_for_windows() -> None:
    sanitized("support_windows", HERE / "support_windows.c", SUPPORT / "windows.c")


def test_rounding_and_copying() -> None:
    PROGRAMS.mkdir(parents=True, exist_ok=True)
    ours = PROGRAMS / "runtime-renamed.o"
    run([tool("clang"), *SANITIZED, "-DNAME(name)=ours_##name", "-c", SUPPORT / "runtime.c", "-o", ours])
    sanitized("support_runtime", HERE / "support_runtime.c", ours)


def test_arithmetic_for_arm(tmp_path: Path) -> None:
    machine = MACHINES["linux-armv7hf"]
    machine.require()
    renamed = tmp_path / "arm.c"
    renamed.write_text((SUPPORT / "arm.c").read_text().replace("__aeabi_", "ours_"))
    program = machine.compile("support_arm", [HERE / "support_arm.c", renamed], "-Wno-overflow")
    assert machine.run(program) == ""


@pytest.mark.parametrize("name", ["linux-x86_64", "linux-aarch64", "linux-armv7hf"])
def test_a_thread_that_the_system_calls_0(name: str) -> None:
    machine = MACHINES[name]
    machine.require()
    program = machine.compile("zero_thread", [HERE / "zero_thread.c"], "-Wl,--export-dynamic", "-fno-builtin")
    assert machine.run(program) == "reentrant\n"
