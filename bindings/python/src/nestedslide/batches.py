"""What a list answers in one go: as much memory as the library filled, and a value for what of it is looked at.

A host that draws from the numbers alone makes no values: ``raw`` is the library's structs as they are, for
``struct.iter_unpack(batch.format, batch.raw)`` or for ``batch.raw.cast("d")``. ``numpy.asarray(batch)`` looks at the
same memory with a name for each field, ``numpy.asarray(batch)["frame"]``. Nothing is copied, and this package does not
need numpy for it.
"""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator, Sequence
from ctypes import byref
from typing import Any, ClassVar, TypeVar, overload

from ._convert import int32
from ._structs import ItemChangeStruct, ItemStruct
from .enums import ItemChangeKind, ItemFlag, ItemKind
from .errors import InvalidArgumentError, OutOfRangeError
from .list_values import Item, ItemChange
from .values import Rect

ValueT = TypeVar("ValueT")

# The machine's own doubles and 32-bit integers, as numpy writes their types.
_ORDER = "<" if sys.byteorder == "little" else ">"
DOUBLE, INT = f"{_ORDER}f8", f"{_ORDER}i4"
_KINDS = {int(member): member for member in ItemKind}


def item_index(number: int) -> int:
    """An index as it is, a number that stands for something else as the member that tells."""
    return number if number >= 0 else _KINDS.get(number, number)


def array_interface(raw: memoryview[Any], shape: tuple[int, ...], kind: str, columns: Any = None) -> dict[str, Any]:
    """Memory for numpy, by its array interface of version 3."""
    found = {"version": 3, "data": raw, "shape": shape, "typestr": kind}
    return {**found, "descr": list(columns)} if columns else found


def chosen_of(count: int, index: int | slice) -> int | range:
    """Which of so many are asked for.

    >>> chosen_of(3, -1), chosen_of(3, slice(1, None))
    (2, range(1, 3))
    """
    try:
        return range(count)[index]
    except TypeError:
        raise TypeError(f"an index is an integer or a slice, not {type(index).__name__}") from None
    except IndexError:
        raise OutOfRangeError(f"[{index}]: there are {count}") from None


class Batch(Sequence[ValueT]):
    """A sequence over memory of its own, whose values are made as they are asked for."""

    format: ClassVar[str]
    """One struct, for the module ``struct``."""
    _struct: ClassVar[type[ctypes.Structure]]
    _unpacker: ClassVar[struct.Struct]
    _columns: ClassVar[tuple[tuple[Any, ...], ...]]
    """The fields of one struct for numpy."""

    def __init__(self, capacity: int = 0) -> None:
        capacity = int32("capacity", capacity, InvalidArgumentError)
        if capacity < 0:
            raise InvalidArgumentError("capacity must be 0 or more")
        self._count = 0
        self._reserve(capacity)

    def _reserve(self, capacity: int) -> None:
        """Makes room for so many, and forgets those there are. Views of what was there before keep showing that."""
        self._count = 0
        self._capacity = capacity
        # One more than is told of: there is no pointer to nothing.
        self._memory = bytearray(self._unpacker.size * (capacity + 1))
        self._pointer = byref(self._struct.from_buffer(self._memory))

    @property
    def capacity(self) -> int:
        """How many there is room for."""
        return self._capacity

    @property
    def raw(self) -> memoryview:
        """The structs as the library wrote them, without a copy."""
        return memoryview(self._memory)[: self._count * self._unpacker.size].toreadonly()

    @property
    def __array_interface__(self) -> dict[str, Any]:
        """How numpy finds the memory: an array of structs that cannot be written."""
        return array_interface(self.raw, (self._count,), f"|V{self._unpacker.size}", self._columns)

    # From Python 3.12 on memoryview() and all else that takes a buffer find the memory here.
    def __buffer__(self, flags: int, /) -> memoryview:
        return self.raw

    def _filled(self, count: int) -> None:
        """The library has written so many."""
        self._count = count

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[ValueT]:
        return map(self._value, self._unpacker.iter_unpack(self.raw))

    @overload
    def __getitem__(self, index: int) -> ValueT: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[ValueT, ...]: ...

    def __getitem__(self, index: int | slice) -> ValueT | tuple[ValueT, ...]:
        chosen = chosen_of(self._count, index)
        return self._at(chosen) if isinstance(chosen, int) else tuple(map(self._at, chosen))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self._count}>"

    def _at(self, index: int) -> ValueT:
        return self._value(self._unpacker.unpack_from(self._memory, index * self._unpacker.size))

    @staticmethod
    def _value(fields: Any) -> ValueT:
        raise NotImplementedError


class VisibleItems(Batch[Item]):
    """All that is seen of a list, in the order to draw it.

    The memory is this object's: it stays as it is until it is given to ``ListLayout.visible`` to be filled anew. Each
    struct is six doubles wide, and its frame is the first four of them.
    """

    format = "4d4i"
    _struct = ItemStruct
    _unpacker = struct.Struct(format)
    _columns = (("frame", DOUBLE, (4,)), *((name, INT) for name in ("section", "item", "slot", "flags")))

    @staticmethod
    def _value(fields: Any) -> Item:
        x, y, width, height, section, item, slot, flags = fields
        stuck, estimated = flags & ItemFlag.stuck != 0, flags & ItemFlag.estimated != 0
        return Item(Rect(x, y, width, height), section, item_index(item), slot, stuck, estimated)


class ItemChanges(Batch[ItemChange]):
    """What came into view of a list and what went out of it; what left comes first. The memory is this object's."""

    format = "4i"
    _struct = ItemChangeStruct
    _unpacker = struct.Struct(format)
    _columns = tuple((name, INT) for name in ("kind", "slot", "section", "item"))

    @staticmethod
    def _value(fields: Any) -> ItemChange:
        kind, slot, section, item = fields
        return ItemChange(ItemChangeKind.from_library(kind), slot, section, item_index(item))
