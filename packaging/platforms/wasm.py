"""The module for WebAssembly: as `make wasm` builds it, made smaller by wasm-opt."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from .tree import TREE, run

# What the linker says that the module uses; every browser since 2022 has it.
FEATURES = ("bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int")
NAME = "nestedslide.wasm"


def shrink(module: Path, target: Path) -> None:
    """Optimises a module for size. Every bit of what the engine answers stays as it is."""
    optimizer = shutil.which("wasm-opt")
    if optimizer is None:
        raise SystemExit("platforms: wasm-opt is not installed: apt install binaryen; or leave WebAssembly out, ONLY=")
    run(optimizer, "-Oz", "--converge", *(f"--enable-{feature}" for feature in FEATURES), module, "-o", target)


def build(folder: Path) -> None:
    run(sys.executable, "bindings/wasm/library.py")
    shrink(TREE / ".build" / "wasm" / NAME, folder / NAME)
