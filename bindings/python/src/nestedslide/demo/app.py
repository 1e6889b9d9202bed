"""The program: takes events, moves the engine's time on, draws what it answers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .. import Coordinator, Edge, Frame, Physics, Touch
from .about_view import about_height
from .clock import EventSource
from .controls import Controls
from .edge_glow import EdgeGlow
from .feed import ABOUT, Feed
from .fetching import Fetching
from .indicators_view import IndicatorsView
from .input import Input
from .layout import PORTRAIT, Layout
from .lists import Lists
from .panel_places import AGAIN, INSERT, JUMP
from .policies import POLICIES
from .policy_panel import PolicyPanel
from .profile import TABS
from .scene import Scene
from .screen import Screen
from .theme import LETTERBOX
from .viewport import Viewport, scale_within_desktop, window_size

REFRESH_HEIGHT = 64.0
LOAD_MORE_DISTANCE = 240.0

NO_EDGE = Edge(0.0, 0.0, 0.0, 0.0)

Watcher = Callable[[pygame.Surface, Frame], None]


def bare_heights(layout: Layout) -> tuple[float, ...]:
    """How high the pages are without the lists that will be attached to them."""
    return 0.0, 0.0, about_height(layout)


def new_coordinator() -> Coordinator:
    """The nested slide of the profile: all of its geometry is told here and on a rotation."""
    return Coordinator(
        pages=bare_heights(PORTRAIT),
        viewport=PORTRAIT.viewport,
        header_height=PORTRAIT.header_height,
        header_min_height=PORTRAIT.bar_height,
        header_return_height=PORTRAIT.header_return_height,
        hover_height=PORTRAIT.tabs_height,
        header_stretch=True,
        # A finger that comes down while a page still settles scrolls the page that is seen.
        page_index="live",
        refresh_height=REFRESH_HEIGHT,
        load_more_distance=LOAD_MORE_DISTANCE,
        indicator_width=40,
        indicator_height=4,
        indicator_radius=2,
    )


class App:
    """One window with one profile."""

    def __init__(
        self,
        source: EventSource,
        *,
        show_fingers: bool = False,
        watcher: Watcher | None = None,
    ) -> None:
        self.coordinator = new_coordinator()
        feed = Feed()
        self.lists = Lists(feed, PORTRAIT)
        self.lists.attach(self.coordinator)
        actions = {JUMP: self.lists.go_far, INSERT: self._insert_above, AGAIN: self._begin_anew}
        self.controls = Controls(self.coordinator, feed, actions, self._hurry)
        self.fetching = self._new_fetching()
        self._source = source
        self._show_fingers = show_fingers
        self._watcher = watcher
        self._running = True
        viewport = Viewport.fitting(pygame.display.get_window_size())
        # What a person wants a point to be; a panel that needs more room than there is makes it smaller for a while.
        self._wanted_scale = viewport.scale
        self.input = Input(self.coordinator, viewport, self.controls.tap, self.controls.press, self.controls.covers)
        self.panel: PolicyPanel | None = None
        # One for all screens: a window made larger must not make them forget that something fades.
        self._indicators = IndicatorsView()
        self._glow = EdgeGlow()
        self._screens: dict[str, Screen] = {}
        self.screen = self._new_screen(viewport)
        self.frame = self.coordinator.frame(source.now())

    @property
    def feed(self) -> Feed:
        """What the pages hold."""
        return self.controls.feed

    def run(self) -> None:
        """Runs until the window is closed or Escape is pressed."""
        self._draw(self._source.now())
        while self._running:
            self.step()
        self.close()

    def close(self) -> None:
        """Ends what the engine keeps for it; a second call does nothing."""
        self.lists.close()
        self.coordinator.close()

    def step(self) -> None:
        """One round: what came in, the engine's answer, a picture."""
        events = self._source.next_events(self._busy(self._source.now()))
        now = self._source.now()
        self._window_events(events)
        self.input.handle(events, now)
        self._running = self._running and not self.controls.closing
        self._follow_controls(now)
        self.fetching.run(now)
        self.frame = self.coordinator.frame(now)
        if self.frame.snapshot.at_rest:
            self.feed.notice_rest(now)
        self.fetching.notice(self.frame.events, now)
        self._draw(now)

    def _busy(self, now: float) -> bool:
        """Whether the next picture will be another one."""
        at_work = self.fetching.busy or self.feed.moves(now)
        fades = self._indicators.shows(now) or self._glow.fades(now)
        return at_work or fades or self.frame.snapshot.needs_frame

    def _draw(self, now: float) -> None:
        settings = self.coordinator.settings
        # Elsewhere an end that a policy has made hard just ends.
        self._glow.notice(self.coordinator.edge() if settings.physics is Physics.android else NO_EDGE, now)
        self.screen.draw(
            Scene(
                self.frame,
                [self.coordinator.tab(index) for index in range(len(TABS))],
                self.feed,
                {page.index: self.lists.seen(page.index, now) for page in self.frame.pages if page.index in self.lists},
                now,
                following=self.controls.following,
                mirrored=settings.right_to_left,
                panel_open=self.controls.panel_open,
                refresh_height=settings.refresh_height,
                indicator_radius=settings.indicator_radius,
                glow=self._glow.strength(now),
                pressed=self.input.fingers if self.frame.snapshot.touch is Touch.pressed else (),
                fingers=self.input.fingers if self._show_fingers else (),
            )
        )
        if self.panel is not None:
            self.panel.draw({policy.setting: policy.value_in(settings) for policy in POLICIES}, self.input.mouse)
        if self._watcher is not None:
            self._watcher(self.screen.canvas.surface, self.frame)
        pygame.display.flip()

    # -------------------------------------------------------------------------------------------------- window

    def _window_events(self, events: list[pygame.event.Event]) -> None:
        resized = False
        for event in events:
            if event.type == pygame.QUIT:
                self._running = False
            elif event.type == pygame.WINDOWSIZECHANGED:
                resized = True
        size = pygame.display.get_window_size()
        if resized and size != self.input.viewport.window:
            self._fit(size)
            self._wanted_scale = self.input.viewport.scale

    def _follow_controls(self, now: float) -> None:
        """Gives the window the shape that a key or a tap has asked for."""
        layout, viewport = self.controls.layout, self.input.viewport
        stage = layout.stage(self.controls.panel_open)
        if layout is not self.screen.layout:
            self.input.cancel(now)
            self._turn(layout)
        if (layout.viewport, stage) != (viewport.screen, viewport.stage):
            window = pygame.display.get_surface()
            assert window is not None, "the window is opened before the program is made"
            size = window_size(scale_within_desktop(self._wanted_scale, stage), stage)
            pygame.display.set_mode(size, window.get_flags() & pygame.RESIZABLE)
            self._fit(pygame.display.get_window_size())

    def _turn(self, layout: Layout) -> None:
        """Tells the engine of another screen; the page that is seen stays where its content was."""
        place = self.coordinator.snapshot()
        old = self.coordinator.page(place.page_index).content_height
        self.coordinator.set(
            viewport=layout.viewport,
            header_height=layout.header(self.controls.long_header),
            header_min_height=layout.bar_height,
            header_return_height=layout.header_return_height,
            hover_height=layout.tabs_height,
        )
        self.lists.turn(layout)
        self.coordinator.set_page_height(ABOUT, about_height(layout))
        if place.inner > 0:
            share = self.coordinator.page(place.page_index).content_height / old
            self.coordinator.scroll_to(inner=place.inner * share)

    def _fit(self, window: tuple[int, int]) -> None:
        layout = self.controls.layout
        viewport = Viewport.fitting(window, layout.viewport, layout.stage(self.controls.panel_open))
        self.input.viewport = viewport
        self.screen = self._new_screen(viewport)

    def _new_screen(self, viewport: Viewport) -> Screen:
        window = pygame.display.get_surface()
        assert window is not None, "the window is opened before the program is made"
        window.fill(LETTERBOX)
        layout = self.controls.layout
        if self.controls.panel_open:
            area = window.subsurface(viewport.area_of(layout.panel))
            self.panel = PolicyPanel(area, layout, viewport.scale)
        else:
            self.panel = None
        surface = window.subsurface(viewport.area)
        kept = self._screens.get(layout.name)
        if kept is not None and kept.canvas.scale == viewport.scale:
            # All is painted already: the panel came or went, or the screen was turned back.
            kept.canvas.surface = surface
            return kept
        screen = Screen(surface, layout, viewport.scale, self._indicators)
        self._screens[layout.name] = screen
        return screen

    # ------------------------------------------------------------------------------------------------- content

    def _new_fetching(self) -> Fetching:
        return Fetching(self.coordinator, self.feed, self.lists.follow)

    def _hurry(self) -> None:
        self.fetching.hurry(self._source.now())

    def _insert_above(self) -> None:
        self.lists.insert_above(self._source.now())

    def _begin_anew(self) -> None:
        """Everything at its top, and nothing on its way."""
        self.controls.feed = Feed()
        self.controls.following = False
        self.fetching = self._new_fetching()
        self.coordinator.end_refresh()
        layout = self.controls.layout
        # Its pages are new ones, without lists.
        self.coordinator.reload(bare_heights(layout), to=0, reset=True)
        self.lists.fill(self.feed, layout)
        self.lists.attach(self.coordinator)
