"""Effects, and scroll bars whose thumbs are dragged."""

from __future__ import annotations

import ctypes

import pytest
from conftest import STAGE

from nestedslide import BufferTooSmallError, Coordinator, Effect, InvalidArgumentError


@pytest.mark.parametrize("bar", ["joined", "outer", "page"])
@pytest.mark.parametrize("share", [0.0, 0.2, 0.7, 1.0])
def test_a_dragged_thumb_stays_under_the_pointer(bar: str, share: float) -> None:
    with Coordinator([3000.0], **STAGE) as c:
        _, length = c.bar(bar)
        track = c.snapshot().pager.height if bar == "page" else 800
        wanted = (track - length) * share
        outer, inner = c.bar_to_offsets(wanted, bar)
        c.scroll_to(outer, inner)
        assert c.bar(bar) == pytest.approx((wanted, length))


@pytest.mark.parametrize("bar", ["page", "joined"])
def test_a_held_thumb_is_where_it_is_held(bar: str) -> None:
    """Whatever becomes known of the content, here and in a coordinator restored meanwhile."""
    with Coordinator([4000.0], viewport=(390, 800), header_height=200, hover_height=50) as slide:
        slide.drag_thumb(bar, "began", 0.25)
        slide.drag_thumb(bar, "moved", 0.5)
        slide.set_page_height(0, 9000.0)
        with Coordinator.restore(slide.save()) as other:
            for each in (slide, other):
                port = 750 if bar == "page" else 800
                position, length = each.bar(bar)
                assert position == pytest.approx(0.5 * (port - length))
                each.drag_thumb(bar, "moved", 1.0)
                assert each.snapshot().inner == each.snapshot().max_inner
                each.drag_thumb(bar, "ended")
                assert each.snapshot().at_rest


def test_the_joined_bar_collapses_the_header_first() -> None:
    with Coordinator([3000.0], **STAGE) as c:
        limit = c.snapshot().max_outer
        assert c.bar_to_offsets(-50) == (0, 0)
        outer, inner = c.bar_to_offsets(10)
        assert outer is not None
        assert 0 < outer < limit
        assert inner == 0
        assert c.bar_to_offsets(1e9) == (limit, c.snapshot().max_inner)
        assert c.bar_to_offsets(1e9, "outer") == (limit, None)
        assert c.bar_to_offsets(1e9, "page") == (None, c.snapshot().max_inner)


def test_the_first_effect_is_no_stretch_of_another() -> None:
    with Coordinator([3000.0], **STAGE) as c, pytest.raises(InvalidArgumentError, match="NSLIDE_EFFECT_MORE"):
        c.set_effects([Effect("more", 0, 1, 0, 1)])


def test_a_buffer_that_is_too_small_is_not_written() -> None:
    with Coordinator([3000.0], **STAGE) as c:
        c.set_effects([Effect("collapse", 0, 1, 7, 1)] * 3)
        values, count = (ctypes.c_double * 3)(-1, -1, -1), ctypes.c_int32()
        with pytest.raises(BufferTooSmallError):
            c._call(c._abi.nslide_get_effects, values, 2, ctypes.byref(count))
        assert (list(values), count.value) == ([-1, -1, -1], 3)
