"""The whole screen: a pure function of a frame, the time and what is pressed."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from .canvas import Canvas
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
            self.canvas.circle(x, y, FINGER + 1.5, SURFACE, 0.7)
            self.canvas.circle(x, y, FINGER, INK, 0.42)
