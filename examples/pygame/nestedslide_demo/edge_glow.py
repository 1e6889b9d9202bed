"""The glow at an end of the path that does not give: it grows with a pull, flashes where a fling arrives, and fades.

The engine tells how far the end is stretched, and closes it.
"""

from __future__ import annotations

import math

import pygame
from PIL import Image

from .artwork import to_surface
from .canvas import Canvas
from .theme import Color, clamp

HEIGHT = 96.0
OPACITY = 0.75

# What makes it half as strong as it can be, points.
HALF_STRETCH = 60.0


def glow_of(stretch: float) -> float:
    """How strong it is: -1 to 0 at the top and 0 to 1 at the bottom."""
    return stretch / (abs(stretch) + HALF_STRETCH)


class EdgeGlowView:
    """Draws it: the half of a soft ellipse, the higher the stronger it is."""

    def __init__(self, canvas: Canvas) -> None:
        size = canvas.surface.get_width(), canvas.px(HEIGHT)
        # The cover is dark.
        self._top = _half_ellipse(*size, canvas.palette.cover_accent)
        self._bottom = pygame.transform.flip(_half_ellipse(*size, canvas.palette.accent), False, True)

    def draw(self, canvas: Canvas, strength: float) -> None:
        """Draws it as strong as `glow_of` says, at the edge where that is."""
        height = canvas.px(HEIGHT * abs(strength))
        if height > 0:
            whole = self._top if strength < 0 else self._bottom
            glow = pygame.transform.smoothscale(whole, (whole.get_width(), height))
            canvas.image(glow, 0, 0 if strength < 0 else canvas.height - height / canvas.scale, abs(strength))


def _half_ellipse(width: int, height: int, color: Color) -> pygame.Surface:
    """Strongest in the middle of its upper edge, gone at the others."""
    side = Image.radial_gradient("L").width
    lower = Image.radial_gradient("L").crop((0, side // 2, side, side))
    # The gradient reaches its full value in the corners; what lies on the edges is at 1 / sqrt(2) of it.
    reach = 255 / math.sqrt(2)
    alpha = lower.point([round(255 * OPACITY * clamp(1 - value / reach) ** 1.5) for value in range(256)])
    glow = Image.new("RGBA", (width, height), (*color, 0))
    glow.putalpha(alpha.resize((width, height), Image.Resampling.BICUBIC))
    return to_surface(glow)
