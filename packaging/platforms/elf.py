"""Links for Linux and Android.

No C library of the target is needed to link against: stubs with the names and versions that the engine asks for do.
They also make sure that nothing newer is asked for, whatever this machine has.
"""

from __future__ import annotations

from pathlib import Path

from . import objects
from .targets import Target
from .toolchain import Toolchain
from .tree import EXPORTS, SONAME, TREE, Argument, run, write_lines

LIBC = ("free", "memcpy", "memmove", "memset", "posix_memalign", "pthread_self")
LIBM = ("ceil", "floor", "sqrt")
# The names by which ARM's rules for 32 bits have compilers call these.
ARM_LIBC = tuple(
    f"__aeabi_{name}{width}" for name in ("memcpy", "memmove", "memset", "memclr") for width in ("", "4", "8")
)

LINK = ["--gc-sections", "--icf=all", "--strip-all", "--build-id=sha1"]
# All addresses are resolved when the library is loaded, and then no longer writable.
LINK += ["-z", "now", "-z", "relro", "-z", "noexecstack", "-z", "defs", "--as-needed"]


def stub(tools: Toolchain, target: Target, folder: Path, soname: str, names: tuple[str, ...]) -> Path:
    """A shared library of empty functions, in the place of the system's."""
    stem = folder / soname.partition(".")[0]
    source, versions = stem.with_suffix(".c"), stem.with_suffix(".map")
    write_lines(source, [f"void {name}(void) {{}}" for name in names])
    write_lines(versions, [f"{target.glibc} {{ global: *; }};"])
    compiled, library = stem.with_suffix(".o"), stem.with_suffix(".so")
    options = [f"--target={target.triple}", *target.flags, "-ffreestanding", "-fno-builtin", "-fPIC", "-w"]
    run(tools["clang"], *options, "-c", source, "-o", compiled)
    version = [f"--version-script={versions}"] if target.glibc else []
    run(tools["ld.lld"], "-shared", "-soname", soname, *version, "-o", library, compiled)
    return library


def link(tools: Toolchain, target: Target, folder: Path) -> None:
    """Makes the shared library, and of the object that the linker makes for it the static one."""
    is_android = target.system == "android"
    stubs = folder / "stubs"
    (TREE / stubs).mkdir()
    libc = LIBC + (ARM_LIBC if target.cpu == "armv7" else ())
    suffix = "" if is_android else ".6"
    system = [
        stub(tools, target, stubs, f"libc.so{suffix}", libc),
        stub(tools, target, stubs, f"libm.so{suffix}", LIBM),
    ]
    # Android numbers no libraries; its newer devices have pages of 16 KB, its oldest know one kind of table only.
    if is_android:
        kind: list[Argument] = ["-soname=libNestedSlideC.so", "-z", "max-page-size=16384", "--hash-style=both"]
    else:
        kind = [f"-soname={SONAME}", "--hash-style=gnu"]
    made = folder / "nestedslide.o"
    parts = [objects.library(tools, target, folder)]
    if target.cpu == "armv7":
        parts.append(objects.compile_c(tools, target, "arm.c", folder / "arm.o"))
    options = [*LINK, *target.link, f"--version-script={EXPORTS}", *kind, f"--lto-obj-path={made}"]
    shared = folder / "libNestedSlideC.so"
    run(tools["ld.lld"], "-shared", *options, "-o", shared, *parts, *system, title=f"links for {target.name}")
    # Only the header's names: who links the archive beside other Swift code meets no name twice.
    only = ["--wildcard", "--keep-global-symbol=nslide_*", "--strip-unneeded", "--remove-section=.llvm_addrsig"]
    run(tools["llvm-objcopy"], *only, made)
    objects.archive(tools, folder / "libNestedSlideC.a", made)
