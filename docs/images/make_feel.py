"""Makes the picture of how evenly frames follow a finger: `make bench-feel`.

Writes feel.png and feel-dark.png beside this file, from what benchmarks/feel.py measures.
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from nestedslide_plot.style import BODY, DARK, LIGHT, PIXELS_AN_INCH, SMALL, Theme, rc

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

import feel

WIDTH, HEIGHT = 1640 / PIXELS_AN_INCH, 560 / PIXELS_AN_INCH
NAMES = {
    "none": "the last sample",
    "Android": "Android's rule",
    "Flutter": "Flutter's, 38 ms late",
    "on": "NestedSlide",
}


def draw(table: feel.Table, theme: Theme, path: Path) -> None:
    """A group of bars for each pair of rates, a bar for each follower."""
    with matplotlib.rc_context(rc(theme)):
        figure = Figure((WIDTH, HEIGHT), dpi=PIXELS_AN_INCH, layout="constrained")
        canvas = FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        colors = [theme.ink, theme.secondary, theme.inner, theme.outer]
        for number, (name, measured) in enumerate(table.items()):
            places = [group + (number - 1.5) * 0.2 for group in range(len(feel.RATES))]
            heights = [100 * measured[rates].uneven for rates in feel.RATES]
            axes.bar(places, heights, 0.18, color=colors[number], label=NAMES[name])
            for place, height in zip(places, heights):
                axes.text(place, height + 1, f"{height:.0f}", ha="center", fontsize=SMALL, color=theme.ink)
        axes.set_xticks(range(len(feel.RATES)), [f"{a} / {b}" for a, b in feel.RATES], fontsize=BODY)
        axes.set_ylim(0, 115)
        axes.set_xlabel("touches / frames a second", fontsize=BODY)
        axes.set_ylabel("unevenness, % of a frame's way", fontsize=BODY)
        axes.legend(frameon=False, fontsize=BODY)
        canvas.print_png(str(path))


if __name__ == "__main__":
    folder = Path(__file__).resolve().parent
    found = feel.measure_all()
    feel.print_table(found)
    draw(found, LIGHT, folder / "feel.png")
    draw(found, DARK, folder / "feel-dark.png")
