"""One session of calls (session/session.h), played on the release library and as WebAssembly, comes to one hash.

The same session in Swift and in Python is part of those tests.
"""

from __future__ import annotations

import ctypes
import os

from paths import BUILD, GOLDEN, HERE, TREE, library, toolchain

EXPECTED = GOLDEN / "session-hash.txt"
STEPS = 10_000
SOURCE = HERE / "session" / "session.c"
RELEASE = TREE / ".build" / "product"


def native() -> str:
    target = BUILD / "session.so"
    compiler = os.environ.get("CC", "cc")
    command = [compiler, "-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-shared", "-fPIC"]
    command += [f"-I{TREE / 'include'}", str(SOURCE), "-o", str(target)]
    toolchain.run([*command, f"-L{RELEASE}", "-lNestedSlideC", f"-Wl,-rpath,{RELEASE}"])
    function = ctypes.CDLL(str(target)).session_hash
    function.argtypes, function.restype = [ctypes.c_int32], ctypes.c_uint64
    return f"{function(STEPS):016x}"


def wasm() -> str:
    compiled, module = BUILD / "session.o", BUILD / "session.wasm"
    library.compile_c(SOURCE, compiled)
    toolchain.link(module, [compiled, *library.OBJECTS], ["session_hash"])
    return f"{toolchain.call(module, 'session_hash', f'i32:{STEPS}'):016x}"


def check() -> dict[str, list[str]]:
    BUILD.mkdir(parents=True, exist_ok=True)
    lines = EXPECTED.read_text().splitlines()
    wanted = next(line for line in lines if not line.startswith("#"))
    found = {"release library": native(), "wasm32": wasm()}
    return {
        f"session, {build}": [] if given == wanted else [f"{STEPS:,} steps have the hash {given}, not {wanted}"]
        for build, given in found.items()
    }


def renew() -> None:
    """Takes the release library's hash for the right one."""
    BUILD.mkdir(parents=True, exist_ok=True)
    about = f"# The hash after {STEPS:,} steps of the session in Tests/portability/session/session.h."
    EXPECTED.write_text(f"{about}\n{native()}\n")
    print(EXPECTED.read_text(), end="")
