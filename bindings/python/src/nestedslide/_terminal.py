"""Text from files on its way to a terminal.

A scenario's name, a path or a word in a file can hold anything: half of a surrogate pair, which no terminal can encode;
a new line, after which a second verdict can be forged; or codes that a terminal obeys. Nothing of that is printed raw.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TextIO


def printable(text: str) -> str:
    r"""The text, with each character that does not print replaced by its escape sequence.

    >>> print(printable("naïve → tabs"), printable("a\nok   b"), printable("\x1b[2J"), printable("\ud800"))
    naïve → tabs a\nok   b \x1b[2J \ud800
    """
    if text.isprintable():
        return text
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in text)


def title(path: Path) -> str:
    """What a file is called that gives itself no name: its own, with spaces, as names of scenarios have them.

    >>> title(Path("tabs/right-to-left.json"))
    'right to left'
    """
    return path.stem.replace("-", " ").replace("_", " ")


def by_extra(name: str) -> str:
    """The command that installs an extra from the sources: no index has the package.

    >>> by_extra("plot")
    "make wheel && pip install --find-links .build/wheels 'nestedslide[plot]'"
    """
    return f"make wheel && pip install --find-links .build/wheels 'nestedslide[{name}]'"


def print_line(text: str, stream: TextIO | None = None) -> None:
    """Prints one line. Letters that the stream's encoding lacks are escaped too."""
    target = sys.stdout if stream is None else stream
    encoding = getattr(target, "encoding", None) or "utf-8"
    shown = printable(text).encode(encoding, "backslashreplace").decode(encoding)
    print(shown, file=target, flush=True)
