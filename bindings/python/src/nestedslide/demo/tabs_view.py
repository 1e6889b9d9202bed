"""The hover bar: three titles and the indicator that travels between them with the pages."""

from __future__ import annotations

import math

import pygame

from . import profile
from .canvas import Canvas
from .frame import SnapshotLike
from .theme import (
    ACCENT,
    BODY_BOLD,
    HAIRLINE,
    INK,
    SECONDARY,
    SHADOW,
    SURFACE,
    clamp,
    lerp,
    mix,
)

INDICATOR_HEIGHT = 4.0
INDICATOR_OVERHANG = 6.0
SHADOW_HEIGHT = 8.0

# Colours of a title change in this many steps, so that few texts have to be kept.
SHADES = 8


class TabsView:
    """Draws the tab strip and knows where its tabs are."""

    def __init__(self, canvas: Canvas) -> None:
        self._title_widths = [canvas.fonts.width(title, BODY_BOLD) for title in profile.TABS]
        self._shadow = _shadow(canvas)

    def indicator(self, width: float, position: float) -> tuple[float, float]:
        """Left edge and width of the indicator in a strip of a width, at a place in pages."""
        last = len(self._title_widths) - 1
        place = clamp(position, 0, last)
        left = min(math.floor(place), last - 1)
        t = place - left
        share = width / len(self._title_widths)
        here, there = (self._title_widths[index] + 2 * INDICATOR_OVERHANG for index in (left, left + 1))
        long = lerp(here, there, t)
        # Pulled beyond an end the indicator follows a little, so that the pull is felt here too.
        beyond = (position - place) * share * 0.25
        return share * (place + 0.5) - long / 2 + beyond, long

    def tab_at(self, snapshot: SnapshotLike, x: float, y: float) -> int | None:
        """The tab under a point, if there is one."""
        bar = snapshot.hover
        if not (bar.y <= y < bar.y + bar.height and bar.x <= x < bar.x + bar.width):
            return None
        return int((x - bar.x) * len(profile.TABS) / bar.width)

    def draw(self, canvas: Canvas, snapshot: SnapshotLike) -> None:
        """Draws the strip; over a page that has scrolled it casts a shadow."""
        bar = snapshot.hover
        foot = bar.y + bar.height
        canvas.fill(bar.x, bar.y, bar.width, bar.height, SURFACE)
        share = bar.width / len(profile.TABS)
        for index, title in enumerate(profile.TABS):
            near = clamp(1 - abs(snapshot.page_position - index))
            color = mix(SECONDARY, INK, round(near * SHADES) / SHADES)
            center = bar.x + share * (index + 0.5)
            canvas.text(title, BODY_BOLD, center, bar.y, color, align="center", line=bar.height)
        canvas.hairline(bar.x, foot - 1 / canvas.scale, bar.width, HAIRLINE)
        left, long = self.indicator(bar.width, snapshot.page_position)
        # Rounded above only: the lower half of the capsule lies outside the bar.
        with canvas.clip(bar.x, bar.y, bar.width, bar.height):
            canvas.rounded(
                bar.x + left, foot - INDICATOR_HEIGHT, long, INDICATOR_HEIGHT * 2,
                INDICATOR_HEIGHT, ACCENT,
            )  # fmt: skip
        canvas.image(self._shadow, bar.x, foot, clamp(snapshot.inner / 24))


def _shadow(canvas: Canvas) -> pygame.Surface:
    """A strip that darkens what is below the bar, strongest at the bar."""
    height = max(1, canvas.px(SHADOW_HEIGHT))
    column = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        column.set_at((0, y), (*SHADOW, round(26 * (1 - y / height) ** 2)))
    return pygame.transform.scale(column, (canvas.surface.get_width(), height))
