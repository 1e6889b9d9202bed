"""The strip of tabs: items, indicator, taps."""

from __future__ import annotations

from typing import Callable

import pytest
from motion import drag, rest

from nestedslide import Coordinator, NotFiniteError, OutOfRangeError, Phase, Rect

Stage = Callable[..., Coordinator]


@pytest.fixture
def wide(stage: Stage) -> Callable[[str], Coordinator]:
    """Four items of 150 in a bar of 390."""

    def make(alignment: str) -> Coordinator:
        c = stage(900.0, 900.0, 900.0, 900.0, tab_alignment=alignment)
        for index in range(4):
            c.set_page_settings(index, tab_width=150)
        return c

    return make


def test_items_share_the_bar_equally(stage: Stage) -> None:
    c = stage(900.0, 900.0, 900.0)
    assert [c.tab(index) for index in range(3)] == [Rect(130 * index, 0, 130, 60) for index in range(3)]


def test_widths_of_their_own(stage: Stage) -> None:
    c = stage()
    c.set_page_settings(0, tab_width=100)
    c.set_page_settings(1, tab_width=80)
    assert [c.tab(index) for index in range(2)] == [Rect(0, 0, 100, 60), Rect(100, 0, 80, 60)]
    assert c.snapshot().tab_indicator == Rect(0, 58, 100, 2)
    c.scroll_to_page(1)
    assert c.snapshot().tab_indicator == Rect(100, 58, 80, 2)


def test_no_such_item(stage: Stage) -> None:
    c = stage()
    for call in (c.tab, c.tap_tab):
        for index in (-1, 2, 2**40):
            with pytest.raises(OutOfRangeError):
                call(index)


def test_the_item_at_a_point(stage: Stage) -> None:
    c = stage()
    assert [c.tab_at(x, 250) for x in (0, 194, 196, 389)] == [0, 0, 1, 1]
    assert [c.tab_at(10, y) for y in (239, 241, 299, 301)] == [None, 0, 0, None]
    assert [c.tab_at(x, 250) for x in (-1, 391)] == [None, None]
    c.scroll_to(outer=240)
    assert (c.tab_at(200, 30), c.tab_at(200, 250)) == (1, None)
    with pytest.raises(NotFiniteError):
        c.tab_at(float("nan"), 0)


def test_no_items_without_pages() -> None:
    with Coordinator(hover_height=60) as c:
        assert c.tab_at(10, 10) is None
        assert c.snapshot().tab_offset == 0


# --------------------------------------------------------------------------------------------------------- indicator


def test_the_indicator_is_as_wide_as_its_item(stage: Stage) -> None:
    c = stage()
    assert c.snapshot().tab_indicator == Rect(0, 58, 195, 2)
    drag(c, dx=300)
    rest(c)
    assert c.snapshot().tab_indicator == Rect(195, 58, 195, 2)


@pytest.mark.parametrize(("width", "height", "wanted"), [(80, 3, (57.5, 57, 80, 3)), (900, 70, (0, 0, 195, 60))])
def test_the_indicators_size(
    width: float, height: float, wanted: tuple[float, float, float, float], stage: Stage
) -> None:
    c = stage(indicator_width=width, indicator_height=height)
    assert c.snapshot().tab_indicator == Rect(*wanted)


def test_the_indicator_follows_the_pager_in_place_and_width(stage: Stage) -> None:
    c = stage()
    c.set_page_settings(0, tab_width=100)
    c.set_page_settings(1, tab_width=200)
    c.session_begin()
    c.session_update(97.5, 0)
    now = c.snapshot()
    assert now.page_position == pytest.approx(0.25)
    assert now.tab_indicator == pytest.approx(Rect(25, 58, 125, 2))


def test_right_to_left_the_first_item_is_at_the_right(stage: Stage) -> None:
    c = stage(right_to_left=True)
    assert c.tab(0) == Rect(195, 0, 195, 60)
    assert c.snapshot().tab_indicator == Rect(195, 58, 195, 2)


# ------------------------------------------------------------------------------------------------------------- strip


@pytest.mark.parametrize(
    ("alignment", "offsets"),
    [("start", [0, 150, 210, 210]), ("center", [0, 30, 180, 210]), ("nearest", [0, 0, 60, 210])],
)
def test_the_strip_holds_the_selected_item(
    alignment: str, offsets: list[float], wide: Callable[[str], Coordinator]
) -> None:
    c = wide(alignment)
    for page, offset in enumerate(offsets):
        c.scroll_to_page(page)
        now = c.snapshot()
        assert now.tab_offset == offset
        assert c.tab(page) == Rect(150 * page - offset, 0, 150, 60)
        assert now.tab_indicator == Rect(150 * page - offset, 58, 150, 2)
        assert c.tab_at(150 * page - offset + 1, 250) == page


def test_nearest_on_the_way_back(wide: Callable[[str], Coordinator]) -> None:
    c = wide("nearest")
    c.scroll_to_page(3)
    offsets = []
    for page in (2, 1, 0):
        c.scroll_to_page(page)
        offsets.append(c.snapshot().tab_offset)
    assert offsets == [210, 150, 0]


def test_the_strip_moves_with_the_pager(wide: Callable[[str], Coordinator]) -> None:
    c = wide("center")
    c.scroll_to_page(3, animated=True)
    offsets = [c.frame(k / 60).snapshot.tab_offset for k in range(120)]
    assert offsets == sorted(offsets)
    assert any(0 < offset < 210 for offset in offsets)
    assert offsets[-1] == 210


def test_a_strip_that_fits_does_not_scroll(stage: Stage) -> None:
    c = stage()
    c.scroll_to_page(1)
    assert c.snapshot().tab_offset == 0


# -------------------------------------------------------------------------------------------------------------- taps


def test_a_tap_turns_to_the_page(stage: Stage) -> None:
    c = stage()
    c.tap_tab(1)
    assert c.snapshot().phase in (Phase.paging, Phase.animating)
    assert rest(c).page_index == 1
    c.tap_tab(0, animated=False)
    assert c.snapshot().page_index == 0


@pytest.mark.parametrize("animated", [False, True])
def test_a_tap_on_the_current_one_goes_to_the_top_and_then_opens_the_header(animated: bool, stage: Stage) -> None:
    c = stage()
    c.scroll_to(outer=240, inner=300)
    c.tap_tab(0, animated)
    now = rest(c)
    assert (now.outer, now.inner) == (240, 0)
    c.tap_tab(0, animated)
    assert rest(c).path == 0
    c.tap_tab(0, animated)
    assert rest(c).path == 0
