"""The panel's side of policies: each with its value, what that does, and its key; below them what can be done."""

from __future__ import annotations

from collections.abc import Mapping

from .canvas import Canvas
from .header_places import holds
from .layout import Layout
from .panel_places import Action, panel_places
from .policies import Policy, Value, name_of
from .theme import CAPTION, LABEL, LABEL_BOLD, Box, Color, mix

KEY_CAP = 20.0
TEXT_X = KEY_CAP + 12
HIGHLIGHT = 8.0
PIP, PIP_STEP = 4.0, 9.0
HEADING_LINE = 24.0

HINT = "Click or key; Shift goes back."


class PolicyPanel:
    """Draws it on the panel's canvas."""

    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        self.canvas = canvas
        self.places = panel_places(layout)

    def draw(self, values: Mapping[str, Value], pointed: tuple[float, float] | None = None) -> None:
        """Draws it. values: of the policies by their settings. pointed: where the mouse is, in the screen's points."""
        canvas = self.canvas
        for place, (heading, box) in enumerate(self.places.headings):
            x, y, width, height = self._local(box)
            # It belongs to what is below it.
            y += height - HEADING_LINE
            canvas.text(heading, CAPTION, x, y, canvas.palette.on_panel_secondary, line=HEADING_LINE)
            if place == 0:
                ink = canvas.palette.on_panel_secondary
                canvas.text(HINT, CAPTION, x + width, y, ink, align="right", line=HEADING_LINE)
        for policy, box in self.places.rows:
            lit = pointed is not None and holds(box, *pointed)
            self._draw_row(policy, values[policy.setting], self._local(box), lit)
        for action, box in self.places.actions:
            lit = pointed is not None and holds(box, *pointed)
            self._draw_action(action, self._local(box), lit)

    def _local(self, box: Box) -> Box:
        left, top, _, _ = self.places.panel
        return (box[0] - left, box[1] - top, box[2], box[3])

    def _draw_row(self, policy: Policy, value: Value, box: Box, lit: bool) -> None:
        canvas, palette, (x, y, width, height) = self.canvas, self.canvas.palette, box
        if lit:
            canvas.rounded(x - HIGHLIGHT, y, width + 2 * HIGHLIGHT, height, HIGHLIGHT, palette.panel_raised)
        canvas.hairline(x + TEXT_X, y, width - TEXT_X, palette.panel_line)
        # Both lines stand in the middle of the row.
        y += (height - KEY_CAP - CAPTION.line) / 2 - 1
        self._draw_key(policy.key_name, x, y, palette.panel if lit else palette.panel_line)
        canvas.text(policy.title, LABEL, x + TEXT_X, y, palette.on_panel, line=KEY_CAP)
        right = x + width
        canvas.text(name_of(value), LABEL_BOLD, right, y, palette.panel_accent, align="right", line=KEY_CAP)
        y += KEY_CAP + 1
        place, count = policy.values.index(value), len(policy.values)
        note = canvas.fonts.fit(policy.note(value), CAPTION, note_width(policy, width))
        canvas.text(note, CAPTION, x + TEXT_X, y, palette.on_panel_secondary)
        for pip in range(count):
            color = palette.panel_accent if pip == place else mix(palette.panel, palette.on_panel_secondary, 0.5)
            canvas.circle(right - PIP / 2 - (count - 1 - pip) * PIP_STEP, y + CAPTION.line / 2, PIP / 2, color)

    def _draw_key(self, name: str, x: float, y: float, ground: Color) -> None:
        self.canvas.rounded(x, y, KEY_CAP, KEY_CAP, 5, ground)
        ink = self.canvas.palette.on_panel
        self.canvas.text(name, CAPTION, x + KEY_CAP / 2, y, ink, align="center", line=KEY_CAP)

    def _draw_action(self, action: Action, box: Box, lit: bool) -> None:
        canvas, palette, (x, y, width, height) = self.canvas, self.canvas.palette, box
        canvas.rounded(x, y, width, height, 8, palette.panel_line if lit else palette.panel_raised)
        inset = (height - KEY_CAP) / 2
        self._draw_key(action.key_name, x + inset, y + inset, palette.panel)
        canvas.text(action.title, LABEL, x + inset + KEY_CAP + 10, y, palette.on_panel, line=height)


def note_width(policy: Policy, row: float) -> float:
    """How wide a policy's note may be in a row, before the pips."""
    return row - TEXT_X - len(policy.values) * PIP_STEP - PIP
