"""Beginning and end of a coordinator."""

from __future__ import annotations

import copy
import gc
import pickle
import subprocess
import weakref
from typing import Any, Callable

import pytest

from nestedslide import (
    ClosedError,
    Coordinator,
    InvalidStateError,
    NestedSlideError,
    StaleHandleError,
    Status,
    _abi,
)

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

USES: list[Callable[[Coordinator], Any]] = [
    lambda c: c.advance(1),
    lambda c: c.frame(1),
    lambda c: c.frame_into(1),
    lambda c: c.snapshot(),
    lambda c: c.pages(),
    lambda c: c.page(0),
    lambda c: c.live_pages(),
    lambda c: c.poll_events(),
    lambda c: c.pointer_down(0, 0, 0),
    lambda c: c.session_begin(),
    lambda c: c.session_update(0, 0),
    lambda c: c.session_end(),
    lambda c: c.session_cancel(),
    lambda c: c.wheel(0, 1),
    lambda c: c.key("down"),
    lambda c: c.set_regions([]),
    lambda c: c.set_effects([]),
    lambda c: c.effects(),
    lambda c: c.can_scroll("down"),
    lambda c: c.is_lifted(),
    lambda c: c.next_change(0.5),
    lambda c: c.bar(),
    lambda c: c.bar_to_offsets(0),
    lambda c: c.scroll_to(1),
    lambda c: c.retarget(1),
    lambda c: c.reveal(1),
    lambda c: c.retarget_reveal(1),
    lambda c: c.set_snap_areas(0, []),
    lambda c: c.focus_snap_area(0, 1),
    lambda c: c.autoscroll("edge"),
    lambda c: c.drag_thumb("page", "began"),
    lambda c: c.edge(),
    lambda c: c.state_hash(),
    lambda c: c.save(),
    lambda c: c.record_start(),
    lambda c: c.record_read(),
    lambda c: c.record_stop(),
    lambda c: c.record().__enter__(),
    lambda c: c.scroll_to_page(1),
    lambda c: c.set_page_height(0, 1),
    lambda c: c.page_settings(0),
    lambda c: c.set_page_settings(0, seam="stop"),
    lambda c: c.shift_page(0, 1, 1),
    lambda c: c.insert_page(0, 1),
    lambda c: c.remove_page(0),
    lambda c: c.remake_page(0),
    lambda c: c.move_page(0, 1),
    lambda c: c.reload([1.0]),
    lambda c: c.reload_keyed({1: 1.0}),
    lambda c: c.find_page(1),
    lambda c: c.set_header_height(1),
    lambda c: c.set_hover_height(1),
    lambda c: c.set_header_parts([]),
    lambda c: c.header_parts(),
    lambda c: c.scroll_to_top(),
    lambda c: c.begin_refresh(),
    lambda c: c.end_refresh(result="failure"),
    lambda c: c.end_load(),
    lambda c: c.tap_tab(0),
    lambda c: c.tab_at(0, 0),
    lambda c: c.tab(0),
    lambda c: c.link(None),
    lambda c: c.observe(0, 1),
    lambda c: c.poll_corrections(),
    lambda c: c.unobserve(0),
    lambda c: c.add_listener(print),
    lambda c: c.settings,
    lambda c: c.set(header_height=1),
]


def test_context_manager_closes() -> None:
    with Coordinator([100.0]) as c:
        assert not c.closed
    assert c.closed
    c.close()


@pytest.mark.parametrize("use", USES)
def test_use_after_close(use: Callable[[Coordinator], Any], stage: Stage) -> None:
    c = stage()
    c.close()
    with pytest.raises(ClosedError, match="closed") as caught:
        use(c)
    assert caught.value.status is Status.stale_handle
    assert isinstance(caught.value, (NestedSlideError, ValueError, StaleHandleError))


class Unmade(Coordinator):
    """A subclass that forgets the base class."""

    def __init__(self) -> None:
        self.own = 1


@pytest.mark.parametrize("use", USES)
def test_a_subclass_that_forgets_the_base_is_told_so(use: Callable[[Coordinator], Any], stage: Stage) -> None:
    c = Unmade()
    with pytest.raises(InvalidStateError, match=r"Unmade: .* must call super\(\).__init__\(\)"):
        use(c)
    assert (repr(c), c.closed, c.own) == ("<Coordinator, not made>", True, 1)
    with c:
        pass
    c.close()
    for other in (lambda: c.add_listener(print), lambda: stage().link(c), lambda: c.link(stage())):
        with pytest.raises(InvalidStateError, match="Unmade"):
            other()


def test_one_that_could_not_be_made_can_be_looked_at() -> None:
    class Late(Coordinator):
        def __init__(self) -> None:
            assert repr(self) == "<Coordinator, not made>"
            super().__init__([3000.0], header_height=-1)

    with pytest.raises(NestedSlideError, match="header_height"):
        Late()


def test_other_attributes_are_missing_as_usual(stage: Stage) -> None:
    for c in (stage(), Unmade()):
        for name in ("outre", "__matmul__", "_repr_html_"):
            with pytest.raises(AttributeError, match=name):
                getattr(c, name)
    with pytest.raises(AttributeError, match="_outre"):
        stage()._outre  # type: ignore[attr-defined]  # noqa: B018


def test_repr(stage: Stage) -> None:
    c = stage()
    assert repr(c) == "<Coordinator, 2 pages, outer 0, inner 0, idle>"
    c.close()
    assert repr(c) == "<Coordinator, closed>"


def test_the_library_forgets_a_collected_coordinator() -> None:
    c = Coordinator([100.0])
    handle, gone = c._handle, weakref.ref(c)
    assert _abi.library().nslide_advance(handle, 0.0) == 0
    del c
    gc.collect()
    assert gone() is None
    assert _abi.library().nslide_advance(handle, 0.0) == Status.stale_handle


def test_a_closed_handle_is_not_ended_again() -> None:
    first = Coordinator()
    first.close()
    second = Coordinator()
    del first
    gc.collect()
    second.advance(1.0)
    second.close()


def test_failed_creation_leaves_nothing_to_finalise() -> None:
    with pytest.raises(NestedSlideError):
        Coordinator([-1.0])
    gc.collect()


@pytest.mark.parametrize("act", [copy.copy, copy.deepcopy, pickle.dumps])
def test_no_copies(act: Callable[[Any], Any], stage: Stage) -> None:
    with pytest.raises(TypeError, match="cannot be"):
        act(stage())


@pytest.mark.parametrize(
    "program",
    [
        "c = Coordinator([1.0])",
        "import builtins; builtins.kept = Coordinator([1.0])",
        "c = Coordinator([1.0]); c._me = c",
        "import atexit; c = Coordinator([1.0]); atexit.register(lambda: (c.closed or c.advance(1)))",
        "c = Coordinator([1.0]); c.close(); c.close()",
        "cs = [Coordinator([1.0] * 10) for _ in range(1000)]; del cs[::2]",
    ],
)
def test_a_clean_exit_without_close(program: str, python: Run) -> None:
    done = python("-W", "error", "-c", f"from nestedslide import Coordinator\n{program}")
    assert (done.returncode, done.stderr) == (0, "")


def test_many_coordinators_are_independent() -> None:
    many = [Coordinator([3000.0], header_height=100, viewport=(390, 800)) for _ in range(50)]
    for k, c in enumerate(many):
        c.scroll_to(outer=k)
    assert [c.snapshot().outer for c in many] == [float(k) for k in range(50)]
    for c in many:
        c.close()
