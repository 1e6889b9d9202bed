"""The header: cover, portrait, name, what is said about the person, and the bar it becomes.

Everything hangs on one number, the shift: how far the header's foot has moved from where it is in
the open header, negative when it collapses. The portrait, the name and the button ride on it and
stop in the bar, so they move exactly as the finger does until they are there.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from PIL import Image

from . import profile
from .artwork import cover, dimmed, night_cover, portrait, to_surface
from .canvas import Canvas, rounded_shape
from .feed import Feed
from .frame import FrameLike, RectLike, share_of
from .header_places import button_box, cover_bottom, name_travel, portrait_box, settings_box, shift_of
from .icons import Icons
from .layout import ICON_BUTTON, PORTRAIT_IN_BAR, Layout
from .theme import BAR_TITLE, BODY, BODY_BOLD, CAPTION, DISPLAY, LABEL_BOLD, Color, clamp, lerp, ramp

# The cover moves at half the speed of what is on it, as if it lay further back.
PARALLAX = 0.5

# The cover is painted larger than it is shown, so that a stretched one is still sharp.
COVER_RESERVE = 1.5

ICON = 20.0
FADE = 40.0
STATISTICS_GAP = 16.0
BUTTON_GAP = 28.0


class HeaderView:
    """Draws the header of a layout at one scale and in one theme."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        palette, scale = canvas.palette, canvas.scale

        def pixels(length: float) -> int:
            return max(1, round(length * scale))

        self.layout = layout
        width, height = layout.width, layout.cover_height
        painting = _painted((pixels(width * COVER_RESERVE), pixels(height * COVER_RESERVE)))
        self._large = dimmed(to_surface(painting), palette.picture_light)
        size = (pixels(width), pixels(height))
        self._cover = pygame.transform.smoothscale(self._large, size)
        self.bar_ground = pygame.transform.smoothscale(to_surface(night_cover(painting)), size)
        self._portrait = dimmed(to_surface(portrait(pixels(layout.portrait_side))), palette.picture_light)
        self._portraits: dict[int, pygame.Surface] = {}
        self._names: dict[tuple[int, Color], pygame.Surface] = {}
        inks = {True: palette.scrim, False: palette.on_cover}
        self._icon = {lit: Icons(pixels(ICON), ink).get("sliders") for lit, ink in inks.items()}

    def draw(self, canvas: Canvas, frame: FrameLike, feed: Feed, *, following: bool, lit: bool) -> None:
        """Draws the header down to the hover bar. lit: whether the button of the panel is."""
        header, width = frame.snapshot.header, self.layout.width
        shift = shift_of(frame.snapshot)
        bottom = cover_bottom(self.layout, shift)
        foot = frame.snapshot.hover.y
        canvas.fill(0, 0, width, header.y, canvas.palette.backdrop)
        canvas.fill(0, bottom, width, foot - bottom, canvas.palette.surface)
        with canvas.clip(0, bottom, width, foot - bottom) as visible:
            if visible:
                height = header.height - frame.snapshot.header_stretch
                self._draw_lines(canvas, shift, bottom, height, feed)
        self._draw_cover(canvas, header, shift, bottom)
        self._draw_name(canvas, shift, bottom)
        self._draw_caption(canvas, frame, shift, feed)
        self._draw_portrait(canvas, shift)
        _draw_button(canvas, self.layout, shift, following)
        self._draw_settings(canvas, header, lit)

    def _draw_lines(self, canvas: Canvas, shift: float, bottom: float, height: float, feed: Feed) -> None:
        layout = self.layout

        def alpha(top: float) -> float:
            # Lines are gone before the cover's edge would cut them, and whole while the header is open.
            return clamp((top + shift + 8 - bottom) / min(FADE, top + 8 - layout.cover_height))

        x, top = layout.handle_place
        canvas.text(profile.HANDLE, BODY, x, top + shift, canvas.palette.secondary, alpha=alpha(top))
        opened = height - layout.header_height
        x, end = layout.margin, 0.0
        for row, line in enumerate(layout.short_lines + layout.more_lines):
            top = layout.biography_top + row * BODY.line
            arrival = clamp(1 + opened / BODY.line - (row - len(layout.short_lines) + 1))
            end = canvas.text(line, BODY, x, top + shift, canvas.palette.ink, alpha=alpha(top) * arrival)
            if row == len(layout.short_lines) - 1:
                more = alpha(top) * clamp(1 - opened / BODY.line)
                canvas.text("more", BODY, x + end + 6, top + shift, canvas.palette.accent, alpha=more)
        less = alpha(top) * clamp((height - layout.long_header_height) / BODY.line + 1)
        canvas.text("less", BODY, x + end + 6, top + shift, canvas.palette.accent, alpha=less)
        if layout.statistics_foot is None:
            x, top = self._statistics_start(canvas, feed), layout.button_center - BODY.line / 2
        else:
            top = height - layout.statistics_foot
        for number, noun in feed.statistics:
            x += canvas.text(number, BODY_BOLD, x, top + shift, canvas.palette.ink, alpha=alpha(top)) + 4
            x += canvas.text(noun, BODY, x, top + shift, canvas.palette.secondary, alpha=alpha(top)) + STATISTICS_GAP

    def _statistics_start(self, canvas: Canvas, feed: Feed) -> float:
        """Where they begin so that they end before the button."""
        widths = (
            canvas.fonts.width(number, BODY_BOLD) + 4 + canvas.fonts.width(noun, BODY) + STATISTICS_GAP
            for number, noun in feed.statistics
        )
        return button_box(self.layout, 0)[0] - BUTTON_GAP + STATISTICS_GAP - sum(widths)

    def _draw_cover(self, canvas: Canvas, header: RectLike, shift: float, bottom: float) -> None:
        layout = self.layout
        top = max(0.0, header.y)
        height = bottom - top
        travel = layout.cover_height - layout.bar_height
        with canvas.clip(0, top, layout.width, height):
            if height > layout.cover_height + 0.01:
                canvas.image(self._stretched(canvas, height), 0, top)
                return
            y = top + PARALLAX * max(shift - top, -travel)
            canvas.image(self._cover, 0, y)
            canvas.image(self.bar_ground, 0, y, ramp(-shift, travel / 4, travel * 1.08))

    def _stretched(self, canvas: Canvas, height: float) -> pygame.Surface:
        """The cover grown to a height about the middle of its width."""
        size = (canvas.px(self.layout.width), canvas.px(height))
        large_width, large_height = self._large.get_size()
        width = min(large_width, round(large_height * size[0] / size[1]))
        area = pygame.Rect((large_width - width) // 2, 0, width, large_height)
        return pygame.transform.smoothscale(self._large.subsurface(area), size)

    def _draw_name(self, canvas: Canvas, shift: float, bottom: float) -> None:
        layout = self.layout
        travel = name_travel(layout)
        t = ramp(-shift, travel * 0.58, travel * 0.85)
        center = max(layout.name_in_bar, layout.name_place[1] + shift)
        x = lerp(layout.name_place[0], layout.name_bar_x, t)
        # The same name in two inks, each clipped to its ground: the change runs along the edge.
        for top, height, color in ((0.0, bottom, canvas.palette.on_cover), (bottom, 400.0, canvas.palette.ink)):
            with canvas.clip(0, top, layout.width, height):
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

    def _draw_caption(self, canvas: Canvas, frame: FrameLike, shift: float, feed: Feed) -> None:
        layout, travel = self.layout, name_travel(self.layout)
        arrival = ramp(-shift, travel - 8, travel + 16)
        # Between two pages their captions change over, each faded by its distance.
        for index, caption in enumerate(feed.captions):
            near = clamp(2 * share_of(frame, index) - 1)
            place = layout.name_bar_x, layout.caption_in_bar
            canvas.text(caption, CAPTION, *place, canvas.palette.on_cover_secondary, alpha=arrival * near)

    def _draw_portrait(self, canvas: Canvas, shift: float) -> None:
        x, y, side, _ = portrait_box(self.layout, shift)
        grown = (side - PORTRAIT_IN_BAR) / (self.layout.portrait_side - PORTRAIT_IN_BAR)
        canvas.circle(x + side / 2, y + side / 2, side / 2 + lerp(2, 4, grown), canvas.palette.surface)
        canvas.image(self._portrait_at(canvas.px(side)), x, y)

    def _portrait_at(self, side: int) -> pygame.Surface:
        if side not in self._portraits:
            square = pygame.transform.smoothscale(self._portrait, (side, side))
            disc = rounded_shape(side, side, side // 2 + 1, (255, 255, 255))
            disc.blit(square, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            self._portraits[side] = disc
        return self._portraits[side]

    def _draw_settings(self, canvas: Canvas, header: RectLike, lit: bool) -> None:
        x, y, side, _ = settings_box(self.layout, header.y)
        canvas.circle(
            x + side / 2,
            y + side / 2,
            ICON_BUTTON / 2,
            canvas.palette.on_cover if lit else canvas.palette.scrim,
            0.94 if lit else 0.42,
        )
        canvas.image(self._icon[lit], x + (side - ICON) / 2, y + (side - ICON) / 2)


@lru_cache(maxsize=4)
def _painted(size: tuple[int, int]) -> Image.Image:
    """The cover: another theme must not mean painting it again."""
    return cover(size)


def _draw_button(canvas: Canvas, layout: Layout, shift: float, following: bool) -> None:
    x, y, width, height = button_box(layout, shift)
    colors = canvas.palette
    ground, ink = (colors.accent_tint, colors.on_accent_tint) if following else (colors.accent, colors.on_accent)
    canvas.rounded(x, y, width, height, height / 2, ground)
    label = "Following" if following else "Follow"
    canvas.text(label, LABEL_BOLD, x + width / 2, y, ink, align="center", line=height)
