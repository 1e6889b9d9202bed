"""Small structs that calls take and give.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

import ctypes
from ctypes import c_double, c_int32, c_int64

from .settings import RectStruct


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
    token: int
    reserved: int
    _fields_ = [
        ("view", c_int32),
        ("heir", c_int32),
        ("offset", c_double),
        ("velocity", c_double),
        ("token", c_int32),
        ("reserved", c_int32),
    ]


class EdgeStruct(ctypes.Structure):
    """``nslide_edge``."""

    pull_x: float
    pull_y: float
    velocity_x: float
    velocity_y: float
    shown_x: float
    shown_y: float
    _fields_ = [
        ("pull_x", c_double),
        ("pull_y", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("shown_x", c_double),
        ("shown_y", c_double),
    ]


class RegionStruct(ctypes.Structure):
    """``nslide_region``."""

    frame: RectStruct
    view: int
    axes: int
    _fields_ = [
        ("frame", RectStruct),
        ("view", c_int32),
        ("axes", c_int32),
    ]


class SnapAreaStruct(ctypes.Structure):
    """``nslide_snap_area``."""

    start: float
    length: float
    align: int
    always_stop: int
    key: int
    margin_start: float
    margin_end: float
    _fields_ = [
        ("start", c_double),
        ("length", c_double),
        ("align", c_int32),
        ("always_stop", c_int32),
        ("key", c_int64),
        ("margin_start", c_double),
        ("margin_end", c_double),
    ]


class FlingSampleStruct(ctypes.Structure):
    """``nslide_fling_sample``."""

    time: float
    way: float
    _fields_ = [
        ("time", c_double),
        ("way", c_double),
    ]


class EffectStruct(ctypes.Structure):
    """``nslide_effect``."""

    source: int
    page: int
    unit: int
    easing: int
    start: float
    stop: float
    at_start: float
    at_stop: float
    item_y: float
    item_height: float
    _fields_ = [
        ("source", c_int32),
        ("page", c_int32),
        ("unit", c_int32),
        ("easing", c_int32),
        ("start", c_double),
        ("stop", c_double),
        ("at_start", c_double),
        ("at_stop", c_double),
        ("item_y", c_double),
        ("item_height", c_double),
    ]
