"""For raylib, by the package `raylib` (pyray). It has no events: every frame looks how things are."""

from __future__ import annotations

from typing import Any, ClassVar

import pyray

from .slide_host import SlideHost

KEYS = {
    "KEY_DOWN": "down", "KEY_UP": "up", "KEY_LEFT": "left", "KEY_RIGHT": "right", "KEY_SPACE": "space",
    "KEY_PAGE_DOWN": "page_down", "KEY_PAGE_UP": "page_up", "KEY_HOME": "home", "KEY_END": "end",
}  # fmt: skip


class RaylibHost(SlideHost):
    """``poll()`` between two frames, then ``frame()`` where `needs_frame`."""

    _keys: ClassVar[dict[int, str]] = {int(getattr(pyray.KeyboardKey, name)): key for name, key in KEYS.items()}

    def poll(self) -> None:
        """Takes in mouse, wheel and keys as they are now."""
        place: Any = pyray.get_mouse_position()
        if pyray.is_mouse_button_pressed(0):
            self.pointer_down(place.x, place.y, source="mouse")
        elif pyray.is_mouse_button_down(0):
            self.pointer_move(place.x, place.y)
        if pyray.is_mouse_button_released(0):
            self.pointer_up(place.x, place.y)
        turned: Any = pyray.get_mouse_wheel_move_v()
        if turned.x != 0 or turned.y != 0:
            shift = pyray.is_key_down(pyray.KeyboardKey.KEY_LEFT_SHIFT)
            self.wheel(-turned.x, -turned.y, place.x, place.y, shift=bool(shift))
        # Its queue also has keys that were pressed and released between two polls.
        while pressed := pyray.get_key_pressed():
            if pressed in self._keys:
                self.key(self._keys[pressed])
        if not pyray.is_window_focused():
            self.cancel()
        if pyray.is_window_resized():
            self.resize(pyray.get_screen_width(), pyray.get_screen_height())
