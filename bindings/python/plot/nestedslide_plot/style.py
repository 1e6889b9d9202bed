"""Colours, type and spacing of the pictures: the one place where their look is decided.

The hues are taken from the sets of Okabe and Ito and of Tol, which those who see few colours can tell apart; what is
drawn is labelled besides. Text has a contrast of at least 4.5 to 1 to what it stands on; the tests compute it. Sizes of
type are points of 1/72 inch, at 96 pixels of a screen an inch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from nestedslide.enums import Phase

PIXELS_AN_INCH = 192
"""A PNG has two pixels for one of a screen's, so that it stays sharp."""

SMALL = 8.0
BODY = 9.0
TITLE = 13.0
THIN = 0.75
LINE = 1.4
STRONG = 1.9


@dataclass(frozen=True)
class Theme:
    """A set of colours."""

    ground: str
    ink: str
    secondary: str
    rule: str
    outer: str
    inner: str
    beyond: str
    """The ground beyond an edge."""
    refused: str
    runs: tuple[str, ...]
    """Lines laid over each other."""
    phases: dict[Phase, str]


LIGHT = Theme(
    ground="#ffffff",
    ink="#161922",
    secondary="#5c6372",
    rule="#e1e4ea",
    outer="#c4402c",
    inner="#0b6aa8",
    beyond="#fdf1d8",
    refused="#c4402c",
    runs=("#0b6aa8", "#c4402c", "#00835f", "#8a4fa3", "#9c6200", "#4a5261"),
    phases={
        Phase.dragging: "#5c6372",
        Phase.decelerating: "#7cc0d8",
        Phase.bouncing: "#e5a33a",
        Phase.snapping: "#a8487f",
        Phase.paging: "#8c83db",
        Phase.animating: "#a9b665",
    },
)

DARK = Theme(
    ground="#14161d",
    ink="#eef0f5",
    secondary="#a4a9b8",
    rule="#2d313d",
    outer="#ff8f73",
    inner="#6cb8ee",
    beyond="#2f2a1b",
    refused="#ff8f73",
    runs=("#6cb8ee", "#ff8f73", "#4fcb9f", "#cf9ae6", "#e5b64a", "#a4a9b8"),
    phases={
        Phase.dragging: "#8a91a3",
        Phase.decelerating: "#4d9db8",
        Phase.bouncing: "#d9972f",
        Phase.snapping: "#c96aa0",
        Phase.paging: "#9a92ea",
        Phase.animating: "#94a24f",
    },
)

THEMES = {"light": LIGHT, "dark": DARK}


def luminance(color: str) -> float:
    """Relative luminance of "#rrggbb" after WCAG 2.1, 0 for black to 1 for white."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def rc(theme: Theme) -> Any:
    """The theme as a dict of matplotlib's settings. The type is what comes with it: the same picture everywhere."""
    return {
        "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans"],
        "font.size": BODY,
        "text.color": theme.ink,
        "text.parse_math": False,
        "figure.facecolor": theme.ground,
        "savefig.facecolor": theme.ground,
        "axes.facecolor": "none",
        "axes.edgecolor": theme.rule,
        "axes.linewidth": THIN,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.spines.left": False,
        "axes.spines.bottom": False,
        "axes.labelcolor": theme.secondary,
        "axes.unicode_minus": True,
        "xtick.color": theme.rule,
        "xtick.labelcolor": theme.secondary,
        "xtick.labelsize": SMALL,
        "xtick.major.size": 0,
        "ytick.color": theme.rule,
        "ytick.labelcolor": theme.secondary,
        "ytick.labelsize": SMALL,
        "ytick.major.size": 0,
        "ytick.major.pad": 6,
        "lines.linewidth": LINE,
        "lines.solid_capstyle": "round",
        "lines.solid_joinstyle": "round",
        "svg.fonttype": "none",
        "svg.hashsalt": "nestedslide",
        "path.simplify": True,
    }
