"""What taps and keys do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Callable

import pygame

from .. import Coordinator, InvalidStateError, Key, Settings
from .feed import Feed
from .header_places import biography_box, button_box, holds, settings_box, shift_of
from .layout import LANDSCAPE, PORTRAIT, Layout
from .panel_places import ACTIONS, DEFAULTS, HEADER, REFRESH, TURN, Action, panel_places
from .policies import POLICIES, Policy

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
WITH_SHIFT = {pygame.K_SPACE: Key.page_up}


class Controls:
    """The program's own state, and what a person changes in it and in the engine."""

    def __init__(
        self,
        coordinator: Coordinator,
        feed: Feed,
        actions: Mapping[Action, Callable[[], None]],
        hurry: Callable[[], None],
    ) -> None:
        """actions: what the program does at the buttons that are not done here."""
        self.layout: Layout = PORTRAIT
        self.feed = feed
        self.following = False
        self.panel_open = False
        self.long_header = False
        self.closing = False
        self._coordinator = coordinator
        self._defaults: Settings = coordinator.settings
        self._actions = actions
        self._hurry = hurry

    @property
    def mirrored(self) -> bool:
        """Whether the interface runs from right to left."""
        return self._coordinator.settings.right_to_left

    def covers(self, x: float, y: float) -> bool:
        """Whether a point belongs to the panel, so that the engine must not be told of it."""
        return self.panel_open and holds(self.layout.panel, x, y)

    # ---------------------------------------------------------------------------------------------------- taps

    def tap(self, x: float, y: float) -> None:
        """A short touch that did not move."""
        if self.covers(x, y):
            self._tap_panel(x, y)
            return
        # Where things are now, not where they were drawn last: the touch may have stopped them.
        snapshot = self._coordinator.snapshot()
        tab = self._coordinator.tab_at(x, y)
        across = self.layout.width - x if self.mirrored else x
        if tab is not None:
            self._coordinator.tap_tab(tab)
        elif holds(settings_box(self.layout, snapshot.header.y), across, y):
            self.panel_open = not self.panel_open
        elif holds(button_box(self.layout, shift_of(snapshot)), across, y):
            self.following = not self.following
        elif 0 <= x < self.layout.width and 0 <= y < self.layout.bar_height:
            self._coordinator.scroll_to_top(animated=True)
        elif holds(biography_box(self.layout, snapshot), across, y):
            self._toggle_header()

    def _tap_panel(self, x: float, y: float) -> None:
        places = panel_places(self.layout)
        policy, action = places.policy_at(x, y), places.action_at(x, y)
        if policy is not None:
            self._cycle(policy)
        elif action is not None:
            self._act(action)
        elif holds(places.close, x, y):
            self.panel_open = False

    # ---------------------------------------------------------------------------------------------------- keys

    def press(self, key: int, backwards: bool = False) -> None:
        """A key goes down. backwards: Shift is held, a policy takes the value before, space goes back."""
        policy = next((policy for policy in POLICIES if policy.key == key), None)
        action = next((action for action in ACTIONS if action.key == key), None)
        if policy is not None:
            self._cycle(policy, -1 if backwards else 1)
        elif action is not None:
            self._act(action)
        elif key in (pygame.K_TAB, pygame.K_m):
            self.panel_open = not self.panel_open
        elif key == pygame.K_ESCAPE:
            self.closing, self.panel_open = not self.panel_open, False
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
