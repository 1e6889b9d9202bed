"""A coordinator inside a page of another, as Python has it: who keeps whom alive. behaviour/links has the rest."""

from __future__ import annotations

import gc
from typing import Callable

import pytest
from motion import drag

from nestedslide import ClosedError, Coordinator

Stage = Callable[..., Coordinator]


@pytest.fixture
def outer(stage: Stage) -> Coordinator:
    return stage()


@pytest.fixture
def inner(outer: Coordinator, stage: Stage) -> Coordinator:
    """One page of 1000 in a viewport of 600, without a header, inside the outer one."""
    made = stage(1000.0, viewport=(390, 600), header_height=0, hover_height=0)
    made.link(outer)
    return made


def test_an_outer_one_that_ends_leaves_the_inner_one_on_its_own(outer: Coordinator, inner: Coordinator) -> None:
    outer.close()
    drag(inner, 500)
    assert inner.snapshot().overscroll > 0
    with pytest.raises(ClosedError):
        inner.link(outer)
    inner.link(None)


def test_the_outer_one_lives_as_long_as_it_is_needed() -> None:
    inner = Coordinator([1000.0], viewport=(390, 600))
    inner.link(Coordinator([3000.0], viewport=(390, 800), header_height=240))
    gc.collect()
    drag(inner, 500)
    assert inner.snapshot().overscroll == 0
    assert inner._outer is not None
    assert inner._outer.snapshot().path == 100
