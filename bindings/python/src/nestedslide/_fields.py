"""How each kind of setting goes into its C struct and comes out of it.

One table row per setting, of a coordinator, a page, a list or a section, keeps the keyword arguments, the settings read
back and the scenario format from drifting apart: all three are made from it. The rows are in ``_settings_fields``.
"""

from __future__ import annotations

from ctypes import Structure
from typing import Any, cast

from ._constants import AUTO
from ._convert import choice, int32, int64, number, numbers
from ._structs import InsetsStruct
from .enums import Named
from .errors import InvalidArgumentError
from .values import Insets

_INHERIT = -1


class Field:
    """A setting: one name, one value, one or more fields of its struct."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, struct: Structure) -> Any:
        """The value in a struct."""
        raise NotImplementedError

    def write(self, struct: Structure, value: Any) -> None:
        """Puts a value into a struct; TypeError or InvalidArgumentError where C could not hold it."""
        raise NotImplementedError


class Number(Field):
    """A length, a factor, a time."""

    def read(self, struct: Structure) -> float:
        return cast(float, getattr(struct, self.name))

    def write(self, struct: Structure, value: Any) -> None:
        setattr(struct, self.name, number(self.name, value))


class Derived(Number):
    """A number that may be left to the engine, or to the coordinator: None here, NSLIDE_AUTO in C."""

    def read(self, struct: Structure) -> float | None:  # type: ignore[override]
        value = super().read(struct)
        return None if value == AUTO else value

    def write(self, struct: Structure, value: Any) -> None:
        super().write(struct, AUTO if value is None else value)


class Flag(Field):
    """Yes or no."""

    def read(self, struct: Structure) -> bool:
        return bool(getattr(struct, self.name))

    def write(self, struct: Structure, value: Any) -> None:
        # "no" is true in Python, so only what cannot be misread is taken.
        if value not in (True, False):
            raise InvalidArgumentError(f"{self.name} must be true or false, not {value!r}")
        setattr(struct, self.name, int(value))


class Count(Field):
    """A number of pages or columns."""

    def read(self, struct: Structure) -> int:
        return cast(int, getattr(struct, self.name))

    def write(self, struct: Structure, value: Any) -> None:
        setattr(struct, self.name, int32(self.name, value, InvalidArgumentError))


class Identity(Field):
    """The host's own number of something; 0 for none."""

    def read(self, struct: Structure) -> int:
        return cast(int, getattr(struct, self.name))

    def write(self, struct: Structure, value: Any) -> None:
        setattr(struct, self.name, int64(self.name, value))


class Choice(Field):
    """A word."""

    def __init__(self, name: str, kind: type[Named]) -> None:
        super().__init__(name)
        self.kind = kind

    def read(self, struct: Structure) -> Named:
        return self.kind.from_library(getattr(struct, self.name))

    def write(self, struct: Structure, value: Any) -> None:
        setattr(struct, self.name, choice(self.name, self.kind, value))


class Rule(Choice):
    """A word; True and False stand for the first two."""

    def write(self, struct: Structure, value: Any) -> None:
        if value is True or value is False:
            setattr(struct, self.name, int(value))
        else:
            super().write(struct, value)


class OwnChoice(Choice):
    """A word that may be left to the preset, or to the coordinator: None here, -1 in C."""

    def read(self, struct: Structure) -> Named | None:  # type: ignore[override]
        return None if getattr(struct, self.name) == _INHERIT else super().read(struct)

    def write(self, struct: Structure, value: Any) -> None:
        if value is None:
            setattr(struct, self.name, _INHERIT)
        else:
            super().write(struct, value)


class Size(Field):
    """Width and height, two fields in C."""

    def read(self, struct: Structure) -> tuple[float, float]:
        return getattr(struct, f"{self.name}_width"), getattr(struct, f"{self.name}_height")

    def write(self, struct: Structure, value: Any) -> None:
        width, height = numbers(self.name, value, ("width", "height"))
        setattr(struct, f"{self.name}_width", width)
        setattr(struct, f"{self.name}_height", height)


class Margins(Field):
    """Top, left, bottom, right."""

    def read(self, struct: Structure) -> Insets:
        raw: InsetsStruct = getattr(struct, self.name)
        return Insets(raw.top, raw.left, raw.bottom, raw.right)

    def write(self, struct: Structure, value: Any) -> None:
        setattr(struct, self.name, InsetsStruct(*numbers(self.name, value, Insets._fields)))
