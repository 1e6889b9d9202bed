"""The engine for browsers: the module for WebAssembly, and the JavaScript that loads it."""

from __future__ import annotations

from pathlib import Path

NAME = "nestedslide.wasm"
PACKED = Path(__file__).with_name("web_module")


def files() -> list[Path]:
    """Those of this package or, where it is installed from a source tree for editing, those of the tree; or none."""
    if PACKED.is_dir():
        return sorted(PACKED.iterdir())
    tree = Path(__file__).resolve().parents[5]
    module = tree / ".build" / "wasm" / NAME
    scripts = sorted((tree / "bindings" / "javascript").glob("*.js"))
    return [*scripts, module] if scripts and module.is_file() else []
