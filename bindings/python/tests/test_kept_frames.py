"""Frames of which most write a few numbers only: all others are still as they are."""

from __future__ import annotations

import pytest

from nestedslide import Coordinator, FrameBuffers


@pytest.mark.parametrize("own", [False, True])
def test_what_a_frame_keeps_is_what_a_whole_one_writes(own: bool) -> None:
    """In the coordinator's buffers, and in a caller's that are used for two coordinators in turn."""
    buffers = FrameBuffers() if own else None
    with Coordinator([3000.0, 900.0], header_height=220) as slide, Coordinator([500.0]) as other:
        slide.scroll_to(220, 900, animated=True)
        for step in range(1, 90):
            if step == 60:
                slide.scroll_to_page(1, animated=True)
            if own and step % 9 == 0:
                other.frame_into(step / 60, buffers)
            found = slide.frame_into(step / 60, buffers)
            whole = FrameBuffers()
            slide.frame_into(step / 60, whole)
            assert bytes(found.snapshot) == bytes(whole.snapshot)
            assert bytes(found.motion) == bytes(whole.motion)
            assert [bytes(page) for page in found.pages[: found.page_count]] == [
                bytes(page) for page in whole.pages[: whole.page_count]
            ]
