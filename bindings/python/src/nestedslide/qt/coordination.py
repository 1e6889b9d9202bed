"""Between Qt's scroll views and the engine: reports go in, corrections come out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar

from ..coordinator import Coordinator
from ..enums import MovedBy, Phase
from ..values import OUTER, PAGER, Correction, Snapshot
from .observed_area import RESISTANCE, ObservedArea
from .observed_pager import ObservedPager

FRAME = 16
"""Milliseconds between two frames of the engine's own motions."""


class Coordination(QObject):
    """Keeps Qt's scroll views where a coordinator says they belong.

    There is no flag against corrections that are reported and corrected again: telling the engine of a correction
    yields no further ones.
    """

    changed = Signal(object)
    """The snapshot, whenever anything may have moved."""

    def __init__(self, coordinator: Coordinator, clock: Callable[[], float]) -> None:
        super().__init__()
        self.coordinator = coordinator
        self.views: dict[int, ObservedArea] = {}
        self.pager: ObservedPager | None = None
        self._clock = clock
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.tick)

    @property
    def now(self) -> Snapshot:
        """Where everything is."""
        return self.coordinator.snapshot()

    @property
    def page(self) -> ObservedArea | None:
        """The current page's view, if it is made."""
        return self.views.get(self.now.page_index)

    # -------------------------------------------------------------------------------------------------------- views

    def add(self, view: int, area: QAbstractScrollArea) -> ObservedArea:
        """Observes a scroll area from now on, as the outer view or as a page, at the offset the engine remembers."""
        observed = ObservedArea(area, lambda offset, moved_by: self.moved(view, offset, moved_by))
        self.views[view] = observed
        if view != OUTER:
            observed.bar.rangeChanged.connect(lambda: self._measure(view))
            self._measure(view)
            observed.put(self.coordinator.page(view).offset)
        self.moved(view, observed.bar.value(), MovedBy.program)
        return observed

    def add_pager(self, bar: QScrollBar, settling: QAbstractAnimation) -> None:
        """Observes the pager: the engine follows it, and moves it only where it turns pages itself.

        ``bar`` scrolls it sideways; ``settling`` is the animation by which it comes to rest on a page.
        """
        self.pager = ObservedPager(bar, settling, lambda offset, moved_by: self.moved(PAGER, offset, moved_by))
        self.moved(PAGER, self.pager.bar.value(), MovedBy.program)

    def remove(self, view: int) -> None:
        """Lets go of a view that is taken away."""
        self.views.pop(view).release()
        self.coordinator.unobserve(view)

    def _measure(self, page: int) -> None:
        """The engine has to know how much there is to scroll."""
        bar = self.views[page].bar
        self.run(lambda: self.coordinator.set_page_height(page, bar.maximum() + bar.pageStep()))

    # ------------------------------------------------------------------------------------------------------- motion

    def moved(self, view: int, offset: float, moved_by: MovedBy) -> bool:
        """A view has moved: the engine is told, and answers where views have to be. False where not there."""
        self.coordinator.advance(self._clock())
        corrections = self.coordinator.observe(view, offset, moved_by)
        self._apply(corrections)
        held = [each for each in corrections if each.view == view]
        if held and view == OUTER:
            self._drag_page(offset, held[0].offset)
        self._settle()
        return not held

    def run(self, command: Callable[[], object]) -> None:
        """Gives the engine a command; what it moves by itself, at once or in frames to come, the views follow."""
        self.coordinator.advance(self._clock())
        command()
        self._settle()

    def tick(self) -> None:
        """One frame of the engine's own motions."""
        self.run(lambda: None)

    def catch(self) -> None:
        """A finger comes down: nothing moves by itself any more."""
        if self.now.phase is Phase.animating:
            self.run(self.coordinator.scroll_to)
        for view in self.views.values():
            view.catch()

    def stop(self) -> None:
        """The window goes: nothing moves any more."""
        self._timer.stop()
        for view in self.views.values():
            view.release()
        if self.pager is not None:
            self.pager.release()

    def _settle(self) -> None:
        self._apply(self.coordinator.poll_corrections())
        self.coordinator.poll_events()
        now = self.now
        if now.needs_frame != self._timer.isActive():
            self._timer.start() if now.needs_frame else self._timer.stop()
        self.changed.emit(now)

    def _apply(self, corrections: Iterable[Correction]) -> None:
        for each in corrections:
            view = self.pager if each.view == PAGER else self.views[each.view]
            assert view is not None, "the engine corrects what it was told of"
            view.put(each.offset)
            if each.heir in self.views:
                # It stopped at the seam: the one that goes on from there takes over its speed.
                self.views[each.heir].throw(each.velocity)

    def _drag_page(self, wanted: float, held: float) -> None:
        """A finger on the header drags the outer view alone: what that is not given moves the page."""
        outer, page = self.views[OUTER], self.page
        if page is not None and outer.is_dragged and not page.is_dragged:
            amount = (wanted - held) / (RESISTANCE if wanted > outer.bar.maximum() else 1)
            page.bar.setValue(page.bar.value() + round(amount))
