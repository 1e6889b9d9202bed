"""The coordinator: one nested slide."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator, Mapping
from ctypes import byref, c_char_p, c_uint64
from typing import TYPE_CHECKING, Any, TypeVar

from . import _abi, _constants
from ._commands import Commands
from ._convert import doubles, int32, number
from ._documented import documented
from ._handle import message_of
from ._header import Header
from ._heights import naming
from ._input import Input
from ._observing import Observing
from ._output import Output
from ._pages import Pages
from ._saving import Saving
from ._settings_fields import FIELDS
from ._settings_help import SETTINGS
from ._settings_properties import SettingsProperties
from ._settings_structs import default_config, write_settings
from ._structs import ConfigStruct
from ._tabs import Tabs
from .enums import Status
from .errors import NestedSlideError, error_for
from .values import Page

if TYPE_CHECKING:
    from types import TracebackType

    from typing_extensions import Unpack

    from .settings import Settings, SettingsKeywords


CoordinatorT = TypeVar("CoordinatorT", bound="Coordinator")

_NOT_RESTORED = {
    Status.corrupt_data: "state: cut short, damaged, or not what save wrote",
    Status.unsupported: "state: saved by a version of the library with another format",
}


@documented(SETTINGS)
class Coordinator(Input, Commands, Header, Pages, Tabs, Observing, Saving, Output, SettingsProperties):
    """A header that scrolls away, a bar that sticks, a pager of pages that each scroll.

    ``pages`` are the pages' content heights in points, the keywords those of Settings. Each setting is an attribute
    too, but for two whose names are methods. ``len`` is the number of pages, and iterating goes through them. One
    coordinator is used by one thread at a time.

    >>> with Coordinator(pages=[3000.0, 900.0], header_height=240, hover_height=60, viewport=(390, 800)) as slide:
    ...     slide.session_begin()
    ...     consumed = slide.session_update(0, 300)
    ...     slide.session_end()
    ...     now = slide.frame(0.0).snapshot
    >>> consumed, now.outer, now.inner, f"{now.collapse_state}"
    ((0.0, 300.0), 240.0, 60.0, 'pinned')
    """

    _FIELDS = FIELDS

    def __init__(self, pages: Iterable[float] = (), **settings: Unpack[SettingsKeywords]) -> None:
        abi = _abi.library()
        config = default_config()
        write_settings(config, settings)
        count, heights = doubles("pages", pages)
        handle = c_uint64()
        status = abi.nslide_create(config, int32("pages", count), heights, byref(handle))
        if status != 0:
            raise _creation_error(abi, config, status, heights)
        self._begin(abi, handle.value, config)

    @classmethod
    def restore(cls: type[CoordinatorT], state: bytes) -> CoordinatorT:
        """Makes a coordinator of what ``save`` wrote, which goes on as the one saved would have.

        Raises CorruptDataError, a ValueError, where the bytes are not what they say, and UnsupportedError where a
        version of the library with another format wrote them.
        """
        data = _saved(state)
        abi, handle = _abi.library(), c_uint64()
        status = abi.nslide_restore(data, len(data), byref(handle))
        if status != 0:
            raise error_for(status, _NOT_RESTORED.get(status) or message_of(abi, 0))
        coordinator = cls.__new__(cls)
        coordinator._begin(abi, handle.value)
        return coordinator

    @classmethod
    def create_from(
        cls: type[CoordinatorT], state: bytes, pages: Iterable[float] = (), **settings: Unpack[SettingsKeywords]
    ) -> CoordinatorT:
        """As the constructor, for a window of another size: begins at the places of what ``save`` wrote.

        The page has the same number, and the header is collapsed by the same fraction. Each page lies where it lay, in
        points; where its content has another height, as text has by its width, in proportion. Page settings and keys
        come along, and nothing else: the new one rests at time 0.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000], viewport=(390, 800), header_height=200) as upright:
        ...     upright.scroll_to(outer=50)
        ...     state = upright.save()
        >>> with Coordinator.create_from(state, [2000], viewport=(800, 390), header_height=120) as across:
        ...     across.snapshot().outer
        30.0

        Raises as the constructor and as ``restore``.
        """
        data = _saved(state)
        abi, handle, config = _abi.library(), c_uint64(), default_config()
        write_settings(config, settings)
        count, heights = doubles("pages", pages)
        status = abi.nslide_create_from(config, int32("pages", count), heights, data, len(data), byref(handle))
        if status in _NOT_RESTORED:
            raise error_for(status, _NOT_RESTORED[status])
        if status != 0:
            raise _creation_error(abi, config, status, heights)
        coordinator = cls.__new__(cls)
        coordinator._begin(abi, handle.value, config)
        return coordinator

    def _begin(self, abi: _abi.Abi, handle: int, config: ConfigStruct | None = None) -> None:
        """Takes over a handle; from then on it is ended with this."""
        super().__init__(abi, handle)
        self._outer: Coordinator | None = None
        self._note_viewport(config or self._config())

    def __enter__(self: CoordinatorT) -> CoordinatorT:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        if self.closed:
            return f"<Coordinator, {'not made' if self._finalizer is None else 'closed'}>"
        try:
            now = self.snapshot()
        except NestedSlideError as error:
            return f"<Coordinator, {error.status_name}>"
        return f"<Coordinator, {now.page_count} pages, outer {now.outer:g}, inner {now.inner:g}, {now.phase}>"

    def __len__(self) -> int:
        """How many pages there are."""
        return len(self.pages)

    def __bool__(self) -> bool:
        """True, also without pages."""
        return True

    def __iter__(self) -> Iterator[Page]:
        """All pages, in their order."""
        return iter(self.pages)

    # ------------------------------------------------------------------------------------------------- settings

    @property
    def settings(self) -> Settings:
        """All settings as they are."""
        # Only now: the values of settings take long to import.
        from .settings import read_settings

        return read_settings(self._config())

    def set(self, **changes: Unpack[SettingsKeywords]) -> None:
        """Changes settings, all or none. A collapsed header stays collapsed, offsets are clamped to new ranges."""
        self._change(changes)

    def _settings_struct(self) -> ConfigStruct:
        return self._config()

    def _change(self, changes: Mapping[str, Any]) -> None:
        config = self._config()
        write_settings(config, changes)
        self._call(self._abi.nslide_set_config, byref(config))
        self._note_viewport(config)

    # -------------------------------------------------------------------------------------------------- nesting

    def link(
        self,
        outer: Coordinator | None,
        vertical: bool = True,
        horizontal: bool = True,
        header_first: bool = False,
        latched: bool = False,
        own_coordinates: bool = False,
    ) -> None:
        """Puts this coordinator inside a page of another: what it does not use on these axes goes to that one.

        With header_first the outer header collapses before this one moves up; down, this one moves first in any case.
        A latched link keeps a drag, and what it throws, on the side that it moved first. With own_coordinates pointers
        are given in this one's own view, which moves with the outer page.

        The host gives input to the innermost one that is touched, and time to all. It ends with None, or when the outer
        one is closed; until then that one is kept alive.
        """
        if outer is not None and not isinstance(outer, Coordinator):
            raise TypeError(f"outer must be a Coordinator, not {type(outer).__name__}")
        if outer is not None:
            outer._require_open("outer")
            axes = _constants.LINK_VERTICAL * bool(vertical) + _constants.LINK_HORIZONTAL * bool(horizontal)
            axes += _constants.LINK_HEADER_FIRST * bool(header_first) + _constants.LINK_LATCHED * bool(latched)
            axes += _constants.LINK_OWN_COORDINATES * bool(own_coordinates)
        else:
            axes = _constants.LINK_VERTICAL + _constants.LINK_HORIZONTAL
        self._call(self._abi.nslide_link, 0 if outer is None else outer._handle, axes)
        self._outer = outer

    def set_link_place(self, page: int | None, y: float = 0) -> None:
        """Where this one lies in the coordinator around it: what is revealed here then comes into view there too.

        Its viewport begins y points below the top of that page's content. None: revealing stays inside.
        """
        self._call(
            self._abi.nslide_set_link_place,
            _constants.NO_PAGE if page is None else int32("page", page),
            number("y", y),
        )

    # -------------------------------------------------------------------------------------------------- private

    def _config(self) -> ConfigStruct:
        config = ConfigStruct(struct_size=ctypes.sizeof(ConfigStruct))
        self._call(self._abi.nslide_get_config, byref(config))
        return config

    def _note_viewport(self, config: ConfigStruct) -> None:
        self._centre = (config.viewport_width / 2, config.viewport_height / 2)


def _saved(state: bytes) -> bytes:
    # Not bytes() alone, which would make zeros of a number.
    try:
        return bytes(memoryview(state))
    except TypeError:
        raise TypeError(f"state must be a bytes-like object, not {type(state).__name__}") from None


def _creation_error(abi: _abi.Abi, config: ConfigStruct, status: int, heights: Any) -> NestedSlideError:
    """Why a coordinator could not be made: the settings' own check knows, unless it was the pages or the memory."""
    message = c_char_p()
    # Asked first: the answer is about these settings, where the library's last one may be another thread's.
    if abi.nslide_config_check(config, byref(message)) != 0 and message.value:
        return error_for(status, message.value.decode("utf-8", "replace"))
    # The arguments have other names here.
    refused = error_for(status, message_of(abi, 0).replace("content_heights", "pages").replace("page_count", "pages"))
    return naming("pages", heights, refused)
