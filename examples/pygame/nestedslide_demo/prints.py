"""Prints for sale, in a page of the profile: a carousel, and a slide with a header and pages of its own.

Both are coordinators that are linked to the profile's: what they cannot use goes on to it. The input goes to the
innermost one under the finger, and the time to them first.
"""

from __future__ import annotations

from dataclasses import dataclass

from nestedslide import Coordinator, Frame, Settings

from .layout import Layout
from .theme import TITLE

GAP = 16.0
HEADING = GAP + TITLE.line + 8

# The carousel: a card is a page of its pager, and the ones beside it look in.
CARD, CARD_HEIGHT, CARD_GAP = 300.0, 168.0, 12.0
WALKS_TOP = HEADING
SHELF_TOP = WALKS_TOP + CARD_HEIGHT + HEADING

SHELF_HEIGHT, SHELF_HEADER, SHELF_TABS = 460.0, 92.0, 44.0
ROW = 80.0


@dataclass(frozen=True)
class Good:
    """Something to go on, or to buy."""

    title: str
    detail: str
    price: str
    picture: int
    """Which of the photographs."""


WALKS = (
    Good("Midnight on Ryten", "6 hours, soup at the end", "kr 950", 0),
    Good("Into the blue hour", "3 hours from the harbour", "kr 600", 2),
    Good("The ferry and back", "A day, whatever the weather", "kr 800", 1),
    Good("Snow on the beach", "4 hours, boots are there", "kr 700", 5),
    Good("Northern lights", "As long as it takes", "kr 1,100", 4),
)
# Of the first photographs, in their order.
SUBJECTS = (
    "Midnight sun",
    "The last ferry",
    "Fog, number 12",
    "Summer, at last",
    "Northern lights",
    "Red cabin",
    "Evening, Hamnøy",
)
SHELVES = ("Framed", "Cards")


def _row(shelf: int, number: int) -> Good:
    if shelf == 0:
        picture, size = number % len(SUBJECTS), 30 + 10 * (number % 3)
        price = f"kr {1200 + 400 * (number % 3):,}"
        return Good(SUBJECTS[picture], f"{size} x {size * 3 // 2} cm, oak", price, picture)
    picture = (number * 3 + 1) % len(SUBJECTS)
    return Good(SUBJECTS[picture], "A card and its envelope", f"kr {45 + 5 * (number % 2)}", picture)


GOODS = (tuple(_row(0, number) for number in range(9)), tuple(_row(1, number) for number in range(24)))


@dataclass(frozen=True)
class Target:
    """Who is given the input at a point."""

    slide: Coordinator
    corner: tuple[float, float] = (0.0, 0.0)
    """Of its viewport, when the finger went down."""


def prints_height(layout: Layout) -> float:
    """How high the page's content is."""
    return SHELF_TOP + shelf_height(layout) + GAP


def shelf_height(layout: Layout) -> float:
    """All of it can be seen below the bars."""
    return min(SHELF_HEIGHT, layout.height - layout.bar_height - layout.tabs_height - 2 * GAP)


class Prints:
    """The two inner slides, and where they lie."""

    def __init__(self) -> None:
        self.walks = Coordinator(
            [CARD_HEIGHT] * len(WALKS),
            viewport=(CARD, CARD_HEIGHT),
            page_spacing=CARD_GAP,
            # A swipe may pass several cards.
            page_always_stop=False,
            resampling="on",
        )
        self.shelf = Coordinator(
            [len(rows) * ROW for rows in GOODS],
            header_height=SHELF_HEADER,
            hover_height=SHELF_TABS,
            wheel_glide="spring",
            resampling="on",
            stop_velocity=20,
            indicator_width=40,
            indicator_height=4,
            indicator_radius=2,
        )
        self._around: Coordinator | None = None
        self._page = 0
        self._margin = 0.0
        self._shared: tuple[object, ...] = ()
        self.walks_frame: Frame = self.walks.frame(0)
        self.shelf_frame: Frame = self.shelf.frame(0)

    @property
    def is_open(self) -> bool:
        """Whether the profile has the page."""
        return self._around is not None

    def open(self, around: Coordinator, page: int, layout: Layout) -> None:
        """Moves into a page of the profile."""
        self._around, self._page = around, page
        # The cards' own pager ends at its first and last.
        self.walks.link(around, horizontal=False)
        # The profile's header is out of the way before the shelf moves.
        self.shelf.link(around, header_first=True)
        self.turn(layout)

    def leave(self) -> None:
        """Out of the profile again, at the beginning."""
        self._around = None
        for slide in (self.walks, self.shelf):
            slide.link(None)
            slide.scroll_to_page(0)
            slide.scroll_to(0, 0)

    def close(self) -> None:
        """Ends both."""
        self.walks.close()
        self.shelf.close()

    def turn(self, layout: Layout) -> None:
        """Lies in another screen."""
        self._margin = layout.margin
        self.shelf.set(viewport=(layout.width - 2 * layout.margin, shelf_height(layout)))
        if self._around is not None:
            self._around.set_page_height(self._page, prints_height(layout))
            self.walks.set_link_place(self._page, WALKS_TOP)
            self.shelf.set_link_place(self._page, SHELF_TOP)

    def follow(self, settings: Settings) -> None:
        """Moves by the physics of the profile, in its reading direction."""
        shared = settings.physics, settings.reduced_motion, settings.right_to_left
        if shared == self._shared:
            return
        self._shared = shared
        for slide in (self.walks, self.shelf):
            slide.set(physics=shared[0], reduced_motion=shared[1], right_to_left=shared[2])

    def advance(self, time: float) -> None:
        """Moves the time on, before that of the profile."""
        self.walks_frame = self.walks.frame(time)
        self.shelf_frame = self.shelf.frame(time)

    @property
    def needs_frame(self) -> bool:
        """Whether something moves inside."""
        return bool(self.walks_frame.snapshot.needs_frame or self.shelf_frame.snapshot.needs_frame)

    # --------------------------------------------------------------------------------------------------- input

    def at(self, x: float, y: float) -> Target | None:
        """Who lies at a point of the screen; None where the profile itself does."""
        if self._around is None:
            return None
        page, pager = self._around.page(self._page), self._around.snapshot().pager
        if not page.visible or not (page.frame.x <= x < page.frame.x + page.frame.width) or y < pager.y:
            return None
        top = page.frame.y - page.offset
        for slide, left, place in (
            (self.walks, (page.frame.width - CARD) / 2, WALKS_TOP),
            (self.shelf, self._margin, SHELF_TOP),
        ):
            corner = page.frame.x + left, top + place
            width, height = slide.settings.viewport
            # The cards that look in on both sides are the carousel's, too.
            inside = slide is self.walks or 0 <= x - corner[0] < width
            if inside and 0 <= y - corner[1] < height:
                return Target(slide, corner)
        return None

    def tap(self, target: Target, x: float, y: float) -> bool:
        """A tab of the shelf; a card that looks in comes to the middle. False where the profile was tapped."""
        x, y = x - target.corner[0], y - target.corner[1]
        if target.slide is self.shelf:
            tab = self.shelf.tab_at(x, y)
            if tab is not None:
                self.shelf.tap_tab(tab)
        elif target.slide is self.walks and not 0 <= x < CARD:
            forward = (x >= CARD) != self.walks.settings.right_to_left
            place = self.walks.snapshot().page_index + (1 if forward else -1)
            self.walks.scroll_to_page(max(0, min(place, len(WALKS) - 1)), animated=True)
        return target.slide in (self.walks, self.shelf)
