"""Which keys scroll."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ..enums import Key

_KEYS = {
    Qt.Key.Key_Down: Key.down,
    Qt.Key.Key_Up: Key.up,
    Qt.Key.Key_PageDown: Key.page_down,
    Qt.Key.Key_PageUp: Key.page_up,
    Qt.Key.Key_Space: Key.space,
    Qt.Key.Key_Home: Key.home,
    Qt.Key.Key_End: Key.end,
    Qt.Key.Key_Left: Key.left,
    Qt.Key.Key_Right: Key.right,
}

# Set by the keypad's own arrows.
_IGNORED = Qt.KeyboardModifier.KeypadModifier


def scroll_key(event: QKeyEvent) -> Key | None:
    """The engine's key, None for one that does not scroll or that is part of a shortcut."""
    key = _KEYS.get(Qt.Key(event.key()))
    modifiers = event.modifiers() & ~_IGNORED
    if key is Key.space and modifiers == Qt.KeyboardModifier.ShiftModifier:
        return Key.page_up
    return key if modifiers == Qt.KeyboardModifier.NoModifier else None
