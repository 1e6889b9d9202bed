"""The guestbook: rows of one height."""

from __future__ import annotations

import math

import pygame

from .artwork import round_gradient, to_surface
from .canvas import Canvas
from .profile import NOTES, Note
from .theme import (
    CAPTION,
    HAIRLINE,
    INITIALS,
    INK,
    LABEL,
    MARGIN,
    ON_ACCENT,
    SECONDARY,
    SURFACE,
    TITLE,
)

ROW = 72.0
DISC = 48.0
TEXT_X = MARGIN + DISC + 16


def visible_range(start: float, end: float, step: float, count: int) -> range:
    """The numbers of the items, each a step high, that lie between start and end."""
    first = max(0, math.floor(start / step))
    return range(first, max(first, min(count, math.ceil(end / step))))


class ListView:
    """Draws the rows that show."""

    content_height = ROW * len(NOTES)
    ground = SURFACE

    def __init__(self) -> None:
        self._discs: dict[int, pygame.Surface] = {}

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float]) -> None:
        """Draws what lies in the span of the content, whose top is at origin."""
        for index in visible_range(*span, ROW, len(NOTES)):
            self.draw_row(canvas, NOTES[index], x, origin + index * ROW)

    def draw_row(self, canvas: Canvas, note: Note, x: float, y: float) -> None:
        """One note: who, when, what."""
        right = x + canvas.width - MARGIN
        middle = y + ROW / 2
        canvas.image(self._disc(canvas, note.hue), x + MARGIN, middle - DISC / 2)
        canvas.text(
            note.initials, INITIALS, x + MARGIN + DISC / 2, middle - DISC / 2, ON_ACCENT,
            align="center", line=DISC,
        )  # fmt: skip
        taken = canvas.text(note.time, CAPTION, right, y + 14, SECONDARY, align="right", line=24)
        room = right - taken - 12 - x - TEXT_X
        author = canvas.fonts.fit(note.author, TITLE, room)
        canvas.text(author, TITLE, x + TEXT_X, y + 14, INK)
        text = canvas.fonts.fit(note.text, LABEL, right - x - TEXT_X)
        canvas.text(text, LABEL, x + TEXT_X, y + 38, SECONDARY)
        canvas.hairline(x + TEXT_X, y + ROW - 1 / canvas.scale, canvas.width - TEXT_X, HAIRLINE)

    def _disc(self, canvas: Canvas, hue: int) -> pygame.Surface:
        if hue not in self._discs:
            self._discs[hue] = to_surface(round_gradient(canvas.px(DISC), hue))
        return self._discs[hue]
