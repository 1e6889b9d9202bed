"""Builds .build/wasm/nestedslide.wasm: the whole library for WebAssembly, with every function of the header.

The module imports nothing and exports its memory, and malloc and free for the structs and arrays that are handed to it.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import toolchain

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE))

from tools.api import stored  # noqa: E402

BUILD = TREE / ".build" / "wasm"
MODULE = BUILD / "nestedslide.wasm"
LIBRARY, RUNTIME = (BUILD / name for name in ("library.o", "runtime.o"))
OBJECTS = [LIBRARY, RUNTIME]

SWIFT_OPTIONS = ["-swift-version", "6", "-Osize", "-wmo", "-parse-as-library", "-target", toolchain.TARGET]
# The linker drops what no exported function reaches, function by function.
SWIFT_OPTIONS += [*toolchain.EMBEDDED, "-Xfrontend", "-function-sections", "-Xfrontend", "-disable-stack-protector"]
# As in the release library, see packaging/product.py.
SWIFT_OPTIONS += ["-Xfrontend", "-remove-runtime-asserts"]
# With -fno-builtin the loop in memcpy does not become a call of memcpy.
C_OPTIONS = ["-std=c11", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-ffreestanding", "-fno-builtin"]
C_OPTIONS += [f"--target={toolchain.TARGET}", "-I", str(TREE / "include")]


def sources(target: str) -> list[Path]:
    return sorted((TREE / "Sources" / target).rglob("*.swift"))


def compile_swift(name: str, target: Path, *options: str) -> None:
    command = [toolchain.tool("swiftc"), *SWIFT_OPTIONS, *options, "-module-name", name, "-o", str(target)]
    toolchain.run([*command, *sources(name)])


def compile_c(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    toolchain.run([toolchain.tool("clang"), *C_OPTIONS, "-c", source, "-o", target])


def functions() -> list[str]:
    """What the header declares."""
    return [function.name for function in stored.load().exported()]


def build() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    modules = BUILD / "modules"
    modules.mkdir(exist_ok=True)
    interface = modules / "NestedSlideCore.swiftmodule"
    # Embedded Swift compiles the engine into the module that uses it, so its interface is enough.
    compile_swift("NestedSlideCore", interface, "-emit-module")
    compile_swift("NestedSlideC", LIBRARY, "-c", "-I", str(modules), "-I", str(TREE / "include"))
    compile_c(Path(__file__).with_name("runtime.c"), RUNTIME)
    toolchain.link(MODULE, OBJECTS, [*functions(), "malloc", "free"], "--strip-all", "-O2")


def main() -> None:
    build()
    data = MODULE.read_bytes()
    print(f"{MODULE.relative_to(TREE)}: {len(data):,} bytes, {len(gzip.compress(data, 9)):,} compressed")


if __name__ == "__main__":
    main()
