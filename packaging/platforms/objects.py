"""Makes objects of the LLVM module and of small C files, and archives of objects."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from . import module
from .targets import Target
from .tree import SUPPORT, TREE, Argument, product, run

# As the product is compiled, see packaging/product.py. Contraction would make results depend on the processor.
OPTIONS = ["-Os", "-ffp-contract=off", "-ffunction-sections", "-fdata-sections", "-Wno-override-module"]
C_OPTIONS = ["-std=c11", "-O2", "-ffreestanding", "-fno-builtin", "-fno-math-errno", "-ffp-contract=off"]
C_OPTIONS += ["-ffunction-sections", "-fno-stack-protector", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def llvm_options(target: Target) -> list[str]:
    """The product's, but for the outliner of machine code where there are tables for walking the stack.

    On x86-64 it does not know these tables, and for Windows LLVM refuses it. That functions save only the registers
    which their callers need is left to the processor and the systems on which all tests run.
    """
    has_tables = target.system in ("windows", "macos", "ios")
    outlines = not has_tables or (target.cpu == "arm64" and target.system != "windows")
    every = [*product.LLVM, *(product.LLVM_X86 if target.cpu == "x86_64" else [])]
    options = [option for option in every if outlines or "outliner" not in option or option == "-ir-outliner"]
    if has_tables or target.cpu != "x86_64":
        options.remove("-enable-ipra")
    if not outlines:
        options.append("-enable-machine-outliner=never")
    return [word for option in options for word in ("-mllvm", option)]


def position(target: Target) -> list[str]:
    """Code of Windows and of microcontrollers is not moved by itself."""
    return [] if target.system in ("windows", "freestanding") else ["-fPIC"]


def compile_module(tools: product.Toolchain, target: Target, folder: Path, exported: Collection[str]) -> Path:
    """The object of the whole library."""
    text, compiled = folder / "library.ll", folder / "nestedslide.o"
    whole = product.mark(module.text_of(tools, target.module))
    (TREE / text).write_text(module.neutral(whole, target, exported), encoding="utf-8")
    command: list[Argument] = [tools["clang"], f"--target={target.triple}", *target.flags, *position(target)]
    run(*command, *OPTIONS, *llvm_options(target), "-x", "ir", "-c", text, "-o", compiled)
    (TREE / text).unlink()
    return compiled


def compile_c(tools: product.Toolchain, target: Target, source: str, compiled: Path, *options: str) -> Path:
    """A C file of support, without a C library."""
    path = (SUPPORT / source).relative_to(TREE)
    command: list[Argument] = [tools["clang"], f"--target={target.triple}", *target.flags, *position(target)]
    run(*command, *C_OPTIONS, *options, "-c", path, "-o", compiled)
    return compiled


def archive(tools: product.Toolchain, path: Path, *objects: Path, darwin: bool = False) -> None:
    kind = ["--format=darwin"] if darwin else []
    (TREE / path).unlink(missing_ok=True)
    run(tools["llvm-ar"], *kind, "rcsD", path, *objects)
