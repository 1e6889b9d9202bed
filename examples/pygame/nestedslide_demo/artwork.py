"""Painting with Pillow: gradients, glows, ridges. Everything is computed, seeded, repeatable.

A painting is made at the size it is shown at, from proportions, so it is as crisp on a fine screen
as on a coarse one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from .palettes import DISCS
from .theme import Color, mix

Size = tuple[int, int]
Stops = Sequence[tuple[float, Color]]

# Polygons are painted this much larger and scaled down, which smooths their edges.
EDGE = 2


def gradient(size: Size, stops: Stops) -> Image.Image:
    """Colours from top to bottom; stops are (fraction of the height, colour), ascending."""
    width, height = size
    column = Image.new("RGB", (1, height))
    for y in range(height):
        column.putpixel((0, y), color_at(stops, y / max(1, height - 1)))
    return column.resize((width, height))


def color_at(stops: Stops, t: float) -> Color:
    """The colour of a gradient at a fraction of its height."""
    before = stops[0]
    for stop in stops:
        if t <= stop[0]:
            span = stop[0] - before[0]
            return mix(before[1], stop[1], (t - before[0]) / span if span > 0 else 1.0)
        before = stop
    return before[1]


def glow(image: Image.Image, center: tuple[float, float], radius: float, color: Color, strength: float) -> None:
    """Adds light around a point, fading out towards the radius; lengths in pixels."""
    side = max(2, round(radius * 2))
    # Pillow's gradient is 0 in the middle and about 180 half way along an edge. Squared, the light
    # gathers around its source and has no visible rim.
    table = [round(255 * strength * max(0.0, 1 - v / 178) ** 2) for v in range(256)]
    falloff = Image.radial_gradient("L").point(table).resize((side, side))
    light = Image.new("RGB", image.size)
    light.paste(
        Image.new("RGB", (side, side), color),
        (round(center[0] - radius), round(center[1] - radius)),
        falloff,
    )
    image.paste(ImageChops.screen(image, light))


def disc(image: Image.Image, center: tuple[float, float], radius: float, color: Color) -> None:
    """A filled circle with a smooth edge."""
    side = max(2, round(radius * 2))
    mask = Image.new("L", (side * 4, side * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=255)
    mask = mask.resize((side, side), Image.Resampling.LANCZOS)
    image.paste(color, (round(center[0] - radius), round(center[1] - radius)), mask)


def skyline(rng: random.Random, count: int, roughness: float) -> list[float]:
    """Heights from 0 to 1 of a mountain crest, by displacing midpoints."""
    heights = [rng.random(), rng.random()]
    spread = 0.5
    while len(heights) < count:
        finer: list[float] = []
        for left, right in zip(heights, heights[1:]):
            finer += [left, (left + right) / 2 + rng.uniform(-spread, spread)]
        heights = [*finer, heights[-1]]
        spread *= roughness
    low, high = min(heights), max(heights)
    return [(height - low) / max(1e-9, high - low) for height in heights]


def polygon(image: Image.Image, points: Sequence[tuple[float, float]], fill: Image.Image) -> None:
    """Pastes a fill through a polygon whose points are fractions of the image's size."""
    width, height = image.size
    mask = Image.new("L", (width * EDGE, height * EDGE))
    scaled = [(x * width * EDGE, y * height * EDGE) for x, y in points]
    ImageDraw.Draw(mask).polygon(scaled, fill=255)
    image.paste(fill, (0, 0), mask.resize(image.size, Image.Resampling.BOX))


def ridge(
    image: Image.Image,
    rng: random.Random,
    top: float,
    rise: float,
    color: Color,
    haze: Color,
    *,
    roughness: float = 0.52,
    fade: float = 0.35,
) -> None:
    """A mountain range from edge to edge whose foot dissolves into haze.

    top: where its lowest crest is, rise: how far its highest is above that, fade: over which
    height the haze takes over; all in fractions of the image's height.
    """
    crest = skyline(rng, 129, roughness)
    points = [(index / (len(crest) - 1), top - rise * height) for index, height in enumerate(crest)]
    start = top - rise
    fill = gradient(image.size, ((0, color), (start, color), (min(1.0, start + fade + rise), haze)))
    polygon(image, [(0, 1), *points, (1, 1)], fill)


def stars(image: Image.Image, rng: random.Random, count: int, depth: float, size: float) -> None:
    """Faint points over the upper part of a sky, fewer and fainter towards its foot."""
    width, height = image.size
    for _ in range(count):
        y = rng.random() ** 1.6 * depth
        strength = (1 - y / depth) * rng.uniform(0.25, 0.9)
        place = (rng.random() * width, y * height)
        glow(image, place, size * rng.uniform(1.2, 2.4), (255, 250, 235), strength)


def water(image: Image.Image, rng: random.Random, top: float, sun: float, color: Color, light: Color) -> None:
    """Glitter below a light that stands over the water at the fraction sun of the width."""
    width, height = image.size
    large = Image.new("L", (width * EDGE, height * EDGE))
    draw = ImageDraw.Draw(large)
    rows = 26
    for row in range(rows):
        depth = (row + 0.5) / rows
        y = (top + (1 - top) * depth**1.25) * height * EDGE
        reach = (0.03 + 0.16 * depth) * width * EDGE
        thick = (0.002 + 0.007 * depth) * height * EDGE
        for _ in range(3):
            middle = sun * width * EDGE + rng.gauss(0, 0.42) * reach
            half = reach * rng.uniform(0.12, 0.5)
            strength = round(255 * rng.uniform(0.35, 0.9) * (1 - 0.55 * depth))
            draw.ellipse((middle - half, y - thick, middle + half, y + thick), fill=strength)
    mask = large.resize(image.size, Image.Resampling.BOX)
    image.paste(mix(light, color, 0.1), (0, 0), mask)


def cover(size: Size) -> Image.Image:
    """Dusk over a fjord: the picture at the top of the profile."""
    width, height = size
    rng = random.Random(68)
    image = gradient(
        size,
        (
            (0.0, (28, 33, 78)),
            (0.22, (72, 58, 122)),
            (0.42, (176, 92, 132)),
            (0.58, (246, 150, 118)),
            (0.72, (255, 206, 146)),
            (1.0, (255, 226, 178)),
        ),
    )
    stars(image, rng, 36, 0.34, height / 150)
    sun = (width * 0.70, height * 0.60)
    glow(image, sun, width * 0.62, (255, 176, 110), 0.75)
    glow(image, sun, width * 0.20, (255, 226, 170), 0.9)
    disc(image, sun, height * 0.062, (255, 246, 220))
    layers = (
        (0.70, 0.16, (196, 118, 138), (250, 184, 146), 0.50),
        (0.76, 0.24, (146, 88, 130), (226, 144, 138), 0.52),
        (0.84, 0.22, (96, 64, 116), (176, 106, 128), 0.53),
        (0.92, 0.18, (58, 46, 96), (104, 68, 112), 0.55),
        (1.02, 0.16, (30, 28, 66), (44, 36, 80), 0.57),
    )
    for top, rise, color, haze, roughness in layers:
        ridge(image, rng, top, rise, color, haze, roughness=roughness, fade=0.16)
    return image


def night_cover(image: Image.Image) -> Image.Image:
    """The cover as it lies under the collapsed bar: out of focus, and dark enough for white."""
    blurred = image.filter(ImageFilter.GaussianBlur(image.height / 14))
    return Image.blend(blurred, Image.new("RGB", image.size, (30, 24, 58)), 0.62)


def portrait(side: int) -> Image.Image:
    """A portrait in flat shapes, square; what is important lies in the circle within."""
    times = 4
    full = side * times
    unit = full / 100

    def box(x: float, y: float, rx: float, ry: float) -> tuple[float, float, float, float]:
        return ((x - rx) * unit, (y - ry) * unit, (x + rx) * unit, (y + ry) * unit)

    def oval(x: float, y: float, rx: float, ry: float) -> Image.Image:
        mask = Image.new("L", (full, full))
        ImageDraw.Draw(mask).ellipse(box(x, y, rx, ry), fill=255)
        return mask

    image = gradient((full, full), ((0, (255, 222, 176)), (1, (242, 150, 120))))
    draw = ImageDraw.Draw(image)
    hair, skin, shade = (74, 38, 44), (246, 200, 168), (224, 166, 138)
    knit, collar = (36, 50, 92), (58, 76, 128)
    draw.ellipse(box(50, 17, 11, 10), fill=hair)
    draw.ellipse(box(50, 44, 25, 26), fill=hair)
    draw.ellipse(box(50, 106, 42, 30), fill=knit)
    draw.rounded_rectangle(box(50, 70, 8.5, 14), 8 * unit, fill=shade)
    draw.ellipse(box(50, 81, 14, 6.5), fill=collar)
    draw.ellipse(box(50, 76.5, 9, 5), fill=shade)
    # The hair is parted: the face shows where its own oval and a lower one meet.
    face = oval(50, 50, 18, 22)
    image.paste(skin, (0, 0), ImageChops.multiply(face, oval(57, 63, 27, 31)))
    draw.ellipse(box(31.5, 53, 3, 4.5), fill=skin)
    draw.ellipse(box(68.5, 53, 3, 4.5), fill=skin)
    draw.arc(box(50, 60, 6, 4.5), 30, 150, fill=(196, 92, 84), width=round(1.6 * unit))
    for x in (42.5, 58.5):
        draw.ellipse(box(x, 52, 1.7, 2.2), fill=hair)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def round_gradient(side: int, index: int) -> Image.Image:
    """The disc behind initials, with alpha; the colour pairs go round."""
    top, bottom = DISCS[index % len(DISCS)]
    image = gradient((side, side), ((0, top), (1, bottom)))
    mask = Image.new("L", (side * 4, side * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, side * 4 - 1, side * 4 - 1), fill=255)
    image.putalpha(mask.resize((side, side), Image.Resampling.LANCZOS))
    return image


def dimmed(surface: pygame.Surface, light: float) -> pygame.Surface:
    """The surface itself, made as bright as the light says, 0 to 1."""
    if light < 1:
        level = round(255 * light)
        surface.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def to_surface(image: Image.Image) -> pygame.Surface:
    """A painting as a surface, in the window's pixel format where there is a window."""
    has_alpha = image.mode == "RGBA"
    if has_alpha:
        surface = pygame.image.frombytes(image.tobytes(), image.size, "RGBA")
    else:
        surface = pygame.image.frombytes(image.convert("RGB").tobytes(), image.size, "RGB")
    if pygame.display.get_init() and pygame.display.get_surface():
        return surface.convert_alpha() if has_alpha else surface.convert()
    return surface
