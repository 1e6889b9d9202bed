"""Makes objects: of the library's bitcode, of small C files; and archives of objects."""

from __future__ import annotations

from pathlib import Path

from . import swift
from .targets import Target
from .toolchain import Toolchain
from .tree import SUPPORT, TREE, Argument, run

# Contraction would make results depend on the processor.
OPTIONS = ["-Os", "-ffp-contract=off", "-ffunction-sections", "-fdata-sections", "-Wno-override-module"]
C_OPTIONS = ["-std=c11", "-O2", "-ffreestanding", "-fno-builtin", "-fno-math-errno", "-ffp-contract=off"]
C_OPTIONS += ["-ffunction-sections", "-fno-stack-protector", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def clang(tools: Toolchain, target: Target) -> list[Argument]:
    """The compiler for a platform. Code of Windows and of microcontrollers is not moved by itself."""
    position = [] if target.system in ("windows", "freestanding") else ["-fPIC"]
    return [tools["clang"], f"--target={target.triple}", *target.flags, *position]


def library(tools: Toolchain, target: Target, folder: Path, lto: bool = True) -> Path:
    """The whole library for a platform.

    As bitcode for a linker that optimises it when it knows what is exported; where a linker cannot, as an object.
    """
    made = folder / ("library.o" if lto else "nestedslide.o")
    kind = ["-flto", "-Xclang", "-disable-llvm-passes"] if lto else []
    command = [*clang(tools, target), *OPTIONS, *kind, "-x", "ir", "-c", swift.bitcode(tools, target.swift)]
    run(*command, "-o", made)
    return made


def compile_c(tools: Toolchain, target: Target, source: str | Path, compiled: Path, *options: str) -> Path:
    """A C file, of support by its name, without a C library."""
    path = (SUPPORT / source).relative_to(TREE) if isinstance(source, str) else source
    run(*clang(tools, target), *C_OPTIONS, *options, "-c", path, "-o", compiled)
    return compiled


def archive(tools: Toolchain, path: Path, *objects: Path, darwin: bool = False) -> None:
    kind = ["--format=darwin"] if darwin else []
    (TREE / path).unlink(missing_ok=True)
    run(tools["llvm-ar"], *kind, "rcsD", path, *objects)
