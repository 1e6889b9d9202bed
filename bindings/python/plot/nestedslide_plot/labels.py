"""Labels at the ends of lines, kept apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SPACING = 1.35
"""The distance of two labels, in heights of their type."""


class EndLabel(NamedTuple):
    """A text beside the place where a line ends."""

    value: float
    text: str
    color: str
    strong: bool = False


def apart(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """Places as near to those wanted as can be, at least so far from each other, within bounds where there is room.

    Of two that want the same the first gets the higher one.

    >>> apart([10, 11, 40], 6, 0, 100)
    [7.5, 13.5, 40.0]
    >>> apart([99, 100], 6, 0, 100)
    [94.0, 100.0]
    """
    order = sorted(range(len(wanted)), key=lambda index: (wanted[index], -index))
    groups: list[tuple[float, list[int]]] = []
    for index in order:
        centre, members = min(max(wanted[index], low), high), [index]
        while groups and groups[-1][0] + distance * len(groups[-1][1]) / 2 > centre - distance * len(members) / 2:
            before, others = groups.pop()
            centre = (before * len(others) + centre * len(members)) / (len(others) + len(members))
            members = others + members
            half = distance * (len(members) - 1) / 2
            centre = max(min(centre, high - half), low + half)
        groups.append((centre, members))
    places = [0.0] * len(wanted)
    for centre, members in groups:
        for rank, index in enumerate(members):
            places[index] = float(centre + distance * (rank - (len(members) - 1) / 2))
    return places


def end_labels(axes: Axes, labels: Sequence[EndLabel], size: float) -> None:
    """Puts labels to the right of a panel, each as near to its line's end as the others let it."""
    if not labels:
        return
    box = axes.get_window_extent()
    to_points = 72.0 / axes.figure.dpi
    places = [float(axes.transData.transform((0.0, each.value))[1] - box.y0) * to_points for each in labels]
    height = float(box.height) * to_points
    for each, place in zip(labels, apart(places, size * SPACING, 0.0, height)):
        axes.annotate(
            each.text,
            (1.0, 0.0),
            (10.0, place),
            xycoords="axes fraction",
            textcoords="offset points",
            va="center_baseline",
            color=each.color,
            fontsize=size,
            fontweight="bold" if each.strong else "normal",
            annotation_clip=False,
        )
