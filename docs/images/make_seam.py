"""Makes the seam chart of the README: `make seam-pictures`. What others did is data, NestedSlide is played.

Writes seam-engines.png and seam-engines-dark.png beside this file, or into the folder given as the argument.

Time is counted from the instant at which each engine reached the seam. Its velocity is the slope of a straight line
through the nearest frames on the same side of the seam: whole pixels and late frames make single differences jump.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import matplotlib
from make_physics import Picture, numbers
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from nestedslide.replay.report import Verdict
from nestedslide_plot.compare import Recording, load
from nestedslide_plot.labels import EndLabel, end_labels
from nestedslide_plot.marks import amount
from nestedslide_plot.sampling import take
from nestedslide_plot.session import ScenarioSession
from nestedslide_plot.style import DARK, LIGHT, LINE, SMALL, STRONG, Theme, rc
from PIL import Image

RECORDINGS = Path(__file__).resolve().parents[2] / "Tests" / "recordings" / "seam"
ENGINES = {"chromium": "Chromium", "qt": "Qt Quick", "gtk": "GTK", "lvgl": "LVGL"}
PLAYED = "chromium"
"""Whose finger NestedSlide is played with."""
SEAM = 240.0
BEFORE, AFTER = -0.1, 0.28
REACH = 0.03
"""How far around an instant its velocity is taken from, seconds."""
RATE = 480.0
BACK = -20.0
"""An engine that is faster than this after the seam, the other way, has turned back; points a second."""


@dataclass(frozen=True)
class Run:
    """One engine: seconds since it reached the seam, points past the seam, points a second, in its own direction."""

    name: str
    times: Sequence[float]
    path: Sequence[float]
    velocity: Sequence[float]
    before: float
    after: float
    """The velocity just before and after the seam."""


def slope(points: Sequence[tuple[float, float]]) -> float:
    """Of the straight line through points, by least squares; 0 for fewer than two."""
    if len(points) < 2:
        return 0.0
    middle = sum(time for time, _ in points) / len(points)
    level = sum(place for _, place in points) / len(points)
    spread = sum((time - middle) ** 2 for time, _ in points)
    return sum((time - middle) * (place - level) for time, place in points) / spread if spread else 0.0


def near(points: Sequence[tuple[float, float]], time: float) -> list[tuple[float, float]]:
    """Those around an instant: two at least."""
    found = [point for point in points if abs(point[0] - time) <= REACH]
    return found if len(found) > 1 else sorted(points, key=lambda point: abs(point[0] - time))[:2]


def run(name: str, times: Sequence[float], offsets: Sequence[float]) -> Run:
    """A run in the direction in which it reached the seam, its clock and its path set to 0 there."""
    sign = 1.0 if offsets[0] < SEAM else -1.0
    path = [sign * (offset - SEAM) for offset in offsets]
    at = next(index for index, place in enumerate(path) if place >= 0)
    # Between the last frame before the seam and the first one at it, at the velocity of the frames before.
    speed = slope([(times[index], path[index]) for index in range(max(at - 4, 0), at)])
    reached = min(times[at - 1] - path[at - 1] / speed, times[at])
    points = [(time - reached, place) for time, place in zip(times, path)]
    early, late = [*points[:at], (0.0, 0.0)], [(0.0, 0.0), *points[at:], (AFTER + 1.0, path[-1])]
    moved = [(time, slope(near(early, time))) for time, _ in early]
    stood = [(time, slope(near(late, time))) for time, _ in late]
    shown = [*early, *late]
    speeds = [*moved, *stood]
    return Run(
        name, [time for time, _ in shown], [place for _, place in shown], [each for _, each in speeds],
        moved[-1][1], stood[0][1],
    )  # fmt: skip


def ours(recording: Recording) -> Run:
    """NestedSlide under the same finger, with the velocity that the engine tells."""
    seen, result = take(ScenarioSession(recording.scenario), None, RATE)
    assert result.verdict is Verdict.ok, result.reason
    frames = [sample.snapshot for sample in seen.samples if sample.snapshot.time >= recording.since]
    sign = 1.0 if frames[0].path < SEAM else -1.0
    shown = [(frame.time, sign * (frame.path - SEAM), sign * frame.velocity_y) for frame in frames]
    at = next(index for index, (_, place, _) in enumerate(shown) if place >= 0)
    before, after = at_seam(*shown[at - 2 : at]), at_seam(*shown[at : at + 2])
    # The path is straight between two frames that are 2 ms apart.
    reached = shown[at - 1][0] - shown[at - 1][1] / before
    times = [time - reached for time, _, _ in shown]
    return Run("NestedSlide", times, [place for _, place, _ in shown], [speed for _, _, speed in shown], before, after)


def at_seam(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    """The velocity at the seam by two frames on one side of it: along this curve it is linear in distance."""
    return first[2] - first[1] * (second[2] - first[2]) / (second[1] - first[1])


def theirs(engine: str, direction: str) -> Run:
    """Another engine, from the fling on: the frames of the finger are not of interest here."""
    recording = load(RECORDINGS / f"{engine}-{direction}.json")
    begin = next(index for index, time in enumerate(recording.times) if time >= recording.since)
    moved = next(
        index
        for index in range(begin + 1, len(recording.times))
        if recording.offsets[index] != recording.offsets[index - 1]
    )
    return run(ENGINES[engine], recording.times[moved:], recording.offsets[moved:])


def chart(theme: Theme) -> Picture:
    """Two throws over the seam: the header's and the list's."""
    picture = Picture(4.8, theme)
    colors = [theme.runs[index] for index in (1, 2, 3, 4)]
    cases = (("A header thrown up, onto its list", "up"), ("A list thrown down, onto its header", "down"))
    for left, (title, direction) in zip((0.95, 5.15), cases):
        upper = picture.panel(left, 0.6, 1.85, 2.1, "points past the seam", title, shared=True)
        lower = picture.panel(left, 3.12, 1.85, 1.3, "velocity, points a second")
        runs = [theirs(engine, direction) for engine in ENGINES]
        own = ours(load(RECORDINGS / f"{PLAYED}-{direction}.json"))
        for axes in (upper, lower):
            axes.set_xlim(BEFORE, AFTER)
            axes.axvline(0.0, color=theme.secondary, linewidth=LINE * 0.7, linestyle=(0, (5, 3)), zorder=3)
        for each, color in zip(runs, colors):
            draw(upper, lower, each, color, LINE, 5)
        draw(upper, lower, own, theme.runs[0], STRONG * 1.6, 8)
        upper.set_ylim(-120, 300)
        lower.set_ylim(-220, 1650)
        numbers(upper, seam=0.0)
        numbers(lower)
        label(upper, own, runs, colors, theme)
        told = [
            EndLabel(
                at(own.times, own.velocity, AFTER), f"unchanged at {amount(round(own.after))}", theme.runs[0], True
            )
        ]
        told += [EndLabel(0.0, change(each), color) for each, color in zip(runs, colors)]
        end_labels(lower, told, SMALL)
    return picture


def change(each: Run) -> str:
    """What the seam did to the velocity."""
    turned = min(speed for time, speed in zip(each.times, each.velocity) if time >= 0) < BACK
    return f"{each.name} {amount(round(each.before, -1))} → {'back' if turned else amount(round(each.after, -1))}"


def label(axes: Axes, own: Run, runs: Sequence[Run], colors: Sequence[str], theme: Theme) -> None:
    """Names the lines at their ends; those that end at the seam one below the other."""
    labels = [EndLabel(at(own.times, own.path, AFTER), own.name, theme.runs[0], True)]
    labels += [EndLabel(0.0, each.name, color, False) for each, color in zip(runs, colors)]
    end_labels(axes, labels, SMALL)


def at(times: Sequence[float], values: Sequence[float], time: float) -> float:
    """The value at the last frame until an instant."""
    return next(value for when, value in zip(reversed(times), reversed(values)) if when <= time)


def draw(upper: Axes, lower: Axes, each: Run, color: str, width: float, order: int) -> None:
    """Path and velocity of a run."""
    upper.plot(each.times, each.path, color=color, linewidth=width, zorder=order)
    lower.plot(each.times, each.velocity, color=color, linewidth=width, zorder=order)


def main(folder: Path) -> None:
    """Writes the pictures."""
    for theme, suffix in ((LIGHT, ""), (DARK, "-dark")):
        with matplotlib.rc_context(rc(theme)):
            canvas = FigureCanvasAgg(chart(theme).figure)
            canvas.draw()
        image = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba()).convert("RGB")
        image.quantize(64, dither=Image.Dither.NONE).save(folder / f"seam-engines{suffix}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
