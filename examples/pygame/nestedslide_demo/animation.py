"""The animation: an endless GIF at half the viewport's size."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from .layout import PORTRAIT
from .palettes import LIGHT
from .theme import Color

SIZE = (round(PORTRAIT.width / 2), round(PORTRAIT.height / 2))
COLORS = 208
LAST_FRAME = 0.9

# How many frames of a scene its palette is made from.
SAMPLES = 6

# In each palette whatever the pictures hold: flat areas and lines must have their own colours.
FIXED = (LIGHT.surface, LIGHT.backdrop, LIGHT.hairline, LIGHT.ink, LIGHT.secondary, LIGHT.accent, LIGHT.accent_tint)

# A found colour this near to a fixed one, on every channel, would be taken for it and is left out.
NEAR = 8

# The first and the last page that show.
Scene = tuple[int, int]


@dataclass(frozen=True)
class Cell:
    """One frame of the animation. Frames of one scene share a palette."""

    scene: Scene
    image: Image.Image


def cell(image: Image.Image, page_position: float) -> Cell:
    """A frame made of a picture of the screen."""
    scene = (math.floor(page_position + 0.01), math.ceil(page_position - 0.01))
    return Cell(scene, image.resize(SIZE, Image.Resampling.BOX))


def write_animation(cells: Sequence[Cell], frame_time: float, path: Path) -> None:
    """Writes the frames, each shown for the frame time in seconds."""
    # A palette a frame would make still parts flicker, one for all would be too few colours.
    palettes = {
        scene: _palette([cell.image for cell in cells if cell.scene == scene])
        for scene in {cell.scene for cell in cells}
    }
    frames = [cell.image.quantize(palette=palettes[cell.scene], dither=Image.Dither.NONE) for cell in cells]
    durations = [round(1000 * frame_time)] * len(frames)
    # The end stays a little before it begins anew.
    durations[-1] = round(1000 * LAST_FRAME)
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=durations,
        loop=0,
        optimize=True,
        disposal=1,
    )


def _palette(images: Sequence[Image.Image]) -> Image.Image:
    """The colours of a scene, from frames spread over it."""
    step = max(1, len(images) // SAMPLES)
    chosen = images[::step]
    sheet = Image.new("RGB", (SIZE[0] * len(chosen), SIZE[1]))
    for index, image in enumerate(chosen):
        sheet.paste(image, (index * SIZE[0], 0))
    free = COLORS - len(FIXED)
    flat = sheet.quantize(free, Image.Quantize.MEDIANCUT, kmeans=2).getpalette() or []
    found = list(zip(flat[0::3], flat[1::3], flat[2::3]))[:free]
    colors = [*FIXED, *(color for color in found if not _is_near_fixed(color))]
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for color in colors for value in color])
    return palette


def _is_near_fixed(color: Color) -> bool:
    return any(max(abs(a - b) for a, b in zip(color, fixed)) < NEAR for fixed in FIXED)
