"""NestedSlide: a headless engine for nested scrolling.

The host feeds pointers, drags, wheel steps, keys, commands and the time into a Coordinator, and reads back a snapshot
of offsets and rectangles, and events. A ListLayout lays out the items of a page. Nothing is drawn, no clock is read,
nothing is called back but the listeners that a host adds, when it reads events. Offsets grow when content moves up;
lengths are points, times seconds.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from ._constants import (
    ABI_VERSION,
    AUTO,
    MAX_COLUMNS,
    MAX_EFFECTS,
    MAX_HEADER_PARTS,
    MAX_ITEMS,
    MAX_LENGTH,
    MAX_PAGES,
    MAX_POINTERS,
    MAX_REGIONS,
    MAX_SECTIONS,
    MAX_SNAP_AREAS,
    MAX_TIME,
    MAX_VELOCITY,
)

# All else is imported when it is first asked for: who only looks at the version waits for nothing.
_MODULES = {
    "_saving": "Recording",
    "batches": "ItemChanges VisibleItems",
    "buffers": "FrameBuffers",
    "coordinator": "Coordinator",
    "effect": "Effect",
    "enums": (
        "Align Anchor Autoscroll Axis Bar Bounces Chain CollapseState Direction Easing EffectSource "
        "EffectUnit EventType FarTurns FingerRule FlingCurve Glide Grows HeaderMotion HeaderSnap "
        "Indicator Indicators ItemChangeKind ItemFlag ItemKind Key Layout ListSnap MovedBy Overscroll "
        "PageIndex PageMemory PartRule PartSnap Phase Physics PointerAction RefreshResult RefreshState "
        "RegionView RepeatedFlings Resampling ScrollToTop Seam ShortPage SnapStrictness Source Status SwipeArea "
        "TabAlignment TouchState VelocityEstimator WheelPhase WheelUnit"
    ),
    "errors": (
        "BufferTooSmallError BusyError ClosedError CorruptDataError HandleError InvalidArgumentError "
        "InvalidStateError LibraryError LibraryMismatchError LibraryNotFoundError ListenerError "
        "NestedSlideError NotFiniteError OutOfMemoryError OutOfRangeError ReentrantError StaleHandleError "
        "StructSizeError TimeWentBackError UnsupportedError"
    ),
    "frames": "Frame",
    "header_part": "HeaderPart",
    "item_frames": "ItemFrames",
    "keyed": "KeyedItems KeyedSections",
    "list_layout": "ListLayout",
    "list_settings": "ListSettings Section",
    "list_values": "Item ItemChange ItemPath ItemRange ListState",
    "refusals": "Refusal on_refusal",
    "region": "Region",
    "settings": "PageSettings Settings",
    "snap_area": "SnapArea",
    "values": "Correction Edge Event Insets OUTER PAGER Page Rect Snapshot",
}
_LATER = {name: module for module, names in _MODULES.items() for name in names.split()}

if TYPE_CHECKING:
    from ._saving import Recording
    from .batches import ItemChanges, VisibleItems
    from .buffers import FrameBuffers
    from .coordinator import Coordinator
    from .effect import Effect
    from .enums import (
        Align,
        Anchor,
        Autoscroll,
        Axis,
        Bar,
        Bounces,
        Chain,
        CollapseState,
        Direction,
        Easing,
        EffectSource,
        EffectUnit,
        EventType,
        FarTurns,
        FingerRule,
        FlingCurve,
        Glide,
        Grows,
        HeaderMotion,
        HeaderSnap,
        Indicator,
        Indicators,
        ItemChangeKind,
        ItemFlag,
        ItemKind,
        Key,
        Layout,
        ListSnap,
        MovedBy,
        Overscroll,
        PageIndex,
        PageMemory,
        PartRule,
        PartSnap,
        Phase,
        Physics,
        PointerAction,
        RefreshResult,
        RefreshState,
        RegionView,
        RepeatedFlings,
        Resampling,
        ScrollToTop,
        Seam,
        ShortPage,
        SnapStrictness,
        Source,
        Status,
        SwipeArea,
        TabAlignment,
        TouchState,
        VelocityEstimator,
        WheelPhase,
        WheelUnit,
    )
    from .errors import (
        BufferTooSmallError,
        BusyError,
        ClosedError,
        CorruptDataError,
        HandleError,
        InvalidArgumentError,
        InvalidStateError,
        LibraryError,
        LibraryMismatchError,
        LibraryNotFoundError,
        ListenerError,
        NestedSlideError,
        NotFiniteError,
        OutOfMemoryError,
        OutOfRangeError,
        ReentrantError,
        StaleHandleError,
        StructSizeError,
        TimeWentBackError,
        UnsupportedError,
    )
    from .frames import Frame
    from .header_part import HeaderPart
    from .item_frames import ItemFrames
    from .keyed import KeyedItems, KeyedSections
    from .list_layout import ListLayout
    from .list_settings import ListSettings, Section
    from .list_values import Item, ItemChange, ItemPath, ItemRange, ListState
    from .refusals import Refusal, on_refusal
    from .region import Region
    from .settings import PageSettings, Settings
    from .snap_area import SnapArea
    from .values import OUTER, PAGER, Correction, Edge, Event, Insets, Page, Rect, Snapshot
else:

    def __getattr__(name):
        if name in _MODULES:
            return import_module(f".{name}", __name__)
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f".{_LATER[name]}", __name__), name)
        globals()[name] = value
        return value

    def __dir__():
        return sorted({*globals(), *_MODULES, *_LATER})


__version__ = "0.3.0"

__all__ = [
    "ABI_VERSION",
    "AUTO",
    "MAX_COLUMNS",
    "MAX_EFFECTS",
    "MAX_HEADER_PARTS",
    "MAX_ITEMS",
    "MAX_LENGTH",
    "MAX_PAGES",
    "MAX_POINTERS",
    "MAX_REGIONS",
    "MAX_SECTIONS",
    "MAX_SNAP_AREAS",
    "MAX_TIME",
    "MAX_VELOCITY",
    "OUTER",
    "PAGER",
    "Align",
    "Anchor",
    "Autoscroll",
    "Axis",
    "Bar",
    "Bounces",
    "BufferTooSmallError",
    "BusyError",
    "Chain",
    "ClosedError",
    "CollapseState",
    "Coordinator",
    "Correction",
    "CorruptDataError",
    "Direction",
    "Easing",
    "Edge",
    "Effect",
    "EffectSource",
    "EffectUnit",
    "Event",
    "EventType",
    "FarTurns",
    "FingerRule",
    "FlingCurve",
    "Frame",
    "FrameBuffers",
    "Glide",
    "Grows",
    "HandleError",
    "HeaderMotion",
    "HeaderPart",
    "HeaderSnap",
    "Indicator",
    "Indicators",
    "Insets",
    "InvalidArgumentError",
    "InvalidStateError",
    "Item",
    "ItemChange",
    "ItemChangeKind",
    "ItemChanges",
    "ItemFlag",
    "ItemFrames",
    "ItemKind",
    "ItemPath",
    "ItemRange",
    "Key",
    "KeyedItems",
    "KeyedSections",
    "Layout",
    "LibraryError",
    "LibraryMismatchError",
    "LibraryNotFoundError",
    "ListLayout",
    "ListSettings",
    "ListSnap",
    "ListState",
    "ListenerError",
    "MovedBy",
    "NestedSlideError",
    "NotFiniteError",
    "OutOfMemoryError",
    "OutOfRangeError",
    "Overscroll",
    "Page",
    "PageIndex",
    "PageMemory",
    "PageSettings",
    "PartRule",
    "PartSnap",
    "Phase",
    "Physics",
    "PointerAction",
    "Recording",
    "Rect",
    "ReentrantError",
    "RefreshResult",
    "RefreshState",
    "Refusal",
    "Region",
    "RegionView",
    "RepeatedFlings",
    "Resampling",
    "ScrollToTop",
    "Seam",
    "Section",
    "Settings",
    "ShortPage",
    "SnapArea",
    "SnapStrictness",
    "Snapshot",
    "Source",
    "StaleHandleError",
    "Status",
    "StructSizeError",
    "SwipeArea",
    "TabAlignment",
    "TimeWentBackError",
    "TouchState",
    "UnsupportedError",
    "VelocityEstimator",
    "VisibleItems",
    "WheelPhase",
    "WheelUnit",
    "on_refusal",
]
