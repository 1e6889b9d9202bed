"""The hover bar: a title for every page, and the mark that travels between them. The engine says where."""

from __future__ import annotations

import pygame

from .canvas import Canvas
from .frame import share_of
from .scene import Scene
from .theme import BODY_BOLD, clamp, mix

SHADOW_HEIGHT = 8.0

# Enough for titles to be read over any picture, and for the picture to be seen.
SEE_THROUGH = 0.84

# Colours of a title change in this many steps, so that few texts have to be kept.
SHADES = 8


class TabsView:
    """Draws the strip."""

    def __init__(self, canvas: Canvas) -> None:
        self._shadow = _shadow(canvas)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the titles in their places; over a page that has scrolled the bar casts a shadow."""
        frame, tabs, radius = scene.frame, scene.tabs, scene.indicator_radius
        snapshot, palette = frame.snapshot, canvas.palette
        bar, mark = snapshot.hover, snapshot.tab_indicator
        foot = bar.y + bar.height
        canvas.fill(bar.x, bar.y, bar.width, bar.height, palette.surface, SEE_THROUGH if scene.behind_bar else 1.0)
        for index, (title, tab) in enumerate(zip(scene.feed.titles, tabs)):
            near = clamp(share_of(frame, index))
            color = mix(palette.secondary, palette.ink, round(near * SHADES) / SHADES)
            center = bar.x + tab.x + tab.width / 2
            canvas.text(title, BODY_BOLD, center, bar.y + tab.y, color, align="center", line=tab.height)
        canvas.hairline(bar.x, foot - 1 / canvas.scale, bar.width, canvas.palette.hairline)
        with canvas.clip(bar.x, bar.y, bar.width, bar.height):
            canvas.rounded(bar.x + mark.x, bar.y + mark.y, mark.width, mark.height, radius, canvas.palette.accent)
        canvas.image(self._shadow, bar.x, foot, clamp(snapshot.inner / 24))


def _shadow(canvas: Canvas) -> pygame.Surface:
    """A strip that darkens what is below the bar, strongest at the bar."""
    height = max(1, canvas.px(SHADOW_HEIGHT))
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        column.set_at((0, y), (*canvas.palette.shadow, round(26 * (1 - y / height) ** 2)))
    return pygame.transform.scale(column, (canvas.surface.get_width(), height))
