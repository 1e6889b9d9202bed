"""The photographs: a waterfall of as many columns as the layout has, from edge to edge."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from .artwork import dimmed, to_surface
from .canvas import Canvas
from .feed import PHOTOS, Feed
from .layout import LAYOUTS, Layout
from .lists import Seen
from .photo_list import picture_of, tile_width
from .photographs import SERIES, aspect, photograph
from .theme import Box, ramp


class GridView:
    """Draws the photographs that show."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        self.ground = canvas.palette.surface
        pixels = math.ceil(tile_width(layout) * canvas.scale)
        self._pictures = _pictures(pixels, canvas.scale, canvas.palette.picture_light)

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws what is seen of the content, whose top is at origin."""
        arrival = feed.arrival(PHOTOS, time)
        for item in seen.items:
            if item.item < 0:
                continue
            frame = item.frame
            box = (x + frame.x, origin + frame.y, frame.width, frame.height)
            self.draw_tile(canvas, item.item - feed.new_photos, box)
            if item.item == 0 and arrival < 1:
                # The newest comes out of the light.
                canvas.fill(*box, canvas.palette.accent_tint, 1 - ramp(arrival, 0, 1))

    def draw_tile(self, canvas: Canvas, number: int, box: Box) -> None:
        """One photograph."""
        place = canvas.box(*box)
        canvas.surface.blit(self.picture(number), place.topleft, (0, 0, *place.size))

    def picture(self, number: int) -> pygame.Surface:
        """The picture of a photograph's number."""
        return self._pictures[picture_of(number)]


@lru_cache(maxsize=4)
def _pictures(pixels: int, scale: float, light: float) -> tuple[pygame.Surface, ...]:
    return tuple(
        dimmed(pygame.transform.smoothscale(painting, (pixels, math.ceil(pixels * aspect(number)))), light)
        for number, painting in enumerate(_paintings(scale))
    )


@lru_cache(maxsize=2)
def _paintings(scale: float) -> tuple[pygame.Surface, ...]:
    """All photographs as large as a layout needs them: turning the screen must not mean painting them again."""
    pixels = math.ceil(max(tile_width(layout) for layout in LAYOUTS) * scale)
    return tuple(to_surface(photograph(pixels, number)) for number in range(len(SERIES)))
