"""What of a list is seen, and where everything is."""

from __future__ import annotations

import ctypes
from array import array
from ctypes import byref, c_double, c_int32
from typing import TYPE_CHECKING, Any, Callable, TypeVar

from ._abi import Abi
from ._convert import choice, int32, number, require_doubles
from ._handle import Handle
from ._list_editing import item_argument
from ._structs import ItemRangeStruct, ListStateStruct, RectStruct
from .batches import Batch, ItemChanges, VisibleItems, item_index
from .enums import Align, ItemKind, Status
from .errors import BufferTooSmallError, InvalidArgumentError, OutOfRangeError
from .item_frames import FRAME_DOUBLES, ItemFrames
from .list_values import ItemPath, ItemRange

if TYPE_CHECKING:
    from typing_extensions import Buffer

_ROOM = 32
_MANY = 1024

BatchT = TypeVar("BatchT", bound="Batch[Any]")


class ListOutput(Handle):
    """The output side of a list. Lengths are points from the content's left and top.

    ``before`` and ``behind`` are how many points beyond what is seen count as seen above and below.
    """

    def __init__(self, abi: Abi, handle: int) -> None:
        super().__init__(abi, handle)
        self._room = _ROOM

    def range(self, before: float = 0.0, behind: float = 0.0) -> ItemRange | None:
        """From where to where the list is seen; None where there is nothing to see."""
        raw = ItemRangeStruct()
        self._call(self._abi.nslide_list_get_range, number("before", before), number("behind", behind), byref(raw))
        if raw.first_section < 0:
            return None
        first = ItemPath(raw.first_section, item_index(raw.first_item))
        return ItemRange(first, ItemPath(raw.last_section, item_index(raw.last_item)))

    def visible(self, before: float = 0.0, behind: float = 0.0, into: VisibleItems | None = None) -> VisibleItems:
        """All that is seen with its frames, in the order to draw it: items, footers, headers, each from top to bottom.

        In a waterfall that may be a few more items than are seen. The answer has memory of its own; ``into`` one that
        is needed no more takes no new memory.

        >>> from nestedslide import ListLayout
        >>> with ListLayout(height=100) as feed:
        ...     feed.insert_section(0, 1_000_000)
        ...     feed.set_offset(4400)
        ...     seen = feed.visible()
        >>> [item.item for item in seen], seen[0].frame
        ([100, 101, 102], Rect(x=0.0, y=4400.0, width=390.0, height=44.0))
        """
        batch = VisibleItems(self._room) if into is None else into
        return self._fill(batch, self._abi.nslide_list_get_visible, before, behind)

    def update(self, before: float = 0.0, behind: float = 0.0, into: ItemChanges | None = None) -> ItemChanges:
        """What came into view and what went out of it since the last such call; the first tells of all.

        What is seen has a slot, the number of its view in the host's pool, and keeps it while items move or others come
        and go around it. What left comes first. The answer's memory is as that of ``visible``.
        """
        batch = ItemChanges(self._room) if into is None else into
        return self._fill(batch, self._abi.nslide_list_update, before, behind)

    def frames(
        self, section: int, item: ItemKind | str | int = 0, count: int = 1, out: Buffer | None = None
    ) -> ItemFrames:
        """The frames of so many items from this one on, seen or not.

        Of a header or footer, where it is now; its count is 1. ``out`` is a buffer of doubles to write to, whose memory
        the answer then is.

        >>> from nestedslide import ListLayout
        >>> with ListLayout() as feed:
        ...     feed.insert_section(0, heights=[80, 44])
        ...     frames = feed.frames(0, 0, 2)
        >>> [frame.bottom for frame in frames], frames[1], frames[1, 1]
        ([80.0, 124.0], Rect(x=0.0, y=80.0, width=390.0, height=44.0), 80.0)
        """
        section, item, count = int32("section", section), item_argument(item), int32("count", count)
        room = max(count, 0)
        # Refused here already: memory for so many may not be there.
        if room > _MANY and out is None and room > self._state().item_count:
            raise OutOfRangeError(f"count: the list has {self._state().item_count} items")
        doubles = array("d", bytes(8 * FRAME_DOUBLES * room)) if out is None else _doubles(out, room)
        pointer = byref(RectStruct.from_buffer(doubles)) if room else None
        self._call(self._abi.nslide_list_get_frames, section, item, count, pointer)
        return ItemFrames(doubles, room)

    def item_at(self, x: float, y: float) -> ItemPath | None:
        """Which item, header or footer lies at x, y of the content; None where none does.

        A stuck header or footer lies above all else.
        """
        section, item = c_int32(), c_int32()
        self._call(self._abi.nslide_list_item_at, number("x", x), number("y", y), byref(section), byref(item))
        return None if section.value < 0 else ItemPath(section.value, item_index(item.value))

    def find_item(self, number: int) -> ItemPath:
        """Which item is the one with a number counted through all sections."""
        section, item = c_int32(), c_int32()
        self._call(self._abi.nslide_list_find_item, int32("number", number), byref(section), byref(item))
        return ItemPath(section.value, item.value)

    def item_offset(self, section: int, item: ItemKind | str | int = 0, align: Align | str = Align.nearest) -> float:
        """The offset that brings an item to a place: below what is overlapped, between sticky header and footer."""
        offset = c_double()
        section, item, align = int32("section", section), item_argument(item), choice("align", Align, align)
        self._call(self._abi.nslide_list_get_item_offset, section, item, align, byref(offset))
        return offset.value

    def scroll_to(
        self,
        section: int,
        item: ItemKind | str | int = 0,
        align: Align | str = Align.nearest,
        animated: bool = False,
    ) -> None:
        """Scrolls to an item, header or footer; the page's header collapses as far as it must.

        It ends exactly there, also where heights change on the way or where the way ends: until something else moves
        the page the item keeps that place. A list without a page moves its offset, and cannot be animated.
        """
        section, item, align = int32("section", section), item_argument(item), choice("align", Align, align)
        self._call(self._abi.nslide_list_scroll_to, section, item, align, int(bool(animated)))

    def _state(self) -> ListStateStruct:
        raw = ListStateStruct(struct_size=ctypes.sizeof(ListStateStruct))
        self._call(self._abi.nslide_list_get_state, byref(raw))
        return raw

    def _fill(self, batch: BatchT, function: Callable[..., int], before: float, behind: float) -> BatchT:
        before, behind, needed = number("before", before), number("behind", behind), c_int32()
        while True:
            status = function(self._parameter, before, behind, batch._pointer, batch.capacity, byref(needed))
            if status == 0:
                batch._filled(needed.value)
                return batch
            if status != Status.buffer_too_small or needed.value <= batch.capacity:
                self._fail(status)
            self._room = needed.value + needed.value // 2
            batch._reserve(self._room)


def _doubles(out: Buffer, room: int) -> memoryview:
    """A buffer to write frames to."""
    try:
        view = memoryview(out)
    except TypeError:
        raise TypeError(f"out must be a buffer of doubles, not {type(out).__name__}") from None
    require_doubles("out", out, view)
    if view.readonly or not view.c_contiguous:
        raise InvalidArgumentError("out must be a buffer that can be written and has no gaps")
    if view.nbytes < 8 * FRAME_DOUBLES * room:
        found = view.nbytes // (8 * FRAME_DOUBLES)
        raise BufferTooSmallError(f"out has room for {found} frames, and {room} are asked for")
    return view
