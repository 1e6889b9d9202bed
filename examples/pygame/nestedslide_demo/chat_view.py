"""The chat: bubbles, the reader's own on the right."""

from __future__ import annotations

from .canvas import Canvas
from .chat import message
from .feed import Feed
from .layout import Layout
from .lists import Seen
from .theme import LABEL

GAP = 8.0
INSET = 14.0
RADIUS = 16.0
# The widest bubble, as a share of the page.
WIDEST = 0.78


class ChatView:
    """Draws the bubbles that show."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        self.ground = canvas.palette.backdrop
        self._margin = layout.margin

    def draw(self, canvas: Canvas, x: float, origin: float, seen: Seen, feed: Feed, time: float) -> None:
        """Draws what is seen of the content, whose top is at origin."""
        del feed, time
        for item in seen.items:
            self._draw_bubble(canvas, seen.first + item.item, x, origin + item.frame.y, item.frame.height)

    def _draw_bubble(self, canvas: Canvas, number: int, x: float, y: float, height: float) -> None:
        found, palette = message(number), canvas.palette
        room = WIDEST * canvas.width - 2 * INSET
        lines = [canvas.fonts.fit(line, LABEL, room) for line in found.lines]
        width = max(canvas.fonts.width(line, LABEL) for line in lines) + 2 * INSET
        left = x + (canvas.width - self._margin - width if found.is_own else self._margin)
        ground, ink = (palette.accent, palette.on_accent) if found.is_own else (palette.surface, palette.ink)
        canvas.rounded(left, y + GAP / 2, width, height - GAP, RADIUS, ground)
        top = y + (height - len(lines) * LABEL.line) / 2
        for place, line in enumerate(lines):
            canvas.text(line, LABEL, left + INSET, top + place * LABEL.line, ink)
