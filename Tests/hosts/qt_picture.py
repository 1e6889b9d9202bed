"""Looking at the picture of test_qt.py, in points."""

from __future__ import annotations

from PIL import Image, ImageChops

SCALE = 2
"""Pixels of the picture to a point."""

Box = tuple[float, float, float, float]
SURFACE, ACCENT, HAIRLINE = (255, 255, 255), (196, 64, 44), (228, 231, 236)


def crop(picture: Image.Image, x: float, y: float, width: float, height: float) -> Image.Image:
    return picture.crop(tuple(round(SCALE * edge) for edge in (x, y, x + width, y + height)))


def unlike(picture: Image.Image, color: tuple[int, int, int], by: int = 60) -> Box | None:
    """The bounds of what is not of a colour."""
    difference = ImageChops.difference(picture, Image.new("RGB", picture.size, color)).convert("L")
    bounds: Box | None = difference.point(lambda value: 255 * (value > by)).getbbox()
    return bounds


def share(picture: Image.Image, color: tuple[int, int, int], within: int = 24) -> float:
    """How much of a picture is of a colour."""
    found = colors(picture)
    like = sum(n for n, pixel in found if max(abs(a - b) for a, b in zip(pixel, color)) <= within)
    return like / sum(n for n, _ in found)


def colors(picture: Image.Image) -> list[tuple[int, tuple[int, int, int]]]:
    """How often each colour is there."""
    found: list[tuple[int, tuple[int, int, int]]] | None = picture.getcolors(picture.width * picture.height)
    assert found is not None
    return found
