"""Type scale, and what is computed with colours and lengths.

Lengths are points, multiples of 4 and mostly of 8. The colours are in palettes.py.
"""

from __future__ import annotations

from . import content

Color = content.Color
TextStyle = content.TextStyle

# Left, top, width, height in points.
Box = tuple[float, float, float, float]

DISPLAY, BAR_TITLE, TITLE = content.DISPLAY, content.BAR_TITLE, content.TITLE
BODY, BODY_BOLD, LABEL, LABEL_BOLD = content.BODY, content.BODY_BOLD, content.LABEL, content.LABEL_BOLD
CAPTION, CAPTION_BOLD, INITIALS = content.CAPTION, content.CAPTION_BOLD, content.INITIALS


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
