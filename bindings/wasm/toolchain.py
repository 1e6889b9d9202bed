"""The tools that come with Swift: the compilers, the linker for WebAssembly and a runtime to try modules with."""

from __future__ import annotations

import functools
import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union

TARGET = "wasm32-unknown-none-wasm"
EMBEDDED = ["-enable-experimental-feature", "Embedded"]

Argument = Union[str, Path]


def run(command: Sequence[Argument]) -> str:
    """What a program prints; a program that fails ends this one with what it said."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{' '.join(str(part) for part in command)} failed:\n{result.stdout}{result.stderr}")
    return result.stdout


@functools.cache
def tool(name: str) -> str:
    """The path of a program, first looked for where the Swift compiler is: others of the same name may be older."""
    swiftc = shutil.which("swiftc")
    if swiftc is None:
        raise SystemExit("swiftc is not installed: Swift 6.3, see https://www.swift.org/install")
    if name == "swiftc":
        return swiftc
    # The compiler on the path may be a launcher that lies elsewhere.
    info: dict[str, Any] = json.loads(run([swiftc, "-print-target-info"]))
    beside = Path(info["paths"]["runtimeResourcePath"]).parents[1] / "bin" / name
    found = str(beside) if beside.is_file() else shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is not installed: it comes with Swift 6.3 from https://www.swift.org/install")
    return found


def link(target: Path, objects: Sequence[Path], exports: Sequence[str], *options: str) -> None:
    """Links a module that is called from outside and imports nothing but what `options` allow."""
    command: list[Argument] = [tool("wasm-ld"), "--no-entry", "--gc-sections"]
    # A stack below the data: one that is used up ends in a trap and overwrites nothing.
    command += ["--stack-first", "-z", "stack-size=65536", *options]
    run([*command, *(f"--export={name}" for name in exports), "-o", target, *objects])


def call(module: Path, function: str, *arguments: str) -> int:
    """Calls an exported function that answers a whole number, unsigned. Arguments: type and value, as i32:1."""
    printed = run([tool("wasmkit"), "run", module, function, *arguments])
    # As it is printed: [WasmTypes.Value.i64(123)]
    found = re.fullmatch(r"\[\S*\bi(?:32|64)\((\d+)\)\]", printed.strip())
    if found is None:
        raise SystemExit(f"{module} {function} answered {printed!r}, not a whole number")
    return int(found[1])
