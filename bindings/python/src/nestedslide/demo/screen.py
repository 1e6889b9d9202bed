"""The whole screen: a pure function of a frame, the time and what is pressed."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from .canvas import SUPERSAMPLING, Canvas
from .fonts import Fonts
from .frame import FrameLike
from .header_view import HeaderView
from .pages_view import PagesView
from .scrollbar import ScrollBar
from .tabs_view import TabsView
from .theme import INK, SURFACE, VIEWPORT

FINGER = 22.0


class Screen:
    """All views at one scale, drawing on one surface. A new scale takes a new screen."""

    def __init__(self, surface: pygame.Surface, scale: float, bar: ScrollBar | None = None) -> None:
        self.canvas = Canvas(surface, scale, Fonts(scale))
        self.header = HeaderView(scale)
        self.tabs = TabsView(self.canvas)
        self.pages = PagesView(self.canvas)
        self.bar = bar or ScrollBar()
        self._finger = _finger(scale)

    def draw(
        self,
        frame: FrameLike,
        time: float,
        *,
        following: bool = False,
        fingers: Iterable[tuple[float, float]] = (),
    ) -> None:
        """Draws a frame. fingers: points to mark as touched, for pictures of a gesture."""
        snapshot = frame.snapshot
        self.bar.notice(snapshot, time)
        self.pages.draw(self.canvas, frame)
        self.header.draw(self.canvas, snapshot, following=following)
        self.tabs.draw(self.canvas, snapshot)
        self.bar.draw(self.canvas, snapshot, time, VIEWPORT)
        for x, y in fingers:
            half = self._finger.get_width() / 2 / self.canvas.scale
            self.canvas.image(self._finger, x - half, y - half)


def _finger(scale: float) -> pygame.Surface:
    """The mark of a touch: a glassy disc with a light rim, seen on white and on dark."""
    radius = round(FINGER * scale * SUPERSAMPLING)
    large = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    large.fill((*INK, 0))
    for share, color in ((1.0, (*INK, 60)), (0.94, (*SURFACE, 235)), (0.84, (*INK, 84))):
        pygame.draw.circle(large, color, (radius, radius), radius * share)
    side = round(2 * FINGER * scale)
    return pygame.transform.smoothscale(large, (side, side))
