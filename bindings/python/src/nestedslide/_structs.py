"""The structs of ``nestedslide.h`` for ctypes, field by field in the header's order.

A test reads the header and compares every name, type and offset with what stands here.
"""

from __future__ import annotations

import ctypes
from ctypes import c_double, c_int32, c_int64, c_uint32


class RectStruct(ctypes.Structure):
    """``nslide_rect``."""

    x: float
    y: float
    width: float
    height: float
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class InsetsStruct(ctypes.Structure):
    """``nslide_insets``."""

    top: float
    left: float
    bottom: float
    right: float
    _fields_ = [("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double)]


class ConfigStruct(ctypes.Structure):
    """``nslide_config``; read and written through the table in ``settings``."""

    struct_size: int
    viewport_width: float
    viewport_height: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("physics", c_int32),
        ("viewport_width", c_double),
        ("viewport_height", c_double),
        ("header_height", c_double),
        ("header_min_height", c_double),
        ("header_return_height", c_double),
        ("hover_height", c_double),
        ("pin_inset", c_double),
        ("pin_distance", c_double),
        ("main_margins", InsetsStruct),
        ("top_margins", InsetsStruct),
        ("content_margins", InsetsStruct),
        ("main_spacing", c_double),
        ("top_spacing", c_double),
        ("page_spacing", c_double),
        ("right_to_left", c_int32),
        ("header_stretch", c_int32),
        ("header_motion", c_int32),
        ("seam", c_int32),
        ("overscroll_top", c_int32),
        ("overscroll_bottom", c_int32),
        ("bounces", c_int32),
        ("page_bounces", c_int32),
        ("page_memory", c_int32),
        ("short_page", c_int32),
        ("page_index", c_int32),
        ("horizontal_enabled", c_int32),
        ("swipe_area", c_int32),
        ("lazy", c_int32),
        ("prefetch", c_int32),
        ("keep_alive", c_int32),
        ("initial_page", c_int32),
        ("header_snap", c_int32),
        ("scroll_to_top", c_int32),
        ("indicators", c_int32),
        ("tab_alignment", c_int32),
        ("endless", c_int32),
        ("page_always_stop", c_int32),
        ("fling_curve", c_int32),
        ("velocity_estimator", c_int32),
        ("repeated_flings", c_int32),
        ("wheel_glide", c_int32),
        ("wheel_latch", c_int32),
        ("chain_top", c_int32),
        ("chain_bottom", c_int32),
        ("chain_start", c_int32),
        ("chain_end", c_int32),
        ("load_threshold", c_double),
        ("seam_resistance", c_double),
        ("deceleration", c_double),
        ("constant_deceleration", c_double),
        ("fling_friction", c_double),
        ("min_fling_velocity", c_double),
        ("max_fling_velocity", c_double),
        ("rubber_band", c_double),
        ("spring_response", c_double),
        ("spring_damping", c_double),
        ("rest_distance", c_double),
        ("touch_slop", c_double),
        ("axis_ratio", c_double),
        ("press_delay", c_double),
        ("snap_velocity", c_double),
        ("refresh_height", c_double),
        ("load_more_distance", c_double),
        ("indicator_width", c_double),
        ("indicator_height", c_double),
        ("indicator_radius", c_double),
    ]


class PageSettingsStruct(ctypes.Structure):
    """``nslide_page_settings``; read and written through the table in ``settings``."""

    struct_size: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("overscroll_top", c_int32),
        ("seam", c_int32),
        ("short_page", c_int32),
        ("scroll_to_top", c_int32),
        ("indicators", c_int32),
        ("refresh_height", c_double),
        ("tab_width", c_double),
        ("key", c_int64),
    ]


class HeaderPartStruct(ctypes.Structure):
    """``nslide_header_part``."""

    height: float
    min_height: float
    margin_top: float
    margin_bottom: float
    rule: int
    snap: int
    _fields_ = [
        ("height", c_double),
        ("min_height", c_double),
        ("margin_top", c_double),
        ("margin_bottom", c_double),
        ("rule", c_int32),
        ("snap", c_int32),
    ]


class CorrectionStruct(ctypes.Structure):
    """``nslide_correction``."""

    view: int
    heir: int
    offset: float
    velocity: float
    _fields_ = [
        ("view", c_int32),
        ("heir", c_int32),
        ("offset", c_double),
        ("velocity", c_double),
    ]


class EdgeStruct(ctypes.Structure):
    """``nslide_edge``."""

    pull_x: float
    pull_y: float
    velocity_x: float
    velocity_y: float
    _fields_ = [("pull_x", c_double), ("pull_y", c_double), ("velocity_x", c_double), ("velocity_y", c_double)]


class RegionStruct(ctypes.Structure):
    """``nslide_region``."""

    frame: RectStruct
    view: int
    axes: int
    _fields_ = [("frame", RectStruct), ("view", c_int32), ("axes", c_int32)]


class SnapAreaStruct(ctypes.Structure):
    """``nslide_snap_area``."""

    start: float
    length: float
    align: int
    always_stop: int
    _fields_ = [("start", c_double), ("length", c_double), ("align", c_int32), ("always_stop", c_int32)]


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
    """``nslide_event``. C's ``from`` is a keyword in Python, so it has an underscore here."""

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


class FrameBuffersStruct(ctypes.Structure):
    """``nslide_frame_buffers``."""

    struct_size: int
    page_capacity: int
    page_count: int
    event_capacity: int
    event_count: int
    reserved: int
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
    ]
