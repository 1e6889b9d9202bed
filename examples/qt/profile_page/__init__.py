"""A profile page of Qt widgets that NestedSlide scrolls."""

from __future__ import annotations

import sys
from pathlib import Path

# Texts, colours and sizes are those of the demo: both are in Python, and content.py is generated once for them.
DEMO = str(Path(__file__).resolve().parents[2] / "pygame")
if DEMO not in sys.path:
    sys.path.append(DEMO)
