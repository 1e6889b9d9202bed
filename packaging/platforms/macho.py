"""Links for macOS, and puts files for several processors into one."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from pathlib import Path

from . import objects
from .targets import Target
from .toolchain import Toolchain
from .tree import FUNCTIONS, TREE, VERSION, Argument, apple_linker, run, write_lines

# What a Mac's system library has of what compilers ask for; the linker only wants to know that it is there.
SYSTEM = (
    "___bzero", "_bzero", "_memset_pattern16", "_ceil", "_floor", "_free", "_memcpy", "_memmove", "_memset",
    "_posix_memalign", "_pthread_self", "_sqrt", "dyld_stub_binder",
)  # fmt: skip

CPU_TYPES = {"x86_64": (0x01000007, 3), "arm64": (0x0100000C, 0)}
FAT_MAGIC = 0xCAFEBABE
# As a power of two: pages of Apple's processors have 16 KB.
ALIGNMENT = 14


def link(tools: Toolchain, target: Target, folder: Path) -> None:
    """Makes the static library, and for macOS the shared one.

    Apple's linker is not among the toolchain's, and one of another version of LLVM reads no bitcode of this: so these
    are compiled before it is known what is exported, and are some 5 % larger than others.
    """
    library = objects.library(tools, target, folder, lto=False)
    # Only the header's names: who links the archive beside other Swift code meets no name twice.
    run(tools["llvm-objcopy"], "--wildcard", "--keep-global-symbol=_nslide_*", library)
    objects.archive(tools, folder / "libNestedSlideC.a", library, darwin=True)
    if target.system == "macos":
        link_library(target, folder, folder / "libNestedSlideC.dylib", FUNCTIONS, SYSTEM, library)


def link_library(
    target: Target, folder: Path, path: Path, exported: Sequence[str], system: Sequence[str], *parts: Path
) -> None:
    """A library for macOS that exports these functions and asks these of the system."""
    exports = write_lines(folder / "exports", [f"_{name}" for name in exported])
    arch = f"{target.cpu}-macos"
    lines = ["--- !tapi-tbd", "tbd-version: 4", f"targets: [ {arch} ]", "install-name: '/usr/lib/libSystem.B.dylib'"]
    lines += ["exports:", f"  - targets: [ {arch} ]", f"    symbols: [ {', '.join(system)} ]", "..."]
    names = write_lines(folder / "libSystem.tbd", lines)
    # Signed ad hoc: a Mac with an Apple processor runs nothing that has no signature at all.
    link: list[Argument] = [
        "-exported_symbols_list",
        exports,
        "-dead_strip",
        "--icf=all",
        "-x",
        "-S",
        "-adhoc_codesign",
    ]
    run(
        apple_linker(),
        *["-dylib", "-arch", target.cpu, "-platform_version", "macos", target.oldest, target.oldest],
        *["-install_name", f"@rpath/{path.name}", "-compatibility_version", "0", "-current_version", VERSION],
        *link,
        "-o",
        path,
        *parts,
        names,
    )


def universal(path: Path, files: dict[str, Path]) -> None:
    """One file with a part for each processor: a table, then the files, each at a multiple of 16 KB."""
    unit = 1 << ALIGNMENT
    table, body = struct.pack(">II", FAT_MAGIC, len(files)), b""
    for cpu, file in files.items():
        body += bytes(-len(body) % unit)
        data = (TREE / file).read_bytes()
        # The table fits into the first unit.
        table += struct.pack(">iiIII", *CPU_TYPES[cpu], unit + len(body), len(data), ALIGNMENT)
        body += data
    (TREE / path).parent.mkdir(parents=True, exist_ok=True)
    (TREE / path).write_bytes(table.ljust(unit, b"\0") + body)
    (TREE / path).chmod(0o755)
