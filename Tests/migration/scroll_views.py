"""Scroll views as UIKit has them, as far as the five old systems need: they move, and say so.

A recognised drag gives the same step to every view that takes part. A view adds it to where it is now, even if a
delegate put it elsewhere a moment ago, and tells its observers only if its offset has changed. The old systems live
on that: all five let the finger move two views, and put one of them back afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator


class ScrollView:
    """A vertical scroll view without bouncing: its offset stays between ``least`` and ``greatest``."""

    def __init__(self, greatest: float, least: float = 0.0) -> None:
        self.least, self.greatest = least, greatest
        self.offset = least
        self.dragging = False
        self.did_scroll: Callable[[ScrollView], None] = lambda view: None

    def put(self, offset: float) -> None:
        """Puts it there without telling: an old system looks away, or is told of what it just did and ignores it."""
        self.offset = offset

    def move(self, offset: float) -> None:
        """Moves it and tells, but only of a change."""
        if offset != self.offset:
            self.offset = offset
            self.did_scroll(self)

    def drag(self, step: float) -> None:
        self.move(min(max(self.offset + step, self.least), self.greatest))


def drag(views: Iterable[ScrollView], steps: Iterable[float]) -> None:
    """One finger's drag that all these views recognise, the first of them first."""
    views = list(views)
    for view in views:
        view.dragging = True
    for step in steps:
        for view in views:
            view.drag(step)
    for view in views:
        view.dragging = False


def finger(source: random.Random, greatest: int) -> Iterator[float]:
    """The steps of a random drag, a point each, that may turn round up to three times."""
    for _ in range(source.randint(1, 4)):
        step = source.choice((-1.0, 1.0))
        yield from (step for _ in range(source.randint(1, greatest)))
