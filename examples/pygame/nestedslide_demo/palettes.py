"""The colours of the light and of the dark theme: what a surface, an ink or an accent is in each.

A view takes colours from the palette of its canvas and from nowhere else, and is made anew for another palette, so no
picture that it keeps has a colour of the other theme.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .theme import Color

# On pictures and on the discs behind initials, which are as dark in both themes.
WHITE: Color = (255, 255, 255)
SCRIM: Color = (24, 20, 44)

# Top and bottom colours of the discs behind initials, dark enough for white letters.
DISCS: tuple[tuple[Color, Color], ...] = (
    ((208, 84, 66), (168, 46, 66)),
    ((88, 104, 206), (60, 62, 164)),
    ((22, 132, 132), (14, 94, 114)),
    ((146, 86, 188), (108, 54, 152)),
    ((44, 122, 186), (28, 82, 152)),
    ((188, 102, 38), (152, 68, 34)),
    ((62, 128, 78), (34, 96, 68)),
    ((194, 74, 128), (146, 42, 108)),
    ((94, 106, 130), (62, 72, 98)),
)


@dataclass(frozen=True)
class Palette:
    """One theme. The tests compute that every pair of `pairs` meets WCAG AA."""

    name: str
    surface: Color
    backdrop: Color
    """Behind surfaces, and the ground of the list's headings."""
    raised: Color
    """A disc that floats above a surface."""
    ink: Color
    secondary: Color
    hairline: Color
    accent: Color
    """For buttons, marks and links."""
    on_accent: Color
    accent_tint: Color
    """Behind what is new or chosen."""
    on_accent_tint: Color
    shadow: Color
    letterbox: Color
    """Around the screen, in a window of another shape."""
    picture_light: float
    """How bright pictures are shown, 1 as they are: at night they would glare."""

    panel: Color
    panel_raised: Color
    panel_line: Color
    on_panel: Color
    on_panel_secondary: Color
    panel_accent: Color
    on_panel_accent: Color

    on_cover: Color = WHITE
    on_cover_secondary: Color = (226, 226, 236)
    cover_accent: Color = (255, 158, 128)
    scrim: Color = SCRIM

    def pairs(self) -> Iterator[tuple[str, Color, Color]]:
        """Every ink of a text with a ground it is written on, and what they are called."""
        for ground in ("surface", "backdrop", "raised", "accent_tint"):
            yield f"ink on {ground}", self.ink, getattr(self, ground)
        for ground in ("surface", "backdrop", "raised"):
            yield f"secondary on {ground}", self.secondary, getattr(self, ground)
        for ground in ("surface", "raised"):
            yield f"accent on {ground}", self.accent, getattr(self, ground)
        yield "on_accent on accent", self.on_accent, self.accent
        yield "on_accent_tint on accent_tint", self.on_accent_tint, self.accent_tint
        for ink in ("on_panel", "on_panel_secondary", "panel_accent"):
            for ground in ("panel", "panel_raised"):
                yield f"{ink} on {ground}", getattr(self, ink), getattr(self, ground)
        yield "on_panel on panel_line", self.on_panel, self.panel_line
        yield "on_panel_accent on panel_accent", self.on_panel_accent, self.panel_accent


LIGHT = Palette(
    name="light",
    surface=(255, 255, 255),
    backdrop=(243, 244, 247),
    raised=(255, 255, 255),
    ink=(22, 25, 34),
    secondary=(92, 99, 114),
    hairline=(228, 231, 236),
    accent=(196, 64, 44),
    on_accent=WHITE,
    accent_tint=(252, 237, 232),
    on_accent_tint=(178, 54, 36),
    shadow=(16, 18, 32),
    letterbox=(20, 21, 26),
    picture_light=1.0,
    # The panel beside the screen is dark, so that the profile stays what one looks at.
    panel=(27, 28, 36),
    panel_raised=(42, 44, 55),
    panel_line=(47, 49, 61),
    on_panel=(240, 241, 246),
    on_panel_secondary=(164, 168, 184),
    panel_accent=(255, 158, 128),
    on_panel_accent=(46, 18, 10),
)

DARK = Palette(
    name="dark",
    surface=(24, 25, 32),
    backdrop=(14, 15, 19),
    raised=(46, 48, 60),
    ink=(238, 240, 246),
    secondary=(162, 168, 184),
    hairline=(45, 47, 58),
    accent=(255, 150, 122),
    on_accent=(44, 16, 9),
    accent_tint=(62, 38, 34),
    on_accent_tint=(255, 160, 134),
    shadow=(0, 0, 0),
    letterbox=(7, 7, 10),
    picture_light=0.86,
    panel=(36, 38, 47),
    panel_raised=(51, 53, 66),
    panel_line=(57, 60, 73),
    on_panel=(240, 241, 246),
    on_panel_secondary=(176, 180, 195),
    panel_accent=(255, 158, 128),
    on_panel_accent=(46, 18, 10),
)

PALETTES = {palette.name: palette for palette in (LIGHT, DARK)}


def other(palette: Palette) -> Palette:
    """The dark one of the light one, and the other way round."""
    return LIGHT if palette is DARK else DARK
