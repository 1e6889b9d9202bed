"""One frame as values.

Making a value of every number takes several times as long as the frame itself, and a host looks at a few of them. So a
frame keeps a copy of the bytes that the library wrote, in one piece, and makes the snapshot, the pages and the events
when they are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ._convert import event_at, page_at, snapshot_at
from .buffers import EVENT_SIZE, EVENTS_AT, PAGE_SIZE, PAGES_AT, FrameBuffers
from .values import Event, Page, Snapshot


class Frame:
    """Where everything is, the pages that show, and what happened since the last time.

    ``snapshot, pages, events = frame`` takes it apart.
    """

    __slots__ = ("_event_count", "_events", "_page_count", "_pages", "_raw", "_snapshot")
    _raw: bytearray
    _page_count: int
    _event_count: int

    def __init__(self, snapshot: Snapshot, pages: tuple[Page, ...], events: tuple[Event, ...]) -> None:
        self._snapshot: Snapshot | None = snapshot
        self._pages: tuple[Page, ...] | None = pages
        self._events: tuple[Event, ...] | None = events

    @classmethod
    def of(cls, buffers: FrameBuffers) -> Frame:
        """What buffers hold now; they may be filled again."""
        frame = _new(cls)
        written = buffers._struct
        frame._page_count, count = written.page_count, written.event_count
        frame._event_count = count
        frame._raw = buffers._memory[: EVENTS_AT + EVENT_SIZE * count]
        frame._snapshot = frame._pages = frame._events = None
        return frame

    @property
    def snapshot(self) -> Snapshot:
        """Where everything is."""
        found = self._snapshot
        if found is None:
            found = self._snapshot = snapshot_at(self._raw, 0)
        return found

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages that show, in ascending order."""
        found = self._pages
        if found is None:
            places = range(PAGES_AT, PAGES_AT + PAGE_SIZE * self._page_count, PAGE_SIZE)
            found = self._pages = tuple([page_at(self._raw, place) for place in places])
        return found

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened since the last time, oldest first."""
        found = self._events
        if found is None:
            places = range(EVENTS_AT, EVENTS_AT + EVENT_SIZE * self._event_count, EVENT_SIZE)
            found = self._events = tuple([event_at(self._raw, place) for place in places])
        return found

    def __iter__(self) -> Iterator[Any]:
        return iter((self.snapshot, self.pages, self.events))

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Frame) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Frame(snapshot={self.snapshot!r}, pages={self.pages!r}, events={self.events!r})"

    def __reduce__(self) -> tuple[type[Frame], tuple[Any, ...]]:
        return Frame, tuple(self)


_new = object.__new__
