"""The module for WebAssembly: as `make wasm` builds it, made smaller by wasm-opt."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from .tree import TREE, run

# What the linker says that the module uses; every browser since 2022 has it.
FEATURES = ("bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int")
NAME = "nestedslide.wasm"


def build(folder: Path) -> None:
    optimizer = shutil.which("wasm-opt")
    if optimizer is None:
        raise SystemExit("platforms: wasm-opt is not installed: apt install binaryen; or leave WebAssembly out, ONLY=")
    run(sys.executable, "bindings/wasm/library.py")
    options = ["-Oz", "--converge", *(f"--enable-{feature}" for feature in FEATURES)]
    run(optimizer, *options, TREE / ".build" / "wasm" / NAME, "-o", folder / NAME)
