"""What a wheel step refuses; behaviour/input has what it does."""

from __future__ import annotations

import math
from typing import Any

import pytest

from nestedslide import Coordinator, InvalidArgumentError, NotFiniteError


def slide() -> Coordinator:
    return Coordinator([3000.0], viewport=(390, 800), header_height=240, hover_height=60)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"unit": "page"}, InvalidArgumentError, "unit must be one of pixel, line, notch"),
        ({"unit": 3}, InvalidArgumentError, "unit must be one of"),
        ({"phase": "stopped"}, InvalidArgumentError, "phase must be one of none, began, changed, ended, momentum, "),
        ({"dx": math.nan}, NotFiniteError, "dx"),
        ({"dy": math.inf}, NotFiniteError, "dy"),
        ({"dy": 2e12}, InvalidArgumentError, "dy"),
        ({"x": math.nan}, NotFiniteError, "x"),
    ],
)
def test_refused(arguments: Any, error: type[Exception], message: str) -> None:
    c = slide()
    with pytest.raises(error, match=message):
        c.wheel(**{"dx": 0, "dy": 1, **arguments})
    assert c.snapshot().at_rest


@pytest.mark.parametrize("numbers", [(3, 0, 0), (-1, 0, 0), (0, 6, 0), (0, -1, 0), (0, 0, 2)])
def test_refused_in_c(numbers: tuple[int, int, int]) -> None:
    c = slide()
    with pytest.raises(InvalidArgumentError, match=r"unit|phase|shift"):
        c._call(c._abi.nslide_wheel, *numbers, 195.0, 400.0, 0.0, 10.0)
    assert c.snapshot().path == 0
