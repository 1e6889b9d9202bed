"""The program: takes events, moves the engine's time on, draws what it answers."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from .. import Coordinator, Frame
from .clock import EventSource
from .header_view import button_box, shift_of
from .input import Input
from .pages_view import CONTENT_HEIGHTS
from .screen import Screen
from .theme import BAR_HEIGHT, HEADER_HEIGHT, LETTERBOX, TABS_HEIGHT, VIEWPORT
from .viewport import Viewport

LINE = 80.0

# How much of the pager the space bar goes on by.
PAGE_SHARE = 0.875

Watcher = Callable[[pygame.Surface, Frame], None]


def new_coordinator() -> Coordinator:
    """The nested slide of the profile: all of its geometry is told here."""
    return Coordinator(
        pages=CONTENT_HEIGHTS,
        viewport=VIEWPORT,
        header_height=HEADER_HEIGHT,
        header_min_height=BAR_HEIGHT,
        hover_height=TABS_HEIGHT,
        header_stretch=True,
        # A finger that comes down while a page still settles scrolls the page that is seen.
        page_index="live",
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
        self.following = False
        self._source = source
        self._show_fingers = show_fingers
        self._watcher = watcher
        self._running = True
        viewport = Viewport.fitting(pygame.display.get_window_size())
        self.input = Input(self.coordinator, viewport, self._tap, self._key)
        self.screen = self._new_screen(viewport)
        self.frame = self.coordinator.frame(source.now())

    def run(self) -> None:
        """Runs until the window is closed or Escape is pressed."""
        self._draw(self._source.now())
        while self._running:
            self.step()
        self.coordinator.close()

    def step(self) -> None:
        """One round: what came in, the engine's answer, a picture."""
        busy = self.frame.snapshot.needs_frame or self.screen.bar.shows(self._source.now())
        events = self._source.next_events(busy)
        now = self._source.now()
        self._window_events(events)
        self.input.handle(events, now)
        self.frame = self.coordinator.frame(now)
        self._draw(now)

    def _draw(self, now: float) -> None:
        fingers = self.input.fingers if self._show_fingers else ()
        self.screen.draw(self.frame, now, following=self.following, fingers=fingers)
        if self._watcher is not None:
            self._watcher(self.screen.canvas.surface, self.frame)
        pygame.display.flip()

    def _window_events(self, events: list[pygame.event.Event]) -> None:
        resized = False
        for event in events:
            if event.type == pygame.QUIT:
                self._running = False
            elif event.type == pygame.WINDOWSIZECHANGED:
                resized = True
        size = pygame.display.get_window_size()
        if resized and size != self.input.viewport.window:
            self.input.viewport = Viewport.fitting(size)
            self.screen = self._new_screen(self.input.viewport)

    def _new_screen(self, viewport: Viewport) -> Screen:
        # The scroll bar lives on: a window made larger must not make it forget that it fades.
        bar = self.screen.bar if hasattr(self, "screen") else None
        window = pygame.display.get_surface()
        assert window is not None, "the window is opened before the program is made"
        window.fill(LETTERBOX)
        return Screen(window.subsurface(viewport.area), viewport.scale, bar)

    def _tap(self, x: float, y: float) -> None:
        # Where things are now, not where they were drawn last: the touch may have stopped them.
        snapshot = self.coordinator.snapshot()
        tab = self.screen.tabs.tab_at(snapshot, x, y)
        left, top, width, height = button_box(shift_of(snapshot))
        if tab is not None:
            if abs(snapshot.page_position - tab) < 0.01:
                self.coordinator.scroll_to(outer=0, inner=0, animated=True)
            else:
                self.coordinator.scroll_to_page(tab, animated=True)
        elif left <= x < left + width and top <= y < top + height:
            self.following = not self.following

    def _key(self, key: int) -> None:
        snapshot = self.coordinator.snapshot()
        page = snapshot.pager.height * PAGE_SHARE
        if key == pygame.K_ESCAPE:
            self._running = False
        elif key == pygame.K_r:
            self.coordinator.reload(CONTENT_HEIGHTS, to=0, reset=True)
            self.following = False
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = 1 if key == pygame.K_RIGHT else -1
            place = round(snapshot.page_position) + step
            self.coordinator.scroll_to_page(max(0, place), animated=True)
        elif key in (pygame.K_DOWN, pygame.K_UP):
            self._scroll_by(LINE if key == pygame.K_DOWN else -LINE)
        elif key in (pygame.K_SPACE, pygame.K_PAGEDOWN):
            self._scroll_by(page)
        elif key == pygame.K_PAGEUP:
            self._scroll_by(-page)
        elif key == pygame.K_HOME:
            self.coordinator.scroll_to(outer=0, inner=0, animated=True)

    def _scroll_by(self, amount: float) -> None:
        """Goes on along the path, from where a running animation will end."""
        now = self.coordinator.snapshot()
        path = now.rest_outer + now.rest_inner + amount
        outer = min(max(0.0, path), now.range)
        inner = min(max(0.0, path - outer), now.max_inner)
        self.coordinator.scroll_to(outer=outer, inner=inner, animated=True)
