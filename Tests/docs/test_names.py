"""docs/names.md: its tables are those of the bindings, and what stands above them is there as well."""

from __future__ import annotations

import re

import pytest
from nestedslide import Coordinator, ListLayout
from tree import API, ROOT

from tools import names

TEXT = names.PAGE.read_text(encoding="utf-8")
ROWS = [
    [cell.strip().strip("`") for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if line.startswith("| `nslide_")
]


def test_page_is_up_to_date() -> None:
    assert names.page(API) == TEXT


def test_every_call_on_a_coordinator_is_there() -> None:
    left_out = names.LEFT_OUT | {each.name for each in API.functions if each.group in names.GROUPS_LEFT_OUT}
    assert sorted(row[0] for row in ROWS) == sorted({each.name for each in API.functions} - left_out)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_python_has_them(row: list[str]) -> None:
    owner = ListLayout if row[0].startswith("nslide_list_") else Coordinator
    method = row[1].removeprefix("Coordinator.").partition("(")[0]
    assert method == owner.__name__ or hasattr(owner, method)


@pytest.mark.parametrize("language", list(names.LANGUAGES))
def test_every_binding_has_every_call_or_says_why_not(language: str) -> None:
    column = 1 + list(names.LANGUAGES).index(language)
    missing = {row[0] for row in ROWS if row[column] == names.NOTHING}
    assert missing == set(names.NOT_THERE.get(language, {}))


@pytest.mark.parametrize("language", list(names.GIVEN))
def test_names_that_are_given_are_in_the_source(language: str) -> None:
    """What the generator was told, in place of what it found, is there too."""
    folder = names.LANGUAGES[language][0].rpartition("/")[0]
    text = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / folder.removesuffix("/**")).rglob("*") if path.is_file()
    )
    text += "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bindings/lua").glob("*.lua"))
    for name in names.GIVEN[language].values():
        for word in re.findall(r"\w{3,}", name.replace("ns.", "")):
            assert re.search(rf"\b{word}\b", text), word


def test_enumerators_in_the_examples_are_those_of_the_library() -> None:
    named = {
        *re.findall(r"\bNSLIDE_\w+", TEXT),
        *(f"NSLIDE_{name}" for name in re.findall(r"\bns\.([A-Z]{2}\w+)", TEXT)),
    }
    assert named == {"NSLIDE_SEAM_STOP", "NSLIDE_EVENT_PAGE_CHANGED"}
    assert named <= set(API.values())
    assert API.values()["NSLIDE_SEAM_STOP"] == 1
