"""All keys and gestures on one card over the screen."""

from __future__ import annotations

from dataclasses import dataclass

from .canvas import Canvas
from .layout import Layout
from .lists import FAR_NOTE
from .palettes import SCRIM
from .theme import CAPTION, CAPTION_BOLD, LABEL, TITLE, mix

Keys = tuple[tuple[str, str], ...]

MOVE: Keys = (
    ("Drag", "scroll, swipe, pull"),
    ("Wheel", "scroll; Shift: pages"),
    ("Right\N{NO-BREAK SPACE}button", "drag a row"),
    ("← →", "the page beside"),
    ("↑ ↓", "a line up or down"),
    ("Space", "a screen; Shift: back"),
    ("Home End", "the top, the end"),
)
LOOK: Keys = (
    ("D", "light or dark"),
    ("T", "turn the screen"),
    ("Tab", "policies"),
    ("Esc", "close"),
)
TRY: Keys = (
    ("H", "a longer header"),
    ("U", "refresh"),
    ("J", f"go to row {FAR_NOTE:,}"),
    ("I", "insert rows above"),
    ("C", "a chat; say a word"),
    ("N", "a slide in a page"),
    ("O", "network off or on"),
    ("R", "start over"),
    ("X", "reset all settings"),
)
KEYS = (("Move", MOVE), ("Look", LOOK), ("Try", TRY))

# A record is of one coordinator, and this key would put two more inside it.
UNRECORDED = "N"
LEFT_OUT = "not while recording"

MARGIN = 16.0
INSET = 20.0
RADIUS = 16.0
LINE = 28.0
HEADING = 32.0
GROUP_GAP = 8.0
TITLE_HEIGHT = 40.0
KEY = 22.0
KEY_INSET = 7.0
TEXT_X = 100.0
COLUMN_GAP = 28.0
VEIL = 0.55


@dataclass(frozen=True)
class Card:
    """Where the card is, and how many groups stand beside each other."""

    x: float
    y: float
    width: float
    height: float
    columns: int

    @property
    def column(self) -> float:
        """Width of a group."""
        return (self.width - 2 * INSET - (self.columns - 1) * COLUMN_GAP) / self.columns


def card(layout: Layout) -> Card:
    """The card of a layout, in the middle of the screen."""
    columns = len(KEYS) if layout.width > layout.height else 1
    lines = [len(keys) * LINE + HEADING for _, keys in KEYS]
    stacked = sum(lines) + (len(lines) - 1) * GROUP_GAP
    height = 2 * INSET + TITLE_HEIGHT + (max(lines) if columns > 1 else stacked)
    width = layout.width - 2 * MARGIN
    return Card(MARGIN, (layout.height - height) / 2, width, height, columns)


def caps(key: str) -> list[str]:
    """What is printed on the keys of a line, each on a cap of its own."""
    return key.split(" ")


def meaning(key: str, what: str, recording: bool) -> str:
    """What the card says of a key."""
    return LEFT_OUT if recording and key == UNRECORDED else what


class HelpView:
    """Draws on a canvas."""

    def __init__(self, canvas: Canvas, layout: Layout, *, recording: bool = False) -> None:
        """recording: the run is recorded, so the key that a record cannot hold says that it is left out."""
        self.canvas = canvas
        self.card = card(layout)
        self._recording = recording

    def draw(self) -> None:
        """Draws it over all that is there."""
        canvas, palette, box = self.canvas, self.canvas.palette, self.card
        canvas.fill(0, 0, canvas.width, canvas.height, SCRIM, VEIL)
        canvas.rounded(box.x, box.y, box.width, box.height, RADIUS, palette.raised)
        x, y = box.x + INSET, box.y + INSET
        canvas.text("Keys and gestures", TITLE, x, y, palette.ink)
        canvas.text(
            "A tap closes this", CAPTION, box.x + box.width - INSET, y, palette.secondary, align="right", line=24
        )
        y += TITLE_HEIGHT
        for title, keys in KEYS:
            top = y
            canvas.text(title, CAPTION_BOLD, x, top, palette.accent, line=24)
            canvas.hairline(x, top + 26, box.column, mix(palette.raised, palette.secondary, 0.25))
            top += HEADING
            for key, what in keys:
                self._draw_key(key, x, top)
                said = meaning(key, what, self._recording)
                ink = palette.ink if said == what else palette.secondary
                canvas.text(said, LABEL, x + TEXT_X, top, ink, line=LINE)
                top += LINE
            if box.columns > 1:
                x += box.column + COLUMN_GAP
            else:
                y = top + GROUP_GAP

    def _draw_key(self, key: str, x: float, y: float) -> None:
        canvas, palette = self.canvas, self.canvas.palette
        for part in caps(key):
            width = max(KEY, canvas.fonts.width(part, CAPTION_BOLD) + 2 * KEY_INSET)
            top = y + (LINE - KEY) / 2
            canvas.rounded(x, top, width, KEY, 6, palette.backdrop)
            canvas.text(part, CAPTION_BOLD, x + width / 2, top, palette.ink, align="center", line=KEY)
            x += width + 4
