"""Makes the picture of what a frame costs: `make bench-chart`.

Writes costs.png and costs-dark.png beside this file, from instructions counted now and what benchmarks/peers.py knows.
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from nestedslide import Phase
from nestedslide_plot.style import BODY, DARK, LIGHT, PIXELS_AN_INCH, SMALL, Theme, rc

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks"))

import callgrind
import peers

WIDTH, HEIGHT = 1640 / PIXELS_AN_INCH, 660 / PIXELS_AN_INCH
STEPS = {
    "W1": "a frame of a fling",
    "W1+": "the same with pages and events\n(LVGL: with 20 rows)",
    "W2": "a finger moves, then a frame",
    "W2+": "the same with pages and events\n(LVGL: with 20 rows)",
}
BAR = 0.19


def measured() -> dict[str, dict[str, float]]:
    """Of each step, instructions by whose they are; of a range the middle."""
    limits = [f"{name}-limit" for name in ("W1", "W2")]
    counts = callgrind.per_step_of([*STEPS, *limits])
    table: dict[str, dict[str, float]] = {}
    for name in STEPS:
        bars = {}
        if f"{name}-limit" in counts:
            bars["hand-written C that does nothing else"] = counts[f"{name}-limit"]
        bars["NestedSlide"] = counts[name]
        for peer, among in zip(("LVGL 9.6-dev", "Qt Quick 6.4"), peers.INSTRUCTIONS[name]):
            if among is not None:
                bars[peer] = sum(among) / 2
        table[name] = bars
    return table


def draw(table: dict[str, dict[str, float]], theme: Theme, path: Path) -> None:
    """A group of bars for each step, the shortest on top."""
    colors = {
        "hand-written C that does nothing else": theme.secondary,
        "NestedSlide": theme.outer,
        "LVGL 9.6-dev": theme.inner,
        "Qt Quick 6.4": theme.phases[Phase.bouncing],
    }
    with matplotlib.rc_context(rc(theme)):
        figure = Figure((WIDTH, HEIGHT), dpi=PIXELS_AN_INCH, layout="constrained")
        canvas = FigureCanvasAgg(figure)
        axes = figure.add_subplot()
        named: set[str] = set()
        for group, bars in enumerate(table.values()):
            for number, (name, count) in enumerate(bars.items()):
                place = group + (number - (len(bars) - 1) / 2) * BAR
                label = None if name in named else name
                axes.barh(place, count, BAR * 0.9, color=colors[name], label=label)
                axes.text(count + 120, place, f"{count:,.0f}", va="center", fontsize=SMALL, color=theme.ink)
                named.add(name)
        axes.set_xlim(0, 19_000)
        marks = range(0, 20_000, 5_000)
        axes.set_xticks(marks, [f"{mark:,}" for mark in marks], fontsize=BODY)
        axes.set_yticks(range(len(table)), list(STEPS.values()), fontsize=BODY)
        axes.invert_yaxis()
        axes.grid(visible=True, axis="x", which="major", color=theme.rule)
        axes.set_axisbelow(True)
        axes.set_xlabel("instructions", fontsize=BODY)
        axes.legend(frameon=False, fontsize=BODY, loc="lower center", bbox_to_anchor=(0.4, 1.0), ncols=4)
        canvas.print_png(str(path))


if __name__ == "__main__":
    folder = Path(__file__).resolve().parent
    found = measured()
    for step, counted in found.items():
        print(step, ", ".join(f"{name} {count:,.0f}" for name, count in counted.items()))
    draw(found, LIGHT, folder / "costs.png")
    draw(found, DARK, folder / "costs-dark.png")
