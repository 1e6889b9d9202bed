"""What must hold for every call on a list, and for every change while its page moves."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from conftest import STAGE
from hypothesis import given, settings
from hypothesis import strategies as st
from test_properties import INDEX, NASTY, Call, call

from nestedslide import Align, Anchor, Coordinator, ItemKind, Layout, ListLayout, NestedSlideError, Snapshot

NUMBER = st.one_of(st.integers(0, 4), st.integers(0, 30), INDEX)
HEIGHTS = st.one_of(
    st.none(), st.lists(st.one_of(st.none(), st.floats(0, 300)), max_size=8), st.lists(NASTY, max_size=3)
)
COUNT = st.one_of(st.none(), st.integers(0, 30), INDEX)
ITEM = st.one_of(NUMBER, st.sampled_from(ItemKind.names()))
ALIGN = st.sampled_from(Align.names())
BEYOND = st.one_of(st.just(0.0), st.floats(0, 2000), NASTY)
LENGTH = st.one_of(st.floats(0, 200), NASTY)
SECTION: dict[str, Any] = {
    "layout": st.sampled_from(Layout.names()),
    "columns": st.one_of(st.integers(0, 5), INDEX),
    "min_item_width": LENGTH,
    "header_height": LENGTH,
    "footer_height": LENGTH,
    "insets": st.one_of(st.just((5, 5, 5, 5)), st.tuples(NASTY, NASTY, NASTY, NASTY)),
    "item_spacing": LENGTH,
    "line_spacing": LENGTH,
    "item_height": LENGTH,
    "estimated": st.booleans(),
    "sticky_footer": st.booleans(),
}
LIST: dict[str, Any] = {
    "anchor": st.sampled_from(Anchor.names()),
    "stick_to_end": st.booleans(),
    "right_to_left": st.booleans(),
    "minimum_height": LENGTH,
    "overlap": LENGTH,
    "width": LENGTH,
    "height": LENGTH,
}


def section_call(name: str, *arguments: Any) -> Any:
    return st.builds(Call, st.just(name), st.tuples(*arguments), st.fixed_dictionaries({}, optional=SECTION))


CALLS = st.lists(
    st.one_of(
        section_call("insert_section", NUMBER, COUNT, HEIGHTS),
        section_call("insert_section", st.just(0), st.integers(1, 20)),
        section_call("set_section", NUMBER),
        call("remove_sections", NUMBER, NUMBER),
        call("move_section", NUMBER, NUMBER),
        call("insert_items", NUMBER, NUMBER, st.one_of(st.integers(0, 30), INDEX)),
        call("insert_items", st.just(0), st.just(0), st.just(None), st.lists(st.floats(0, 300), max_size=8)),
        call("remove_items", NUMBER, NUMBER, NUMBER),
        call("move_item", NUMBER, NUMBER, NUMBER, NUMBER),
        call("set_heights", NUMBER, NUMBER, st.lists(st.one_of(st.none(), LENGTH), max_size=8)),
        call("set_anchor", st.one_of(st.none(), NUMBER), ITEM),
        st.builds(Call, st.just("set"), st.just(()), st.fixed_dictionaries({}, optional=LIST)),
        call("set_offset", NASTY),
        call("set_offset", st.floats(-100, 3000)),
        call("range", BEYOND, BEYOND),
        call("visible", BEYOND, BEYOND),
        call("update", BEYOND, BEYOND),
        call("frames", NUMBER, ITEM, NUMBER),
        call("item_at", NASTY, NASTY),
        call("find_item", NUMBER),
        call("item_offset", NUMBER, ITEM, ALIGN),
        call("scroll_to", NUMBER, ITEM, ALIGN, st.booleans()),
        call("section", NUMBER),
        call("attach", st.just(None), NUMBER),
        call("detach"),
    ),
    max_size=30,
)


def seen(feed: ListLayout) -> tuple[Any, ...]:
    """All that tells how a list stands."""
    state = feed.state()
    numbers = (state.content_height, state.offset, state.max_offset, state.width, state.height)
    assert all(map(math.isfinite, numbers))
    sections = tuple(feed.section(k) for k in range(state.section_count))
    return state[:1], state[2:], sections, feed.settings, bytes(feed.visible().raw)


def play(calls: list[Call]) -> list[Any]:
    """Every call's outcome, and what was seen after it; a refused one has changed nothing."""
    outcomes: list[Any] = []
    with Coordinator([0.0, 500.0], **STAGE) as slide, ListLayout() as feed:
        for each in calls:
            before = seen(feed), slide.state_hash()
            arguments = (slide, *each.arguments[1:]) if each.name == "attach" else each.arguments
            try:
                getattr(feed, each.name)(*arguments, **each.keywords)
                outcomes.append("ok")
            except NestedSlideError as error:
                assert error.message, each
                assert (seen(feed), slide.state_hash()) == before, each
                outcomes.append(str(error))
            after = seen(feed)
            outcomes.append(after)
            state = feed.state()
            if state.page is not None:
                assert slide.page(state.page).content_height == state.content_height, each
            assert all(math.isfinite(number) for item in feed.visible() for number in item.frame), each
    return outcomes


@pytest.mark.long
@given(CALLS)
def test_no_call_crashes_and_the_same_calls_give_the_same_bits(calls: list[Call]) -> None:
    assert play(calls) == play(calls)


# ------------------------------------------------------------------------------------------------------- while moving

HEIGHT = st.floats(20, 150)
EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("insert_items"), st.integers(0, 60), st.lists(HEIGHT, min_size=1, max_size=5)),
        st.tuples(st.just("set_heights"), st.integers(0, 60), st.lists(HEIGHT, min_size=1, max_size=5)),
        st.tuples(st.just("remove_items"), st.integers(0, 30), st.integers(1, 5)),
    ),
    min_size=1,
    max_size=6,
)
MOTIONS = st.sampled_from(["rest", "drag", "fling up", "fling down", "bounce"])


@contextmanager
def moving(layout: str, motion: str) -> Iterator[tuple[Coordinator, ListLayout]]:
    """A page in motion well within its second section, or bouncing at its end."""
    section: dict[str, Any] = {"layout": layout, "columns": 3, "header_height": 30, "line_spacing": 4}
    with Coordinator([0.0], **STAGE) as slide, ListLayout() as feed:
        feed.insert_section(0, 100, **section)
        feed.insert_section(1, 300, **section)
        feed.attach(slide, 0)
        slide.scroll_to(outer=240, inner=1e9 if motion == "bounce" else feed.frames(1, 0)[0, 1] + 1500)
        slide.session_begin()
        slide.session_update(0, 100 if motion == "bounce" else 0)
        if motion != "drag":
            slide.session_end(0, {"fling up": 900, "fling down": -900}.get(motion, 0))
        slide.advance(0.05)
        yield slide, feed


@pytest.mark.long
@pytest.mark.parametrize("layout", Layout.names())
@settings(max_examples=100)
@given(MOTIONS, EDITS, st.sampled_from([1, 3, 10]))
def test_a_motion_goes_on_as_if_nothing_had_changed(layout: str, motion: str, edits: list[Any], frames: int) -> None:
    with moving(layout, motion) as (slide, feed), moving(layout, motion) as (other, _):
        for k, (name, item, argument) in enumerate(edits):
            now = feed.range()
            assert now is not None
            assert now.first.section == 1
            top = feed.frames(*now.first)[0, 1] - slide.snapshot().inner
            getattr(feed, name)(0, item, **({"count": argument} if name == "remove_items" else {"heights": argument}))
            assert feed.frames(*now.first)[0, 1] - slide.snapshot().inner == pytest.approx(top, abs=1e-6)
            same_motion(slide.snapshot(), other.snapshot())
            for step in range(1, frames + 1):
                slide.advance(0.05 + (k + step / frames) * 0.07)
            other.advance(0.05 + (k + 1) * 0.07)
            same_motion(slide.snapshot(), other.snapshot())


def same_motion(one: Snapshot, other: Snapshot) -> None:
    """Alike but for where on the page it happens."""
    assert (one.phase, one.at_rest) == (other.phase, other.at_rest)
    for name in ("velocity_y", "overscroll", "outer"):
        assert getattr(one, name) == pytest.approx(getattr(other, name), rel=1e-9, abs=1e-6), name
    assert one.max_inner - one.inner == pytest.approx(other.max_inner - other.inner, abs=1e-6)
