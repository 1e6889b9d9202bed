"""Brings the modules of packaging/platforms within reach, and those beside the tests."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "packaging"), str(HERE.parents[1])]
