"""Where the panel's rows and buttons are, upright beside the screen or lying below it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from .header_places import holds
from .layout import Layout
from .lists import FAR_NOTE, NOTES_AT_ONCE
from .policies import GROUPS, Policy
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
DEFAULTS = Action("defaults", pygame.K_x, "Reset all")
AGAIN = Action("again", pygame.K_r, "Start over")
JUMP = Action("jump", pygame.K_j, f"Go to {FAR_NOTE:,}")
INSERT = Action("insert", pygame.K_i, f"Insert {NOTES_AT_ONCE} above")
ACTIONS = (JUMP, INSERT, TURN, HEADER, REFRESH, AGAIN, DEFAULTS)

# By an icon beside the panel's title, whose name is the action's.
THEME = Action("theme", pygame.K_d, "Light or dark")
HELP = Action("help", pygame.K_F1, "All keys")
ICONS = (THEME, HELP)

PADDING = 20.0
TITLE_TOP = 16.0
BUTTON = 34.0
GAP = 8.0
CLOSE = 32.0

# How high the title is, a group's heading, and a row.
TITLE_HEIGHT = 32.0
HEADING = 28.0
ROW = 39.0
GUTTER = 40.0


@dataclass(frozen=True)
class PanelPlaces:
    """The boxes of the panel, in points of the screen."""

    panel: Box
    abreast: bool
    """A column for every group, in a panel that lies below the screen."""
    close: Box
    icons: tuple[tuple[Action, Box], ...]
    headings: tuple[tuple[str, Box], ...]
    rows: tuple[tuple[Policy, Box], ...]
    actions: tuple[tuple[Action, Box], ...]

    def policy_at(self, x: float, y: float) -> Policy | None:
        """The policy whose row is under a point."""
        return next((policy for policy, box in self.rows if holds(box, x, y)), None)

    def icon_at(self, x: float, y: float) -> Action | None:
        """What the icon under a point does."""
        return next((action for action, box in self.icons if holds(box, x, y)), None)

    def action_at(self, x: float, y: float) -> Action | None:
        """The button under a point."""
        return next((action for action, box in self.actions if holds(box, x, y)), None)


def panel_places(layout: Layout) -> PanelPlaces:
    """Where everything is beside a layout's screen."""
    left, top, width, height = layout.panel
    abreast = width > height
    close = (left + width - PADDING - CLOSE + GAP, top + TITLE_TOP - 4, CLOSE, CLOSE)
    icons = tuple(
        (action, (close[0] - (len(ICONS) - place) * (CLOSE + 4), close[1], CLOSE, CLOSE))
        for place, action in enumerate(ICONS)
    )
    columns = len(GROUPS) if abreast else 1
    wide = (width - 2 * PADDING - (columns - 1) * GUTTER) / columns
    x, y = left + PADDING, top + TITLE_TOP + TITLE_HEIGHT
    headings, rows = [], []
    for title, policies in GROUPS:
        headings.append((title, (x, y, wide, HEADING)))
        rows += [(policy, (x, y + HEADING + row * ROW, wide, ROW)) for row, policy in enumerate(policies)]
        if abreast:
            x += wide + GUTTER
        else:
            y += HEADING + len(policies) * ROW
    actions = tuple(_actions(layout.panel, abreast))
    return PanelPlaces(layout.panel, abreast, close, icons, tuple(headings), tuple(rows), actions)


def _actions(panel: Box, abreast: bool) -> list[tuple[Action, Box]]:
    """Four in a line where there is room, else two; the last one takes what is left of its line."""
    left, top, width, height = panel
    in_line = 4 if abreast else 2
    lines = -(-len(ACTIONS) // in_line)
    button = (width - 2 * PADDING - (in_line - 1) * GAP) / in_line
    first = top + height - PADDING - lines * BUTTON - (lines - 1) * GAP
    places = []
    for index, action in enumerate(ACTIONS):
        line, column = divmod(index, in_line)
        x = PADDING + column * (button + GAP)
        wide = button if index < len(ACTIONS) - 1 else width - PADDING - x
        places.append((action, (left + x, first + line * (BUTTON + GAP), wide, BUTTON)))
    return places
