"""Makes the picture of docs/behaviour.md: where header, bar and page are. `make physics-pictures`.

Every rectangle is what the library answers. Writes behaviour-places.png and behaviour-places-dark.png beside this file.
"""

from __future__ import annotations

from pathlib import Path

import matplotlib
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import FancyBboxPatch, Rectangle
from nestedslide import Coordinator, Rect
from nestedslide_plot.style import BODY, DARK, LIGHT, PIXELS_AN_INCH, SMALL, THIN, Theme, rc

SIZE = (390.0, 700.0)
SCENE = {"viewport": SIZE, "header_height": 220, "hover_height": 56}
ROW = 64.0
# What is under each phone, and how far its finger went.
PLACES = (
    ("open", 0.0),
    ("on the way", 110.0),
    ("pinned", 220.0),
    ("the page scrolls", 420.0),
    ("pulled down", -180.0),
    ("with header_stretch", -180.0),
)


def dragged(way: float, stretch: bool) -> Coordinator:
    slide = Coordinator([3000.0, 1500.0], header_stretch=stretch, **SCENE)
    slide.session_begin(195, 400)
    slide.session_update(0, way)
    return slide


def filled(axes: Axes, rect: Rect, color: str) -> None:
    axes.add_patch(Rectangle(rect[:2], rect.width, rect.height, facecolor=color, linewidth=0))


def phone(axes: Axes, slide: Coordinator, title: str, theme: Theme) -> None:
    frame = slide.frame(0)
    now, page = frame.snapshot, frame.pages[0]
    axes.set_xlim(-16, SIZE[0] + 16)
    axes.set_ylim(SIZE[1] + 150, -16)
    axes.set_aspect("equal")
    axes.axis("off")
    glass = FancyBboxPatch((0, 0), *SIZE, boxstyle="round,pad=0,rounding_size=34", facecolor=theme.ground, linewidth=0)
    axes.add_patch(glass)
    top = page.frame.y - page.offset
    for row in range(int(max(page.frame.y - top, 0) // ROW), 46):
        y = top + row * ROW
        if y + 30 > SIZE[1]:
            break
        filled(axes, Rect(28, y + 20, 120 + row * 53 % 150, 24), theme.rule)
        axes.text(362, y + 40, str(row + 1), ha="right", fontsize=SMALL, color=theme.secondary)
    filled(axes, now.header, theme.outer)
    axes.text(28, now.header.bottom - 34, "header", fontsize=BODY, color=theme.ground, fontweight="bold")
    filled(axes, now.hover, theme.inner)
    axes.text(28, now.hover.y + 37, "bar", fontsize=BODY, color=theme.ground, fontweight="bold")
    for each in [*axes.patches[1:], *axes.texts]:
        each.set_clip_path(glass)
        each.set_clip_on(True)
    axes.add_patch(
        FancyBboxPatch(
            (0, 0),
            *SIZE,
            boxstyle="round,pad=0,rounding_size=34",
            fill=False,
            edgecolor=theme.secondary,
            linewidth=THIN,
        )
    )
    axes.text(0, SIZE[1] + 52, title, fontsize=BODY, color=theme.ink)
    numbers = f"outer {now.outer:.0f}  inner {now.inner:.0f}"
    axes.text(0, SIZE[1] + 102, numbers, fontsize=SMALL, color=theme.secondary)
    if now.overscroll:
        axes.text(0, SIZE[1] + 146, f"overscroll {now.overscroll:.0f}", fontsize=SMALL, color=theme.secondary)


def picture(theme: Theme) -> Figure:
    figure = Figure((1600 / PIXELS_AN_INCH, 600 / PIXELS_AN_INCH), dpi=PIXELS_AN_INCH, facecolor=theme.ground)
    FigureCanvasAgg(figure)
    for n, (title, way) in enumerate(PLACES):
        axes = figure.add_axes((0.01 + n * 0.165, 0.0, 0.155, 0.99))
        slide = dragged(way, stretch="stretch" in title)
        phone(axes, slide, title, theme)
        slide.close()
    return figure


def main() -> None:
    for theme, suffix in ((LIGHT, ""), (DARK, "-dark")):
        with matplotlib.rc_context(rc(theme)):
            path = Path(__file__).with_name(f"behaviour-places{suffix}.png")
            picture(theme).savefig(path)
            print(path.name)


if __name__ == "__main__":
    main()
