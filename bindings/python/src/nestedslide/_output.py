"""What a host reads: frames, snapshots, pages, events."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Iterator
from ctypes import byref, c_double, c_int32
from typing import TYPE_CHECKING, Any, Callable

from ._abi import Abi
from ._constants import AUTO, MAX_EFFECTS, MAX_VISIBLE_PAGES
from ._convert import choice, edge_from, event_from, int32, number, page_from, snapshot_from
from ._listeners import Listener, Listeners
from ._playing import Playing
from ._structs import EdgeStruct, EffectStruct, EventStruct, PageStruct, SnapshotStruct
from .buffers import FrameBuffers
from .enums import Bar, Direction, EventType
from .frames import Frame
from .page_views import PageViews
from .values import Edge, Event, Page, Snapshot

if TYPE_CHECKING:
    # Only then: a value that few programs use takes as long to import as ten functions.
    from .effect import Effect

_POLL_CAPACITY = 64


class Output(Playing):
    """The output side of a coordinator, and time, which makes output."""

    def __init__(self, abi: Abi, handle: int) -> None:
        super().__init__(abi, handle)
        self._advance_function = abi.nslide_advance
        self._frame_function = abi.nslide_frame
        self._buffers = FrameBuffers()
        self._listeners = Listeners()

    def advance(self, time: float) -> None:
        """Moves time on to this instant, in seconds. How many calls lead there does not matter."""
        # Not through _call, as in frame_into: these are the paths that run at the display's rate.
        try:
            status = self._advance_function(self._parameter, time)
        except ctypes.ArgumentError:
            # No number, or one that is no double: the slow way says which.
            status = self._advance_function(self._parameter, number("time", time))
        if status != 0:
            self._fail(status)

    def frame(self, time: float) -> Frame:
        """Moves time on, in seconds, and reads everything there is to draw and to react to.

        Listeners are told of the events. The answer keeps what the library wrote, and makes its values when they are
        asked for.
        """
        buffers = self.frame_into(time)
        frame = Frame.of(buffers)
        if self._listeners.active or buffers.event_count == buffers.event_capacity:
            return self._told(frame)
        return frame

    def _told(self, frame: Frame) -> Frame:
        """With the events that it had no room for, and after the listeners have heard of all of them."""
        events = frame.events
        if len(events) == self._buffers.event_capacity:
            events += tuple(self._queued_events())
        # Last, since a listener may ask for a frame itself and so overwrite the buffers.
        if self._listeners.active:
            events = self._listeners.deliver(events)
        return Frame(frame.snapshot, frame.pages, events)

    def frame_into(self, time: float, buffers: FrameBuffers | None = None) -> FrameBuffers:
        """As frame, at a time in seconds, in one call of the library and without making values.

        Without buffers of the caller's own, the coordinator's are filled and returned; the next frame overwrites them.
        Pointers that were added to the buffers go in first. Listeners are not told of the events that it takes out of
        the queue.
        """
        target = self._buffers if buffers is None else buffers
        try:
            status = self._frame_function(self._parameter, time, target.reference)
        except ctypes.ArgumentError:
            # No number, or one that is no double: the slow way says which.
            status = self._frame_function(self._parameter, number("time", time), target.reference)
        if target.has_pointers:
            target.clear_pointers()
        if status != 0:
            self._fail(status)
        return target

    def snapshot(self) -> Snapshot:
        """Where everything is after the last call."""
        raw = SnapshotStruct(struct_size=ctypes.sizeof(SnapshotStruct))
        self._call(self._abi.nslide_get_snapshot, byref(raw))
        return snapshot_from(raw)

    def _time(self) -> float:
        return self.snapshot().time

    def edge(self) -> Edge:
        """What the ends that do not overscroll were given, and how far they are stretched with ``edge_shown``."""
        raw = EdgeStruct()
        self._call(self._abi.nslide_get_edge, byref(raw))
        return edge_from(raw)

    def set_effects(self, effects: Iterable[Effect]) -> None:
        """Replaces all effects: numbers that follow the scroll, for the host to draw by.

        >>> from nestedslide import Coordinator, Effect
        >>> with Coordinator([9000.0], header_height=240) as slide:
        ...     title = Effect("collapse", 50, 100, 0, 1, unit="percent")
        ...     slide.set_effects([title, Effect("collapse", 0, 240, 0, -96)])
        ...     slide.scroll_to(180)
        ...     print(slide.effects())
        (0.5, -72.0)
        """
        structs = [effect.as_struct() for effect in effects]
        raw: Any = (EffectStruct * len(structs))(*structs)
        self._call(self._abi.nslide_set_effects, raw, int32("effects", len(structs)))

    def effects(self) -> tuple[float, ...]:
        """The numbers of all effects, as of the last call: one for each that is not ``more``.

        Points, degrees or a fraction, as each effect was given them.
        """
        raw: Any = (c_double * MAX_EFFECTS)()
        count = c_int32()
        self._call(self._abi.nslide_get_effects, raw, MAX_EFFECTS, byref(count))
        return tuple(raw[: count.value])

    def can_scroll(self, direction: Direction | str) -> float:
        """How far keys can still scroll in a direction, points: 0 where nothing can move.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([9000.0, 9000.0], header_height=240) as slide:
        ...     print(slide.can_scroll("up"), slide.can_scroll("left"), slide.can_scroll("right"))
        0.0 0.0 390.0
        """
        distance = c_double()
        self._call(self._abi.nslide_can_scroll, choice("direction", Direction, direction), byref(distance))
        return distance.value

    def is_lifted(self) -> bool:
        """Whether content of the current page lies under the header, or under what is pinned."""
        lifted = c_int32()
        self._call(self._abi.nslide_is_lifted, byref(lifted))
        return lifted.value != 0

    def next_change(self, pixel: float = 0) -> float:
        """When the picture changes next if no call comes before, seconds; ``MAX_TIME`` for never.

        An offset counts as changed when it rounds to another multiple of ``pixel``, points; 0 counts every change. The
        snapshot's time stands for the next frame.
        """
        time = c_double()
        self._call(self._abi.nslide_get_next_change, number("pixel", pixel), byref(time))
        return time.value

    def bar(self, bar: Bar | str = Bar.joined) -> tuple[float, float]:
        """Where a scroll bar's thumb is, and its length, each a fraction of the bar.

        The joined one is for header and page together.
        """
        position, length = c_double(), c_double()
        self._call(self._abi.nslide_get_bar, choice("bar", Bar, bar), byref(position), byref(length))
        return position.value, length.value

    def bar_to_offsets(self, position: float, bar: Bar | str = Bar.joined) -> tuple[float | None, float | None]:
        """What to give ``scroll_to``, points, so that a bar's thumb is at a position; None for what the bar leaves.

        The position is a fraction of the bar.
        """
        outer, inner = c_double(), c_double()
        which, place = choice("bar", Bar, bar), number("position", position)
        self._call(self._abi.nslide_bar_to_offsets, which, place, byref(outer), byref(inner))
        return (
            None if outer.value == AUTO else outer.value,
            None if inner.value == AUTO else inner.value,
        )

    @property
    def pages(self) -> PageViews:
        """All pages as a sequence: ``slide.pages[1]``; ``slide.pages()`` are those that show."""
        return PageViews(self)

    def _visible_pages(self) -> tuple[Page, ...]:
        raw: Any = (PageStruct * MAX_VISIBLE_PAGES)()
        count = c_int32()
        self._call(self._abi.nslide_get_pages, raw, MAX_VISIBLE_PAGES, byref(count))
        return tuple(page_from(page) for page in raw[: count.value])

    def page(self, index: int) -> Page:
        """One page, showing or not."""
        raw = PageStruct()
        self._call(self._abi.nslide_get_page, int32("index", index), byref(raw))
        return page_from(raw)

    def live_pages(self) -> tuple[int, ...]:
        """The numbers of all pages the host should have made, ascending."""
        count, capacity = c_int32(), 16
        while True:
            raw: Any = (c_int32 * capacity)()
            status = self._abi.nslide_get_live_pages(self._handle, raw, capacity, byref(count))
            if status == 0:
                return tuple(raw[: count.value])
            if count.value <= capacity:
                self._fail(status)
            capacity = count.value

    def poll_events(self) -> tuple[Event, ...]:
        """Takes all events out of the queue, oldest first; listeners are told of them."""
        events = tuple(self._queued_events())
        return self._listeners.deliver(events) if self._listeners.active else events

    def add_listener(self, function: Listener, *types: EventType | str) -> Callable[[], None]:
        """Registers a function to be called with each event of these types, or with every event where none is given.

        It is called when ``poll_events`` or ``frame`` reads the event, in the order of events and then of registration,
        and may use the coordinator, add listeners and remove them. Where one raises, the others are called all the
        same; then its error is raised, or a ListenerError for several, and the next ``poll_events`` or ``frame``
        answers with the events once more. ``frame_into`` calls no listeners. Call the answer to take it out again.

        >>> from nestedslide import Coordinator
        >>> with Coordinator([3000.0], header_height=240) as slide:
        ...     remove = slide.add_listener(print, "pinned", "unpinned")
        ...     slide.scroll_to(outer=240)
        ...     found = slide.poll_events()
        Event(pinned, time=0.0, outer=240.0, inner=0.0)
        """
        self._require_open("the coordinator")
        return self._listeners.add(function, types)

    def _queued_events(self) -> Iterator[Event]:
        raw: Any = (EventStruct * _POLL_CAPACITY)()
        count = c_int32(_POLL_CAPACITY)
        while count.value == _POLL_CAPACITY:
            self._call(self._abi.nslide_poll_events, raw, _POLL_CAPACITY, byref(count))
            yield from (event_from(event) for event in raw[: count.value])
