"""A picture of one recording: what the other engine showed as dots, this one as a line, and how far they are apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..labels import EndLabel, end_labels
from ..marks import amount
from ..style import PIXELS_AN_INCH, SMALL, STRONG, THIN, TITLE, Theme, rc
from .difference import Difference
from .playing import Curve
from .recording import Recording

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HEIGHT = 5.4
LEFT, RIGHT = 0.95, 1.55
TITLE_AT, TEXT_AT = 0.42, 0.72
UPPER, LOWER = (1.3, 2.35), (4.1, 0.8)
"""Where the panels begin below the top, and how high they are, in inches."""
DOT = 4.2
ROOM = 0.08


def draw(recording: Recording, ours: Curve, found: Difference, theme: Theme, width: int) -> Figure:
    """A figure, its width in pixels of a PNG."""
    import matplotlib
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with matplotlib.rc_context(rc(theme)):
        figure = Figure((width / PIXELS_AN_INCH, HEIGHT), dpi=PIXELS_AN_INCH)
        FigureCanvasAgg(figure)
        _write_head(figure, recording, found, theme)
        upper = _panel(figure, *UPPER, "offset, points", theme)
        lower = _panel(figure, *LOWER, "difference, points", theme)
        _offsets(upper, recording, ours, found, theme)
        _differences(lower, recording, ours, found, theme)
        end = recording.times[-1]
        for axes in (upper, lower):
            axes.set_xlim(recording.times[0], end)
            _number(axes)
        upper.tick_params(labelbottom=False)
        ticks = [value for value in lower.get_xticks() if recording.times[0] <= value <= end]
        lower.set_xticks(ticks, [f"{value:.6g}{' s' if value == ticks[-1] else ''}" for value in ticks])
        upper.set_xticks(ticks)
    return figure


def _panel(figure: Figure, top: float, tall: float, name: str, theme: Theme) -> Axes:
    wide, height = figure.get_size_inches()
    axes = figure.add_axes((LEFT / wide, 1 - (top + tall) / height, (wide - LEFT - RIGHT) / wide, tall / height))
    axes.grid(color=theme.rule, linewidth=THIN)
    axes.set_axisbelow(True)
    axes.locator_params(axis="y", nbins=5 if tall > 1 else 3)
    axes.annotate(
        name,
        (0, 1),
        (0, 8),
        xycoords="axes fraction",
        textcoords="offset points",
        color=theme.secondary,
        fontsize=SMALL,
    )
    return axes


def _write_head(figure: Figure, recording: Recording, found: Difference, theme: Theme) -> None:
    wide, height = figure.get_size_inches()
    figure.text(LEFT / wide, 1 - TITLE_AT / height, _sentence(recording.name), fontsize=TITLE, fontweight="bold")
    if recording.compared == "rest":
        text = f"it rests {found.rest:.1f} points from ours; the curves are not compared"
    elif found.counted:
        moved = amount(round(found.shift * 1000, 1))
        text = f"at most {found.greatest:.2f} points apart, ours moved by {moved} ms"
    else:
        text = "the machine was late in every frame, so none can be compared"
    figure.text(LEFT / wide, 1 - TEXT_AT / height, f"{recording.engine}: {text}", color=theme.secondary)


def _offsets(axes: Axes, recording: Recording, ours: Curve, found: Difference, theme: Theme) -> None:
    shown = [(time - found.shift, offset) for time, offset in zip(ours.times, ours.offsets)]
    axes.plot(
        [time for time, _ in shown], [offset for _, offset in shown],
        color=theme.inner, linewidth=STRONG, gid="ours", zorder=4,
    )  # fmt: skip
    counted = set(found.counted)
    for chosen, filled in ((True, True), (False, False)):
        frames = [index for index in range(len(recording.times)) if (index in counted) is chosen]
        axes.plot(
            [recording.times[index] for index in frames],
            [recording.offsets[index] for index in frames],
            linestyle="none",
            marker="o",
            markersize=DOT if filled else DOT - 0.8,
            markerfacecolor=theme.outer if filled else theme.ground,
            markeredgecolor=theme.outer,
            markeredgewidth=0.0 if filled else 0.9,
            clip_on=False,
            gid="theirs" if filled else "theirs, not counted",
            zorder=6 if filled else 5,
        )
    low, high = min(recording.offsets), max(recording.offsets)
    room = ROOM * max(high - low, 10.0)
    axes.set_ylim(low - room, high + room)
    last = ours.at(recording.times[-1] + found.shift)
    labels = [
        EndLabel(recording.offsets[-1], f"{recording.engine.split()[0]}, dots", theme.outer, True),
        EndLabel(last, "NestedSlide, line", theme.inner, True),
    ]
    if len(counted) < len(recording.times):
        labels.append(EndLabel(low, "hollow: not compared", theme.secondary))
    end_labels(axes, labels, SMALL)


def _differences(axes: Axes, recording: Recording, ours: Curve, found: Difference, theme: Theme) -> None:
    apart = [
        recording.offsets[index] - ours.at(recording.times[index] + found.shift) for index in found.counted
    ]  # fmt: skip
    axes.plot([recording.times[index] for index in found.counted], apart, color=theme.ink, linewidth=THIN * 1.4)
    axes.axhline(0.0, color=theme.secondary, linewidth=THIN, zorder=2)
    reach = max([abs(value) for value in apart] + [1.0])
    if found.allowed is not None and recording.compared == "curve":
        reach = max(reach, found.allowed)
        for value in (-found.allowed, found.allowed):
            axes.axhline(value, color=theme.secondary, linewidth=THIN, linestyle=(0, (4, 3)), zorder=2)
    axes.set_ylim(-1.15 * reach, 1.15 * reach)
    if found.allowed is not None and recording.compared == "curve":
        end_labels(axes, [EndLabel(found.allowed, f"allowed  {amount(found.allowed)}", theme.secondary)], SMALL)


def _number(axes: Axes) -> None:
    low, high = axes.get_ylim()
    ticks = [value for value in axes.get_yticks() if low <= value <= high]
    axes.set_yticks(ticks, [amount(value) for value in ticks])


def _sentence(name: str) -> str:
    return name[:1].upper() + name[1:]
