"""What the views read of an engine frame.

The views depend on these few fields and on nothing else of the engine, so a frame made by hand
draws just as well as one that was computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nestedslide.enums import Indicator, RefreshState


class RectLike(Protocol):
    """A rectangle in viewport points."""

    @property
    def x(self) -> float:
        """Left edge."""

    @property
    def y(self) -> float:
        """Top edge."""

    @property
    def width(self) -> float:
        """Width."""

    @property
    def height(self) -> float:
        """Height."""


class SnapshotLike(Protocol):
    """Where everything is at one instant."""

    @property
    def outer(self) -> float:
        """Offset of the whole, negative when pulled down."""

    @property
    def inner(self) -> float:
        """Offset of the current page."""

    @property
    def header_stretch(self) -> float:
        """How much the header has grown beyond its height."""

    @property
    def refresh(self) -> RefreshState:
        """How a pull to refresh stands, of the whole or of the current page."""

    @property
    def indicator(self) -> Indicator:
        """Whose scroll indicator shows."""

    @property
    def page_index(self) -> int:
        """The current page."""

    @property
    def page_position(self) -> float:
        """Place of the pager, in pages."""

    @property
    def header(self) -> RectLike:
        """The header."""

    @property
    def hover(self) -> RectLike:
        """The bar that sticks."""

    @property
    def pager(self) -> RectLike:
        """What holds the pages."""

    @property
    def outer_bar_position(self) -> float:
        """The whole's scroll indicator, from the top."""

    @property
    def outer_bar_length(self) -> float:
        """Its length."""

    @property
    def page_bar_position(self) -> float:
        """The current page's scroll indicator, from the pager's top."""

    @property
    def page_bar_length(self) -> float:
        """Its length."""

    @property
    def tab_indicator(self) -> RectLike:
        """What marks the current tab, within the bar."""


class PageLike(Protocol):
    """One visible page; its content begins at frame.y - offset."""

    @property
    def index(self) -> int:
        """Number of the page."""

    @property
    def offset(self) -> float:
        """Its own scroll."""

    @property
    def refresh(self) -> RefreshState:
        """How a pull of the page alone stands."""

    @property
    def loading(self) -> bool:
        """Whether it has asked for more."""

    @property
    def frame(self) -> RectLike:
        """Its place in the viewport."""


class FrameLike(Protocol):
    """A snapshot with the pages that show."""

    @property
    def snapshot(self) -> SnapshotLike:
        """Where everything is."""

    @property
    def pages(self) -> Sequence[PageLike]:
        """The pages that show, ascending."""


def share_of(frame: FrameLike, index: int) -> float:
    """How much of the pager a page covers, 0 to 1."""
    for page in frame.pages:
        if page.index == index:
            pager = frame.snapshot.pager
            return max(0.0, 1 - abs(page.frame.x - pager.x) / max(1.0, pager.width))
    return 0.0
