"""Memory that the library writes frames to, made once and used for every frame.

For hosts that draw many coordinators, or draw at a high rate: reading ``buffers.snapshot.outer`` from the struct that
the library has just filled costs a fraction of building a value for every field.
"""

from __future__ import annotations

import ctypes
from typing import Any

from ._constants import KEEP, MAX_VISIBLE_PAGES
from ._convert import choice, int32, int64, number
from ._structs import (
    EventStruct,
    FrameBuffersStruct,
    MotionStruct,
    PageStruct,
    PointerSampleStruct,
    SnapshotStruct,
)
from .enums import PointerAction, Source
from .errors import InvalidArgumentError

EVENT_CAPACITY = 64
PAGE_SIZE, EVENT_SIZE = ctypes.sizeof(PageStruct), ctypes.sizeof(EventStruct)
# Where pages and events begin in the memory of a frame. Events come last, so that what was written is one piece.
PAGES_AT = ctypes.sizeof(SnapshotStruct)
EVENTS_AT = PAGES_AT + MAX_VISIBLE_PAGES * PAGE_SIZE


class FrameBuffers:
    """One frame as the library wrote it. The next frame overwrites what has changed: leave it as it is.

    ``snapshot`` has the fields of Snapshot as plain numbers, ``motion`` those of Motion. Of ``pages`` the first
    ``page_count`` are this frame's, of ``events`` the first ``event_count``.
    """

    def __init__(self, event_capacity: int = EVENT_CAPACITY) -> None:
        """Makes room for this many events a frame; what does not fit stays queued for the next."""
        event_capacity = int32("event_capacity", event_capacity, InvalidArgumentError)
        if event_capacity < 0:
            raise InvalidArgumentError("event_capacity must be 0 or more")
        self._memory = bytearray(EVENTS_AT + event_capacity * EVENT_SIZE)
        self.snapshot = SnapshotStruct.from_buffer(self._memory)
        self.snapshot.struct_size = ctypes.sizeof(SnapshotStruct)
        self.motion = MotionStruct(struct_size=ctypes.sizeof(MotionStruct))
        self.pages: Any = (PageStruct * MAX_VISIBLE_PAGES).from_buffer(self._memory, PAGES_AT)
        self.events: Any = (EventStruct * event_capacity).from_buffer(self._memory, EVENTS_AT)
        self._struct = FrameBuffersStruct(
            struct_size=ctypes.sizeof(FrameBuffersStruct),
            page_capacity=MAX_VISIBLE_PAGES,
            event_capacity=event_capacity,
            snapshot=ctypes.pointer(self.snapshot),
            pages=ctypes.cast(self.pages, ctypes.POINTER(PageStruct)),
            events=ctypes.cast(self.events, ctypes.POINTER(EventStruct)),
            motion=ctypes.pointer(self.motion),
            kept_of=KEEP,
        )
        self._samples: Any = (PointerSampleStruct * 8)()
        self._struct.samples = ctypes.cast(self._samples, ctypes.POINTER(PointerSampleStruct))
        self.has_pointers = False
        # Kept: making a reference anew would cost as much as the call.
        self.reference = ctypes.byref(self._struct)

    @property
    def event_capacity(self) -> int:
        """How many events a frame has room for."""
        return self._struct.event_capacity

    @property
    def page_count(self) -> int:
        """How many pages the last frame wrote."""
        return self._struct.page_count

    @property
    def event_count(self) -> int:
        """How many events the last frame wrote."""
        return self._struct.event_count

    def add_pointer(
        self,
        action: PointerAction | str,
        x: float,
        y: float,
        time: float,
        id: int = 0,  # noqa: A002
        source: Source | str = "touch",
    ) -> None:
        """Adds a pointer's event for the next frame, as ``Coordinator.pointer``; its time is at most that of the frame.

        The frame takes all that were added, or, where one is refused, none. Either way they are gone then.
        """
        count = self._struct.sample_count
        sample = PointerSampleStruct(
            action=choice("action", PointerAction, action),
            source=choice("source", Source, source),
            id=int64("id", id),
            x=number("x", x),
            y=number("y", y),
            time=number("time", time),
        )
        if count == len(self._samples):
            grown: Any = (PointerSampleStruct * (2 * count))()
            grown[:count] = self._samples[:count]
            self._samples = grown
            self._struct.samples = ctypes.cast(grown, ctypes.POINTER(PointerSampleStruct))
        self._samples[count] = sample
        self._struct.sample_count = count + 1
        self.has_pointers = True

    def clear_pointers(self) -> None:
        """Forgets the pointers that were added since the last frame."""
        self._struct.sample_count = 0
        self.has_pointers = False
