"""The program: takes events, moves the engine's time on, draws what it answers."""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pygame
from nestedslide import MAX_TIME, Frame, TouchState

from .about_view import about_height
from .clock import EventSource, frame_period
from .controls import CHAT_KEY, PRINTS_KEY, Controls
from .edge_glow import glow_of
from .feed import ABOUT, CHAT, PRINTS, Feed
from .fetching import Fetching
from .header_motion import HeaderMotion, effects_of
from .input import Input
from .layout import PORTRAIT, Layout
from .lists import Lists
from .palettes import LIGHT, Palette
from .panel import Panel
from .panel_places import AGAIN, INSERT, JUMP
from .prints import Prints
from .recording import RecordFile
from .reorder import Reorder
from .scene import Scene
from .screen import Screen
from .slide import bare_heights, new_coordinator
from .stage import Stage
from .thumb import Thumb

Watcher = Callable[[pygame.Surface, Frame], None]


class App:
    """One window with one profile."""

    def __init__(
        self,
        source: EventSource,
        *,
        palette: Palette = LIGHT,
        less_motion: bool = False,
        show_fingers: bool = False,
        watcher: Watcher | None = None,
        record: Path | None = None,
    ) -> None:
        """less_motion: what the user asks the desktop for. record: a file for the engine's record of the run.

        watcher: is shown every round, drawn anew or not.
        """
        self.coordinator = new_coordinator()
        if less_motion:
            self.coordinator.set(reduced_motion=True)
        if record:
            # A record holds one coordinator, without the prints to which the second level leads.
            self.coordinator.set(refresh_second_height=0)
        self._record = RecordFile(self.coordinator, record) if record else None
        feed = Feed()
        self.lists = Lists(feed, PORTRAIT)
        self.lists.attach(self.coordinator)
        self.prints = Prints()
        actions = {JUMP: self.lists.go_far, INSERT: self._insert_above, AGAIN: self._begin_anew}
        keys = {CHAT_KEY: self._talk, PRINTS_KEY: self._sell}
        self.controls = Controls(
            self.coordinator, feed, actions, self._hurry, keys, self.prints.tap, self._try_again, palette
        )
        self.reorder = Reorder(self.coordinator, self.lists)
        self.fetching = self._new_fetching()
        self.frames = 0
        """How often a picture was drawn."""
        self._source = source
        self._show_fingers = show_fingers
        self._watcher = watcher
        self._running = True
        self.stage = Stage(palette, recording=record is not None)
        shows = self.stage.indicators.shows
        self.thumb = Thumb(self.coordinator, lambda: self.frame.snapshot, lambda: shows(self._drawn))
        self.stage.indicators.held = lambda: self.thumb.track
        self.input = Input(
            self.coordinator, self.stage.viewport, self.controls, self._drag_row, self.prints.at, self.thumb
        )
        self._drawn = source.now()
        self._period = frame_period()
        self.frame = self.coordinator.frame(self._drawn)

    @property
    def feed(self) -> Feed:
        """What the pages hold."""
        return self.controls.feed

    @property
    def screen(self) -> Screen:
        """What the profile is drawn by."""
        return self.stage.screen

    @property
    def panel(self) -> Panel | None:
        """The panel, where it is open."""
        return self.stage.panel

    def run(self) -> None:
        """Runs until the window is closed."""
        self._draw(self._source.now())
        self._watch()
        while self._running:
            self.step()
        self.close()

    def close(self) -> None:
        """Ends what the engine keeps for it; a second call does nothing."""
        if self._record is not None:
            self._record.close()
        self.lists.close()
        self.prints.close()
        self.coordinator.close()

    def step(self) -> None:
        """One round: what came in, the engine's answer, a picture. Where nothing can have changed there is none."""
        due = self._next_change()
        events = self._source.next_events(due)
        now = self._source.now()
        pointing = self.panel is not None
        if (due is not None and due <= now) or any(self.input.wakes(event, pointing=pointing) for event in events):
            if due is None or due > now:
                # What begins now must not have begun when the last picture was drawn.
                self.fetching.notice(self._advance(now).events, now)
            self._answer(events, now)
            self._draw(now)
        else:
            self.input.handle(events, now)
        self._watch()

    def _watch(self) -> None:
        if self._watcher is not None:
            self._watcher(self.screen.canvas.surface, self.frame)

    def _answer(self, events: list[pygame.event.Event], now: float) -> None:
        """Input goes to the engine and the controls, and time moves on."""
        self._window_events(events)
        self.input.handle(events, now)
        self._follow_controls(now)
        self.fetching.run(now)
        self.reorder.follow(self.feed)
        self.frame = self._advance(now)
        if self._record is not None:
            self._record.frame()
        if self.frame.snapshot.at_rest:
            self.feed.notice_rest(now)
        self.fetching.notice(self.frame.events, now)

    def _advance(self, now: float) -> Frame:
        """Time moves on, inside a page first."""
        if self.prints.is_open:
            self.prints.follow(self.coordinator.settings)
            self.prints.advance(now)
        return self.coordinator.frame(now)

    def _next_change(self) -> float | None:
        """When the picture that was drawn last will not be right any more, without any event; None for never."""
        # Asked for the time of that picture: what was fading then has still to be drawn where it ends.
        then = self._drawn
        at_work = self.fetching.busy or self.feed.moves(then) or (self.prints.is_open and self.prints.needs_frame)
        notice = self.feed.notice.next_change(then)
        fades = self.stage.fades() or notice == then
        if at_work or fades or self.frames == 0:
            return then
        if self.frame.snapshot.needs_frame:
            # While it moves nothing fades. The tail of a fling takes long from one pixel to the next.
            change = self.coordinator.next_change(1 / self.stage.viewport.scale)
            if change <= then + self._period:
                return then
            return earlier(change if change < MAX_TIME else None, notice)
        return earlier(self.stage.indicators.next_change(then), notice)

    def _draw(self, now: float) -> None:
        settings, controls, stage = self.coordinator.settings, self.controls, self.stage
        stage.begin()
        self.screen.draw(
            Scene(
                self.frame,
                [self.coordinator.tab(index) for index in range(self.frame.snapshot.page_count)],
                self.feed,
                HeaderMotion.of(self.coordinator.effects(), self.frame.snapshot),
                {page.index: self.lists.seen(page.index, now) for page in self.frame.pages if page.index in self.lists},
                now,
                following=controls.following,
                mirrored=settings.right_to_left,
                panel_open=controls.panel_open,
                behind_bar=settings.pager_under_pinned,
                refresh_height=settings.refresh_height,
                indicator_radius=settings.indicator_radius,
                glow=glow_of(self.coordinator.edge().shown_y),
                pressed=self.input.fingers if self.frame.snapshot.touch is TouchState.pressed else (),
                fingers=self.input.fingers if self._show_fingers else (),
                held=self.reorder.held,
            )
        )
        if controls.help_open:
            stage.help.draw()
        if self.panel is not None:
            self.panel.draw(settings, controls.lit, self.input.mouse)
        stage.present(now)
        self._drawn = now
        self.frames += 1

    # -------------------------------------------------------------------------------------------------- window

    def _window_events(self, events: list[pygame.event.Event]) -> None:
        for event in events:
            if event.type == pygame.QUIT:
                self._running = False
            elif event.type == pygame.WINDOWSIZECHANGED:
                self.stage.follow_window()
        self.input.viewport = self.stage.viewport

    def _follow_controls(self, now: float) -> None:
        """Gives the window and the engine what a key or a tap has asked for."""
        controls = self.controls
        if controls.layout is not self.stage.layout:
            self.input.cancel(now)
            self._turn(controls.layout)
        self.stage.show(controls.layout, controls.palette, controls.panel_open, now)
        self.input.viewport = self.stage.viewport

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
        self.coordinator.set_effects(effects_of(layout))
        self.lists.turn(layout)
        self.prints.turn(layout)
        self.coordinator.set_page_height(ABOUT, about_height(layout))
        if place.inner > 0:
            share = self.coordinator.page(place.page_index).content_height / old
            self.coordinator.scroll_to(inner=place.inner * share)

    # ------------------------------------------------------------------------------------------------- content

    def _new_fetching(self) -> Fetching:
        return Fetching(self.coordinator, self.feed, self.lists.chat, self.lists.follow, self._sell)

    def _try_again(self, page: int | None) -> None:
        self.fetching.try_again(page, self._source.now())

    def _hurry(self) -> None:
        self.fetching.hurry(self._source.now())

    def _insert_above(self) -> None:
        self.lists.insert_above(self._source.now())

    def _talk(self) -> None:
        """Opens the chat, or says something in it."""
        if CHAT not in self.feed.kinds:
            self.lists.chat.open(self.coordinator, self._add_page(CHAT))
            self.fetching.tell_ends()
        elif self.feed.kinds[self.frame.snapshot.page_index] == CHAT:
            self.lists.chat.say()
        self.lists.chat.show_end()

    def _add_page(self, kind: int) -> int:
        """A page more, at the end."""
        self.feed.kinds.append(kind)
        self.coordinator.insert_page(len(self.feed.kinds) - 1, 0.0)
        return len(self.feed.kinds) - 1

    def _sell(self) -> None:
        """Turns to the page of the prints. A record holds one coordinator, so there are none while one is made."""
        if self._record is not None:
            return
        if PRINTS not in self.feed.kinds:
            self.prints.open(self.coordinator, self._add_page(PRINTS), self.controls.layout)
            self.feed.prints = self.prints
            self.fetching.tell_ends()
        self.coordinator.scroll_to_page(self.feed.kinds.index(PRINTS), animated=True)

    def _drag_row(self, action: str, x: float, y: float) -> None:
        """The right button of the mouse has hold of a row."""
        if action == "down":
            self.reorder.begin(x, y, self.feed)
        elif action == "move":
            self.reorder.move(y)
        else:
            self.reorder.end()

    def _begin_anew(self) -> None:
        """Everything at its top, and nothing on its way."""
        self.prints.leave()
        self.controls.feed = Feed()
        self.controls.following = False
        self.coordinator.end_refresh()
        layout = self.controls.layout
        # Its pages are new ones, without lists.
        self.coordinator.reload(bare_heights(layout), to=0, reset=True)
        self.lists.fill(self.feed, layout)
        self.lists.attach(self.coordinator)
        self.fetching = self._new_fetching()


def earlier(one: float | None, other: float | None) -> float | None:
    """The earlier of two times; None stands for never."""
    return min((time for time in (one, other) if time is not None), default=None)
