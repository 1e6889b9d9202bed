"""Doing to a coordinator what a record says, through the functions that were recorded."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import byref, c_double, c_int32, c_int64
from typing import Any, Callable

from .._structs import (
    CorrectionStruct,
    HeaderPartStruct,
    RectStruct,
    RegionStruct,
    SnapAreaStruct,
)
from ..coordinator import Coordinator
from ..errors import NestedSlideError
from ..replay.report import Result, Verdict
from .format import Entry, Operation, Record


class NotPlayedError(Exception):
    """A record that does not come out as it was recorded."""

    def __init__(self, place: str, reason: str = "", wanted: Any = None, got: Any = None):
        super().__init__(f"{place}: {reason}")
        self.place, self.reason, self.wanted, self.got = place, reason, wanted, got

    def result(self, name: str) -> Result:
        """As a line of a report."""
        return Result(name, Verdict.fail, self.place, self.reason, self.wanted, self.got, self.wanted is not None)


def play(record: Record, name: str = "") -> Result:
    """Plays a record. Every call must be taken again, and the state at the end be the one that was recorded."""
    try:
        with restored(record) as coordinator:
            for position, entry in enumerate(record.entries):
                perform(coordinator, entry, position)
    except NotPlayedError as failure:
        return failure.result(name)
    return Result(name, Verdict.ok)


def restored(record: Record) -> Coordinator:
    """A coordinator in the state that a record begins with."""
    try:
        return Coordinator.restore(record.state)
    except NestedSlideError as error:
        raise NotPlayedError("state", str(error)) from None


def perform(coordinator: Coordinator, entry: Entry, position: int) -> None:
    """Does what one entry says; raises NotPlayedError where that is refused, or the state at the end is another."""
    place = f"entries[{position}] {entry.operation}"
    try:
        if entry.operation is Operation.stop:
            wanted, got = entry.values["hash"], coordinator.state_hash()
            if wanted != got:
                raise NotPlayedError(place, "", f"state {wanted:016x}", f"{got:016x}")
            return
        special = _SPECIAL.get(entry.operation)
        if special is not None:
            special(coordinator, entry)
        else:
            coordinator._call(_function(coordinator, entry), *entry.values.values())
    except NestedSlideError as error:
        raise NotPlayedError(place, str(error)) from None


def _function(coordinator: Coordinator, entry: Entry) -> Callable[..., int]:
    function: Callable[..., int] = getattr(coordinator._abi, f"nslide_{entry.operation}")
    return function


def _array(kind: Any, values: Iterable[Any]) -> tuple[Any, int]:
    """A C array and its length, null where there is nothing."""
    found = list(values)
    return ((kind * len(found))(*found) if found else None), len(found)


def _session_update(coordinator: Coordinator, entry: Entry) -> None:
    coordinator._call(_function(coordinator, entry), *entry.values.values(), None, None)


def _set_regions(coordinator: Coordinator, entry: Entry) -> None:
    regions, count = _array(
        RegionStruct,
        (
            RegionStruct(RectStruct(each["x"], each["y"], each["width"], each["height"]), each["view"], each["axes"])
            for each in entry.items
        ),
    )
    coordinator._call(_function(coordinator, entry), regions, count)


def _set_snap_areas(coordinator: Coordinator, entry: Entry) -> None:
    page, *others = entry.values.values()
    areas, count = _array(SnapAreaStruct, (SnapAreaStruct(**each) for each in entry.items))
    coordinator._call(_function(coordinator, entry), page, areas, count, *others)


def _set_header_parts(coordinator: Coordinator, entry: Entry) -> None:
    parts, count = _array(HeaderPartStruct, (HeaderPartStruct(**each) for each in entry.items))
    coordinator._call(_function(coordinator, entry), parts, count, entry.values["animated"])


def _reload(coordinator: Coordinator, entry: Entry) -> None:
    heights, count = _array(c_double, (each["height"] for each in entry.items))
    coordinator._call(_function(coordinator, entry), count, heights, entry.values["to"], entry.values["reset"])


def _reload_keyed(coordinator: Coordinator, entry: Entry) -> None:
    keys, count = _array(c_int64, (each["key"] for each in entry.items))
    heights, _ = _array(c_double, (each["height"] for each in entry.items))
    coordinator._call(_function(coordinator, entry), count, keys, heights)


def _with_struct(coordinator: Coordinator, entry: Entry) -> None:
    coordinator._call(_function(coordinator, entry), *entry.values.values(), byref(entry.struct))
    if entry.operation is Operation.set_config:
        coordinator._note_viewport(entry.struct)


def _observe(coordinator: Coordinator, entry: Entry) -> None:
    corrections, room = _corrections(coordinator)
    view, offset, moved_by, capacity = entry.values.values()
    room = min(capacity, room)
    coordinator._call(_function(coordinator, entry), view, offset, moved_by, corrections, room, byref(c_int32()))


def _poll_corrections(coordinator: Coordinator, entry: Entry) -> None:
    corrections, room = _corrections(coordinator)
    capacity = min(entry.values["capacity"], room)
    coordinator._call(_function(coordinator, entry), corrections, capacity, byref(c_int32()))


def _corrections(coordinator: Coordinator) -> tuple[Any, int]:
    """Room for all corrections that there can be: one for each view."""
    room = coordinator.snapshot().page_count + 1
    return (CorrectionStruct * room)(), room


_SPECIAL: dict[Operation, Callable[[Coordinator, Entry], None]] = {
    Operation.session_update: _session_update,
    Operation.set_regions: _set_regions,
    Operation.set_snap_areas: _set_snap_areas,
    Operation.set_header_parts: _set_header_parts,
    Operation.set_page_settings: _with_struct,
    Operation.set_config: _with_struct,
    Operation.reload: _reload,
    Operation.reload_keyed: _reload_keyed,
    Operation.observe: _observe,
    Operation.poll_corrections: _poll_corrections,
}
