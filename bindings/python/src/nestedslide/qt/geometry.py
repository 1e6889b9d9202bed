"""Whole points of a screen."""

from __future__ import annotations

from PySide6.QtCore import QRect


def edges(x: float, y: float, width: float, height: float) -> QRect:
    """A frame in whole points, edge by edge, so that what touches goes on touching."""
    left, top = round(x), round(y)
    return QRect(left, top, round(x + width) - left, round(y + height) - top)
