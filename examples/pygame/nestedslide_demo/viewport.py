"""Between the window's pixels and the screen's points."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .layout import PORTRAIT, Size
from .theme import Box

# Sizes that look right, in pixels per point, and how much of a desktop a window may take.
SCALES = (3.0, 2.0, 1.5, 1.25, 1.0, 0.75)
DESKTOP_SHARE = 0.9


@dataclass(frozen=True)
class Viewport:
    """Where in a window the screen is, and how large a point is there.

    The stage is all that is shown: the screen at its top left and, where it is open, the panel.
    """

    window: tuple[int, int]
    scale: float
    screen: Size = PORTRAIT.viewport
    stage: Size = PORTRAIT.viewport

    @classmethod
    def fitting(cls, window: tuple[int, int], screen: Size = PORTRAIT.viewport, stage: Size | None = None) -> Viewport:
        """The largest stage, the screen alone where none is given, that fits into a window."""
        whole = stage or screen
        scale = min(window[0] / whole[0], window[1] / whole[1])
        return cls(window, max(scale, 0.1), screen, whole)

    @property
    def area(self) -> pygame.Rect:
        """The screen's place in the window, in pixels."""
        return self.area_of((0.0, 0.0, *self.screen))

    def area_of(self, box: Box) -> pygame.Rect:
        """A box's place in the window, in pixels; the stage is centred."""
        left, top = self._origin
        x, y = (round(value * self.scale) for value in box[:2])
        right, bottom = (round((box[i] + box[i + 2]) * self.scale) for i in (0, 1))
        place = pygame.Rect(left + x, top + y, max(1, right - x), max(1, bottom - y))
        return place.clip(pygame.Rect((0, 0), self.window))

    def point(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The point of the screen at a pixel of the window."""
        left, top = self._origin
        return ((pixel[0] - left) / self.scale, (pixel[1] - top) / self.scale)

    def touch_point(self, x: float, y: float) -> tuple[float, float]:
        """The point of the screen of a touch, which SDL gives in fractions of the window."""
        return self.point((x * self.window[0], y * self.window[1]))

    def touch_of(self, x: float, y: float) -> tuple[float, float]:
        """The other way: what SDL would give for a touch at a point."""
        left, top = self._origin
        return ((x * self.scale + left) / self.window[0], (y * self.scale + top) / self.window[1])

    @property
    def _origin(self) -> tuple[int, int]:
        width = min(self.window[0], round(self.stage[0] * self.scale))
        height = min(self.window[1], round(self.stage[1] * self.scale))
        return (self.window[0] - width) // 2, (self.window[1] - height) // 2


def window_size(scale: float, stage: Size = PORTRAIT.viewport) -> tuple[int, int]:
    """The window that holds a stage at a scale."""
    return (round(stage[0] * scale), round(stage[1] * scale))


def scale_for_desktop() -> float:
    """The largest of the usual scales that leaves some of the desktop free."""
    room = min((size[1] for size in pygame.display.get_desktop_sizes()), default=0) * DESKTOP_SHARE
    return next((scale for scale in SCALES if PORTRAIT.height * scale <= room), SCALES[-1])


def scale_within_desktop(wanted: float, stage: Size) -> float:
    """The wanted scale, or what a desktop has room for."""
    rooms = [(width / stage[0], height / stage[1]) for width, height in pygame.display.get_desktop_sizes()]
    return min([wanted, *(min(room) for room in rooms)])
