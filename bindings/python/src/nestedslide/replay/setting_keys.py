"""Settings as keys of a scenario, from the tables that the keyword arguments come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import _fields
from .kinds import Check, Key, flag, flag_or, integer, nullable, number, numbers, words

_CHECKS: dict[type[_fields.Field], Check] = {
    _fields.Number: number,
    _fields.Derived: nullable(number),
    _fields.Flag: flag,
    _fields.Count: integer,
    _fields.Identity: integer,
    _fields.Size: numbers("width", "height"),
    _fields.Margins: numbers("top", "left", "bottom", "right"),
}


def keys_of(fields: Mapping[str, _fields.Field]) -> dict[str, Key]:
    """A table of settings as rows of the schema."""
    return {name: _key(field) for name, field in fields.items()}


def keywords(fields: Mapping[str, _fields.Field], given: Mapping[str, Any]) -> Any:
    """The settings among what a scenario gives, as keyword arguments."""
    return {name: _value(field, given[name]) for name, field in fields.items() if name in given}


def in_words(field: _fields.Field, value: Any) -> Any:
    """A setting that was read, as a scenario writes it."""
    if isinstance(field, _fields.Choice):
        return None if value is None else str(value)
    return list(value) if isinstance(value, tuple) else value


def _key(field: _fields.Field) -> Key:
    if isinstance(field, _fields.Choice):
        word = words(*field.kind.names())
        if isinstance(field, _fields.Rule):
            word = flag_or(word)
        return Key(nullable(word) if isinstance(field, _fields.OwnChoice) else word)
    return Key(_CHECKS[type(field)])


def _value(field: _fields.Field, value: Any) -> Any:
    """JSON does not tell 2.0 from 2, Python's settings do."""
    return int(value) if isinstance(field, (_fields.Count, _fields.Identity)) else value
