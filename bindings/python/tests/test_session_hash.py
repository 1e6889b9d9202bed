"""A long session comes to the same bits through Python as everywhere else."""

from __future__ import annotations

from conftest import ROOT
from session_script import Session

EXPECTED = ROOT / "Tests" / "golden" / "session-hash.txt"


def test_ten_thousand_steps() -> None:
    expected = next(line for line in EXPECTED.read_text().splitlines() if not line.startswith("#"))
    assert f"{Session().play(10_000):016x}" == expected
