"""Reads examples/assets/profile.json, and checks that every host can use it.

A note is worked out from its number, so a million of them take no room: the author and the texts go round the lists in
steps. A step that had a common divisor with its list's length would leave out some of the list.
"""

from __future__ import annotations

import dataclasses
import json
from calendar import monthrange
from dataclasses import dataclass
from datetime import date
from math import gcd
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

TREE = Path(__file__).resolve().parents[2]
STORED = TREE / "examples" / "assets" / "profile.json"

Texts = tuple[str, ...]


class DataError(ValueError):
    """What is wrong with the data, in words to print."""


@dataclass(frozen=True)
class Color:
    red: int
    green: int
    blue: int

    @property
    def hex(self) -> str:
        return f"{self.red:02x}{self.green:02x}{self.blue:02x}"


@dataclass(frozen=True)
class Person:
    name: str
    handle: str
    biography: tuple[Texts, ...]
    """Paragraphs of lines as wide as a phone. The first one always shows."""
    statistics: tuple[Texts, ...]
    """Pairs: a number, and what it counts."""

    @property
    def likes(self) -> int:
        """The last of the statistics as a number, for a host in which one can like something."""
        return int(self.statistics[-1][0].replace(",", ""))


@dataclass(frozen=True)
class Steps:
    author: int
    text: int
    line: int


@dataclass(frozen=True)
class Arrival:
    """A note that a refresh brings."""

    author: str
    lines: Texts
    disc: int


@dataclass(frozen=True)
class Guestbook:
    notes: int
    latest: str
    """The day of the latest note, as 2026-05-31."""
    notes_a_day: int
    months: Texts
    authors: Texts
    texts: Texts
    lines: tuple[int, ...]
    """How many lines the notes have, over and over again."""
    steps: Steps
    arrivals: tuple[Arrival, ...]


@dataclass(frozen=True)
class Fact:
    icon: str
    title: str
    detail: str


@dataclass(frozen=True)
class About:
    title: str
    text: str
    facts: tuple[Fact, ...]
    since: str


@dataclass(frozen=True)
class Colors:
    light: dict[str, Color]
    dark: dict[str, Color]
    cover: dict[str, Color]
    """On pictures, in both themes."""
    discs: tuple[tuple[Color, ...], ...]
    """Behind initials: the colour at the top, and the one at the bottom."""


@dataclass(frozen=True)
class Sizes:
    """Points."""

    header: int
    bar: int
    """What of the header stays."""
    tabs: int
    cover: int
    margin: int
    portrait: int
    portrait_in_bar: int
    button_center: int
    name: int
    """Where the middle of the name is in the open header."""
    month: int
    """The header of a month in the guestbook."""
    note: tuple[int, ...]
    """A note of one line, of two, and of three."""
    handle: int
    """The tops of the lines of the open header: of the handle, of the first of the biography, and of the numbers."""
    biography: int
    statistics: int
    bar_caption: int
    """The top of the line below the name in the bar."""
    underline: tuple[int, ...]
    """Of the tab that shows: how wide and how high."""
    avatar: int
    """The disc beside a note, its top, and the gap between it and the words."""
    avatar_top: int
    avatar_gap: int
    author: int
    """The tops of a note's first line and of those below it."""
    lines: int
    photo_gap: int
    thumb: int
    """The scroll bar's thumb: its width, what is between it and the edges, and the least length of a page's."""
    thumb_inset: int
    thumb_least: int


@dataclass(frozen=True)
class Landscape:
    """The sizes that are others where the screen lies on its side, points."""

    header: int
    bar: int
    tabs: int
    cover: int
    portrait: int
    name: int
    button_center: int


@dataclass(frozen=True)
class Style:
    """A step of the type scale: em and line in points."""

    size: int
    line: int
    bold: bool


@dataclass(frozen=True)
class Profile:
    person: Person
    tabs: Texts
    guestbook: Guestbook
    photos: int
    about: About
    colors: Colors
    sizes: Sizes
    landscape: Landscape
    motion: dict[str, tuple[Texts, ...]]
    """How the header collapses: of each thing that moves, pairs of how far the header has gone and what it is there.
    Both are sums of sizes, so that they hold upright and on its side. `motion` makes effects of them."""
    type: dict[str, Style]


def load(path: Path = STORED) -> Profile:
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> Profile:
    profile: Profile = _made(Profile, json.loads(text), "")
    _check(profile)
    return profile


def _made(kind: Any, value: Any, place: str) -> Any:
    """A value of the type that a field has."""
    if kind is Color:
        if not isinstance(value, str) or len(value) != 7 or value[0] != "#":
            raise DataError(f"{place}: {value!r} is no colour such as #0a1b2c")
        return Color(*bytes.fromhex(value[1:]))
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        hints = get_type_hints(kind)
        if not isinstance(value, dict) or set(value) != set(hints):
            raise DataError(f"{place or 'the whole'} is to have {', '.join(hints)}")
        made = {name: _made(hint, value[name], f"{place}.{name}".lstrip(".")) for name, hint in hints.items()}
        return kind(**made)
    arguments: tuple[Any, ...] = get_args(kind)
    if get_origin(kind) is tuple and isinstance(value, list):
        return tuple(_made(arguments[0], each, f"{place}[{at}]") for at, each in enumerate(value))
    if get_origin(kind) is dict and isinstance(value, dict):
        return {name: _made(arguments[1], each, f"{place}.{name}") for name, each in value.items()}
    if type(value) is not kind:
        raise DataError(f"{place}: {value!r} is no {getattr(kind, '__name__', kind)}")
    return value


def _check(profile: Profile) -> None:
    book, colors = profile.guestbook, profile.colors
    for step, items in ((book.steps.author, book.authors), (book.steps.text, book.texts)):
        if gcd(step, len(items)) != 1:
            raise DataError(f"guestbook.steps: {step} has a common divisor with {len(items)}, the length of its list")
    if set(colors.light) != set(colors.dark):
        raise DataError("colors: light and dark are to have the same names")
    if any(len(disc) != 2 for disc in colors.discs):
        raise DataError("colors.discs: a disc has two colours")
    if any(arrival.disc not in range(len(colors.discs)) for arrival in book.arrivals):
        raise DataError("guestbook.arrivals: there is no such disc")
    most = len(profile.sizes.note)
    if any(lines not in range(1, most + 1) for lines in (*book.lines, *(len(each.lines) for each in book.arrivals))):
        raise DataError(f"guestbook.lines: a note has 1 to {most} lines, as sizes.note")
    if any(len(pair) != 2 for pair in profile.person.statistics):
        raise DataError("person.statistics: each is a number and what it counts")
    latest = date.fromisoformat(book.latest)
    if latest.day != monthrange(latest.year, latest.month)[1]:
        raise DataError("guestbook.latest: hosts take it that the latest note is of the last day of its month")
    if len(profile.sizes.underline) != 2:
        raise DataError("sizes.underline: a width and a height")
    if len(profile.tabs) != 3 or len(book.months) != 12:
        raise DataError("there are three tabs and twelve months")
