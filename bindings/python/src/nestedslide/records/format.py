"""What stands in a record: one row per operation, with its arguments in the order of their words."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Any

from .._structs import ConfigStruct, PageSettingsStruct
from ..enums import Named

MAGIC = b"NSLIDREC"
VERSION = 1


class InvalidRecordError(ValueError):
    """Bytes that are no record, and where they are wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


class Operation(Named):
    """What was called."""

    advance = 1
    pointer = 2
    session_begin = 3
    session_update = 4
    session_end = 5
    session_cancel = 6
    wheel = 7
    key = 8
    set_regions = 9
    scroll_to = 10
    scroll_to_top = 11
    scroll_to_page = 12
    retarget = 13
    reveal = 14
    set_snap_areas = 15
    set_header_height = 16
    set_hover_height = 17
    set_header_parts = 18
    set_page_height = 19
    set_page_settings = 20
    insert_page = 21
    remove_page = 22
    move_page = 23
    reload = 24
    reload_keyed = 25
    begin_refresh = 26
    end_refresh = 27
    end_load = 28
    tap_tab = 29
    observe = 30
    poll_corrections = 31
    unobserve = 32
    set_config = 33
    stop = 34
    shift_page = 35
    retarget_reveal = 36


Words = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Layout:
    """The words of an operation: its arguments, then a struct of C, or any number of items with words of their own.

    A word is a double (d), a whole number of 32 bits (i) or of 64 (q), or one of 64 without a sign (Q).
    """

    arguments: Words
    items: Words = ()
    struct: type[ctypes.Structure] | None = None


def _words(text: str) -> Words:
    """Names and kinds.

    >>> _words("action i, id q, x d")
    (('action', 'i'), ('id', 'q'), ('x', 'd'))
    """
    pairs = [each.split() for each in text.split(",") if each.strip()]
    return tuple((name, kind) for name, kind in pairs)


def _layout(arguments: str, items: str = "", struct: type[ctypes.Structure] | None = None) -> Layout:
    return Layout(_words(arguments), _words(items), struct)


LAYOUTS: dict[Operation, Layout] = {
    Operation.advance: _layout("time d"),
    Operation.pointer: _layout("action i, source i, id q, x d, y d, time d"),
    Operation.session_begin: _layout("source i, x d, y d"),
    Operation.session_update: _layout("dx d, dy d"),
    Operation.session_end: _layout("vx d, vy d"),
    Operation.session_cancel: _layout(""),
    Operation.wheel: _layout("unit i, phase i, shift i, x d, y d, dx d, dy d"),
    Operation.key: _layout("key i"),
    Operation.set_regions: _layout("", items="x d, y d, width d, height d, view i, axes i"),
    Operation.scroll_to: _layout("outer d, inner d, animated i"),
    Operation.scroll_to_top: _layout("animated i"),
    Operation.scroll_to_page: _layout("index i, animated i"),
    Operation.retarget: _layout("outer d, inner d"),
    Operation.reveal: _layout("page i, y d, height d, align i, animated i"),
    Operation.set_snap_areas: _layout(
        "page i, strictness i, padding_start d, padding_end d", items="start d, length d, align i, always_stop i"
    ),
    Operation.set_header_height: _layout("height d, animated i"),
    Operation.set_hover_height: _layout("height d, animated i"),
    Operation.set_header_parts: _layout(
        "animated i", items="height d, min_height d, margin_top d, margin_bottom d, rule i, snap i"
    ),
    Operation.set_page_height: _layout("index i, height d"),
    Operation.set_page_settings: _layout("index i", struct=PageSettingsStruct),
    Operation.insert_page: _layout("index i, height d"),
    Operation.remove_page: _layout("index i"),
    Operation.move_page: _layout("from i, to i"),
    Operation.reload: _layout("to i, reset i", items="height d"),
    Operation.reload_keyed: _layout("", items="key q, height d"),
    Operation.begin_refresh: _layout("page i"),
    Operation.end_refresh: _layout("page i"),
    Operation.end_load: _layout("page i"),
    Operation.tap_tab: _layout("index i, animated i"),
    Operation.observe: _layout("view i, offset d, moved_by i, capacity i"),
    Operation.poll_corrections: _layout("capacity i"),
    Operation.unobserve: _layout("view i"),
    Operation.set_config: _layout("", struct=ConfigStruct),
    Operation.stop: _layout("hash Q"),
    Operation.shift_page: _layout("index i, content_height d, shift d"),
    Operation.retarget_reveal: _layout("page i, y d, height d, align i"),
}


@dataclass(frozen=True)
class Entry:
    """One call, or the end."""

    operation: Operation
    values: dict[str, Any] = field(default_factory=dict)
    """Its arguments, in the order of C where there are no items."""
    items: tuple[dict[str, Any], ...] = ()
    """Pages, parts, areas, regions."""
    struct: Any = None
    """Settings as the library has them."""


@dataclass(frozen=True)
class Record:
    """A saved state, and what was done to it."""

    state: bytes
    entries: tuple[Entry, ...]

    @property
    def ended(self) -> bool:
        """Whether recording was stopped, so that the end can be compared; else the record breaks off."""
        return bool(self.entries) and self.entries[-1].operation is Operation.stop
