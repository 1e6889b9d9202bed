"""The notes of the guestbook, a million of them: each is worked out from its number when it is drawn.

Numbers go from 1, the latest of those that were there at first, down into the past; what came since has none above 0.
"""

from __future__ import annotations

from array import array
from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta

FIRST_NOTES = 1_000_000
NOTE_COUNT = FIRST_NOTES + 36

# The day of number 1, and how many notes a day has.
LATEST = date(2026, 5, 31)
A_DAY = 268

MONTH_NAMES = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


@dataclass(frozen=True)
class Note:
    """One row of the guestbook."""

    author: str
    lines: tuple[str, ...]
    time: str
    hue: int

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


_AUTHORS = (
    "Jonas Berg", "Amara Okafor", "Lucía Ferrer", "Kenji Mori", "Freya Dahl", "Tomás Novák",
    "Priya Raman", "Elin Sand", "Noah Fischer", "Zeynep Kaya", "Hugo Marchand", "Ingrid Vik",
    "Samuel Osei", "Chiara Conti", "Wren Ashby", "Mateo Silva", "Anouk Visser", "Oskar Lie",
    "Leila Haddad", "Ivo Petrov", "Sunniva Moen", "Dario Weiss", "Maya Cohen",
)  # fmt: skip

_TEXTS = (
    "The one from the harbour is on our wall now.",
    "Which lens did you take up to Ryten?",
    "I could look at that blue hour for a year.",
    "Thank you for the print, it came yesterday!",
    "Saw you on the ferry, was too shy to wave.",
    "That storm light. How long did you wait?",
    "Keep the long captions, I read them all.",
    "My daughter drew your red cabin for you.",
    "Is the book still to come out this autumn?",
    "You made me buy proper boots. Worth it.",
    "The fog series is your best work so far.",
    "Greetings from the other end of the country.",
    "We hiked your route on Sunday, in the rain.",
    "How do you keep your hands warm there?",
    "Framed number twelve for my parents.",
    "I did not know that snow could be violet.",
    "Come south some time, we have light too.",
    "Your talk in Bodø was wonderful, thank you.",
    "The stars over Hamnøy look painted.",
)

# How many lines the notes have, over and over again.
_LINES = (1, 2, 1, 3, 1, 1, 2, 1, 1, 3, 2)


def note(number: int) -> Note:
    """The note with a number; those from 0 down are what has come, one after another."""
    if number < 1:
        return NEW_NOTES[-number % len(NEW_NOTES)]
    index = number - 1
    # Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
    return Note(
        author=_AUTHORS[index * 7 % len(_AUTHORS)],
        lines=tuple(_TEXTS[(index * 5 + line * 6) % len(_TEXTS)] for line in range(line_count(number))),
        time=_time(index),
        hue=index * 7 % len(_AUTHORS) // 2,
    )


def line_count(number: int) -> int:
    """How many lines a note has."""
    return _LINES[(number - 1) % len(_LINES)] if number > 0 else len(note(number).lines)


def heights(first: int, count: int, by_lines: tuple[float, ...]) -> array[float]:
    """How high the notes from a number on are, where those of one line, of two and so on are so high."""
    if first < 1:
        return array("d", (by_lines[line_count(number) - 1] for number in range(first, first + count)))
    shift = (first - 1) % len(_LINES)
    period = array("d", (by_lines[lines - 1] for lines in _LINES))
    return (period * ((shift + count) // len(_LINES) + 1))[shift : shift + count]


def months(count: int) -> tuple[Month, ...]:
    """The months that so many notes reach back, the latest first."""
    found, first, place = [], 1, LATEST.year * 12 + LATEST.month - 1
    while first <= count:
        year, month = divmod(place, 12)
        notes = min(monthrange(year, month + 1)[1] * A_DAY, count + 1 - first)
        found.append(Month(f"{MONTH_NAMES[month]} {year}", first, notes))
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
    return f"{day.day} {MONTH_NAMES[day.month - 1][:3]}"


MONTHS = months(FIRST_NOTES)

# What a refresh brings, one after another.
NEW_NOTES = (
    Note("Astrid Holm", ("Found you by the ferry poster. What a place!",), "Now", 7),
    Note("Rafael Pinto", ("Your midnight walk is full? Next year, then.",), "Now", 2),
    Note("Signe Aas", ("The soup was worth the climb.", "Thank you for carrying the pot!"), "Now", 5),
    Note("Bilal Aziz", ("A print of the red cabin, please, a large one.",), "Now", 3),
)
