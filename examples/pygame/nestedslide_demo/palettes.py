"""The colours of the light and of the dark theme: what a surface, an ink or an accent is in each.

A view takes colours from the palette of its canvas and from nowhere else, and is made anew for another palette, so no
picture that it keeps has a colour of the other theme.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from . import content
from .theme import Color

# On pictures and on the discs behind initials, which are as dark in both themes.
WHITE: Color = content.ON_COVER
SCRIM: Color = content.SCRIM
# Top and bottom colours of the discs behind initials, dark enough for white letters.
DISCS = content.DISCS


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
    on_cover_secondary: Color = content.ON_COVER_SECONDARY
    cover_accent: Color = content.COVER_ACCENT
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
    "light",
    *content.LIGHT,
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
    "dark",
    *content.DARK,
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
