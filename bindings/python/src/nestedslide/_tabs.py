"""The strip of tabs in the hover bar: one item a page."""

from __future__ import annotations

from ctypes import byref, c_int32

from ._convert import int32, number, rect_from
from ._handle import Handle
from ._structs import RectStruct
from .values import Rect


class Tabs(Handle):
    """Where the items are, and what a tap on one does. The indicator is in the snapshot."""

    def tap_tab(self, index: int, animated: bool = True) -> None:
        """Turns to an item's page; for the current one goes to the page's top, and from there opens the header."""
        self._call(self._abi.nslide_tap_tab, int32("index", index), int(bool(animated)))

    def tab_at(self, x: float, y: float) -> int | None:
        """The item at x, y in points of the viewport, None where there is none."""
        index = c_int32()
        self._call(self._abi.nslide_tab_at, number("x", x), number("y", y), byref(index))
        return None if index.value < 0 else index.value

    def tab(self, index: int) -> Rect:
        """Where an item is, in points of the hover bar."""
        raw = RectStruct()
        self._call(self._abi.nslide_get_tab, int32("index", index), byref(raw))
        return rect_from(raw)
