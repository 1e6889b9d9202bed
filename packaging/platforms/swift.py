"""Compiles the library's Swift, once for each kind of processor.

    Sources/NestedSlideCore, Sources/NestedSlideC --swiftc--> LLVM bitcode of the whole library

Both folders are compiled as one module. As two, the engine would be compiled twice: Embedded Swift compiles a module's
code into the module that uses it. The code asks nothing of a system but memory: bitcode for one system with a processor
serves every other with the same one.
"""

from __future__ import annotations

import hashlib
import threading
from pathlib import Path

from .toolchain import Toolchain
from .tree import BUILD, TREE, Argument, run, write_lines

MODULES = BUILD / "modules"
OPTIONS = ["-swift-version", "6", "-Osize", "-wmo", "-parse-as-library", "-enable-experimental-feature", "Embedded"]
# The C interface imports the engine, as SwiftPM wants; in one module with it, swiftc warns of each import.
OPTIONS += ["-suppress-warnings"]
# A stack protector needs a secret value, which each system keeps elsewhere, or not at all.
OPTIONS += ["-Xfrontend", "-disable-stack-protector"]
# What is tuned beyond that, with what it saves of the library for Linux on x86-64; NOTES.md has what saves nothing.
# Sums that would overflow wrap instead of ending the host: 9 KB. Debug builds, which the Swift tests run, check them.
OPTIONS += ["-Xfrontend", "-remove-runtime-asserts"]
# A function that takes a closure is not copied for each closure: 18 KB. Most doors of the C interface go through one.
OPTIONS += ["-Xllvm", "-sil-disable-pass=closure-specialize"]
# A square root is one instruction.
OPTIONS += ["-Xcc", "-fno-math-errno"]

# What has to be said of some processors: they compute doubles themselves. Swift would hand these over in integers.
OF_PROCESSOR = {
    "riscv64-none-none-eabi": ["-Xcc", "-march=rv64gc", "-Xcc", "-mabi=lp64d"],
    "armv7-none-none-eabi": ["-Xcc", "-mfpu=vfpv3-d16", "-Xcc", "-mfloat-abi=hard"],
    "armv7em-none-none-eabi": ["-Xcc", "-mfpu=fpv5-d16", "-Xcc", "-mfloat-abi=hard", "-Xcc", "-mcpu=cortex-m7"],
}

_one_at_a_time = threading.Lock()


def options(swift_target: str) -> list[str]:
    return [*OPTIONS, "-target", swift_target, *OF_PROCESSOR.get(swift_target, [])]


def sources(module: str) -> list[str]:
    return sorted(str(path.relative_to(TREE)) for path in (TREE / "Sources" / module).rglob("*.swift"))


def sources_hash() -> str:
    """Of all that the bitcode depends on but the compiler and its options."""
    total = hashlib.sha256()
    for path in sorted(path for name in ("Sources", "include") for path in (TREE / name).rglob("*") if path.is_file()):
        total.update(f"{path.relative_to(TREE)}\n".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def bitcode(tools: Toolchain, swift_target: str) -> Path:
    """Compiled if it is not there or old. One compilation at a time: each takes much memory."""
    folder = MODULES / swift_target
    compiled, stamp = folder / "library.o", TREE / folder / "stamp"
    files = [*sources("NestedSlideCore"), *sources("NestedSlideC")]
    command: list[Argument] = [tools.swiftc, *options(swift_target), "-module-cache-path", MODULES / "cache"]
    command += ["-module-name", "NestedSlideCore", "-I", "include", "-lto=llvm-full", "-c", "-o", compiled]
    described = f"{tools.version}\n{[str(word) for word in command]}\n{sources_hash()}\n"
    with _one_at_a_time:
        if not ((TREE / compiled).is_file() and stamp.is_file() and stamp.read_text() == described):
            (TREE / folder).mkdir(parents=True, exist_ok=True)
            stamp.unlink(missing_ok=True)
            listed = write_lines(folder / "sources.list", files)
            run(*command, f"@{listed}", title=f"compiles for {swift_target}")
            stamp.write_text(described)
    return compiled
