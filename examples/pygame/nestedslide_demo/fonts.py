"""Type: finding a decent system face, measuring, wrapping and cached rendering."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import pygame

from .theme import Color, TextStyle

# In order of preference: the interface faces of the common systems, then what most have. The
# number scales a face that is drawn larger than the others on the same em.
FACES: tuple[tuple[str, float], ...] = (
    ("inter", 0.98),
    ("sfprotext", 1.0),
    ("helveticaneue", 1.0),
    ("segoeui", 1.0),
    ("roboto", 1.0),
    ("notosans", 0.98),
    ("ubuntu", 1.0),
    ("cantarell", 1.0),
    ("liberationsans", 1.0),
    ("arial", 1.0),
    ("dejavusans", 0.96),
)

CACHED_TEXTS = 1500

# Height of a capital letter as a fraction of the em, near enough for every face above.
CAP_HEIGHT = 0.72


class Fonts:
    """Rendered text at one scale, in pixels per point."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        pygame.font.init()
        self._paths, self._factor = _find_faces()
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}
        self._texts: OrderedDict[tuple[str, TextStyle, Color], pygame.Surface] = OrderedDict()
        self._digits: dict[TextStyle, float] = {}
        self._drops: dict[TextStyle, float] = {}
        self._fitted: dict[tuple[str, TextStyle, float], str] = {}

    def render(self, text: str, style: TextStyle, color: Color) -> pygame.Surface:
        """The text as a surface with alpha; the same surface for the same request."""
        key = (text, style, color)
        surface = self._texts.get(key)
        if surface is None:
            surface = self._font(style).render(text, True, color)
            self._texts[key] = surface
            if len(self._texts) > CACHED_TEXTS:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return surface

    def width(self, text: str, style: TextStyle) -> float:
        """Width of the text in points."""
        return self._font(style).size(text)[0] / self.scale

    def digit_width(self, style: TextStyle) -> float:
        """Width of the widest digit in points."""
        if style not in self._digits:
            self._digits[style] = max(self.width(digit, style) for digit in "0123456789")
        return self._digits[style]

    def top(self, style: TextStyle, line_top: float, line_height: float) -> float:
        """Where a text's surface begins so that its capitals sit in the middle of the line."""
        drop = self._drops.get(style)
        if drop is None:
            cap = style.size * self._factor * CAP_HEIGHT
            drop = self._drops[style] = cap / 2 - self._font(style).get_ascent() / self.scale
        return line_top + line_height / 2 + drop

    def fit(self, text: str, style: TextStyle, width: float) -> str:
        """The text, cut with an ellipsis where it is wider than the width."""
        key = (text, style, width)
        if key not in self._fitted:
            fitted = text
            while self.width(fitted, style) > width and len(fitted) > 1:
                fitted = fitted[:-2].rstrip(" ,.") + "…"
            self._fitted[key] = fitted
        return self._fitted[key]

    def wrap(self, text: str, style: TextStyle, width: float) -> list[str]:
        """The text in lines that are not wider than the width."""
        lines: list[str] = []
        line = ""
        for word in text.split():
            longer = f"{line} {word}".strip()
            if line and self.width(longer, style) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line] if line else lines

    def _font(self, style: TextStyle) -> pygame.font.Font:
        pixels = max(6, round(style.size * self.scale * self._factor))
        key = (pixels, style.bold)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(self._paths[style.bold], pixels)
        return self._fonts[key]


def _find_faces() -> tuple[dict[bool, str | None], float]:
    """Files of the regular and the bold weight; None stands for pygame's own face."""
    for name, factor in FACES:
        regular = pygame.font.match_font(name)
        bold = pygame.font.match_font(name, bold=True)
        if regular and bold:
            regular, bold = _cut(regular, "Regular"), _cut(bold, "SemiBold")
            return {False: _condensed(regular), True: _condensed(bold)}, factor
    return {False: None, True: None}, 1.0


def _cut(path: str, weight: str) -> str:
    """A family with many weights beside each other: which one is called bold is not left to chance."""
    file = Path(path)
    beside = file.with_name(f"{file.stem.split('-')[0]}-{weight}{file.suffix}")
    return str(beside) if beside.exists() else path


def _condensed(path: str) -> str:
    """DejaVu Sans is wide for an interface; its condensed cut lies beside it."""
    file = Path(path)
    if file.name.startswith("DejaVuSans") and "Condensed" not in file.name:
        beside = file.with_name(file.name.replace("DejaVuSans", "DejaVuSansCondensed"))
        if beside.exists():
            return str(beside)
    return path
