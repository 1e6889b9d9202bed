"""The disc of a pull to refresh, in the room that the pull opens above the header or under the bar."""

from __future__ import annotations

import pygame
from nestedslide.enums import RefreshState
from PIL import Image, ImageDraw, ImageFilter

from .artwork import to_surface
from .canvas import Canvas
from .frame import FrameLike
from .icons import Icons
from .palettes import Palette
from .spinner import Spinner
from .theme import LABEL_BOLD, Color, clamp, lerp

DISC = 36.0
ARC = 24.0
TICK = 20.0
ARMED = 1.12
SHADOW_BLUR = 5.0
SHADOW_DROP = 2.0

# The room in which the disc begins to show, and in which it is whole.
FIRST_ROOM, WHOLE_ROOM = 14.0, 46.0


ARMED_STATES = (RefreshState.armed, RefreshState.second_armed, RefreshState.second)

# What is said below the disc.
PILL, PILL_INSET = 28.0, 12.0
WORDS = {
    RefreshState.second_armed: "Let go for the prints",
    RefreshState.second: "The prints",
}


class RefreshView:
    """Draws the discs of a frame."""

    def __init__(self, canvas: Canvas) -> None:
        scale = canvas.scale
        self._spinner = Spinner(scale)
        icons = Icons(max(1, round(TICK * scale)), canvas.palette.accent)
        self._tick, self._cross = icons.get("check"), icons.get("close")
        self._shadow = _shadow(scale, canvas.palette.shadow)

    def draw_whole(self, canvas: Canvas, frame: FrameLike, height: float, time: float) -> None:
        """Above the header, where the whole is pulled; where a page is, there is no room."""
        snapshot = frame.snapshot
        self.draw_disc(canvas, canvas.width / 2, 0.0, -snapshot.outer, snapshot.refresh, height, time)

    def draw_disc(
        self, canvas: Canvas, center: float, top: float, room: float, state: RefreshState, height: float, time: float
    ) -> None:
        """In the middle of a room that begins at top. height: the room that makes a pull refresh."""
        if state is RefreshState.idle or room <= FIRST_ROOM or height <= 0:
            return
        presence = clamp((room - FIRST_ROOM) / (WHOLE_ROOM - FIRST_ROOM))
        size = lerp(0.6, 1.0, presence)
        armed = state in ARMED_STATES
        radius = size * DISC / 2 * (ARMED if armed else 1.0)
        middle = top + room / 2
        reach = self._shadow.get_width() / 2 / canvas.scale
        canvas.image(self._shadow, center - reach, middle - reach + SHADOW_DROP, presence)
        canvas.circle(center, middle, radius, canvas.palette.accent if armed else canvas.palette.raised, presence)
        mark = self._mark(canvas.palette, state, room / height, size * ARC, time)
        half = mark.get_width() / 2 / canvas.scale
        canvas.image(mark, center - half, middle - half, presence)
        words = WORDS.get(state)
        if words is not None:
            # It stands over the cover: a ground of its own keeps it legible.
            width = canvas.fonts.width(words, LABEL_BOLD) + 2 * PILL_INSET
            top = middle + radius + 6
            canvas.rounded(center - width / 2, top, width, PILL, PILL / 2, canvas.palette.raised, presence)
            canvas.text(words, LABEL_BOLD, center, top, canvas.palette.ink, align="center", line=PILL, alpha=presence)

    def _mark(self, palette: Palette, state: RefreshState, share: float, side: float, time: float) -> pygame.Surface:
        if state is RefreshState.refreshing:
            return self._spinner.ring(time, ARC, palette.accent)
        if state is RefreshState.failed:
            return self._cross
        if state in (RefreshState.finishing, RefreshState.succeeded):
            return self._tick
        return self._spinner.arrow(share, side, palette.on_accent if state in ARMED_STATES else palette.accent)


def _shadow(scale: float, color: Color) -> pygame.Surface:
    """Soft and a little below the disc: it keeps white apart from white."""
    radius, room = DISC / 2 * scale, 3 * SHADOW_BLUR * scale
    side = round(2 * (radius + room))
    mask = Image.new("L", (side, side))
    ImageDraw.Draw(mask).ellipse((room, room, side - room, side - room), fill=110)
    image = Image.new("RGBA", (side, side), (*color, 0))
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * scale)))
    return to_surface(image)
