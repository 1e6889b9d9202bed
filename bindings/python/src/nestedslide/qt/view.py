"""The widget: a header, a bar that sticks and pages side by side, where the engine says they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleInterface, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from .._structs import EventStruct, RectStruct, SnapshotStruct
from ..coordinator import Coordinator
from ..enums import Direction, EventType, Key
from ..values import Snapshot
from .accessible import AccessibleView, ScrollActions
from .clock import EventClock
from .engine import Engine
from .focus import FocusFollower, reveal
from .geometry import edges
from .keys import scroll_key
from .pacing import Pacer
from .page_slot import Content, PageSlot
from .window_input import WindowInput, native_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ..settings import SettingsKeywords

KEEPS_INPUT = "nestedslide_keeps_input"
"""A property of widgets, for forms made in Designer."""


class NestedSlideView(QWidget):
    """Nested scrolling of widgets.

    ``pages`` are titles with a widget, or a function that makes it when it is needed. The keywords are the settings
    of a Coordinator; without ``header_height`` and ``hover_height`` those follow the widgets' own heights. The clock,
    in seconds, is for tests and films; without ``automatic_frames`` the host calls ``frame`` itself.

    Signals carry page numbers and, where they name a state, the engine's number for it.
    """

    moved = Signal()
    """After every frame: ``now`` is what is seen."""
    settled = Signal()
    page_changed = Signal(int)
    pinned = Signal()
    """The header is fully collapsed."""
    unpinned = Signal()
    refresh_changed = Signal(int, int)
    """A RefreshState, and the page, -1 for the whole. ``coordinator.end_refresh`` ends refreshing."""
    more_needed = Signal(int)
    """Less than ``load_more_distance`` is left of this page."""
    scrolled_to_top = Signal()
    pages_edited = Signal()
    """Pages came or went; also when the layout's direction has changed."""

    def __init__(
        self,
        pages: Iterable[tuple[str, Content]] = (),
        parent: QWidget | None = None,
        *,
        clock: Callable[[], float] | None = None,
        automatic_frames: bool = True,
        **settings: Unpack[SettingsKeywords],
    ) -> None:
        super().__init__(parent)
        self._measures = ("header_height" not in settings, "hover_height" not in settings)
        self.header: QWidget | None = None
        self.hover: QWidget | None = None
        self._pager = QWidget(self)
        given = list(pages)
        viewport = settings.setdefault("viewport", (390, 844))
        # Even steps, however moves and frames lie; nobody sees the last points of a fling.
        settings.setdefault("resampling", "on")
        settings.setdefault("stop_velocity", 20.0)
        settings.setdefault("right_to_left", self.layoutDirection() == Qt.LayoutDirection.RightToLeft)
        self._follows_system = "reduced_motion" not in settings
        settings.setdefault("reduced_motion", self._wants_less_motion())
        self._slots = [PageSlot(title, content, self._pager) for title, content in given]
        self._ready = False
        self._accessible: AccessibleView | None = None
        width = round(viewport[0])
        self.coordinator = Coordinator([slot.measure(width) for slot in self._slots], **settings)
        self._ready = True
        self._buffers = self.coordinator._buffers
        self.frames = 0
        """How many frames there have been: at rest it stands still."""
        pacer = Pacer(self, self.frame, self._until_change) if automatic_frames else None
        self._engine = Engine(self.coordinator, EventClock(clock), pacer)
        self._input = WindowInput(self, self._engine, self.keeps_input)
        self._focus = FocusFollower(self, self._input.fingers, self._reveal)
        self._input.lifted.connect(self._focus.lifted)

        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.resize(width, round(viewport[1]))
        for index, slot in enumerate(self._slots):
            self._adopt(slot, index)
        self._describe(self.now.page_index)

    def _wants_less_motion(self) -> bool:
        """Whether the system's animations are off: its styles animate nothing then."""
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return self.style().styleHint(hint, None, self) == 0

    # ------------------------------------------------------------------------------------------------------ widgets

    def set_header(self, widget: QWidget) -> None:
        """The widget that scrolls away; with ``header_min_height`` its lowest part stays."""
        self.header = self._take(self.header, widget)
        self._measure_parts()

    def set_hover(self, widget: QWidget) -> None:
        """The widget that sticks above the pages, as a TabBar."""
        self.hover = self._take(self.hover, widget)
        self._measure_parts()

    def add_page(self, title: str, content: Content) -> None:
        """Adds a page after those there are; its title is what it is called by assistive tools, and on its tab."""
        self.insert_page(len(self._slots), title, content)

    def insert_page(self, index: int, title: str, content: Content) -> None:
        """Inserts a page before index."""
        slot = PageSlot(title, content, self._pager)
        self.run(lambda: self.coordinator.insert_page(index, slot.measure(self.width())))
        self._slots.insert(index, slot)
        self._adopt(slot, self._slots.index(slot))
        self.pages_edited.emit()

    def remove_page(self, index: int) -> QWidget | None:
        """Takes a page out; answers its widget, for its owner to keep or delete."""
        self.run(lambda: self.coordinator.remove_page(index))
        slot = self._slots.pop(index)
        slot.release()
        widget = slot.widget
        if widget is not None:
            widget.hide()
            widget.setParent(None)
        slot.deleteLater()
        self.pages_edited.emit()
        return widget

    @property
    def titles(self) -> tuple[str, ...]:
        """The pages' titles."""
        return tuple(slot.title for slot in self._slots)

    def page(self, index: int) -> QWidget | None:
        """A page's widget; None where it is not made."""
        return self._slots[index].widget

    def index_of(self, page: QWidget) -> int:
        """The number of the page that this is, or that this is the widget of; -1 for none."""
        return next((n for n, slot in enumerate(self._slots) if page in (slot, slot.widget)), -1)

    def set_keeps_input(self, widget: QWidget, keeps: bool = True) -> None:
        """Touches, the mouse and the wheel on this widget are its own: text to select, a map, a scroll area."""
        widget.setProperty(KEEPS_INPUT, keeps)

    def keeps_input(self, widget: QWidget) -> bool:
        """Whether input on a widget is its own; also that of a view inside this one."""
        return bool(widget.property(KEEPS_INPUT)) or isinstance(widget, NestedSlideView)

    # -------------------------------------------------------------------------------------------------------- engine

    @property
    def now(self) -> SnapshotStruct:
        """What is seen, as plain numbers; the next frame overwrites it."""
        return self._buffers.snapshot

    def snapshot(self) -> Snapshot:
        """Where everything is by now, as a value to keep."""
        return self.coordinator.snapshot()

    @property
    def clock(self) -> EventClock:
        """What says the time, and when events happened."""
        return self._engine.clock

    def run(self, command: Callable[[], object]) -> None:
        """Gives the engine a command at the time it is, and sees that what comes of it is shown."""
        self._engine.run(command)

    def turn_to(self, index: int, animated: bool = True) -> None:
        """Turns to a page, as a tap on its tab: for the current one its top, and from there the header."""
        self.run(lambda: self.coordinator.tap_tab(index, animated))

    def scroll_to_top(self, animated: bool = True) -> None:
        """Brings everything to the top."""
        self.run(lambda: self.coordinator.scroll_to_top(animated))

    def request_frame(self) -> None:
        """Something has changed: a frame is needed."""
        self._engine.request_frame()

    def frame(self) -> bool:
        """One frame: time moves on and all is put to its place. Answers whether another one is needed."""
        buffers = self._engine.next_frame()
        self.frames += 1
        events = buffers.events[: buffers.event_count]
        self._place()
        for event in events:
            self._happened(event)
        self.moved.emit()
        now = buffers.snapshot
        return bool(now.needs_frame or now.events_queued or self._engine.asked)

    def _until_change(self) -> float:
        """How long the picture stays right, seconds."""
        if self._engine.asked or self.now.events_queued:
            return 0.0
        return self._engine.until_change(1 / self.devicePixelRatioF())

    @property
    def waiting(self) -> bool:
        """Whether a frame is to come; nothing runs otherwise."""
        return self._engine.waiting

    def native(self) -> QWidget | None:
        """The widget whose window gets this view's input."""
        return native_of(self)

    def _adopt(self, slot: PageSlot, index: int) -> None:
        """The engine has this page by now."""
        slot.measured.connect(self._set_page_height)
        slot.attach(self, index)

    def _set_page_height(self, slot: PageSlot, height: float) -> None:
        """A slot has measured its page."""
        if slot in self._slots:
            index = self._slots.index(slot)
            if index < self.coordinator.snapshot().page_count:
                self.run(lambda: self.coordinator.set_page_height(index, height))

    def _reveal(self, widget: QWidget) -> None:
        """What has got the focus comes into view."""
        reveal(self._engine, self, self.header, [slot.widget for slot in self._slots], widget)

    def _happened(self, event: EventStruct) -> None:
        kind = event.type
        if kind in (EventType.page_needed, EventType.page_released):
            self._make_and_drop()
        elif kind == EventType.page_changed:
            self._describe(event.index)
            self.page_changed.emit(event.index)
        elif kind == EventType.refresh_changed:
            self.refresh_changed.emit(event.state, event.index)
        elif kind == EventType.load_more:
            self.more_needed.emit(event.index)
        elif kind == EventType.pinned:
            self.pinned.emit()
        elif kind == EventType.unpinned:
            self.unpinned.emit()
        elif kind == EventType.settled:
            self.settled.emit()
        elif kind == EventType.scrolled_to_top:
            self.scrolled_to_top.emit()

    def _make_and_drop(self) -> None:
        """Pages as they are needed now: an event may be older than the last change of their numbers."""
        live = self.coordinator.live_pages()
        for index, slot in enumerate(self._slots):
            if index in live:
                slot.make(self, index)
            else:
                slot.drop()
        self.request_frame()

    # -------------------------------------------------------------------------------------------------------- layout

    def _place(self) -> None:
        now, buffers = self._buffers.snapshot, self._buffers
        if self.header is not None:
            self.header.setGeometry(_rect(now.header))
        if self.hover is not None:
            self.hover.setGeometry(_rect(now.hover))
        pager = _rect(now.pager)
        self._pager.setGeometry(pager)
        shown = {page.index: page for page in buffers.pages[: buffers.page_count]}
        for index, slot in enumerate(self._slots):
            if index in shown:
                slot.place(shown[index], pager)
            elif not slot.isHidden():
                slot.hide()

    def _take(self, before: QWidget | None, widget: QWidget) -> QWidget:
        if before is not None and before is not widget:
            before.setParent(None)
        widget.setParent(self)
        widget.show()
        for part in (self._pager, self.header, self.hover):
            if part is not None:
                part.stackUnder(widget)
        return widget

    def _measure_parts(self) -> None:
        changes: dict[str, Any] = {}
        for name, part, measured in zip(("header", "hover"), (self.header, self.hover), self._measures):
            if part is not None and measured:
                width = self.width()
                hint = part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
                changes[f"{name}_height"] = max(hint, part.minimumHeight(), 0)
        self._set(changes)

    def _set(self, changes: dict[str, Any]) -> None:
        """Changes settings that are not so already."""
        before = self.coordinator.settings
        news = {name: value for name, value in changes.items() if getattr(before, name) != value}
        if news:
            self.run(lambda: self.coordinator.set(**news))

    def sizeHint(self) -> QSize:  # noqa: N802, D102
        return QSize(390, 844)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802, D102
        super().resizeEvent(event)
        size = (float(self.width()), float(self.height()))
        if self._ready and min(size) > 0 and self.coordinator.settings.viewport != size:
            self._set({"viewport": size})
            self._measure_parts()
            for slot in self._slots:
                slot.measure(self.width())

    # -------------------------------------------------------------------------------------------------------- events

    def event(self, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.LayoutRequest and self._ready:
            self._measure_parts()
        elif event.type() == QEvent.Type.LayoutDirectionChange and self._ready:
            self._set({"right_to_left": self.layoutDirection() == Qt.LayoutDirection.RightToLeft})
            self.pages_edited.emit()
        elif event.type() == QEvent.Type.StyleChange and self._ready and self._follows_system:
            self._set({"reduced_motion": self._wants_less_motion()})
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802, D102
        super().showEvent(event)
        native = self.native()
        self._input.watch(native.windowHandle() if native is not None else None)
        self.request_frame()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802, D102
        super().hideEvent(event)
        self._input.give_up()
        # The window may be gone when it is shown again, in another one.
        self._input.watch(None)
        self._engine.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802, D102
        key = scroll_key(event)
        if key is None:
            super().keyPressEvent(event)
            return
        self.press(key)
        event.accept()

    def press(self, key: Key) -> None:
        """Scrolls by a key."""
        page = self.now.page_index
        itself = self._slots[page].scrolls_itself if 0 <= page < len(self._slots) else None
        if key is Key.end and itself is not None:
            itself.go_to_end()
        else:
            self.run(lambda: self.coordinator.key(key))

    # ------------------------------------------------------------------------------------------------- accessibility

    def can_scroll(self, direction: Direction) -> float:
        """How far is left in a direction, points."""
        return self.coordinator.can_scroll(direction)

    def accessible(self) -> AccessibleView:
        """What assistive tools see: one for the view, for as long as it lives."""
        if self._accessible is None:
            self._accessible = AccessibleView(self, ScrollActions(self))
        return self._accessible

    def _describe(self, page: int) -> None:
        """The view is described by the page that it shows."""
        if 0 <= page < len(self._slots):
            words = QCoreApplication.translate("NestedSlideView", "%1, page %2 of %3")
            for mark, word in (("%1", self._slots[page].title), ("%2", page + 1), ("%3", len(self._slots))):
                words = words.replace(mark, str(word))
            self.setAccessibleDescription(words)


def _rect(frame: RectStruct) -> QRect:
    return edges(frame.x, frame.y, frame.width, frame.height)


def _make_accessible(name: str, widget: QObject) -> QAccessibleInterface | None:
    """Qt asks for every widget and class in turn that an assistive tool comes to."""
    return widget.accessible() if isinstance(widget, NestedSlideView) else None


QAccessible.installFactory(_make_accessible)
