"""The window: an outer scroll area with header, tab bar and pager, and the engine that holds them together."""

from __future__ import annotations

import math
import time
from typing import Any, Callable

from nestedslide import OUTER, Coordinator, Event, Indicator, Snapshot
from nestedslide.qt import Coordination
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QScrollArea, QWidget

from . import content, theme
from .header import Header
from .pager import Pager
from .pages import bare, make_page
from .scroll_indicator import ScrollIndicator
from .tab_bar import TabBar
from .top_bar import TopBar

SETTINGS: dict[str, Any] = {
    "viewport": (theme.WIDTH, theme.HEIGHT),
    "header_height": theme.HEADER,
    "hover_height": theme.TABS,
    "pin_inset": theme.TOP_BAR,
    "indicator_width": 56,
    "indicator_height": 3,
    "indicator_radius": 1.5,
    "keep_alive": 3,
}

STEPS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
}

TOUCHES = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


class ProfileWindow(QWidget):
    """A profile page. ``settings`` are the coordinator's, the clock is for its motions, in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, **settings: Any) -> None:
        super().__init__()
        self.setWindowTitle("NestedSlide with Qt's own scroll views")
        self.setFixedSize(theme.WIDTH, theme.HEIGHT)
        self.coordinator = Coordinator([0.0] * len(content.TABS), **{**SETTINGS, **settings})
        self.coordination = Coordination(self.coordinator, clock)

        self.outer = self._make_outer()
        self.top_bar = TopBar(self)
        self.indicator = ScrollIndicator(self)

        self.coordinator.add_listener(self._make_page, "page_needed")
        self.coordinator.add_listener(self._drop_page, "page_released")
        self.coordination.changed.connect(self._show_state)
        self.coordination.add(OUTER, self.outer)
        self.coordination.add_pager(self.pager.horizontalScrollBar(), self.pager.settling)

    def _make_outer(self) -> QScrollArea:
        """As much content that the outer view's range is the collapse range: then the tab bar sticks by itself."""
        now = self.coordinator.snapshot()
        stack = QWidget()
        self.header = Header(stack)
        self.tab_bar = TabBar(content.TABS, stack)
        self.pager = Pager(len(content.TABS), stack)
        for widget, frame in ((self.header, now.header), (self.tab_bar, now.hover), (self.pager, now.pager)):
            widget.setGeometry(0, round(frame.y), theme.WIDTH, math.ceil(frame.height))
        stack.setFixedSize(theme.WIDTH, theme.HEIGHT + math.ceil(now.range))
        self.tab_bar.place(self.coordinator)
        self.tab_bar.tapped.connect(self.turn_to)

        outer = QScrollArea(self)
        bare(outer)
        outer.setGeometry(self.rect())
        outer.setWidget(stack)
        outer.verticalScrollBar().setSingleStep(24)
        theme.fill(outer, theme.NIGHT)
        theme.fill(stack, theme.SURFACE)
        return outer

    # -------------------------------------------------------------------------------------------------------- pages

    def _make_page(self, event: Event) -> None:
        page = make_page(event.index)
        self.pager.insert(event.index, page)
        page.show()
        self.coordination.add(event.index, page)

    def _drop_page(self, event: Event) -> None:
        self.coordination.remove(event.index)
        self.pager.take(event.index).deleteLater()

    # --------------------------------------------------------------------------------------------------------- show

    def _show_state(self, now: Snapshot) -> None:
        self.pager.show_pages(self.coordinator.pages())
        self.tab_bar.show_state(now)
        self.top_bar.show_state(now)
        page = self.coordination.page
        if now.indicator is Indicator.page and page is not None:
            pager = now.pager
            self.indicator.follow(page.area, QRect(0, round(pager.y), theme.WIDTH, theme.HEIGHT - round(pager.y)))
        elif now.indicator is Indicator.outer:
            self.indicator.follow(self.outer, self.rect().adjusted(0, theme.TOP_BAR, 0, 0))
        else:
            self.indicator.follow(None, self.rect())

    # -------------------------------------------------------------------------------------------------------- input

    def turn_to(self, page: int) -> None:
        """A tab was clicked."""
        self.coordination.run(lambda: self.coordinator.tap_tab(page))

    def scroll_to_top(self) -> None:
        """Brings everything to the top, in a motion of the engine's."""
        self.coordination.run(lambda: self.coordinator.scroll_to_top(animated=True))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Home:
            self.scroll_to_top()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            index = self.coordination.now.page_index + (1 if key is Qt.Key.Key_Right else -1)
            self.coordination.run(lambda: self.coordinator.scroll_to_page(index, animated=True))
        elif key in STEPS:
            self._step(STEPS[key])
        else:
            super().keyPressEvent(event)

    def _step(self, action: QAbstractSlider.SliderAction) -> None:
        """The page moves; where it is held or at its end, the outer view does."""
        page = self.coordination.page
        for area in (page.area if page else None, self.outer):
            if area is not None:
                bar = area.verticalScrollBar()
                before = bar.value()
                bar.triggerAction(action)
                if bar.value() != before:
                    return

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Qt hands on outwards what a view does not use. What the outer one does not use is the page's."""
        page = self.coordination.page
        if page is not None and event.position().y() < self.coordination.now.pager.y:
            page.bar.event(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        # Before any widget or gesture: the window itself sees a finger come down first.
        self.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() in TOUCHES:
            self.coordination.catch()
        return super().eventFilter(watched, event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        self.coordination.stop()
        super().closeEvent(event)
