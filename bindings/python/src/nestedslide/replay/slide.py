"""A coordinator of a scenario, with its lists, what it has told, what it is linked to and what was recorded of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..coordinator import Coordinator
from ..records._operations import Operation
from ..records.reading import decode
from ..values import Correction, Event
from .lists import Lists
from .report import Result


class Slide:
    """One coordinator of a scenario."""

    def __init__(self, coordinator: Coordinator) -> None:
        self.coordinator = coordinator
        self.lists = Lists()
        self.session_open = False
        self.corrections: tuple[Correction, ...] = ()
        self.outer: Slide | None = None
        """The one that it is linked to."""
        self._axes: Mapping[str, bool] = {}
        self._record = b""
        self._recording = False
        self.events: list[Event] = []

    def poll(self) -> None:
        """Takes the events that wait."""
        self.events.extend(self.coordinator.poll_events())

    def close(self) -> None:
        """Ends the coordinator and the lists of its pages."""
        self.lists.close()
        self.coordinator.close()

    # ---------------------------------------------------------------------------------------------------- links

    @property
    def depth(self) -> int:
        """How many there are around it."""
        return 0 if self.outer is None else self.outer.depth + 1

    def link(self, outer: Slide | None, place: tuple[int, float] | None = None, **axes: bool) -> None:
        """Puts it inside another one, or on its own; place says in which page of that one, and where in its content."""
        self.coordinator.link(None if outer is None else outer.coordinator, **axes)
        if place is not None:
            self.coordinator.set_link_place(*place)
        self.outer, self._place, self._axes = outer, place, axes

    def link_again(self) -> None:
        """Links a restored one as it was linked: a saved state knows of no other coordinator."""
        if self.outer is not None:
            self.link(self.outer, self._place, **self._axes)

    # -------------------------------------------------------------------------------------------------- records

    def start_record(self) -> None:
        """Begins a record, in place of the one before."""
        self.coordinator.record_start()
        self._record, self._recording = b"", True

    def stop_record(self) -> None:
        """Ends the record; it can be played and looked at from then on too."""
        self.coordinator.record_stop()
        self._read()
        self._recording = False

    def play_record(self) -> Result:
        """Plays what has been recorded so far: each call must be taken as it was, and come to the same state."""
        # Records tell of their outcome as scenarios do, so the two modules know each other.
        from ..records.playing import play

        self._read()
        return play(decode(self._record), "record")

    def recorded(self) -> list[str]:
        """The calls in the record, without those that only let time pass: how many those are is the frame rate's."""
        self._read()
        entries = decode(self._record).entries if self._record else []
        return [entry.operation.name for entry in entries if entry.operation is not Operation.advance]

    def _read(self) -> None:
        if self._recording:
            self._record += self.coordinator.record_read()


def inner_first(slides: Mapping[str, Slide]) -> list[Slide]:
    """In the order in which hosts give them the time."""
    return sorted(slides.values(), key=lambda slide: -slide.depth)


def axes_of(step: Mapping[str, Any]) -> dict[str, bool]:
    """The axes and the order of a link, as keyword arguments; both axes where the step has none."""
    axes = step.get("axes", ["vertical", "horizontal"])
    order = {"header_first": step.get("order") == "header_first"}
    flags = {name: step.get(name, False) for name in ("latched", "own_coordinates")}
    return {name: name in axes for name in ("vertical", "horizontal")} | order | flags
