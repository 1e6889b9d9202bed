"""Pictures of a run: a strip of chosen moments and an animation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pygame
from PIL import Image, ImageFilter

from .animation import Cell, cell, write_animation
from .artwork import to_surface
from .canvas import Canvas, rounded_shape
from .fonts import Fonts
from .frame import SnapshotLike
from .layout import PORTRAIT
from .palettes import LIGHT
from .script import STEP, Moment
from .theme import BODY_BOLD, LABEL, Color

# The animation has every third step of the script.
EVERY = 3

# The strip, in pixels.
PANEL_WIDTH = 320
PANEL_HEIGHT = round(PANEL_WIDTH * PORTRAIT.height / PORTRAIT.width)
PANEL_GAP = 40
STRIP_MARGIN = 64
CAPTION_GAP = 24
CAPTION_HEIGHT = 48
CORNER = 28
SHADOW_BLUR = 16
GROUND: Color = (229, 231, 237)
SHADE: Color = (28, 26, 52)


@dataclass(frozen=True)
class Still:
    """One picture of the strip."""

    title: str
    detail: str
    image: Image.Image


class Film:
    """Watches frames go by and keeps what the pictures need."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        self._due = sorted(moments, key=lambda moment: moment.time)
        self._steps = 0
        self.stills: list[Still] = []
        self.cells: list[Cell] = []

    def watch(self, surface: pygame.Surface, snapshot: SnapshotLike, time: float) -> None:
        """Takes a frame as it was drawn."""
        image: Image.Image | None = None
        if self._steps % EVERY == 0:
            image = _picture(surface)
            self.cells.append(cell(image, snapshot.page_position))
        while self._due and self._due[0].time <= time + STEP / 2:
            image = image or _picture(surface)
            self.stills.append(Still(self._due.pop(0).title, _detail(snapshot), image))
        self._steps += 1

    def write_strip(self, path: Path) -> None:
        """Writes the moments side by side as a PNG."""
        strip = _strip(self.stills)
        data = pygame.image.tobytes(strip, "RGB")
        Image.frombytes("RGB", strip.get_size(), data).save(path, optimize=True)

    def write_animation(self, path: Path) -> None:
        """Writes the run as an endless GIF."""
        write_animation(self.cells, STEP * EVERY, path)


def _picture(surface: pygame.Surface) -> Image.Image:
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def _detail(snapshot: SnapshotLike) -> str:
    def number(value: float) -> str:
        return f"{round(value):d}".replace("-", "\N{MINUS SIGN}")

    page = f"{snapshot.page_position:.2f}".rstrip("0").rstrip(".")
    return f"outer {number(snapshot.outer)}   inner {number(snapshot.inner)}   page {page}"


def _strip(stills: Sequence[Still]) -> pygame.Surface:
    count = len(stills)
    width = 2 * STRIP_MARGIN + count * PANEL_WIDTH + max(0, count - 1) * PANEL_GAP
    height = 2 * STRIP_MARGIN + PANEL_HEIGHT + CAPTION_GAP + CAPTION_HEIGHT
    surface = pygame.Surface((width, height))
    surface.fill(GROUND)
    canvas = Canvas(surface, 1.0, Fonts(1.0))
    shadow = _shadow()
    for index, still in enumerate(stills):
        x = STRIP_MARGIN + index * (PANEL_WIDTH + PANEL_GAP)
        surface.blit(shadow, (x - 3 * SHADOW_BLUR, STRIP_MARGIN - 2 * SHADOW_BLUR))
        surface.blit(_panel(still.image), (x, STRIP_MARGIN))
        y = STRIP_MARGIN + PANEL_HEIGHT + CAPTION_GAP
        canvas.text(still.title, BODY_BOLD, x + 8, y, LIGHT.ink)
        canvas.text(still.detail, LABEL, x + 8, y + 24, LIGHT.secondary)
    return surface


def _panel(image: Image.Image) -> pygame.Surface:
    """A screen with round corners."""
    small = image.resize((PANEL_WIDTH, PANEL_HEIGHT), Image.Resampling.LANCZOS)
    panel = rounded_shape(PANEL_WIDTH, PANEL_HEIGHT, CORNER, (255, 255, 255))
    panel.blit(to_surface(small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return panel


def _shadow() -> pygame.Surface:
    """The soft shadow of a panel, with room for its blur on every side."""
    room = 3 * SHADOW_BLUR
    size = (PANEL_WIDTH + 2 * room, PANEL_HEIGHT + 2 * room)
    mask = Image.new("L", size)
    mask.paste(58, (room, room, room + PANEL_WIDTH, room + PANEL_HEIGHT))
    image = Image.new("RGBA", size, (*SHADE, 0))
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(SHADOW_BLUR)))
    return to_surface(image)
