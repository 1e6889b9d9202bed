"""The photographs of the waterfall: ten kinds of scenes, each in its own light."""

from __future__ import annotations

import math
import random
from typing import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .artwork import (
    EDGE,
    Stops,
    color_at,
    disc,
    glow,
    gradient,
    polygon,
    ridge,
    stars,
    water,
)
from .theme import Color, mix

DUSK: Stops = (
    (0, (52, 48, 108)),
    (0.4, (190, 94, 128)),
    (0.7, (252, 170, 120)),
    (1, (255, 220, 170)),
)
DAWN: Stops = (
    (0, (118, 160, 208)),
    (0.5, (206, 204, 220)),
    (0.75, (250, 208, 184)),
    (1, (255, 230, 206)),
)
AFTERGLOW: Stops = ((0, (70, 52, 110)), (0.7, (204, 116, 132)), (1, (244, 176, 140)))
NOON: Stops = ((0, (58, 132, 206)), (0.6, (146, 200, 236)), (1, (224, 242, 250)))
NIGHT: Stops = ((0, (10, 16, 44)), (0.6, (28, 46, 92)), (1, (72, 88, 132)))
POLAR: Stops = ((0, (8, 18, 42)), (0.6, (14, 52, 72)), (1, (34, 98, 104)))
MIST: Stops = ((0, (196, 210, 212)), (0.6, (220, 228, 222)), (1, (238, 238, 226)))

# Kinds of light, as the colours a distant and a near range have in it.
RANGES: dict[int, tuple[Stops, Color, Color]] = {
    0: (DUSK, (178, 104, 138), (40, 34, 76)),
    1: (DAWN, (150, 168, 198), (54, 74, 110)),
    2: (NOON, (124, 166, 196), (30, 78, 84)),
    3: (NIGHT, (52, 70, 118), (10, 16, 38)),
    4: (MIST, (176, 194, 194), (62, 88, 86)),
}

Painter = Callable[[int, random.Random, int], Image.Image]


def mountains(side: int, rng: random.Random, light: int) -> Image.Image:
    """Ranges behind ranges, with a low sun or a moon."""
    sky, far, near = RANGES[light]
    image = gradient((side, side), sky)
    place = (side * rng.uniform(0.25, 0.75), side * rng.uniform(0.22, 0.42))
    if light == 3:
        stars(image, rng, 14, 0.5, side / 130)
    glow(image, place, side * 0.5, (255, 220, 180), 0.45)
    disc(image, place, side * 0.065, (255, 246, 224))
    for layer in range(4):
        depth = layer / 3
        color = mix(far, near, depth)
        haze = mix(color, color_at(sky, 0.95), 0.45 * (1 - depth))
        ridge(image, rng, 0.62 + 0.13 * layer, 0.22, color, haze, roughness=0.5, fade=0.12)
    return image


def sea(side: int, rng: random.Random, light: int) -> Image.Image:
    """A horizon, a light over it and its glitter."""
    sky = RANGES[light][0]
    horizon = rng.uniform(0.52, 0.6)
    image = gradient((side, side), [(stop * horizon, color) for stop, color in sky])
    sun = rng.uniform(0.3, 0.7)
    place = (sun * side, (horizon - rng.uniform(0.06, 0.16)) * side)
    bright: Color = (255, 242, 214) if light != 3 else (238, 240, 250)
    glow(image, place, side * 0.55, mix(bright, color_at(sky, 0.7), 0.5), 0.6)
    disc(image, place, side * 0.08, bright)
    top = mix(color_at(sky, 0.8), (30, 60, 100), 0.5)
    foot = mix(color_at(sky, 0), (10, 24, 50), 0.5)
    fill = gradient((side, side), ((0, top), (horizon, top), (1, foot)))
    polygon(image, ((0, horizon), (1, horizon), (1, 1), (0, 1)), fill)
    water(image, rng, horizon, sun, top, bright)
    return image


def dunes(side: int, rng: random.Random, light: int) -> Image.Image:
    """Sand in curves, lit from one side."""
    sky = (DUSK, DAWN, NOON)[light % 3]
    image = gradient((side, side), [(stop * 0.6, color) for stop, color in sky])
    sand = (((232, 158, 104), (150, 74, 66)), ((238, 196, 150), (168, 114, 96)))[light % 2]
    for layer in range(4):
        top = 0.46 + 0.14 * layer
        phase, swing = rng.uniform(0, math.tau), rng.uniform(0.04, 0.08)
        waves = rng.uniform(0.6, 1.1)
        crest = [(x / 40, top + swing * math.sin(phase + waves * math.tau * x / 40)) for x in range(41)]
        lit = mix(sand[0], sand[1], layer * 0.18)
        fill = gradient((side, side), ((0, lit), (top - 0.05, lit), (min(1, top + 0.4), sand[1])))
        polygon(image, [(0, 1), *crest, (1, 1)], fill)
    return image


def aurora(side: int, rng: random.Random, light: int) -> Image.Image:
    """Curtains of light above dark firs."""
    image = gradient((side, side), POLAR)
    stars(image, rng, 18, 0.7, side / 140)
    curtain = Image.new("RGB", (side, side))
    draw = ImageDraw.Draw(curtain)
    tones = (((64, 232, 160), (120, 90, 220)), ((90, 236, 196), (214, 92, 190)))[light % 2]
    phase = rng.uniform(0, math.tau)
    for x in range(side):
        u = x / side
        foot = 0.58 + 0.10 * math.sin(phase + u * 5) + 0.03 * math.sin(phase * 2 + u * 17)
        reach = 0.34 + 0.12 * math.sin(phase + u * 9)
        strength = 0.55 + 0.4 * math.sin(phase * 3 + u * 23) * math.sin(u * 7)
        for step in range(12):
            t = step / 12
            tone = mix(tones[0], tones[1], t)
            glowing = mix((0, 0, 0), tone, max(0.0, strength) * (1 - t) ** 1.4)
            y = (foot - reach * t) * side
            draw.line((x, y - reach * side / 12 - 1, x, y), fill=glowing)
    image = ImageChops.screen(image, curtain.filter(ImageFilter.GaussianBlur(side / 36)))
    _firs(image, rng, 0.86, 0.16, (6, 16, 26), 26)
    return image


def forest(side: int, rng: random.Random, light: int) -> Image.Image:
    """Rows of firs, each nearer and darker, in mist."""
    tints = (((126, 160, 156), (22, 54, 54)), ((186, 150, 128), (58, 40, 52)))[light % 2]
    image = gradient((side, side), MIST if light % 2 == 0 else DAWN)
    for layer in range(4):
        color = mix(tints[0], tints[1], layer / 3)
        _firs(image, rng, 0.52 + 0.16 * layer, 0.2 + 0.05 * layer, color, 20 - 4 * layer)
    return image


def lights(side: int, rng: random.Random, light: int) -> Image.Image:
    """A town at night, out of focus."""
    image = gradient((side, side), ((0, (18, 18, 46)), (0.6, (44, 30, 74)), (1, (16, 14, 34))))
    warm = ((255, 184, 96), (255, 120, 92), (255, 220, 160), (240, 90, 130))
    cold = ((110, 196, 255), (140, 150, 255), (96, 230, 220), (255, 200, 140))
    for _ in range(30):
        y = min(0.96, max(0.1, rng.gauss(0.58, 0.16)))
        radius = side * rng.uniform(0.035, 0.085)
        layer = image.copy()
        disc(layer, (rng.random() * side, y * side), radius, rng.choice((warm, cold)[light % 2]))
        image = Image.blend(image, layer, rng.uniform(0.25, 0.65))
    return image


def flower(side: int, rng: random.Random, light: int) -> Image.Image:
    """A blossom from close by, before soft green or deep blue."""
    back = (((38, 92, 78), (150, 190, 130)), ((30, 44, 96), (120, 130, 200)))[light % 2]
    petal = (((250, 206, 214), (226, 104, 140)), ((255, 224, 150), (244, 152, 62)))[light % 2]
    image = gradient((side, side), ((0, back[0]), (1, back[1])))
    for _ in range(5):
        glow(image, (rng.random() * side, rng.random() * side), side * 0.3, back[1], 0.5)
    middle = (side * rng.uniform(0.42, 0.58), side * rng.uniform(0.44, 0.56))
    turn = rng.uniform(0, math.tau)
    for ring, (length, count) in enumerate(((0.46, 9), (0.33, 7))):
        for index in range(count):
            angle = turn + ring * 0.3 + index * math.tau / count
            tone = mix(petal[1], petal[0], 0.45 + 0.4 * ring + 0.15 * math.sin(index * 2.1))
            _petal(image, middle, angle, length * side, 0.16 * side, tone)
    disc(image, middle, side * 0.085, (150, 84, 40))
    disc(image, middle, side * 0.06, (236, 178, 70))
    return image


def cabin(side: int, rng: random.Random, light: int) -> Image.Image:
    """A house below a mountain, in snow or at a summer night."""
    snow = light % 2 == 0
    image = gradient((side, side), DAWN if snow else DUSK)
    far: Color = (150, 170, 200) if snow else (120, 84, 128)
    ridge(image, rng, 0.66, 0.42, far, mix(far, (240, 232, 236), 0.5), roughness=0.5, fade=0.2)
    ground = ((236, 240, 248), (188, 204, 228)) if snow else ((88, 92, 84), (34, 46, 52))
    hill = [(x / 30, 0.72 + 0.04 * math.sin(x / 5 + rng.random() * 0.1)) for x in range(31)]
    fill = gradient((side, side), ((0, ground[0]), (0.7, ground[0]), (1, ground[1])))
    polygon(image, [(0, 1), *hill, (1, 1)], fill)
    _house(image, rng.uniform(0.34, 0.5), 0.80, (246, 248, 252) if snow else (60, 48, 56))
    return image


def _house(image: Image.Image, x: float, y: float, roof: Color) -> None:
    """A red cabin; x, y is where its front corner stands."""

    def plane(color: Color, *points: tuple[float, float]) -> None:
        _solid(image, tuple((x + px, y + py) for px, py in points), color)

    plane((190, 56, 46), (0, 0), (0, -0.15), (0.2, -0.15), (0.2, 0))
    plane((160, 44, 40), (-0.1, 0), (-0.1, -0.15), (-0.05, -0.24), (0, -0.15), (0, 0))
    plane(roof, (-0.05, -0.26), (0.16, -0.26), (0.22, -0.145), (0.01, -0.145))
    for left in (0.045, 0.12):
        right = left + 0.04
        plane((255, 224, 150), (left, -0.1), (right, -0.1), (right, -0.05), (left, -0.05))


def stairs(side: int, rng: random.Random, light: int) -> Image.Image:
    """Sunlit walls: architecture in plain planes of colour."""
    tones = (
        ((250, 222, 196), (238, 150, 118), (196, 88, 84), (74, 132, 170)),
        ((226, 236, 240), (120, 180, 190), (44, 104, 130), (250, 190, 110)),
    )[light % 2]
    image = gradient((side, side), ((0, tones[3]), (1, mix(tones[3], (255, 255, 255), 0.45))))
    edge = rng.uniform(0.28, 0.4)
    _solid(image, ((edge, 0.12), (1, 0.0), (1, 1), (edge, 1)), tones[0])
    _solid(image, ((edge, 0.12), (edge + 0.16, 0.1), (edge + 0.16, 1), (edge, 1)), tones[1])
    for step in range(6):
        x, y = edge + 0.16 + step * 0.12, 0.94 - step * 0.12
        _solid(image, ((x, y), (1, y), (1, y + 0.06), (x, y + 0.06)), tones[1])
        _solid(image, ((x, y + 0.06), (1, y + 0.06), (1, 1), (x, 1)), mix(tones[0], tones[1], 0.25))
    _solid(image, ((edge + 0.16, 0.94), (1, 0.3), (1, 0.22), (edge + 0.16, 0.86)), tones[2])
    return image


def moonrise(side: int, rng: random.Random, light: int) -> Image.Image:
    """A large moon behind a single fir."""
    image = gradient((side, side), (NIGHT, AFTERGLOW)[light % 2])
    stars(image, rng, 16, 0.6, side / 130)
    moon = (side * rng.uniform(0.44, 0.58), side * 0.46)
    glow(image, moon, side * 0.62, (255, 236, 206), 0.5)
    disc(image, moon, side * 0.24, (252, 238, 212))
    for _ in range(6):
        angle, reach = rng.uniform(0, math.tau), rng.uniform(0, 0.15) * side
        spot = (moon[0] + math.cos(angle) * reach, moon[1] + math.sin(angle) * reach)
        disc(image, spot, side * rng.uniform(0.015, 0.04), (238, 220, 192))
    ridge(image, rng, 0.88, 0.1, (18, 20, 44), (10, 12, 30), fade=0.2)
    _fir(image, rng.uniform(0.25, 0.75), 0.92, 0.36, (10, 12, 28))
    return image


def _solid(image: Image.Image, points: tuple[tuple[float, float], ...], color: Color) -> None:
    polygon(image, points, Image.new("RGB", image.size, color))


def _fir(image: Image.Image, x: float, foot: float, height: float, color: Color) -> None:
    _solid(image, tuple(_fir_outline(x, foot, height)), color)


def _fir_outline(x: float, foot: float, height: float) -> list[tuple[float, float]]:
    tiers = 5
    right: list[tuple[float, float]] = []
    for tier in range(tiers):
        low = foot - height * (1 - (tier + 1) / tiers) * 0.96
        reach = height * 0.26 * (tier + 1) / tiers
        right += [(x + reach, low), (x + reach * 0.45, low)]
    left = [(2 * x - px, py) for px, py in reversed(right)]
    return [(x, foot - height), *right, *left]


def _firs(image: Image.Image, rng: random.Random, foot: float, height: float, color: Color, count: int) -> None:
    """A row of firs from edge to edge, standing on ground of their own colour."""
    side = image.width
    mask = Image.new("L", (side * EDGE, side * EDGE))
    draw = ImageDraw.Draw(mask)
    draw.rectangle((0, (foot - 0.02) * side * EDGE, side * EDGE, side * EDGE), fill=255)
    for index in range(count):
        x = (index + rng.uniform(0.1, 0.9)) / count
        tall = height * rng.uniform(0.5, 1.0)
        outline = _fir_outline(x, foot, tall)
        draw.polygon([(px * side * EDGE, py * side * EDGE) for px, py in outline], fill=255)
    image.paste(color, (0, 0), mask.resize(image.size, Image.Resampling.BOX))


def _petal(
    image: Image.Image,
    middle: tuple[float, float],
    angle: float,
    length: float,
    width: float,
    color: Color,
) -> None:
    points = []
    for step in range(25):
        t = step / 24 * math.tau
        along = length * (0.5 - 0.5 * math.cos(t))
        across = width * math.sin(t) * (0.6 + 0.4 * along / length)
        x = middle[0] + math.cos(angle) * along - math.sin(angle) * across
        y = middle[1] + math.sin(angle) * along + math.cos(angle) * across
        points.append((x / image.width, y / image.height))
    _solid(image, tuple(points), color)


# Kind and light of every photograph.
SERIES: tuple[tuple[Painter, int], ...] = (
    (mountains, 0), (sea, 2), (forest, 0), (flower, 0), (aurora, 0), (cabin, 0),
    (dunes, 0), (moonrise, 0), (stairs, 0), (mountains, 2), (lights, 0), (sea, 0),
    (forest, 1), (dunes, 1), (mountains, 4), (aurora, 1), (flower, 1), (sea, 1),
    (cabin, 1), (mountains, 3), (stairs, 1), (moonrise, 1), (lights, 1), (sea, 3),
    (mountains, 1),
)  # fmt: skip


# How high the kinds of scenes are for their width: tall firs, wide seas.
ASPECTS: dict[Painter, tuple[float, ...]] = {
    mountains: (0.75, 1.25, 1.0),
    sea: (0.75, 1.0),
    dunes: (1.0, 0.75),
    aurora: (1.5, 1.25),
    forest: (1.25, 1.5),
    lights: (1.0,),
    flower: (1.25, 1.0),
    cabin: (1.0, 0.8),
    stairs: (1.5, 1.25),
    moonrise: (1.25, 1.5),
}


def aspect(number: int) -> float:
    """How high picture number of the series is for its width."""
    kind, light = SERIES[number % len(SERIES)]
    return ASPECTS[kind][light % len(ASPECTS[kind])]


def photograph(width: int, number: int) -> Image.Image:
    """Picture number of the series, cut to its own shape; the same for the same number."""
    paint, light = SERIES[number % len(SERIES)]
    height = math.ceil(width * aspect(number))
    side = max(width, height)
    image = paint(side, random.Random(number * 7919 + 17), light)
    left, top = (side - width) // 2, (side - height) // 2
    return image.crop((left, top, left + width, top + height))
