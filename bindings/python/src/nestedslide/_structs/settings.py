"""Settings as the C interface has them.

Generated from include/nestedslide.h by tools/api: do not edit.
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
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
    ]


class InsetsStruct(ctypes.Structure):
    """``nslide_insets``."""

    top: float
    left: float
    bottom: float
    right: float
    _fields_ = [
        ("top", c_double),
        ("left", c_double),
        ("bottom", c_double),
        ("right", c_double),
    ]


class ConfigStruct(ctypes.Structure):
    """``nslide_config``."""

    struct_size: int
    physics: int
    viewport_width: float
    viewport_height: float
    header_height: float
    header_min_height: float
    header_return_height: float
    hover_height: float
    pin_inset: float
    pin_distance: float
    main_margins: InsetsStruct
    top_margins: InsetsStruct
    content_margins: InsetsStruct
    main_spacing: float
    top_spacing: float
    page_spacing: float
    right_to_left: int
    header_stretch: int
    header_motion: int
    seam: int
    overscroll_top: int
    overscroll_bottom: int
    bounces: int
    page_bounces: int
    page_memory: int
    short_page: int
    page_index: int
    horizontal_enabled: int
    swipe_area: int
    lazy: int
    prefetch: int
    keep_alive: int
    initial_page: int
    header_snap: int
    scroll_to_top: int
    indicators: int
    tab_alignment: int
    endless: int
    page_always_stop: int
    fling_curve: int
    velocity_estimator: int
    repeated_flings: int
    wheel_glide: int
    wheel_latch: int
    chain_top: int
    chain_bottom: int
    chain_start: int
    chain_end: int
    load_threshold: float
    seam_resistance: float
    deceleration: float
    constant_deceleration: float
    fling_friction: float
    min_fling_velocity: float
    max_fling_velocity: float
    rubber_band: float
    spring_response: float
    spring_damping: float
    rest_distance: float
    touch_slop: float
    axis_ratio: float
    press_delay: float
    snap_velocity: float
    refresh_height: float
    load_more_distance: float
    indicator_width: float
    indicator_height: float
    indicator_radius: float
    page_flick_velocity: float
    stop_velocity: float
    resampling_latency: float
    resampling_ahead: float
    tap_velocity: float
    mouse_slop: float
    far_turns: int
    key_glide: int
    command_glide: int
    resampling: int
    reduced_motion: int
    fingers: int
    edge_shown: int
    page_turn: int
    tab_spacing: float
    tab_inset_start: float
    tab_inset_end: float
    tab_min_width: float
    tab_fill: int
    axis: int
    refresh_limit: float
    refresh_second_height: float
    refresh_per_page: int
    pager_under_pinned: int
    load_pull: float
    hover_hide_delay: float
    hover_hides: int
    page_alignment: int
    trackpad_momentum: int
    short_page_arrival: int
    page_turn_distance: float
    page_width: float
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
        ("page_flick_velocity", c_double),
        ("stop_velocity", c_double),
        ("resampling_latency", c_double),
        ("resampling_ahead", c_double),
        ("tap_velocity", c_double),
        ("mouse_slop", c_double),
        ("far_turns", c_int32),
        ("key_glide", c_int32),
        ("command_glide", c_int32),
        ("resampling", c_int32),
        ("reduced_motion", c_int32),
        ("fingers", c_int32),
        ("edge_shown", c_int32),
        ("page_turn", c_int32),
        ("tab_spacing", c_double),
        ("tab_inset_start", c_double),
        ("tab_inset_end", c_double),
        ("tab_min_width", c_double),
        ("tab_fill", c_int32),
        ("axis", c_int32),
        ("refresh_limit", c_double),
        ("refresh_second_height", c_double),
        ("refresh_per_page", c_int32),
        ("pager_under_pinned", c_int32),
        ("load_pull", c_double),
        ("hover_hide_delay", c_double),
        ("hover_hides", c_int32),
        ("page_alignment", c_int32),
        ("trackpad_momentum", c_int32),
        ("short_page_arrival", c_int32),
        ("page_turn_distance", c_double),
        ("page_width", c_double),
    ]


class PageSettingsStruct(ctypes.Structure):
    """``nslide_page_settings``."""

    struct_size: int
    overscroll_top: int
    seam: int
    short_page: int
    scroll_to_top: int
    indicators: int
    refresh_height: float
    tab_width: float
    key: int
    load_more_distance: float
    no_more: int
    reserved: int
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
        ("load_more_distance", c_double),
        ("no_more", c_int32),
        ("reserved", c_int32),
    ]
