"""The panel beside the screen: every policy, its value, what that does, and its key."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from .canvas import Canvas
from .fonts import Fonts
from .header_places import holds
from .icons import Icons
from .layout import Layout
from .panel_places import CLOSE, PADDING, TITLE_TOP, Action, panel_places
from .policies import Policy, Value, name_of
from .theme import (
    CAPTION,
    LABEL,
    LABEL_BOLD,
    ON_PANEL,
    ON_PANEL_SECONDARY,
    PANEL,
    PANEL_ACCENT,
    PANEL_LINE,
    PANEL_RAISED,
    TITLE,
    Box,
    Color,
    mix,
)

KEY_CAP = 20.0
TEXT_X = KEY_CAP + 12
HIGHLIGHT = 8.0
PIP, PIP_STEP = 4.0, 9.0
ICON = 20.0
HEADING_LINE = 24.0
HINT_X = 16.0

HINT = "By click or key; Shift goes back."


class PolicyPanel:
    """Draws the panel of a layout at one scale, on a surface of its own."""

    def __init__(self, surface: pygame.Surface, layout: Layout, scale: float) -> None:
        self.canvas = Canvas(surface, scale, Fonts(scale))
        self.places = panel_places(layout)
        self._close = Icons(max(1, round(ICON * scale)), ON_PANEL_SECONDARY).get("close")

    def draw(self, values: Mapping[str, Value], pointed: tuple[float, float] | None = None) -> None:
        """Draws it. values: of the policies by their settings. pointed: where the mouse is, in the screen's points."""
        canvas, (_, _, width, height) = self.canvas, self.places.panel
        canvas.fill(0, 0, width, height, PANEL)
        title = canvas.text("Policies", TITLE, PADDING, TITLE_TOP, ON_PANEL)
        canvas.text(HINT, CAPTION, PADDING + title + HINT_X, TITLE_TOP, ON_PANEL_SECONDARY, line=TITLE.line)
        x, y, _, _ = self._local(self.places.close)
        if pointed and holds(self.places.close, *pointed):
            canvas.circle(x + CLOSE / 2, y + CLOSE / 2, CLOSE / 2, PANEL_RAISED)
        canvas.image(self._close, x + (CLOSE - ICON) / 2, y + (CLOSE - ICON) / 2)
        for heading, box in self.places.headings:
            x, y, _, height = self._local(box)
            # It belongs to what is below it.
            canvas.text(heading, CAPTION, x, y + height - HEADING_LINE, ON_PANEL_SECONDARY, line=HEADING_LINE)
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
        canvas, (x, y, width, height) = self.canvas, box
        if lit:
            canvas.rounded(x - HIGHLIGHT, y, width + 2 * HIGHLIGHT, height, HIGHLIGHT, PANEL_RAISED)
        canvas.hairline(x + TEXT_X, y, width - TEXT_X, PANEL_LINE)
        # Both lines stand in the middle of the row.
        y += (height - KEY_CAP - CAPTION.line) / 2 - 1
        self._draw_key(policy.key_name, x, y, PANEL if lit else PANEL_LINE)
        canvas.text(policy.title, LABEL, x + TEXT_X, y, ON_PANEL, line=KEY_CAP)
        right = x + width
        canvas.text(name_of(value), LABEL_BOLD, right, y, PANEL_ACCENT, align="right", line=KEY_CAP)
        y += KEY_CAP + 1
        place, count = policy.values.index(value), len(policy.values)
        note = canvas.fonts.fit(policy.note(value), CAPTION, note_width(policy, width))
        canvas.text(note, CAPTION, x + TEXT_X, y, ON_PANEL_SECONDARY)
        for pip in range(count):
            color = PANEL_ACCENT if pip == place else mix(PANEL, ON_PANEL_SECONDARY, 0.5)
            canvas.circle(right - PIP / 2 - (count - 1 - pip) * PIP_STEP, y + CAPTION.line / 2, PIP / 2, color)

    def _draw_key(self, name: str, x: float, y: float, ground: Color) -> None:
        self.canvas.rounded(x, y, KEY_CAP, KEY_CAP, 5, ground)
        self.canvas.text(name, CAPTION, x + KEY_CAP / 2, y, ON_PANEL, align="center", line=KEY_CAP)

    def _draw_action(self, action: Action, box: Box, lit: bool) -> None:
        canvas, (x, y, width, height) = self.canvas, box
        canvas.rounded(x, y, width, height, 8, PANEL_LINE if lit else PANEL_RAISED)
        inset = (height - KEY_CAP) / 2
        self._draw_key(action.key_name, x + inset, y + inset, PANEL)
        canvas.text(action.title, LABEL, x + inset + KEY_CAP + 10, y, ON_PANEL, line=height)


def note_width(policy: Policy, row: float) -> float:
    """How wide a policy's note may be in a row, before the pips."""
    return row - TEXT_X - len(policy.values) * PIP_STEP - PIP
