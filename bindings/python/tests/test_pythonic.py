"""What Python has its own ways for: attributes, sequences, truth, loops that wait."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any, Callable

import pytest

import nestedslide
from nestedslide import Coordinator, InvalidArgumentError, Item, ListLayout, OutOfRangeError, Rect
from nestedslide._setting import Setting

Stage = Callable[..., Coordinator]


def test_a_setting_is_an_attribute(stage: Stage) -> None:
    slide = stage()
    slide.header_height = 300
    slide.header_motion = "quick_return"
    slide.fling_curve = None
    slide.viewport = (200, 400)
    now = slide.settings
    assert (now.header_height, now.header_motion.name, now.fling_curve) == (300, "quick_return", None)
    assert now.viewport == (200.0, 400.0)
    assert (slide.header_height, str(slide.header_motion)) == (300, "quick_return")
    assert slide.viewport == (200.0, 400.0)
    with pytest.raises(InvalidArgumentError, match="header_height"):
        slide.header_height = -1
    assert slide.header_height == 300
    with pytest.raises(AttributeError, match="not deleted"):
        del slide.header_height


@pytest.mark.parametrize("kind", [Coordinator, ListLayout])
def test_every_setting_is_one_but_those_that_are_methods(kind: Any) -> None:
    others = [name for name in kind._FIELDS if not isinstance(getattr(kind, name, None), Setting)]
    assert others == (["scroll_to_top"] if kind is Coordinator else [])
    with kind() as made:
        for name in kind._FIELDS:
            if name not in others:
                value = getattr(made, name)
                assert value == getattr(made.settings, name)
                if name != "lazy":
                    setattr(made, name, value)


def test_a_slip_in_a_name_is_refused(stage: Stage) -> None:
    slide: Any = stage()
    with pytest.raises(AttributeError, match="did you mean 'header_height'"):
        slide.headr_height = 3
    with pytest.raises(AttributeError, match="no attribute 'zzz'"):
        slide.zzz = 3
    with pytest.raises(AttributeError, match=r"is a method: change the setting by set\(scroll_to_top"):
        slide.scroll_to_top = "page_first"
    slide.scroll_to_top()
    feed: Any
    with ListLayout() as feed, pytest.raises(AttributeError, match="did you mean 'minimum_height'"):
        feed.minimum_hight = 3


def test_reading_a_slip_gives_the_hint_too(stage: Stage) -> None:
    slide: Any = stage()
    for name, meant in (("headr_height", "header_height"), ("snapshoot", "snapshot"), ("preset", "physics")):
        with pytest.raises(AttributeError, match=f"no attribute '{name}'; did you mean '{meant}'"):
            getattr(slide, name)
    with pytest.raises(AttributeError, match=r"no attribute 'zzz'$"):
        slide.zzz  # noqa: B018
    with pytest.raises(AttributeError, match=r"no attribute '__array__'$"):
        slide.__array__  # noqa: B018
    assert not hasattr(slide, "headr_height")
    feed: Any
    with ListLayout() as feed, pytest.raises(AttributeError, match="did you mean 'visible'"):
        feed.visble  # noqa: B018


def test_a_preset_is_called_physics(stage: Stage) -> None:
    slide: Any = stage()
    with pytest.raises(AttributeError, match="no attribute 'preset'; did you mean 'physics'"):
        slide.preset = "qt"
    with pytest.raises(TypeError, match="no setting 'preset'; did you mean 'physics'"):
        slide.set(preset="qt")


def test_subclasses_have_attributes_of_their_own() -> None:
    class Mine(Coordinator):
        title: str

        def __init__(self) -> None:
            super().__init__([3000.0])
            self.title = "Notes"

    with Mine() as mine:
        mine.header_height = 20
        assert (mine.title, mine.settings.header_height) == ("Notes", 20)
        wrong: Any = mine
        with pytest.raises(AttributeError, match="is a method"):
            wrong.scroll_to_top = True


def test_pages_are_a_sequence(stage: Stage) -> None:
    slide = stage()
    assert len(slide) == len(slide.pages) == 2
    assert [page.index for page in slide] == [0, 1]
    assert slide.pages[-1] == slide.page(1)
    assert slide.pages[::-1] == (slide.page(1), slide.page(0))
    assert slide.pages() == slide.frame(0).pages
    assert slide.page(1) in slide.pages
    assert repr(slide.pages).startswith("(Page(index=0")
    for index in (2, -3):
        with pytest.raises(OutOfRangeError, match="there are 2 pages"):
            slide.pages[index]
    slide.reload([])
    assert (len(slide), bool(slide), list(slide)) == (0, True, [])


def test_items_have_an_index() -> None:
    item = Item(Rect(0, 0, 1, 1), 2, 7, 0, False, False)
    assert item.index == 7
    assert not hasattr(item, "count")


HEIGHTS: list[tuple[Callable[[Coordinator, ListLayout], object], str]] = [
    (lambda c, f: Coordinator([10, 20, -3]), r"pages\[2\]: must be from 0 to 1e12 points, not -3.0"),
    (lambda c, f: c.reload([10, float("inf")]), r"pages\[1\]: .*, not inf"),
    (lambda c, f: c.reload_keyed({5: 1.0, 6: -1.0}), r"pages\[1\]: .*, not -1.0"),
    (lambda c, f: f.insert_section(0, heights=[1, None, -2]), r"heights\[2\]: .*, or None, not -2.0"),
    (lambda c, f: f.insert_items(0, 0, heights=(4, 2e12)), r"heights\[1\]: .*, not 2000000000000.0"),
    (lambda c, f: f.set_heights(0, 0, [float("nan")]), r"heights\[0\]: .*, not nan"),
]


@pytest.mark.parametrize("case", range(len(HEIGHTS)))
def test_errors_say_which_height(stage: Stage, case: int) -> None:
    call, message = HEIGHTS[case]
    with ListLayout() as feed:
        feed.insert_section(0, 3)
        with pytest.raises(ValueError, match=message):
            call(stage(), feed)


def test_other_errors_stay_as_they_are(stage: Stage) -> None:
    slide = stage()
    with pytest.raises(InvalidArgumentError, match=r"^keys: "):
        slide.reload_keyed([(1, 3.0), (1, 4.0)])


# ------------------------------------------------------------------------------------------------------------ asyncio


def test_frames_until_rest(stage: Stage) -> None:
    slide = stage()

    async def play() -> list[float]:
        slide.scroll_to(outer=240, animated=True)
        return [frame.snapshot.outer async for frame in slide.frames(rate=250)]

    offsets = asyncio.run(play())
    assert offsets[0] < 240
    assert offsets[-1] == 240
    assert offsets == sorted(offsets)
    assert len(offsets) > 20


def test_frames_of_a_clock_and_input_in_between(stage: Stage) -> None:
    slide, now = stage(), [7.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    async def play() -> list[float]:
        times = []
        slide.advance(7)
        slide.scroll_to(outer=240, animated=True)
        async for frame in slide.frames(rate=1000, clock=clock):
            times.append(frame.snapshot.time)
            if len(times) == 3:
                slide.scroll_to(outer=0)
        return times

    times = asyncio.run(play())
    assert times[0] == pytest.approx(7.03, abs=0.03)
    assert len(times) == 4
    assert times == sorted(times)


@pytest.mark.parametrize("rate", [0, -1, 1001, float("nan")])
def test_a_rate_that_is_none(stage: Stage, rate: float) -> None:
    async def play() -> None:
        async for _ in stage().frames(rate=rate):
            pass

    with pytest.raises(InvalidArgumentError, match="rate must be above 0"):
        asyncio.run(play())


# ------------------------------------------------------------------------------------------------------------- import


def test_what_is_imported_later_is_there() -> None:
    names = set(dir(nestedslide))
    assert set(nestedslide.__all__) <= names
    assert all(hasattr(nestedslide, name) for name in nestedslide.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        nestedslide.Nothing  # type: ignore[attr-defined]  # noqa: B018
    program = "import sys, nestedslide; print([name for name in sys.modules if name.startswith('nestedslide.')]); "
    program += "print(nestedslide.errors.BusyError is nestedslide.BusyError)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "['nestedslide._constants']\nTrue\n"
