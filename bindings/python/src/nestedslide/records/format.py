"""A record as it is read: a state and entries, each a call with its arguments."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ._operations import Operation

MAGIC = b"NSLIDREC"
VERSION = 1


class InvalidRecordError(ValueError):
    """Bytes that are no record, and where they are wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


@dataclass(frozen=True)
class Entry:
    """One call, or the end."""

    operation: Operation
    values: dict[str, Any] = field(default_factory=dict)
    """Its arguments, in the order of C where there are no items."""
    items: tuple[dict[str, Any], ...] = ()
    """Pages, parts, areas, regions."""
    struct: Any = None
    """Settings as the library has them."""


@dataclass(frozen=True)
class Record:
    """A saved state, and what was done to it."""

    state: bytes
    entries: tuple[Entry, ...]

    @property
    def ended(self) -> bool:
        """Whether recording was stopped, so that the end can be compared; else the record breaks off."""
        return bool(self.entries) and self.entries[-1].operation is Operation.stop
