"""The foot of a page, below its last item: more is on its way, it did not come, or that is all."""

from __future__ import annotations

from .canvas import Canvas
from .layout import FOOTER, Layout
from .retry_places import FAILED, MESSAGE_END, TRY_AGAIN, foot_button
from .spinner import Spinner
from .theme import LABEL, LABEL_BOLD

RING = 20.0
GAP = 8.0
RULE, RULE_GAP = 40.0, 16.0

LOADING = "Loading\N{HORIZONTAL ELLIPSIS}"
ALL = "You are all caught up"


class LoadView:
    """Draws the foot of a page that can grow."""

    def __init__(self, layout: Layout, scale: float) -> None:
        self._layout = layout
        self._spinner = Spinner(scale)

    def draw(
        self, canvas: Canvas, x: float, y: float, time: float, *, more: bool, loading: bool, failed: bool = False
    ) -> None:
        """Draws the foot, which begins at y, of the page that begins at x. failed: the last load brought nothing."""
        if not more:
            self._draw_all(canvas, x + canvas.width / 2, y)
        elif loading:
            self._draw_loading(canvas, x + canvas.width / 2, y + FOOTER / 2, time)
        elif failed:
            self._draw_failed(canvas, x, y)

    def _draw_loading(self, canvas: Canvas, center: float, middle: float, time: float) -> None:
        width = RING + GAP + canvas.fonts.width(LOADING, LABEL)
        left = center - width / 2
        canvas.image(self._spinner.ring(time, RING, canvas.palette.secondary), left, middle - RING / 2)
        canvas.text(LOADING, LABEL, left + RING + GAP, middle - LABEL.line / 2, canvas.palette.secondary)

    def _draw_failed(self, canvas: Canvas, x: float, y: float) -> None:
        palette, end = canvas.palette, x + canvas.width / 2 + MESSAGE_END
        canvas.text(FAILED, LABEL, end, y, palette.secondary, align="right", line=FOOTER)
        left, top, width, height = foot_button(self._layout, y)
        canvas.rounded(x + left, top, width, height, height / 2, palette.accent_tint)
        middle = x + left + width / 2
        canvas.text(TRY_AGAIN, LABEL_BOLD, middle, top, palette.on_accent_tint, align="center", line=height)

    @staticmethod
    def _draw_all(canvas: Canvas, center: float, y: float) -> None:
        half = canvas.text(ALL, LABEL, center, y, canvas.palette.secondary, align="center", line=FOOTER) / 2
        for left in (center - half - RULE_GAP - RULE, center + half + RULE_GAP):
            canvas.hairline(left, y + FOOTER / 2, RULE, canvas.palette.hairline)
