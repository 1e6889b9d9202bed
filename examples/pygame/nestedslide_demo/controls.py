"""What taps and keys do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Callable

import pygame
from nestedslide import Coordinator, InvalidStateError, Key, Settings

from .feed import Feed
from .header_motion import HeaderMotion
from .header_places import biography_box, button_box, holds, settings_box
from .layout import LANDSCAPE, PORTRAIT, Layout
from .palettes import LIGHT, Palette, other
from .panel_places import (
    ACTIONS,
    DEFAULTS,
    HEADER,
    HELP,
    ICONS,
    REFRESH,
    THEME,
    TURN,
    Action,
    panel_places,
)
from .policies import POLICIES, Policy
from .prints import Target
from .retry_places import finger_box, foot_button, foot_top, notice_box, notice_button

# The keys that scroll, and with Shift.
KEYS = {
    pygame.K_DOWN: Key.down,
    pygame.K_UP: Key.up,
    pygame.K_PAGEDOWN: Key.page_down,
    pygame.K_PAGEUP: Key.page_up,
    pygame.K_SPACE: Key.space,
    pygame.K_HOME: Key.home,
    pygame.K_END: Key.end,
    pygame.K_LEFT: Key.left,
    pygame.K_RIGHT: Key.right,
}
# A question mark, wherever the keyboard has it.
HELP_KEYS = (pygame.K_QUESTION, pygame.K_SLASH)
PANEL_KEYS = (pygame.K_TAB, pygame.K_m)
# What opens a page, the program is asked for.
CHAT_KEY = pygame.K_c
PRINTS_KEY = pygame.K_n
OFFLINE_KEY = pygame.K_o
WITH_SHIFT = {pygame.K_SPACE: Key.page_up}


class Controls:
    """The program's own state, and what a person changes in it and in the engine."""

    def __init__(
        self,
        coordinator: Coordinator,
        feed: Feed,
        actions: Mapping[Action, Callable[[], None]],
        hurry: Callable[[], None],
        keys: Mapping[int, Callable[[], None]],
        tap_inside: Callable[[Target, float, float], bool],
        try_again: Callable[[int | None], None],
        palette: Palette = LIGHT,
    ) -> None:
        """actions: what the program does at the buttons that are not done here; keys: at keys that open pages.

        tap_inside: does what a tap in a slide inside a page does; False where it was none.
        try_again: loads more of a page once more, or refreshes once more where no page is named.
        """
        self.layout: Layout = PORTRAIT
        self.palette = palette
        self.feed = feed
        self.following = False
        self.panel_open = False
        self.help_open = False
        self.long_header = False
        self._coordinator = coordinator
        self._defaults: Settings = coordinator.settings
        self._actions = actions
        self._hurry = hurry
        self._keys = keys
        self._tap_inside = tap_inside
        self._try_again = try_again

    @property
    def mirrored(self) -> bool:
        """Whether the interface runs from right to left."""
        return self._coordinator.settings.right_to_left

    def covers(self, x: float, y: float) -> bool:
        """Whether a point belongs to the panel or the keys' card, so that the engine must not be told of it."""
        return self.help_open or (self.panel_open and holds(self.layout.panel, x, y))

    @property
    def lit(self) -> set[str]:
        """Which icons of the panel show that what they stand for is on."""
        shown = {HELP.name: self.help_open, THEME.name: self.palette is not LIGHT}
        return {name for name, on in shown.items() if on}

    # ---------------------------------------------------------------------------------------------------- taps

    def tap(self, x: float, y: float, target: Target | None = None) -> None:
        """A short touch that did not move."""
        if self.help_open:
            self.help_open = False
            return
        if self.covers(x, y):
            self._tap_panel(x, y)
            return
        across = self.layout.width - x if self.mirrored else x
        if self.feed.notice.is_up and holds(notice_box(self.layout), across, y):
            # It lies over all else: beside its button a tap does nothing.
            if holds(finger_box(notice_button(self.layout)), across, y):
                self._try_again(None)
            return
        if target is not None and self._tap_inside(target, x, y):
            return
        # Where things are now, not where they were drawn last: the touch may have stopped them.
        snapshot = self._coordinator.snapshot()
        motion = HeaderMotion.of(self._coordinator.effects(), snapshot)
        tab = self._coordinator.tab_at(x, y)
        if tab is not None:
            self._coordinator.tap_tab(tab)
        elif holds(settings_box(self.layout, snapshot.header.y), across, y):
            self.panel_open = not self.panel_open
        elif holds(button_box(self.layout, motion), across, y):
            self.following = not self.following
        elif 0 <= x < self.layout.width and 0 <= y < self.layout.bar_height:
            self._coordinator.scroll_to_top(animated=True)
        elif holds(biography_box(self.layout, snapshot, motion), across, y):
            self._toggle_header()
        elif self._offers_to_load(snapshot.page_index, across, y):
            self._try_again(snapshot.page_index)

    def _offers_to_load(self, index: int, x: float, y: float) -> bool:
        """Whether the button that loads more of a page once more is at a point."""
        page = self._coordinator.page(index)
        button = foot_button(self.layout, foot_top(page, page.content_height))
        return self.feed.kinds[index] in self.feed.failed and holds(finger_box(button), x, y)

    def _tap_panel(self, x: float, y: float) -> None:
        places = panel_places(self.layout)
        icon, policy, action = places.icon_at(x, y), places.policy_at(x, y), places.action_at(x, y)
        if icon is not None:
            self._act(icon)
        elif holds(places.close, x, y):
            self.panel_open = False
        elif policy is not None:
            self._cycle(policy)
        elif action is not None:
            self._act(action)

    # ---------------------------------------------------------------------------------------------------- keys

    def press(self, key: int, backwards: bool = False) -> None:
        """A key goes down. backwards: Shift is held, a policy takes the value before, space goes back."""
        policy = next((policy for policy in POLICIES if policy.key == key), None)
        action = next((action for action in (*ACTIONS, *ICONS) if action.key == key), None)
        if self.help_open and key == pygame.K_ESCAPE:
            self.help_open = False
        elif key in HELP_KEYS:
            self._act(HELP)
        elif policy is not None:
            self._cycle(policy, -1 if backwards else 1)
        elif action is not None:
            self._act(action)
        elif key in PANEL_KEYS:
            self.panel_open = not self.panel_open
        elif key == OFFLINE_KEY:
            self.feed.offline = not self.feed.offline
        elif key in self._keys:
            self._keys[key]()
        elif key == pygame.K_ESCAPE:
            # The program ends with its window.
            self.panel_open = False
        elif key in KEYS:
            self._coordinator.key(WITH_SHIFT.get(key, KEYS[key]) if backwards else KEYS[key])

    # ------------------------------------------------------------------------------------------------- actions

    def _cycle(self, policy: Policy, step: int = 1) -> None:
        if policy.setting == "overscroll_top":
            # What refreshes belongs to what is pulled: it ends before that becomes another.
            self._hurry()
        policy.cycle(self._coordinator, step)

    def _act(self, action: Action) -> None:
        if action is TURN:
            self.layout = LANDSCAPE if self.layout is PORTRAIT else PORTRAIT
        elif action is HEADER:
            self._toggle_header()
        elif action is REFRESH:
            self._begin_refresh()
        elif action is THEME:
            self.palette = other(self.palette)
        elif action is HELP:
            self.help_open = not self.help_open
        elif action is DEFAULTS:
            self._hurry()
            for policy in POLICIES:
                policy.put(self._coordinator, policy.value_in(self._defaults))
        else:
            self._actions[action]()

    def _toggle_header(self) -> None:
        self.long_header = not self.long_header
        self._coordinator.set_header_height(self.layout.header(self.long_header), animated=True)

    def _begin_refresh(self) -> None:
        """As a pull would; what cannot be pulled now goes to the top first."""
        try:
            self._coordinator.begin_refresh()
        except InvalidStateError:
            self._coordinator.scroll_to_top(animated=True)
