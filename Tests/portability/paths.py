"""Where things are, and the way to the modules beside those of this folder."""

from __future__ import annotations

import sys
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
HERE = TREE / "Tests" / "portability"
GOLDEN = TREE / "Tests" / "golden"
BUILD = TREE / ".build" / "portability"

sys.path.insert(0, str(TREE / "packaging"))
from platforms import toolchain, wasm  # noqa: E402
from platforms.tree import FUNCTIONS, run  # noqa: E402

__all__ = ["BUILD", "FUNCTIONS", "GOLDEN", "HERE", "TOOLS", "TREE", "run", "wasm"]
TOOLS = toolchain.needed()
