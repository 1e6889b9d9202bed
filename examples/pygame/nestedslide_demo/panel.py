"""The panel beside the screen: a title, icons, and the policies."""

from __future__ import annotations

from typing import Optional

from nestedslide import Settings

from .canvas import Canvas
from .header_places import holds
from .icons import Icons
from .layout import Layout
from .panel_places import CLOSE, TITLE_HEIGHT, panel_places
from .policies import POLICIES
from .policy_panel import PolicyPanel
from .theme import TITLE

ICON = 20.0
LEFT = 20.0

Point = Optional[tuple[float, float]]


class Panel:
    """Draws the panel of a layout on a surface of its own."""

    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        self.canvas = canvas
        self.places = panel_places(layout)
        self._policies = PolicyPanel(canvas, layout)
        self._icons = Icons(max(1, round(ICON * canvas.scale)), canvas.palette.on_panel_secondary)
        self._lit = Icons(max(1, round(ICON * canvas.scale)), canvas.palette.panel_accent)

    def draw(self, settings: Settings, lit: set[str], pointed: Point = None) -> None:
        """Draws it. lit: names of icons. pointed: the mouse, in screen points."""
        canvas, (left, top, width, height) = self.canvas, self.places.panel
        canvas.fill(0, 0, width, height, canvas.palette.panel)
        title = self.places.close[1] - top
        canvas.text("Policies", TITLE, LEFT, title, canvas.palette.on_panel, line=TITLE_HEIGHT)
        icons = ((action.name, box) for action, box in self.places.icons)
        for name, box in (*icons, ("close", self.places.close)):
            x, y = box[0] - left, box[1] - top
            if pointed and holds(box, *pointed):
                canvas.circle(x + CLOSE / 2, y + CLOSE / 2, CLOSE / 2, canvas.palette.panel_raised)
            icon = (self._lit if name in lit else self._icons).get(name)
            canvas.image(icon, x + (CLOSE - ICON) / 2, y + (CLOSE - ICON) / 2)
        values = {policy.setting: policy.value_in(settings) for policy in POLICIES}
        self._policies.draw(values, pointed)
