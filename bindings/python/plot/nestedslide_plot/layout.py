"""Where the panels of a picture are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# In inches of a screen's 96 pixels.
LEFT = 0.95
RIGHT = 1.35
"""The least, for the labels at the ends of lines."""
TOP = 0.3
BOTTOM = 0.45
TITLE_HEIGHT = 0.3
LINE_HEIGHT = 0.19
HEAD_GAP = 0.2
STRIP_HEIGHT = 0.2
STRIP_GAP = 0.05
KEY_HEIGHT = 0.22
PANEL_GAP = 0.42
PAGER_SHARE = 0.3
VELOCITY_SHARE = 0.42
LANE_HEIGHT = 0.24
LANE_ROW = 0.17
LANE_GAP = 0.12


@dataclass
class Panels:
    """The axes of a picture, from top to bottom, all with the same horizontal one."""

    figure: Figure
    key: float
    """The upper edge of the row of phases, in inches from the top."""
    strips: list[Axes]
    offset: Axes
    pager: Axes | None
    velocity: Axes | None
    lane: Axes

    @property
    def lowest(self) -> Axes:
        """The one that carries the numbers of the horizontal axis."""
        return self.lane

    @property
    def all(self) -> list[Axes]:
        """Every panel."""
        return [*self.strips, *(each for each in (self.offset, self.pager, self.velocity, self.lane) if each)]


def arrange(
    figure: Figure, lines: int, key: bool, strips: int, pager: bool, velocity: bool, rows: int, right: float
) -> Panels:
    """Divides the figure: what has a fixed height first, the rest among the panels by their shares."""
    width, height = figure.get_size_inches()
    above = TOP + TITLE_HEIGHT + lines * LINE_HEIGHT + HEAD_GAP
    y = above + (KEY_HEIGHT if key else 0.0)

    def panel(top: float, tall: float) -> Axes:
        return figure.add_axes((LEFT / width, 1 - (top + tall) / height, (width - LEFT - right) / width, tall / height))

    lane_height = LANE_HEIGHT + max(rows - 0.5, 0.0) * LANE_ROW
    upper = []
    for _ in range(strips):
        upper.append(panel(y, STRIP_HEIGHT))
        y += STRIP_HEIGHT + STRIP_GAP
    y += PANEL_GAP - (STRIP_GAP if strips else HEAD_GAP)
    room = height - y - BOTTOM - lane_height - LANE_GAP - PANEL_GAP * (pager + velocity)
    unit = room / (1.0 + PAGER_SHARE * pager + VELOCITY_SHARE * velocity)

    def shared(share: float) -> Axes:
        nonlocal y
        made = panel(y, unit * share)
        y += unit * share + PANEL_GAP
        return made

    offset = shared(1.0)
    pages = shared(PAGER_SHARE) if pager else None
    speed = shared(VELOCITY_SHARE) if velocity else None
    lane = panel(y - PANEL_GAP + LANE_GAP, lane_height)
    return Panels(figure, above, upper, offset, pages, speed, lane)
