"""What a finger, the mouse and the arrow keys do to the sliders."""

from __future__ import annotations

import pygame
from nestedslide import Coordinator, Physics

from .tuning import Tuning, choose, put_all_back, tunings
from .tuning_places import TuningPlaces

# Two presses within this time are a double click, in seconds.
DOUBLE = 0.4

# How far an arrow key moves a knob, as a share of the track, and with Shift.
STEP, LEAP = 0.01, 0.1

_ACROSS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_DOWN = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_BACK = (pygame.K_BACKSPACE, pygame.K_DELETE)


class Sliders:
    """Which slider is held and which has the keys; what they do goes to the engine at once."""

    def __init__(self, coordinator: Coordinator) -> None:
        self.held: Tuning | None = None
        self.focus: Tuning | None = None
        self._coordinator = coordinator
        self._pressed: tuple[Tuning, float] | None = None

    def pointer(self, action: str, places: TuningPlaces, x: float, y: float, time: float) -> None:
        """A finger on the panel: action is "down", "move", "up" or "cancel"."""
        if action == "down":
            self._press(places.tuning_at(x, y), places, x, time)
        elif self.held is not None and action == "move":
            self.held.put(self._coordinator, self.held.at(places.share_at(self.held, x)))
        elif action in ("up", "cancel"):
            self.held = None

    def _press(self, tuning: Tuning | None, places: TuningPlaces, x: float, time: float) -> None:
        self.focus = tuning
        before, self._pressed = self._pressed, None
        if tuning is None:
            return
        if before is not None and before[0] is tuning and time - before[1] <= DOUBLE:
            tuning.put_back(self._coordinator)
            return
        self.held, self._pressed = tuning, (tuning, time)
        tuning.put(self._coordinator, tuning.at(places.share_at(tuning, x)))

    def key(self, key: int, leap: bool) -> bool:
        """A key goes down; answers whether it was for a slider. leap: Shift is held."""
        if self.focus is None:
            return False
        settings = self._coordinator.settings
        row = tunings(settings.physics)
        if key in _ACROSS:
            value = self.focus.value(settings)
            share = self.focus.share(self.focus.low if value is None else value)
            goal = self.focus.at(share + _ACROSS[key] * (LEAP if leap else STEP))
            if goal == value:
                # Where a hundredth of the track is less than the last digit.
                goal += _ACROSS[key] * 10**-self.focus.digits
            self.focus.put(self._coordinator, min(self.focus.high, max(self.focus.low, goal)))
        elif key in _DOWN:
            self.focus = row[(row.index(self.focus) + _DOWN[key]) % len(row)] if self.focus in row else row[0]
        elif key in _BACK:
            self.focus.put_back(self._coordinator)
        else:
            return False
        return True

    def take_keys(self) -> None:
        """The first slider gets the keys."""
        self.focus = tunings(self._coordinator.settings.physics)[0]

    def let_go(self) -> None:
        """No slider has the keys, and none is held."""
        self.focus = self.held = self._pressed = None

    def choose(self, physics: Physics) -> None:
        """A preset as it is."""
        choose(self._coordinator, physics)

    def put_all_back(self) -> None:
        """Every number as the library has it."""
        put_all_back(self._coordinator)
