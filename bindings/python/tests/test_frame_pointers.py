"""Pointers that go in with a frame, and what moves in it."""

from __future__ import annotations

import pytest

from nestedslide import Coordinator, FrameBuffers, NestedSlideError, TouchState


def test_a_frame_takes_its_pointers_in_first() -> None:
    with Coordinator([3000.0], header_height=240) as calls, Coordinator([3000.0], header_height=240) as frames:
        buffers = FrameBuffers()
        for n in range(40):
            time = n / 60
            action = "down" if n == 0 else "up" if n == 30 else "move"
            if n <= 30:
                calls.pointer(action, 195, 700 - 9 * n, time)
                buffers.add_pointer(action, 195, 700 - 9 * n, time)
            calls.frame_into(time)
            frames.frame_into(time, buffers)
            assert frames.snapshot() == calls.snapshot()
            assert frames.state_hash() == calls.state_hash()
        assert frames.snapshot().inner > 0


def test_more_than_there_is_room_for_at_first() -> None:
    with Coordinator([3000.0]) as slide:
        buffers = FrameBuffers()
        buffers.add_pointer("down", 195, 700, 0)
        for n in range(50):
            buffers.add_pointer("move", 195, 690 - 5 * n, 0.001 * n)
        slide.frame_into(1, buffers)
        # From 700 to 445, without the slop.
        assert slide.snapshot().inner == 255 - 10


def test_one_that_is_refused_takes_none_in() -> None:
    with Coordinator([3000.0]) as slide:
        buffers = FrameBuffers()
        before = slide.state_hash()
        buffers.add_pointer("down", 195, 700, 0)
        buffers.add_pointer("move", 195, 600, 2)
        with pytest.raises(NestedSlideError):
            slide.frame_into(1, buffers)
        assert slide.state_hash() == before
        assert not buffers.has_pointers
        slide.frame_into(1, buffers)
        assert slide.snapshot().touch == TouchState.none


def test_what_moves() -> None:
    with Coordinator([3000.0], header_height=240, hover_height=40) as slide:
        slide.session_begin()
        slide.session_end(0, 900)
        buffers = slide.frame_into(0.1)
        generations = set()
        for n in range(2, 20):
            slide.frame_into(n / 10)
            motion, snapshot = buffers.motion, slide.snapshot()
            generations.add(motion.generation)
            assert motion.outer == snapshot.outer
            assert motion.header_y == snapshot.header.y
            assert motion.pager_y == snapshot.pager.y
            assert motion.phase == snapshot.phase
            assert bool(motion.needs_frame) == snapshot.needs_frame
        assert 0 not in generations
        assert len(generations) < 5
        slide.set_page_height(0, 5000)
        slide.frame_into(20 / 10, buffers)
        assert buffers.motion.generation not in generations
