"""The elementary functions give the same bits however they are compiled: a hash of each over 170,000 arguments."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from pathlib import Path

from paths import BUILD, GOLDEN, HERE, TOOLS, TREE, run, wasm

EXPECTED = GOLDEN / "elementary-hash.txt"
FUNCTIONS = ("exp", "expm1", "log", "log1p", "sin", "cos")
# A setting's own type has no part in them.
FOLDER = TREE / "Sources" / "NestedSlideCore" / "Numerics"
NUMERICS = sorted(FOLDER.glob("Elementary*.swift"))
SOURCES = [*NUMERICS, FOLDER / "Divisor.swift", *sorted((HERE / "elementary").glob("*.swift"))]

EMBEDDED = ["-enable-experimental-feature", "Embedded"]
BUILDS: dict[str, list[str]] = {
    "debug": ["-Onone"],
    "release": ["-O", "-wmo"],
    "Embedded release": ["-O", "-wmo", *EMBEDDED],
    "wasm32": ["-O", "-wmo", *EMBEDDED, "-target", wasm.target().swift],
}


def compile_swift(target: Path, *options: str) -> None:
    command = [TOOLS.swiftc, "-swift-version", "6", "-parse-as-library", "-module-name", "Elementaries"]
    run(*command, *options, "-o", target, *SOURCES)


def native(build: str) -> Callable[[int], int]:
    library = BUILD / f"elementary-{build.replace(' ', '-')}.so"
    compile_swift(library, *BUILDS[build], "-emit-library")
    function = ctypes.CDLL(str(library)).elementary_hash
    function.argtypes, function.restype = [ctypes.c_int32], ctypes.c_uint64
    return lambda number: int(function(number))


def in_wasm() -> Callable[[int], int]:
    compiled, module = BUILD / "elementary-wasm32.o", BUILD / "elementary-wasm32.wasm"
    compile_swift(compiled, *BUILDS["wasm32"], "-c")
    wasm.link(TOOLS, module, [compiled], ["elementary_hash"])
    return lambda number: wasm.call(TOOLS, module, "elementary_hash", f"i32:{number}")


def hashes(build: str) -> dict[str, str]:
    """The hash of each function as one build has it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    function = in_wasm() if build == "wasm32" else native(build)
    return {name: f"{function(number):016x}" for number, name in enumerate(FUNCTIONS)}


def expected() -> dict[str, str]:
    lines = EXPECTED.read_text().splitlines()
    return dict(line.split() for line in lines if line and not line.startswith("#"))


def check() -> dict[str, list[str]]:
    """What is wrong with each build; nothing, if all is well."""
    wanted = expected()
    found = {build: hashes(build) for build in BUILDS}
    return {
        f"elementary functions, {build}": [
            f"{name} has the hash {given[name]}, not {wanted[name]}"
            for name in FUNCTIONS
            if given[name] != wanted[name]
        ]
        for build, given in found.items()
    }


def renew() -> None:
    """Takes the debug build's hashes for the right ones."""
    lines = ["# exp, expm1, log, log1p, sin and cos over 170,000 arguments each: Tests/portability/elementary."]
    lines += [f"{name} {value}" for name, value in hashes("debug").items()]
    EXPECTED.write_text("\n".join(lines) + "\n")
    print(EXPECTED.read_text(), end="")
