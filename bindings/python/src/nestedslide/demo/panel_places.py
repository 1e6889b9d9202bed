"""Where the panel's rows and buttons are, upright beside the screen or lying below it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .header_places import holds
from .layout import Layout
from .policies import POLICIES, Policy
from .theme import Box


@dataclass(frozen=True)
class Action:
    """A button of the panel and its key."""

    name: str
    key: int
    title: str

    @property
    def key_name(self) -> str:
        """What is printed on the key."""
        return pygame.key.name(self.key).upper()


HEADER = Action("header", pygame.K_h, "Longer header")
TURN = Action("turn", pygame.K_t, "Rotate")
REFRESH = Action("refresh", pygame.K_u, "Refresh")
DEFAULTS = Action("defaults", pygame.K_d, "Reset policies")
AGAIN = Action("again", pygame.K_r, "Start over")
ACTIONS = (TURN, HEADER, REFRESH, AGAIN, DEFAULTS)

PADDING = 20.0
TITLE_TOP = 16.0
BUTTON = 36.0
GAP = 8.0
CLOSE = 32.0

# How high the title is with the hint, and a row: in one column, and in two.
TITLE_HEIGHTS = (56.0, 32.0)
ROWS = (56.0, 46.0)
GUTTER = 40.0


@dataclass(frozen=True)
class PanelPlaces:
    """The boxes of the panel, in points of the screen."""

    panel: Box
    abreast: bool
    """Two columns of rows, in a panel that lies below the screen."""
    close: Box
    rows: tuple[tuple[Policy, Box], ...]
    actions: tuple[tuple[Action, Box], ...]

    def policy_at(self, x: float, y: float) -> Policy | None:
        """The policy whose row is under a point."""
        return next((policy for policy, box in self.rows if holds(box, x, y)), None)

    def action_at(self, x: float, y: float) -> Action | None:
        """The button under a point."""
        return next((action for action, box in self.actions if holds(box, x, y)), None)


def panel_places(layout: Layout) -> PanelPlaces:
    """Where everything is beside a layout's screen."""
    left, top, width, height = layout.panel
    abreast = width > height
    close = (left + width - PADDING - CLOSE + GAP, top + TITLE_TOP - 4, CLOSE, CLOSE)
    columns = 2 if abreast else 1
    wide = (width - 2 * PADDING - (columns - 1) * GUTTER) / columns
    deep = -(-len(POLICIES) // columns)
    high, first = ROWS[abreast], top + TITLE_TOP + TITLE_HEIGHTS[abreast]
    rows = []
    for index, policy in enumerate(POLICIES):
        column, row = divmod(index, deep)
        rows.append((policy, (left + PADDING + column * (wide + GUTTER), first + row * high, wide, high)))
    return PanelPlaces(layout.panel, abreast, close, tuple(rows), tuple(_actions(layout.panel, abreast)))


def _actions(panel: Box, abreast: bool) -> list[tuple[Action, Box]]:
    """In one line where there is room, else two in a line and the last one alone."""
    left, top, width, height = panel
    in_line = len(ACTIONS) if abreast else 2
    lines = -(-len(ACTIONS) // in_line)
    button = (width - 2 * PADDING - (in_line - 1) * GAP) / in_line
    first = top + height - PADDING - lines * BUTTON - (lines - 1) * GAP
    places = []
    for index, action in enumerate(ACTIONS):
        line, column = divmod(index, in_line)
        wide = button if index < len(ACTIONS) - 1 or column == in_line - 1 else width - 2 * PADDING
        box = (left + PADDING + column * (button + GAP), first + line * (BUTTON + GAP), wide, BUTTON)
        places.append((action, box))
    return places
