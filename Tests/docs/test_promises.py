"""The header's promises, each with a test that shows it."""

from __future__ import annotations

import pytest
from promises import LIST, exists, listed, of_the_header

PROMISES = listed(LIST.read_text(encoding="utf-8"))
NAMED = sorted({name for each in PROMISES for name in each.tests})


def test_every_sentence_is_listed_and_no_other() -> None:
    there = [(each.function, each.sentence) for each in PROMISES]
    header = of_the_header()
    assert [each for each in header if each not in there] == [], "sentences that promises.txt does not have"
    assert [each for each in there if each not in header] == [], "sentences that the header does not have"


def test_every_sentence_is_shown() -> None:
    assert [(each.function, each.sentence) for each in PROMISES if not each.tests] == []


@pytest.mark.parametrize("name", NAMED)
def test_what_shows_it_is_there(name: str) -> None:
    assert exists(name)


@pytest.mark.parametrize(
    "name",
    [
        "links/no-such-scenario",
        "test_behaviour.c",
        "test_behaviour.c: no_such_thing",
        "test_no_such_file.c: main",
        "test_save.py: test_no_such_thing",
        "test_no_such_file.py",
        "LinkTests.noSuchThing",
        "NoSuchTests",
        "nothing",
    ],
)
def test_what_is_not_there_is_noticed(name: str) -> None:
    assert exists(name) == (name == "test_behaviour.c")
