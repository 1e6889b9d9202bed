"""Where the header's movable parts are: what is drawn there is what can be tapped there."""

from __future__ import annotations

from . import content
from .frame import SnapshotLike
from .header_motion import HeaderMotion
from .layout import ICON_BUTTON, Layout
from .theme import BODY, Box

BUTTON_GAP = 12.0


def cover_bottom(motion: HeaderMotion) -> float:
    """Where the cover ends; in the collapsed header it is the bar."""
    return motion.at(content.EFFECT_COVER_FOOT)


def portrait_box(layout: Layout, motion: HeaderMotion) -> Box:
    """Where the portrait is, without its rim."""
    side = motion[content.EFFECT_PORTRAIT_SIDE]
    return (layout.margin, motion.at(content.EFFECT_PORTRAIT_CENTER) - side / 2, side, side)


def button_box(layout: Layout, motion: HeaderMotion) -> Box:
    """Where the Follow button is: in the bar it makes room for the button of the panel."""
    width, height = motion[content.EFFECT_BUTTON_WIDTH], motion[content.EFFECT_BUTTON_HEIGHT]
    right = layout.width - layout.margin - motion[content.EFFECT_BUTTON_IN_BAR] * (ICON_BUTTON + BUTTON_GAP)
    return (right - width, motion.at(content.EFFECT_BUTTON_CENTER) - height / 2, width, height)


def settings_box(layout: Layout, header_top: float) -> Box:
    """Where the button of the panel is: in the corner, open or collapsed."""
    left = layout.width - layout.margin - ICON_BUTTON
    return (left, layout.bar_center - ICON_BUTTON / 2 + max(0.0, header_top), ICON_BUTTON, ICON_BUTTON)


def biography_box(layout: Layout, snapshot: SnapshotLike, motion: HeaderMotion) -> Box:
    """Where what is said about the person is; a tap there makes it longer or shorter."""
    height = snapshot.header.height - snapshot.header_stretch
    lines = len(layout.short_lines) * BODY.line + max(0.0, height - layout.header_height)
    first = layout.biography_top + motion.details
    top = max(cover_bottom(motion), first)
    return (0.0, top, layout.width, max(0.0, first + lines - top))


def holds(box: Box, x: float, y: float) -> bool:
    """Whether a point is in a box."""
    left, top, width, height = box
    return left <= x < left + width and top <= y < top + height
