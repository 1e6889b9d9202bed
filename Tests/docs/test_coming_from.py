"""docs/coming-from.md: every row of its tables names a test, and every test it names exists."""

from __future__ import annotations

import re

import pytest
from nestedslide import _fields
from nestedslide._settings_fields import FIELDS, PAGE_FIELDS
from nestedslide.enums import EventType
from promises import exists
from tree import API, ROOT

DOCUMENT = ROOT / "docs" / "coming-from.md"
SYSTEMS = ("CLNestedSlide", "XMixScrollManager", "SwipeTableView", "UKNestedScrollView", "MultiScrollViewController")
DEFECTS = "Where NestedSlide differs on purpose"


def cells(line: str) -> list[str]:
    """The cells of a table's row; bars within code are written as they are, and there are none."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def tables() -> dict[str, list[list[str]]]:
    """The rows of the table of each section, without its two head lines."""
    found: dict[str, list[list[str]]] = {}
    section = ""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        elif line.startswith("|"):
            found.setdefault(section, []).append(cells(line))
    for rows in found.values():
        assert rows[0][-1] == "shown by"
        assert set("".join(rows[1])) == {"-"}
        del rows[:2]
    return found


ROWS = [(section, row) for section, rows in tables().items() for row in rows]
NAMED = sorted({name for _, row in ROWS for name in re.findall(r"`([^`]+)`", row[-1])})


def test_each_system_has_its_table() -> None:
    assert list(tables()) == [*SYSTEMS, DEFECTS]
    assert all(len(rows) >= 15 for rows in tables().values())


def test_each_row_is_whole() -> None:
    widths = {section: 3 if section == DEFECTS else 4 for section in tables()}
    assert [row for section, row in ROWS if len(row) != widths[section]] == []
    assert [row for section, row in ROWS if not row[0] or not row[1]] == []


def test_each_row_names_a_test() -> None:
    assert [row for _, row in ROWS if not re.fullmatch(r"`[^`]+`(, `[^`]+`)*", row[-1])] == []


@pytest.mark.parametrize("name", NAMED)
def test_what_shows_it_exists(name: str) -> None:
    assert exists(name)


@pytest.mark.parametrize(
    "name",
    [
        "no-such-scenario",
        "test_save.py: test_no_such_thing",
        "test_no_such_file.py: test_it",
        "test_behaviour.c: no_such_thing",
        "test_no_such_file.c: main",
        "ContinuityTests.noSuchThing",
        "NoSuchTests.up",
    ],
)
def test_what_is_not_there_is_noticed(name: str) -> None:
    assert not exists(name)


def test_calls_are_those_of_the_header() -> None:
    named = set(re.findall(r"\b(?:nslide|NSLIDE)_\w+", DOCUMENT.read_text(encoding="utf-8")))
    there = {*API.values(), *(enum.prefix for enum in API.enums)}
    for things in (API.functions, API.structs, API.aliases, API.constants):
        there.update(each.name for each in things)
    assert named - there == set()


def test_settings_and_their_words_are_those_of_the_library() -> None:
    fields = {**FIELDS, **PAGE_FIELDS}
    wrong = []
    for _, row in ROWS:
        for name, word in re.findall(r"`(\w+): (\w+)`", row[1]):
            if name == "moved_by":
                continue
            item = fields.get(name)
            if item is None or (isinstance(item, _fields.Choice) and word not in item.kind.names()):
                wrong.append(f"{name}: {word}")
    assert wrong == []


def test_events_are_those_of_the_library() -> None:
    named = set()
    for _, row in ROWS:
        for listed in re.findall(r"\bevents? (`\w+`(?:, `\w+`)*)", row[1]):
            named |= {name for name in re.findall(r"`(\w+)`", listed) if not name.startswith("nslide_")}
    assert len(named) > 12
    assert named <= set(EventType.names())
