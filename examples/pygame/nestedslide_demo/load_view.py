"""What is below the last item of a page: more is on its way, or that is all."""

from __future__ import annotations

from .canvas import Canvas
from .spinner import Spinner
from .theme import LABEL

FOOTER = 72.0
RING = 20.0
GAP = 8.0
RULE, RULE_GAP = 40.0, 16.0

LOADING = "Loading\N{HORIZONTAL ELLIPSIS}"
ALL = "You are all caught up"
FAILED = "No connection. Scroll to try again"


class LoadView:
    """Draws the foot of a page that can grow."""

    def __init__(self, scale: float) -> None:
        self._spinner = Spinner(scale)

    def draw(
        self, canvas: Canvas, x: float, y: float, time: float, *, more: bool, loading: bool, failed: bool = False
    ) -> None:
        """Draws it below the content, in the page that begins at x. failed: what was asked for last did not come."""
        middle, center = y + FOOTER / 2, x + canvas.width / 2
        if loading and more:
            width = RING + GAP + canvas.fonts.width(LOADING, LABEL)
            left = center - width / 2
            canvas.image(self._spinner.ring(time, RING, canvas.palette.secondary), left, middle - RING / 2)
            canvas.text(LOADING, LABEL, left + RING + GAP, middle - LABEL.line / 2, canvas.palette.secondary)
        elif more and failed:
            canvas.text(FAILED, LABEL, center, y, canvas.palette.secondary, align="center", line=FOOTER)
        elif not more:
            half = canvas.text(ALL, LABEL, center, y, canvas.palette.secondary, align="center", line=FOOTER) / 2
            for left in (center - half - RULE_GAP - RULE, center + half + RULE_GAP):
                canvas.hairline(left, middle, RULE, canvas.palette.hairline)
