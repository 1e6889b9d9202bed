"""The glow at an end of the path that does not give: it grows with a pull, flashes where a fling arrives, and fades.

The engine tells how far and how fast, the time is the host's.
"""

from __future__ import annotations

import math

import pygame
from nestedslide import Edge
from PIL import Image

from .artwork import to_surface
from .canvas import Canvas
from .theme import Color, clamp

HEIGHT = 96.0
OPACITY = 0.75

# What makes it half as strong as it can be: points pulled, points per second absorbed.
HALF_PULL = 120.0
HALF_SPEED = 2000.0

# How long it takes to fade, in seconds.
FADES = 0.3


class EdgeGlow:
    """Keeps in mind how strong it was when it was last fed."""

    def __init__(self) -> None:
        self._peak = 0.0
        self._fed = float("-inf")
        self._pulled = False
        self._absorbed = 0.0

    def notice(self, edge: Edge, time: float) -> None:
        """Looks what the ends were given."""
        if edge.pull_y:
            self._peak, self._fed = _saturated(edge.pull_y, HALF_PULL), time
        elif self._pulled:
            # It fades from when it was let go, however long it was held.
            self._fed = time
        if edge.velocity_y and edge.velocity_y != self._absorbed:
            self._peak, self._fed = _saturated(edge.velocity_y, HALF_SPEED), time
        self._pulled, self._absorbed = bool(edge.pull_y), edge.velocity_y

    def strength(self, time: float) -> float:
        """How strong it is, -1 to 0 at the top and 0 to 1 at the bottom."""
        return self._peak * clamp(1 - (time - self._fed) / FADES)

    def fades(self, time: float) -> bool:
        """Whether a frame is due although nothing moves."""
        return not self._pulled and self.strength(time) != 0


class EdgeGlowView:
    """Draws it: the half of a soft ellipse, the higher the stronger it is."""

    def __init__(self, canvas: Canvas) -> None:
        size = canvas.surface.get_width(), canvas.px(HEIGHT)
        # The cover is dark.
        self._top = _half_ellipse(*size, canvas.palette.cover_accent)
        self._bottom = pygame.transform.flip(_half_ellipse(*size, canvas.palette.accent), False, True)

    def draw(self, canvas: Canvas, strength: float) -> None:
        """Draws it as strong as EdgeGlow says, at the edge where that is."""
        height = canvas.px(HEIGHT * abs(strength))
        if height > 0:
            whole = self._top if strength < 0 else self._bottom
            glow = pygame.transform.smoothscale(whole, (whole.get_width(), height))
            canvas.image(glow, 0, 0 if strength < 0 else canvas.height - height / canvas.scale, abs(strength))


def _saturated(amount: float, half: float) -> float:
    """An amount of any size as a share, with its sign."""
    return amount / (abs(amount) + half)


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
