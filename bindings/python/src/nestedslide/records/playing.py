"""Doing to a coordinator what a record says, through the functions that were recorded."""

from __future__ import annotations

from ctypes import Structure, byref
from typing import Any

from ..coordinator import Coordinator
from ..errors import NestedSlideError
from ..replay.report import Result, Verdict
from ._layout import Argument, Layout
from ._operations import LAYOUTS, Operation
from .format import Entry, Record


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
        raise NotPlayedError("state", error.line) from None


def perform(coordinator: Coordinator, entry: Entry, position: int) -> None:
    """Does what one entry says; raises NotPlayedError where that is refused, or the state at the end is another."""
    place = f"entries[{position}] {entry.operation}"
    try:
        if entry.operation is Operation.stop:
            wanted, got = entry.values["hash"], coordinator.state_hash()
            if wanted != got:
                raise NotPlayedError(place, "", f"state {wanted:016x}", f"{got:016x}")
            return
        function = getattr(coordinator._abi, f"nslide_{entry.operation}")
        coordinator._call(function, *_arguments(coordinator, entry))
        if entry.operation is Operation.set_config:
            coordinator._note_viewport(entry.struct)
    except NestedSlideError as error:
        raise NotPlayedError(place, error.line) from None


def _arguments(coordinator: Coordinator, entry: Entry) -> list[Any]:
    """What the entry's function is called with, behind the handle."""
    # What a call fills is at most one correction for each view.
    room = coordinator.snapshot().page_count + 1
    layout = LAYOUTS[entry.operation]
    return [_argument(each, layout, entry, room) for each in layout.arguments]


def _argument(argument: Argument, layout: Layout, entry: Entry, room: int) -> Any:
    name, kind = argument.name, argument.kind
    if argument.role == "word":
        return min(entry.values[name], room) if name == "capacity" else entry.values[name]
    if argument.role == "count":
        return len(entry.items)
    if argument.role == "struct":
        return byref(entry.struct)
    if argument.role == "out":
        return (kind * room)() if "capacity" in entry.values and issubclass(kind, Structure) else byref(kind())
    if not entry.items:
        return None
    if argument.role == "numbers":
        return (kind * len(entry.items))(*(each[name.rstrip("s")] for each in entry.items))
    return (kind * len(entry.items))(*(_item(kind, layout, each) for each in entry.items))


def _item(kind: Any, layout: Layout, values: dict[str, Any]) -> Any:
    """A struct of C from its words, those of structs inside it too."""
    item = kind()
    for (name, _), (*inside, last) in zip(layout.items, layout.places):
        target = item
        for each in inside:
            target = getattr(target, each)
        setattr(target, last, values[name])
    return item
