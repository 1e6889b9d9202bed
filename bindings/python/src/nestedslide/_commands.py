"""What a host tells the coordinator to do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from . import _constants
from ._convert import choice, int32, int64, number
from ._handle import Handle
from ._structs import FlingSampleStruct, SnapAreaStruct
from .enums import Align, RefreshResult, SnapStrictness

if TYPE_CHECKING:
    # Only then: a value that few programs use takes as long to import as ten functions.
    from .snap_area import SnapArea


class Commands(Handle):
    """Scrolling and turning pages by program, where motions come to rest, refreshing, loading more."""

    def scroll_to(self, outer: float | None = None, inner: float | None = None, animated: bool = False) -> None:
        """Scrolls to offsets, each clamped to its range; None leaves one as it is."""
        self._call(self._abi.nslide_scroll_to, _offset("outer", outer), _offset("inner", inner), int(bool(animated)))

    def scroll_to_top(self, animated: bool = False) -> None:
        """Brings the whole and the pages to their top, as the setting ``scroll_to_top`` says."""
        self._call(self._abi.nslide_scroll_to_top, int(bool(animated)))

    def scroll_to_page(self, index: int, animated: bool = False) -> None:
        """Turns to a page. A number beyond the pages is clamped to them; ``tap_tab`` refuses it.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0, 900.0]) as slide:
        ...     slide.scroll_to_page(9)
        ...     print(slide.snapshot().page_index)
        ...     try:
        ...         slide.tap_tab(9)
        ...     except IndexError as error:
        ...         print(error)
        1
        index: there is no such page
        """
        self._call(self._abi.nslide_scroll_to_page, int32("index", index), int(bool(animated)))

    def retarget(self, outer: float | None = None, inner: float | None = None) -> None:
        """Changes where the motion that a release began will end; None: as predicted. See ``can_retarget``.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0], header_height=240) as slide:
        ...     slide.session_begin()
        ...     slide.session_end(0, 1000)
        ...     slide.retarget(inner=300)
        ...     print(slide.snapshot().rest_inner, slide.snapshot().velocity_y)
        300.0 1000.0
        """
        self._call(self._abi.nslide_retarget, _offset("outer", outer), _offset("inner", inner))

    def reveal(
        self,
        y: float,
        height: float = 0.0,
        page: int | None = None,
        align: Align | str = Align.nearest,
        animated: bool = False,
    ) -> None:
        """Brings a stretch of a page's content (None: the current page's) into view; another page is turned to first.

        The header collapses as far as it must.
        """
        self._call(
            self._abi.nslide_reveal,
            _page(page),
            number("y", y),
            number("height", height),
            choice("align", Align, align),
            int(bool(animated)),
        )

    def retarget_reveal(
        self, y: float, height: float = 0.0, page: int | None = None, align: Align | str = Align.nearest
    ) -> None:
        """What ``reveal`` is still bringing into view has moved within its page: the motion goes on to where it is now.

        The page is the one given there. Nothing happens where no animated motion of it is under way, and none waits for
        the page to be turned to.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([9000.0], viewport=(390, 800)) as slide:
        ...     slide.reveal(2000, align="start", animated=True)
        ...     slide.retarget_reveal(2500, align="start")
        ...     print(slide.snapshot().rest_inner)
        2500.0
        """
        self._call(
            self._abi.nslide_retarget_reveal,
            _page(page),
            number("y", y),
            number("height", height),
            choice("align", Align, align),
        )

    def set_snap_areas(
        self,
        page: int,
        areas: Iterable[SnapArea],
        strictness: SnapStrictness | str = SnapStrictness.proximity,
        padding_start: float = 0.0,
        padding_end: float = 0.0,
    ) -> None:
        """Sets where a page's path comes to rest while the header is collapsed; no areas for anywhere.

        The paddings make the page's port smaller than the pager, at its top and its bottom, in points.
        """
        structs = [area.as_struct() for area in areas]
        raw: Any = (SnapAreaStruct * len(structs))(*structs)
        self._call(
            self._abi.nslide_set_snap_areas,
            int32("page", page),
            raw,
            int32("areas", len(structs)),
            choice("strictness", SnapStrictness, strictness),
            number("padding_start", padding_start),
            number("padding_end", padding_end),
        )

    def set_fling_samples(
        self,
        samples: Iterable[tuple[float, float]],
        distance: float = 500.0,
        duration: float = 3.0,
        distance_power: float = 1.0,
        duration_power: float = 0.0,
    ) -> None:
        """Gives flings a curve of their own, by samples (share of the time, of the way); none: the settings' again.

        A fling of v points per second goes distance * (v / 1000) ** distance_power points in
        duration * (v / 1000) ** duration_power seconds, as the samples say, from (0, 0) to (1, 1).

        >>> from nestedslide import Coordinator
        >>> with Coordinator([9000.0], header_height=240) as slide:
        ...     slide.set_fling_samples([(k / 8, 1 - (1 - k / 8) ** 3) for k in range(9)], distance=600, duration=1.8)
        ...     slide.session_begin()
        ...     slide.session_end(0, 1000)
        ...     print(slide.snapshot().rest_outer, slide.snapshot().rest_inner)
        240.0 360.0
        """
        structs = [FlingSampleStruct(number("time", time), number("way", way)) for time, way in samples]
        raw: Any = (FlingSampleStruct * len(structs))(*structs)
        self._call(
            self._abi.nslide_set_fling_samples,
            raw,
            int32("samples", len(structs)),
            number("distance", distance),
            number("distance_power", distance_power),
            number("duration", duration),
            number("duration_power", duration_power),
        )

    def focus_snap_area(self, page: int, key: int) -> None:
        """Names the snap area that has the focus, by its key, 0 for none: of several in one place it is followed."""
        self._call(self._abi.nslide_focus_snap_area, int32("page", page), int64("key", key))

    def begin_refresh(self, page: int | None = None) -> None:
        """Begins to refresh as if it had been pulled: a page, or what a pull would refresh now."""
        self._call(self._abi.nslide_begin_refresh, _page(page))

    def end_refresh(self, page: int | None = None, result: RefreshResult | str = "none") -> None:
        """Ends a refresh: what is held open closes, and its state says while it closes whether there is new content."""
        self._call(self._abi.nslide_end_refresh, _page(page), choice("result", RefreshResult, result))

    def end_load(self, page: int | None = None) -> None:
        """The host has loaded more, or there is no more: a page (None: the current one) may ask again."""
        self._call(self._abi.nslide_end_load, _page(page))


def _offset(name: str, value: float | None) -> float:
    return _constants.AUTO if value is None else number(name, value)


def _page(page: int | None) -> int:
    return _constants.NO_PAGE if page is None else int32("page", page)
