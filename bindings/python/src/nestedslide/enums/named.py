"""The words of the C interface as enumerations: what they have in common."""

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

        >>> from nestedslide import Status
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
