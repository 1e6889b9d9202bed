"""The pages of a coordinator: their number, order, heights, and settings of their own."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Mapping
from ctypes import byref, c_int32
from typing import TYPE_CHECKING

from ._constants import NO_PAGE
from ._convert import doubles, int32, int64, int64s, number
from ._handle import Handle
from ._heights import naming
from ._settings_structs import write_page_settings
from ._structs import PageSettingsStruct
from .errors import InvalidArgumentError, NotFiniteError

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .settings import PageSettings, PageSettingsKeywords


class Pages(Handle):
    """Editing pages."""

    def page_settings(self, index: int) -> PageSettings:
        """What a page has of its own; None where it follows the coordinator."""
        # Only now: the values of settings take long to import.
        from .settings import read_page_settings

        return read_page_settings(self._page_settings(index))

    def set_page_settings(self, index: int, **changes: Unpack[PageSettingsKeywords]) -> None:
        """Changes what a page has of its own; None lets it follow the coordinator again."""
        raw = self._page_settings(index)
        write_page_settings(raw, changes)
        self._call(self._abi.nslide_set_page_settings, int32("index", index), byref(raw))

    def set_page_height(self, index: int, height: float) -> None:
        """Tells how high a page's content is."""
        self._call(self._abi.nslide_set_page_height, int32("index", index), number("height", height))

    def shift_page(self, index: int, height: float, shift: float) -> None:
        """As set_page_height, where content above what is seen has changed too: the page's offset moves by ``shift``.

        What is seen keeps its place, and what moves the page goes on with its velocity. For a host that lays out the
        page itself; a page with a list does this by itself.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0], viewport=(390, 800)) as slide:
        ...     slide.scroll_to(inner=500)
        ...     slide.shift_page(0, 3120, 120)
        ...     print(slide.snapshot().inner)
        620.0
        """
        index, height, shift = int32("index", index), number("height", height), number("shift", shift)
        self._call(self._abi.nslide_shift_page, index, height, shift)

    def insert_page(self, index: int, height: float) -> None:
        """Inserts a page before index; the current one stays current."""
        self._call(self._abi.nslide_insert_page, int32("index", index), number("height", height))

    def remove_page(self, index: int) -> None:
        """Removes a page; where it was the current one its follower becomes current, else the last."""
        self._call(self._abi.nslide_remove_page, int32("index", index))

    def move_page(self, from_index: int, to_index: int) -> None:
        """Moves a page so that its number becomes to_index."""
        self._call(self._abi.nslide_move_page, int32("from_index", from_index), int32("to_index", to_index))

    def remake_page(self, page: int | None = None) -> None:
        """Has the host make a page anew, None for all: released, and needed again if it shows or has to be there."""
        self._call(self._abi.nslide_remake_page, NO_PAGE if page is None else int32("page", page))

    def reload(self, pages: Iterable[float], to: int | None = None, reset: bool = False) -> None:
        """Replaces all pages. ``to`` is the page to show (None: the same number), ``reset`` puts all to their top."""
        count, heights = doubles("pages", pages)
        page = -1 if to is None else int32("to", to)
        try:
            self._call(self._abi.nslide_reload, int32("pages", count), heights, page, int(bool(reset)))
        except (InvalidArgumentError, NotFiniteError) as error:
            raise naming("pages", heights, error) from None

    def reload_keyed(self, pages: Mapping[int, float] | Iterable[tuple[int, float]]) -> None:
        """Replaces all pages by heights under keys, in this order; given as ``dict`` would take them.

        A page whose key was there before keeps its offset and its settings, and stays current where it was. Keys are
        the host's own numbers, not 0 and each once.
        """
        pairs = list(pages.items() if isinstance(pages, Mapping) else pages)
        count, keys = int64s("keys", [key for key, _ in pairs])
        _, heights = doubles("pages", [height for _, height in pairs])
        try:
            self._call(self._abi.nslide_reload_keyed, int32("pages", count), keys, heights)
        except (InvalidArgumentError, NotFiniteError) as error:
            raise naming("pages", heights, error) from None

    def find_page(self, key: int) -> int | None:
        """The number of the page with a key, None where there is none."""
        index = c_int32()
        self._call(self._abi.nslide_find_page, int64("key", key), byref(index))
        return None if index.value < 0 else index.value

    def _page_settings(self, index: int) -> PageSettingsStruct:
        raw = PageSettingsStruct(struct_size=ctypes.sizeof(PageSettingsStruct))
        self._call(self._abi.nslide_get_page_settings, int32("index", index), byref(raw))
        return raw
