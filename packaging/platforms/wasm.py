"""Makes the module for WebAssembly, with every function of the header.

It imports nothing and exports its memory, and malloc and free for the structs and arrays that are handed to it. `make
wasm` makes it as it is linked; what people download is made smaller by wasm-opt.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from . import objects, swift
from .targets import Target, named
from .toolchain import Toolchain
from .tree import FUNCTIONS, TREE, Argument, run

# What the linker says that the module uses; every browser since 2022 has it.
FEATURES = ("bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int")
NAME = "nestedslide.wasm"
FOLDER = Path(".build/wasm")
RUNTIME = Path("bindings/wasm/runtime.c")


def target() -> Target:
    return named(["wasm"])[0]


def optimizer() -> str:
    path = shutil.which("wasm-opt")
    if path is None:
        raise SystemExit("platforms: wasm-opt is not installed: apt install binaryen; or leave WebAssembly out, ONLY=")
    return path


def parts(tools: Toolchain) -> list[Path]:
    """What a module that calls the library is linked with."""
    (TREE / FOLDER).mkdir(parents=True, exist_ok=True)
    return [swift.bitcode(tools, target().swift), compile_c(tools, RUNTIME, FOLDER / "runtime.o")]


def compile_c(tools: Toolchain, source: Path, compiled: Path) -> Path:
    return objects.compile_c(tools, target(), source, compiled, "-I", "include")


def link(tools: Toolchain, module: Path, parts: Sequence[Path], exports: Sequence[str], *options: str) -> None:
    """Links a module that is called from outside and imports nothing but what `options` allow."""
    command: list[Argument] = [tools["wasm-ld"], "--no-entry", "--gc-sections"]
    # A stack below the data: one that is used up ends in a trap and overwrites nothing.
    command += ["--stack-first", "-z", "stack-size=65536", *options]
    run(*command, *(f"--export={name}" for name in exports), "-o", module, *parts, title=f"links {module.name}")


def shrink(module: Path, smaller: Path) -> None:
    """Optimises a module for size. Every bit of what the engine answers stays as it is."""
    features = (f"--enable-{feature}" for feature in FEATURES)
    run(optimizer(), "-Oz", "--converge", *features, module, "-o", smaller, title=f"makes {NAME} smaller")


def build(tools: Toolchain, folder: Path = FOLDER) -> Path:
    """The module as it is linked."""
    link(tools, folder / NAME, parts(tools), [*FUNCTIONS, "malloc", "free"], "--strip-all", "-O2")
    return folder / NAME


def link_target(tools: Toolchain, _: Target, folder: Path) -> None:
    shrink(build(tools, folder), folder / NAME)


def call(tools: Toolchain, module: Path, function: str, *arguments: str) -> int:
    """Calls an exported function that answers a whole number, unsigned. Arguments: type and value, as i32:1."""
    printed = run(tools["wasmkit"], "run", module, function, *arguments)
    # As it is printed: [WasmTypes.Value.i64(123)]
    found = re.fullmatch(r"\[\S*\bi(?:32|64)\((\d+)\)\]", printed.strip())
    if found is None:
        raise SystemExit(f"{module} {function} answered {printed!r}, not a whole number")
    return int(found[1])
