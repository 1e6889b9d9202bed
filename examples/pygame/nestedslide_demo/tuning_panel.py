"""The panel's side of physics: the presets, and a slider for every number of theirs."""

from __future__ import annotations

from nestedslide import Settings

from .canvas import Canvas
from .header_places import holds
from .layout import Layout
from .policies import name_of
from .theme import CAPTION, LABEL, LABEL_BOLD, Box, mix
from .tuning import Tuning
from .tuning_places import KNOB, TRACK, track, tuning_places

LABEL_TOP = 5.0
GROOVE = 4.0
HIGHLIGHT = 8.0
CORNER = 8.0
TICK = 10.0
HEADING_LINE = 24.0
RESET = "Reset all"
HINT = "Double click resets one."


class TuningPanel:
    """Draws it on the panel's canvas."""

    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        self.canvas = canvas
        self._layout = layout

    def draw(self, settings: Settings, focus: Tuning | None, pointed: tuple[float, float] | None = None) -> None:
        """Draws it. focus: the slider that has the keys. pointed: where the mouse is, in the screen's points."""
        canvas, palette = self.canvas, self.canvas.palette
        places = tuning_places(self._layout, settings.physics)
        for physics, box in places.presets:
            lit = pointed is not None and holds(box, *pointed)
            self._draw_button(name_of(physics), self._local(box), chosen=physics is settings.physics, lit=lit)
        for place, (heading, box) in enumerate(places.headings):
            x, y, width, height = self._local(box)
            y += height - HEADING_LINE
            canvas.text(heading, CAPTION, x, y, palette.on_panel_secondary, line=HEADING_LINE)
            if place == 0:
                ink = palette.on_panel_secondary
                canvas.text(HINT, CAPTION, x + width, y, ink, align="right", line=HEADING_LINE)
        for tuning, box in places.rows:
            lit = tuning is focus or (pointed is not None and holds(box, *pointed))
            self._draw_row(tuning, settings, self._local(box), lit, tuning is focus)
        lit = pointed is not None and holds(places.reset, *pointed)
        self._draw_button(RESET, self._local(places.reset), chosen=False, lit=lit)

    def _local(self, box: Box) -> Box:
        left, top, _, _ = self._layout.panel
        return (box[0] - left, box[1] - top, box[2], box[3])

    def _draw_button(self, title: str, box: Box, *, chosen: bool, lit: bool) -> None:
        canvas, palette, (x, y, width, height) = self.canvas, self.canvas.palette, box
        ground = palette.panel_accent if chosen else palette.panel_line if lit else palette.panel_raised
        canvas.rounded(x, y, width, height, CORNER, ground)
        ink = palette.on_panel_accent if chosen else palette.on_panel
        canvas.text(title, LABEL_BOLD if chosen else LABEL, x + width / 2, y, ink, align="center", line=height)

    def _draw_row(self, tuning: Tuning, settings: Settings, box: Box, lit: bool, focused: bool) -> None:
        canvas, palette, (x, y, width, height) = self.canvas, self.canvas.palette, box
        if lit:
            canvas.rounded(x - HIGHLIGHT, y, width + 2 * HIGHLIGHT, height, HIGHLIGHT, palette.panel_raised)
        value, changed = tuning.value(settings), tuning.changed(settings)
        canvas.text(tuning.title, LABEL, x, y + LABEL_TOP, palette.on_panel)
        # What was changed stands out.
        ink = palette.panel_accent if changed else palette.on_panel_secondary
        canvas.figures(tuning.text(value), LABEL_BOLD, x + width, y + LABEL_TOP, ink)
        left, length = track(box)
        middle = y + TRACK
        groove = mix(palette.panel, palette.on_panel_secondary, 0.35)
        canvas.rounded(x, middle - GROOVE / 2, width, GROOVE, GROOVE / 2, groove)
        preset = tuning.presets.get(settings.physics)
        if preset is not None:
            # Where the preset has it, to find the way back.
            at = left + length * tuning.share(preset)
            canvas.rounded(at - 1, middle - TICK / 2, 2, TICK, 1, palette.on_panel_secondary)
        knob = left + length * (0.0 if value is None else tuning.share(value))
        if value is not None:
            canvas.rounded(x, middle - GROOVE / 2, knob - x, GROOVE, GROOVE / 2, palette.panel_accent)
        if focused:
            canvas.circle(knob, middle, KNOB + 4, palette.panel_accent, 0.35)
        canvas.circle(knob, middle, KNOB, palette.on_panel if value is not None else palette.on_panel_secondary)
        if changed:
            canvas.circle(knob, middle, KNOB - 4.5, palette.panel_accent)
