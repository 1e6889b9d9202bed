"""The short page: two cards, together not as high as the pager."""

from __future__ import annotations

from . import profile
from .canvas import Canvas
from .feed import Feed
from .icons import Icons
from .layout import Layout
from .lists import Seen
from .theme import BODY, BODY_BOLD, LABEL, TITLE

RADIUS = 16.0
FACT = 60.0
ICON_DISC = 40.0
GAP = 16.0
INSET = 16.0
PARAGRAPH_LINES = 4
CARD = INSET + TITLE.line + 8 + PARAGRAPH_LINES * BODY.line + INSET
FACTS = len(profile.FACTS) * FACT + 16
TEXT_X = INSET + ICON_DISC + 16


def about_height(layout: Layout) -> float:
    """How high the cards are with the gaps around them."""
    return GAP + (max(CARD, FACTS) if layout.cards_abreast else CARD + GAP + FACTS) + GAP


class AboutView:
    """Draws the cards; they are few, so all of them are drawn."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        self.ground = canvas.palette.backdrop
        room = layout.width - 2 * layout.margin
        self._card = (room - GAP) / 2 if layout.cards_abreast else room
        self._margin = layout.margin
        # Side by side they are as high as each other, else each is as high as what it holds.
        if layout.cards_abreast:
            self._first_height, self._second = max(CARD, FACTS), (layout.margin + self._card + GAP, GAP)
        else:
            self._first_height, self._second = CARD, (layout.margin, CARD + 2 * GAP)
        self._paragraph = canvas.fonts.wrap(profile.ABOUT, BODY, self._card - 2 * INSET)
        self._icons = Icons(canvas.px(24), canvas.palette.accent)

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws the page, whose top is at origin."""
        del seen, feed, time
        left, y = x + self._margin, origin + GAP
        canvas.rounded(left, y, self._card, self._first_height, RADIUS, canvas.palette.surface)
        canvas.text("In short", TITLE, left + INSET, y + INSET, canvas.palette.ink)
        for row, line in enumerate(self._paragraph):
            top = y + INSET + TITLE.line + 8 + row * BODY.line
            canvas.text(line, BODY, left + INSET, top, canvas.palette.secondary)
        left, y = x + self._second[0], origin + self._second[1]
        canvas.rounded(left, y, self._card, FACTS, RADIUS, canvas.palette.surface)
        for index, fact in enumerate(profile.FACTS):
            top = y + 8 + index * FACT
            self._draw_fact(canvas, fact, left, top)
            if index > 0:
                canvas.hairline(left + TEXT_X, top, self._card - TEXT_X, canvas.palette.hairline)

    def _draw_fact(self, canvas: Canvas, fact: profile.Fact, x: float, y: float) -> None:
        center = (x + INSET + ICON_DISC / 2, y + FACT / 2)
        canvas.circle(*center, ICON_DISC / 2, canvas.palette.accent_tint)
        canvas.image(self._icons.get(fact.icon), center[0] - 12, center[1] - 12)
        canvas.text(fact.title, BODY_BOLD, x + TEXT_X, y + 8, canvas.palette.ink)
        canvas.text(fact.detail, LABEL, x + TEXT_X, y + 32, canvas.palette.secondary)
