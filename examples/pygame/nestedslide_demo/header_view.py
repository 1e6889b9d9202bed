"""The header: cover, portrait, name, what is said about the person, and the bar it becomes.

The effects of the engine say where everything is and how much of it shows, the same in all hosts: header_motion.py.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from PIL import Image

from . import content, profile
from .artwork import cover, dimmed, night_cover, portrait, to_surface
from .canvas import Canvas, rounded_shape
from .feed import Feed
from .frame import FrameLike, RectLike, share_of
from .header_motion import HeaderMotion
from .header_places import button_box, cover_bottom, portrait_box, settings_box
from .icons import Icons
from .layout import ICON_BUTTON, Layout
from .theme import BAR_TITLE, BODY, BODY_BOLD, CAPTION, DISPLAY, LABEL_BOLD, clamp

# The cover is painted larger than it is shown, so that a stretched one is still sharp.
COVER_RESERVE = 1.5

ICON = 20.0
STATISTICS_GAP = 16.0
BUTTON_GAP = 28.0
BUTTON_WIDTH = 112.0


class HeaderView:
    """Draws the header of a layout at one scale and in one theme."""

    def __init__(self, layout: Layout, canvas: Canvas) -> None:
        palette, scale = canvas.palette, canvas.scale

        def pixels(length: float) -> int:
            return max(1, round(length * scale))

        self.layout = layout
        self._button_left = layout.width - layout.margin - BUTTON_WIDTH
        width, height = layout.width, layout.cover_height
        painting = _painted((pixels(width * COVER_RESERVE), pixels(height * COVER_RESERVE)))
        self._large = dimmed(to_surface(painting), palette.picture_light)
        size = (pixels(width), pixels(height))
        self._cover = pygame.transform.smoothscale(self._large, size)
        self.bar_ground = pygame.transform.smoothscale(to_surface(night_cover(painting)), size)
        self._portrait = dimmed(to_surface(portrait(pixels(layout.portrait_side))), palette.picture_light)
        self._portraits: dict[int, pygame.Surface] = {}
        inks = {True: palette.scrim, False: palette.on_cover}
        self._icon = {lit: Icons(pixels(ICON), ink).get("sliders") for lit, ink in inks.items()}

    def draw(
        self, canvas: Canvas, frame: FrameLike, motion: HeaderMotion, feed: Feed, *, following: bool, lit: bool
    ) -> None:
        """Draws the header down to the hover bar. lit: whether the button of the panel is."""
        header, width = frame.snapshot.header, self.layout.width
        bottom = cover_bottom(motion)
        foot = frame.snapshot.hover.y
        canvas.fill(0, 0, width, header.y, canvas.palette.backdrop)
        canvas.fill(0, bottom, width, foot - bottom, canvas.palette.surface)
        with canvas.clip(0, bottom, width, foot - bottom) as visible:
            if visible:
                height = header.height - frame.snapshot.header_stretch
                self._draw_lines(canvas, motion, height, feed)
        self._draw_cover(canvas, header, motion)
        self._draw_name(canvas, motion)
        self._draw_caption(canvas, frame, motion, feed)
        self._draw_portrait(canvas, motion)
        _draw_button(canvas, self.layout, motion, following)
        self._draw_settings(canvas, header, lit)

    def _draw_lines(self, canvas: Canvas, motion: HeaderMotion, height: float, feed: Feed) -> None:
        layout, shift = self.layout, motion.details
        x, center = layout.name_place
        shown = motion[content.EFFECT_NAME_SHOWN]
        canvas.text(profile.NAME, DISPLAY, x, center - DISPLAY.line / 2 + shift, canvas.palette.ink, alpha=shown)
        x, top = layout.handle_place
        shown = motion[content.EFFECT_HANDLE_SHOWN]
        canvas.text(profile.HANDLE, BODY, x, top + shift, canvas.palette.secondary, alpha=shown)
        opened = height - layout.header_height
        x, end = layout.margin, 0.0
        for row, line in enumerate(layout.short_lines + layout.more_lines):
            top = layout.biography_top + row * BODY.line
            shown = motion[content.EFFECT_LINE_1_SHOWN + row]
            arrival = clamp(1 + opened / BODY.line - (row - len(layout.short_lines) + 1))
            end = canvas.text(line, BODY, x, top + shift, canvas.palette.ink, alpha=shown * arrival)
            if row == len(layout.short_lines) - 1:
                more = shown * clamp(1 - opened / BODY.line)
                canvas.text("more", BODY, x + end + 6, top + shift, canvas.palette.accent, alpha=more)
        less = shown * clamp((height - layout.long_header_height) / BODY.line + 1)
        canvas.text("less", BODY, x + end + 6, top + shift, canvas.palette.accent, alpha=less)
        if layout.statistics_foot is None:
            x, top = self._statistics_start(canvas, feed), layout.button_center - BODY.line / 2
        else:
            top = height - layout.statistics_foot
        # Below the long biography they leave as its last line does.
        leaves = content.EFFECT_STATISTICS_SHOWN if opened <= 0 else content.EFFECT_LINE_5_SHOWN
        for number, noun in feed.statistics:
            x += canvas.text(number, BODY_BOLD, x, top + shift, canvas.palette.ink, alpha=motion[leaves]) + 4
            noun_width = canvas.text(noun, BODY, x, top + shift, canvas.palette.secondary, alpha=motion[leaves])
            x += noun_width + STATISTICS_GAP

    def _statistics_start(self, canvas: Canvas, feed: Feed) -> float:
        """Where they begin so that they end before the button."""
        widths = (
            canvas.fonts.width(number, BODY_BOLD) + 4 + canvas.fonts.width(noun, BODY) + STATISTICS_GAP
            for number, noun in feed.statistics
        )
        return self._button_left - BUTTON_GAP + STATISTICS_GAP - sum(widths)

    def _draw_cover(self, canvas: Canvas, header: RectLike, motion: HeaderMotion) -> None:
        layout = self.layout
        top = max(0.0, header.y)
        height = cover_bottom(motion) - top
        with canvas.clip(0, top, layout.width, height):
            if height > layout.cover_height + 0.01:
                canvas.image(self._stretched(canvas, height), 0, top)
                return
            # It goes half as far as what is on it, as if it lay further back.
            y = top + motion[content.EFFECT_COVER_SHIFT]
            canvas.image(self._cover, 0, y)
            canvas.image(self.bar_ground, 0, y, motion[content.EFFECT_NIGHT])

    def _stretched(self, canvas: Canvas, height: float) -> pygame.Surface:
        """The cover grown to a height about the middle of its width."""
        size = (canvas.px(self.layout.width), canvas.px(height))
        large_width, large_height = self._large.get_size()
        width = min(large_width, round(large_height * size[0] / size[1]))
        area = pygame.Rect((large_width - width) // 2, 0, width, large_height)
        return pygame.transform.smoothscale(self._large.subsurface(area), size)

    def _draw_name(self, canvas: Canvas, motion: HeaderMotion) -> None:
        """The name comes up into the bar after it has left below it."""
        center = motion.at(content.EFFECT_BAR_NAME_CENTER)
        with canvas.clip(0, 0, self.layout.width, cover_bottom(motion)):
            place = self.layout.name_bar_x, center - BAR_TITLE.line / 2
            canvas.text(profile.NAME, BAR_TITLE, *place, canvas.palette.on_cover)

    def _draw_caption(self, canvas: Canvas, frame: FrameLike, motion: HeaderMotion, feed: Feed) -> None:
        arrival = motion[content.EFFECT_BAR_CAPTION_SHOWN]
        # Between two pages their captions change over, each faded by its distance.
        for index, caption in enumerate(feed.captions):
            near = clamp(2 * share_of(frame, index) - 1)
            place = self.layout.name_bar_x, self.layout.caption_in_bar
            canvas.text(caption, CAPTION, *place, canvas.palette.on_cover_secondary, alpha=arrival * near)

    def _draw_portrait(self, canvas: Canvas, motion: HeaderMotion) -> None:
        x, y, side, _ = portrait_box(self.layout, motion)
        rim = motion[content.EFFECT_PORTRAIT_RIM]
        canvas.circle(x + side / 2, y + side / 2, side / 2 + rim, canvas.palette.surface)
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


def _draw_button(canvas: Canvas, layout: Layout, motion: HeaderMotion, following: bool) -> None:
    x, y, width, height = button_box(layout, motion)
    shown = motion[content.EFFECT_BUTTON_SHOWN]
    colors = canvas.palette
    ground, ink = (colors.accent_tint, colors.on_accent_tint) if following else (colors.accent, colors.on_accent)
    canvas.rounded(x, y, width, height, height / 2, ground, shown)
    label = "Following" if following else "Follow"
    canvas.text(label, LABEL_BOLD, x + width / 2, y, ink, align="center", line=height, alpha=shown)
