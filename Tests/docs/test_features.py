"""docs/features.md: its tables are made of docs/features.json, and every name that it gives is in the header."""

from __future__ import annotations

from typing import Any

import pytest
from tree import API

from tools import features

ROWS = features.rows()
FUNCTIONS = {each.name for each in API.functions}
FIELDS = {f"{struct.name}.{field.name}" for struct in API.structs for field in struct.fields}
CONSTANTS = {value.name for enum in API.enums for value in enum.values}
SETTINGS = {field.name for field in API.struct("nslide_config").fields}


def test_page_is_up_to_date() -> None:
    assert features.page() == features.PAGE.read_text(encoding="utf-8")


def test_every_row_is_there_once() -> None:
    assert [row["number"] for row in ROWS] == list(range(1, 138))
    assert {len(row["peers"]) for row in ROWS} == {len(features.peers())}
    assert {letter for row in ROWS for letter in row["peers"]} <= set("Ypn?-")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["number"]))
def test_its_names_are_in_the_header(row: dict[str, Any]) -> None:
    assert row["by"]
    assert [name for name in row["by"] if name not in FUNCTIONS | FIELDS | CONSTANTS | SETTINGS] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["number"]))
def test_it_names_tests_that_are_there(row: dict[str, Any]) -> None:
    assert row["tests"]
    assert [name for name in row["tests"] if not (features.TREE / name).is_file()] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["number"]))
def test_what_is_not_whole_says_why(row: dict[str, Any]) -> None:
    assert row["state"] in features.STATES
    assert row["state"] == "yes" or row["note"]
