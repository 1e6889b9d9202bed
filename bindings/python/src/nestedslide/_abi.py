"""The functions of ``nestedslide.h`` for ctypes, and the check that the library opened is the one they describe.

Every function gets its parameter and result types: without them ctypes would pass a double as an int and cut a handle
in half without a word.
"""

from __future__ import annotations

import ctypes
import threading
from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any, Callable

from ._library import OpenedLibrary, open_library
from ._structs import (
    ConfigStruct,
    CorrectionStruct,
    EdgeStruct,
    EventStruct,
    FrameBuffersStruct,
    HeaderPartStruct,
    ItemChangeStruct,
    ItemRangeStruct,
    ItemStruct,
    ListConfigStruct,
    ListStateStruct,
    MotionStruct,
    PageSettingsStruct,
    PageStruct,
    PointerSampleStruct,
    RectStruct,
    RegionStruct,
    SectionStruct,
    SnapAreaStruct,
    SnapshotStruct,
)
from .enums import StructKind
from .errors import LibraryMismatchError

VERSION = 2000
ABI_VERSION = 0
MAX_LENGTH = 1.0e12
MAX_VELOCITY = 1.0e9
MAX_TIME = 1.0e12
MAX_PAGES = 10_000_000
MAX_POINTERS = 8
MAX_VISIBLE_PAGES = 2
MAX_HEADER_PARTS = 64
MAX_REGIONS = 1024
MAX_SNAP_AREAS = 100_000
MAX_SECTIONS = 1_000_000
MAX_ITEMS = 100_000_000
MAX_COLUMNS = 256
AUTO = -1.0e300
NO_PAGE = -1
VIEW_OUTER = -1
VIEW_NONE = -2
LINK_VERTICAL = 1
LINK_HORIZONTAL = 2

STATUS = c_int32
HANDLE = c_uint64
ALLOCATE_FUNCTION = ctypes.CFUNCTYPE(c_void_p, c_void_p, c_size_t, c_size_t)
RELEASE_FUNCTION = ctypes.CFUNCTYPE(None, c_void_p, c_void_p)
LOG_FUNCTION = ctypes.CFUNCTYPE(None, c_void_p, STATUS, HANDLE, c_char_p)

SIGNATURES: dict[str, tuple[Any, list[Any]]] = {
    "nslide_version": (c_uint32, []),
    "nslide_abi_version": (c_uint32, []),
    "nslide_struct_size": (c_size_t, [c_int32]),
    "nslide_status_name": (c_char_p, [STATUS]),
    "nslide_set_allocator": (STATUS, [ALLOCATE_FUNCTION, RELEASE_FUNCTION, c_void_p]),
    "nslide_set_log": (STATUS, [LOG_FUNCTION, c_void_p]),
    "nslide_config_default": (STATUS, [POINTER(ConfigStruct), c_size_t]),
    "nslide_config_check": (STATUS, [POINTER(ConfigStruct), POINTER(c_char_p)]),
    "nslide_create": (STATUS, [POINTER(ConfigStruct), c_int32, POINTER(c_double), POINTER(HANDLE)]),
    "nslide_destroy": (STATUS, [HANDLE]),
    "nslide_error_message": (c_char_p, [HANDLE]),
    "nslide_get_config": (STATUS, [HANDLE, POINTER(ConfigStruct)]),
    "nslide_set_config": (STATUS, [HANDLE, POINTER(ConfigStruct)]),
    "nslide_advance": (STATUS, [HANDLE, c_double]),
    "nslide_frame": (STATUS, [HANDLE, c_double, POINTER(FrameBuffersStruct)]),
    "nslide_pointer": (STATUS, [HANDLE, c_int32, c_int64, c_double, c_double, c_double]),
    "nslide_session_begin": (STATUS, [HANDLE, c_int32, c_double, c_double]),
    "nslide_session_update": (STATUS, [HANDLE, c_double, c_double, POINTER(c_double), POINTER(c_double)]),
    "nslide_session_end": (STATUS, [HANDLE, c_double, c_double]),
    "nslide_session_cancel": (STATUS, [HANDLE]),
    "nslide_wheel": (STATUS, [HANDLE, c_int32, c_int32, c_int32, c_double, c_double, c_double, c_double]),
    "nslide_key": (STATUS, [HANDLE, c_int32]),
    "nslide_set_regions": (STATUS, [HANDLE, POINTER(RegionStruct), c_int32]),
    "nslide_scroll_to": (STATUS, [HANDLE, c_double, c_double, c_int32]),
    "nslide_scroll_to_top": (STATUS, [HANDLE, c_int32]),
    "nslide_retarget": (STATUS, [HANDLE, c_double, c_double]),
    "nslide_reveal": (STATUS, [HANDLE, c_int32, c_double, c_double, c_int32, c_int32]),
    "nslide_retarget_reveal": (STATUS, [HANDLE, c_int32, c_double, c_double, c_int32]),
    "nslide_set_snap_areas": (
        STATUS,
        [HANDLE, c_int32, POINTER(SnapAreaStruct), c_int32, c_int32, c_double, c_double],
    ),
    "nslide_scroll_to_page": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_set_header_height": (STATUS, [HANDLE, c_double, c_int32]),
    "nslide_set_hover_height": (STATUS, [HANDLE, c_double, c_int32]),
    "nslide_set_header_parts": (STATUS, [HANDLE, POINTER(HeaderPartStruct), c_int32, c_int32]),
    "nslide_set_page_height": (STATUS, [HANDLE, c_int32, c_double]),
    "nslide_shift_page": (STATUS, [HANDLE, c_int32, c_double, c_double]),
    "nslide_get_page_settings": (STATUS, [HANDLE, c_int32, POINTER(PageSettingsStruct)]),
    "nslide_set_page_settings": (STATUS, [HANDLE, c_int32, POINTER(PageSettingsStruct)]),
    "nslide_insert_page": (STATUS, [HANDLE, c_int32, c_double]),
    "nslide_remove_page": (STATUS, [HANDLE, c_int32]),
    "nslide_move_page": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_reload": (STATUS, [HANDLE, c_int32, POINTER(c_double), c_int32, c_int32]),
    "nslide_reload_keyed": (STATUS, [HANDLE, c_int32, POINTER(c_int64), POINTER(c_double)]),
    "nslide_find_page": (STATUS, [HANDLE, c_int64, POINTER(c_int32)]),
    "nslide_state_hash": (STATUS, [HANDLE, POINTER(c_uint64)]),
    "nslide_save": (STATUS, [HANDLE, c_void_p, c_size_t, POINTER(c_size_t)]),
    "nslide_restore": (STATUS, [c_void_p, c_size_t, POINTER(HANDLE)]),
    "nslide_record_start": (STATUS, [HANDLE]),
    "nslide_record_read": (STATUS, [HANDLE, c_void_p, c_size_t, POINTER(c_size_t)]),
    "nslide_record_stop": (STATUS, [HANDLE]),
    "nslide_begin_refresh": (STATUS, [HANDLE, c_int32]),
    "nslide_end_refresh": (STATUS, [HANDLE, c_int32]),
    "nslide_end_load": (STATUS, [HANDLE, c_int32]),
    "nslide_tap_tab": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_tab_at": (STATUS, [HANDLE, c_double, c_double, POINTER(c_int32)]),
    "nslide_get_tab": (STATUS, [HANDLE, c_int32, POINTER(RectStruct)]),
    "nslide_link": (STATUS, [HANDLE, HANDLE, c_int32]),
    "nslide_observe": (
        STATUS,
        [HANDLE, c_int32, c_double, c_int32, POINTER(CorrectionStruct), c_int32, POINTER(c_int32)],
    ),
    "nslide_poll_corrections": (STATUS, [HANDLE, POINTER(CorrectionStruct), c_int32, POINTER(c_int32)]),
    "nslide_unobserve": (STATUS, [HANDLE, c_int32]),
    "nslide_list_config_default": (STATUS, [POINTER(ListConfigStruct), c_size_t]),
    "nslide_section_default": (STATUS, [POINTER(SectionStruct), c_size_t]),
    "nslide_list_create": (STATUS, [POINTER(ListConfigStruct), POINTER(HANDLE)]),
    "nslide_list_destroy": (STATUS, [HANDLE]),
    "nslide_list_get_config": (STATUS, [HANDLE, POINTER(ListConfigStruct)]),
    "nslide_list_set_config": (STATUS, [HANDLE, POINTER(ListConfigStruct)]),
    "nslide_list_attach": (STATUS, [HANDLE, HANDLE, c_int32]),
    "nslide_list_detach": (STATUS, [HANDLE]),
    "nslide_list_set_offset": (STATUS, [HANDLE, c_double]),
    "nslide_list_get_state": (STATUS, [HANDLE, POINTER(ListStateStruct)]),
    "nslide_list_insert_section": (
        STATUS,
        [HANDLE, c_int32, POINTER(SectionStruct), c_int32, POINTER(c_double)],
    ),
    "nslide_list_remove_sections": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_list_move_section": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_list_get_section": (STATUS, [HANDLE, c_int32, POINTER(SectionStruct)]),
    "nslide_list_set_section": (STATUS, [HANDLE, c_int32, POINTER(SectionStruct)]),
    "nslide_list_insert_items": (STATUS, [HANDLE, c_int32, c_int32, c_int32, POINTER(c_double)]),
    "nslide_list_remove_items": (STATUS, [HANDLE, c_int32, c_int32, c_int32]),
    "nslide_list_move_item": (STATUS, [HANDLE, c_int32, c_int32, c_int32, c_int32]),
    "nslide_list_set_heights": (STATUS, [HANDLE, c_int32, c_int32, c_int32, POINTER(c_double)]),
    "nslide_list_set_anchor": (STATUS, [HANDLE, c_int32, c_int32]),
    "nslide_list_get_range": (STATUS, [HANDLE, c_double, c_double, POINTER(ItemRangeStruct)]),
    "nslide_list_get_visible": (
        STATUS,
        [HANDLE, c_double, c_double, POINTER(ItemStruct), c_int32, POINTER(c_int32)],
    ),
    "nslide_list_update": (
        STATUS,
        [HANDLE, c_double, c_double, POINTER(ItemChangeStruct), c_int32, POINTER(c_int32)],
    ),
    "nslide_list_get_frames": (STATUS, [HANDLE, c_int32, c_int32, c_int32, POINTER(RectStruct)]),
    "nslide_list_item_at": (STATUS, [HANDLE, c_double, c_double, POINTER(c_int32), POINTER(c_int32)]),
    "nslide_list_find_item": (STATUS, [HANDLE, c_int32, POINTER(c_int32), POINTER(c_int32)]),
    "nslide_list_get_item_offset": (STATUS, [HANDLE, c_int32, c_int32, c_int32, POINTER(c_double)]),
    "nslide_list_scroll_to": (STATUS, [HANDLE, c_int32, c_int32, c_int32, c_int32]),
    "nslide_get_snapshot": (STATUS, [HANDLE, POINTER(SnapshotStruct)]),
    "nslide_get_motion": (STATUS, [HANDLE, POINTER(MotionStruct)]),
    "nslide_get_edge": (STATUS, [HANDLE, POINTER(EdgeStruct)]),
    "nslide_get_pages": (STATUS, [HANDLE, POINTER(PageStruct), c_int32, POINTER(c_int32)]),
    "nslide_get_page": (STATUS, [HANDLE, c_int32, POINTER(PageStruct)]),
    "nslide_get_live_pages": (STATUS, [HANDLE, POINTER(c_int32), c_int32, POINTER(c_int32)]),
    "nslide_get_header_parts": (STATUS, [HANDLE, POINTER(RectStruct), c_int32, POINTER(c_int32)]),
    "nslide_poll_events": (STATUS, [HANDLE, POINTER(EventStruct), c_int32, POINTER(c_int32)]),
}

STRUCTS: dict[StructKind, type[ctypes.Structure]] = {
    StructKind.config: ConfigStruct,
    StructKind.page_settings: PageSettingsStruct,
    StructKind.snapshot: SnapshotStruct,
    StructKind.page: PageStruct,
    StructKind.event: EventStruct,
    StructKind.frame: FrameBuffersStruct,
    StructKind.header_part: HeaderPartStruct,
    StructKind.correction: CorrectionStruct,
    StructKind.edge: EdgeStruct,
    StructKind.region: RegionStruct,
    StructKind.snap_area: SnapAreaStruct,
    StructKind.list_config: ListConfigStruct,
    StructKind.section: SectionStruct,
    StructKind.list_state: ListStateStruct,
    StructKind.item: ItemStruct,
    StructKind.item_range: ItemRangeStruct,
    StructKind.item_change: ItemChangeStruct,
    StructKind.motion: MotionStruct,
    StructKind.pointer_sample: PointerSampleStruct,
}

# These go over without their size being told: a longer one would be written beyond its end, or shift those after it.
_FIXED_SIZE = (
    StructKind.page,
    StructKind.event,
    StructKind.header_part,
    StructKind.correction,
    StructKind.edge,
    StructKind.region,
    StructKind.snap_area,
    StructKind.item,
    StructKind.item_range,
    StructKind.item_change,
    StructKind.pointer_sample,
)


class Abi:
    """The library's functions, declared and checked, each an attribute under its C name."""

    def __init__(self, opened: OpenedLibrary) -> None:
        self.path = opened.path
        self.origin = opened.origin
        self._functions: dict[str, Callable[..., Any]] = {}
        for name, (result, parameters) in SIGNATURES.items():
            try:
                function = getattr(opened.cdll, name)
            except AttributeError:
                raise LibraryMismatchError(f"{opened.path} has no function {name}") from None
            function.restype = result
            function.argtypes = parameters
            self._functions[name] = function
            if name == "nslide_abi_version":
                self._check_versions()
        self._check_sizes()

    def __getattr__(self, name: str) -> Callable[..., Any]:
        try:
            return self.__dict__["_functions"][name]  # type: ignore[no-any-return]
        except KeyError:
            raise AttributeError(name) from None

    def _check_versions(self) -> None:
        """Refuses another ABI, and a library older than the functions declared here."""
        abi, version = self.nslide_abi_version(), self.nslide_version()
        if abi != ABI_VERSION:
            raise LibraryMismatchError(
                f"{self.path} has ABI {abi}, this package was written for ABI {ABI_VERSION}: install a matching pair"
            )
        if version < VERSION:
            raise LibraryMismatchError(
                f"{self.path} is version {version_text(version)}, this package needs at least {version_text(VERSION)}"
            )

    def _check_sizes(self) -> None:
        """Refuses structs that do not fit. Those that carry their size may be longer in a later library."""
        for kind, struct in STRUCTS.items():
            theirs, ours = self.nslide_struct_size(kind), ctypes.sizeof(struct)
            if theirs < ours or (kind in _FIXED_SIZE and theirs != ours):
                raise LibraryMismatchError(
                    f"{self.path} has a {kind} struct of {theirs} bytes, this package of {ours}: "
                    f"install a matching pair"
                )


def version_text(version: int) -> str:
    """A version number of the library as people write it.

    >>> version_text(1002003)
    '1.2.3'
    """
    return f"{version // 1_000_000}.{version // 1000 % 1000}.{version % 1000}"


_lock = threading.Lock()
_loaded: Abi | None = None


def library() -> Abi:
    """The library, opened on first use and once a process.

    Not at import, so that a program can be imported, documented and type-checked where there is no library.
    """
    global _loaded
    # Asked before the lock too: a fork leaves that as it was to the child, where nobody would open it.
    if _loaded is None:
        with _lock:
            if _loaded is None:
                _loaded = Abi(open_library())
    return _loaded
