"""The enumerations of the C interface under the names that scenarios and keyword settings use.

Members are lower-case because their names are data: the same words stand in scenario files, in messages and in
settings, and each class can be called with such a word.

>>> HeaderMotion("quick_return")
<HeaderMotion.quick_return: 1>
>>> f"{Phase.idle}"
'idle'

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from .input import Align, Axis, Key, MovedBy, PointerAction, RegionView, Source, WheelPhase, WheelUnit
from .library import Status, StructKind
from .lists import Anchor, ItemChangeKind, ItemFlag, ItemKind, Layout
from .motion import FlingCurve, Glide, Physics, RepeatedFlings, VelocityEstimator
from .named import Named
from .output import CollapseState, EventType, Indicator, Phase, RefreshState, Touch
from .policies import (
    Bounces,
    Chain,
    FarTurns,
    FingerRule,
    HeaderMotion,
    HeaderSnap,
    Indicators,
    Overscroll,
    PageIndex,
    PageMemory,
    PartRule,
    PartSnap,
    Resampling,
    ScrollToTop,
    Seam,
    ShortPage,
    SnapStrictness,
    SwipeArea,
    TabAlignment,
)

__all__ = [
    "Align",
    "Anchor",
    "Axis",
    "Bounces",
    "Chain",
    "CollapseState",
    "EventType",
    "FarTurns",
    "FingerRule",
    "FlingCurve",
    "Glide",
    "HeaderMotion",
    "HeaderSnap",
    "Indicator",
    "Indicators",
    "ItemChangeKind",
    "ItemFlag",
    "ItemKind",
    "Key",
    "Layout",
    "MovedBy",
    "Named",
    "Overscroll",
    "PageIndex",
    "PageMemory",
    "PartRule",
    "PartSnap",
    "Phase",
    "Physics",
    "PointerAction",
    "RefreshState",
    "RegionView",
    "RepeatedFlings",
    "Resampling",
    "ScrollToTop",
    "Seam",
    "ShortPage",
    "SnapStrictness",
    "Source",
    "Status",
    "StructKind",
    "SwipeArea",
    "TabAlignment",
    "Touch",
    "VelocityEstimator",
    "WheelPhase",
    "WheelUnit",
]
