"""The photographs: three columns from edge to edge."""

from __future__ import annotations

import math

import pygame

from .artwork import to_surface
from .canvas import Canvas
from .list_view import visible_range
from .photographs import SERIES, photograph
from .profile import PHOTO_COUNT
from .theme import SURFACE, VIEWPORT, Box

COLUMNS = 3
GAP = 2.0
TILE = (VIEWPORT[0] - GAP * (COLUMNS - 1)) / COLUMNS
ROWS = math.ceil(PHOTO_COUNT / COLUMNS)

# Round the series in steps of this: neighbours in a row and in a column differ.
STRIDE = 7


class GridView:
    """Draws the tiles that show."""

    content_height = ROWS * (TILE + GAP) - GAP
    ground = SURFACE

    def __init__(self, scale: float) -> None:
        side = math.ceil(TILE * scale)
        self._pictures = [to_surface(photograph(side, number)) for number in range(len(SERIES))]

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float]) -> None:
        """Draws what lies in the span of the content, whose top is at origin."""
        for row in visible_range(*span, TILE + GAP, ROWS):
            for column in range(COLUMNS):
                number = row * COLUMNS + column
                if number < PHOTO_COUNT:
                    left, top = x + column * (TILE + GAP), origin + row * (TILE + GAP)
                    self.draw_tile(canvas, number, (left, top, TILE, TILE))

    def draw_tile(self, canvas: Canvas, number: int, box: Box) -> None:
        """One photograph."""
        place = canvas.box(*box)
        canvas.surface.blit(self.picture(number), place.topleft, (0, 0, *place.size))

    def picture(self, number: int) -> pygame.Surface:
        """The picture of a photograph's number."""
        return self._pictures[number * STRIDE % len(self._pictures)]
