"""Colours, type and measures: the one place where the look is decided."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QWidget

WIDTH, HEIGHT = 390, 844

COVER = 172
HEADER = 384
TOP_BAR = 56
TABS = 48
MARGIN = 16

SURFACE = QColor(255, 255, 255)
INK = QColor(28, 36, 32)
SECONDARY = QColor(92, 104, 97)
HAIRLINE = QColor(229, 231, 226)
ACCENT = QColor(15, 107, 88)
TINT = QColor(228, 240, 234)
NIGHT = QColor(17, 54, 56)

FAMILIES = ["Inter", "SF Pro Text", "Segoe UI", "Helvetica Neue", "Noto Sans", "Nimbus Sans", "DejaVu Sans"]


def font(size: int, bold: bool = False) -> QFont:
    """The interface's type at a size in pixels."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(size)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made


def fill(widget: QWidget, color: QColor) -> None:
    """Gives a widget, and what is on it, a background."""
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.Window, color)
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)
