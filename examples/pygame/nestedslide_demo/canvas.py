"""Drawing in points on a surface of pixels."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from .fonts import Fonts
from .palettes import LIGHT, Palette
from .theme import Color, TextStyle

SUPERSAMPLING = 4
CACHED_SHAPES = 400


class Canvas:
    """A surface, a scale in pixels per point, the colours, and caches for what is drawn again and again.

    A mirrored one draws everything where it lies in a mirror, but nothing in mirror writing: that is how an interface
    for scripts from right to left is laid out.
    """

    def __init__(self, surface: pygame.Surface, scale: float, fonts: Fonts, palette: Palette = LIGHT) -> None:
        self.surface = surface
        self.scale = scale
        self.fonts = fonts
        self.palette = palette
        self.mirrored = False
        self._shapes: dict[tuple[int, int, int, Color], pygame.Surface] = {}

    @property
    def width(self) -> float:
        """Width in points."""
        return self.surface.get_width() / self.scale

    @property
    def height(self) -> float:
        """Height in points."""
        return self.surface.get_height() / self.scale

    def px(self, length: float) -> int:
        """A length in whole pixels; halves go up, so that equal steps stay equal."""
        return math.floor(length * self.scale + 0.5)

    def box(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle in pixels. Edges are rounded, not sizes: neighbours meet without a gap."""
        x = self.across(x, width)
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def across(self, x: float, width: float) -> float:
        """The left edge of what is this wide and begins at x, in the mirror where there is one."""
        return self.width - x - width if self.mirrored else x

    @contextmanager
    def mirror(self, on: bool) -> Iterator[None]:
        """Draws in the mirror, or as it is told to."""
        before, self.mirrored = self.mirrored, on
        try:
            yield
        finally:
            self.mirrored = before

    @contextmanager
    def clip(self, x: float, y: float, width: float, height: float) -> Iterator[bool]:
        """Draws only inside the rectangle and the clip there was; tells whether any is left."""
        before = self.surface.get_clip()
        inside = self.box(x, y, width, height).clip(before)
        self.surface.set_clip(inside)
        try:
            yield inside.width > 0 and inside.height > 0
        finally:
            self.surface.set_clip(before)

    def fill(self, x: float, y: float, width: float, height: float, color: Color, alpha: float = 1.0) -> None:
        """A plain rectangle."""
        box = self.box(x, y, width, height)
        if box.width <= 0 or box.height <= 0 or alpha <= 0:
            return
        if alpha >= 1:
            self.surface.fill(color, box)
            return
        box = box.clip(self.surface.get_clip())
        if box.width > 0 and box.height > 0:
            veil = pygame.Surface(box.size)
            veil.fill(color)
            veil.set_alpha(round(alpha * 255))
            self.surface.blit(veil, box)

    def hairline(self, x: float, y: float, width: float, color: Color) -> None:
        """One pixel high, or one point where pixels are that coarse."""
        thickness = max(1, round(self.scale / 2))
        self.surface.fill(color, (self.px(self.across(x, width)), self.px(y), self.px(width), thickness))

    def rounded(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        color: Color,
        alpha: float = 1.0,
    ) -> None:
        """A rectangle with round corners, anti-aliased."""
        box = self.box(x, y, width, height)
        if box.width <= 0 or box.height <= 0:
            return
        self._blit(self._shape(box.width, box.height, self.px(radius), color), box.topleft, alpha)

    def circle(self, x: float, y: float, radius: float, color: Color, alpha: float = 1.0) -> None:
        """A disc around a centre."""
        # The diameter is rounded once and the place apart from it: a moving disc keeps its size.
        size = max(1, self.px(2 * radius))
        shape = self._shape(size, size, size // 2 + 1, color)
        self._blit(shape, (self.px(self.across(x - radius, 2 * radius)), self.px(y - radius)), alpha)

    def image(self, image: pygame.Surface, x: float, y: float, alpha: float = 1.0) -> None:
        """A picture that was made at this scale, by its top left corner."""
        left = self.across(x, image.get_width() / self.scale)
        self._blit(image, (self.px(left), self.px(y)), alpha)

    def text(
        self,
        text: str,
        style: TextStyle,
        x: float,
        y: float,
        color: Color,
        *,
        align: str = "left",
        line: float | None = None,
        alpha: float = 1.0,
    ) -> float:
        """One line of text in a line box that begins at y; answers its width.

        align: "left", "center" or "right", which of its edges x names. line: height of the line
        box, the style's own where it is not given.
        """
        surface = self.fonts.render(text, style, color)
        width = surface.get_width() / self.scale
        left = x - {"left": 0.0, "center": width / 2, "right": width}[align]
        top = self.fonts.top(style, y, style.line if line is None else line)
        self._blit(surface, (self.px(self.across(left, width)), self.px(top)), alpha)
        return width

    def _blit(self, surface: pygame.Surface, place: tuple[int, int], alpha: float) -> None:
        if alpha >= 1:
            self.surface.blit(surface, place)
        elif alpha > 0:
            surface.set_alpha(round(alpha * 255))
            self.surface.blit(surface, place)
            surface.set_alpha(255)

    def _shape(self, width: int, height: int, radius: int, color: Color) -> pygame.Surface:
        key = (width, height, min(radius, width // 2 + 1, height // 2 + 1), color)
        shape = self._shapes.get(key)
        if shape is None:
            if len(self._shapes) >= CACHED_SHAPES:
                self._shapes.clear()
            shape = rounded_shape(*key)
            self._shapes[key] = shape
        return shape


def rounded_shape(width: int, height: int, radius: int, color: Color) -> pygame.Surface:
    """A rounded rectangle in pixels with soft edges, drawn large and scaled down."""
    times = SUPERSAMPLING
    radius = min(radius, (min(width, height) + 1) // 2)
    # Only what holds the corners is drawn large; a big shape's straight middle needs no smoothing.
    small = (min(width, 2 * radius + 1), min(height, 2 * radius + 1))
    large = pygame.Surface((small[0] * times, small[1] * times), pygame.SRCALPHA)
    # Transparent in the colour itself: scaling averages channels, black would darken the rim.
    large.fill((*color, 0))
    pygame.draw.rect(large, color, large.get_rect(), border_radius=radius * times)
    corners = pygame.transform.smoothscale(large, small)
    if small == (width, height):
        return corners
    shape = pygame.Surface((width, height), pygame.SRCALPHA)
    shape.fill(color)
    for left in (0, 1):
        for top in (0, 1):
            part = (left * (small[0] - radius), top * (small[1] - radius), radius, radius)
            place = (left * (width - radius), top * (height - radius))
            shape.fill((*color, 0), (*place, radius, radius))
            shape.blit(corners, place, part)
    return shape
