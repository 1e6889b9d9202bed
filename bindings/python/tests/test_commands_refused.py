"""What the commands refuse: which error it is, which argument it names, and that nothing has changed."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest

from nestedslide import (
    Coordinator,
    HeaderPart,
    InvalidArgumentError,
    InvalidStateError,
    NotFiniteError,
    OutOfRangeError,
    Region,
    SnapArea,
)

Stage = Callable[..., Coordinator]


@pytest.fixture
def c(stage: Stage) -> Coordinator:
    """Somewhere on the way, so that a call that did something would be seen."""
    made = stage()
    made.scroll_to(outer=240, inner=260)
    made.poll_events()
    return made


def refused(c: Coordinator, call: Callable[[], object], error: type[Exception], message: str) -> None:
    before = c.state_hash()
    with pytest.raises(error, match=message):
        call()
    assert c.state_hash() == before
    assert c.poll_events() == ()


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"y": math.nan}, NotFiniteError, "y"),
        ({"y": 0, "height": math.inf}, NotFiniteError, "height"),
        ({"y": 0, "height": -1}, InvalidArgumentError, "height"),
        ({"y": 2e12}, InvalidArgumentError, "y"),
        ({"y": 0, "page": 2}, OutOfRangeError, "page"),
        ({"y": 0, "page": -2}, OutOfRangeError, "page"),
        ({"y": 0, "align": "middle"}, InvalidArgumentError, "align must be one of start, center, end, nearest"),
        ({"y": "top"}, TypeError, "y must be a number"),
    ],
)
def test_reveal(arguments: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.reveal(**arguments), error, message)


@pytest.mark.parametrize("key", ["escape", 9, -1, None])
def test_key(key: Any, c: Coordinator) -> None:
    refused(c, lambda: c.key(key), InvalidArgumentError, "key must be one of down, up, page_down, ")


@pytest.mark.parametrize("index", [-1, 2, 2**40])
def test_tabs(index: int, c: Coordinator) -> None:
    refused(c, lambda: c.tab(index), OutOfRangeError, "index|page")
    refused(c, lambda: c.tap_tab(index), OutOfRangeError, "index|page")
    refused(c, lambda: c.tab_at(math.nan, 0), NotFiniteError, "x")


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"inner": math.nan}, NotFiniteError, "inner"),
        ({"outer": "240"}, TypeError, "outer must be a number"),
        ({"inner": 300}, InvalidStateError, "retarget"),
    ],
)
def test_retarget(arguments: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.retarget(**arguments), error, message)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((0, 0, 2), OutOfRangeError, "page"),
        ((math.nan,), NotFiniteError, "y"),
        ((1e13,), InvalidArgumentError, "y"),
        ((0, 0, None, "top"), InvalidArgumentError, "align must be one of start, center, end, nearest"),
    ],
)
def test_retarget_reveal(arguments: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.retarget_reveal(*arguments), error, message)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((2, 1, 1), OutOfRangeError, "page"),
        ((2**33, 1, 1), OutOfRangeError, "index does not fit"),
        ((0, math.nan, 1), NotFiniteError, "content_height"),
        ((0, 1, math.inf), NotFiniteError, "shift"),
        ((0, -1, 1), InvalidArgumentError, "content_height"),
        ((0, 1, 1e13), InvalidArgumentError, "shift"),
        ((0, "1", 1), TypeError, "height must be a number"),
    ],
)
def test_shift_page(arguments: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.shift_page(*arguments), error, message)


@pytest.mark.parametrize(
    ("part", "error", "message"),
    [
        ({"height": -1}, InvalidArgumentError, "parts"),
        ({"height": math.nan}, NotFiniteError, "parts"),
        ({"height": "1"}, TypeError, "height must be a number"),
        ({"height": 1, "min_height": -1}, InvalidArgumentError, "parts"),
        ({"height": 1, "margin_top": -1}, InvalidArgumentError, "parts"),
        ({"height": 1, "margin_bottom": math.inf}, NotFiniteError, "parts"),
        ({"height": 1, "rule": "leaves"}, InvalidArgumentError, "rule must be one of"),
        ({"height": 1, "snap": 3}, InvalidArgumentError, "snap must be one of"),
    ],
)
def test_header_parts(part: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.set_header_parts([HeaderPart(50), HeaderPart(**part)]), error, message)


@pytest.mark.parametrize(
    ("height", "error"), [(-1, InvalidArgumentError), (1e13, InvalidArgumentError), (math.inf, NotFiniteError)]
)
def test_heights(height: float, error: type[Exception], c: Coordinator) -> None:
    refused(c, lambda: c.set_header_height(height), error, "height")
    refused(c, lambda: c.set_hover_height(height), error, "height")


@pytest.mark.parametrize(
    ("pages", "error", "message"),
    [
        ({0: 1.0}, InvalidArgumentError, "key"),
        ([(1, 1.0), (1, 2.0)], InvalidArgumentError, "key"),
        ({1: -1.0}, InvalidArgumentError, "pages|height"),
        ({1: math.nan}, NotFiniteError, "pages|height"),
        ({2**63: 1.0}, InvalidArgumentError, "keys: a number is too large"),
        ({"a": 1.0}, TypeError, "keys must be numbers"),
        ({1: "a"}, TypeError, "pages must be numbers"),
    ],
)
def test_reload_keyed(pages: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.reload_keyed(pages), error, message)


def test_find_page(c: Coordinator) -> None:
    refused(c, lambda: c.find_page(2**63), InvalidArgumentError, "key does not fit")
    assert c.find_page(11) is None


@pytest.mark.parametrize(
    ("page", "area", "others", "error", "message"),
    [
        (2, SnapArea(0), {}, OutOfRangeError, "page"),
        (-1, SnapArea(0), {}, OutOfRangeError, "page"),
        (0, SnapArea(-1), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(0, -1), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(math.nan), {}, NotFiniteError, "areas"),
        (0, SnapArea(0, align="nearest"), {}, InvalidArgumentError, "areas"),
        (0, SnapArea(0, align="middle"), {}, InvalidArgumentError, "align must be one of"),
        (0, SnapArea("0"), {}, TypeError, "start must be a number"),  # type: ignore[arg-type]
        (0, SnapArea(0), {"strictness": "strict"}, InvalidArgumentError, "strictness must be one of proximity, mand"),
        (0, SnapArea(0), {"padding_start": -1}, InvalidArgumentError, "padding_start"),
        (0, SnapArea(0), {"padding_end": math.inf}, NotFiniteError, "padding_end"),
    ],
)
def test_snap_areas(
    page: int, area: SnapArea, others: Any, error: type[Exception], message: str, c: Coordinator
) -> None:
    refused(c, lambda: c.set_snap_areas(page, [area], **others), error, message)


@pytest.mark.parametrize(
    ("region", "error", "message"),
    [
        (Region((0, 0, math.nan, 1), "header"), NotFiniteError, "regions"),
        (Region((0, 0, -1, 1), "header"), InvalidArgumentError, "regions"),
        (Region((0, 0, 2e12, 1), "header"), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), -4), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), "header", ()), InvalidArgumentError, "regions"),
        (Region((0, 0, 1, 1), "footer"), InvalidArgumentError, "view must be one of header, hover"),
        (Region((0, 0, 1, 1), 2**31), OutOfRangeError, "view does not fit"),
        (Region((0, 0, 1, 1), "header", "diagonal"), InvalidArgumentError, "axes must be one of vertical, horizontal"),
        (Region((0, 0, 1), "header"), InvalidArgumentError, r"frame must be \(x, y, width, height\), not 3 numbers"),
        (Region(7, "header"), TypeError, r"frame must be \(x, y, width, height\), not int"),  # type: ignore[arg-type]
    ],
)
def test_regions(region: Any, error: type[Exception], message: str, c: Coordinator) -> None:
    refused(c, lambda: c.set_regions([region]), error, message)
