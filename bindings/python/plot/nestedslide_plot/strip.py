"""The phases as a strip of colour above the panels."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from nestedslide.enums import Phase

from .layout import Panels
from .sampling import Stretch, Take
from .style import SMALL, Theme, luminance

if TYPE_CHECKING:
    from matplotlib.axes import Axes

DARK_INK = "#161922"
LIGHT_INK = "#ffffff"
PAD = 4.0


def fits(stretch: Stretch, points: float) -> bool:
    """Whether a stretch is long enough for its name; points are those of one unit of the axis."""
    return (stretch.end - stretch.begin) * points > width(stretch.phase.name) + 2 * PAD


def without_name(takes: Sequence[Take], points: float) -> list[Phase]:
    """The phases that nowhere last long enough for their name; points are those of one unit of the axis."""
    named: dict[Phase, bool] = {}
    for stretch in chain.from_iterable(take.stretches() for take in takes):
        if stretch.phase is not Phase.idle:
            named[stretch.phase] = named.get(stretch.phase, False) or fits(stretch, points)
    return [phase for phase, there in named.items() if not there]


def draw_strips(panels: Panels, takes: Sequence[Take], theme: Theme) -> None:
    """A strip for each take, the names of phases in it where they fit."""
    for axes, take in zip(panels.strips, takes):
        draw_strip(axes, take, theme)
        if len(takes) > 1:
            axes.annotate(
                take.physics,
                (1.0, 0.5),
                (10.0, 0.0),
                xycoords="axes fraction",
                textcoords="offset points",
                va="center_baseline",
                color=theme.secondary,
                fontsize=SMALL,
                annotation_clip=False,
            )


def draw_strip(axes: Axes, take: Take, theme: Theme) -> None:
    """The phases of a take, the names of those that last long enough."""
    axes.set_axis_off()
    axes.set_ylim(0.0, 1.0)
    axes.axhspan(0.0, 1.0, color=theme.rule, alpha=0.5, linewidth=0)
    left, right = axes.get_xlim()
    points = axes.get_window_extent().width * 72 / axes.figure.dpi / (right - left)
    for stretch in take.stretches():
        if stretch.phase is Phase.idle:
            continue
        color = theme.phases.get(stretch.phase, theme.secondary)
        axes.axvspan(stretch.begin, stretch.end, color=color, linewidth=0, gid=f"phase {stretch.phase}")
        if fits(stretch, points):
            axes.annotate(
                stretch.phase.name,
                (stretch.begin, 0.5),
                (PAD, 0.0),
                textcoords="offset points",
                va="center_baseline",
                color=ink_on(color),
                fontsize=SMALL - 0.5,
            )


def draw_key(panels: Panels, phases: Sequence[Phase], theme: Theme) -> None:
    """The names of phases that are too short for theirs, beside their colours, in a row above the strips."""
    figure = panels.figure
    wide, tall = figure.get_size_inches()
    x = panels.offset.get_position().x0 * wide
    middle = 1 - (panels.key + 0.06) / tall
    for phase in phases:
        color = theme.phases.get(phase, theme.secondary)
        square = figure.add_axes((x / wide, middle - 0.05 / tall, 0.1 / wide, 0.1 / tall))
        square.set_axis_off()
        square.axvspan(0.0, 1.0, color=color, linewidth=0)
        figure.text((x + 0.16) / wide, middle, phase.name, color=theme.secondary, fontsize=SMALL, va="center_baseline")
        x += 0.16 + width(phase.name) / 72 + 0.16


def width(text: str, size: float = SMALL) -> float:
    """About how wide a text is, in points; on the safe side."""
    return 0.62 * size * len(text)


def ink_on(color: str) -> str:
    """Black or white, whichever is read better on a colour.

    >>> ink_on("#ffffff"), ink_on("#000000")
    ('#161922', '#ffffff')
    """
    return DARK_INK if luminance(color) > 0.18 else LIGHT_INK
