"""The header and the bar under it: their heights, and the parts that a header is made of."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_int32
from typing import TYPE_CHECKING, Any

from ._constants import MAX_HEADER_PARTS
from ._convert import int32, number, rect_from
from ._handle import Handle
from ._structs import HeaderPartStruct, RectStruct
from .values import Rect

if TYPE_CHECKING:
    # Only then: a value that few programs use takes as long to import as ten functions.
    from .header_part import HeaderPart


class Header(Handle):
    """Changing the header while it is seen. A collapsed one stays collapsed and the page where it is."""

    def set_header_height(self, height: float, animated: bool = False) -> None:
        """Sets the header's height in points, 0 for no header; not for one that has parts."""
        self._call(self._abi.nslide_set_header_height, number("height", height), int(bool(animated)))

    def set_hover_height(self, height: float, animated: bool = False) -> None:
        """Sets the hover bar's height in points, 0 for none."""
        self._call(self._abi.nslide_set_hover_height, number("height", height), int(bool(animated)))

    def set_header_parts(self, parts: Iterable[HeaderPart], animated: bool = False) -> None:
        """Makes the header of parts, top to bottom; its heights follow from theirs. None at all: it is one piece again.

        >>> from nestedslide import Coordinator, HeaderPart
        >>> with Coordinator([3000.0], viewport=(390, 800)) as slide:
        ...     slide.set_header_parts([HeaderPart(180), HeaderPart(60, rule="stays")])
        ...     now = slide.settings
        >>> now.header_height, now.header_min_height
        (240.0, 60.0)
        """
        structs = [part.as_struct() for part in parts]
        raw: Any = (HeaderPartStruct * len(structs))(*structs)
        self._call(self._abi.nslide_set_header_parts, raw, int32("parts", len(structs)), int(bool(animated)))

    def header_parts(self) -> tuple[Rect, ...]:
        """Where the parts are, in points, each at its full height; one that stays covers those under it."""
        raw: Any = (RectStruct * MAX_HEADER_PARTS)()
        count = c_int32()
        self._call(self._abi.nslide_get_header_parts, raw, MAX_HEADER_PARTS, byref(count))
        return tuple(rect_from(frame) for frame in raw[: count.value])
