"""What a list takes and answers, as the C interface has it.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

import ctypes
from ctypes import c_double, c_int32, c_uint32, c_uint64

from .settings import InsetsStruct, RectStruct


class ListConfigStruct(ctypes.Structure):
    """``nslide_list_config``."""

    struct_size: int
    anchor: int
    stick_to_end: int
    right_to_left: int
    minimum_height: float
    overlap: float
    width: float
    height: float
    grows: int
    snap: int
    snap_every: int
    snap_align: int
    snap_strictness: int
    snap_always_stop: int
    stick_distance: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("anchor", c_int32),
        ("stick_to_end", c_int32),
        ("right_to_left", c_int32),
        ("minimum_height", c_double),
        ("overlap", c_double),
        ("width", c_double),
        ("height", c_double),
        ("grows", c_int32),
        ("snap", c_int32),
        ("snap_every", c_int32),
        ("snap_align", c_int32),
        ("snap_strictness", c_int32),
        ("snap_always_stop", c_int32),
        ("stick_distance", c_double),
    ]


class SectionStruct(ctypes.Structure):
    """``nslide_section``."""

    struct_size: int
    layout: int
    columns: int
    sticky_header: int
    sticky_footer: int
    estimated: int
    min_item_width: float
    header_height: float
    footer_height: float
    insets: InsetsStruct
    item_spacing: float
    line_spacing: float
    item_height: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("layout", c_int32),
        ("columns", c_int32),
        ("sticky_header", c_int32),
        ("sticky_footer", c_int32),
        ("estimated", c_int32),
        ("min_item_width", c_double),
        ("header_height", c_double),
        ("footer_height", c_double),
        ("insets", InsetsStruct),
        ("item_spacing", c_double),
        ("line_spacing", c_double),
        ("item_height", c_double),
    ]


class ListStateStruct(ctypes.Structure):
    """``nslide_list_state``."""

    struct_size: int
    page: int
    coordinator: int
    section_count: int
    item_count: int
    content_height: float
    offset: float
    max_offset: float
    width: float
    height: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("page", c_int32),
        ("coordinator", c_uint64),
        ("section_count", c_int32),
        ("item_count", c_int32),
        ("content_height", c_double),
        ("offset", c_double),
        ("max_offset", c_double),
        ("width", c_double),
        ("height", c_double),
    ]


class ItemStruct(ctypes.Structure):
    """``nslide_item``."""

    frame: RectStruct
    section: int
    item: int
    slot: int
    flags: int
    _fields_ = [
        ("frame", RectStruct),
        ("section", c_int32),
        ("item", c_int32),
        ("slot", c_int32),
        ("flags", c_int32),
    ]


class ItemRangeStruct(ctypes.Structure):
    """``nslide_item_range``."""

    first_section: int
    first_item: int
    last_section: int
    last_item: int
    _fields_ = [
        ("first_section", c_int32),
        ("first_item", c_int32),
        ("last_section", c_int32),
        ("last_item", c_int32),
    ]


class ItemChangeStruct(ctypes.Structure):
    """``nslide_item_change``."""

    kind: int
    slot: int
    section: int
    item: int
    _fields_ = [
        ("kind", c_int32),
        ("slot", c_int32),
        ("section", c_int32),
        ("item", c_int32),
    ]
