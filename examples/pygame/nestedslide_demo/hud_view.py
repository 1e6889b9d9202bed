"""Draws the display over the screen: two columns of numbers that stand still, and a graph of the last frames."""

from __future__ import annotations

from collections.abc import Sequence

from .canvas import Canvas
from .hud import GRAPH, GRAPH_GAP, LINE, PADDING, ROWS, Row
from .meter import REMEMBERED, Meter, Reading
from .theme import CAPTION, CAPTION_BOLD, Box, Color

# Dark glass in both themes: through it a page can be seen, and on it every text stays readable.
GLASS: Color = (12, 13, 18)
OPACITY = 0.96
INK: Color = (244, 245, 249)
LABEL: Color = (176, 181, 196)
WORK: Color = (112, 214, 170)
WAITING: Color = (62, 66, 82)
LATE: Color = (255, 128, 104)
LIMIT: Color = (255, 206, 112)

RADIUS = 14.0
GUTTER = 24.0
CAPTION_ROOM = 52.0

# The graph's top, in periods of the display.
PERIODS = 2.0


class HudView:
    """Draws on a canvas."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def draw(self, box: Box, left: Sequence[Row], right: Sequence[Row], meter: Meter) -> None:
        """Draws it in a box of the screen."""
        canvas, (x, y, width, height) = self.canvas, box
        canvas.rounded(x, y, width, height, RADIUS, GLASS, OPACITY)
        column = (width - 2 * PADDING - GUTTER) / 2
        for rows, start in ((left, x + PADDING), (right, x + PADDING + column + GUTTER)):
            for line, (label, value) in enumerate(rows):
                top = y + PADDING + line * LINE
                canvas.text(label, CAPTION, start, top, LABEL)
                canvas.figures(value, CAPTION_BOLD, start + column, top, INK)
        top = y + PADDING + ROWS * LINE + GRAPH_GAP
        self._draw_graph((x + PADDING, top, width - 2 * PADDING, GRAPH), meter)

    def _draw_graph(self, box: Box, meter: Meter) -> None:
        """A bar a frame, the newest at the right: as high as it took, its work in colour; a line at the period."""
        canvas, (x, y, width, height) = self.canvas, box
        caption = f"{1000 * meter.period:.1f} ms"
        width -= CAPTION_ROOM
        step = width / REMEMBERED
        first = REMEMBERED - len(meter.readings)
        for place, reading in enumerate(meter.readings, first):
            self._draw_bar(x + place * step, y + height, step * 0.7, reading, height / PERIODS / meter.period, meter)
        limit = y + height * (1 - 1 / PERIODS)
        canvas.fill(x, limit, width, 1 / canvas.scale, LIMIT)
        canvas.text(caption, CAPTION, x + width + CAPTION_ROOM, limit - LINE / 2, LIMIT, align="right")

    def _draw_bar(self, x: float, foot: float, width: float, reading: Reading, unit: float, meter: Meter) -> None:
        canvas, most = self.canvas, PERIODS * meter.period * unit
        whole, work = (min(most, seconds * unit) for seconds in (max(reading.interval, reading.work), reading.work))
        late = reading.interval > 1.5 * meter.period
        canvas.fill(x, foot - whole, width, whole, LATE if late else WAITING)
        canvas.fill(x, foot - work, width, work, WORK)
