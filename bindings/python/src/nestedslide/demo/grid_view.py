"""The photographs: as many columns as the layout has, from edge to edge."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from .artwork import to_surface
from .canvas import Canvas
from .feed import PHOTOS, Feed
from .layout import LAYOUTS, Layout
from .list_view import visible_range
from .load_view import FOOTER
from .photographs import SERIES, photograph
from .theme import ACCENT_TINT, SURFACE, Box, ramp

GAP = 2.0

# Round the series in steps of this: neighbours in a row and in a column differ.
STRIDE = 7


def tile_side(layout: Layout) -> float:
    """How wide and high a tile is."""
    return (layout.width - GAP * (layout.columns - 1)) / layout.columns


def row_count(layout: Layout, feed: Feed) -> int:
    """How many rows there are, the last of them perhaps not full."""
    return math.ceil(feed.photo_count / layout.columns)


def grid_height(layout: Layout, feed: Feed) -> float:
    """How high the rows and what is below them are."""
    return row_count(layout, feed) * (tile_side(layout) + GAP) - GAP + FOOTER


class GridView:
    """Draws the tiles that show."""

    ground = SURFACE

    def __init__(self, layout: Layout, scale: float) -> None:
        self.layout = layout
        self.side = tile_side(layout)
        self._pictures = _pictures(math.ceil(self.side * scale), scale)

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float], feed: Feed, time: float) -> None:
        """Draws what lies in the span of the content, whose top is at origin."""
        columns, step = self.layout.columns, self.side + GAP
        for row in visible_range(*span, step, row_count(self.layout, feed)):
            for column in range(columns):
                place = row * columns + column
                if place < feed.photo_count:
                    box = (x + column * step, origin + row * step, self.side, self.side)
                    self.draw_tile(canvas, place - feed.new_photos, box)
        arrival = feed.arrival(PHOTOS, time)
        if arrival < 1:
            # The newest comes out of the light.
            canvas.fill(x, origin, self.side, self.side, ACCENT_TINT, 1 - ramp(arrival, 0, 1))

    def draw_tile(self, canvas: Canvas, number: int, box: Box) -> None:
        """One photograph."""
        place = canvas.box(*box)
        canvas.surface.blit(self.picture(number), place.topleft, (0, 0, *place.size))

    def picture(self, number: int) -> pygame.Surface:
        """The picture of a photograph's number."""
        return self._pictures[number * STRIDE % len(self._pictures)]


@lru_cache(maxsize=4)
def _pictures(pixels: int, scale: float) -> tuple[pygame.Surface, ...]:
    return tuple(pygame.transform.smoothscale(painting, (pixels, pixels)) for painting in _paintings(scale))


@lru_cache(maxsize=2)
def _paintings(scale: float) -> tuple[pygame.Surface, ...]:
    """All photographs as large as a layout needs them: turning the screen must not mean painting them again."""
    pixels = math.ceil(max(tile_side(layout) for layout in LAYOUTS) * scale)
    return tuple(to_surface(photograph(pixels, number)) for number in range(len(SERIES)))
