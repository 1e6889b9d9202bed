"""Builds the target that libFuzzer drives, and the library where it counts what the inputs reach."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
HERE = TREE / "Tests" / "fuzz"
BUILD = TREE / ".build" / "fuzz"
TARGET = BUILD / "target"
SONAME = "libNestedSlideC.so.0"

sys.path.insert(0, str(TREE))

from tools.api import emit, stored  # noqa: E402

API = stored.load()

# The library that make builds for the sanitizer of addresses: optimised, but with every check of the language, so that
# what overflows or is out of bounds ends the run. swiftc has no checks of undefined behaviour to add; the target has.
LIBRARY = TREE / ".build" / "address" / "debug"
TARGET_FLAGS = ["-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=undefined"]
COVERAGE_LIBRARY_FLAGS = ["-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping"]
COVERAGE_TARGET_FLAGS = ["-fsanitize=fuzzer", "-fprofile-instr-generate"]


class MissingError(Exception):
    """Something to build with is not installed."""


def environment() -> dict[str, str]:
    """A failure is libFuzzer's to tell of, not Swift's; stacks are told with names."""
    return {**os.environ, "SWIFT_BACKTRACE": "enable=no", "ASAN_SYMBOLIZER_PATH": str(tool("llvm-symbolizer"))}


def tool(name: str) -> Path:
    """A program of the Swift toolchain."""
    swift = shutil.which("swift")
    if swift is None:
        raise MissingError("Swift 6.3 is not installed, see https://www.swift.org/install")
    path = Path(swift).resolve().with_name(name)
    if not path.exists():
        raise MissingError(f"the Swift toolchain has no {name}: {path} does not exist")
    return path


def check_runtime() -> None:
    """Looks whether libFuzzer is there to be linked with."""
    BUILD.mkdir(parents=True, exist_ok=True)
    command: list[str | Path] = [
        tool("clang"),
        "-fsanitize=fuzzer,address",
        "-fuse-ld=lld",
        "-x",
        "c",
        "-",
        "-o",
        BUILD / "trial",
    ]
    source = "int LLVMFuzzerTestOneInput(const unsigned char *b, unsigned long n) { return (void)b, (void)n, 0; }"
    result = subprocess.run(command, input=source, capture_output=True, text=True)
    if result.returncode != 0:
        raise MissingError(f"{command[0]} cannot link libFuzzer: {result.stderr.strip().splitlines()[-1]}")


def runtime_folder() -> str:
    """Where the libraries of ordinary Swift are."""
    information = json.loads(output(tool("swiftc"), "-print-target-info"))
    folders: list[str] = information["paths"]["runtimeLibraryPaths"]
    return folders[0]


def output(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=TREE).stdout


def build_library(scratch: Path, flags: list[str]) -> Path:
    """Answers the folder with the library."""
    runtime = ["-Xlinker", f"-rpath={runtime_folder()}"]
    command = ["swift", "build", "--product", "NestedSlideC", "--scratch-path", str(scratch), *flags, *runtime]
    subprocess.run(command, check=True, cwd=TREE)
    folder = Path(output(*command, "--show-bin-path").strip())
    link = folder / SONAME
    link.unlink(missing_ok=True)
    link.symlink_to("libNestedSlideC.so")
    return folder


def build_target(library: Path, flags: list[str], target: Path) -> None:
    (BUILD / "contract.h").write_text(emit.TABLES["contract"](API))
    (BUILD / "settings_fields.h").write_text(emit.TABLES["fuzz"](API))
    command: list[str | Path] = [tool("clang"), "-std=c11", "-D_GNU_SOURCE", "-g", "-O1", *flags, "-fuse-ld=lld"]
    command += ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I", TREE / "include", "-I", BUILD]
    command += sorted((HERE / "target").glob("*.c"))
    command += [f"-L{library}", "-lNestedSlideC", "-lm", f"-Wl,-rpath,{library}", "-o", target]
    subprocess.run(command, check=True)


def check_calls(target: Path) -> None:
    """Every function of the header is called."""
    used = {line.split()[-1] for line in output(tool("llvm-nm"), "-u", target).splitlines()}
    declared = [function.name for function in API.exported()]
    unused = [name for name in declared if name not in used]
    if unused:
        raise SystemExit(f"Tests/fuzz/target calls no {', '.join(unused)}")


def build() -> None:
    """The target, as it fuzzes."""
    check_runtime()
    build_target(LIBRARY, TARGET_FLAGS, TARGET)
    check_calls(TARGET)
