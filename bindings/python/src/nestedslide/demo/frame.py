"""What the views read of an engine frame.

The views depend on these few fields and on nothing else of the engine, so a frame made by hand
draws just as well as one that was computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


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
    def range(self) -> float:
        """The collapse range of the header."""

    @property
    def max_inner(self) -> float:
        """The current page's greatest offset."""

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


class PageLike(Protocol):
    """One visible page; its content begins at frame.y - offset."""

    @property
    def index(self) -> int:
        """Number of the page."""

    @property
    def offset(self) -> float:
        """Its own scroll."""

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
