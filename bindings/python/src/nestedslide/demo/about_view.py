"""The short page: two cards, together not as high as the pager."""

from __future__ import annotations

from . import profile
from .canvas import Canvas
from .icons import Icons
from .theme import (
    ACCENT,
    ACCENT_TINT,
    BACKDROP,
    BODY,
    BODY_BOLD,
    HAIRLINE,
    INK,
    LABEL,
    MARGIN,
    SECONDARY,
    SURFACE,
    TITLE,
)

RADIUS = 16.0
FACT = 64.0
ICON_DISC = 40.0
PARAGRAPH_LINES = 4
CARD = 16 + TITLE.line + 8 + PARAGRAPH_LINES * BODY.line + 16
FACTS = len(profile.FACTS) * FACT + 16
TEXT_X = MARGIN + 16 + ICON_DISC + 16


class AboutView:
    """Draws the cards; they are few, so all of them are drawn."""

    content_height = 16 + CARD + 16 + FACTS + 16
    ground = BACKDROP

    def __init__(self, canvas: Canvas) -> None:
        width = canvas.width - 2 * (MARGIN + 16)
        self._paragraph = canvas.fonts.wrap(profile.ABOUT, BODY, width)
        self._icons = Icons(canvas.px(24), ACCENT)

    def draw(self, canvas: Canvas, x: float, origin: float, span: tuple[float, float]) -> None:
        """Draws the page, whose top is at origin."""
        del span
        width = canvas.width - 2 * MARGIN
        y = origin + 16
        canvas.rounded(x + MARGIN, y, width, CARD, RADIUS, SURFACE)
        canvas.text("In short", TITLE, x + MARGIN + 16, y + 16, INK)
        for row, line in enumerate(self._paragraph):
            top = y + 16 + TITLE.line + 8 + row * BODY.line
            canvas.text(line, BODY, x + MARGIN + 16, top, SECONDARY)
        y += CARD + 16
        canvas.rounded(x + MARGIN, y, width, FACTS, RADIUS, SURFACE)
        for index, fact in enumerate(profile.FACTS):
            self._draw_fact(canvas, fact, x, y + 8 + index * FACT)
            if index > 0:
                rule = width - (TEXT_X - MARGIN)
                canvas.hairline(x + TEXT_X, y + 8 + index * FACT, rule, HAIRLINE)

    def _draw_fact(self, canvas: Canvas, fact: profile.Fact, x: float, y: float) -> None:
        center = (x + MARGIN + 16 + ICON_DISC / 2, y + FACT / 2)
        canvas.circle(*center, ICON_DISC / 2, ACCENT_TINT)
        canvas.image(self._icons.get(fact.icon), center[0] - 12, center[1] - 12)
        canvas.text(fact.title, BODY_BOLD, x + TEXT_X, y + 10, INK)
        canvas.text(fact.detail, LABEL, x + TEXT_X, y + 34, SECONDARY)
