"""Colours, type scale and spacing: the one place where a look is decided.

Lengths are points, multiples of 4 and mostly of 8. Text colours meet WCAG AA (4.5:1) on the
surfaces they are used on; the tests compute it.
"""

from __future__ import annotations

from dataclasses import dataclass

Color = tuple[int, int, int]

# Left, top, width, height in points.
Box = tuple[float, float, float, float]

SURFACE: Color = (255, 255, 255)
BACKDROP: Color = (243, 244, 247)
INK: Color = (22, 25, 34)
SECONDARY: Color = (92, 99, 114)
HAIRLINE: Color = (228, 231, 236)
ACCENT: Color = (196, 64, 44)
ACCENT_TINT: Color = (252, 237, 232)
ON_ACCENT: Color = (255, 255, 255)
ON_COVER: Color = (255, 255, 255)
ON_COVER_SECONDARY: Color = (226, 226, 236)
SCRIM: Color = (24, 20, 44)
LETTERBOX: Color = (20, 21, 26)
SHADOW: Color = (16, 18, 32)

# The panel beside the screen: dark, so that the profile stays what one looks at.
PANEL: Color = (27, 28, 36)
PANEL_RAISED: Color = (42, 44, 55)
PANEL_LINE: Color = (47, 49, 61)
ON_PANEL: Color = (240, 241, 246)
ON_PANEL_SECONDARY: Color = (164, 168, 184)
PANEL_ACCENT: Color = (255, 158, 128)

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
class TextStyle:
    """A size of type: em and line height in points, and weight."""

    size: float
    line: float
    bold: bool = False


DISPLAY = TextStyle(24, 32, True)
BAR_TITLE = TextStyle(17, 24, True)
TITLE = TextStyle(16, 24, True)
BODY = TextStyle(15, 24)
BODY_BOLD = TextStyle(15, 24, True)
LABEL = TextStyle(14, 20)
LABEL_BOLD = TextStyle(14, 20, True)
CAPTION = TextStyle(12, 16)
INITIALS = TextStyle(17, 24, True)


def luminance(color: Color) -> float:
    """Relative luminance after WCAG 2.1, 0 for black to 1 for white."""

    def linear(channel: int) -> float:
        value = channel / 255
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(channel) for channel in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """Contrast ratio after WCAG 2.1, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(start: Color, end: Color, t: float) -> Color:
    """The colour a fraction t of the way from start to end."""
    t = clamp(t)
    red, green, blue = (round(a + (b - a) * t) for a, b in zip(start, end))
    return (red, green, blue)


def clamp(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """The value, or the bound it is beyond."""
    return low if value < low else high if value > high else value


def lerp(start: float, end: float, t: float) -> float:
    """The length a fraction t of the way from start to end."""
    return start + (end - start) * t


def ramp(value: float, start: float, end: float) -> float:
    """How far a value has come from start to end, eased at both ends, 0 to 1."""
    t = clamp((value - start) / (end - start))
    return t * t * (3 - 2 * t)
