"""The guestbook: rows of different heights below the headers of their months."""

from __future__ import annotations

import pygame
from nestedslide import ItemKind

from . import content
from .artwork import dimmed, round_gradient, to_surface
from .canvas import Canvas
from .feed import GUESTBOOK, Feed
from .layout import Layout
from .lists import Seen
from .note_list import HEADER, ROWS
from .notes import Note, line_count, note
from .palettes import WHITE
from .reorder import Held
from .theme import CAPTION, INITIALS, LABEL, LABEL_BOLD, TITLE

DISC, DISC_TOP = content.AVATAR_SIDE, content.AVATAR_TOP
TITLE_TOP, LINES_TOP = content.AUTHOR_TOP, content.LINES_TOP

# The word of what has come above what is seen, in the middle of the header.
NEWS = 24.0
NEWS_INSET = 12.0


class ListView:
    """Draws the rows and headers that show."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        self.ground = canvas.palette.surface
        self._margin = layout.margin
        self._text_x = layout.margin + DISC + content.AVATAR_GAP
        self._discs: dict[int, pygame.Surface] = {}

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws what is seen of the content, whose top is at origin. The headers come last, above the rows."""
        for item in seen.items:
            y = origin + item.frame.y
            if item.item >= 0:
                number = feed.note_number(item.section, item.item)
                # What is new comes in from under the header and pushes the others down.
                y -= seen.lift
                canvas.fill(
                    x, y, canvas.width, item.frame.height, canvas.palette.accent_tint, feed.note_mark(number, time)
                )
                self.draw_row(canvas, number, x, y, item.frame.height)
            elif item.item == ItemKind.header:
                self.draw_header(canvas, *feed.month(item.section), x, y)
        strength = min(feed.arrival(GUESTBOOK, time), feed.freshness(GUESTBOOK, time))
        if seen.news > 0 and strength > 0:
            self._draw_news(canvas, seen.news, x, origin + seen.top + (HEADER - NEWS) / 2, strength)

    def draw_row(self, canvas: Canvas, number: int, x: float, y: float, height: float) -> None:
        """One note: who, which and when, what."""
        found = note(number)
        left, right = x + self._text_x, x + canvas.width - self._margin
        self._draw_disc(canvas, found, x + self._margin, y + DISC_TOP)
        when = f"#{number:,}  ·  {found.time}" if number > 0 else found.time
        taken = canvas.text(
            when, CAPTION, right, y + TITLE_TOP, canvas.palette.secondary, align="right", line=TITLE.line
        )
        author = canvas.fonts.fit(found.author, TITLE, right - taken - 12 - left)
        canvas.text(author, TITLE, left, y + TITLE_TOP, canvas.palette.ink)
        for place, line in enumerate(found.lines):
            text = canvas.fonts.fit(line, LABEL, right - left)
            canvas.text(text, LABEL, left, y + LINES_TOP + place * LABEL.line, canvas.palette.secondary)
        canvas.hairline(left, y + height - 1 / canvas.scale, canvas.width - self._text_x, canvas.palette.hairline)

    def draw_held(self, canvas: Canvas, held: Held, x: float) -> None:
        """A row that is dragged lies above all others, where the pointer has it."""
        y, height = held.y - held.grip, ROWS[line_count(held.number) - 1]
        canvas.fill(x, y - 4, canvas.width, height + 8, canvas.palette.shadow, 0.12)
        canvas.fill(x, y, canvas.width, height, canvas.palette.accent_tint)
        self.draw_row(canvas, held.number, x, y, height)

    def draw_header(self, canvas: Canvas, title: str, count: int, x: float, y: float) -> None:
        """A month and how many notes it has."""
        canvas.fill(x, y, canvas.width, HEADER, canvas.palette.backdrop)
        canvas.text(title, LABEL_BOLD, x + self._margin, y, canvas.palette.ink, line=HEADER)
        right = x + canvas.width - self._margin
        canvas.text(f"{count:,} notes", CAPTION, right, y, canvas.palette.secondary, align="right", line=HEADER)
        canvas.hairline(x, y + HEADER - 1 / canvas.scale, canvas.width, canvas.palette.hairline)

    def _draw_news(self, canvas: Canvas, count: int, x: float, y: float, strength: float) -> None:
        text = f"{count} new above"
        width = canvas.fonts.width(text, LABEL_BOLD) + 2 * NEWS_INSET
        center = x + canvas.width / 2
        canvas.rounded(center - width / 2, y, width, NEWS, NEWS / 2, canvas.palette.accent, strength)
        canvas.text(text, LABEL_BOLD, center, y, canvas.palette.on_accent, align="center", line=NEWS, alpha=strength)

    def _draw_disc(self, canvas: Canvas, found: Note, x: float, y: float) -> None:
        if found.disc not in self._discs:
            disc = to_surface(round_gradient(canvas.px(DISC), found.disc))
            self._discs[found.disc] = dimmed(disc, canvas.palette.picture_light)
        canvas.image(self._discs[found.disc], x, y)
        canvas.text(found.initials, INITIALS, x + DISC / 2, y, WHITE, align="center", line=DISC)
