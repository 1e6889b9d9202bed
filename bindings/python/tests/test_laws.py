"""What must hold after every story: where it rests, and that neither its cut nor strangers matter."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from nestedslide import Coordinator, SnapArea

SETTINGS = st.fixed_dictionaries(
    {
        "viewport": st.just((390, 800)),
        # A header that comes over a scrolled page stays open.
        "header_height": st.sampled_from([120.0, 240.0]),
        "hover_height": st.sampled_from([0.0, 60.0]),
        "header_snap": st.sampled_from(["none", "nearest"]),
        "short_page": st.sampled_from(["pad", "limit", "hold"]),
        "page_memory": st.sampled_from(["align", "reset_current", "reset_all"]),
    }
)
HEIGHTS = st.lists(st.sampled_from([0.0, 300.0, 900.0, 4000.0]), min_size=1, max_size=4)
CALLS = st.lists(
    st.one_of(
        st.tuples(st.just("fling"), st.floats(-5000, 5000)),
        st.tuples(st.just("drag"), st.floats(-900, 900)),
        st.tuples(st.just("wheel"), st.integers(-6, 6)),
        st.tuples(
            st.just("key"), st.sampled_from(["down", "up", "page_down", "page_up", "home", "end", "left", "right"])
        ),
        st.tuples(st.just("page"), st.integers(0, 3)),
        st.tuples(st.just("top"), st.none()),
        # What comes from outside, whatever is under way.
        st.tuples(st.just("height"), st.floats(0, 5000)),
        st.tuples(st.just("shift"), st.floats(-500, 500)),
        st.tuples(st.just("header"), st.floats(1, 300)),
        st.tuples(st.just("insert"), st.floats(0, 5000)),
        st.tuples(st.just("remove"), st.integers(0, 3)),
        st.tuples(st.just("viewport"), st.floats(300, 1200)),
    ),
    min_size=1,
    max_size=12,
)
TIMES = st.floats(0, 0.4)


def do(slide: Coordinator, name: str, given: Any) -> None:
    count = slide.snapshot().page_count
    last = count - 1
    if name in ("fling", "drag"):
        slide.session_begin(195, 600)
        slide.session_update(0, given if name == "drag" else 0)
        slide.session_end(0, given if name == "fling" else 0)
    elif name == "wheel":
        slide.wheel(0, given, 195, 600, "notch")
    elif name == "key":
        slide.key(given)
    elif name == "page":
        slide.scroll_to_page(given, animated=True)
    elif name == "top":
        slide.scroll_to_top(animated=True)
    elif name == "height" and count:
        slide.set_page_height(slide.snapshot().page_index, given)
    elif name == "shift" and count:
        page = slide.page(slide.snapshot().page_index)
        slide.shift_page(page.index, max(0.0, page.content_height + given), given)
    elif name == "header":
        slide.set_header_height(given, animated=given > 150)
    elif name == "insert" and count < 8:
        slide.insert_page(min(1, count), given)
    elif name == "remove" and count > 1:
        slide.remove_page(min(given, last))
    elif name == "viewport":
        slide.set(viewport=(390, given))


def play(slide: Coordinator, calls: list[Any], time: float) -> float:
    for call in calls:
        do(slide, *call[0])
        time += call[1]
        slide.advance(time)
    return time


def rest(slide: Coordinator, time: float) -> None:
    while slide.snapshot().needs_frame and time < 1000:
        time += 5
        slide.advance(time)
    assert slide.snapshot().at_rest


STORIES = st.lists(st.tuples(CALLS.map(lambda calls: calls[0]), TIMES), min_size=1, max_size=12)


@pytest.mark.long
@given(SETTINGS, HEIGHTS, STORIES)
def test_rest_is_lawful(settings: dict[str, Any], heights: list[float], story: list[Any]) -> None:
    with Coordinator(heights, **settings) as slide:
        rest(slide, play(slide, story, 0.0))
        now = slide.snapshot()
        assert 0 <= now.outer <= now.range + 1e-9
        assert 0 <= now.inner <= now.max_inner + 1e-9
        # A page is scrolled only while the header is as far shut as its page lets it be, or if the host says so.
        if now.inner > 0 and not any(name == "shift" for (name, _), _ in story):
            assert now.outer >= min(now.range, now.max_outer) - 1e-9
        # One that came in with another page, shut beyond what its own lets it be, stays.
        if settings["header_snap"] == "nearest" and now.outer < now.max_outer:
            assert now.outer < 1e-6


@pytest.mark.long
@given(SETTINGS, HEIGHTS, STORIES, st.integers(1, 4))
def test_strangers_change_nothing(
    settings: dict[str, Any], heights: list[float], story: list[Any], strangers: int
) -> None:
    with ExitStack() as stack:
        alone = stack.enter_context(Coordinator(heights, **settings))
        around = [stack.enter_context(Coordinator([900.0, 900.0])) for _ in range(strangers)]
        for inner, outer in zip(around, around[1:]):
            inner.link(outer)
        other = stack.enter_context(Coordinator(heights, **settings))
        play(alone, story, 0.0)
        play(other, story, 0.0)
        assert alone.state_hash() == other.state_hash()
        assert alone.save() == other.save()


@pytest.mark.long
@given(
    SETTINGS,
    st.integers(-5, 5),
    st.lists(st.floats(0.05, 1), min_size=1, max_size=8),
    st.floats(0, 1500),
    st.booleans(),
    st.floats(0, 0.03),
)
def test_a_turn_of_the_wheel_rests_at_one_place(
    settings: dict[str, Any], notches: int, shares: list[float], start: float, has_areas: bool, pause: float
) -> None:
    assume(notches != 0)
    places = []
    for parts in ([1.0], [share / sum(shares) for share in shares]):
        with Coordinator([4000.0, 4000.0], **settings) as slide:
            if has_areas:
                slide.set_snap_areas(0, [SnapArea(at, 200) for at in range(0, 4000, 250)], strictness="mandatory")
            slide.scroll_to(min(start, slide.snapshot().range), max(0.0, start - 240))
            rest(slide, 0.0)
            time = slide.snapshot().time
            for part in parts:
                slide.wheel(0, notches * part, 195, 600, "notch")
                time += pause
                slide.advance(time)
            rest(slide, time)
            places.append((slide.snapshot().outer, slide.snapshot().inner))
    assert places[0] == pytest.approx(places[1], abs=1e-6)
