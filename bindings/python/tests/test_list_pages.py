"""Lists that lay out pages: what a host sees of page and list while things move, and what a record has of it."""

from __future__ import annotations

from array import array
from typing import Any, Callable

import pytest

from nestedslide import Coordinator, InvalidStateError, ItemPath, ListLayout, NotFiniteError, OutOfRangeError, Phase
from nestedslide.records import decode, play, to_scenario, to_text
from nestedslide.replay import parse, run

Stage = Callable[..., Coordinator]


def rows(slide: Coordinator, page: int = 0, **settings: Any) -> ListLayout:
    """Two hundred rows of 50 under a header of 30."""
    feed = ListLayout(**settings)
    feed.insert_section(0, 200, header_height=30, item_height=50, estimated=True)
    feed.attach(slide, page)
    return feed


def test_the_list_sees_what_the_page_shows(stage: Stage) -> None:
    slide = stage()
    with rows(slide) as feed:
        assert (feed.state().height, feed.state().width) == (500, 390)
        slide.scroll_to(outer=100)
        assert feed.state().height == 600
        slide.scroll_to(outer=240, inner=1000)
        state, page = feed.state(), slide.page(0)
        assert (state.height, state.offset, state.max_offset) == (740, 1000, page.max_offset)
        slide.set(viewport=(320, 700))
        assert (feed.state().height, feed.state().width) == (640, 320)
        assert feed.visible()[0].frame.width == 320


def test_overscroll_is_seen_too(stage: Stage) -> None:
    slide = stage(overscroll_top="page")
    with rows(slide) as feed:
        slide.session_begin()
        slide.session_update(0, -100)
        assert feed.state().offset == slide.snapshot().inner < 0
        assert not feed.visible()[-1].stuck
        feed.insert_items(0, 0, heights=[70])
        slide.session_end()
        slide.advance(3)
        assert feed.state().offset == slide.snapshot().inner


def test_every_frame_of_a_fling_has_its_items(stage: Stage) -> None:
    slide = stage()
    with rows(slide) as feed:
        held: dict[int, tuple[int, int]] = {}
        slide.session_begin()
        slide.session_end(0, 6000)
        for k in range(1, 200):
            now = slide.frame_into(k / 60).snapshot
            for change in feed.update():
                if change.kind == 0:
                    del held[change.slot]
                else:
                    held[change.slot] = change.section, change.item
                    if change.item >= 0:
                        feed.set_heights(change.section, change.item, [40.0 + change.item % 30])
            seen = feed.visible()
            # Measuring may have brought more into view, which the next frame tells of.
            assert {item.slot: item.path for item in seen if item.slot >= 0}.items() <= held.items()
            content = slide.page(0)
            assert content.content_height == feed.state().content_height
            first = feed.range()
            assert first is not None
            assert feed.frames(*first.first)[0, 1] <= content.offset + 1e-6
        assert now.velocity_y != 0
        assert now.inner > 2000


def test_shift_page(stage: Stage) -> None:
    slide = stage(9000.0, 9000.0)
    slide.scroll_to(outer=240, inner=1000)
    slide.shift_page(0, 9100, 100)
    assert (slide.snapshot().inner, slide.page(0).content_height) == (1100, 9100)
    slide.shift_page(0, 9000, -100.0)
    assert slide.snapshot().inner == 1000
    slide.shift_page(1, 9100, 50)
    assert (slide.page(1).offset, slide.snapshot().inner) == (50, 1000)
    for arguments, error in (
        ((2, 1, 1), OutOfRangeError),
        ((2**33, 1, 1), OutOfRangeError),
        ((0, float("nan"), 1), NotFiniteError),
        ((0, 1, float("inf")), NotFiniteError),
        ((0, -1, 1), ValueError),
        ((0, 1, 1e13), ValueError),
        ((0, "1", 1), TypeError),
    ):
        with pytest.raises(error):
            slide.shift_page(*arguments)
    assert (slide.snapshot().inner, slide.page(0).content_height) == (1000, 9000)


def test_retarget_reveal(stage: Stage) -> None:
    slide = stage(9000.0, 9000.0)
    slide.retarget_reveal(500)
    assert slide.snapshot().at_rest
    slide.reveal(2000, 100, align="start", animated=True)
    slide.advance(0.1)
    before = slide.snapshot()
    slide.retarget_reveal(2300, 100, align="start")
    after = slide.snapshot()
    assert (after.rest_inner, after.phase) == (2300, Phase.animating)
    assert (after.inner, after.velocity_y) == pytest.approx((before.inner, before.velocity_y))
    slide.retarget_reveal(5000, page=1, align="start")
    assert slide.snapshot().rest_inner == 2300
    for arguments, error in (((0, 0, 2), IndexError), ((float("nan"),), NotFiniteError), ((1e13,), ValueError)):
        with pytest.raises(error):
            slide.retarget_reveal(*arguments)
    with pytest.raises(ValueError, match="one of start, center, end, nearest"):
        slide.retarget_reveal(0, align="top")
    assert slide.frame(3).snapshot.inner == 2300


def test_scroll_to_an_item_far_away_while_all_is_measured(stage: Stage) -> None:
    slide = stage()
    with rows(slide) as feed:
        feed.scroll_to(0, 150, "start", animated=True)
        assert not slide.snapshot().at_rest
        k = 0
        while not slide.snapshot().at_rest:
            k += 1
            slide.advance(k / 60)
            for item in feed.visible():
                if item.estimated:
                    feed.set_heights(item.section, item.item, [80.0])
        frame = feed.frames(0, 150)
        assert frame[0, 1] - slide.snapshot().inner == pytest.approx(30)
        assert k < 120


def test_a_touch_ends_what_was_scrolled_to(stage: Stage) -> None:
    slide = stage()
    with rows(slide, anchor="none") as feed:
        feed.scroll_to(0, 100, "start")
        feed.set_heights(0, 0, [150.0])
        assert slide.snapshot().inner == 5100
        slide.wheel(0, 10)
        feed.set_heights(0, 0, [50.0])
        assert slide.snapshot().inner == 5110


def test_heights_of_a_page_of_its_own(stage: Stage) -> None:
    slide = stage()
    with rows(slide) as feed:
        with pytest.raises(InvalidStateError):
            slide.set_page_height(0, 1)
        slide.set_page_height(1, 1)
        feed.set(minimum_height=20_000)
        assert slide.page(0).content_height == 20_000


# ------------------------------------------------------------------------------------------------------------ records


def recorded(slide: Coordinator) -> tuple[bytes, int]:
    """A record of a page that a list lays out, begun with the list or before it."""
    with slide.record() as recording, rows(slide) as feed:
        slide.session_begin()
        slide.session_end(0, 3000)
        for k in range(1, 40):
            slide.advance(k / 60)
            if k % 5 == 0:
                feed.insert_items(0, 0, heights=array("d", [30.0 + k]))
            if k % 7 == 0:
                path = feed.item_at(10, feed.state().offset + 1)
                if path is not None and path.item >= 0:
                    feed.set_heights(*path, [90.0])
        feed.scroll_to(0, 20, "center", animated=True)
        slide.advance(0.75)
        feed.insert_items(0, 0, heights=[500.0])
        slide.advance(0.8)
        feed.remove_items(0, 30, 5)
        slide.advance(1.5)
        feed.scroll_to(0, 100, "end")
        feed.set_section(0, item_height=60)
        slide.advance(4)
    return recording.bytes, slide.state_hash()


def test_a_record_plays_without_the_list(stage: Stage) -> None:
    data, end = recorded(stage())
    found = decode(data)
    assert found.entries[-1].values["hash"] == end
    names = {entry.operation.name for entry in found.entries}
    assert {"shift_page", "retarget_reveal", "reveal"} <= names
    assert play(found, "it").line() == "ok   it"


def test_a_record_with_a_list_as_a_scenario(stage: Stage) -> None:
    data, _ = recorded(stage())
    scenario = to_scenario(decode(data), "it")
    calls = {step.get("call") for step in scenario["steps"]}
    assert {"shift_page", "retarget_reveal"} <= calls
    for rate in (None, 24, 240):
        assert run(parse(to_text(scenario)), rate).line() == "ok   it"


def test_the_first_that_is_seen_is_where_it_was(stage: Stage) -> None:
    slide = stage()
    with rows(slide) as feed:
        slide.scroll_to(outer=240, inner=4321)
        for k in range(50):
            seen = feed.range()
            assert seen is not None
            before = feed.frames(*seen.first)[0, 1] - slide.snapshot().inner
            feed.insert_items(0, k, heights=[float(k)])
            feed.set_heights(0, k // 2, [k * 3.0])
            assert feed.frames(0, seen.first.item + 1)[0, 1] - slide.snapshot().inner == pytest.approx(before)
        seen = feed.range()
        assert seen is not None
        assert seen.first == ItemPath(0, 85 + 50)
