"""docs/coming-from-screens.md and coming-from-toolkits.md: screens are whole, and every name is there.

The programs themselves are run by test_pages.py.
"""

from __future__ import annotations

import re

import nestedslide
import pytest
from nestedslide import _fields
from nestedslide._settings_fields import FIELDS, LIST_FIELDS, PAGE_FIELDS, SECTION_FIELDS
from nestedslide.enums import EventType
from page_blocks import blocks_of
from test_coming_from import SYSTEMS, cells
from tree import API, ROOT

SCREENS = ROOT / "docs" / "coming-from-screens.md"
TOOLKITS = ROOT / "docs" / "coming-from-toolkits.md"
MEMBERS = {field.name for struct in API.structs for field in struct.fields}
ARGUMENTS = {each.name for function in API.functions for each in function.parameters}
SETTINGS = {**FIELDS, **PAGE_FIELDS, **LIST_FIELDS, **SECTION_FIELDS}


def tables() -> dict[str, list[list[str]]]:
    found: dict[str, list[list[str]]] = {}
    section = ""
    for line in TOOLKITS.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("|"):
            found.setdefault(section, []).append(cells(line))
    for rows in found.values():
        assert rows[0][1:] == ["C", "Python", "what is different"]
        del rows[:2]
    return found


ROWS = [row for rows in tables().values() for row in rows]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


# ------------------------------------------------------------------------------------------------------- screens


def test_there_is_a_screen_of_each_system() -> None:
    headings = re.findall(r"^## (\w+):", SCREENS.read_text(encoding="utf-8"), re.MULTILINE)
    assert headings == list(SYSTEMS)


def test_each_screen_is_whole_and_short() -> None:
    screens = [block for block in blocks_of(SCREENS) if block.language == "python"][1:]
    assert len(screens) == len(SYSTEMS)
    for block in screens:
        lines = [line for line in block.text.splitlines() if line.strip()]
        assert 30 <= len(lines) <= 60, block.name
        assert block.output, block.name


def test_each_screen_names_the_test_that_replays_its_system() -> None:
    text = SCREENS.read_text(encoding="utf-8")
    files = {path.name for path in (ROOT / "Tests" / "migration").glob("test_*.py")} - {"test_toolkit_orders.py"}
    assert len(files) == len(SYSTEMS)
    assert [name for name in files if f"`{name}` replays" not in text] == []


# ------------------------------------------------------------------------------------------------------- toolkits


def test_each_toolkit_has_its_table_and_its_program() -> None:
    assert list(tables()) == ["Flutter", "Android views", "Compose", "CSS"]
    assert all(len(rows) >= 18 for rows in tables().values())
    assert [row for row in ROWS if len(row) != 4 or not all(row[:3])] == []
    programs = [block for block in blocks_of(TOOLKITS) if block.language == "python" and block.output]
    assert len(programs) == len(tables())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_names_in_c_are_the_header_s(row: list[str]) -> None:
    there = set(API.values()) | MEMBERS | ARGUMENTS | {"nslide_config"}
    for things in (API.functions, API.structs):
        there.update(each.name for each in things)
    for piece in code(row[1]):
        name, _, value = piece.partition(" = ")
        assert name in there
        if value.startswith("NSLIDE_"):
            enum = next(
                each.enum for struct in API.structs for each in struct.fields if each.name == name and each.enum
            )
            assert value in [each.name for each in API.enum(enum).values]
        elif value:
            assert value.isdigit()
            assert name in SETTINGS


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_names_in_python_are_the_package_s(row: list[str]) -> None:
    there = set(SETTINGS) | MEMBERS | ARGUMENTS | set(EventType.names()) | set(nestedslide.__all__)
    there.update(dir(nestedslide.Coordinator))
    for piece in code(row[2]):
        call = re.fullmatch(r"(Coordinator|ListLayout)\.(\w+)", piece)
        made = re.fullmatch(r"(\w+)\((.*)\)", piece)
        if call is not None:
            assert hasattr(getattr(nestedslide, call[1]), call[2])
        elif made is not None:
            assert made[1] in nestedslide.__all__
            keyword = made[2].partition("=")[0]
            assert keyword == "..." or keyword in MEMBERS or keyword.startswith('"')
        else:
            name, _, value = piece.partition("=")
            assert name in there
            item = SETTINGS.get(name)
            if isinstance(item, _fields.Choice):
                assert not value or value.strip('"') in item.kind.names()
