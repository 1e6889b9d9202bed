"""The panel of offsets: one path, and how header and page share it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from nestedslide.enums import Phase

from .labels import EndLabel, end_labels
from .marks import amount
from .reference import draw_references, in_reach, references
from .runs import Look
from .sampling import Take
from .style import BODY, LINE, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes

ROOM = 0.06
"""Left free above and below, in spans of what is shown."""
LEAST = 10.0
"""The least span shown, in points: where nothing moves there is nothing to enlarge."""
OVERSHOOT = 1e-9


def draw_offsets(axes: Axes, takes: Sequence[Take], looks: Sequence[Look], theme: Theme) -> None:
    """One take with its header and page, several as a path each."""
    first = takes[0]
    split = len(takes) == 1 and any(first.column(lambda now: now.outer)) and any(first.column(lambda now: now.range))
    shown = [value for take in takes for value in take.column(lambda now: now.path)]
    if split:
        shown += chain(first.column(lambda now: now.outer), first.column(lambda now: now.inner))
    lines = in_reach(references(first), min(shown), max(shown))
    shown += [value for line in lines for value in line.values if value == value]
    low, high = min(shown), max(shown)
    if high - low < LEAST:
        low, high = low - LEAST / 2, high + LEAST / 2
    axes.set_ylim(low - ROOM * (high - low), high + ROOM * (high - low))
    overshoots = [value for take in takes for value in take.column(lambda now: now.overscroll)]
    draw_references(axes, lines, theme, (min(overshoots) < -OVERSHOOT, max(overshoots) > OVERSHOOT))
    labels = _split(axes, first, looks[0], theme) if split else _paths(axes, takes, looks)
    if len(takes) == 1:
        _fill_overshoot(axes, first, theme)
    end_labels(axes, labels, BODY)


def _split(axes: Axes, take: Take, look: Look, theme: Theme) -> list[EndLabel]:
    """Path, outer and inner, and the share of each as a band under the path."""
    places, path = take.along_page(lambda now: now.path)
    _, outer = take.along_page(lambda now: now.outer)
    _, inner = take.along_page(lambda now: now.inner)
    axes.fill_between(places, 0.0, outer, color=theme.outer, alpha=0.14, linewidth=0, zorder=1)
    axes.fill_between(places, outer, path, color=theme.inner, alpha=0.10, linewidth=0, zorder=1)
    axes.plot(places, inner, color=theme.inner, linewidth=LINE, gid="inner", zorder=4)
    axes.plot(places, outer, color=theme.outer, linewidth=LINE, gid="outer", zorder=5)
    look.line(axes, places, path, gid="path", zorder=6)
    look.markers(axes, take, lambda now: now.path)
    return [
        EndLabel(path[-1], f"path  {amount(path[-1])}", theme.ink, strong=True),
        EndLabel(inner[-1], f"inner  {amount(inner[-1])}", theme.inner),
        EndLabel(outer[-1], f"outer  {amount(outer[-1])}", theme.outer),
    ]


def _fill_overshoot(axes: Axes, take: Take, theme: Theme) -> None:
    """Fills what is between the path and the edge that it is beyond."""
    places, path = take.along_page(lambda now: now.path)
    _, edge = take.along_page(lambda now: now.path - now.overscroll)
    color = theme.phases[Phase.bouncing]
    axes.fill_between(places, edge, path, color=color, alpha=0.6, linewidth=0, zorder=3, gid="overscroll")


def _paths(axes: Axes, takes: Sequence[Take], looks: Sequence[Look]) -> list[EndLabel]:
    """A path each, laid over each other."""
    labels = []
    for number, (take, look) in enumerate(zip(takes, looks)):
        places, path = take.along_page(lambda now: now.path)
        name = take.label or "path"
        look.line(axes, places, path, gid=f"path {take.label}".strip(), zorder=6 + number / 10)
        look.markers(axes, take, lambda now: now.path)
        labels.append(EndLabel(path[-1], f"{name}  {amount(path[-1])}", look.color, strong=True))
    return labels
