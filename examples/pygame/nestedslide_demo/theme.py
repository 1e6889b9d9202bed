"""Type scale, and what is computed with colours and lengths.

Lengths are points, multiples of 4 and mostly of 8. The colours are in palettes.py.
"""

from __future__ import annotations

from dataclasses import dataclass

Color = tuple[int, int, int]

# Left, top, width, height in points.
Box = tuple[float, float, float, float]


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
CAPTION_BOLD = TextStyle(12, 16, True)
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
