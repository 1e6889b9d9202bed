"""A rectangle in which the host claims an axis for itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ._convert import choice, int32, rect_struct
from ._structs import RegionStruct
from .enums import Axis, RegionView


@dataclass(frozen=True)
class Region:
    """A carousel in the header, a map in a page: a gesture that begins here moves nothing along these axes."""

    frame: Sequence[float]
    """x, y, width and height, in points of what it lies in: the header, the hover bar, or a page's content."""
    view: RegionView | str | int
    """The header, the hover bar, or the number of a page."""
    axes: Axis | str | Iterable[Axis | str] = Axis.horizontal
    """One axis or both."""

    def as_struct(self) -> RegionStruct:
        """The same for the library."""
        given = [self.axes] if isinstance(self.axes, (Axis, str)) else self.axes
        axes = {choice("axes", Axis, each) for each in given}
        return RegionStruct(rect_struct("frame", self.frame), _view(self.view), sum(axes))


def _view(view: RegionView | str | int) -> int:
    """A page's number, or one of those that stand for the header and the bar."""
    return choice("view", RegionView, view) if isinstance(view, str) else int32("view", view)
