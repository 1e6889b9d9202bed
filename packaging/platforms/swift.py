"""Compiles the library's Swift, once for each kind of processor.

    Sources/NestedSlideCore --swiftc--> interface --.
    Sources/NestedSlideC ----------swiftc-----------'--> LLVM bitcode of the whole library

Embedded Swift compiles the engine into the module that uses it, so the second compilation has all of the code. It asks
nothing of a system but memory: bitcode for one system with a processor serves every other with the same one.
"""

from __future__ import annotations

import hashlib
import threading
from pathlib import Path

from .toolchain import Toolchain
from .tree import BUILD, TREE, Argument, run, write_lines

MODULES = BUILD / "modules"
OPTIONS = ["-swift-version", "6", "-Osize", "-wmo", "-parse-as-library", "-enable-experimental-feature", "Embedded"]
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
    described = f"{tools.version}\n{options(swift_target)}\n{sources_hash()}\n"
    with _one_at_a_time:
        if not ((TREE / compiled).is_file() and stamp.is_file() and stamp.read_text() == described):
            compile_library(tools, swift_target, folder, compiled)
            stamp.write_text(described)
    return compiled


def compile_library(tools: Toolchain, swift_target: str, folder: Path, compiled: Path) -> None:
    (TREE / folder).mkdir(parents=True, exist_ok=True)
    (TREE / folder / "stamp").unlink(missing_ok=True)
    common: list[Argument] = [tools.swiftc, *options(swift_target), "-module-cache-path", MODULES / "cache"]
    core = write_lines(folder / "core.list", sources("NestedSlideCore"))
    interface = folder / "NestedSlideCore.swiftmodule"
    title = f"compiles for {swift_target}"
    emit: list[Argument] = ["-module-name", "NestedSlideCore", "-emit-module", "-o", interface]
    run(*common, *emit, f"@{core}", title=f"{title}, 1 of 2")
    library = write_lines(folder / "library.list", sources("NestedSlideC"))
    names: list[Argument] = ["-module-name", "NestedSlideC", "-I", folder, "-I", "include", "-lto=llvm-full"]
    run(*common, *names, "-c", "-o", compiled, f"@{library}", title=f"{title}, 2 of 2")
