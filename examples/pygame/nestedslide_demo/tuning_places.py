"""Where the sliders are, and the presets above them."""

from __future__ import annotations

from dataclasses import dataclass

from nestedslide import Physics

from .header_places import holds
from .layout import Layout
from .panel_places import BUTTON, GAP, GUTTER, HEADING, PADDING, TITLE_HEIGHT, TITLE_TOP
from .theme import Box, clamp
from .tuning import PRESETS, Tuning, groups

ROW = 54.0

# The track's middle within a row, and the knob's half width, which the track leaves free at both ends.
TRACK = 35.0
KNOB = 8.0


@dataclass(frozen=True)
class TuningPlaces:
    """The boxes, in points of the screen."""

    presets: tuple[tuple[Physics, Box], ...]
    headings: tuple[tuple[str, Box], ...]
    rows: tuple[tuple[Tuning, Box], ...]
    reset: Box

    def preset_at(self, x: float, y: float) -> Physics | None:
        """The preset under a point."""
        return next((physics for physics, box in self.presets if holds(box, x, y)), None)

    def tuning_at(self, x: float, y: float) -> Tuning | None:
        """The slider under a point."""
        return next((tuning for tuning, box in self.rows if holds(box, x, y)), None)

    def share_at(self, tuning: Tuning, x: float) -> float:
        """How far along a slider's track a point is, 0 to 1."""
        left, width = track(dict(self.rows)[tuning])
        return clamp((x - left) / width)


def track(row: Box) -> tuple[float, float]:
    """Where the middle of a slider's knob can be, from where and how far."""
    return row[0] + KNOB, row[2] - 2 * KNOB


def tuning_places(layout: Layout, physics: Physics) -> TuningPlaces:
    """Where everything is, for the sliders that matter with a preset."""
    left, top, width, height = layout.panel
    abreast = width > height
    y = top + TITLE_TOP + TITLE_HEIGHT + GAP
    buttons = len(PRESETS) + abreast
    wide = (width - 2 * PADDING - (buttons - 1) * GAP) / buttons
    boxes = [(left + PADDING + place * (wide + GAP), y, wide, BUTTON) for place in range(buttons)]
    # Lying there is room for it beside the presets.
    reset = boxes[-1] if abreast else (left + PADDING, top + height - PADDING - BUTTON, width - 2 * PADDING, BUTTON)
    x, y = left + PADDING, y + BUTTON + GAP
    kinds = groups(physics)
    columns = len(kinds) if abreast else 1
    column = (width - 2 * PADDING - (columns - 1) * GUTTER) / columns
    headings, rows = [], []
    for title, group in kinds:
        headings.append((title, (x, y, column, HEADING)))
        rows += [(tuning, (x, y + HEADING + place * ROW, column, ROW)) for place, tuning in enumerate(group)]
        if abreast:
            x += column + GUTTER
        else:
            y += HEADING + len(group) * ROW
    return TuningPlaces(tuple(zip(PRESETS, boxes)), tuple(headings), tuple(rows), reset)
