"""The guestbook: rows of one height."""

from __future__ import annotations

import math

import pygame

from .artwork import round_gradient, to_surface
from .canvas import Canvas
from .feed import GUESTBOOK, Feed
from .layout import Layout
from .load_view import FOOTER
from .profile import Note
from .theme import (
    ACCENT_TINT,
    CAPTION,
    HAIRLINE,
    INITIALS,
    INK,
    LABEL,
    ON_ACCENT,
    SECONDARY,
    SURFACE,
    TITLE,
    ramp,
)

ROW = 72.0
DISC = 48.0
TEXT_GAP = 16.0


def visible_range(start: float, end: float, step: float, count: int) -> range:
    """The numbers of the items, each a step high, that lie between start and end."""
    first = max(0, math.floor(start / step))
    return range(first, max(first, min(count, math.ceil(end / step))))


def list_height(feed: Feed) -> float:
    """How high the rows and what is below them are."""
    return ROW * len(feed.notes) + FOOTER


class ListView:
    """Draws the rows that show."""

    ground = SURFACE

    def __init__(self, layout: Layout) -> None:
        self._margin = layout.margin
        self._text_x = layout.margin + DISC + TEXT_GAP
        self._discs: dict[int, pygame.Surface] = {}

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float], feed: Feed, time: float) -> None:
        """Draws what lies in the span of the content, whose top is at origin."""
        arrival = ramp(feed.arrival(GUESTBOOK, time), 0, 1)
        # What is new comes in from above and pushes the others down.
        lift = ROW * (1 - arrival)
        for index in visible_range(span[0] + lift, span[1] + lift, ROW, len(feed.notes)):
            y = origin - lift + index * ROW
            if index == 0:
                canvas.fill(x, y, canvas.width, ROW, ACCENT_TINT, feed.freshness(GUESTBOOK, time))
            self.draw_row(canvas, feed.notes[index], x, y)

    def draw_row(self, canvas: Canvas, note: Note, x: float, y: float) -> None:
        """One note: who, when, what."""
        left, right = x + self._text_x, x + canvas.width - self._margin
        disc, middle = x + self._margin, y + ROW / 2
        canvas.image(self._disc(canvas, note.hue), disc, middle - DISC / 2)
        canvas.text(
            note.initials, INITIALS, disc + DISC / 2, middle - DISC / 2, ON_ACCENT, align="center", line=DISC
        )  # fmt: skip
        taken = canvas.text(note.time, CAPTION, right, y + 14, SECONDARY, align="right", line=24)
        author = canvas.fonts.fit(note.author, TITLE, right - taken - 12 - left)
        canvas.text(author, TITLE, left, y + 14, INK)
        text = canvas.fonts.fit(note.text, LABEL, right - left)
        canvas.text(text, LABEL, left, y + 38, SECONDARY)
        canvas.hairline(left, y + ROW - 1 / canvas.scale, canvas.width - self._text_x, HAIRLINE)

    def _disc(self, canvas: Canvas, hue: int) -> pygame.Surface:
        if hue not in self._discs:
            self._discs[hue] = to_surface(round_gradient(canvas.px(DISC), hue))
        return self._discs[hue]
