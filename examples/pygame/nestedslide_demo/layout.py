"""Where things are, upright and on its side. Lengths in points.

The engine is told the heights, the views take the places; a layout is all that a rotation changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import content
from .profile import BIOGRAPHY
from .theme import BODY, Box

Size = tuple[float, float]
Lines = tuple[str, ...]

# The portrait and the buttons in the collapsed header.
PORTRAIT_IN_BAR = content.PORTRAIT_IN_BAR
NAME_GAP = 12.0
ICON_BUTTON = 32.0

# Below the last item of a list: what is said there of loading.
FOOTER = 72.0


@dataclass(frozen=True)
class Layout:
    """One orientation of the screen and, beside it, of the panel."""

    name: str
    viewport: Size
    margin: float
    bar_height: float
    tabs_height: float
    cover_height: float
    header_height: float
    """With the first paragraph of the biography; the rest makes it longer."""
    header_return_height: float
    """What of it comes back at once where only a part does."""
    short_lines: Lines
    more_lines: Lines
    portrait_side: float
    name_place: tuple[float, float]
    """Left edge and middle."""
    name_in_bar: float
    caption_in_bar: float
    handle_place: tuple[float, float]
    biography_top: float
    statistics_foot: float | None
    """How far above the header's foot the numbers stand; None where they stand beside the button."""
    button_center: float
    columns: int
    """Of photographs."""
    cards_abreast: bool
    """Whether the two cards of the short page lie side by side."""
    panel: Box

    @property
    def width(self) -> float:
        """Of the screen."""
        return self.viewport[0]

    @property
    def height(self) -> float:
        """Of the screen."""
        return self.viewport[1]

    @property
    def long_header_height(self) -> float:
        """With the whole biography."""
        return self.header_height + len(self.more_lines) * BODY.line

    @property
    def bar_center(self) -> float:
        """The middle of the collapsed header."""
        return self.bar_height / 2

    @property
    def name_bar_x(self) -> float:
        """Where the name begins in the collapsed header."""
        return self.margin + PORTRAIT_IN_BAR + NAME_GAP

    def header(self, long: bool) -> float:
        """The header's height with a short or a long biography."""
        return self.long_header_height if long else self.header_height

    def stage(self, panel: bool) -> Size:
        """All that the window shows: the screen, and the panel beside it where that is open."""
        if not panel:
            return self.viewport
        x, y, width, height = self.panel
        return max(self.width, x + width), max(self.height, y + height)


PORTRAIT = Layout(
    name="portrait",
    viewport=(390.0, 844.0),
    margin=content.MARGIN,
    bar_height=content.BAR_HEIGHT,
    tabs_height=content.TABS_HEIGHT,
    cover_height=content.COVER_HEIGHT,
    header_height=content.HEADER_HEIGHT,
    header_return_height=160.0,
    short_lines=BIOGRAPHY[0],
    more_lines=tuple(line for paragraph in BIOGRAPHY[1:] for line in paragraph),
    portrait_side=content.PORTRAIT_SIDE,
    name_place=(content.MARGIN, content.NAME_CENTER),
    name_in_bar=18.0,
    caption_in_bar=content.BAR_CAPTION_TOP,
    handle_place=(content.MARGIN, content.HANDLE_TOP),
    biography_top=content.BIOGRAPHY_TOP,
    statistics_foot=content.HEADER_HEIGHT - content.STATISTICS_TOP,
    button_center=content.BUTTON_CENTER,
    columns=3,
    cards_abreast=False,
    panel=(390.0, 0.0, 360.0, 844.0),
)

LANDSCAPE = Layout(
    name="landscape",
    viewport=(844.0, 390.0),
    margin=32.0,
    bar_height=48.0,
    tabs_height=40.0,
    cover_height=104.0,
    header_height=208.0,
    header_return_height=92.0,
    short_lines=(" ".join(BIOGRAPHY[0]),),
    more_lines=tuple(" ".join(paragraph) for paragraph in BIOGRAPHY[1:]),
    portrait_side=80.0,
    name_place=(128.0, 125.0),
    name_in_bar=16.0,
    caption_in_bar=27.0,
    handle_place=(128.0, 137.0),
    biography_top=170.0,
    statistics_foot=None,
    button_center=134.0,
    columns=6,
    cards_abreast=True,
    panel=(0.0, 390.0, 844.0, 478.0),
)

LAYOUTS = (PORTRAIT, LANDSCAPE)
