"""The words of the C interface as enumerations: what they have in common, and the statuses."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

NamedT = TypeVar("NamedT", bound="Named")


class Named(IntEnum):
    """An integer of the C interface that also answers to its name."""

    def __str__(self) -> str:
        return self.name.rstrip("_")

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    @classmethod
    def _missing_(cls, value: object) -> Named | None:
        if not isinstance(value, str):
            return None
        # A word that Python keeps for itself has an underscore as a member.
        return cls.__members__.get(value, cls.__members__.get(f"{value}_"))

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """All names, in the order of their values."""
        return tuple(name.rstrip("_") for name in cls.__members__)

    @classmethod
    def from_library(cls: type[NamedT], value: int) -> NamedT:
        """The member for a number the library wrote.

        A later library of the same ABI may write a number that is not known here. That must not break a host that
        does not care, so it becomes a member without a word of its own.

        >>> Status.from_library(99).name
        'unknown_99'
        """
        try:
            return cls(value)
        except ValueError:
            member = int.__new__(cls, value)
            member._name_ = f"unknown_{value}"
            member._value_ = value
            return member


class Status(Named):
    """The outcome of a call: ``ok`` or one of the errors."""

    ok = 0
    invalid_argument = -1
    not_finite = -2
    out_of_range = -3
    invalid_handle = -4
    stale_handle = -5
    invalid_state = -6
    time_went_back = -7
    struct_size = -8
    buffer_too_small = -9
    out_of_memory = -10
    busy = -11
    reentrant = -12
    unsupported = -13
    corrupt_data = -14


class StructKind(Named):
    """The structs whose sizes the library tells."""

    config = 0
    page_settings = 1
    snapshot = 2
    page = 3
    event = 4
    frame = 5
    header_part = 6
    correction = 7
    edge = 8
    region = 9
    snap_area = 10
    list_config = 11
    section = 12
    list_state = 13
    item = 14
    item_range = 15
    item_change = 16
    motion = 17
    pointer_sample = 18
