"""Arguments of the wrong kind: refused by type, and none of them reaches the library as something else."""

from __future__ import annotations

from array import array
from fractions import Fraction
from typing import Any, Callable

import pytest

from nestedslide import Coordinator, FrameBuffers, ListLayout, NestedSlideError, Region, VisibleItems

Stage = Callable[..., Coordinator]
ANY: Any = Coordinator

RAW: list[Any] = [
    bytes(8),
    bytearray(8),
    memoryview(bytes(8)),
    array("B", bytes(8)),
    array("f", [3000]),
    array("i", [3000]),
    memoryview(array("d", [1, 2, 3, 4])).cast("B").cast("d", (2, 2)),
    "3000",
]


@pytest.mark.parametrize("pages", RAW, ids=repr)
def test_memory_is_not_taken_for_heights(stage: Stage, pages: Any) -> None:
    with pytest.raises(TypeError, match="pages must be"):
        Coordinator(pages=pages)
    slide = stage()
    with pytest.raises(TypeError, match="pages must be"):
        slide.reload(pages)
    assert slide.snapshot().page_count == 2
    with ListLayout() as feed, pytest.raises((TypeError, ValueError), match="heights must be"):
        feed.insert_section(0, heights=pages)


@pytest.mark.parametrize(
    "pages",
    [
        array("d", [3000, 900]),
        memoryview(array("d", [3000, 900])),
        memoryview(array("d", [3000, 1, 900]))[::2],
        memoryview(array("d", [3000, 900]).tobytes()).cast("d"),
        [3000, Fraction(900)],
        (height for height in (3000.0, 900.0)),
        {3000: "first", 900: "second"},
    ],
    ids=repr,
)
def test_doubles_and_numbers_are(pages: Any) -> None:
    with Coordinator(pages=pages, viewport=(390, 800)) as slide:
        assert [slide.page(n).content_height for n in range(2)] == [3000, 900]


def test_arrays_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    with Coordinator(pages=numpy.array([3000.0, 900.0]), viewport=numpy.array([390, 800])) as slide:
        assert slide.page(1).content_height == 900
        slide.scroll_to_page(numpy.int64(1))
        slide.frame(numpy.float64(1))
        slide.set_page_height(1, numpy.float32(800))
        assert slide.page(1).content_height == 800
    for kind in ("float32", "int64", "uint8"):
        wrong = numpy.array([200, 100], kind)
        says = rf"must be doubles: an array of float64, not of {kind}; use \.astype\(float\)"
        with pytest.raises(TypeError, match=f"pages {says}"):
            Coordinator(pages=wrong)
        with ListLayout() as feed, pytest.raises(TypeError, match=f"heights {says}"):
            feed.insert_section(0, heights=wrong)
        Coordinator(pages=wrong.astype(float)).close()
    with pytest.raises(TypeError, match="one dimension"):
        Coordinator(pages=numpy.zeros((2, 2)))


@pytest.mark.parametrize("raw", [b"12", bytearray(b"12"), memoryview(b"12"), "12", None, [1], 1j], ids=repr)
def test_text_and_bytes_are_no_numbers(stage: Stage, raw: Any) -> None:
    slide = stage()
    for call in (
        lambda: slide.advance(raw),
        lambda: slide.frame(raw),
        lambda: slide.frame_into(raw),
        lambda: slide.set_page_height(0, raw),
        lambda: slide.set(viewport=(raw, 800)),
        lambda: slide.pointer_down(raw, 0, 0),
    ):
        with pytest.raises(TypeError, match="must be a number, not"):
            call()
    assert slide.snapshot().time == 0


@pytest.mark.parametrize("raw", [b"ab", bytearray(b"ab"), "ab"], ids=repr)
def test_bytes_are_no_sizes(raw: Any) -> None:
    with pytest.raises(TypeError, match=r"viewport must be \(width, height\)"):
        Coordinator(viewport=raw)
    with pytest.raises(TypeError, match="frame must be"):
        Region(raw * 2, 0).as_struct()


INTEGERS: list[Callable[[Coordinator, ListLayout, Any], object]] = [
    lambda c, _, n: c.scroll_to_page(n),
    lambda c, _, n: c.tap_tab(n),
    lambda c, _, n: c.tab(n),
    lambda c, _, n: c.page(n),
    lambda c, _, n: c.reveal(0, page=n),
    lambda c, _, n: c.retarget_reveal(0, page=n),
    lambda c, _, n: c.set_snap_areas(n, []),
    lambda c, _, n: c.focus_snap_area(n, 1),
    lambda c, _, n: c.begin_refresh(n),
    lambda c, _, n: c.end_refresh(n),
    lambda c, _, n: c.end_load(n),
    lambda c, _, n: c.set_page_height(n, 1),
    lambda c, _, n: c.shift_page(n, 1, 1),
    lambda c, _, n: c.insert_page(n, 1),
    lambda c, _, n: c.remove_page(n),
    lambda c, _, n: c.remake_page(n),
    lambda c, _, n: c.move_page(n, 0),
    lambda c, _, n: c.move_page(0, n),
    lambda c, _, n: c.reload([1.0], to=n),
    lambda c, _, n: c.page_settings(n),
    lambda c, _, n: c.set_page_settings(n, seam="stop"),
    lambda c, _, n: c.observe(n, 0),
    lambda c, _, n: c.observe(0, 0, capacity=n),
    lambda c, _, n: c.poll_corrections(n),
    lambda c, _, n: c.unobserve(n),
    lambda c, _, n: c.set(prefetch=n),
    lambda c, _, n: c.set_regions([Region((0, 0, 1, 1), n)]),
    lambda c, _, n: c.find_page(n * 2**32),
    lambda c, _, n: c.pointer_down(0, 0, 0, id=n * 2**32),
    lambda c, _, n: c.reload_keyed([(n * 2**32, 1.0)]),
    lambda c, f, n: f.attach(c, n),
    lambda _, f, n: f.insert_section(n, 1),
    lambda _, f, n: f.insert_section(0, n),
    lambda _, f, n: f.remove_sections(n),
    lambda _, f, n: f.remove_sections(0, n),
    lambda _, f, n: f.move_section(n, 0),
    lambda _, f, n: f.move_section(0, n),
    lambda _, f, n: f.section(n),
    lambda _, f, n: f.set_section(n),
    lambda _, f, n: f.insert_items(n, 0, 1),
    lambda _, f, n: f.insert_items(0, n, 1),
    lambda _, f, n: f.insert_items(0, 0, n),
    lambda _, f, n: f.remove_items(n, 0),
    lambda _, f, n: f.remove_items(0, n),
    lambda _, f, n: f.remove_items(0, 0, n),
    lambda _, f, n: f.move_item(n, 0, 0, 0),
    lambda _, f, n: f.move_item(0, n, 0, 0),
    lambda _, f, n: f.move_item(0, 0, n, 0),
    lambda _, f, n: f.move_item(0, 0, 0, n),
    lambda _, f, n: f.set_heights(n, 0, [1]),
    lambda _, f, n: f.set_heights(0, n, [1]),
    lambda _, f, n: f.set_anchor(n),
    lambda _, f, n: f.set_anchor(0, n),
    lambda _, f, n: f.frames(n),
    lambda _, f, n: f.frames(0, n),
    lambda _, f, n: f.frames(0, 0, n),
    lambda _, f, n: f.find_item(n),
    lambda _, f, n: f.item_offset(n),
    lambda _, f, n: f.item_offset(0, n),
    lambda _, f, n: f.scroll_to(n),
    lambda _, f, n: f.scroll_to(0, n),
    lambda _, f, n: FrameBuffers(n),
    lambda _, f, n: VisibleItems(n),
]


@pytest.mark.parametrize("call", range(len(INTEGERS)))
def test_every_integer_is_one_that_c_can_hold(stage: Stage, call: int) -> None:
    slide = stage()
    with ListLayout() as feed:
        feed.insert_section(0, 3)
        before = slide.state_hash(), feed.state()
        for number in (2**31, 2**32, 2**32 + 1, -(2**31) - 1, -(2**32), 10**300):
            with pytest.raises(NestedSlideError) as refused:
                INTEGERS[call](slide, feed, number)
            assert isinstance(refused.value, (IndexError, ValueError))
        wrong: Any
        for wrong in (1.0, 1e300, Fraction(1), 1j):
            with pytest.raises(TypeError):
                INTEGERS[call](slide, feed, wrong)
        assert (slide.state_hash(), feed.state()) == before


WORDS: list[tuple[Callable[[Any, Any], object], type[Exception], str]] = [
    (lambda c, _: c.pages["a"], TypeError, "pages: page numbers are integers, not str"),
    (lambda c, _: c.pages[1.0], TypeError, "pages: page numbers are integers, not float"),
    (lambda _, f: f.visible()[999], IndexError, r"\[999\]: there are 3"),
    (lambda _, f: f.update()[-999], IndexError, r"\[-999\]: there are 3"),
    (lambda _, f: f.visible()["a"], TypeError, "an index is an integer or a slice, not str"),
    (lambda _, f: f.frames(0, 0, 2)[2], IndexError, r"\[2\]: there are 2"),
    (lambda _, f: f.frames(0, 0, 2, out=3), TypeError, "out must be a buffer of doubles, not int"),
    (lambda _, f: f.frames(0, 0, 2, out=bytearray(99)), TypeError, "out must be doubles"),
    (lambda *_: ANY.restore("abc"), TypeError, "state must be a bytes-like object, not str"),
    (lambda *_: ANY.create_from(3), TypeError, "state must be a bytes-like object, not int"),
    (lambda *_: ANY(2), TypeError, "pages must be a sequence of heights, not int"),
    (lambda c, _: c.reload(2.5), TypeError, "pages must be a sequence of heights, not float"),
    (lambda _, f: f.insert_section(1, heights=2), TypeError, "heights must be a sequence of numbers, not int"),
    (lambda *_: Coordinator({3000.0, 900.0}), TypeError, "pages must be in order, which a set is not: give a list"),
    (lambda c, _: c.reload(frozenset()), TypeError, "pages must be in order, which a frozenset is not"),
    (lambda _, f: f.set_heights(0, 0, {80.0}), TypeError, "heights must be in order, which a set is not"),
]


@pytest.mark.parametrize("case", range(len(WORDS)))
def test_errors_use_no_words_of_the_machinery(stage: Stage, case: int) -> None:
    call, kind, message = WORDS[case]
    with ListLayout() as feed:
        feed.insert_section(0, 3)
        with pytest.raises(kind, match=f"^{message}"):
            call(stage(), feed)


def test_others_than_a_coordinator(stage: Stage) -> None:
    slide = stage()
    wrong: Any
    for wrong in (3, "outer", ListLayout):
        with pytest.raises(TypeError, match="outer must be a Coordinator"):
            slide.link(wrong)
        with ListLayout() as feed, pytest.raises(TypeError, match="coordinator must be a Coordinator"):
            feed.attach(wrong, 0)
