"""Enumerations that answer to their names."""

from __future__ import annotations

import pytest

from nestedslide import EventType, HeaderMotion, Overscroll, Phase, Status


def test_by_name() -> None:
    assert HeaderMotion("content_first") is HeaderMotion.content_first  # type: ignore[arg-type]
    assert str(Overscroll.none) == f"{Overscroll.none}" == "none"
    assert f"{Phase.idle:>6}" == "  idle"
    assert Status.names()[:2] == ("ok", "invalid_argument")


@pytest.mark.parametrize("value", ["Idle", "", 99, None])
def test_no_such_member(value: int) -> None:
    with pytest.raises(ValueError):
        Phase(value)


def test_numbers_of_a_later_library() -> None:
    event = EventType.from_library(500)
    assert (int(event), event.name, f"{event}") == (500, "unknown_500", "unknown_500")
    assert EventType.from_library(1) is EventType.scroll_began
    with pytest.raises(ValueError):
        EventType(500)
