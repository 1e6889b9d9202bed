"""Bytes to a record, all of them checked before anything is played."""

from __future__ import annotations

import ctypes
import struct
from pathlib import Path
from typing import Any

from ._layout import Layout, Words
from ._operations import LAYOUTS, Operation
from .format import MAGIC, VERSION, Entry, InvalidRecordError, Record

_WORD = 8
_HEADER = struct.Struct("<8sIIQ")
_ENTRY = struct.Struct("<HHI")
_MAX_INT32 = 2**31


def is_record(path: str | Path) -> bool:
    """Whether a file begins as records do."""
    with open(path, "rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def load(path: str | Path) -> Record:
    """Reads a file. Raises InvalidRecordError where it is no record, OSError where it cannot be read."""
    return decode(Path(path).read_bytes())


def decode(data: bytes) -> Record:
    """Reads the bytes of a record. Raises InvalidRecordError, which says where they are wrong."""
    if data[: len(MAGIC)] != MAGIC:
        raise InvalidRecordError("", f"does not begin with {MAGIC.decode()}")
    if len(data) < _HEADER.size:
        raise InvalidRecordError("header", "cut short")
    _, version, reserved, size = _HEADER.unpack_from(data)
    if version != VERSION:
        raise InvalidRecordError("header", f"version {version}, this package reads version {VERSION}")
    if reserved != 0:
        raise InvalidRecordError("header", "what must be zero is not")
    end = _HEADER.size + size
    position = end + -end % _WORD
    if position > len(data):
        raise InvalidRecordError("state", f"cut short: {size} bytes are announced")
    if any(data[end:position]):
        raise InvalidRecordError("state", "what must be zero behind it is not")
    entries: list[Entry] = []
    while position < len(data):
        if entries and entries[-1].operation is Operation.stop:
            raise InvalidRecordError(f"entries[{len(entries)}]", "stands behind the end")
        entry, position = _entry(data, position, f"entries[{len(entries)}]")
        entries.append(entry)
    return Record(data[_HEADER.size : end], tuple(entries))


def _entry(data: bytes, position: int, place: str) -> tuple[Entry, int]:
    """The entry at a position, and where the next one begins."""
    if position + _ENTRY.size > len(data):
        raise InvalidRecordError(place, "cut short")
    number, reserved, count = _ENTRY.unpack_from(data, position)
    try:
        operation = Operation(number)
    except ValueError:
        raise InvalidRecordError(place, f"operation {number} is not known") from None
    place = f"{place} {operation}"
    if reserved != 0:
        raise InvalidRecordError(place, "what must be zero is not")
    start = position + _ENTRY.size
    end = start + count * _WORD
    if end > len(data):
        raise InvalidRecordError(place, f"cut short: {count} words are announced")
    layout, body = LAYOUTS[operation], memoryview(data)[start:end]
    fixed = len(layout.words)
    rest = count - fixed
    if rest < 0 or not _fits(layout, rest):
        raise InvalidRecordError(place, f"{count} words, which do not make its arguments")
    values = _values(body, 0, layout.words, place)
    tail = body[fixed * _WORD :]
    if layout.struct is not None:
        return Entry(operation, values, struct=_struct(layout.struct, tail, place)), end
    width = len(layout.items)
    items = tuple(_values(tail, at, layout.items, place) for at in range(0, rest, width)) if width else ()
    return Entry(operation, values, items), end


def _fits(layout: Layout, words: int) -> bool:
    """Whether what follows the arguments has the right number of words."""
    if layout.struct is not None:
        return words * _WORD == ctypes.sizeof(layout.struct)
    return words % len(layout.items) == 0 if layout.items else words == 0


def _values(body: memoryview, at: int, words: Words, place: str) -> dict[str, Any]:
    """Arguments by their names, from the word at a position on."""
    kinds = "".join(kind for _, kind in words).replace("i", "q")
    found = dict(zip((name for name, _ in words), struct.unpack_from(f"<{kinds}", body, at * _WORD)))
    for name, kind in words:
        if kind == "i" and not -_MAX_INT32 <= found[name] < _MAX_INT32:
            raise InvalidRecordError(place, f"{name}: {found[name]} does not fit into 32 bits")
    return found


def _struct(kind: type[ctypes.Structure], tail: memoryview, place: str) -> Any:
    value: Any = kind.from_buffer_copy(tail)
    if value.struct_size < len(tail):
        raise InvalidRecordError(place, f"a struct of {value.struct_size} bytes, {len(tail)} are there")
    # A host's may have been longer; what the library did not know of it was zero.
    value.struct_size = len(tail)
    return value
