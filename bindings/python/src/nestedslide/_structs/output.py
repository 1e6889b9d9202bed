"""What a coordinator answers, as the C interface has it.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

import ctypes
from ctypes import c_double, c_int32, c_int64, c_uint32, c_uint64

from .settings import RectStruct


class SnapshotStruct(ctypes.Structure):
    """``nslide_snapshot``."""

    struct_size: int
    phase: int
    collapse_state: int
    at_rest: int
    needs_frame: int
    page_index: int
    page_count: int
    transition_from: int
    transition_to: int
    visible_pages: int
    events_queued: int
    events_lost: int
    indicator: int
    refresh: int
    touch: int
    can_retarget: int
    time: float
    outer: float
    inner: float
    path: float
    range: float
    max_outer: float
    max_inner: float
    overscroll: float
    collapse: float
    header_shown: float
    header_stretch: float
    velocity_x: float
    velocity_y: float
    rest_outer: float
    rest_inner: float
    unconsumed_x: float
    unconsumed_y: float
    page_position: float
    transition_progress: float
    header: RectStruct
    hover: RectStruct
    pager: RectStruct
    outer_bar_position: float
    outer_bar_length: float
    page_bar_position: float
    page_bar_length: float
    tab_offset: float
    tab_indicator: RectStruct
    page_goal: int
    direction: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("phase", c_int32),
        ("collapse_state", c_int32),
        ("at_rest", c_int32),
        ("needs_frame", c_int32),
        ("page_index", c_int32),
        ("page_count", c_int32),
        ("transition_from", c_int32),
        ("transition_to", c_int32),
        ("visible_pages", c_int32),
        ("events_queued", c_uint32),
        ("events_lost", c_uint32),
        ("indicator", c_int32),
        ("refresh", c_int32),
        ("touch", c_int32),
        ("can_retarget", c_int32),
        ("time", c_double),
        ("outer", c_double),
        ("inner", c_double),
        ("path", c_double),
        ("range", c_double),
        ("max_outer", c_double),
        ("max_inner", c_double),
        ("overscroll", c_double),
        ("collapse", c_double),
        ("header_shown", c_double),
        ("header_stretch", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("rest_outer", c_double),
        ("rest_inner", c_double),
        ("unconsumed_x", c_double),
        ("unconsumed_y", c_double),
        ("page_position", c_double),
        ("transition_progress", c_double),
        ("header", RectStruct),
        ("hover", RectStruct),
        ("pager", RectStruct),
        ("outer_bar_position", c_double),
        ("outer_bar_length", c_double),
        ("page_bar_position", c_double),
        ("page_bar_length", c_double),
        ("tab_offset", c_double),
        ("tab_indicator", RectStruct),
        ("page_goal", c_int32),
        ("direction", c_int32),
    ]


class PageStruct(ctypes.Structure):
    """``nslide_page``."""

    index: int
    needed: int
    visible: int
    refresh: int
    loading: int
    reserved: int
    content_height: float
    offset: float
    max_offset: float
    frame: RectStruct
    _fields_ = [
        ("index", c_int32),
        ("needed", c_int32),
        ("visible", c_int32),
        ("refresh", c_int32),
        ("loading", c_int32),
        ("reserved", c_int32),
        ("content_height", c_double),
        ("offset", c_double),
        ("max_offset", c_double),
        ("frame", RectStruct),
    ]


class EventStruct(ctypes.Structure):
    """``nslide_event``."""

    type: int
    index: int
    from_: int
    to: int
    cancelled: int
    will_decelerate: int
    source: int
    state: int
    time: float
    outer: float
    inner: float
    position: float
    progress: float
    _fields_ = [
        ("type", c_int32),
        ("index", c_int32),
        ("from_", c_int32),
        ("to", c_int32),
        ("cancelled", c_int32),
        ("will_decelerate", c_int32),
        ("source", c_int32),
        ("state", c_int32),
        ("time", c_double),
        ("outer", c_double),
        ("inner", c_double),
        ("position", c_double),
        ("progress", c_double),
    ]


class MotionStruct(ctypes.Structure):
    """``nslide_motion``."""

    struct_size: int
    generation: int
    phase: int
    needs_frame: int
    time: float
    outer: float
    inner: float
    path: float
    overscroll: float
    collapse: float
    velocity_x: float
    velocity_y: float
    page_position: float
    header_y: float
    header_height: float
    hover_y: float
    pager_y: float
    tab_offset: float
    indicator_x: float
    indicator_width: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("generation", c_uint32),
        ("phase", c_int32),
        ("needs_frame", c_int32),
        ("time", c_double),
        ("outer", c_double),
        ("inner", c_double),
        ("path", c_double),
        ("overscroll", c_double),
        ("collapse", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("page_position", c_double),
        ("header_y", c_double),
        ("header_height", c_double),
        ("hover_y", c_double),
        ("pager_y", c_double),
        ("tab_offset", c_double),
        ("indicator_x", c_double),
        ("indicator_width", c_double),
    ]


class PointerSampleStruct(ctypes.Structure):
    """``nslide_pointer_sample``."""

    action: int
    source: int
    id: int
    x: float
    y: float
    time: float
    _fields_ = [
        ("action", c_int32),
        ("source", c_int32),
        ("id", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("time", c_double),
    ]


class FrameBuffersStruct(ctypes.Structure):
    """``nslide_frame_buffers``."""

    struct_size: int
    page_capacity: int
    page_count: int
    event_capacity: int
    event_count: int
    reserved: int
    sample_count: int
    reserved_2: int
    kept_of: int
    kept: int
    reserved_3: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("page_capacity", c_int32),
        ("page_count", c_int32),
        ("event_capacity", c_int32),
        ("event_count", c_int32),
        ("reserved", c_int32),
        ("snapshot", ctypes.POINTER(SnapshotStruct)),
        ("pages", ctypes.POINTER(PageStruct)),
        ("events", ctypes.POINTER(EventStruct)),
        ("samples", ctypes.POINTER(PointerSampleStruct)),
        ("sample_count", c_int32),
        ("reserved_2", c_int32),
        ("motion", ctypes.POINTER(MotionStruct)),
        ("kept_of", c_uint64),
        ("kept", c_uint32),
        ("reserved_3", c_int32),
    ]
