"""Between the window's pixels and the viewport's points."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .theme import VIEWPORT

# Sizes that look right, in pixels per point, and how much of a desktop a window may take.
SCALES = (3.0, 2.0, 1.5, 1.25, 1.0, 0.75)
DESKTOP_SHARE = 0.9


@dataclass(frozen=True)
class Viewport:
    """Where in a window the screen is, and how large a point is there."""

    window: tuple[int, int]
    scale: float

    @classmethod
    def fitting(cls, window: tuple[int, int]) -> Viewport:
        """The largest viewport that fits into a window."""
        scale = min(window[0] / VIEWPORT[0], window[1] / VIEWPORT[1])
        return cls(window, max(scale, 0.1))

    @property
    def area(self) -> pygame.Rect:
        """The screen's place in the window, in pixels, centred."""
        width = min(self.window[0], round(VIEWPORT[0] * self.scale))
        height = min(self.window[1], round(VIEWPORT[1] * self.scale))
        left, top = (self.window[0] - width) // 2, (self.window[1] - height) // 2
        return pygame.Rect(left, top, max(1, width), max(1, height))

    def point(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The point in the viewport at a pixel of the window."""
        area = self.area
        return ((pixel[0] - area.left) / self.scale, (pixel[1] - area.top) / self.scale)

    def touch_point(self, x: float, y: float) -> tuple[float, float]:
        """The point in the viewport of a touch, which SDL gives in fractions of the window."""
        return self.point((x * self.window[0], y * self.window[1]))

    def touch_of(self, x: float, y: float) -> tuple[float, float]:
        """The other way: what SDL would give for a touch at a point."""
        area = self.area
        return (
            (x * self.scale + area.left) / self.window[0],
            (y * self.scale + area.top) / self.window[1],
        )


def window_size(scale: float) -> tuple[int, int]:
    """The window that holds the viewport at a scale."""
    return (round(VIEWPORT[0] * scale), round(VIEWPORT[1] * scale))


def scale_for_desktop() -> float:
    """The largest of the usual scales that leaves some of the desktop free."""
    heights = [size[1] for size in pygame.display.get_desktop_sizes()]
    room = min(heights, default=0) * DESKTOP_SHARE
    return next((scale for scale in SCALES if VIEWPORT[1] * scale <= room), SCALES[-1])
