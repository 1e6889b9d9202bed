"""Makes the archive for a microcontroller: what the functions that a program calls reach, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from . import objects
from .targets import Target
from .toolchain import Toolchain
from .tree import run


def link(tools: Toolchain, target: Target, folder: Path, functions: Sequence[str]) -> None:
    """The linker's program is of no use without a board; the object that it makes for it is."""
    made, library = folder / "nestedslide.o", objects.library(tools, target, folder)
    wanted = [f"--undefined={name}" for name in functions]
    options = ["--gc-sections", "--unresolved-symbols=ignore-all", f"--lto-obj-path={made}"]
    run(tools["ld.lld"], *options, *wanted, "-o", folder / "program", library, title=f"links for {target.name}")
    kept = [f"--keep-global-symbol={name}" for name in functions]
    run(tools["llvm-objcopy"], *kept, "--strip-unneeded", made)
    objects.archive(tools, folder / "libNestedSlideC.a", made)


def code_size(tools: Toolchain, compiled: Path) -> int:
    """The bytes of machine code in an ELF object."""
    listed = run(tools["llvm-objdump"], "--section-headers", compiled)
    return sum(int(size, 16) for size in re.findall(r" ([0-9a-f]+) [0-9a-f]+ TEXT$", listed, re.MULTILINE))


def report(tools: Toolchain, target: Target, folder: Path) -> None:
    """Says what a board needs: room for the code, and the functions that it has to supply."""
    compiled = folder / "nestedslide.o"
    names = run(tools["llvm-nm"], "--undefined-only", "--just-symbol-name", compiled).split()
    print(f"{target.name}: {code_size(tools, compiled):,} bytes of code; the board supplies {', '.join(sorted(names))}")
