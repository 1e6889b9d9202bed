"""Scroll areas of one's own as a nested slide, in two lines."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScrollBar, QStackedWidget, QWidget

from ..coordinator import Coordinator
from ..enums import RefreshResult, RefreshState
from ..values import OUTER
from .coordination import Coordination
from .observed_area import ObservedArea

HOLDING = (RefreshState.refreshing, RefreshState.second)
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


def wheel_amount(event: QWheelEvent, bar: QScrollBar) -> float:
    """By how much a step of a wheel or a trackpad scrolls, points, as Qt's own scroll bars take it."""
    pixels = event.pixelDelta().y()
    lines = event.angleDelta().y() / 120 * QApplication.wheelScrollLines()
    return -(pixels if pixels != 0 else lines * bar.singleStep())


class NestedObserver(Coordination):
    """Makes scroll areas that lie in another one scroll as one.

        observer = NestedObserver(main, [notes, plates], stack=tabs)

    ``main`` scrolls by ``distance`` points, its whole range if that is None: what it holds above the contents is the
    header that scrolls away. Then the content scrolls on, at the same speed. Qt scrolls the areas and shows them; the
    observer is told where they went, and moves those that have to be elsewhere. It lives as long as ``main``.

    ``stack`` is the QStackedWidget that shows one content at a time: what it shows is the current page. ``settings``
    are the coordinator's, as ``header_motion="quick_return"``; sizes follow from the widgets. Listeners and
    commands are those of ``coordinator``: ``observer.run(lambda: observer.coordinator.scroll_to_top(animated=True))``.

    With ``refresh_height`` a finger that lets go of a pull further than that refreshes: the area is held open by as
    much until ``end_refresh``. What shows there lies behind the area's viewport.
    """

    refreshing = Signal()
    """A pull was let go that refreshes."""

    def __init__(
        self,
        main: QAbstractScrollArea,
        contents: Sequence[QAbstractScrollArea],
        distance: float | None = None,
        *,
        stack: QStackedWidget | None = None,
        clock: Callable[[], float] = time.monotonic,
        **settings: Any,
    ) -> None:
        self._main, self._contents, self._distance = main, list(contents), distance
        self._held: ObservedArea | None = None
        self._shown: QWidget = stack if stack is not None else contents[0]
        super().__init__(Coordinator([0.0] * len(self._contents), lazy=False, **self._sizes(), **settings), clock)
        self.setParent(main)
        self.add(OUTER, main)
        for index, area in enumerate(self._contents):
            self.add(index, area)
        if stack is not None:
            stack.currentChanged.connect(self._turn_to)
            self._turn_to(stack.currentIndex())
        main.verticalScrollBar().rangeChanged.connect(self._resize)
        for area in (main, *self._contents):
            area.viewport().installEventFilter(self)
        for observed in self.views.values():
            observed.let_go.connect(self._judge_pull)

    def _sizes(self) -> dict[str, Any]:
        """The header is what ``main`` scrolls; the bar is the rest of its height that no content fills."""
        port = self._main.viewport().size()
        distance = self._main.verticalScrollBar().maximum() if self._distance is None else self._distance
        bar = max(0, port.height() - self._shown.height())
        return {"viewport": (port.width(), port.height()), "header_height": distance, "hover_height": bar}

    def _resize(self) -> None:
        self.run(lambda: self.coordinator.set(**self._sizes()))

    def _judge_pull(self) -> None:
        """A finger has let go: what it has pulled far enough stays open. Qt brings back the rest."""
        now, height = self.now, self.coordinator.settings.refresh_height
        if height == 0 or now.overscroll >= -height or now.refresh is not RefreshState.idle:
            return
        held = self.views.get(OUTER if now.outer < 0 else now.page_index)
        if held is not None:
            held.hold_open(height)
            self.run(self.coordinator.begin_refresh)
            self._held = held
            self.refreshing.emit()

    def _settle(self) -> None:
        super()._settle()
        now, held = self.now, self._held
        if held is not None and now.refresh not in HOLDING:
            # It closes as the engine says.
            place = now.outer if held is self.views[OUTER] else now.inner
            held.hold_open(max(0.0, -place))
            self._held = held if place < 0 else None

    def end_refresh(self, result: RefreshResult = RefreshResult.success) -> None:
        """The refresh is over: what it has held open closes."""
        self.run(lambda: self.coordinator.end_refresh(result=result))

    def _turn_to(self, index: int) -> None:
        if 0 <= index < len(self._contents):
            self.run(lambda: self.coordinator.scroll_to_page(index))

    def _wheel(self, watched: QObject, event: QWheelEvent) -> bool:
        """What is under the pointer takes what it may, the other one the rest, and at the seam the first what is left.

        True if anything has moved.
        """
        views = [view for view in (OUTER, self.now.page_index) if view in self.views]
        views.sort(key=lambda view: self.views[view].area.viewport() is not watched)
        amount = wheel_amount(event, self.views[views[0]].bar)
        left = amount
        for view in (*views, views[0]):
            left -= self.views[view].scroll(left)
        return left != amount

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A finger that comes down catches what moves; an area that gets another size changes the layout."""
        if event.type() in PRESSES:
            self.catch()
        elif isinstance(event, QWheelEvent):
            return self._wheel(watched, event)
        elif event.type() is QEvent.Type.Resize:
            self._resize()
        return super().eventFilter(watched, event)
