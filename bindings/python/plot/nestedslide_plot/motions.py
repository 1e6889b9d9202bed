"""The panels beneath the offsets: where the pager is, and how fast everything moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .labels import EndLabel, end_labels
from .marks import amount
from .runs import Look
from .sampling import Take
from .style import BODY, LINE, THIN, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STILL = 1e-9


def turns(take: Take) -> bool:
    """Whether the pager moves."""
    positions = take.column(lambda now: now.page_position)
    return max(positions) - min(positions) > STILL


def moves(take: Take) -> bool:
    """Whether anything has a velocity."""
    return any(abs(now.snapshot.velocity_x) > STILL or abs(now.snapshot.velocity_y) > STILL for now in take.samples)


def draw_pager(axes: Axes, takes: Sequence[Take], looks: Sequence[Look], theme: Theme) -> None:
    """The page position, against lines at whole pages."""
    labels = []
    for take, look in zip(takes, looks):
        positions = take.column(lambda now: now.page_position)
        look.line(axes, take.axis(), positions, gid=f"page {take.label}".strip(), zorder=5)
        look.markers(axes, take, lambda now: now.page_position)
        labels.append(EndLabel(positions[-1], f"{take.label or 'page'}  {amount(positions[-1])}", look.color, True))
    low, high = axes.get_ylim()
    whole = range(round(low), round(high) + 1)
    axes.set_yticks([float(page) for page in whole][:: max(1, len(whole) // 5)])
    axes.grid(axis="y", color=theme.rule, linewidth=THIN)
    end_labels(axes, labels, BODY)


def draw_velocity(axes: Axes, takes: Sequence[Take], looks: Sequence[Look], theme: Theme) -> None:
    """The velocity along the path, and across where the pager moves."""
    labels = []
    for take, look in zip(takes, looks):
        along = take.column(lambda now: now.velocity_y)
        across = take.column(lambda now: now.velocity_x)
        moved = any(abs(value) > STILL for value in across)
        if not moved or any(abs(value) > STILL for value in along):
            look.line(axes, take.axis(), along, gid=f"velocity {take.label}".strip(), zorder=5)
            look.markers(axes, take, lambda now: now.velocity_y)
        if moved:
            axes.plot(take.axis(), across, color=look.color, linewidth=LINE, linestyle=(0, (1, 1.6)), gid="across")
            if len(takes) == 1:
                labels.append(EndLabel(across[-1], "across, dotted", theme.secondary))
    axes.axhline(0.0, color=theme.secondary, linewidth=THIN, zorder=2)
    axes.margins(y=0.08)
    axes.locator_params(axis="y", nbins=4)
    low, high = axes.get_ylim()
    ticks = [value for value in axes.get_yticks() if low <= value <= high]
    axes.set_yticks(ticks, [amount(value) for value in ticks])
    axes.grid(axis="y", color=theme.rule, linewidth=THIN)
    end_labels(axes, labels, BODY)
