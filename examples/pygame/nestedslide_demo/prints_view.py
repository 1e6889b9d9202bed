"""The page of the prints: walks to look through, and below them a slide of its own with tabs and prices."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from nestedslide import Page

from .artwork import dimmed, to_surface
from .canvas import Canvas, rounded_shape
from .feed import Feed
from .layout import Layout
from .lists import Seen
from .photographs import aspect, photograph
from .prints import (
    CARD,
    CARD_GAP,
    CARD_HEIGHT,
    GAP,
    GOODS,
    ROW,
    SHELF_TOP,
    SHELVES,
    WALKS,
    WALKS_TOP,
    Good,
    Prints,
    shelf_height,
)
from .theme import BODY_BOLD, CAPTION, LABEL, LABEL_BOLD, TITLE, clamp, mix

RADIUS = 16.0
INSET = 16.0
THUMB = 56.0
# Of the foot of a card, on which its title stands.
FOOT = 56.0
FOOT_VEIL = 0.62
WHITE = (255, 255, 255)
NIGHT = (12, 14, 22)


class PrintsView:
    """Draws the page; the pictures are painted when it is first seen."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        self.ground = canvas.palette.backdrop
        self._margin, self._width = layout.margin, layout.width
        self._shelf = (layout.width - 2 * layout.margin, shelf_height(layout))

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws the page, whose top is at origin."""
        del seen, time
        prints = feed.prints
        if prints is None:
            return
        palette = canvas.palette
        canvas.text("Walks", TITLE, x + self._margin, origin + GAP, palette.ink)
        self._draw_walks(canvas, x + (self._width - CARD) / 2, origin + WALKS_TOP, prints)
        top = origin + SHELF_TOP
        canvas.text("Prints", TITLE, x + self._margin, top - TITLE.line - 8, palette.ink)
        left, (width, height) = x + self._margin, self._shelf
        canvas.rounded(left, top, width, height, RADIUS, palette.surface)
        with canvas.clip(left, top, width, height) as visible:
            if visible:
                self._draw_shelf(canvas, left, top, prints)

    # ------------------------------------------------------------------------------------------------ the carousel

    def _draw_walks(self, canvas: Canvas, left: float, top: float, prints: Prints) -> None:
        position = prints.walks_frame.snapshot.page_position
        for number, walk in enumerate(WALKS):
            place = left + (number - position) * (CARD + CARD_GAP)
            if -CARD < place < canvas.width:
                canvas.image(_card(walk.picture, canvas.scale, canvas.palette.picture_light), place, top)
                y = top + CARD_HEIGHT - FOOT + 8
                canvas.text(walk.title, BODY_BOLD, place + INSET, y, WHITE, line=20)
                canvas.text(walk.detail, CAPTION, place + INSET, y + 22, WHITE, alpha=0.86)
                canvas.text(walk.price, LABEL_BOLD, place + CARD - INSET, y, WHITE, align="right", line=20)

    # ---------------------------------------------------------------------------------------------------- the shelf

    def _draw_shelf(self, canvas: Canvas, left: float, top: float, prints: Prints) -> None:
        snapshot, palette = prints.shelf_frame.snapshot, canvas.palette
        width, height = self._shelf
        with canvas.clip(left, top + snapshot.pager.y, width, height - snapshot.pager.y) as visible:
            if visible:
                for page in prints.shelf_frame.pages:
                    self._draw_rows(canvas, left + self._across(canvas, page), top + page.frame.y, page)
        bar = top + snapshot.hover.y
        head = top + snapshot.header.y
        with canvas.clip(left, top, width, bar - top):
            canvas.rounded(left, head, width, snapshot.header.height + RADIUS, RADIUS, palette.accent_tint)
            fades = 1 - clamp(snapshot.collapse * 1.6)
            canvas.text("From the kitchen table", TITLE, left + INSET, head + 20, palette.on_accent_tint, alpha=fades)
            canvas.text(
                "Signed, numbered, by post in a week",
                LABEL,
                left + INSET,
                head + 48,
                palette.on_accent_tint,
                alpha=fades,
            )
        self._draw_tabs(canvas, left, bar, prints)

    def _across(self, canvas: Canvas, page: Page) -> float:
        """Where a page begins, in the mirror where there is one."""
        x, width = page.frame.x, page.frame.width
        return self._shelf[0] - x - width if canvas.mirrored else x

    def _draw_tabs(self, canvas: Canvas, left: float, bar: float, prints: Prints) -> None:
        snapshot, palette = prints.shelf_frame.snapshot, canvas.palette
        width, height = snapshot.hover.width, snapshot.hover.height
        # Pinned, its corners are the card's.
        if snapshot.hover.y <= 0:
            canvas.rounded(left, bar, width, height + RADIUS, RADIUS, palette.surface)
        else:
            canvas.fill(left, bar, width, height, palette.surface)
        cell = width / len(SHELVES)
        for number, title in enumerate(SHELVES):
            near = clamp(1 - abs(number - snapshot.page_position))
            color = mix(palette.secondary, palette.ink, near)
            canvas.text(title, LABEL_BOLD, left + (number + 0.5) * cell, bar, color, align="center", line=height)
        canvas.hairline(left, bar + height - 1 / canvas.scale, width, palette.hairline)
        mark = snapshot.tab_indicator
        x = width - mark.x - mark.width if canvas.mirrored else mark.x
        canvas.rounded(left + x, bar + mark.y, mark.width, mark.height, 2, palette.accent)

    def _draw_rows(self, canvas: Canvas, left: float, top: float, page: Page) -> None:
        rows = GOODS[page.index]
        first = max(0, int(page.offset // ROW))
        last = min(len(rows), int((page.offset + page.frame.height) // ROW) + 1)
        for number in range(first, last):
            self._draw_row(canvas, rows[number], left, top - page.offset + number * ROW, page.frame.width, number > 0)

    def _draw_row(self, canvas: Canvas, good: Good, left: float, top: float, width: float, lined: bool) -> None:
        palette = canvas.palette
        text = left + INSET + THUMB + 12
        if lined:
            canvas.hairline(text, top, width - (text - left), palette.hairline)
        canvas.image(_thumb(good.picture, canvas.scale, palette.picture_light), left + INSET, top + (ROW - THUMB) / 2)
        canvas.text(good.title, BODY_BOLD, text, top + 16, palette.ink)
        canvas.text(good.detail, LABEL, text, top + 42, palette.secondary)
        canvas.text(good.price, LABEL_BOLD, left + width - INSET, top + 18, palette.accent, align="right")


@lru_cache(maxsize=32)
def _card(number: int, scale: float, light: float) -> pygame.Surface:
    size = (round(CARD * scale), round(CARD_HEIGHT * scale))
    card = _picture(number, size, round(RADIUS * scale), light)
    foot = pygame.Surface((size[0], round(FOOT * scale)), pygame.SRCALPHA)
    for y in range(foot.get_height()):
        foot.fill((*NIGHT, round(255 * FOOT_VEIL * min(1.0, 2 * y / foot.get_height()))), (0, y, size[0], 1))
    card.blit(foot, (0, size[1] - foot.get_height()))
    card.blit(rounded_shape(*size, round(RADIUS * scale), WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return card


@lru_cache(maxsize=128)
def _thumb(number: int, scale: float, light: float) -> pygame.Surface:
    side = round(THUMB * scale)
    return _picture(number, (side, side), round(8 * scale), light)


def _picture(number: int, size: tuple[int, int], radius: int, light: float) -> pygame.Surface:
    """The middle of a photograph, with round corners."""
    side = max(size[0], math.ceil(size[1] / aspect(number)))
    painted = dimmed(to_surface(photograph(side, number)), light)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(painted, ((size[0] - side) // 2, (size[1] - painted.get_height()) // 2))
    picture.blit(rounded_shape(*size, radius, WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return picture
