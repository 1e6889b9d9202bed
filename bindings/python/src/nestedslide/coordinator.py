"""The coordinator: one nested slide."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from ctypes import byref, c_char_p, c_uint64
from typing import TYPE_CHECKING

from . import _abi
from ._convert import doubles, int32, number
from ._input import Input
from ._output import Output
from ._structs import ConfigStruct, PageSettingsStruct
from .errors import NestedSlideError, error_for
from .settings import (
    PageSettings,
    PageSettingsKeywords,
    Settings,
    SettingsKeywords,
    default_config,
    read_page_settings,
    read_settings,
    write_page_settings,
    write_settings,
)

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Unpack


class Coordinator(Input, Output):
    """A header that scrolls away, a bar that sticks, a pager of pages that each scroll.

    ``pages`` are the pages' content heights in points, the keywords those of Settings. One coordinator is used by one
    thread at a time.

    >>> with Coordinator(pages=[3000.0, 900.0], header_height=240, hover_height=60, viewport=(390, 800)) as slide:
    ...     slide.session_begin()
    ...     consumed = slide.session_update(0, 300)
    ...     slide.session_end()
    ...     now = slide.frame(0.0).snapshot
    >>> consumed, now.outer, now.inner, f"{now.collapse_state}"
    ((0.0, 300.0), 240.0, 60.0, 'pinned')
    """

    def __init__(self, pages: Iterable[float] = (), **settings: Unpack[SettingsKeywords]) -> None:
        abi = _abi.library()
        config = default_config()
        write_settings(config, settings)
        count, heights = doubles("pages", pages)
        handle = c_uint64()
        status = abi.nslide_create(config, int32("pages", count), heights, byref(handle))
        if status != 0:
            raise _creation_error(abi, config, status)
        super().__init__(abi, handle.value)
        self._note_viewport(config)

    def __enter__(self) -> Coordinator:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        if self.closed:
            return "<Coordinator, closed>"
        try:
            now = self.snapshot()
        except NestedSlideError as error:
            return f"<Coordinator, {error.status_name}>"
        return f"<Coordinator, {now.page_count} pages, outer {now.outer:g}, inner {now.inner:g}, {now.phase}>"

    # ------------------------------------------------------------------------------------------------- settings

    @property
    def settings(self) -> Settings:
        """All settings as they are."""
        return read_settings(self._config())

    def set(self, **changes: Unpack[SettingsKeywords]) -> None:
        """Changes settings, all or none. A collapsed header stays collapsed, offsets are clamped to new ranges."""
        config = self._config()
        write_settings(config, changes)
        self._call(self._abi.nslide_set_config, byref(config))
        self._note_viewport(config)

    def page_settings(self, index: int) -> PageSettings:
        """What a page has of its own; None where it follows the coordinator."""
        return read_page_settings(self._page_settings(index))

    def set_page_settings(self, index: int, **changes: Unpack[PageSettingsKeywords]) -> None:
        """Changes what a page has of its own; None lets it follow the coordinator again."""
        raw = self._page_settings(index)
        write_page_settings(raw, changes)
        self._call(self._abi.nslide_set_page_settings, int32("index", index), byref(raw))

    # ------------------------------------------------------------------------------------------------- commands

    def scroll_to(self, outer: float | None = None, inner: float | None = None, animated: bool = False) -> None:
        """Scrolls to offsets, each clamped to its range; None leaves one as it is."""
        self._call(
            self._abi.nslide_scroll_to,
            _abi.AUTO if outer is None else number("outer", outer),
            _abi.AUTO if inner is None else number("inner", inner),
            int(bool(animated)),
        )

    def scroll_to_top(self, animated: bool = False) -> None:
        """Brings the whole and the pages to their top, as the setting ``scroll_to_top`` says."""
        self._call(self._abi.nslide_scroll_to_top, int(bool(animated)))

    def scroll_to_page(self, index: int, animated: bool = False) -> None:
        """Turns to a page, clamped to those there are."""
        self._call(self._abi.nslide_scroll_to_page, int32("index", index), int(bool(animated)))

    # ---------------------------------------------------------------------------------------------------- pages

    def set_page_height(self, index: int, height: float) -> None:
        """Tells how high a page's content is."""
        self._call(self._abi.nslide_set_page_height, int32("index", index), number("height", height))

    def insert_page(self, index: int, height: float) -> None:
        """Inserts a page before index; the current one stays current."""
        self._call(self._abi.nslide_insert_page, int32("index", index), number("height", height))

    def remove_page(self, index: int) -> None:
        """Removes a page; where it was the current one its follower becomes current, else the last."""
        self._call(self._abi.nslide_remove_page, int32("index", index))

    def move_page(self, from_index: int, to_index: int) -> None:
        """Moves a page so that its number becomes to_index."""
        self._call(self._abi.nslide_move_page, int32("from_index", from_index), int32("to_index", to_index))

    def reload(self, pages: Iterable[float], to: int | None = None, reset: bool = False) -> None:
        """Replaces all pages. ``to`` is the page to show (None: the same number), ``reset`` puts all to their top."""
        count, heights = doubles("pages", pages)
        self._call(
            self._abi.nslide_reload,
            int32("pages", count),
            heights,
            -1 if to is None else int32("to", to),
            int(bool(reset)),
        )

    # -------------------------------------------------------------------------------------------------- private

    def _config(self) -> ConfigStruct:
        config = ConfigStruct(struct_size=ctypes.sizeof(ConfigStruct))
        self._call(self._abi.nslide_get_config, byref(config))
        return config

    def _page_settings(self, index: int) -> PageSettingsStruct:
        raw = PageSettingsStruct(struct_size=ctypes.sizeof(PageSettingsStruct))
        self._call(self._abi.nslide_get_page_settings, int32("index", index), byref(raw))
        return raw

    def _note_viewport(self, config: ConfigStruct) -> None:
        self._centre = (config.viewport_width / 2, config.viewport_height / 2)


def _creation_error(abi: _abi.Abi, config: ConfigStruct, status: int) -> NestedSlideError:
    """Why a coordinator could not be made: the settings' own check knows, unless it was the pages."""
    message = c_char_p()
    if abi.nslide_config_check(config, byref(message)) != 0 and message.value:
        return error_for(status, message.value.decode("utf-8", "replace"))
    return error_for(status, f"pages: at most {_abi.MAX_PAGES}, each height from 0 to {_abi.MAX_LENGTH:g} points")
