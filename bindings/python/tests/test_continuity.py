"""Between two calls nothing jumps: what is seen moves as far as its velocity says, in one coordinator or several."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nestedslide import Coordinator

STEP = 1 / 240
HEIGHTS = st.sampled_from([300.0, 750.0, 1500.0, 6000.0])
SETTINGS = st.fixed_dictionaries(
    {
        "header_height": st.sampled_from([0.0, 80.0, 200.0]),
        "header_motion": st.sampled_from(["header_first", "quick_return", "fixed", "content_first"]),
        "header_snap": st.sampled_from(["none", "nearest"]),
        "short_page": st.sampled_from(["pad", "limit", "hold"]),
        "physics": st.sampled_from(["ios", "android", "chromium"]),
        # A page that goes to its top when the header opens does so at once.
        "page_memory": st.just("keep"),
    }
)
CALLS = st.one_of(
    st.tuples(st.just("scroll_to"), st.floats(0, 300), st.floats(0, 5000)),
    st.tuples(st.just("reveal"), st.floats(0, 5000), st.floats(0, 400)),
    st.tuples(st.just("key"), st.sampled_from(["down", "up", "page_down", "page_up", "space", "home", "end"])),
    st.tuples(st.just("wheel"), st.integers(-6, 6)),
    st.tuples(st.just("autoscroll"), st.floats(600, 750)),
    st.tuples(st.just("fling"), st.floats(-6000, 6000)),
)


def do(slide: Coordinator, name: str, first: Any, second: float = 0) -> None:
    if name == "scroll_to":
        slide.scroll_to(first, second, animated=True)
    elif name == "reveal":
        slide.reveal(first, second, align="nearest", animated=True)
    elif name == "key":
        slide.key(first)
    elif name == "wheel":
        slide.wheel(0, first, 200, 600, "notch")
    elif name == "autoscroll":
        slide.autoscroll("edge", first, 100, 800)
    else:
        slide.session_begin(200, 600)
        slide.session_end(0, first)


@pytest.mark.long
@given(
    st.lists(st.tuples(SETTINGS, HEIGHTS), min_size=1, max_size=3),
    st.booleans(),
    st.lists(st.tuples(CALLS, st.integers(1, 300)), min_size=1, max_size=4),
)
def test_nothing_jumps(
    worlds: list[tuple[dict[str, Any], float]], header_first: bool, calls: list[tuple[Any, int]]
) -> None:
    with ExitStack() as stack:
        slides = [
            stack.enter_context(Coordinator([height], viewport=(400, 750 + 50 * k), **settings))
            for k, (settings, height) in enumerate(worlds)
        ]
        for inner, outer in zip(slides, slides[1:]):
            inner.link(outer, header_first=header_first)
        time = 0.0
        for call, frames in calls:
            do(slides[0], *call)
            before = [slide.snapshot() for slide in slides]
            for _ in range(frames):
                time += STEP
                for k, slide in enumerate(slides):
                    slide.advance(time)
                    now, then = slide.snapshot(), before[k]
                    way = max(abs(now.velocity_y), abs(then.velocity_y)) * STEP
                    # The last of a motion is its rest_distance; a glide may begin in the middle of a frame.
                    moved = abs(now.outer - then.outer) + abs(now.inner - then.inner)
                    assert moved <= 1.5 * way + 1, (k, then, now)
                    before[k] = now
