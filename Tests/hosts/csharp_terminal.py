"""A terminal's output as a picture: the escape sequences for colour and weight, a fixed font, a window around it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

Color = tuple[int, int, int]

SIZE = (780, 1688)
CELL = (9, 18)
LEFT, TOP = 30, 54
WINDOW: Color = (27, 28, 36)
TITLE: Color = (42, 44, 55)
PLAIN: Color = (226, 228, 236)
BUTTONS: tuple[Color, ...] = ((236, 106, 94), (244, 191, 79), (97, 197, 84))
FONTS = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono"


class Cell(NamedTuple):
    glyph: str
    ink: Color
    paper: Color
    bold: bool


def cells(line: str) -> Iterator[Cell]:
    """A line's characters with what the sequences before them say."""
    ink, paper, bold = PLAIN, WINDOW, False
    for words, glyph in re.findall(r"\x1b\[([\d;]*)m|(.)", line):
        if glyph:
            yield Cell(glyph, ink, paper, bold)
            continue
        numbers = [int(word) for word in words.split(";")]
        if numbers[:2] == [38, 2]:
            ink = (numbers[2], numbers[3], numbers[4])
        elif numbers[:2] == [48, 2]:
            paper = (numbers[2], numbers[3], numbers[4])
        elif numbers == [0]:
            ink, paper, bold = PLAIN, WINDOW, False
        else:
            assert numbers in ([1], [22]), f"a sequence that the example should not write: {words}"
            bold = numbers == [1]


def place(column: int, row: int) -> tuple[int, int]:
    """The left upper pixel of a cell."""
    return LEFT + column * CELL[0], TOP + row * CELL[1]


def picture(text: str, title: str) -> Image.Image:
    """The text in a window."""
    image = Image.new("RGB", SIZE, WINDOW)
    draw = ImageDraw.Draw(image)
    fonts = {bold: ImageFont.truetype(f"{FONTS}{'-Bold' * bold}.ttf", 15) for bold in (False, True)}
    draw.rectangle((0, 0, SIZE[0], 40), fill=TITLE)
    for n, color in enumerate(BUTTONS):
        draw.ellipse((20 + n * 24, 14, 33 + n * 24, 27), fill=color)
    draw.text((SIZE[0] / 2, 20), title, PLAIN, fonts[False], anchor="mm")
    for row, line in enumerate(text.splitlines()):
        for column, cell in enumerate(cells(line)):
            left, top = place(column, row)
            right, bottom = left + CELL[0] - 1, top + CELL[1] - 1
            draw.rectangle((left, top, right, bottom), fill=cell.paper)
            if cell.glyph == "▀":
                draw.rectangle((left, top, right, top + CELL[1] // 2 - 1), fill=cell.ink)
            elif cell.glyph == "─":
                draw.rectangle((left, top + 8, right, top + 8), fill=cell.ink)
            elif cell.glyph == "━":
                draw.rectangle((left, top + 7, right, top + 10), fill=cell.ink)
            elif cell.glyph == "▐":
                draw.rectangle((left + 4, top, right - 1, bottom), fill=cell.ink)
            elif cell.glyph != " ":
                draw.text((left, top + 14), cell.glyph, cell.ink, fonts[cell.bold], anchor="ls")
    return image
