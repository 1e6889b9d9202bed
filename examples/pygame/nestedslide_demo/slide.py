"""The nested slide of the profile: its geometry, and its settings that differ from the defaults."""

from __future__ import annotations

from nestedslide import Coordinator

from . import content
from .about_view import about_height
from .header_motion import effects_of
from .layout import PORTRAIT, Layout

REFRESH_HEIGHT = 64.0
SECOND_HEIGHT = 152.0
LOAD_MORE_DISTANCE = 240.0


def bare_heights(layout: Layout) -> tuple[float, ...]:
    """How high the pages are without the lists that will be attached to them."""
    return 0.0, 0.0, about_height(layout)


def new_coordinator() -> Coordinator:
    """The nested slide of the profile: all of its geometry is told here and on a rotation."""
    coordinator = Coordinator(
        pages=bare_heights(PORTRAIT),
        viewport=PORTRAIT.viewport,
        header_height=PORTRAIT.header_height,
        header_min_height=PORTRAIT.bar_height,
        header_return_height=PORTRAIT.header_return_height,
        hover_height=PORTRAIT.tabs_height,
        header_stretch=True,
        # Not left to the preset: the panel shows what it is.
        wheel_glide="spring",
        # A finger that comes down while a page still settles scrolls the page that is seen.
        page_index="live",
        # Even steps, however the finger's moves and the frames lie.
        resampling="on",
        # Nobody sees the last points of a fling.
        stop_velocity=20,
        # Where nothing overscrolls, a glow shows what an end is given.
        edge_shown=True,
        refresh_height=REFRESH_HEIGHT,
        refresh_second_height=SECOND_HEIGHT,
        load_more_distance=LOAD_MORE_DISTANCE,
        indicator_width=content.UNDERLINE_WIDTH,
        indicator_height=content.UNDERLINE_HEIGHT,
        indicator_radius=content.UNDERLINE_RADIUS,
    )
    coordinator.set_effects(effects_of(PORTRAIT))
    return coordinator
