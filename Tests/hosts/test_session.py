"""The session itself: it is what the library does, and no event of it can be lost or come twice unnoticed."""

from __future__ import annotations

import pytest
import session
from nestedslide import InvalidStateError, TimeWentBackError

TEXT = session.SESSION.read_text()
LINES = session.lines_of(TEXT)
INPUT = [n for n, line in enumerate(LINES) if line.split()[0] in ("pointer", "wheel", "key", "page", "resize")]


def outcome(lines: list[str]) -> list[str]:
    try:
        return session.answers("\n".join(lines))
    except (InvalidStateError, TimeWentBackError) as error:
        return [str(error)]


def test_the_library_plays_it() -> None:
    assert session.answers(TEXT) == session.expected(TEXT)


@pytest.mark.parametrize("dropped", INPUT)
def test_a_lost_event_shows(dropped: int) -> None:
    assert outcome(LINES[:dropped] + LINES[dropped + 1 :]) != session.expected(TEXT)


@pytest.mark.parametrize("doubled", INPUT)
def test_an_event_that_comes_twice_shows(doubled: int) -> None:
    assert outcome(LINES[: doubled + 1] + LINES[doubled:]) != session.expected(TEXT)
