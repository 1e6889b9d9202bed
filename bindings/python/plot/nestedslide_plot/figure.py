"""A picture of one or several takes."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from nestedslide.enums import Phase

from .lane import draw_lane, names
from .layout import LEFT, LINE_HEIGHT, RIGHT, TITLE_HEIGHT, TOP, Panels, arrange
from .marks import amount, marks
from .motions import draw_pager, draw_velocity, moves, turns
from .offsets import draw_offsets
from .runs import looks
from .sampling import Take, end_of
from .strip import draw_key, draw_strips, without_name
from .strip import width as width_of
from .style import BODY, PIXELS_AN_INCH, SMALL, THIN, TITLE, Theme, rc

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_LINES = 3
WIDTH_OF_LETTER = 0.56


def draw(
    takes: Sequence[Take],
    title: str,
    text: str,
    theme: Theme,
    width: int,
    height: int | None = None,
    velocity: bool | None = None,
) -> Figure:
    """A figure of takes of one session; width and height are pixels of a PNG, height by default what it holds."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context(rc(theme)):
        wide = width / PIXELS_AN_INCH
        right = _right(takes)
        across = (wide - LEFT - right) * 72
        lines = _wrapped(text, across)
        pager = any(map(turns, takes))
        speed = any(map(moves, takes)) if velocity is None else velocity
        strips = _stripped(takes)
        tall = height / PIXELS_AN_INCH if height else 5.2 + 0.9 * pager + 1.3 * speed
        figure = Figure((wide, tall), dpi=PIXELS_AN_INCH)
        FigureCanvasAgg(figure)
        short = without_name(strips, across / end_of(takes))
        done = marks(takes[0])
        placed = names(done, end_of(takes), across)
        rows = max((name.row + 1 for name in placed), default=0)
        panels = arrange(figure, len(lines), bool(short), len(strips), pager, speed, rows, right)
        _share_axis(panels, takes)
        _write_head(panels, title, lines, theme)
        draw_strips(panels, strips, theme)
        draw_key(panels, short, theme)
        styles = looks(takes, theme, end_of(takes))
        draw_offsets(panels.offset, takes, styles, theme)
        _name(panels, "offset, points", panels.offset, theme)
        if panels.pager:
            draw_pager(panels.pager, takes, styles, theme)
            _name(panels, "page", panels.pager, theme)
        if panels.velocity:
            draw_velocity(panels.velocity, takes, styles, theme)
            _name(panels, "velocity, points a second", panels.velocity, theme)
        draw_lane(panels.lane, done, placed, theme)
        _number_axis(panels, takes[0], theme)
    return figure


def _stripped(takes: Sequence[Take]) -> list[Take]:
    """One take of each preset: at other frame rates its phases are the same. None where nothing moves."""
    moving = any(stretch.phase is not Phase.idle for take in takes for stretch in take.stretches())
    return list({take.physics: take for take in reversed(takes)}.values())[::-1] if moving else []


def _right(takes: Sequence[Take]) -> float:
    """Room for the longest label, in inches."""
    longest = max((f"{take.label}  {amount(-take.samples[-1].snapshot.path)}" for take in takes), key=len)
    return max(RIGHT, 0.35 + width_of(longest, BODY) / 72)


def _wrapped(text: str, across: float) -> list[str]:
    letters = int(across / (BODY * WIDTH_OF_LETTER))
    return textwrap.wrap(text, max(letters, 20), max_lines=MOST_LINES, placeholder=" …")


def _share_axis(panels: Panels, takes: Sequence[Take]) -> None:
    for axes in panels.all:
        axes.set_xlim(0.0, end_of(takes))
        axes.tick_params(labelbottom=False)


def _write_head(panels: Panels, title: str, lines: Sequence[str], theme: Theme) -> None:
    wide, tall = panels.figure.get_size_inches()
    x = LEFT / wide
    panels.figure.text(x, 1 - (TOP + 0.08) / tall, title, fontsize=TITLE, fontweight="bold", va="center_baseline")
    for number, line in enumerate(lines):
        y = TOP + TITLE_HEIGHT + number * LINE_HEIGHT
        panels.figure.text(x, 1 - (y + 0.08) / tall, line, color=theme.secondary, va="center_baseline")


def _name(panels: Panels, text: str, axes: Any, theme: Theme) -> None:
    axes.annotate(
        text,
        (0.0, 1.0),
        (0.0, 9.0),
        xycoords="axes fraction",
        textcoords="offset points",
        color=theme.secondary,
        fontsize=SMALL,
        va="baseline",
        annotation_clip=False,
    )


def _number_axis(panels: Panels, take: Take, theme: Theme) -> None:
    axes = panels.lowest
    axes.tick_params(labelbottom=True, pad=4)
    ticks = [value for value in axes.get_xticks() if axes.get_xlim()[0] <= value <= axes.get_xlim()[1]]
    if not take.timed:
        ticks = [value for value in ticks if value == int(value)]
    unit = " s" if take.timed else " steps"
    axes.set_xticks(ticks, [f"{amount(value)}{unit if value == ticks[-1] else ''}" for value in ticks])
    for each in panels.all[len(panels.strips) : -1]:
        each.set_xticks(ticks)
        each.grid(axis="x", color=theme.rule, linewidth=THIN)
        each.set_axisbelow(True)
