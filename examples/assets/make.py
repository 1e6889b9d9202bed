"""Paints the pictures of the examples (`make assets`): the demo's own paintings, as files that any host can read."""

from __future__ import annotations

import random
from pathlib import Path

from nestedslide_demo import artwork, photographs
from PIL import Image, ImageDraw

HERE = Path(__file__).parent
COVER = (780, 440)
PORTRAIT = 192
PHOTO = 264
PHOTOS = 12


def in_a_circle(image: Image.Image) -> Image.Image:
    """The same, see-through outside of its circle."""
    mask = Image.new("L", (image.width * 4, image.height * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, mask.width - 1, mask.height - 1), fill=255)
    image = image.convert("RGBA")
    image.putalpha(mask.resize(image.size, Image.Resampling.LANCZOS))
    return image


def main() -> None:
    artwork.cover(COVER).save(HERE / "cover.png", optimize=True)
    in_a_circle(artwork.portrait(PORTRAIT)).save(HERE / "portrait.png", optimize=True)
    for number in range(PHOTOS):
        paint, light = photographs.SERIES[number]
        photo = paint(PHOTO, random.Random(number * 7919 + 17), light)
        photo.save(HERE / f"photo-{number + 1:02}.png", optimize=True)


if __name__ == "__main__":
    main()
