"""The notes of the guestbook, a million of them: each is worked out from its number when it is needed."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

from nestedslide_demo import content


class Note(NamedTuple):
    """One row of the guestbook."""

    author: str
    lines: tuple[str, ...]
    time: str
    disc: int

    @property
    def initials(self) -> str:
        """First letters of the author's names."""
        return "".join(word[0] for word in self.author.split()[:2])


def note(number: int) -> Note:
    """The note with a number, from 1, the latest, into the past. Those from 0 down have come since."""
    if number < 1:
        author, lines, disc = content.ARRIVALS[-number % len(content.ARRIVALS)]
        return Note(author, lines, "Now", disc)
    index = number - 1
    # Steps without a common divisor with the lists' lengths: neighbours have nothing in common.
    place = index * content.AUTHOR_STEP % len(content.AUTHORS)
    texts = (index * content.TEXT_STEP + line * content.LINE_STEP for line in range(line_count(number)))
    words = tuple(content.TEXTS[text % len(content.TEXTS)] for text in texts)
    return Note(content.AUTHORS[place], words, _time(index), place // 2 % len(content.DISCS))


def line_count(number: int) -> int:
    """How many lines a note has."""
    return content.LINES[(number - 1) % len(content.LINES)] if number > 0 else len(note(number).lines)


def _time(index: int) -> str:
    days, place = divmod(index, content.NOTES_A_DAY)
    if days == 0:
        minutes = 2 + place * 24 * 60 // content.NOTES_A_DAY
        return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h"
    if days == 1:
        return "Yesterday"
    day = date(*content.LATEST) - timedelta(days)
    return f"{day.day} {content.MONTHS[day.month - 1][:3]}"
