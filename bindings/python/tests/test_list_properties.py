"""What must hold for every change of a list while its page moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from conftest import STAGE
from hypothesis import given, settings
from hypothesis import strategies as st

from nestedslide import Coordinator, Layout, ListLayout, Snapshot

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
