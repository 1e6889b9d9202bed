"""The library just built, unless the caller names another."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(ROOT / ".build" / "product" / "libNestedSlideC.so"))
