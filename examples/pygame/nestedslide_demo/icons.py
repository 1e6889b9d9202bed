"""Line icons on a grid of 24, drawn large and scaled down."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from .theme import Color

SUPERSAMPLING = 6
STROKE = 1.75


class Icons:
    """Icons of one size in pixels and one colour."""

    def __init__(self, side: int, color: Color) -> None:
        self._surfaces = {name: _draw(paint, side, color) for name, paint in _ICONS.items()}

    def get(self, name: str) -> pygame.Surface:
        """The icon of a name."""
        return self._surfaces[name]


class _Pen:
    """Draws strokes with round ends in units of the icon's grid."""

    def __init__(self, surface: pygame.Surface, color: Color) -> None:
        self._surface = surface
        self._color = color
        self._unit = surface.get_width() / 24

    def line(self, points: list[tuple[float, float]]) -> None:
        radius = STROKE * self._unit / 2
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        for start, end in zip(scaled, scaled[1:]):
            # A dense row of dots: pygame's wide lines have slanted ends.
            steps = max(1, int(math.dist(start, end) / (radius / 3)))
            for step in range(steps + 1):
                t = step / steps
                x, y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t
                pygame.draw.circle(self._surface, self._color, (x, y), radius)

    def arc(self, x: float, y: float, radius: float, start: float, end: float) -> None:
        """Degrees run clockwise from the right."""
        steps = max(2, int(abs(end - start) / 4))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles])


def _pin(pen: _Pen) -> None:
    pen.arc(12, 10, 6.5, 150, 390)
    pen.line([(6.37, 13.25), (12, 21), (17.63, 13.25)])
    pen.arc(12, 10, 2.25, 0, 360)


def _camera(pen: _Pen) -> None:
    pen.arc(6, 9.5, 2.5, 180, 270)
    pen.line([(6, 7), (8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7), (18, 7)])
    pen.arc(18, 9.5, 2.5, -90, 0)
    pen.line([(20.5, 9.5), (20.5, 16.5)])
    pen.arc(18, 16.5, 2.5, 0, 90)
    pen.line([(18, 19), (6, 19)])
    pen.arc(6, 16.5, 2.5, 90, 180)
    pen.line([(3.5, 16.5), (3.5, 9.5)])
    pen.arc(12, 12.75, 3.5, 0, 360)


def _link(pen: _Pen) -> None:
    turn = math.radians(-45)

    def turned(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        cos, sin = math.cos(turn), math.sin(turn)
        return [(12 + x * cos - y * sin, 12 + x * sin + y * cos) for x, y in points]

    def bend(middle: float, start: float) -> list[tuple[float, float]]:
        angles = [math.radians(start + 180 * i / 30) for i in range(31)]
        return [(middle + 3.5 * math.cos(a), 3.5 * math.sin(a)) for a in angles]

    pen.line(turned([(1.5, -3.5), *bend(6.0, -90), (1.5, 3.5)]))
    pen.line(turned([(-1.5, 3.5), *bend(-6.0, 90), (-1.5, -3.5)]))
    pen.line(turned([(-4, 0), (4, 0)]))


def _calendar(pen: _Pen) -> None:
    pen.line([(6.5, 5.5), (17.5, 5.5)])
    pen.arc(17.5, 8, 2.5, -90, 0)
    pen.line([(20, 8), (20, 17.5)])
    pen.arc(17.5, 17.5, 2.5, 0, 90)
    pen.line([(17.5, 20), (6.5, 20)])
    pen.arc(6.5, 17.5, 2.5, 90, 180)
    pen.line([(4, 17.5), (4, 8)])
    pen.arc(6.5, 8, 2.5, 180, 270)
    pen.line([(4, 10.5), (20, 10.5)])
    pen.line([(8.5, 3.5), (8.5, 7)])
    pen.line([(15.5, 3.5), (15.5, 7)])


def _sliders(pen: _Pen) -> None:
    for y, knob in ((6.5, 15.5), (12, 8), (17.5, 13.5)):
        pen.line([(4, y), (knob - 2.25, y)])
        pen.line([(knob + 2.25, y), (20, y)])
        pen.arc(knob, y, 2.25, 0, 360)


def _close(pen: _Pen) -> None:
    pen.line([(6.5, 6.5), (17.5, 17.5)])
    pen.line([(17.5, 6.5), (6.5, 17.5)])


def _check(pen: _Pen) -> None:
    pen.line([(5.5, 12.5), (10, 17), (18.5, 7.5)])


def _theme(pen: _Pen) -> None:
    pen.arc(12, 12, 7.5, 0, 360)
    for step in range(12):
        x = 12.0 + step * 0.5
        half = math.sqrt(max(0.0, 6.5**2 - (x - 12) ** 2))
        pen.line([(x, 12 - half), (x, 12 + half)])


def _help(pen: _Pen) -> None:
    pen.arc(12, 9, 3.75, 180, 395)
    pen.line([(15.07, 11.15), (12, 13.25), (12, 15)])
    pen.line([(12, 18.75), (12, 18.8)])


_ICONS: dict[str, Callable[[_Pen], None]] = {
    "pin": _pin,
    "camera": _camera,
    "link": _link,
    "calendar": _calendar,
    "sliders": _sliders,
    "close": _close,
    "check": _check,
    "theme": _theme,
    "help": _help,
}


def _draw(paint: Callable[[_Pen], None], side: int, color: Color) -> pygame.Surface:
    large = pygame.Surface((side * SUPERSAMPLING, side * SUPERSAMPLING), pygame.SRCALPHA)
    large.fill((*color, 0))
    paint(_Pen(large, color))
    return pygame.transform.smoothscale(large, (side, side))
