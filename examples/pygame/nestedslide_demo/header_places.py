"""Where the header's movable parts are: what is drawn there is what can be tapped there."""

from __future__ import annotations

from .frame import SnapshotLike
from .layout import ICON_BUTTON, PORTRAIT_IN_BAR, Layout
from .theme import BODY, Box, clamp, lerp

BUTTON_OPEN = (112.0, 36.0)
BUTTON_IN_BAR = (96.0, 32.0)
BUTTON_GAP = 12.0


def shift_of(snapshot: SnapshotLike) -> float:
    """How far the header's foot is from its place in the open header."""
    return snapshot.header.y + snapshot.header_stretch


def name_travel(layout: Layout) -> float:
    """How far the name moves before it stops in the bar."""
    return layout.name_place[1] - layout.name_in_bar


def cover_bottom(layout: Layout, shift: float) -> float:
    """Where the cover ends; in the collapsed header it is the bar."""
    return max(layout.bar_height, layout.cover_height + shift)


def portrait_box(layout: Layout, shift: float) -> Box:
    """Where the portrait is, without its rim."""
    t = clamp(-shift / (layout.cover_height - layout.bar_center))
    side = lerp(layout.portrait_side, PORTRAIT_IN_BAR, t)
    center = max(layout.bar_center, layout.cover_height + shift)
    return (layout.margin, center - side / 2, side, side)


def button_box(layout: Layout, shift: float) -> Box:
    """Where the Follow button is: in the bar it makes room for the button of the panel."""
    t = clamp(-shift / (layout.button_center - layout.bar_center))
    width, height = (lerp(one, other, t) for one, other in zip(BUTTON_OPEN, BUTTON_IN_BAR))
    center = max(layout.bar_center, layout.button_center + shift)
    right = layout.width - layout.margin - t * (ICON_BUTTON + BUTTON_GAP)
    return (right - width, center - height / 2, width, height)


def settings_box(layout: Layout, header_top: float) -> Box:
    """Where the button of the panel is: in the corner, open or collapsed."""
    left = layout.width - layout.margin - ICON_BUTTON
    return (left, layout.bar_center - ICON_BUTTON / 2 + max(0.0, header_top), ICON_BUTTON, ICON_BUTTON)


def biography_box(layout: Layout, snapshot: SnapshotLike) -> Box:
    """Where what is said about the person is; a tap there makes it longer or shorter."""
    shift = shift_of(snapshot)
    height = snapshot.header.height - snapshot.header_stretch
    lines = len(layout.short_lines) * BODY.line + max(0.0, height - layout.header_height)
    top = max(cover_bottom(layout, shift), layout.biography_top + shift)
    return (0.0, top, layout.width, max(0.0, layout.biography_top + shift + lines - top))


def holds(box: Box, x: float, y: float) -> bool:
    """Whether a point is in a box."""
    left, top, width, height = box
    return left <= x < left + width and top <= y < top + height
