"""Links for Windows.

The DLL needs kernel32 and no C runtime, so it is the same for MSVC, MinGW and any runtime version. What the engine asks
of POSIX and of libm is in support/windows.c and support/runtime.c. The static library leaves out the second: the
program's own C runtime has it.
"""

from __future__ import annotations

from pathlib import Path

from . import objects
from .targets import Target
from .tree import FUNCTIONS, product, run, write_lines

KERNEL32 = ("GetCurrentThreadId", "GetProcessHeap", "HeapAlloc", "HeapFree")


def link(tools: product.Toolchain, target: Target, folder: Path, library: Path) -> None:
    machine = f"/machine:{'x64' if target.cpu == 'x86_64' else 'arm64'}"
    system = objects.compile_c(tools, target, "windows.c", folder / "windows.obj")
    runtime = objects.compile_c(tools, target, "runtime.c", folder / "runtime.obj")
    mark = objects.compile_c(tools, target, "fltused.c", folder / "fltused.obj")
    kernel = write_lines(folder / "kernel32.def", ["LIBRARY kernel32.dll", "EXPORTS", *KERNEL32])
    exports = write_lines(folder / "NestedSlideC.def", ["LIBRARY NestedSlideC.dll", "EXPORTS", *FUNCTIONS])
    run(tools["lld-link"], "/lib", machine, f"/def:{kernel}", f"/out:{folder}/kernel32.lib")
    # /Brepro writes a hash in the place of the time.
    kind = ["/dll", "/noentry", "/nodefaultlib", machine, "/opt:ref", "/opt:icf", "/Brepro", f"/def:{exports}"]
    names = [f"/out:{folder}/NestedSlideC.dll", f"/implib:{folder}/NestedSlideC.lib"]
    run(tools["lld-link"], *kind, *names, library, system, runtime, mark, folder / "kernel32.lib")
    # llvm-ar, unlike lld-link, writes member names that do not depend on the folder.
    objects.archive(tools, folder / "NestedSlideC-static.lib", library, system, mark)
