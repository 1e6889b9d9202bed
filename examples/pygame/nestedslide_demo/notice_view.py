"""Draws the notice of a failed refresh: a dark card over the foot of the screen, in both themes."""

from __future__ import annotations

from .canvas import Canvas
from .layout import Layout
from .retry_places import FAILED, TRY_AGAIN, notice_box, notice_button
from .theme import LABEL, LABEL_BOLD

RADIUS = 12.0
INSET = 20.0
# The shadow: how far each of its layers reaches around the card, and how dark a layer is.
SHADOW = (2.0, 4.0, 7.0)
SHADOW_DROP = 2.0
SHADOW_ALPHA = 0.05


def draw_notice(canvas: Canvas, layout: Layout, strength: float) -> None:
    """Draws it as strong as it shows now, 0 to 1."""
    if strength <= 0:
        return
    palette, (x, y, width, height) = canvas.palette, notice_box(layout)
    for reach in SHADOW:
        box = (x - reach, y - reach + SHADOW_DROP, width + 2 * reach, height + 2 * reach)
        canvas.rounded(*box, RADIUS + reach, palette.shadow, SHADOW_ALPHA * strength)
    canvas.rounded(x, y, width, height, RADIUS, palette.panel_raised, strength)
    canvas.text(FAILED, LABEL, x + INSET, y, palette.on_panel, line=height, alpha=strength)
    left, top, wide, high = notice_button(layout)
    middle = left + wide / 2
    canvas.text(TRY_AGAIN, LABEL_BOLD, middle, top, palette.panel_accent, align="center", line=high, alpha=strength)
