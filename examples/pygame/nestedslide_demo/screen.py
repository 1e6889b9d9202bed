"""The whole screen: a pure function of a scene, but for what keeps in mind when something moved last."""

from __future__ import annotations

import pygame

from .canvas import SUPERSAMPLING, Canvas
from .edge_glow import EdgeGlowView
from .fonts import Fonts
from .header_view import HeaderView
from .indicators_view import IndicatorsView
from .layout import Layout
from .notice_view import draw_notice
from .pages_view import PagesView
from .palettes import LIGHT, Palette
from .press_view import draw_press
from .refresh_view import RefreshView
from .scene import Scene
from .tabs_view import TabsView

FINGER = 22.0


class Screen:
    """All views of a layout at one scale and in one theme, drawing on one surface."""

    def __init__(
        self,
        surface: pygame.Surface,
        layout: Layout,
        scale: float,
        indicators: IndicatorsView,
        palette: Palette = LIGHT,
    ) -> None:
        self.layout = layout
        self.canvas = Canvas(surface, scale, Fonts(scale), palette)
        self.header = HeaderView(layout, self.canvas)
        self.tabs = TabsView(self.canvas)
        self.refresh = RefreshView(self.canvas)
        self.pages = PagesView(layout, self.canvas, self.refresh)
        self.indicators = indicators
        self.glow = EdgeGlowView(self.canvas)
        self._finger = _finger(scale)

    def draw(self, scene: Scene) -> None:
        """Draws a scene."""
        canvas, frame = self.canvas, scene.frame
        self.indicators.notice(frame.snapshot, scene.time)
        with canvas.mirror(scene.mirrored):
            self.pages.draw(canvas, scene)
            self.header.draw(canvas, frame, scene.motion, scene.feed, following=scene.following, lit=scene.panel_open)
        # The engine has put the items of the strip where they belong, and fingers are where they are.
        self.tabs.draw(canvas, scene)
        with canvas.mirror(scene.mirrored):
            draw_notice(canvas, self.layout, scene.feed.notice.strength(scene.time))
        draw_press(canvas, self.layout, scene)
        self.glow.draw(canvas, scene.glow)
        with canvas.mirror(scene.mirrored):
            self.refresh.draw_whole(canvas, frame, scene.refresh_height, scene.time)
            self.indicators.draw(canvas, frame, scene.time)
        for x, y in scene.fingers:
            half = self._finger.get_width() / 2 / canvas.scale
            canvas.image(self._finger, x - half, y - half)


def _finger(scale: float) -> pygame.Surface:
    """The mark of a touch: a glassy disc with a light rim, seen on white and on dark."""
    radius = round(FINGER * scale * SUPERSAMPLING)
    large = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    large.fill((*LIGHT.ink, 0))
    for share, color in ((1.0, (*LIGHT.ink, 60)), (0.94, (*LIGHT.surface, 235)), (0.84, (*LIGHT.ink, 84))):
        pygame.draw.circle(large, color, (radius, radius), radius * share)
    side = round(2 * FINGER * scale)
    return pygame.transform.smoothscale(large, (side, side))
