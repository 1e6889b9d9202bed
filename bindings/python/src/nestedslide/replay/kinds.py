"""The kinds of values in a scenario file, each a small check that names the place of what it refuses."""

from __future__ import annotations

import base64
import json
import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Callable

Check = Callable[[Any, str], None]

MAX_RATE = 10_000
MAX_COUNT = 100_000


class InvalidScenarioError(Exception):
    """A file that is not a scenario, and where it is wrong."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


@dataclass(frozen=True)
class Key:
    """A key of an object: what its value must be, and whether it must be there."""

    check: Check
    required: bool = False


def described(value: Any) -> str:
    """A value in a message, shortened.

    >>> described({"a": 1})
    'an object'
    """
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"{len(value)} values"
    return textwrap.shorten(json.dumps(value), 60)


def is_number(value: Any) -> bool:
    """Whether this is a JSON number; true and false are ints in Python but no numbers here."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _refuse(place: str, wanted: str, value: Any) -> None:
    raise InvalidScenarioError(place, f"must be {wanted}, not {described(value)}")


def anything(value: Any, place: str) -> None:
    """Checked elsewhere."""


def number(value: Any, place: str) -> None:
    """A number."""
    if not is_number(value):
        _refuse(place, "a number", value)


def integer(value: Any, place: str) -> None:
    """A whole number."""
    if not is_number(value) or (isinstance(value, float) and not value.is_integer()):
        _refuse(place, "a whole number", value)


def rate(value: Any, place: str) -> None:
    """Frames a second; bounded, or a slip of the keyboard would run for days."""
    if not is_number(value) or not 0 < value <= MAX_RATE:
        _refuse(place, f"a number above 0 and up to {MAX_RATE}", value)


def count(value: Any, place: str) -> None:
    """A number of samples, bounded as rates are."""
    if not is_number(value) or not 1 <= value <= MAX_COUNT or value != int(value):
        _refuse(place, f"a whole number from 1 to {MAX_COUNT}", value)


def tolerance(value: Any, place: str) -> None:
    """A number of at least 0."""
    if not is_number(value) or not value >= 0:
        _refuse(place, "a number of 0 or more", value)


def flag(value: Any, place: str) -> None:
    """True or false."""
    if not isinstance(value, bool):
        _refuse(place, "true or false", value)


def text(value: Any, place: str) -> None:
    """Any text."""
    if not isinstance(value, str):
        _refuse(place, "text", value)


def saved(value: Any, place: str) -> None:
    """Bytes as base64."""
    text(value, place)
    try:
        base64.b64decode(value, validate=True)
    except ValueError as error:
        raise InvalidScenarioError(place, f"must be base64: {error}") from None


def words(*names: str) -> Check:
    """One of these words."""

    def check(value: Any, place: str) -> None:
        if value not in names or not isinstance(value, str):
            _refuse(place, "one of " + ", ".join(f'"{name}"' for name in names), value)

    return check


def flag_or(inner: Check) -> Check:
    """True, false, or as given."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, bool):
            inner(value, place)

    return check


def nullable(inner: Check) -> Check:
    """As given, or null."""

    def check(value: Any, place: str) -> None:
        if value is not None:
            inner(value, place)

    return check


def expected(inner: Check) -> Check:
    """As given, or ``{"between": [a, b]}``."""

    def check(value: Any, place: str) -> None:
        if isinstance(value, dict):
            members(value, place, {"between": Key(numbers("a", "b"), required=True)})
        else:
            inner(value, place)

    return check


def listed(inner: Check) -> Check:
    """A list of any length."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, list):
            _refuse(place, "a list", value)
        for position, each in enumerate(value):
            inner(each, f"{place}[{position}]")

    return check


def numbers(*parts: str, inner: Check = number) -> Check:
    """A list with these parts."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, list) or len(value) != len(parts):
            _refuse(place, f"[{', '.join(parts)}]", value)
        for position, each in enumerate(value):
            inner(each, f"{place}[{position}]")

    return check


def by_page(inner: Check) -> Check:
    """An object whose keys are page numbers."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, dict):
            _refuse(place, "an object of page numbers", value)
        for key, each in value.items():
            if not (key.isascii() and key.isdigit()):
                raise InvalidScenarioError(f"{place}.{key}", "unknown key, a page number is wanted")
            inner(each, f"{place}.{key}")

    return check


def named(name: Check, inner: Check) -> Check:
    """An object whose keys are names of this kind."""

    def check(value: Any, place: str) -> None:
        if not isinstance(value, dict):
            _refuse(place, "an object", value)
        for key, each in value.items():
            name(key, f"{place}.{key}")
            inner(each, f"{place}.{key}")

    return check


def whole_text(value: str, place: str) -> None:
    """A whole number as the key of an object."""
    if re.fullmatch(r"-?[0-9]{1,19}", value) is None or not -(2**63) <= int(value) < 2**63:
        raise InvalidScenarioError(place, "unknown key, a whole number is wanted")


def point_text(value: str, place: str) -> None:
    """A point as the key of an object: "10,250.5"."""
    if re.fullmatch(r"-?[0-9]+(\.[0-9]+)?,-?[0-9]+(\.[0-9]+)?", value) is None:
        raise InvalidScenarioError(place, 'unknown key, which must be like "10,250"')


def record(keys: Mapping[str, Key]) -> Check:
    """An object with these keys."""
    return lambda value, place: members(value, place, keys)


def members(value: Any, place: str, keys: Mapping[str, Key]) -> None:
    """Checks an object's keys."""
    if not isinstance(value, dict):
        _refuse(place, "an object", value)
    for name, each in value.items():
        where = f"{place}.{name}" if place else name
        key = keys.get(name)
        if key is None:
            raise InvalidScenarioError(where, "unknown key")
        key.check(each, where)
    for name, key in keys.items():
        if key.required and name not in value:
            raise InvalidScenarioError(place, f'the key "{name}" is missing')
