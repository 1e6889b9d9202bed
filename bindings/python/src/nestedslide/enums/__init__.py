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

from .input import (
    Align,
    Autoscroll,
    Axis,
    Bar,
    Direction,
    Easing,
    EffectSource,
    EffectUnit,
    Key,
    MovedBy,
    PointerAction,
    RefreshResult,
    RegionView,
    Source,
    ThumbPhase,
    WheelPhase,
    WheelUnit,
)
from .library import Status, StructKind
from .lists import Anchor, Grows, ItemChangeKind, ItemFlag, ItemKind, Layout, ListSnap
from .motion import FlingCurve, Glide, Physics, RepeatedFlings, TrackpadMomentum, VelocityEstimator
from .named import Named
from .output import CollapseState, EventType, Indicator, Phase, RefreshState, TouchState
from .policies import (
    Bounces,
    Chain,
    FarTurns,
    FingerRule,
    HeaderMotion,
    HeaderSnap,
    HoverHides,
    Indicators,
    Overscroll,
    PageAlignment,
    PageIndex,
    PageMemory,
    PageTurn,
    PartRule,
    PartSnap,
    PathAxis,
    Resampling,
    ScrollToTop,
    Seam,
    ShortPage,
    ShortPageArrival,
    SnapStrictness,
    SwipeArea,
    TabAlignment,
    TabFill,
)

__all__ = [
    "Align",
    "Anchor",
    "Autoscroll",
    "Axis",
    "Bar",
    "Bounces",
    "Chain",
    "CollapseState",
    "Direction",
    "Easing",
    "EffectSource",
    "EffectUnit",
    "EventType",
    "FarTurns",
    "FingerRule",
    "FlingCurve",
    "Glide",
    "Grows",
    "HeaderMotion",
    "HeaderSnap",
    "HoverHides",
    "Indicator",
    "Indicators",
    "ItemChangeKind",
    "ItemFlag",
    "ItemKind",
    "Key",
    "Layout",
    "ListSnap",
    "MovedBy",
    "Named",
    "Overscroll",
    "PageAlignment",
    "PageIndex",
    "PageMemory",
    "PageTurn",
    "PartRule",
    "PartSnap",
    "PathAxis",
    "Phase",
    "Physics",
    "PointerAction",
    "RefreshResult",
    "RefreshState",
    "RegionView",
    "RepeatedFlings",
    "Resampling",
    "ScrollToTop",
    "Seam",
    "ShortPage",
    "ShortPageArrival",
    "SnapStrictness",
    "Source",
    "Status",
    "StructKind",
    "SwipeArea",
    "TabAlignment",
    "TabFill",
    "ThumbPhase",
    "TouchState",
    "TrackpadMomentum",
    "VelocityEstimator",
    "WheelPhase",
    "WheelUnit",
]
