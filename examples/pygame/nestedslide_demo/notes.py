"""The notes of the guestbook, a million of them: each is worked out from its number when it is drawn.

Numbers go from 1, the latest of those that were there at first, down into the past; what came since has none above 0.
"""

from __future__ import annotations

from array import array
from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta

from . import content

FIRST_NOTES = content.NOTE_COUNT
NOTE_COUNT = FIRST_NOTES + 36

# The day of number 1, and how many notes a day has.
LATEST = date(*content.LATEST)
A_DAY = content.NOTES_A_DAY


@dataclass(frozen=True)
class Note:
    """One row of the guestbook."""

    author: str
    lines: tuple[str, ...]
    time: str
    disc: int
    """Which of the colours is behind the initials."""

    @property
    def initials(self) -> str:
        """First letters of the author's names."""
        return "".join(word[0] for word in self.author.split()[:2]).upper()


@dataclass(frozen=True)
class Month:
    """The notes of a month."""

    title: str
    first: int
    """The number of its latest note."""
    count: int


def note(number: int) -> Note:
    """The note with a number; those from 0 down are what has come, one after another."""
    if number < 1:
        return NEW_NOTES[-number % len(NEW_NOTES)]
    index = number - 1
    # Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
    author = index * content.AUTHOR_STEP % len(content.AUTHORS)
    places = (index * content.TEXT_STEP + line * content.LINE_STEP for line in range(line_count(number)))
    return Note(
        author=content.AUTHORS[author],
        lines=tuple(content.TEXTS[place % len(content.TEXTS)] for place in places),
        time=_time(index),
        disc=author // 2 % len(content.DISCS),
    )


def line_count(number: int) -> int:
    """How many lines a note has."""
    return content.LINES[(number - 1) % len(content.LINES)] if number > 0 else len(note(number).lines)


def heights(first: int, count: int, by_lines: tuple[float, ...]) -> array[float]:
    """How high the notes from a number on are, where those of one line, of two and so on are so high."""
    if first < 1:
        return array("d", (by_lines[line_count(number) - 1] for number in range(first, first + count)))
    shift = (first - 1) % len(content.LINES)
    period = array("d", (by_lines[lines - 1] for lines in content.LINES))
    return (period * ((shift + count) // len(content.LINES) + 1))[shift : shift + count]


def months(count: int) -> tuple[Month, ...]:
    """The months that so many notes reach back, the latest first."""
    found, first, place = [], 1, LATEST.year * 12 + LATEST.month - 1
    while first <= count:
        year, month = divmod(place, 12)
        notes = min(monthrange(year, month + 1)[1] * A_DAY, count + 1 - first)
        found.append(Month(f"{content.MONTHS[month]} {year}", first, notes))
        first, place = first + notes, place - 1
    return tuple(found)


def _time(index: int) -> str:
    days, place = divmod(index, A_DAY)
    if days == 0:
        minutes = 2 + place * 24 * 60 // A_DAY
        return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h"
    if days == 1:
        return "Yesterday"
    day = LATEST - timedelta(days)
    return f"{day.day} {content.MONTHS[day.month - 1][:3]}"


MONTHS = months(FIRST_NOTES)

# What a refresh brings, one after another.
NEW_NOTES = tuple(Note(author, lines, "Now", disc) for author, lines, disc in content.ARRIVALS)
