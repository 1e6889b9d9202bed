"""What stood on the screen when an engine was recorded, and the settings that claim to behave like it.

All of it was 390 by 800 points, with one page of content 60,000 points high unless a set-up says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

VIEWPORT = [390, 800]
CONTENT = 60000.0
CHROMIUM: dict[str, Any] = {"physics": "chromium", "touch_slop": 15}
QT: dict[str, Any] = {"physics": "qt", "overscroll_top": "none", "overscroll_bottom": "none"}
GTK: dict[str, Any] = {"physics": "desktop", "overscroll_top": "none", "overscroll_bottom": "none"}
NESTED: dict[str, Any] = {"header_height": 240, "hover_height": 48}
"""A header of 240 points over a list. These are not compared: nobody else crosses the seam."""
FLING_SHIFT = 0.2
"""A fling may begin several frames late where the machine was busy when the finger lifted. Its curve is compared."""
SNAP = 600
PAGES = 5


@dataclass(frozen=True)
class Setup:
    """How one kind of recording is played."""

    engine: str
    settings: dict[str, Any]
    within: dict[str, float]
    compare: str = "curve"
    axis: str = "y"
    shift: float | None = None
    """How far the curves may be shifted in time, where it is not what is usual."""
    steps: tuple[dict[str, Any], ...] = ()
    """What is set up before the input."""
    pages: tuple[dict[str, Any], ...] = field(default=({"content_height": CONTENT},))


_AREAS = [{"start": start, "length": SNAP, "align": "start"} for start in range(0, int(CONTENT) - VIEWPORT[1], SNAP)]
_ON_AREAS = ({"call": "set_snap_areas", "index": 0, "strictness": "mandatory", "areas": _AREAS},)
_CHROME = "Chromium 156 on Linux"

SETUPS: dict[str, Setup] = {
    "chromium-fling": Setup(_CHROME, CHROMIUM, {"points": 5}, shift=FLING_SHIFT),
    "chromium-legacy-fling": Setup(
        f"{_CHROME}, ExperimentalFlingAnimation off",
        {**CHROMIUM, "fling_curve": "chromium"},
        {"points": 7},
        shift=FLING_SHIFT,
    ),
    "chromium-wheel": Setup(_CHROME, CHROMIUM, {"points": 8}),
    "chromium-key": Setup(_CHROME, CHROMIUM, {"points": 3}),
    "chromium-smooth": Setup(_CHROME, CHROMIUM, {"points": 3}),
    "chromium-smooth-far": Setup(_CHROME, CHROMIUM, {"points": 18}),
    "chromium-snap": Setup(_CHROME, CHROMIUM, {"points": 1}, compare="rest", steps=_ON_AREAS),
    "chromium-pager": Setup(
        _CHROME,
        {**CHROMIUM, "initial_page": 1, "page_always_stop": True},
        {"points": 1},
        compare="rest",
        axis="x",
        pages=({"content_height": VIEWPORT[1]},) * PAGES,
    ),
    "chromium-seam": Setup(_CHROME, {**NESTED, "touch_slop": 15}, {}),
    "qt-flickable": Setup("Qt Quick 6.12, Flickable", QT, {"share": 0.01}),
    "qt-flickable-5000": Setup(
        "Qt Quick 6.12, Flickable with flickDeceleration 5000",
        {**QT, "constant_deceleration": 5000, "max_fling_velocity": 10000},
        {"share": 0.01},
    ),
    "qt-seam": Setup("Qt Quick 6.12, nested Flickables", NESTED, {}),
    "gtk-kinetic": Setup("GTK 4.8.3", GTK, {"points": 1}),
    "gtk-seam": Setup("GTK 4.8.3, nested scrolled windows", NESTED, {}),
    "lvgl-seam": Setup("LVGL 9, nested objects", NESTED, {}),
}
