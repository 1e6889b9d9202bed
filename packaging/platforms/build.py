"""Builds targets into .build/platforms, each in a folder of its own.

A target is built anew when the sources, the compiler or the programs of this folder have changed, and only then.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import board, elf, macho, pe, swift, wasm
from .targets import LEAST_FUNCTIONS, Target, named
from .toolchain import Toolchain, needed
from .tree import BUILD, FUNCTIONS, TREE, apple_linker, clean


def programs_hash() -> str:
    """Of all that decides what is made of the sources."""
    here = Path(__file__).parent
    files = [*here.glob("*.py"), *(here / "support").glob("*.c")]
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(files))).hexdigest()


def made_of(target: Target, exported: Collection[str]) -> str:
    """All that a target's files depend on but the compiler."""
    return f"{target}\n{sorted(exported)}\n{programs_hash()}\n{swift.sources_hash()}\n"


LINKERS = {
    "linux": elf.link,
    "android": elf.link,
    "windows": pe.link,
    "macos": macho.link,
    "ios": macho.link,
    "wasm": wasm.link_target,
}


def build(tools: Toolchain, target: Target, functions: Sequence[str]) -> Path:
    """Builds one target; answers its folder."""
    folder = BUILD / target.name
    is_board = target.system == "freestanding"
    described = f"{tools.version}\n{made_of(target, functions if is_board else FUNCTIONS)}"
    stamp = TREE / folder / "stamp"
    if stamp.is_file() and stamp.read_text() == described:
        return folder
    clean(folder)
    if is_board:
        board.link(tools, target, folder, functions)
    else:
        LINKERS[target.system](tools, target, folder)
    stamp.write_text(described)
    print(f"  {target.name}: {sizes(target, folder)}", flush=True)
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


def require_tools(chosen: Sequence[Target]) -> None:
    """Says what is absent before minutes have gone into what does not need it."""
    if any(target.system == "macos" for target in chosen):
        apple_linker()
    if any(target.system == "wasm" for target in chosen):
        wasm.optimizer()


def main(only: Sequence[str], functions: Sequence[str]) -> None:
    tools = needed()
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
            board.report(tools, target, BUILD / target.name)
