"""What an entry of a record consists of, and how its call is made."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

Words = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Argument:
    """A parameter of the function that was called, behind the handle."""

    name: str
    role: str
    """word, count of the items, items, numbers, struct, or out: what the call fills."""
    kind: Any
    """The type of what it points to; None for what is no pointer."""


@dataclass(frozen=True)
class Layout:
    """The words of an operation: its arguments, then a struct of C, or any number of items with words of their own.

    A word is a double (d), a whole number of 32 bits (i) or of 64 (q), or one of 64 without a sign (Q).
    """

    words: Words
    items: Words = ()
    struct: type[ctypes.Structure] | None = None
    arguments: tuple[Argument, ...] = ()
    places: tuple[tuple[str, ...], ...] = ()
    """Of each word of an item where it lies in its struct: names from the outside in."""


def layout(words: str, arguments: str, *kinds: Any, items: str = "") -> Layout:
    """A layout from names and kinds of words, names and roles of arguments, and the types that pointers lead to.

    >>> layout("action i, id q", "action, id").words
    (('action', 'i'), ('id', 'q'))
    >>> layout("", "regions items, count count", None, items="x d frame.x").places
    (('frame', 'x'),)
    """
    of_items, left = _split(items), iter(kinds)
    found = []
    for name, *role in _split(arguments):
        is_pointer = bool(role) and role[0] != "count"
        found.append(Argument(name, role[0] if role else "word", next(left) if is_pointer else None))
    struct = next((each.kind for each in found if each.role == "struct"), None)
    places = tuple(tuple(each[-1].split(".") if len(each) > 2 else each[:1]) for each in of_items)
    return Layout(_words(_split(words)), _words(of_items), struct, tuple(found), places)


def _split(text: str) -> list[list[str]]:
    return [each.split() for each in text.split(",") if each.strip()]


def _words(rows: list[list[str]]) -> Words:
    return tuple((row[0], row[1]) for row in rows)
