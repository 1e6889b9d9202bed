"""What was probably meant by a name that is not there."""

from __future__ import annotations

from collections.abc import Iterable

# What others call it, and no slip of the fingers.
SYNONYMS = {"preset": "physics"}


def hint(name: str, known: Iterable[str]) -> str:
    """The end of a message: which of the known names was meant, or nothing.

    >>> hint("headr_height", ["header_height", "hover_height"]), hint("zzz", ["physics"]), hint("preset", ["physics"])
    ("; did you mean 'header_height'?", '', "; did you mean 'physics'?")
    """
    names = list(known)
    if SYNONYMS.get(name) in names:
        return f"; did you mean {SYNONYMS[name]!r}?"
    # Only now, since hardly any program needs it.
    from difflib import get_close_matches

    near = get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""
