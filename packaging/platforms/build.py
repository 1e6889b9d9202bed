"""Builds targets into .build/platforms, each in a folder of its own.

A target is built anew when the sources, the compiler or the programs of this folder have changed, and only then.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import elf, macho, module, objects, pe, wasm
from .targets import LEAST_FUNCTIONS, Target, named
from .tree import BUILD, FUNCTIONS, TREE, apple_linker, clean, product, run


def programs_hash() -> str:
    """Of all that decides what is made of the module."""
    here = Path(__file__).parent
    programs = ("build", "elf", "macho", "module", "objects", "pe", "targets", "wasm")
    files = [*(here / f"{name}.py" for name in programs), *(here / "support").glob("*.c")]
    files.append(TREE / "packaging" / "product.py")
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()


def description(tools: product.Toolchain, target: Target, exported: Collection[str]) -> str:
    made_of = wasm.module_hash() if target.system == "wasm" else module.sources_hash()
    return f"{tools.version}\n{target}\n{sorted(exported)}\n{programs_hash()}\n{made_of}\n"


def build(tools: product.Toolchain, target: Target, functions: Sequence[str]) -> Path:
    """Builds one target; answers its folder."""
    folder = BUILD / target.name
    exported = functions if target.system == "freestanding" else FUNCTIONS
    described = description(tools, target, exported)
    stamp = TREE / folder / "stamp"
    if stamp.is_file() and stamp.read_text() == described:
        print(f"{target.name}: {sizes(target, folder)}, up to date", flush=True)
        return folder
    began = time.monotonic()
    clean(folder)
    if target.system == "wasm":
        wasm.build(folder)
    else:
        library = objects.compile_module(tools, target, folder, exported)
        if target.system in ("linux", "android"):
            helpers = [objects.compile_c(tools, target, "arm.c", folder / "arm.o")] if target.cpu == "armv7" else []
            elf.link(tools, target, folder, library, *helpers)
        elif target.system == "windows":
            pe.link(tools, target, folder, library)
        elif target.system == "macos":
            macho.link(target, folder, library)
        if target.system != "windows":
            objects.archive(tools, folder / "libNestedSlideC.a", library, darwin=target.system in ("macos", "ios"))
    stamp.write_text(described)
    print(f"{target.name}: {sizes(target, folder)}, {time.monotonic() - began:.0f} s", flush=True)
    return folder


def sizes(target: Target, folder: Path) -> str:
    return ", ".join(f"{name} {(TREE / folder / name).stat().st_size:,}" for name in target.files)


def build_universal() -> None:
    """One library for Macs of both kinds, and one archive for both kinds of simulator."""
    for name, files, parts in (
        (
            "macos-universal",
            ("libNestedSlideC.dylib", "libNestedSlideC.a"),
            {"x86_64": "macos-x86_64", "arm64": "macos-arm64"},
        ),
        ("ios-simulator", ("libNestedSlideC.a",), {"x86_64": "ios-x86_64-simulator", "arm64": "ios-arm64-simulator"}),
    ):
        for file in files:
            slices = {cpu: BUILD / folder / file for cpu, folder in parts.items()}
            if all((TREE / path).is_file() for path in slices.values()):
                macho.universal(BUILD / name / file, slices)


def code_size(tools: product.Toolchain, compiled: Path) -> int:
    """The bytes of machine code in an ELF object."""
    listed = run(tools["llvm-objdump"], "--section-headers", compiled)
    return sum(int(size, 16) for size in re.findall(r" ([0-9a-f]+) [0-9a-f]+ TEXT$", listed, re.MULTILINE))


def report_board(tools: product.Toolchain, target: Target) -> None:
    """Says what a board needs: room for the code, and the functions that it has to supply."""
    compiled = BUILD / target.name / "nestedslide.o"
    names = run(tools["llvm-nm"], "--undefined-only", "--just-symbol-name", compiled).split()
    print(f"{target.name}: {code_size(tools, compiled):,} bytes of code; the board supplies {', '.join(sorted(names))}")


def require_tools(chosen: Sequence[Target]) -> None:
    """Says what is absent before minutes have gone into what does not need it."""
    if any(target.system == "macos" for target in chosen):
        apple_linker()
    if any(target.system == "wasm" for target in chosen):
        wasm.optimizer()


def main(only: Sequence[str], functions: Sequence[str]) -> None:
    tools = product.toolchain()
    if tools is None:
        raise SystemExit("platforms: Swift 6.3 is not installed, see https://www.swift.org/install")
    unknown = set(functions) - set(FUNCTIONS)
    if unknown:
        raise SystemExit(f"platforms: nestedslide.h has no {', '.join(sorted(unknown))}")
    chosen = named(only)
    require_tools(chosen)
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        jobs = [pool.submit(build, tools, target, functions or LEAST_FUNCTIONS) for target in chosen]
        for job in jobs:
            job.result()
    build_universal()
    for target in chosen:
        if target.system == "freestanding":
            report_board(tools, target)
