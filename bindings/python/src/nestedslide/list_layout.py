"""A list: sections of items that it lays out, in a page of a coordinator or in a scroll view of the host's."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from ctypes import byref, c_uint64
from typing import TYPE_CHECKING, Any

from . import _abi
from ._convert import int32, number
from ._documented import documented
from ._handle import message_of
from ._list_editing import ListEditing
from ._list_output import ListOutput
from ._settings_fields import LIST_FIELDS
from ._settings_help import LIST_SETTINGS
from ._settings_properties import ListProperties
from ._structs import ListConfigStruct
from .coordinator import Coordinator
from .errors import NestedSlideError, error_for
from .list_settings import (
    ListKeywords,
    ListSettings,
    default_list_config,
    read_list_settings,
    write_list_settings,
)
from .list_values import ListState

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Unpack


@documented(LIST_SETTINGS)
class ListLayout(ListEditing, ListOutput, ListProperties):
    """Lays out sections of items, a million of them if need be, and tells which are seen and where.

    The keywords are those of ListSettings, and each is an attribute too. Attached to a page it sets the page's content
    height, and takes its width, its offset, and what is seen of it from there; without a page the host gives the
    offset. What changes above what is seen does not move it on the screen, as ``anchor`` says. It is used by one thread
    at a time, together with the coordinator that it is attached to.

    >>> slide = Coordinator([0.0], header_height=240, hover_height=60, viewport=(390, 800))
    >>> feed = ListLayout()
    >>> feed.insert_section(0, 1_000_000, header_height=30)
    >>> feed.attach(slide, 0)
    >>> slide.scroll_to(outer=240, inner=44_000)
    >>> feed.insert_items(0, 0, heights=[100.0, 200.0])
    >>> slide.snapshot().inner, feed.range().first, feed.visible()[-1].stuck
    (44300.0, ItemPath(section=0, item=1001), True)
    >>> feed.close(), slide.close()
    (None, None)
    """

    _FIELDS = LIST_FIELDS
    _NOUN = "list"
    _DESTROY = "nslide_list_destroy"

    def __init__(self, **settings: Unpack[ListKeywords]) -> None:
        config = default_list_config()
        write_list_settings(config, settings)
        abi, handle = _abi.library(), c_uint64()
        status = abi.nslide_list_create(None, byref(handle))
        if status != 0:
            raise error_for(status, message_of(abi, 0))
        super().__init__(abi, handle.value)
        self._coordinator: Coordinator | None = None
        if settings:
            try:
                # Only now, since a list that is there says what is wrong with its settings.
                self._call(abi.nslide_list_set_config, byref(config))
            except NestedSlideError:
                self.close()
                raise

    def __enter__(self) -> ListLayout:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        if self.closed:
            return f"<ListLayout, {'not made' if self._finalizer is None else 'closed'}>"
        try:
            now = self.state()
        except NestedSlideError as error:
            return f"<ListLayout, {error.status_name}>"
        where = "" if now.page is None else f", on page {now.page}"
        return f"<ListLayout, {now.item_count} items in {now.section_count} sections, offset {now.offset:g}{where}>"

    def close(self) -> None:
        """Ends the list; its page keeps its content height. A second call does nothing."""
        super().close()
        self._coordinator = None

    # ------------------------------------------------------------------------------------------------- settings

    @property
    def settings(self) -> ListSettings:
        """All settings as they are."""
        return read_list_settings(self._list_config())

    def set(self, **changes: Unpack[ListKeywords]) -> None:
        """Changes settings, all or none."""
        self._change(changes)

    def _settings_struct(self) -> ListConfigStruct:
        return self._list_config()

    def _change(self, changes: Mapping[str, Any]) -> None:
        config = self._list_config()
        write_list_settings(config, changes)
        self._call(self._abi.nslide_list_set_config, byref(config))

    # ----------------------------------------------------------------------------------------------------- page

    def attach(self, coordinator: Coordinator, page: int) -> None:
        """Attaches the list to a page, whose content height follows it from now on; the page's offset is clamped.

        The coordinator is kept alive until the list is detached or closed.
        """
        if not isinstance(coordinator, Coordinator):
            raise TypeError(f"coordinator must be a Coordinator, not {type(coordinator).__name__}")
        coordinator._require_open("coordinator")
        self._call(self._abi.nslide_list_attach, coordinator._handle, int32("page", page))
        self._coordinator = coordinator

    def detach(self) -> None:
        """Takes the list from its page, which keeps its content height; the list keeps its offset and its size."""
        self._call(self._abi.nslide_list_detach)
        self._coordinator = None

    def set_offset(self, offset: float) -> None:
        """Tells where the list is, in points, one that is attached to no page."""
        self._call(self._abi.nslide_list_set_offset, number("offset", offset))

    def state(self) -> ListState:
        """How the list stands."""
        raw = self._state()
        if raw.coordinator == 0:
            # Its page may be gone: then nothing has to be kept alive.
            self._coordinator = None
        return ListState(
            raw.page if raw.coordinator != 0 else None,
            self._coordinator,
            raw.section_count,
            raw.item_count,
            raw.content_height,
            raw.offset,
            raw.max_offset,
            raw.width,
            raw.height,
        )

    # -------------------------------------------------------------------------------------------------- private

    def _list_config(self) -> ListConfigStruct:
        raw = ListConfigStruct(struct_size=ctypes.sizeof(ListConfigStruct))
        self._call(self._abi.nslide_list_get_config, byref(raw))
        return raw
