"""Items by keys: what stays keeps its height and its place, whatever the others do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nestedslide import Coordinator, KeyedItems, KeyedSections, ListLayout, Section
from nestedslide.keyed import longest_rise

keys = st.lists(st.integers(0, 25), unique=True, max_size=20)


def heights_of(rows: ListLayout, count: int) -> list[float]:
    return [frame.height for frame in rows.frames(0, 0, count)] if count else []


@given(st.lists(keys, min_size=1, max_size=5))
def test_heights_go_with_their_keys(lists: list[list[int]]) -> None:
    with ListLayout() as rows:
        rows.insert_section(0, 3, item_height=44)
        items = KeyedItems(rows, keys=[100, 101, 102])
        known: dict[int, float] = {100: 44, 101: 44, 102: 44}
        for wanted in lists:
            own = {key: 50.0 + key for key in wanted if key % 3}
            items.replace(wanted, own)
            known = {key: known.get(key, own.get(key, 44.0)) for key in wanted}
            assert list(items) == wanted
            assert len(items) == len(wanted)
            assert heights_of(rows, len(wanted)) == [known[key] for key in wanted]
            assert [items.find(key) for key in wanted] == list(range(len(wanted)))


@given(st.lists(st.integers(0, 30), unique=True, max_size=12))
def test_the_longest_rise_rises_and_is_the_longest(numbers: list[int]) -> None:
    found = [numbers[place] for place in longest_rise(numbers)]
    assert found == sorted(found)
    best = [1] * len(numbers)
    for end, number in enumerate(numbers):
        best[end] = 1 + max((best[start] for start in range(end) if numbers[start] < number), default=0)
    assert len(found) == max(best, default=0)


def test_what_is_seen_stays_where_it_is() -> None:
    with Coordinator([0.0], viewport=(390, 800)) as slide, ListLayout() as rows:
        rows.insert_section(0, 100, item_height=50)
        items = KeyedItems(rows, keys=range(100))
        rows.attach(slide, 0)
        slide.scroll_to(inner=2000)
        seen = rows.frames(0, 40, 1)[0].y - slide.snapshot().inner
        items.replace([*range(200, 230), *range(10, 40), 40, *range(60, 100)], {200: 75})
        found = items.find(40)
        assert found == 60
        assert rows.frames(0, found, 1)[0].y - slide.snapshot().inner == seen


def test_a_key_that_goes_is_found_no_more() -> None:
    with ListLayout() as rows:
        rows.insert_section(0)
        items = KeyedItems[str](rows)
        items.replace(["a", "b"])
        items.replace(["b"])
        assert (items.find("a"), items.find("b")) == (None, 0)


def test_keys_that_are_the_same_change_nothing() -> None:
    with ListLayout() as rows:
        rows.insert_section(0)
        items = KeyedItems[str](rows)
        items.replace(["a"])
        with pytest.raises(ValueError, match="no two may be the same"):
            items.replace(["b", "b"])
        assert list(items) == ["a"]
        assert rows.state().item_count == 1


sections = st.dictionaries(st.integers(0, 9), st.lists(st.integers(0, 12), unique=True, max_size=6), max_size=6)


@given(st.lists(sections, min_size=1, max_size=5))
def test_sections_go_with_their_keys(steps: list[dict[int, list[int]]]) -> None:
    with ListLayout() as rows:
        kept = KeyedSections[int, int](rows, Section(item_height=44))
        known: dict[int, dict[int, float]] = {}
        for wanted in steps:
            own = {key: 50.0 + key for key in range(13) if key % 3}
            kept.replace(wanted, own)
            before = known
            known = {
                section: {key: before.get(section, {}).get(key, own.get(key, 44.0)) for key in keys}
                for section, keys in wanted.items()
            }
            assert list(kept) == list(wanted)
            assert rows.state().section_count == len(wanted)
            for index, (section, heights) in enumerate(known.items()):
                frames = rows.frames(index, 0, len(heights)) if heights else []
                assert [frame.height for frame in frames] == list(heights.values())
                assert [kept.find(section, key) for key in heights] == [(index, item) for item in range(len(heights))]


def test_a_section_that_moves_keeps_its_settings() -> None:
    with ListLayout() as rows:
        months = KeyedSections[str, int](rows, Section(item_height=40))
        months.replace({"May": [1, 2], "June": [3]})
        rows.set_section(0, header_height=30)
        months.replace({"April": [], "June": [3], "May": [2]})
        assert [rows.section(index).header_height for index in range(3)] == [0, 0, 30]
        assert (months.find("May", 2), months.find("May", 1), months.find("July", 1)) == ((2, 0), None, None)


def test_sections_of_which_an_item_comes_twice_change_nothing() -> None:
    with ListLayout() as rows:
        months = KeyedSections[str, int](rows)
        with pytest.raises(ValueError, match="the same"):
            months.replace({"May": [1], "June": [2, 2]})
        assert rows.state().section_count == 0
