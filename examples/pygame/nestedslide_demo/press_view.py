"""What is pressed: a tab or a button under a finger that may still become a tap is a little darker."""

from __future__ import annotations

from collections.abc import Iterator

from .canvas import Canvas
from .header_places import button_box, holds, settings_box
from .layout import Layout
from .scene import Scene
from .theme import Box

VEIL = 0.08

# A tab fills the bar, its veil does not.
INSET = 8.0


def draw_press(canvas: Canvas, layout: Layout, scene: Scene) -> None:
    """Draws a veil over what is pressed."""
    for point in scene.pressed:
        for box, (x, y, width, height) in _pressable(layout, scene):
            if holds(box, *point):
                canvas.rounded(x, y, width, height, height / 2, canvas.palette.ink, VEIL)
                break


def _pressable(layout: Layout, scene: Scene) -> Iterator[tuple[Box, Box]]:
    """What a tap would find, in its order: where it can be pressed, and where that is shown."""
    snapshot = scene.frame.snapshot
    for tab in scene.tabs:
        x, y, width, height = snapshot.hover.x + tab.x, snapshot.hover.y + tab.y, tab.width, tab.height
        yield (x, y, width, height), (x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET)
    for x, y, width, height in (settings_box(layout, snapshot.header.y), button_box(layout, scene.motion)):
        box = (layout.width - x - width if scene.mirrored else x, y, width, height)
        yield box, box
