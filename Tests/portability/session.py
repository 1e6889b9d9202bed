"""One session of calls (session/session.h), played on the release library and as WebAssembly, comes to one hash.

Tests/golden/session.nslide is the record of its beginning, which the C tests and the Python package play.
"""

from __future__ import annotations

import ctypes
import os

from paths import BUILD, GOLDEN, HERE, TOOLS, TREE, run, wasm

EXPECTED = GOLDEN / "session-hash.txt"
RECORD = GOLDEN / "session.nslide"
STEPS = 10_000
RECORDED_STEPS = 4000
MOST_BYTES = 1 << 20
SOURCE = HERE / "session" / "session.c"
RELEASE = TREE / ".build" / "product"


def native() -> ctypes.CDLL:
    """The session, built against the release library."""
    target = BUILD / "session.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-shared", "-fPIC"]
    command += [f"-I{TREE / 'include'}", str(SOURCE), "-o", str(target)]
    run(*command, f"-L{RELEASE}", "-lNestedSlideC", f"-Wl,-rpath,{RELEASE}")
    return ctypes.CDLL(str(target))


def native_hash() -> str:
    function = native().session_hash
    function.argtypes, function.restype = [ctypes.c_int32], ctypes.c_uint64
    return f"{function(STEPS):016x}"


def record() -> bytes:
    """The record of the beginning, as the release library writes it."""
    function, room = native().session_record, ctypes.create_string_buffer(MOST_BYTES)
    function.argtypes = [ctypes.c_int32, ctypes.c_char_p, ctypes.c_size_t]
    function.restype = ctypes.c_size_t
    size = function(RECORDED_STEPS, room, MOST_BYTES)
    return room.raw[:size]


def wasm_hash() -> str:
    compiled, module = BUILD / "session.o", BUILD / "session.wasm"
    wasm.compile_c(TOOLS, SOURCE, compiled)
    wasm.link(TOOLS, module, [compiled, *wasm.parts(TOOLS)], ["session_hash"])
    return f"{wasm.call(TOOLS, module, 'session_hash', f'i32:{STEPS}'):016x}"


def check() -> dict[str, list[str]]:
    BUILD.mkdir(parents=True, exist_ok=True)
    lines = EXPECTED.read_text().splitlines()
    wanted = next(line for line in lines if not line.startswith("#"))
    found = {"release library": native_hash(), "wasm32": wasm_hash()}
    results = {
        f"session, {build}": [] if given == wanted else [f"{STEPS:,} steps have the hash {given}, not {wanted}"]
        for build, given in found.items()
    }
    same = record() == RECORD.read_bytes()
    return {**results, "session, its record": [] if same else [f"{RECORD.name} is not of this session"]}


def renew() -> None:
    """Takes the release library's hash and record for the right ones."""
    BUILD.mkdir(parents=True, exist_ok=True)
    about = f"# The hash after {STEPS:,} steps of the session in Tests/portability/session/session.h."
    EXPECTED.write_text(f"{about}\n{native_hash()}\n")
    RECORD.write_bytes(record())
    print(EXPECTED.read_text(), end="")
