"""Two sessions of calls (session.h, company.h), on the release library and as WebAssembly, come to their hashes.

Tests/golden/session.nslide is the record of its beginning, which the C tests and the Python package play.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from paths import BUILD, GOLDEN, HERE, TOOLS, TREE, run, wasm

EXPECTED = GOLDEN / "session-hash.txt"
RECORD = GOLDEN / "session.nslide"
STEPS = 10_000
RECORDED_STEPS = 4000
MOST_BYTES = 1 << 20
NAMES = ("session", "company")
SOURCES = [HERE / "session" / f"{name}.c" for name in NAMES]
RELEASE = TREE / ".build" / "product"


def native() -> ctypes.CDLL:
    """The sessions, built against the release library."""
    target = BUILD / "session.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-shared", "-fPIC"]
    command += [f"-I{TREE / 'include'}", *map(str, SOURCES), "-o", str(target)]
    run(*command, f"-L{RELEASE}", "-lNestedSlideC", f"-Wl,-rpath,{RELEASE}")
    return ctypes.CDLL(str(target))


def native_hash(name: str) -> str:
    function = getattr(native(), f"{name}_hash")
    function.argtypes, function.restype = [ctypes.c_int32], ctypes.c_uint64
    return f"{function(STEPS):016x}"


def record() -> bytes:
    """The record of the beginning, as the release library writes it."""
    function, room = native().session_record, ctypes.create_string_buffer(MOST_BYTES)
    function.argtypes = [ctypes.c_int32, ctypes.c_char_p, ctypes.c_size_t]
    function.restype = ctypes.c_size_t
    size = function(RECORDED_STEPS, room, MOST_BYTES)
    return room.raw[:size]


def wasm_module() -> Path:
    module, compiled = BUILD / "session.wasm", [BUILD / f"{name}.o" for name in NAMES]
    for source, target in zip(SOURCES, compiled):
        wasm.compile_c(TOOLS, source, target)
    wasm.link(TOOLS, module, [*compiled, *wasm.parts(TOOLS)], [f"{name}_hash" for name in NAMES])
    return module


def wasm_hash(module: Path, name: str) -> str:
    return f"{wasm.call(TOOLS, module, f'{name}_hash', f'i32:{STEPS}'):016x}"


def check() -> dict[str, list[str]]:
    BUILD.mkdir(parents=True, exist_ok=True)
    lines = EXPECTED.read_text().splitlines()
    wanted = dict(line.split() for line in lines if not line.startswith("#"))
    module, results = wasm_module(), {}
    for name in NAMES:
        for build, given in (("release library", native_hash(name)), ("wasm32", wasm_hash(module, name))):
            same = given == wanted[name]
            problem = f"{STEPS:,} steps have the hash {given}, not {wanted[name]}"
            results[f"{name}, {build}"] = [] if same else [problem]
    same = record() == RECORD.read_bytes()
    return {**results, "session, its record": [] if same else [f"{RECORD.name} is not of this session"]}


def renew() -> None:
    """Takes the release library's hash and record for the right ones."""
    BUILD.mkdir(parents=True, exist_ok=True)
    about = f"# The hashes after {STEPS:,} steps of the sessions in Tests/portability/session."
    EXPECTED.write_text("\n".join([about, *(f"{name} {native_hash(name)}" for name in NAMES), ""]))
    RECORD.write_bytes(record())
    print(EXPECTED.read_text(), end="")
