"""The engine as one C file: the same answers, by other compilers, on other processors and in a program of 32 bits."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import session
from machines import MACHINES, PROGRAMS, Machine, run, tool
from platforms.amalgamation import make
from platforms.toolchain import needed
from platforms.tree import SONAME, TREE

C_TESTS = TREE / ".build" / "c-tests"
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-O2", "-ffp-contract=off")
# The C ring, but for what is about threads, memory of the process and time, for what takes long, and for structs that
# end where memory ends: arrays are read before the engine looks at the struct.
OTHERS = {
    "abuse_handles",
    "abuse_sequences",
    "abuse_struct_sizes",
    "allocations",
    "allocations_of_calls",
    "allocations_of_lists",
    "allocator",
    "busy",
    "busy_links",
    "busy_lists",
    "exceptions",
    "frame_time",
    "many_pages",
    "out_of_memory",
}
# Of a fling's frame that writes the snapshot, kept: W1 of benchmarks/README.md, in instructions.
LIBRARY_FRAME = 270
# WebAssembly compares and converts NaN at will, which sets flags of the processor that nobody reads but the harness.
TRAPPING = "Floating point exception"


@pytest.fixture(scope="session")
def source() -> Path:
    if shutil.which("wasm2c") is None:
        pytest.skip("wasm2c is not installed: apt install wabt; nestedslide.c was not made")
    return TREE / make.make(needed())


def shared(source: Path, compiler: str) -> Path:
    """A library like the one that ships."""
    folder = PROGRAMS / f"amalgamation-{Path(compiler).name}"
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / SONAME
    run([compiler, *STRICT, "-fPIC", "-fvisibility=hidden", "-shared", source, "-o", library, "-lm", "-lpthread"])
    return library


@pytest.fixture(scope="session")
def library(source: Path) -> Path:
    return shared(source, "gcc")


def exported(library: Path) -> set[str]:
    names = run(["nm", "-D", "--defined-only", library]).split()
    return {name for name in names if name.startswith("nslide_")}


def test_it_has_the_functions_of_the_library(library: Path) -> None:
    assert exported(library) == exported(TREE / ".build" / "product" / "libNestedSlideC.so")


def test_every_scenario(library: Path) -> None:
    environment = {**os.environ, "NESTEDSLIDE_LIBRARY": str(library)}
    environment["PYTHONPATH"] = str(TREE / "bindings" / "python" / "src")
    command = [sys.executable, "Tests/behaviour/run.py", "--alone"]
    done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert re.search(r"behaviour: [1-9]\d* passed, 0 failed", done.stdout)


def programs() -> list[str]:
    found = (path.stem[len("test_") :] for path in (TREE / "Tests" / "NestedSlideCTests").glob("test_*.c"))
    return sorted(name for name in found if name not in OTHERS)


@pytest.mark.parametrize("name", programs())
def test_a_program_of_the_c_ring(library: Path, name: str) -> None:
    """Against this library in place of the one that it was linked with."""
    program = C_TESTS / f"test_{name}"
    if not program.is_file():
        pytest.skip(f"{program} is not built: make test-c")
    environment = {**os.environ, "LD_LIBRARY_PATH": str(library.parent)}
    done = subprocess.run([program], cwd=TREE, env=environment, capture_output=True, text=True, timeout=600)
    failed = [line for line in done.stdout.splitlines() if "FAILED" in line and TRAPPING not in line]
    assert not failed, done.stdout[-3000:] + done.stderr
    assert " passed, " in done.stdout, done.stdout[-3000:] + done.stderr


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.name)
def test_the_session_has_the_same_hash(source: Path, machine: Machine) -> None:
    machine.require()
    options = [*session.OPTIONS, "-ffp-contract=off", "-Wno-overlength-strings", "-Wno-pedantic"]
    assert played(source, machine, options) == session.expected()


def test_the_session_by_clang(source: Path) -> None:
    machine = next(each for each in MACHINES if each.name == "linux-x86_64")
    machine.require()
    machine = replace(machine, name="linux-x86_64-clang", compiler=(tool("clang"),))
    assert played(source, machine, [*session.OPTIONS, "-ffp-contract=off", "-Wno-pedantic"]) == session.expected()


def test_hooks_that_call_the_library(source: Path) -> None:
    machine = next(each for each in MACHINES if each.name == "linux-x86_64")
    hooks = Path(__file__).with_name("amalgamation_hooks.c")
    options = ["-fsanitize=address,undefined", "-Wno-pedantic"]
    program = machine.compile_alone("amalgamation-hooks", [source, hooks], *options)
    assert machine.run(program).strip() == "ok"


def test_a_frame_costs_at_most_two_and_a_half_times_the_librarys(source: Path) -> None:
    if shutil.which("valgrind") is None:
        pytest.skip("valgrind is not installed: apt install valgrind")
    machine = next(each for each in MACHINES if each.name == "linux-x86_64")
    frames = Path(__file__).with_name("amalgamation_frames.c")
    options = ["-O2", "-ffp-contract=off", "-Wno-overlength-strings", "-Wno-pedantic"]
    program = machine.compile_alone("amalgamation-frames", [source, frames], *options)
    few, many = (instructions(program, count) for count in (1000, 2000))
    assert (many - few) / 1000 <= 2.5 * LIBRARY_FRAME


def instructions(program: Path, frames: int) -> int:
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, str(frames)]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True, timeout=300)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found[1])


def played(source: Path, machine: Machine, options: list[str]) -> str:
    """What the sessions print in a program that has the C file inside."""
    program = machine.compile_alone("amalgamation", [source, *session.SOURCES], *options)
    return machine.run(program).strip()
