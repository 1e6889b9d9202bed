"""The tree, and its C interface as data."""

from __future__ import annotations

import sys
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE))

from tools.api import stored  # noqa: E402

HEADER = stored.HEADER
API = stored.load()
