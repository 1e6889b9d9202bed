"""A long session that the library has recorded comes to the same bits through Python."""

from __future__ import annotations

from conftest import ROOT

from nestedslide.records import load, play

SESSION = ROOT / "Tests" / "golden" / "session.nslide"


def test_it_plays_as_it_was_recorded() -> None:
    record = load(SESSION)
    assert record.ended
    assert len({entry.operation for entry in record.entries}) > 25
    assert play(record, "the session").line() == "ok   the session"
