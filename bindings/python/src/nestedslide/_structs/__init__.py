"""The structs of ``nestedslide.h`` for ctypes, field by field in the header's order.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .lists import ItemChangeStruct, ItemRangeStruct, ItemStruct, ListConfigStruct, ListStateStruct, SectionStruct
from .output import EventStruct, FrameBuffersStruct, MotionStruct, PageStruct, PointerSampleStruct, SnapshotStruct
from .parts import (
    CorrectionStruct,
    EdgeStruct,
    EffectStruct,
    FlingSampleStruct,
    HeaderPartStruct,
    RegionStruct,
    SnapAreaStruct,
)
from .settings import ConfigStruct, InsetsStruct, PageSettingsStruct, RectStruct

__all__ = [
    "ConfigStruct",
    "CorrectionStruct",
    "EdgeStruct",
    "EffectStruct",
    "EventStruct",
    "FlingSampleStruct",
    "FrameBuffersStruct",
    "HeaderPartStruct",
    "InsetsStruct",
    "ItemChangeStruct",
    "ItemRangeStruct",
    "ItemStruct",
    "ListConfigStruct",
    "ListStateStruct",
    "MotionStruct",
    "PageSettingsStruct",
    "PageStruct",
    "PointerSampleStruct",
    "RectStruct",
    "RegionStruct",
    "SectionStruct",
    "SnapAreaStruct",
    "SnapshotStruct",
]
