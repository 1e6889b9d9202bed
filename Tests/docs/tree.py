"""Where things are, and the C interface as data."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
# The library just built, unless the caller names another.
os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(ROOT / ".build" / "product" / "libNestedSlideC.so"))

from tools.api import stored  # noqa: E402

API = stored.load()
