"""The header: cover, portrait, name, what is said about the person, and the bar it becomes.

Everything hangs on one number, the shift: how far the header's foot has moved from where it is in
the open header, negative when it collapses. The portrait, the name and the button ride on it and
stop in the bar, so they move exactly as the finger does until they are there.
"""

from __future__ import annotations

import pygame

from . import profile
from .artwork import cover, night_cover, portrait, to_surface
from .canvas import Canvas, rounded_shape
from .frame import RectLike, SnapshotLike
from .theme import (
    ACCENT,
    ACCENT_TINT,
    BAR_HEIGHT,
    BAR_TITLE,
    BODY,
    BODY_BOLD,
    CAPTION,
    COVER_HEIGHT,
    DISPLAY,
    HEADER_HEIGHT,
    INK,
    LABEL_BOLD,
    MARGIN,
    ON_ACCENT,
    ON_COVER,
    ON_COVER_SECONDARY,
    SECONDARY,
    SURFACE,
    VIEWPORT,
    Box,
    Color,
    clamp,
    lerp,
    ramp,
)

WIDTH = VIEWPORT[0]

# Centres and sizes in the open header and in the bar.
PORTRAIT_OPEN, PORTRAIT_BAR = 96.0, 32.0
PORTRAIT_CENTER = COVER_HEIGHT
BAR_CENTER = BAR_HEIGHT / 2
NAME_CENTER, NAME_BAR_CENTER = 224.0, 18.0
NAME_BAR_X = 60.0
BUTTON_CENTER = COVER_HEIGHT + 34
HANDLE_TOP, BIOGRAPHY_TOP, STATISTICS_TOP = 240.0, 272.0, 328.0

# The cover moves at half the speed of what is on it, as if it lay further back.
PARALLAX = 0.5

# The cover is painted larger than it is shown, so that a stretched one is still sharp.
COVER_RESERVE = 1.5


def shift_of(snapshot: SnapshotLike) -> float:
    """How far the header's foot is from its place in the open header."""
    return snapshot.hover.y - HEADER_HEIGHT


def cover_bottom(shift: float) -> float:
    """Where the cover ends; in the collapsed header it is the bar."""
    return max(BAR_HEIGHT, COVER_HEIGHT + shift)


def portrait_box(shift: float) -> Box:
    """Where the portrait is, without its rim."""
    stop = PORTRAIT_CENTER - BAR_CENTER
    t = clamp(-shift / stop)
    side = lerp(PORTRAIT_OPEN, PORTRAIT_BAR, t)
    center = max(BAR_CENTER, PORTRAIT_CENTER + shift)
    return (MARGIN, center - side / 2, side, side)


def button_box(shift: float) -> Box:
    """Where the Follow button is."""
    t = clamp(-shift / (BUTTON_CENTER - BAR_CENTER))
    width, height = lerp(112, 96, t), lerp(36, 32, t)
    center = max(BAR_CENTER, BUTTON_CENTER + shift)
    return (WIDTH - MARGIN - width, center - height / 2, width, height)


class HeaderView:
    """Draws the header at one scale."""

    def __init__(self, scale: float) -> None:
        def pixels(length: float) -> int:
            return max(1, round(length * scale))

        reserve = (pixels(WIDTH * COVER_RESERVE), pixels(COVER_HEIGHT * COVER_RESERVE))
        painting = cover(reserve)
        self._large = to_surface(painting)
        size = (pixels(WIDTH), pixels(COVER_HEIGHT))
        self._cover = pygame.transform.smoothscale(self._large, size)
        self.bar_ground = pygame.transform.smoothscale(to_surface(night_cover(painting)), size)
        self._portrait = to_surface(portrait(pixels(PORTRAIT_OPEN)))
        self._portraits: dict[int, pygame.Surface] = {}
        self._names: dict[tuple[int, Color], pygame.Surface] = {}

    def draw(self, canvas: Canvas, snapshot: SnapshotLike, *, following: bool) -> None:
        """Draws the header down to the hover bar."""
        shift = shift_of(snapshot)
        bottom = cover_bottom(shift)
        foot = snapshot.hover.y
        canvas.fill(0, bottom, WIDTH, foot - bottom, SURFACE)
        with canvas.clip(0, bottom, WIDTH, foot - bottom) as visible:
            if visible:
                self._draw_lines(canvas, shift, bottom)
        self._draw_cover(canvas, snapshot.header, shift, bottom)
        self._draw_name(canvas, shift, bottom)
        self._draw_caption(canvas, snapshot, shift)
        self._draw_portrait(canvas, shift)
        _draw_button(canvas, shift, following)

    def _draw_lines(self, canvas: Canvas, shift: float, bottom: float) -> None:
        def alpha(top: float) -> float:
            # Lines are gone before the cover's edge would cut them.
            return clamp((top + shift + 8 - bottom) / 40)

        canvas.text(profile.HANDLE, BODY, MARGIN, HANDLE_TOP + shift, SECONDARY, alpha=alpha(HANDLE_TOP))
        for row, line in enumerate(profile.BIOGRAPHY):
            top = BIOGRAPHY_TOP + row * BODY.line
            canvas.text(line, BODY, MARGIN, top + shift, INK, alpha=alpha(top))
        x = MARGIN
        for number, noun in profile.STATISTICS:
            y, fading = STATISTICS_TOP + shift, alpha(STATISTICS_TOP)
            x += canvas.text(number, BODY_BOLD, x, y, INK, alpha=fading) + 4
            x += canvas.text(noun, BODY, x, y, SECONDARY, alpha=fading) + 16

    def _draw_cover(self, canvas: Canvas, header: RectLike, shift: float, bottom: float) -> None:
        top = max(0.0, header.y)
        height = bottom - top
        with canvas.clip(0, top, WIDTH, height):
            if height > COVER_HEIGHT + 0.01:
                canvas.image(self._stretched(canvas, height), 0, top)
                return
            y = top + PARALLAX * max(shift - top, BAR_HEIGHT - COVER_HEIGHT)
            canvas.image(self._cover, 0, y)
            canvas.image(self.bar_ground, 0, y, ramp(-shift, 24, 104))

    def _stretched(self, canvas: Canvas, height: float) -> pygame.Surface:
        """The cover grown to a height about the middle of its width."""
        size = (canvas.px(WIDTH), canvas.px(height))
        large_width, large_height = self._large.get_size()
        width = min(large_width, round(large_height * size[0] / size[1]))
        area = pygame.Rect((large_width - width) // 2, 0, width, large_height)
        return pygame.transform.smoothscale(self._large.subsurface(area), size)

    def _draw_name(self, canvas: Canvas, shift: float, bottom: float) -> None:
        t = ramp(-shift, 120, 176)
        center = max(NAME_BAR_CENTER, NAME_CENTER + shift)
        x = lerp(MARGIN, NAME_BAR_X, t)
        # The same name in two inks, each clipped to its ground: the change runs along the edge.
        for top, height, color in ((0.0, bottom, ON_COVER), (bottom, 400.0, INK)):
            with canvas.clip(0, top, WIDTH, height):
                if t <= 0 or t >= 1:
                    style = DISPLAY if t <= 0 else BAR_TITLE
                    canvas.text(profile.NAME, style, x, center - style.line / 2, color)
                else:
                    name = self._scaled_name(canvas, t, color)
                    top_open = canvas.fonts.top(DISPLAY, -DISPLAY.line / 2, DISPLAY.line)
                    factor = lerp(1, BAR_TITLE.size / DISPLAY.size, t)
                    canvas.image(name, x, center + top_open * factor)

    def _scaled_name(self, canvas: Canvas, t: float, color: Color) -> pygame.Surface:
        master = canvas.fonts.render(profile.NAME, DISPLAY, color)
        factor = lerp(1, BAR_TITLE.size / DISPLAY.size, t)
        width = round(master.get_width() * factor)
        key = (width, color)
        if key not in self._names:
            height = round(master.get_height() * factor)
            self._names[key] = pygame.transform.smoothscale(master, (width, height))
        return self._names[key]

    def _draw_caption(self, canvas: Canvas, snapshot: SnapshotLike, shift: float) -> None:
        arrival = ramp(-shift, NAME_CENTER - NAME_BAR_CENTER - 8, NAME_CENTER + 16)
        # Between two pages their captions change over, each faded by its distance.
        for index, caption in enumerate(profile.CAPTIONS):
            near = clamp(1 - 2 * abs(snapshot.page_position - index))
            canvas.text(caption, CAPTION, NAME_BAR_X, 30, ON_COVER_SECONDARY, alpha=arrival * near)

    def _draw_portrait(self, canvas: Canvas, shift: float) -> None:
        x, y, side, _ = portrait_box(shift)
        rim = lerp(4, 2, (PORTRAIT_OPEN - side) / (PORTRAIT_OPEN - PORTRAIT_BAR))
        canvas.circle(x + side / 2, y + side / 2, side / 2 + rim, SURFACE)
        canvas.image(self._portrait_at(canvas.px(side)), x, y)

    def _portrait_at(self, side: int) -> pygame.Surface:
        if side not in self._portraits:
            square = pygame.transform.smoothscale(self._portrait, (side, side))
            disc = rounded_shape(side, side, side // 2 + 1, (255, 255, 255))
            disc.blit(square, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            self._portraits[side] = disc
        return self._portraits[side]


def _draw_button(canvas: Canvas, shift: float, following: bool) -> None:
    x, y, width, height = button_box(shift)
    ground, ink = (ACCENT_TINT, ACCENT) if following else (ACCENT, ON_ACCENT)
    canvas.rounded(x, y, width, height, height / 2, ground)
    label = "Following" if following else "Follow"
    canvas.text(label, LABEL_BOLD, x + width / 2, y, ink, align="center", line=height)
