"""The module for WebAssembly: as `make wasm` builds it, made smaller by wasm-opt."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from .tree import TREE, run

# What the linker says that the module uses; every browser since 2022 has it.
FEATURES = ("bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int")
NAME = "nestedslide.wasm"
MODULE = Path(".build/wasm") / NAME


def optimizer() -> str:
    path = shutil.which("wasm-opt")
    if path is None:
        raise SystemExit("platforms: wasm-opt is not installed: apt install binaryen; or leave WebAssembly out, ONLY=")
    return path


def shrink(module: Path, target: Path) -> None:
    """Optimises a module for size. Every bit of what the engine answers stays as it is."""
    run(optimizer(), "-Oz", "--converge", *(f"--enable-{feature}" for feature in FEATURES), module, "-o", target)


def build(folder: Path) -> None:
    if not (TREE / MODULE).is_file():
        raise SystemExit(f"platforms: {MODULE} is not there: make wasm")
    shrink(MODULE, folder / NAME)


def module_hash() -> str:
    """Of the module that is made smaller; make builds it anew where it is old."""
    path = TREE / MODULE
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
