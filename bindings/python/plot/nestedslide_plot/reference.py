"""The lines that an offset is read against: the seam and the edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .labels import SPACING, apart
from .marks import amount
from .sampling import GAP, Take
from .style import SMALL, THIN, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SEAM = "seam"
TOP = "top"
END = "end"

REACH = 0.75
"""How far outside of what moved a line may be to be shown, in spans of what moved."""


@dataclass(frozen=True)
class Reference:
    """A line across the panel. It has steps where a height or a page changes."""

    name: str
    places: Sequence[float]
    values: Sequence[float]


def references(take: Take) -> list[Reference]:
    """Top, seam and end of the path; the seam is nowhere while nothing collapses."""
    places = take.axis()
    return [
        Reference(TOP, places, [0.0] * len(places)),
        Reference(SEAM, places, take.column(lambda now: now.range if now.range > 0 else GAP)),
        Reference(END, places, take.column(lambda now: now.max_outer + now.max_inner)),
    ]


def in_reach(lines: Sequence[Reference], low: float, high: float) -> list[Reference]:
    """Those near enough to what moved for the picture to hold both. Top and seam give the scale where little moved."""
    span = high - low or max((value for line in lines if line.name == SEAM for value in line.values[:1]), default=1.0)
    return [line for line in lines if any(low - REACH * span <= value <= high + REACH * span for value in line.values)]


def draw_references(axes: Axes, lines: Sequence[Reference], theme: Theme, overscrolled: tuple[bool, bool]) -> None:
    """Draws the lines, their names beside the axis in place of its numbers, and the ground beyond the edges."""
    low, high = axes.get_ylim()
    for line in lines:
        seam = line.name == SEAM
        axes.step(
            line.places,
            line.values,
            where="post",
            color=theme.ink if seam else theme.secondary,
            linewidth=THIN,
            linestyle=(0, (5, 3)) if seam else "solid",
            gid=f"{line.name}-line",
            zorder=2,
        )
        if line.name == TOP and overscrolled[0]:
            axes.fill_between(line.places, line.values, low, step="post", color=theme.beyond, linewidth=0, zorder=0)
        if line.name == END and overscrolled[1]:
            axes.fill_between(line.places, line.values, high, step="post", color=theme.beyond, linewidth=0, zorder=0)
    _name(axes, lines, theme)
    axes.set_ylim(low, high)


def _name(axes: Axes, lines: Sequence[Reference], theme: Theme) -> None:
    """Writes the lines' names beside the axis, and leaves out the numbers that are in their way."""
    # Of lines at the same place the last one is named.
    ranked = sorted(lines, key=lambda line: (END, TOP, SEAM).index(line.name))
    named = {_first(line.values): line.name for line in ranked}
    low, high = axes.get_ylim()
    points = axes.get_window_extent().height * 72 / axes.figure.dpi / (high - low)
    room = SMALL * SPACING
    places = apart([(value - low) * points for value in named], room, 0.0, (high - low) * points)
    ticks = [value for value in axes.get_yticks() if low <= value <= high]
    ticks = [value for value in ticks if all(abs((value - low) * points - place) > room for place in places)]
    axes.set_yticks(ticks, [amount(value) for value in ticks])
    for (value, name), place in zip(named.items(), places):
        axes.annotate(
            f"{name}  {amount(value)}",
            (0.0, 0.0),
            (-6.0, place),
            xycoords="axes fraction",
            textcoords="offset points",
            ha="right",
            va="center_baseline",
            fontsize=SMALL,
            fontweight="bold" if name == SEAM else "normal",
            annotation_clip=False,
        )


def _first(values: Sequence[float]) -> float:
    return next((value for value in values if value == value), 0.0)
