"""The animated picture of a loop: a phone's screen with round corners that begins where it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
from PIL import Image, ImageDraw

# Every fifth step of the script is a frame: 12 a second, so that the README's picture is small enough for a phone.
EVERY = 5
FRAME_MS = (83, 83, 84)

# How many frames the end takes to go over into the beginning, and the radius of the corners in points.
CROSS_FADE = 4
CORNER = 36.0

# By the file's ending. WebP is small; a PNG loses nothing.
FORMATS = (".webp", ".png")
QUALITY = 14
# Of the screen, in the same picture.
WEBP_SCALE = 2 / 3


class Reel:
    """Keeps the frames of a run."""

    def __init__(self) -> None:
        self._steps = 0
        self.frames: list[Image.Image] = []

    def watch(self, surface: pygame.Surface) -> None:
        """Takes a picture as it was drawn, where one is due."""
        if self._steps % EVERY == 0:
            self.frames.append(Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB")))
        self._steps += 1

    def write(self, file: Path, scale: float) -> None:
        """Writes the frames as an endless picture of the kind that the file's ending names."""
        frames = [_round(frame, CORNER * scale) for frame in seamless(self.frames)]
        durations = [FRAME_MS[index % len(FRAME_MS)] for index in range(len(frames))]
        if file.suffix == ".webp":
            size = round(frames[0].width * WEBP_SCALE), round(frames[0].height * WEBP_SCALE)
            frames = [frame.resize(size, Image.Resampling.LANCZOS) for frame in frames]
        first, *others = frames
        more: dict[str, Any] = (
            {"quality": QUALITY, "method": 6, "minimize_size": False} if file.suffix == ".webp" else {}
        )
        first.save(file, save_all=True, append_images=others, duration=durations, loop=0, **more)


def seamless(frames: list[Image.Image]) -> list[Image.Image]:
    """The frames, of which the last go over into the first."""
    count = min(CROSS_FADE, len(frames) - 1)
    kept = frames[: len(frames) - count]
    fading = frames[len(frames) - count :]
    return kept + [Image.blend(frame, frames[0], (place + 1) / (count + 1)) for place, frame in enumerate(fading)]


def _round(image: Image.Image, radius: float) -> Image.Image:
    """The picture with transparent corners, soft at their edge."""
    times = 4
    mask = Image.new("L", (image.width * times, image.height * times))
    box = (0, 0, mask.width - 1, mask.height - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * times, fill=255)
    rounded = image.convert("RGBA")
    rounded.putalpha(mask.resize(image.size, Image.Resampling.BOX))
    return rounded
