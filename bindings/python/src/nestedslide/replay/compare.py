"""Comparing what a scenario wants with what there is."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from ..values import Event
from .kinds import is_number

DEFAULT_TOLERANCE = 1e-6


class Difference(NamedTuple):
    """The first thing that is not as wanted."""

    place: str
    wanted: Any
    got: Any


class Exactly(dict[str, Any]):
    """An object all of whose names have to be wanted, in place of those that are asked for."""


def difference(wanted: Any, got: Any, tolerance: float, place: str = "") -> Difference | None:
    """The first difference, None where there is none. Objects are compared in what they name.

    >>> difference({"outer": 60}, {"outer": 58.2, "inner": 0.0}, 1e-6, "rest")
    Difference(place='rest.outer', wanted=60, got=58.2)
    >>> difference({}, Exactly({"0": [0, 0, 390, 30]}), 1e-6, "sticky")
    Difference(place='sticky.0', wanted=None, got=[0, 0, 390, 30])
    """
    if isinstance(wanted, dict) and "between" not in wanted:
        for name, each in wanted.items():
            found = difference(each, got.get(name), tolerance, f"{place}.{name}")
            if found:
                return found
        others = [name for name in got if name not in wanted] if isinstance(got, Exactly) else []
        return Difference(f"{place}.{others[0]}", None, got[others[0]]) if others else None
    return None if holds(wanted, got, tolerance) else Difference(place, wanted, got)


def holds(wanted: Any, got: Any, tolerance: float) -> bool:
    """Whether a value is as wanted.

    >>> holds({"between": [1, 2]}, 1.5, 0), holds([1, 2], [1.0, 2.5], 1e-6), holds(True, 1, 0)
    (True, False, False)
    >>> holds([{"view": 0}], [{"view": 0, "offset": 7}], 0)
    True
    """
    if isinstance(wanted, dict) and "between" in wanted:
        low, high = wanted["between"]
        return is_number(got) and bool(low <= got <= high)
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(holds(each, got.get(name), tolerance) for name, each in wanted.items())
    if isinstance(wanted, list):
        if not isinstance(got, list) or len(wanted) != len(got):
            return False
        return all(holds(each, other, tolerance) for each, other in zip(wanted, got))
    if is_number(wanted):
        return is_number(got) and abs(got - wanted) <= tolerance
    return type(wanted) is type(got) and bool(wanted == got)


def matches(wanted: Any, event: Event, tolerance: float) -> bool:
    """Whether an event is the one that a name or an object describes."""
    if isinstance(wanted, str):
        return event.name == wanted
    return all(holds(value, _field(event, name), tolerance) for name, value in wanted.items())


def missing_event(wanted: Sequence[Any], events: Sequence[Event], exact: bool, tolerance: float) -> int | None:
    """The position of the first wanted event that is not there in its order, None where all are.

    Exactly the wanted ones and no others: then the position is that of the first event out of place, which may be
    beyond the wanted ones.
    """
    if exact:
        for position, (each, event) in enumerate(zip(wanted, events)):
            if not matches(each, event, tolerance):
                return position
        return None if len(wanted) == len(events) else min(len(wanted), len(events))
    rest = iter(events)
    for position, each in enumerate(wanted):
        # "any" on an iterator goes on where it stopped, which is what "in this order" means.
        if not any(matches(each, event, tolerance) for event in rest):
            return position
    return None


def shown(value: Any) -> str:
    """A value as it stands in a report: as JSON, without the ".0" that JSON's authors do not write.

    >>> shown([240.0, 0.5]), shown(60), shown("idle"), shown(None)
    ('[240, 0.5]', '60', 'idle', 'nothing')
    """
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return value
    return json.dumps(_trimmed(value))


def _trimmed(value: Any) -> Any:
    if isinstance(value, float) and math.isfinite(value) and value.is_integer() and abs(value) < 2**53:
        return int(value)
    if isinstance(value, (list, tuple)):
        return [_trimmed(each) for each in value]
    if isinstance(value, dict):
        return {name: _trimmed(each) for name, each in value.items()}
    return value


def event_as_data(event: Event) -> str:
    """An event in a report."""
    return repr(event)[len("Event(") : -1]


def _field(event: Event, name: str) -> Any:
    if name == "event":
        return event.name
    if name == "state":
        state = event.named_state
        return None if state is None else state.name
    value = getattr(event, "from_" if name == "from" else name)
    return value.name if name == "source" else value
