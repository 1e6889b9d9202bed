"""What is pressed: a tab or a button under a finger that may still become a tap is a little darker."""

from __future__ import annotations

from collections.abc import Iterator

from .canvas import Canvas
from .header_places import button_box, holds, settings_box
from .layout import Layout
from .palettes import Palette
from .retry_places import finger_box, foot_button, foot_top, notice_button
from .scene import Scene
from .theme import Box, Color

VEIL = 0.08

# A tab fills the bar, its veil does not.
INSET = 8.0


def draw_press(canvas: Canvas, layout: Layout, scene: Scene) -> None:
    """Draws a veil over what is pressed."""
    for point in scene.pressed:
        for box, (x, y, width, height), veil in _pressable(canvas.palette, layout, scene):
            if holds(box, *point):
                canvas.rounded(x, y, width, height, height / 2, veil, VEIL)
                break


def _pressable(palette: Palette, layout: Layout, scene: Scene) -> Iterator[tuple[Box, Box, Color]]:
    """What a tap would find, in its order: where it can be pressed, where that is shown, and in which colour."""

    def placed(box: Box) -> Box:
        x, y, width, height = box
        return (layout.width - x - width if scene.mirrored else x, y, width, height)

    snapshot = scene.frame.snapshot
    if scene.feed.notice.is_up:
        box = placed(notice_button(layout))
        yield finger_box(box), box, palette.on_panel
    for tab in scene.tabs:
        x, y, width, height = snapshot.hover.x + tab.x, snapshot.hover.y + tab.y, tab.width, tab.height
        shown = (x + INSET, y + INSET, width - 2 * INSET, height - 2 * INSET)
        yield (x, y, width, height), shown, palette.ink
    for button in (settings_box(layout, snapshot.header.y), button_box(layout, scene.motion)):
        yield placed(button), placed(button), palette.ink
    for page in scene.frame.pages:
        if scene.feed.kinds[page.index] in scene.feed.failed and page.index == snapshot.page_index:
            box = placed(foot_button(layout, foot_top(page, scene.seen[page.index].height)))
            yield finger_box(box), box, palette.ink
