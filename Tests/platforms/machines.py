"""How a C program is compiled and run for each platform that this machine can run in some way.

The Swift toolchain's clang compiles for all of them. Of each system only headers and its C library are needed, as
Debian's packages have them: no other compiler.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Union

import pytest
from platforms import targets, toolchain
from platforms.tree import BUILD, TREE

Argument = Union[str, Path]
PROGRAMS = TREE / BUILD / "tests"
STRICT = ["-std=c11", "-D_GNU_SOURCE", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def tool(name: str) -> str:
    tools = toolchain.installed()
    assert tools is not None, "Swift is not installed"
    return tools[name]


def run(command: Sequence[Argument], **variables: str) -> str:
    """What a program prints; a program that fails fails the test."""
    words = [str(part) for part in command]
    environment = {**os.environ, **variables}
    done = subprocess.run(words, capture_output=True, text=True, env=environment, timeout=600)
    assert done.returncode == 0, f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done.stdout


_compiled: set[Path] = set()


@dataclass(frozen=True)
class Machine:
    """One way to run programs of a target."""

    name: str
    target: str
    # What has to be there, and the package that brings it.
    needs: tuple[tuple[str, str], ...]
    compiler: tuple[str, ...]
    # What comes before the objects at linking, and after them.
    start: tuple[str, ...] = ()
    end: tuple[str, ...] = ()
    launcher: tuple[str, ...] = ()
    suffix: str = ""
    # The processor that it needs, where none is emulated.
    processor: str = ""
    variables: dict[str, str] = field(default_factory=dict)

    @property
    def libraries(self) -> Path:
        return TREE / BUILD / self.target

    def require(self) -> None:
        """Skips the test where a processor, a tool or a library is not there."""
        if self.processor not in ("", platform.machine()):
            pytest.skip(f"this machine has no {self.processor} processor; nothing was run as {self.name}")
        for path, package in self.needs:
            if not (Path(path).exists() if path.startswith("/") else shutil.which(path)):
                pytest.skip(f"{path} is not installed: apt install {package}; nothing was run as {self.name}")
        for file in named(self.target).files:
            if not (self.libraries / file).is_file():
                pytest.skip(f"{self.libraries / file} is not built: make platforms ONLY={self.target}")

    def compile(self, name: str, sources: Sequence[Path], *options: Argument, static: bool = False) -> Path:
        """Builds a program against the shared library, or with the static one inside."""
        folder = PROGRAMS / self.name
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / f"{name}{'-static' if static else ''}{self.suffix}"
        compiler: list[Argument] = [*self.compiler, *STRICT, f"-I{TREE / 'include'}", *options]
        if self.suffix == ".exe":
            library = self.libraries / ("NestedSlideC-static.lib" if static else "NestedSlideC.lib")
            compiler += ["-DNSLIDE_STATIC"] if static else []
        else:
            library = self.libraries / ("libNestedSlideC.a" if static else "libNestedSlideC.so")
        run([*compiler, *self.start, *sources, library, *self.end, "-o", program])
        self._place_library(folder)
        return program

    def compile_alone(self, name: str, sources: Sequence[Path], *options: Argument) -> Path:
        """Builds a program that needs no library of ours."""
        folder = PROGRAMS / self.name
        folder.mkdir(parents=True, exist_ok=True)
        program = folder / f"{name}{self.suffix}"
        compiler: list[Argument] = [*self.compiler, *STRICT, f"-I{TREE / 'include'}", "-DNSLIDE_STATIC=1", *options]
        run([*compiler, *self.start, *sources, *self.end, "-o", program])
        return program

    def compile_part(self, source: Path, *options: Argument) -> Path:
        """An object that several programs share; compiled once in a run of the tests."""
        compiled = PROGRAMS / self.name / "parts" / f"{source.stem}.o"
        if compiled not in _compiled:
            compiled.parent.mkdir(parents=True, exist_ok=True)
            command = [*self.compiler, *STRICT, f"-I{TREE / 'include'}", *options, "-c", source, "-o", compiled]
            run([word for word in command if word not in ("-fuse-ld=lld", "-nostdlib")])
            _compiled.add(compiled)
        return compiled

    def _place_library(self, folder: Path) -> None:
        """Lays the shared library where the program looks for it."""
        if self.suffix == ".exe":
            shutil.copy2(self.libraries / "NestedSlideC.dll", folder)
            return
        for name in ("libNestedSlideC.so", "libNestedSlideC.so.0"):
            shutil.copy2(self.libraries / "libNestedSlideC.so", folder / name)

    def run(self, program: Path, *arguments: str) -> str:
        return run([*self.launcher, program, *arguments], **self.variables)


def named(name: str) -> targets.Target:
    return next(target for target in targets.TARGETS if target.name == name)


# --------------------------------------------------------------------------------------------------------- the machines


def emulated(name: str, triple: str, folder: str, loader: str, emulator: str, package: str, *flags: str) -> Machine:
    """Linux on another processor, by qemu and Debian's cross packages of the C library."""
    root = f"/usr/{folder}"
    library = f"{root}/lib"
    compiler = (tool("clang"), f"--target={triple}", *flags, "-isystem", f"{root}/include", "-fuse-ld=lld", "-nostdlib")
    start = (f"-Wl,-dynamic-linker,{loader}", f"-L{library}", *(f"{library}/{part}" for part in ("crt1.o", "crti.o")))
    end = ["-Wl,-rpath,$ORIGIN", "-Wl,--as-needed", "-lm", "-lpthread", "-lc", f"{library}/libc_nonshared.a"]
    end.append(f"{library}/crtn.o")
    if "arm" in emulator:
        end.insert(-1, "/usr/lib/gcc-cross/arm-linux-gnueabihf/12/libgcc.a")
    needs = ((emulator, "qemu-user"), (f"{library}/crt1.o", package))
    return Machine(name, name, needs, compiler, ("-no-pie", *start), tuple(end), (emulator, "-L", root))


def native(name: str, target: str, compiler: str, package: str) -> Machine:
    """The machine itself, with one C library or the other."""
    end = ("-Wl,-rpath,$ORIGIN", "-lm", "-lpthread")
    return Machine(name, target, ((compiler, package),), (compiler,), end=end, processor="x86_64")


WINDOWS = "/usr/x86_64-w64-mingw32"
WINE_PREFIX = PROGRAMS / "wine"

LINUX = (
    native("linux-x86_64", "linux-x86_64", "gcc", "gcc"),
    native("linux-x86_64-musl", "linux-x86_64", "musl-gcc", "musl-tools"),
    native("android-x86_64-musl", "android-x86_64", "musl-gcc", "musl-tools"),
    emulated(
        "linux-aarch64", "aarch64-linux-gnu", "aarch64-linux-gnu", "/lib/ld-linux-aarch64.so.1",
        "qemu-aarch64", "libc6-dev-arm64-cross",
    ),
    emulated(
        "linux-riscv64", "riscv64-linux-gnu", "riscv64-linux-gnu", "/lib/ld-linux-riscv64-lp64d.so.1",
        "qemu-riscv64", "libc6-dev-riscv64-cross", "-march=rv64gc", "-mabi=lp64d",
    ),
    emulated(
        "linux-armv7hf", "armv7-linux-gnueabihf", "arm-linux-gnueabihf", "/lib/ld-linux-armhf.so.3",
        "qemu-arm", "libc6-dev-armhf-cross libgcc-12-dev-armhf-cross", "-mfpu=vfpv3-d16", "-mfloat-abi=hard",
    ),
)  # fmt: skip

# MinGW's headers and C runtime, linked by the toolchain's linker.
WINE = Machine(
    "windows-x86_64",
    "windows-x86_64",
    (("/usr/lib/wine/wine64", "wine64"), (f"{WINDOWS}/lib/crt2.o", "mingw-w64-x86-64-dev")),
    (tool("clang"), "--target=x86_64-w64-windows-gnu", "-isystem", f"{WINDOWS}/include", "-fuse-ld=lld", "-nostdlib"),
    (f"{WINDOWS}/lib/crt2.o", f"-L{WINDOWS}/lib", str(Path(__file__).with_name("windows_stack.c"))),
    ("-Wl,--start-group", "-lmingw32", "-lmingwex", "-lmsvcrt", "-lkernel32", "-Wl,--end-group"),
    ("/usr/lib/wine/wine64",),
    ".exe",
    "x86_64",
    {"WINEPREFIX": str(WINE_PREFIX), "WINEDEBUG": "-all", "DISPLAY": ""},
)

MACHINES = (*LINUX, WINE)
