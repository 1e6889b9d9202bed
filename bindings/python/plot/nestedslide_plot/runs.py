"""How several runs are told apart in one panel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable

from nestedslide.values import Snapshot

from .sampling import Take
from .style import LINE, STRONG, Theme

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class Look:
    """The look of one run: a line, or markers where its frames were, or both."""

    color: str
    width: float
    marker: float = 0.0
    """Diameter in points, 0 for none."""
    filled: bool = True
    end: float = 0.0
    """How far its lines go: a run that rests earlier goes on resting."""

    def line(self, axes: Axes, places: Sequence[float], values: Sequence[float], **others: Any) -> None:
        """Draws the line; of width 0 it is there, with its name, and not seen."""
        style = "solid" if self.width else "none"
        rest = max(self.end, places[-1])
        axes.plot([*places, rest], [*values, values[-1]], color=self.color, lw=self.width, linestyle=style, **others)

    def markers(self, axes: Axes, take: Take, read: Callable[[Snapshot], float]) -> None:
        """Draws a marker where each frame was; the larger ones over the smaller ones, which show within."""
        if not self.marker:
            return
        seen = [(place, sample) for place, sample in zip(take.axis(), take.samples) if sample.frame or not take.timed]
        axes.plot(
            [place for place, _ in seen],
            [read(sample.snapshot) for _, sample in seen],
            linestyle="none",
            marker="o",
            markersize=self.marker,
            markerfacecolor=self.color if self.filled else "none",
            markeredgecolor=self.color,
            markeredgewidth=1.0 if not self.filled else 0.0,
            clip_on=False,
            zorder=7 + self.marker / 10,
        )


RING = 7.0
DOT = 3.2
FINE = 1.6
INSTANT = 5.0
"""Of a step that takes no time, where there are few enough of them to be told apart."""
MOST_INSTANTS = 60


def looks(takes: Sequence[Take], theme: Theme, end: float) -> list[Look]:
    """The looks of runs: a colour for each preset, or for each rate of one.

    Of several frame rates the finest is a line, on which the frames of the others lie.
    """
    if len(takes) == 1:
        return [Look(theme.ink, STRONG, _instant(takes[0]))]
    presets = list(dict.fromkeys(take.physics for take in takes))
    rates = sorted({take.frame_rate or 0.0 for take in takes})
    made = []
    for take in takes:
        rank = rates.index(take.frame_rate or 0.0)
        finest = rank == len(rates) - 1
        color = theme.runs[(presets.index(take.physics) if len(presets) > 1 else rank) % len(theme.runs)]
        if len(rates) == 1:
            made.append(Look(color, STRONG, _instant(take), end=end))
        elif finest:
            made.append(Look(color if len(presets) > 1 else theme.ink, LINE, FINE, end=end))
        elif rank == 0:
            made.append(Look(color, 0.0, RING, filled=False))
        else:
            made.append(Look(color, 0.0, DOT))
    return made


def _instant(take: Take) -> float:
    return 0.0 if take.timed or len(take.samples) > MOST_INSTANTS else INSTANT
