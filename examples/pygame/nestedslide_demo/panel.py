"""The panel beside the screen: a title with its two sides, icons, and the side that is chosen."""

from __future__ import annotations

from typing import Optional

from nestedslide import Settings

from .canvas import Canvas
from .header_places import holds
from .icons import Icons
from .layout import Layout
from .panel_places import CLOSE, POLICY_SIDE, panel_places
from .policies import POLICIES
from .policy_panel import PolicyPanel
from .theme import LABEL_BOLD, Box
from .tuning import Tuning
from .tuning_panel import TuningPanel

ICON = 20.0
CORNER = 9.0

Point = Optional[tuple[float, float]]


class Panel:
    """Draws the panel of a layout on a surface of its own."""

    def __init__(self, canvas: Canvas, layout: Layout) -> None:
        self.canvas = canvas
        self.places = panel_places(layout)
        self._policies = PolicyPanel(canvas, layout)
        self._tuning = TuningPanel(canvas, layout)
        self._icons = Icons(max(1, round(ICON * canvas.scale)), canvas.palette.on_panel_secondary)
        self._lit = Icons(max(1, round(ICON * canvas.scale)), canvas.palette.panel_accent)

    def draw(self, settings: Settings, side: str, focus: Tuning | None, lit: set[str], pointed: Point = None) -> None:
        """Draws it. focus: the slider that has the keys. lit: names of icons. pointed: the mouse, in screen points."""
        canvas, (left, top, width, height) = self.canvas, self.places.panel
        canvas.fill(0, 0, width, height, canvas.palette.panel)
        self._draw_sides(side, pointed)
        icons = ((action.name, box) for action, box in self.places.icons)
        for name, box in (*icons, ("close", self.places.close)):
            x, y = box[0] - left, box[1] - top
            if pointed and holds(box, *pointed):
                canvas.circle(x + CLOSE / 2, y + CLOSE / 2, CLOSE / 2, canvas.palette.panel_raised)
            icon = (self._lit if name in lit else self._icons).get(name)
            canvas.image(icon, x + (CLOSE - ICON) / 2, y + (CLOSE - ICON) / 2)
        if side == POLICY_SIDE:
            values = {policy.setting: policy.value_in(settings) for policy in POLICIES}
            self._policies.draw(values, pointed)
        else:
            self._tuning.draw(settings, focus, pointed)

    def _draw_sides(self, chosen: str, pointed: Point) -> None:
        """One behind the other in a groove, the chosen one raised."""
        canvas, palette = self.canvas, self.canvas.palette
        boxes = [self._local(box) for _, box in self.places.sides]
        x, y, width, height = boxes[0]
        canvas.rounded(x, y, width * len(boxes), height, CORNER, palette.panel_raised)
        for (side, place), (x, y, width, height) in zip(self.places.sides, boxes):
            if side == chosen:
                canvas.rounded(x + 3, y + 3, width - 6, height - 6, CORNER - 3, palette.panel_accent)
                ink = palette.on_panel_accent
            else:
                ink = palette.on_panel if pointed and holds(place, *pointed) else palette.on_panel_secondary
            canvas.text(side, LABEL_BOLD, x + width / 2, y, ink, align="center", line=height)

    def _local(self, box: Box) -> Box:
        left, top, _, _ = self.places.panel
        return (box[0] - left, box[1] - top, box[2], box[3])
