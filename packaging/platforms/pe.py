"""Links for Windows.

The DLL needs kernel32 and no C runtime, so it is the same for MSVC, MinGW and any runtime version. What the engine asks
of POSIX and of libm is in support/windows.c and support/runtime.c. The static library leaves out the second: the
program's own C runtime has it.
"""

from __future__ import annotations

from pathlib import Path

from . import objects
from .targets import Target
from .toolchain import Toolchain
from .tree import FUNCTIONS, TREE, run, write_lines

# What the engine asks of POSIX.
SYSTEM = ("free", "posix_memalign", "pthread_self")
KERNEL32 = ("GetCurrentThreadId", "GetProcessHeap", "HeapAlloc", "HeapFree")


def link(tools: Toolchain, target: Target, folder: Path) -> None:
    machine = f"/machine:{'x64' if target.cpu == 'x86_64' else 'arm64'}"
    library = objects.library(tools, target, folder)
    # In the DLL under POSIX's names; a program that links statically may have these itself.
    system = objects.compile_c(tools, target, "windows.c", folder / "system.obj", "-DNAME(name)=name")
    renamed = objects.compile_c(tools, target, "windows.c", folder / "windows.obj")
    runtime = objects.compile_c(tools, target, "runtime.c", folder / "runtime.obj")
    mark = objects.compile_c(tools, target, "fltused.c", folder / "fltused.obj")
    kernel = write_lines(folder / "kernel32.def", ["LIBRARY kernel32.dll", "EXPORTS", *KERNEL32])
    exports = write_lines(folder / "NestedSlideC.def", ["LIBRARY NestedSlideC.dll", "EXPORTS", *FUNCTIONS])
    run(tools["lld-link"], "/lib", machine, f"/def:{kernel}", f"/out:{folder}/kernel32.lib")
    # /Brepro writes a hash in the place of the time.
    kind = ["/dll", "/noentry", "/nodefaultlib", machine, "/opt:ref", "/opt:icf", "/Brepro", f"/def:{exports}"]
    # The seed of Swift's own hashes, which nothing here asks for: this linker wants to know before it leaves them out.
    kind.append("/alternatename:arc4random_buf=free")
    # Keeps the object that it makes of the bitcode.
    kind.append("/lldsavetemps:prelink")
    names = [f"/out:{folder}/NestedSlideC.dll", f"/implib:{folder}/NestedSlideC.lib"]
    parts = [library, system, runtime, mark, folder / "kernel32.lib"]
    run(tools["lld-link"], *kind, *names, *parts, title=f"links for {target.name}")
    made = folder / "nestedslide.o"
    (TREE / folder / "NestedSlideC.dll.lto.obj").rename(TREE / made)
    run(tools["llvm-objcopy"], *(f"--redefine-sym={name}=nestedslide_{name}" for name in SYSTEM), made)
    # llvm-ar, unlike lld-link, writes member names that do not depend on the folder.
    objects.archive(tools, folder / "NestedSlideC-static.lib", made, renamed, mark)
