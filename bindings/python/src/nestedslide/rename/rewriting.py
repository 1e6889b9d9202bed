"""A source text with the names of today."""

from __future__ import annotations

import re
from typing import NamedTuple

from .changes import CALLS, GONE, NAMES, Call

_OPENING, _CLOSING = "([{", ")]}"
# An argument with its parameter's name, as Python and C# have it. Such arguments may come in any order.
_NAMED = re.compile(r"\w+\s*(=|:)(?![=:])")


class Rewritten(NamedTuple):
    """A text, and what was done to it."""

    text: str
    changes: int
    """How many calls and names are written in another way."""
    notes: list[tuple[int, str]]
    """Lines, from 1, with a name that only their author can replace."""


def rewritten(text: str, suffix: str) -> Rewritten:
    """A text of a language, by the suffix of its file."""
    changes = 0
    for call in CALLS:
        if suffix in call.suffixes:
            text, count = _in_todays_form(text, call)
            changes += count
    if re.search("nestedslide|nslide", text, re.IGNORECASE):
        for name in NAMES:
            if suffix in name.suffixes:
                text, count = re.subn(rf"(?<![\w.]){name.old}", name.new, text)
                changes += count
    return Rewritten(text, changes, _notes(text))


def _in_todays_form(text: str, call: Call) -> tuple[str, int]:
    # C++ reaches a method by an arrow, too.
    before = r"(?:\.|->)" if call.name[0] == "." else ":" if call.name[0] == ":" else r"(?<![\w.])"
    name = call.name.lstrip(".:")
    pattern = re.compile(rf"({before}){name}\s*\(")
    parts, place, count = [], 0, 0
    while found := pattern.search(text, place):
        parts.append(text[place : found.start()])
        arguments, end = _arguments(text, found.end())
        form = call.forms.get(len(arguments))
        if form is None or end < 0:
            end = found.end()
            parts.append(text[found.start() : end])
        else:
            if any(_NAMED.match(each) for each in arguments):
                form = f"{form[: form.index('(')]}({', '.join(arguments)})"
            else:
                form = form.format(*arguments)
            parts.append(found[1] + form.lstrip(".:"))
            count += 1
        place = end
    return "".join(parts) + text[place:], count


def _arguments(text: str, start: int) -> tuple[list[str], int]:
    """The arguments behind an opening bracket, and the place behind the bracket that closes it; -1: none does."""
    depth, quote, begin = 0, "", start
    found: list[str] = []
    for place in range(start, len(text)):
        letter = text[place]
        if quote:
            if letter == quote and text[place - 1] != "\\":
                quote = ""
        elif letter in "\"'`":
            quote = letter
        elif letter in _OPENING:
            depth += 1
        elif letter in _CLOSING and depth > 0:
            depth -= 1
        elif letter in _CLOSING or (letter == "," and depth == 0):
            argument = text[begin:place].strip()
            if argument or letter == ",":
                found.append(argument)
            begin = place + 1
            if letter != ",":
                return found, place + 1
    return [], -1


def _notes(text: str) -> list[tuple[int, str]]:
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        for gone in GONE:
            for name in gone.names:
                if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", line):
                    found.append((number, f"{name.removesuffix('()')} is gone: {gone.instead}"))
    return found
