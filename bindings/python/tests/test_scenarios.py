"""Every scenario of the repository, at several frame rates."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from conftest import ROOT

from nestedslide import Anchor, EventType, Layout, Status
from nestedslide.replay import Verdict, load, run
from nestedslide.replay.command import replay
from nestedslide.replay.expectations import EXPECTATIONS
from nestedslide.replay.list_schema import LIST, LISTS, SECTION
from nestedslide.replay.schema import CALLS, DOCUMENT, EVENT, PAGE, SESSIONS, SETTINGS, STEPS

FOLDER = ROOT / "Tests" / "scenarios"
FILES = sorted(path.name for path in FOLDER.glob("*.json"))
NOT_YET = [
    line.strip()
    for line in (FOLDER / "not-yet-run.txt").read_text().splitlines()
    if line.strip() and not line.startswith("#")
]


@pytest.mark.parametrize("rate", [None, 24, 60, 144])
@pytest.mark.parametrize("name", [name for name in FILES if name not in NOT_YET])
def test_holds(name: str, rate: float | None) -> None:
    result = run(load(FOLDER / name), rate)
    assert result.verdict is Verdict.ok, result.line()


def test_not_yet_run() -> None:
    holding = [name for name in NOT_YET if replay(str(FOLDER / name)).verdict is Verdict.ok]
    assert holding == [], "to be struck from the list"


def test_there_are_scenarios() -> None:
    assert len(FILES) > 50
    assert len(set(NOT_YET)) == len(NOT_YET)


def test_names_are_told_apart() -> None:
    # One that is not yet run may have keys that are not yet known.
    names = [json.loads((FOLDER / file).read_text())["name"] for file in FILES]
    assert all(names)
    assert all(Path(file).stem.endswith(name.replace(" ", "-").replace(":", "")) for file, name in zip(FILES, names))


def test_the_document_names_everything() -> None:
    text = (ROOT / "docs" / "scenarios.md").read_text()
    names = {*SETTINGS, *PAGE, *STEPS, *CALLS, *EXPECTATIONS, *EVENT, *EventType.names(), *Status.names(), *DOCUMENT}
    names |= {key for action in STEPS.values() for key in action.options}
    names |= {*LISTS, *LIST, *SECTION, *Layout.names(), *Anchor.names()}
    names |= {key for table in (CALLS, SESSIONS, LISTS) for keys in table.values() for key in keys}
    names |= set(SESSIONS)
    assert [name for name in sorted(names) if not re.search(rf'[`"]{name}\b', text)] == []
