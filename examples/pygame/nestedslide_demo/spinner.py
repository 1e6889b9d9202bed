"""Arcs: the arrow that turns with a pull, and the ring that turns while something loads."""

from __future__ import annotations

import math

import pygame

from .theme import Color

SUPERSAMPLING = 4
CACHED_ARCS = 240

# Turns a second, and how many a second the ring's length goes back and forth.
SPEED = 1.1
BREATH = 0.7

# An arrow's arc when it is whole, in degrees; the rest is its gap.
WHOLE = 285.0


class Spinner:
    """Arcs at one scale."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self._arcs: dict[tuple[int, int, int, int, Color], pygame.Surface] = {}

    def ring(self, time: float, side: float, color: Color) -> pygame.Surface:
        """The turning ring at a time."""
        length = 190 - 110 * math.cos(math.tau * BREATH * time)
        return self._arc(side, 360 * SPEED * time - length / 2, length, 0.0, color)

    def arrow(self, share: float, side: float, color: Color) -> pygame.Surface:
        """The arrow of a pull that has come this far: it grows and turns until it is whole at 1."""
        grown = min(1.0, share)
        return self._arc(side, 240 * share - 150, WHOLE * grown, grown, color)

    def _arc(self, side: float, start: float, length: float, head: float, color: Color) -> pygame.Surface:
        pixels = max(4, round(side * self._scale))
        key = (pixels, round(start / 3) % 120, round(length / 3), round(head * 8), color)
        if key not in self._arcs:
            if len(self._arcs) >= CACHED_ARCS:
                self._arcs.clear()
            self._arcs[key] = _drawn(pixels, key[1] * 3, key[2] * 3, key[3] / 8, color)
        return self._arcs[key]


def _drawn(pixels: int, start: float, length: float, head: float, color: Color) -> pygame.Surface:
    full = pixels * SUPERSAMPLING
    large = pygame.Surface((full, full), pygame.SRCALPHA)
    large.fill((*color, 0))
    middle, stroke = full / 2, full / 9
    radius = full * 0.36

    def point(degrees: float, distance: float) -> tuple[float, float]:
        angle = math.radians(degrees)
        return middle + distance * math.cos(angle), middle + distance * math.sin(angle)

    # A dense row of dots: round at both ends, smooth on both sides.
    dots = max(1, int(math.radians(length) * radius / (stroke / 6)))
    for dot in range(dots + 1):
        pygame.draw.circle(large, color, point(start + length * dot / dots, radius), stroke / 2)
    if head > 0:
        end, reach = start + length, full * 0.15 * head
        tip = math.degrees(reach * 1.3 / radius)
        corners = [point(end, radius - reach), point(end, radius + reach), point(end + tip, radius)]
        pygame.draw.polygon(large, color, corners)
    return pygame.transform.smoothscale(large, (pixels, pixels))
