"""The settings of lists and sections, as keywords and as values."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from nestedslide import (
    MAX_COLUMNS,
    MAX_LENGTH,
    Align,
    Anchor,
    Grows,
    Insets,
    InvalidArgumentError,
    Layout,
    ListLayout,
    ListSettings,
    ListSnap,
    NotFiniteError,
    OutOfRangeError,
    Section,
    SnapStrictness,
)

# One value for each setting that is not its default.
OTHER_LIST: dict[str, Any] = {
    "anchor": Anchor.scrolled,
    "stick_to_end": True,
    "right_to_left": True,
    "minimum_height": 10.0,
    "overlap": 44.0,
    "width": 320.0,
    "height": 568.0,
    "grows": Grows.up,
    "snap": ListSnap.items,
    "snap_every": 3,
    "snap_align": Align.center,
    "snap_strictness": SnapStrictness.mandatory,
    "snap_always_stop": True,
    "stick_distance": 12.5,
}
OTHER_SECTION: dict[str, Any] = {
    "layout": Layout.waterfall,
    "columns": 0,
    "min_item_width": 80.0,
    "header_height": 35.0,
    "footer_height": 25.0,
    "insets": Insets(1, 2, 3, 4),
    "item_spacing": 5.0,
    "line_spacing": 6.0,
    "item_height": 70.0,
    "estimated": True,
    "sticky_header": False,
    "sticky_footer": True,
}


def test_every_setting_is_tried() -> None:
    assert set(OTHER_LIST) == {each.name for each in dataclasses.fields(ListSettings)}
    assert set(OTHER_SECTION) == {each.name for each in dataclasses.fields(Section)}


@pytest.mark.parametrize("name", OTHER_LIST)
def test_each_setting_of_a_list(name: str) -> None:
    with ListLayout() as feed:
        before = feed.settings
        assert before == ListSettings.defaults()
        assert getattr(before, name) != OTHER_LIST[name]
        feed.set(**{name: OTHER_LIST[name]})
        assert feed.settings == dataclasses.replace(before, **{name: OTHER_LIST[name]})
    with ListLayout(**{name: OTHER_LIST[name]}) as feed:
        assert feed.settings == dataclasses.replace(before, **{name: OTHER_LIST[name]})


def test_all_settings_of_a_list() -> None:
    with ListLayout(**OTHER_LIST) as feed:
        assert feed.settings.as_keywords() == OTHER_LIST
        state = feed.state()
        assert (state.width, state.height, state.content_height) == (320, 568, 10)
        with ListLayout(**feed.settings.as_keywords()) as twin:
            assert twin.settings == feed.settings


@pytest.mark.parametrize("name", OTHER_SECTION)
def test_each_setting_of_a_section(name: str) -> None:
    with ListLayout() as feed:
        feed.insert_section(0)
        before = feed.section(0)
        assert before == Section()
        assert getattr(before, name) != OTHER_SECTION[name]
        feed.set_section(0, **{name: OTHER_SECTION[name]})
        changed = dataclasses.replace(before, **{name: OTHER_SECTION[name]})
        assert feed.section(0) == changed == Section(**{name: OTHER_SECTION[name]})
        feed.insert_section(0, 3, **{name: OTHER_SECTION[name]})
        assert feed.section(0) == changed


def test_a_section_as_an_object() -> None:
    grid = Section(**OTHER_SECTION)
    assert grid.as_keywords() == OTHER_SECTION
    assert hash(grid) == hash(Section(**grid.as_keywords()))
    with ListLayout() as feed:
        feed.insert_section(0, 2, section=grid)
        feed.insert_section(1, 2, section=grid, layout="grid", columns=2)
        feed.insert_section(2)
        feed.set_section(2, grid, insets=(9, 9, 9, 9))
        assert feed.section(0) == grid
        assert feed.section(1) == dataclasses.replace(grid, layout=Layout.grid, columns=2)
        assert feed.section(2) == dataclasses.replace(grid, insets=Insets(9, 9, 9, 9))
    with pytest.raises(dataclasses.FrozenInstanceError):
        grid.columns = 3  # type: ignore[misc]


def test_words_and_what_is_no_setting() -> None:
    assert Section(layout="grid").layout is Layout.grid
    with ListLayout(anchor="none") as feed:
        assert feed.settings.anchor is Anchor.none
        with pytest.raises(TypeError, match="no setting 'heigth'; did you mean 'height'"):
            feed.set(heigth=1)  # type: ignore[call-arg]
        with pytest.raises(TypeError, match="no setting 'collumns'; did you mean 'columns'"):
            feed.insert_section(0, collumns=1)  # type: ignore[call-arg]
        with pytest.raises(TypeError, match="no setting 'column'"):
            Section(column=1)  # type: ignore[call-arg]
        with pytest.raises(TypeError):
            ListLayout(columns=3)  # type: ignore[call-arg]
        with pytest.raises(InvalidArgumentError, match="one of none, visible, scrolled"):
            feed.set(anchor="first")
        with pytest.raises(InvalidArgumentError, match="one of list, grid, waterfall"):
            feed.insert_section(0, layout="table")
        assert feed.state().section_count == 0


BAD_LIST: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"minimum_height": -1}, InvalidArgumentError),
    ({"overlap": float("nan")}, NotFiniteError),
    ({"width": float("inf")}, NotFiniteError),
    ({"width": -1}, InvalidArgumentError),
    ({"height": 2 * MAX_LENGTH}, InvalidArgumentError),
    ({"stick_to_end": "no"}, InvalidArgumentError),
    ({"overlap": "1"}, TypeError),
    ({"anchor": 7}, InvalidArgumentError),
]


@pytest.mark.parametrize(("settings", "error"), BAD_LIST)
def test_settings_of_a_list_that_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    (name,) = settings
    with pytest.raises(error, match=name):
        ListLayout(**settings)
    with ListLayout(width=100) as feed:
        with pytest.raises(error, match=name):
            feed.set(**{"minimum_height": 5.0, **settings})
        assert feed.settings == dataclasses.replace(ListSettings.defaults(), width=100.0)


BAD_SECTION: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"columns": -1}, InvalidArgumentError),
    ({"columns": MAX_COLUMNS + 1}, InvalidArgumentError),
    ({"columns": 2**31}, InvalidArgumentError),
    ({"columns": 1.5}, TypeError),
    ({"item_height": -1}, InvalidArgumentError),
    ({"item_height": float("nan")}, NotFiniteError),
    ({"header_height": 2 * MAX_LENGTH}, InvalidArgumentError),
    ({"insets": (0, 0, 0)}, InvalidArgumentError),
    ({"insets": (0, 0, 0, -1)}, InvalidArgumentError),
    ({"line_spacing": float("inf")}, NotFiniteError),
    ({"sticky_header": 2}, InvalidArgumentError),
]


@pytest.mark.parametrize(("settings", "error"), BAD_SECTION)
def test_settings_of_a_section_that_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    (name,) = settings
    with ListLayout() as feed:
        with pytest.raises(error, match=name):
            feed.insert_section(0, 2, **settings)
        assert feed.state().section_count == 0
        feed.insert_section(0, 2, footer_height=5)
        with pytest.raises(error, match=name):
            feed.set_section(0, **{"header_height": 30.0, **settings})
        assert feed.section(0) == Section(footer_height=5)
        assert feed.state().content_height == 93


def test_there_is_no_such_section() -> None:
    with ListLayout() as feed:
        for index in (-1, 0, 2**31, 2**70):
            with pytest.raises(OutOfRangeError):
                feed.section(index)
            with pytest.raises(OutOfRangeError):
                feed.set_section(index, header_height=1)
        with pytest.raises(TypeError, match="index must be an integer"):
            feed.section("0")  # type: ignore[arg-type]
