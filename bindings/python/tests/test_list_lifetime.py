"""Beginning and end of a list, alone and with the coordinator that it is attached to."""

from __future__ import annotations

import copy
import gc
import pickle
import subprocess
import weakref
from typing import Any, Callable

import pytest

from nestedslide import ClosedError, Coordinator, HandleError, InvalidStateError, ListLayout, SnapArea, Status, _abi

Stage = Callable[..., Coordinator]
Run = Callable[..., "subprocess.CompletedProcess[str]"]

USES: list[Callable[[ListLayout], Any]] = [
    lambda feed: feed.settings,
    lambda feed: feed.set(overlap=1),
    lambda feed: feed.attach(Coordinator([1.0]), 0),
    lambda feed: feed.detach(),
    lambda feed: feed.set_offset(1),
    lambda feed: feed.state(),
    lambda feed: feed.insert_section(0),
    lambda feed: feed.remove_sections(0),
    lambda feed: feed.move_section(0, 0),
    lambda feed: feed.section(0),
    lambda feed: feed.set_section(0, columns=1),
    lambda feed: feed.insert_items(0, 0, 1),
    lambda feed: feed.remove_items(0, 0),
    lambda feed: feed.set_item_count(0, 3),
    lambda feed: feed.move_item(0, 0, 0, 0),
    lambda feed: feed.set_heights(0, 0, [1]),
    lambda feed: feed.set_anchor(None),
    lambda feed: feed.range(),
    lambda feed: feed.visible(),
    lambda feed: feed.update(),
    lambda feed: feed.frames(0),
    lambda feed: feed.item_at(0, 0),
    lambda feed: feed.find_item(0),
    lambda feed: feed.item_offset(0),
    lambda feed: feed.scroll_to(0),
]


def is_alive(feed_handle: int) -> bool:
    return bool(_abi.library().nslide_list_detach(feed_handle) == 0)


@pytest.mark.parametrize("use", USES)
def test_use_after_close(use: Callable[[ListLayout], Any]) -> None:
    feed = ListLayout()
    feed.insert_section(0, 1)
    feed.close()
    feed.close()
    with pytest.raises(ClosedError, match="the list is closed") as caught:
        use(feed)
    assert caught.value.status is Status.stale_handle
    assert repr(feed) == "<ListLayout, closed>"


class Unmade(ListLayout):
    """A subclass that forgets the base class."""

    def __init__(self) -> None:
        pass


@pytest.mark.parametrize("use", USES)
def test_a_subclass_that_forgets_the_base_is_told_so(use: Callable[[ListLayout], Any]) -> None:
    feed = Unmade()
    with pytest.raises(InvalidStateError, match=r"Unmade: there is no list yet, .* super\(\).__init__\(\)"):
        use(feed)
    feed.close()
    assert (repr(feed), feed.closed) == ("<ListLayout, not made>", True)


def test_every_method_is_tried() -> None:
    names = (
        {name for name in dir(ListLayout) if not name.startswith("_")}
        - {"close", "closed", "settings"}
        - {*ListLayout._FIELDS}
    )
    tried = {name for use in USES for name in use.__code__.co_names}
    assert names <= tried


def test_context_manager_closes() -> None:
    with ListLayout() as feed:
        assert not feed.closed
    assert feed.closed


def test_the_library_forgets_a_collected_list() -> None:
    feed = ListLayout()
    handle, gone = feed._handle, weakref.ref(feed)
    assert is_alive(handle)
    del feed
    gc.collect()
    assert gone() is None
    assert not is_alive(handle)


def test_failed_creation_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    functions = _abi.library()._functions
    destroy = functions["nslide_list_destroy"]

    def noted(handle: int) -> Any:
        ended.append(handle)
        return destroy(handle)

    monkeypatch.setitem(functions, "nslide_list_destroy", noted)
    with pytest.raises(ValueError, match="overlap"):
        ListLayout(overlap=-1)
    gc.collect()
    assert [is_alive(handle) for handle in ended] == [False]


@pytest.mark.parametrize("act", [copy.copy, copy.deepcopy, pickle.dumps])
def test_no_copies(act: Callable[[Any], Any]) -> None:
    with ListLayout() as feed, pytest.raises(TypeError, match="ListLayout cannot be"):
        act(feed)


def test_handles_of_another_kind_are_refused(stage: Stage) -> None:
    library, slide = _abi.library(), stage()
    with ListLayout() as feed:
        assert library.nslide_advance(feed._handle, 0.0) == Status.invalid_handle
        assert library.nslide_destroy(feed._handle) == Status.invalid_handle
        assert library.nslide_list_detach(slide._handle) == Status.invalid_handle
        assert library.nslide_list_destroy(slide._handle) == Status.invalid_handle
        assert library.nslide_list_attach(feed._handle, feed._handle, 0) == Status.invalid_handle
        assert feed.state().page is None
    assert library.nslide_list_destroy(0) == 0


# -------------------------------------------------------------------------------------------------- with a coordinator


def attached(slide: Coordinator, page: int = 0, count: int = 100) -> ListLayout:
    feed = ListLayout()
    feed.insert_section(0, count, item_height=50)
    feed.attach(slide, page)
    return feed


def test_attach_and_detach(stage: Stage) -> None:
    slide, other = stage(), stage()
    with attached(slide, 1) as feed:
        assert slide.page(1).content_height == 5000
        state = feed.state()
        assert (state.page, state.coordinator, state.width) == (1, slide, 390)
        assert repr(feed) == "<ListLayout, 100 items in 1 sections, offset 0, on page 1>"
        for coordinator, page in ((slide, 0), (slide, 1), (other, 0)):
            with pytest.raises(InvalidStateError):
                feed.attach(coordinator, page)
        with ListLayout() as second:
            with pytest.raises(InvalidStateError):
                second.attach(slide, 1)
            with pytest.raises(IndexError):
                second.attach(slide, 2)
            with pytest.raises(IndexError):
                second.attach(slide, 2**32 + 1)
            assert second.state().coordinator is None
        with pytest.raises(InvalidStateError):
            feed.set_offset(1)
        feed.detach()
        feed.detach()
        assert (feed.state().page, feed.state().coordinator) == (None, None)
        feed.set_offset(1)
        feed.attach(other, 0)
        assert (feed.state().page, feed.state().coordinator) == (0, other)
        assert slide.page(1).content_height == 5000


def test_a_closed_list_leaves_the_height(stage: Stage) -> None:
    slide = stage()
    attached(slide).close()
    gc.collect()
    assert slide.page(0).content_height == 5000
    slide.set_page_height(0, 100)
    with attached(slide, 0, 10):
        assert slide.page(0).content_height == 500


def test_a_closed_coordinator_leaves_the_list(stage: Stage) -> None:
    slide = stage()
    with attached(slide) as feed:
        slide.scroll_to(outer=240, inner=1010)
        slide.close()
        state = feed.state()
        assert (state.page, state.coordinator, state.item_count) == (None, None, 100)
        feed.insert_items(0, 0, 1)
        with pytest.raises(ClosedError, match="coordinator is closed"):
            feed.attach(slide, 0)
        with stage() as other:
            feed.attach(other, 0)
            assert other.page(0).content_height == 5050


def test_a_list_keeps_its_coordinator_alive() -> None:
    slide = Coordinator([0.0])
    feed, gone = attached(slide), weakref.ref(slide)
    del slide
    gc.collect()
    kept = gone()
    assert kept is not None
    assert kept.page(0).content_height == 5000
    del kept
    feed.detach()
    gc.collect()
    assert gone() is None
    assert feed.state().content_height == 5000
    feed.close()


def test_a_coordinator_whose_page_is_gone_is_not_kept(stage: Stage) -> None:
    slide = Coordinator([0.0, 0.0])
    feed, gone = attached(slide), weakref.ref(slide)
    slide.remove_page(0)
    assert feed.state().page is None
    del slide
    gc.collect()
    assert gone() is None
    feed.insert_items(0, 0, 1)
    feed.close()


def test_a_list_follows_its_page(stage: Stage) -> None:
    slide = stage()
    with attached(slide, 1) as feed:
        slide.insert_page(0, 10)
        assert feed.state().page == 2
        slide.move_page(2, 0)
        assert feed.state().page == 0
        slide.reload([1.0, 2.0])
        assert feed.state().page is None
    with attached(slide, 0) as feed:
        slide.set_page_settings(0, key=7)
        slide.reload_keyed([(3, 10.0), (7, 20.0)])
        assert (feed.state().page, slide.page(1).content_height) == (1, 5000)
        slide.reload_keyed({3: 10.0})
        assert feed.state().page is None


@pytest.mark.long
@pytest.mark.parametrize("order", ["del slide, feed", "del feed, slide", "feed.close(); del slide", "slide.close()"])
def test_any_order_of_collection(order: str, python: Run) -> None:
    program = f"""
import gc
from nestedslide import Coordinator, ListLayout
for _ in range(200):
    slide, feed = Coordinator([0.0], header_height=240), ListLayout()
    feed.insert_section(0, 1000)
    feed.attach(slide, 0)
    feed.update()
    slide._cycle, feed._cycle = feed, slide
    {order}
    gc.collect()
slide, feed = Coordinator([0.0]), ListLayout()
feed.attach(slide, 0)
print("done")
"""
    done = python("-W", "error", "-c", program)
    assert (done.returncode, done.stdout, done.stderr) == (0, "done\n", "")


@pytest.mark.parametrize(
    "program",
    [
        "feed = ListLayout()",
        "slide, feed = Coordinator([1.0]), ListLayout(); feed.attach(slide, 0)",
        "feed, slide = ListLayout(), Coordinator([1.0]); feed.attach(slide, 0)",
        "import builtins; builtins.slide, builtins.feed = Coordinator([1.0]), ListLayout(); feed.attach(slide, 0)",
        "feeds = [ListLayout() for _ in range(1000)]; del feeds[::2]",
    ],
)
def test_a_clean_exit_without_close(program: str, python: Run) -> None:
    done = python("-W", "error", "-c", f"from nestedslide import *\n{program}")
    assert (done.returncode, done.stderr) == (0, "")


def test_errors_say_what_was_wrong(stage: Stage) -> None:
    slide = stage()
    with attached(slide) as feed:
        with pytest.raises(IndexError, match="item"):
            feed.remove_items(0, 100)
        with pytest.raises(InvalidStateError, match=r"list|page|attached"):
            slide.set_page_height(0, 10)
        with pytest.raises(InvalidStateError, match=r"list|page|attached"):
            slide.shift_page(0, 10, 1)
        assert slide.page(0).content_height == 5000
    assert issubclass(ClosedError, HandleError)


def test_areas_of_a_page_lie_on_its_new_list_only(stage: Stage) -> None:
    """What they lay on in the list before has no place in a shorter one."""
    slide = stage()
    with attached(slide) as long, ListLayout() as short:
        slide.set_snap_areas(0, [SnapArea(start=4000, length=50)])
        long.set_heights(0, 0, [60.0])
        long.detach()
        short.insert_section(0, 2, item_height=300)
        short.attach(slide, 0)
        assert slide.page(0).content_height == 600
        short.insert_items(0, 0, 1)
        assert slide.page(0).content_height == 900
