"""What the demo's tests share: a hand that plays on the running program, and frames made by hand.

The hand posts what a mouse or a finger does, frame by frame, as events of pygame.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import pygame
import pytest
from nestedslide import Coordinator, Indicator, RefreshState
from nestedslide_demo import command
from nestedslide_demo.about_view import about_height
from nestedslide_demo.app import App
from nestedslide_demo.feed import GUESTBOOK, PHOTOS, Feed
from nestedslide_demo.header_motion import HeaderMotion, effects_of
from nestedslide_demo.indicators_view import IndicatorsView
from nestedslide_demo.layout import LAYOUTS, PORTRAIT, Layout
from nestedslide_demo.lists import Lists, Seen
from nestedslide_demo.palettes import LIGHT, Palette
from nestedslide_demo.profile import TABS
from nestedslide_demo.scene import Scene
from nestedslide_demo.screen import Screen
from nestedslide_demo.theme import Box, Color

SCALE = 0.5
FINE = 2
STEP = 1 / 60

Point = tuple[float, float]


# --------------------------------------------------------------------------------------------------------- the hand


class EvenSteps:
    """A clock that goes by one frame a round and hands out what was posted."""

    def __init__(self) -> None:
        self.ticks = 0
        # Tests also change things behind the program's back: every round draws, but where idleness is tested.
        self.exposes = True
        self.due: float | None = None

    @property
    def busy(self) -> bool:
        """Whether another picture is due without any event."""
        return self.due is not None

    def now(self) -> float:
        return self.ticks * STEP

    def next_events(self, due: float | None) -> list[pygame.event.Event]:
        self.ticks += 1
        self.due = due
        exposed = [pygame.event.Event(pygame.WINDOWEXPOSED)] if self.exposes else []
        return [*pygame.event.get(), *exposed]


@contextmanager
def running_app() -> Iterator[App]:
    """The program in a hidden window."""
    command.open_hidden_window(SCALE)
    pygame.event.clear()
    app = App(EvenSteps())
    try:
        yield app
    finally:
        app.close()
        pygame.display.quit()


class Mouse:
    """Posts what a mouse does."""

    def __init__(self, app: App) -> None:
        self.app = app

    def post(self, kind: str, point: Point) -> None:
        pos = pixel_of(self.app, point)
        if kind == "move":
            event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=False)
        else:
            button = pygame.MOUSEBUTTONDOWN if kind == "down" else pygame.MOUSEBUTTONUP
            event = pygame.event.Event(button, pos=pos, button=1, touch=False)
        pygame.event.post(event)


class Touch:
    """Posts what a finger does, and the mouse that SDL makes of it."""

    KINDS: ClassVar = {
        "down": (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
        "move": (pygame.FINGERMOTION, pygame.MOUSEMOTION),
        "up": (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
    }

    def __init__(self, app: App, finger: int = 0) -> None:
        self.app = app
        self.finger = finger

    def post(self, kind: str, point: Point) -> None:
        finger, mouse = self.KINDS[kind]
        x, y = self.app.input.viewport.touch_of(*point)
        pygame.event.post(pygame.event.Event(finger, touch_id=4, finger_id=self.finger, x=x, y=y))
        pygame.event.post(pygame.event.Event(mouse, pos=pixel_of(self.app, point), button=1, touch=True))


def pixel_of(app: App, point: Point) -> Point:
    """Where in the window a point of the screen is."""
    viewport = app.input.viewport
    x, y = viewport.touch_of(*point)
    return x * viewport.window[0], y * viewport.window[1]


class Hand:
    """Plays gestures on a running program, frame by frame."""

    def __init__(self, app: App, device: Mouse | Touch | None = None) -> None:
        self.app = app
        self.device = device or Mouse(app)

    @property
    def slop(self) -> float:
        """How far it goes before it drags: the engine's defaults, in points."""
        return 3 if isinstance(self.device, Mouse) else 10

    def drag(self, start: Point, goal: Point, frames: int, hold: int = 0, lift: bool = True) -> None:
        self.device.post("down", start)
        self.app.step()
        for frame in range(1, frames + 1):
            t = frame / frames
            place = (start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t)
            self.device.post("move", place)
            self.app.step()
        self.wait(hold)
        if lift:
            self.device.post("up", goal)
            self.app.step()

    def tap(self, place: Point) -> None:
        self.device.post("down", place)
        self.app.step()
        self.device.post("up", place)
        self.app.step()

    def tap_box(self, box: Box) -> None:
        self.tap((box[0] + box[2] / 2, box[1] + box[3] / 2))

    def key(self, code: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod))
        self.app.step()

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.app.step()

    def settle(self) -> None:
        for _ in range(2000):
            self.app.step()
            if self.app.frame.snapshot.at_rest:
                return
        raise AssertionError("nothing came to rest")


# ---------------------------------------------------------------------------------------------------------- frames


@dataclass(frozen=True)
class Place:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class HandPage:
    index: int
    offset: float
    frame: Place
    refresh: RefreshState = RefreshState.idle
    loading: bool = False


@dataclass(frozen=True)
class HandSnapshot:
    outer: float
    inner: float
    page_index: int
    page_position: float
    header_stretch: float
    header: Place
    hover: Place
    pager: Place
    tab_indicator: Place
    refresh: RefreshState = RefreshState.idle
    indicator: Indicator = Indicator.none
    outer_bar_position: float = 0.0
    outer_bar_length: float = 0.0
    page_bar_position: float = 0.0
    page_bar_length: float = 0.0


@dataclass(frozen=True)
class HandFrame:
    snapshot: HandSnapshot
    pages: tuple[HandPage, ...] = field(default=())

    def but(self, **changes: Any) -> HandFrame:
        """The same with another snapshot."""
        return replace(self, snapshot=replace(self.snapshot, **changes))

    def but_page(self, **changes: Any) -> HandFrame:
        """The same with another page, where only one shows."""
        (page,) = self.pages
        return replace(self, pages=(replace(page, **changes),))


def made(
    outer: float = 0, inner: float = 0, position: float = 0, layout: Layout = PORTRAIT, stretches: bool = True
) -> HandFrame:
    """A frame as the engine would answer it, from three numbers."""
    width, bar = layout.width, layout.bar_height
    current = min(2, max(0, round(position)))
    pull = max(0.0, -outer)
    stretch = pull if stretches else 0.0
    hover = max(bar, layout.header_height - outer)
    top, height = hover + layout.tabs_height, layout.height - bar - layout.tabs_height
    share = width / len(TABS)
    shown = [(index, (index - position) * width) for index in range(3)]
    return HandFrame(
        HandSnapshot(
            outer=outer,
            inner=inner,
            page_index=current,
            page_position=position,
            header_stretch=stretch,
            header=Place(0, pull - stretch - max(0.0, outer), width, layout.header_height + stretch),
            hover=Place(0, hover, width, layout.tabs_height),
            pager=Place(0, top, width, height),
            tab_indicator=Place(share * (position + 0.5) - 20, layout.tabs_height - 4, 40, 4),
        ),
        tuple(
            HandPage(index, inner if index == current else 0, Place(x, top, width, height))
            for index, x in shown
            if -width < x < width
        ),
    )


def seen_of(frame: HandFrame, time: float, feed: Feed, layout: Layout) -> dict[int, Seen]:
    """What lists would answer that lie where a frame made by hand has its pages."""
    lists, seen = Lists(feed, layout), {}
    for page in frame.pages:
        if page.index in lists:
            lists[page.index].set(width=layout.width, height=layout.height - page.frame.y)
            lists[page.index].set_offset(page.offset)
            seen[page.index] = lists.seen(page.index, time)
    lists.close()
    return seen


def scene_of(frame: HandFrame, time: float = 0.0, feed: Feed | None = None, **more: Any) -> Scene:
    """All that a picture depends on, of a frame made by hand."""
    bar, feed = frame.snapshot.hover, feed or Feed()
    share = bar.width / len(TABS)
    tabs = [Place(share * index, 0, share, bar.height) for index in range(len(TABS))]
    layout = next((each for each in LAYOUTS if each.width == bar.width), PORTRAIT)
    seen = seen_of(frame, time, feed, layout)
    motion = HeaderMotion.of(numbers_at(layout, frame.snapshot.outer), frame.snapshot)
    plain = Scene(frame, tabs, feed, motion, seen, time, refresh_height=64.0, indicator_radius=2.0)
    return replace(plain, **more)


def numbers_at(layout: Layout, outer: float) -> tuple[float, ...]:
    """What the engine's effects answer where the header has gone so far."""
    height, bar = layout.header_height, layout.bar_height
    with Coordinator([3000], viewport=layout.viewport, header_height=height, header_min_height=bar) as coordinator:
        coordinator.set_effects(effects_of(layout))
        coordinator.scroll_to(outer=max(0.0, outer))
        return coordinator.effects()


def motion_at(layout: Layout, shift: float) -> HeaderMotion:
    """The header with its foot so far from where it is in the open one; pulled down where that is positive."""
    return HeaderMotion(numbers_at(layout, -shift), max(0.0, shift))


def new_screen(layout: Layout = PORTRAIT, palette: Palette = LIGHT) -> Screen:
    """A screen in memory, at two pixels a point."""
    pygame.font.init()
    surface = pygame.Surface((round(layout.width * FINE), round(layout.height * FINE)))
    return Screen(surface, layout, FINE, IndicatorsView(), palette)


def color_at(screen: Screen, x: float, y: float) -> Color:
    """The colour of the pixel at a point."""
    pixel = screen.canvas.surface.get_at((round(x * FINE), round(y * FINE)))
    return (pixel.r, pixel.g, pixel.b)


def content_heights(layout: Layout, feed: Feed) -> tuple[float, ...]:
    """How high each page's content is."""
    lists = Lists(feed, layout)
    lists[PHOTOS].set(width=layout.width)
    heights = [lists[page].state().content_height for page in (GUESTBOOK, PHOTOS)]
    lists.close()
    return (*heights, about_height(layout))


def last_offset(page: int, layout: Layout = PORTRAIT) -> float:
    """How far a page scrolls at first."""
    return content_heights(layout, Feed())[page] - (layout.height - layout.bar_height - layout.tabs_height)


# ------------------------------------------------------------------------------------------------------------ fixtures


@pytest.fixture
def app() -> Iterator[App]:
    """The demo, without a window."""
    with running_app() as running:
        yield running


@pytest.fixture(params=["mouse", "touch"])
def hand(app: App, request: pytest.FixtureRequest) -> Hand:
    """Hands on the demo: with a mouse, then with fingers."""
    return Hand(app, {"mouse": Mouse, "touch": Touch}[request.param](app))
