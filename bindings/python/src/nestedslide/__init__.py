"""NestedSlide: a headless engine for nested scrolling.

The host feeds pointers, drags, wheel steps, commands and the time into a Coordinator, and reads back a snapshot of
offsets and rectangles, and events. Nothing is drawn, no clock is read, nothing is called back. Offsets grow when
content moves up; lengths are points, times seconds.
"""

from ._abi import ABI_VERSION, MAX_LENGTH, MAX_PAGES, MAX_POINTERS, MAX_TIME, MAX_VELOCITY
from .buffers import FrameBuffers
from .coordinator import Coordinator
from .enums import (
    CollapseState,
    EventType,
    HeaderMotion,
    HeaderSnap,
    Overscroll,
    PageIndex,
    PageMemory,
    Phase,
    Physics,
    PointerAction,
    ScrollToTop,
    Seam,
    ShortPage,
    Source,
    Status,
    SwipeArea,
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
from .settings import PageSettings, Settings
from .values import Event, Frame, Insets, Page, Rect, Snapshot

__version__ = "0.1.0"

__all__ = [
    "ABI_VERSION",
    "MAX_LENGTH",
    "MAX_PAGES",
    "MAX_POINTERS",
    "MAX_TIME",
    "MAX_VELOCITY",
    "BufferTooSmallError",
    "BusyError",
    "ClosedError",
    "CollapseState",
    "Coordinator",
    "CorruptDataError",
    "Event",
    "EventType",
    "Frame",
    "FrameBuffers",
    "HandleError",
    "HeaderMotion",
    "HeaderSnap",
    "Insets",
    "InvalidArgumentError",
    "InvalidStateError",
    "LibraryError",
    "LibraryMismatchError",
    "LibraryNotFoundError",
    "NestedSlideError",
    "NotFiniteError",
    "OutOfMemoryError",
    "OutOfRangeError",
    "Overscroll",
    "Page",
    "PageIndex",
    "PageMemory",
    "PageSettings",
    "Phase",
    "Physics",
    "PointerAction",
    "Rect",
    "ReentrantError",
    "ScrollToTop",
    "Seam",
    "Settings",
    "ShortPage",
    "Snapshot",
    "Source",
    "StaleHandleError",
    "Status",
    "StructSizeError",
    "SwipeArea",
    "TimeWentBackError",
    "UnsupportedError",
    "WheelUnit",
]
