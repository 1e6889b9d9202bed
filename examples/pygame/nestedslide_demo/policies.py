"""The engine's policies that a person can try: their values, a word on each, and the key that goes on to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Union

import pygame
from nestedslide import (
    Coordinator,
    Glide,
    HeaderMotion,
    HeaderSnap,
    Indicators,
    Overscroll,
    PageMemory,
    Physics,
    ScrollToTop,
    Seam,
    Settings,
    ShortPage,
)

Value = Union[
    Physics, Glide, HeaderMotion, HeaderSnap, Overscroll, PageMemory, ShortPage, Seam, Indicators, ScrollToTop, bool
]


@dataclass(frozen=True)
class Policy:
    """A setting, and what each of its values does."""

    setting: str
    key: int
    notes: tuple[tuple[Value, str], ...]

    @property
    def values(self) -> tuple[Value, ...]:
        """All values, in the order in which they follow each other."""
        return tuple(value for value, _ in self.notes)

    @property
    def title(self) -> str:
        """The setting's name in words."""
        return self.setting.replace("_", " ").capitalize()

    @property
    def key_name(self) -> str:
        """What is printed on the key."""
        return pygame.key.name(self.key).upper()

    def value(self, coordinator: Coordinator) -> Value:
        """What it is now."""
        return self.value_in(coordinator.settings)

    def value_in(self, settings: Settings) -> Value:
        """What it is in settings."""
        found: Value = getattr(settings, self.setting)
        return found

    def note(self, value: Value) -> str:
        """What a value does, in a line."""
        return dict(self.notes)[value]

    def cycle(self, coordinator: Coordinator, step: int = 1) -> Value:
        """Goes on to another value and answers it."""
        values = self.values
        value = values[(values.index(self.value(coordinator)) + step) % len(values)]
        self.put(coordinator, value)
        return value

    def put(self, coordinator: Coordinator, value: Value) -> None:
        """Sets the value."""
        change: Any = {self.setting: value}
        coordinator.set(**change)


def name_of(value: Value) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return "On" if value else "Off"
    return value.name.replace("_", " ").capitalize().replace("Ios", "iOS")


MOTION: tuple[Policy, ...] = (
    Policy(
        "physics",
        pygame.K_p,
        (
            (Physics.ios, "Flings go far, ends give and spring back."),
            (Physics.ios_fast, "Flings stop soon, ends give as well."),
            (Physics.android, "Flings run on a spline, ends only glow."),
            (Physics.desktop, "Flings are short, ends spring back fast."),
        ),
    ),
    Policy(
        "wheel_glide",
        pygame.K_w,
        (
            (Glide.spring, "The wheel moves by a spring."),
            (Glide.ease, "The wheel starts and stops gently."),
            (Glide.impulse, "The wheel starts at once, and fades long."),
        ),
    ),
    Policy(
        "header_motion",
        pygame.K_1,
        (
            (HeaderMotion.header_first, "Header first, and it comes back last."),
            (HeaderMotion.quick_return, "Any pull down brings the header back."),
            (HeaderMotion.quick_return_minimum, "A pull down brings a part of it back."),
            (HeaderMotion.fixed, "The header stays, only pages scroll."),
            (HeaderMotion.content_first, "Pulled down, a page scrolls by itself."),
        ),
    ),
    Policy(
        "header_snap",
        pygame.K_2,
        (
            (HeaderSnap.none, "A header may rest half open."),
            (HeaderSnap.direction, "Half open it goes on the way it went."),
            (HeaderSnap.nearest, "Half open it goes to the nearer end."),
        ),
    ),
    Policy(
        "overscroll_top",
        pygame.K_3,
        (
            (Overscroll.none, "Nothing gives at the top."),
            (Overscroll.whole, "A pull moves header and page together."),
            (Overscroll.page, "A pull moves the page under the bar."),
            (Overscroll.both, "A pull moves the header and the page."),
        ),
    ),
    Policy(
        "header_stretch",
        pygame.K_4,
        ((True, "Pulled down, the header grows."), (False, "Pulled down, the header moves away.")),
    ),
    Policy(
        "seam",
        pygame.K_5,
        (
            (Seam.continuous, "A fling from the header goes on in the page."),
            (Seam.stop, "A fling from the header stops at the bar."),
            (Seam.resisted, "A fling from the header is slowed at the bar."),
        ),
    ),
)

PAGES: tuple[Policy, ...] = (
    Policy(
        "page_memory",
        pygame.K_6,
        (
            (PageMemory.align, "With an open header a page shows its top."),
            (PageMemory.keep, "Every page keeps its place."),
            (PageMemory.reset_current, "Opening the header resets the page."),
            (PageMemory.reset_all, "Opening the header resets all pages."),
        ),
    ),
    Policy(
        "short_page",
        pygame.K_7,
        (
            (ShortPage.pad, "About collapses the header as any page."),
            (ShortPage.limit, "About collapses it as far as it needs."),
            (ShortPage.hold, "About leaves the header open."),
        ),
    ),
    Policy(
        "scroll_to_top",
        pygame.K_8,
        (
            (ScrollToTop.whole, "A tap on the top bar brings all to the top."),
            (ScrollToTop.page_first, "A tap there: first the page, then the header."),
        ),
    ),
    Policy(
        "indicators",
        pygame.K_9,
        (
            (Indicators.none, "No scroll bar shows."),
            (Indicators.page, "Only a page shows its scroll bar."),
            (Indicators.switch, "What moved last shows its scroll bar."),
        ),
    ),
    Policy(
        "right_to_left",
        pygame.K_0,
        ((False, "The next page lies at the right."), (True, "The next page lies at the left.")),
    ),
    Policy(
        "pager_under_pinned",
        pygame.K_b,
        ((False, "Pages end at the bar of tabs."), (True, "Pages go on behind it, and show through.")),
    ),
    Policy(
        "endless",
        pygame.K_e,
        ((False, "The first and the last page are ends."), (True, "After the last page comes the first.")),
    ),
)

# As the panel shows them: the columns of one that lies, and what stands under its own heading.
GROUPS = (("Motion", MOTION), ("Pages", PAGES))
POLICIES = MOTION + PAGES
