"""What a host tells the coordinator to do."""

from __future__ import annotations

from . import _abi
from ._convert import int32, number
from ._handle import Handle


class Commands(Handle):
    """Scrolling and turning pages by program, refreshing, loading more."""

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

    def begin_refresh(self, page: int | None = None) -> None:
        """Begins to refresh as if it had been pulled: a page, or what a pull would refresh now."""
        self._call(self._abi.nslide_begin_refresh, _page(page))

    def end_refresh(self, page: int | None = None) -> None:
        """The host has refreshed: what is held open closes."""
        self._call(self._abi.nslide_end_refresh, _page(page))

    def end_load(self, page: int | None = None) -> None:
        """The host has loaded more, or there is no more: a page (None: the current one) may ask again."""
        self._call(self._abi.nslide_end_load, _page(page))


def _page(page: int | None) -> int:
    return _abi.NO_PAGE if page is None else int32("page", page)
