"""What was done, as marks at the time axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .layout import LANE_HEIGHT, LANE_ROW
from .marks import Mark
from .strip import width
from .style import LINE, SMALL, STRONG, THIN, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKERS = {
    "touch": "o",
    "swipe": "o",
    "scroll": "o",
    "fling": ">",
    "release": ">",
    "wheel": "|",
    "key": "s",
    "refused": "x",
}
OTHER = "D"
MOST_ROWS = 3
SPACE = 8.0
OVERHANG = 60.0
"""How far a name may go beyond the panel, in points."""


class Name(NamedTuple):
    """The name of a mark, where it begins in points from the left, and its row."""

    mark: Mark
    begin: float
    row: int


def names(marks: Sequence[Mark], end: float, wide: float) -> list[Name]:
    """The names that have room under a line so many points wide, in as few rows as it takes; others are left out."""
    taken: list[float] = []
    placed = []
    for mark in marks:
        begin = min(mark.begin / end * wide - 2.0, wide + OVERHANG - width(mark.text))
        row = next((row for row, until in enumerate(taken) if begin > until + SPACE), len(taken))
        if row < MOST_ROWS:
            taken[row : row + 1] = [begin + width(mark.text)]
            placed.append(Name(mark, begin, row))
    return placed


def draw_lane(axes: Axes, marks: Sequence[Mark], placed: Sequence[Name], theme: Theme) -> None:
    """Marks on one line, and their names under it."""
    axes.set_ylim(0.0, 1.0)
    axes.set_yticks([])
    top = 1.0 - LANE_ROW / 4 / (axes.get_window_extent().height / axes.figure.dpi)
    axes.axhline(top, color=theme.secondary, linewidth=THIN, zorder=1)
    for mark in marks:
        color = theme.refused if mark.refused else theme.ink
        if mark.end > mark.begin:
            axes.plot([mark.begin, mark.end], [top] * 2, color=color, linewidth=STRONG + LINE, zorder=3, clip_on=False)
        axes.plot(
            [mark.begin],
            [top],
            marker=MARKERS.get(mark.kind, OTHER),
            markersize=5.0,
            markeredgewidth=LINE,
            color=color,
            clip_on=False,
            zorder=4,
            gid=f"mark {mark.kind}",
        )
    for name in placed:
        axes.annotate(
            name.mark.text,
            (0.0, 1.0),
            (name.begin, -72 * (LANE_HEIGHT + name.row * LANE_ROW)),
            xycoords="axes fraction",
            textcoords="offset points",
            fontsize=SMALL,
            color=theme.refused if name.mark.refused else theme.secondary,
            va="baseline",
            annotation_clip=False,
        )
