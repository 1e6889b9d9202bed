"""Makes the pictures of docs/physics.md: `make physics-pictures`. Every curve is played by the library.

Writes physics-NAME.png and physics-NAME-dark.png beside this file, or into the folder given as the argument.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from nestedslide import Coordinator
from nestedslide.enums import Phase, Physics
from nestedslide.replay.load import parse
from nestedslide.replay.report import Verdict
from nestedslide_plot.labels import EndLabel, end_labels
from nestedslide_plot.marks import amount
from nestedslide_plot.sampling import Take, take
from nestedslide_plot.session import ScenarioSession
from nestedslide_plot.strip import draw_strip
from nestedslide_plot.style import BODY, DARK, LIGHT, LINE, PIXELS_AN_INCH, SMALL, STRONG, THIN, Theme, rc
from PIL import Image

WIDTH = 1640 / PIXELS_AN_INCH
HEADER, VIEWPORT = 240.0, (390.0, 800.0)
SETTINGS: dict[str, Any] = {"viewport": VIEWPORT, "header_height": HEADER, "hover_height": 60}
SPEED = 2400.0


def played(*steps: dict[str, Any], page: float = 3000.0, physics: str = "ios", **settings: Any) -> Take | None:
    """A session at 240 frames a second; None where the library has no such preset."""
    document = {
        "format": "nestedslide-scenario/1",
        "config": {**SETTINGS, **settings},
        "pages": [{"content_height": page}],
        "steps": steps,
    }
    session = ScenarioSession(parse(json.dumps(document)))
    seen, result = take(session, physics, 240.0)
    return seen if result.verdict is Verdict.ok else None


def flung(end: float, **settings: Any) -> Take | None:
    """A fling on the header until all rests, shown up to an instant; None where the library has no such preset."""
    seen = played({"fling": [0, SPEED], "from": [195, 40]}, {"settle": 15}, **settings)
    if seen:
        del seen.samples[0]  # at rest, before the release
        seen.samples[:] = [sample for sample in seen.samples if sample.snapshot.time <= end]
        last = seen.samples[-1]
        seen.samples.append(last._replace(snapshot=last.snapshot._replace(time=end)))
    return seen


def speed_at(seen: Take, path: float) -> tuple[float, float]:
    """When a decay reached a place and how fast it was there, from the two frames before: it is linear in distance."""
    at = next(index for index, sample in enumerate(seen.samples) if sample.snapshot.path > path)
    before, last = (sample.snapshot for sample in seen.samples[at - 2 : at])
    slope = (last.velocity_y - before.velocity_y) / (last.path - before.path)
    speed = last.velocity_y + slope * (path - last.path)
    return last.time + (path - last.path) / (last.velocity_y + speed) * 2, speed


class Picture:
    """A figure with panels in rows and columns, placed in inches."""

    def __init__(self, height: float, theme: Theme) -> None:
        self.theme, self.height = theme, height
        self.figure = Figure((WIDTH, height), dpi=PIXELS_AN_INCH)
        FigureCanvasAgg(self.figure)  # measures the labels

    def panel(
        self, left: float, top: float, width: float, height: float, name: str, title: str = "", shared: bool = False
    ) -> Axes:
        """Axes with what they show above them, in inches from the upper left corner; shared: time is told below."""
        box = (left / WIDTH, 1 - (top + height) / self.height, width / WIDTH, height / self.height)
        axes = self.figure.add_axes(box)
        axes.grid(color=self.theme.rule, linewidth=THIN)
        axes.set_axisbelow(True)
        axes.tick_params(labelbottom=not shared)
        axes.locator_params(nbins=5)
        self.text(axes, name, (0, 1), (0, 7), self.theme.secondary, SMALL)
        if title:
            self.text(axes, title, (0, 1), (0, 23), self.theme.ink, BODY, weight="bold")
        return axes

    def text(self, axes: Axes, text: str, at: tuple[float, float], by: tuple[float, float], color: str, size: float,
             **others: Any) -> None:  # fmt: skip
        """A text by some points from a place in a panel."""
        others = {"xycoords": "axes fraction", "va": "baseline", **others}
        axes.annotate(text, at, by, textcoords="offset points", color=color, fontsize=size, **others)

    def note(self, axes: Axes, text: str, at: tuple[float, float], by: tuple[float, float], **others: Any) -> None:
        """A point of a curve and what is to be said of it."""
        axes.plot(*at, "o", color=self.theme.ink, markersize=4.5, zorder=9)
        self.text(axes, text, at, by, self.theme.ink, SMALL, xycoords="data", zorder=10, **others)

    def level(self, axes: Axes, value: float, dashed: bool = False) -> None:
        """A line that offsets are read against."""
        style = (0, (5, 3)) if dashed else "solid"
        axes.axhline(value, color=self.theme.secondary, linewidth=THIN, linestyle=style, zorder=6 if dashed else 2)


def numbers(axes: Axes, unit: str = "s", **named: float) -> None:
    """Writes the axes' numbers, the unit at the last, names in place of some."""
    for which, dimension in ((axes.xaxis, axes.get_xlim()), (axes.yaxis, axes.get_ylim())):
        ticks = [value for value in which.get_ticklocs() if dimension[0] <= value <= dimension[1]]
        if which is axes.yaxis:
            near = (dimension[1] - dimension[0]) * 0.05
            ticks = [value for value in ticks if all(abs(value - other) > near for other in named.values())]
        names = [amount(value) for value in ticks]
        if which is axes.xaxis and unit:
            names[-1] += f" {unit}"
        if which is axes.yaxis:
            ticks += named.values()
            names += [f"{name}  {amount(value)}" for name, value in named.items()]
        which.set_ticks(ticks, labels=names)


def split(picture: Picture, axes: Axes, seen: Take) -> None:
    """Path, outer and inner of a take, with their labels."""
    theme, places = picture.theme, seen.axis()
    outer, inner, path = (seen.column(lambda now, name=name: getattr(now, name)) for name in ("outer", "inner", "path"))
    axes.fill_between(places, 0.0, outer, color=theme.outer, alpha=0.14, linewidth=0)
    axes.fill_between(places, outer, path, color=theme.inner, alpha=0.10, linewidth=0)
    axes.plot(places, inner, color=theme.inner, linewidth=LINE)
    axes.plot(places, outer, color=theme.outer, linewidth=LINE)
    axes.plot(places, path, color=theme.ink, linewidth=STRONG, zorder=7)
    picture.level(axes, HEADER, dashed=True)
    labels = [("path", path[-1], theme.ink), ("inner", inner[-1], theme.inner), ("outer", outer[-1], theme.outer)]
    end_labels(axes, [EndLabel(value, name, color, name == "path") for name, value, color in labels], SMALL)


def seam(theme: Theme) -> Picture:
    """One fling over header and page, and one that ends where the header does."""
    picture = Picture(4.3, theme)
    end = 2.0
    cases = [("One decay over header and page", "continuous"), ("A fling of the header alone", "stop")]
    for left, (title, rule) in zip((0.95, 5.05), cases):
        seen = flung(end, seam=rule)
        assert seen is not None
        upper = picture.panel(left, 0.65, 2.85, 2.1, "offset, points", title, shared=True)
        lower = picture.panel(left, 3.05, 2.85, 0.9, "velocity, points a second")
        for axes, limits in ((upper, (-40, 1340)), (lower, (-150, 2650))):
            axes.set_xlim(0, end)
            axes.set_ylim(*limits)
        split(picture, upper, seen)
        draw_speed(picture, lower, seen, theme.ink)
        if rule == "continuous":
            place, speed = speed_at(seen, HEADER)
            picture.note(lower, f"{amount(speed)} at the seam, and on", (place, speed), (9, 1))
        else:
            place = next(each.snapshot.time for each in seen.samples if each.snapshot.path >= HEADER)
            picture.note(lower, "none of it is left after the seam", (place, 0.0), (9, 7))
        upper.plot(place, HEADER, "o", color=theme.ink, markersize=4.5, zorder=9)
        numbers(upper, seam=HEADER)
        numbers(lower)
    return picture


def draw_speed(picture: Picture, axes: Axes, seen: Take, color: str) -> None:
    """The velocity of a take."""
    axes.plot(seen.axis(), seen.column(lambda now: now.velocity_y), color=color, linewidth=STRONG)
    picture.level(axes, 0.0)


def bounce(theme: Theme) -> Picture:
    """A fling into the end of the page."""
    picture = Picture(4.4, theme)
    edge, end, low, high = 640.0, 1.2, 380.0, 730.0
    seen = flung(end, page=edge - HEADER + VIEWPORT[1] - 60)
    assert seen is not None
    strip = picture.panel(0.95, 0.3, 7.2, 0.2, "")
    upper = picture.panel(0.95, 0.8, 7.2, 2.1, "path, points", shared=True)
    lower = picture.panel(0.95, 3.2, 7.2, 0.85, "velocity, points a second")
    upper.set_ylim(low, high)
    for axes in (strip, upper, lower):
        axes.set_xlim(0, end)
    draw_strip(strip, seen, theme)
    places, path = seen.axis(), seen.column(lambda now: now.path)
    upper.axhspan(edge, high, color=theme.beyond, linewidth=0, zorder=0)
    fill = theme.phases[Phase.bouncing]
    upper.fill_between(places, edge, path, where=[value > edge for value in path], color=fill, alpha=0.6, linewidth=0)
    picture.level(upper, edge)
    upper.plot(places, path, color=theme.ink, linewidth=STRONG)
    draw_speed(picture, lower, seen, theme.ink)
    place, speed = speed_at(seen, edge)
    picture.note(upper, f"meets the edge at {amount(speed)} points a second", (place, edge), (9, -14))
    picture.note(lower, "goes on in the spring", (place, speed), (9, 1))
    peak = max(range(len(path)), key=path.__getitem__)
    picture.note(upper, f"{amount(round(path[peak] - edge))} points beyond", (places[peak], path[peak]), (6, 7))
    numbers(upper, end=edge)
    numbers(lower)
    return picture


def pulled(raw: float) -> float:
    """What is seen of a pull beyond the top."""
    with Coordinator([3000.0], **SETTINGS) as slide:
        slide.session_begin()
        slide.session_update(0.0, -raw)
        return -slide.snapshot().outer


def band(theme: Theme) -> Picture:
    """What is seen of a pull, and the pull that a finger takes hold of."""
    picture = Picture(4.15, theme)
    axes = picture.panel(0.95, 0.45, 6.4, 3.1, "seen, points")
    length, farthest = VIEWPORT[1], 3200.0
    pulls = [farthest * step / 160 for step in range(161)]
    axes.set_xlim(0, farthest)
    axes.set_ylim(0, 900)
    straight = 1300.0
    axes.plot([0, straight], [0, straight * pulled(1.0)], color=theme.secondary, linewidth=THIN, linestyle=(0, (2, 2)))
    text = "as it begins: 0.55 of the pull"
    picture.text(axes, text, (straight, straight * pulled(1.0)), (8, -3), theme.secondary, SMALL, xycoords="data")
    picture.level(axes, length, dashed=True)
    text = "the viewport's height is never reached"
    picture.text(axes, text, (farthest, length), (0, 6), theme.secondary, SMALL, xycoords="data", ha="right")
    axes.plot(pulls, [pulled(raw) for raw in pulls], color=theme.ink, linewidth=STRONG)
    caught = 900.0
    seen = pulled(caught)
    axes.annotate(
        "", (caught, 0), (0, seen), arrowprops={
            "arrowstyle": "-|>", "color": theme.outer, "lw": LINE, "shrinkA": 0, "shrinkB": 0,
            "connectionstyle": "angle,angleA=0,angleB=90,rad=0", "mutation_scale": 10,
        },
    )  # fmt: skip
    axes.plot(caught, seen, "o", color=theme.outer, markersize=5, zorder=9)
    text = f"caught where {amount(round(seen))} are seen,\na finger has pulled {amount(caught)}"
    picture.text(axes, text, (caught, seen / 2), (10, 0), theme.outer, SMALL, xycoords="data", va="center")
    end_labels(axes, [EndLabel(pulled(farthest), "seen", theme.ink, True)], BODY)
    picture.text(axes, "pulled, points", (1, 0), (0, -30), theme.secondary, SMALL, ha="right")
    numbers(axes, "")
    return picture


def presets(theme: Theme) -> Picture:
    """The same release with every preset there is, far from the end and close to it."""
    picture = Picture(4.3, theme)
    edge = 200.0
    near = {"header_height": 120.0, "page": edge - 120.0 + VIEWPORT[1] - 60.0}
    for left, title, end, settings in ((0.95, "Far from the end", 2.8, {}), (5.05, "Into the end", 1.0, near)):
        upper = picture.panel(left, 0.65, 2.45, 2.1, "path, points", title, shared=True)
        lower = picture.panel(left, 3.05, 2.45, 0.9, "velocity, points a second")
        labels = []
        for name, color in zip(Physics.names(), theme.runs):
            seen = flung(end, physics=name, **settings)
            if seen:
                path, rest = seen.column(lambda now: now.path), seen.samples[0].snapshot
                upper.plot(seen.axis(), path, color=color, linewidth=STRONG)
                draw_speed(picture, lower, seen, color)
                distance = "" if settings else f"  {amount(round(rest.rest_outer + rest.rest_inner))}"
                labels.append(EndLabel(path[-1], f"{name}{distance}", color, True))
        for axes in (upper, lower):
            axes.set_xlim(0, end)
        if settings:
            upper.set_ylim(-0.05 * edge, edge * 1.5)
            upper.axhspan(edge, edge * 1.5, color=theme.beyond, linewidth=0, zorder=0)
            picture.level(upper, edge)
        numbers(upper, **({"end": edge} if settings else {}))
        numbers(lower)
        end_labels(upper, labels, SMALL)
    return picture


def by_samples(bend: Callable[[float], float], **law: float) -> dict[str, Any]:
    """The step that gives flings a curve of eight pieces."""
    return {"call": "set_fling_samples", "samples": [[k / 8, bend(k / 8)] for k in range(9)], **law}


# As Qt has it: the time grows with the velocity, the way with its square.
EVEN = {"distance": 350.0, "distance_power": 2.0, "duration": 0.7, "duration_power": 1.0}


def samples(theme: Theme) -> Picture:
    """The same release on the preset's curve and on two by samples, with the samples."""
    picture = Picture(4.3, theme)
    end, speed = 3.0, 2000.0
    upper = picture.panel(0.95, 0.3, 5.9, 2.45, "path, points", shared=True)
    lower = picture.panel(0.95, 3.05, 5.9, 0.9, "velocity, points a second")
    curves: tuple[tuple[str, dict[str, Any] | None], ...] = (
        ("ios", None),
        ("fast at first", by_samples(lambda t: 1 - (1 - t) ** 4, distance=350, duration=1.4)),
        ("evenly slower", by_samples(lambda t: 1 - (1 - t) ** 2, **EVEN)),
    )
    labels = []
    for (name, step), color in zip(curves, theme.runs):
        fling = [{"fling": [0, speed], "from": [195, 40]}, {"wait": end}]
        seen = played(*([step] if step else []), *fling)
        assert seen is not None
        del seen.samples[0]
        path = seen.column(lambda now: now.path)
        upper.plot(seen.axis(), path, color=color, linewidth=STRONG)
        draw_speed(picture, lower, seen, color)
        labels.append(EndLabel(path[-1], f"{name}  {amount(round(path[-1]))}", color, True))
        if step:
            way = path[-1]
            time = step["duration"] * (speed / 1000) ** step.get("duration_power", 0)
            places = [(t * time, y * way) for t, y in step["samples"]]
            upper.plot(*zip(*places), "o", color=color, markersize=4.5, zorder=9)
    for axes in (upper, lower):
        axes.set_xlim(0, end)
    numbers(upper)
    numbers(lower)
    end_labels(upper, labels, SMALL)
    return picture


PICTURES: dict[str, Callable[[Theme], Picture]] = {
    "seam": seam,
    "bounce": bounce,
    "band": band,
    "presets": presets,
    "samples": samples,
}


def main(folder: Path) -> None:
    """Writes all pictures."""
    for name, make in PICTURES.items():
        for theme, suffix in ((LIGHT, ""), (DARK, "-dark")):
            with matplotlib.rc_context(rc(theme)):
                canvas = FigureCanvasAgg(make(theme).figure)
                canvas.draw()
            image = Image.frombuffer("RGBA", canvas.get_width_height(), canvas.buffer_rgba()).convert("RGB")
            image.quantize(64, dither=Image.Dither.NONE).save(folder / f"physics-{name}{suffix}.png", optimize=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
