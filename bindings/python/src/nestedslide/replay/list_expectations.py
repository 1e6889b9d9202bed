"""What an ``expect`` step may ask of the current page's list."""

from __future__ import annotations

from typing import Any

from ..errors import NestedSlideError
from ..list_values import ItemPath
from ..values import Rect
from .compare import Exactly
from .kinds import expected, named, nullable, number, numbers
from .list_schema import item_name, section_and_item, sticky_name
from .reading import Expectation, Reading

_RECT = numbers("x", "y", "width", "height", inner=expected(number))


def _name(path: ItemPath) -> str:
    """An item as scenarios write it."""
    word = {-1: "header", -2: "footer"}.get(path.item, path.item)
    return f"{path.section}:{word}"


def _items(reading: Reading, wanted: Any) -> dict[str, list[float] | None]:
    return {name: _frame(reading, name) for name in wanted}


def _frame(reading: Reading, name: str) -> list[float] | None:
    found = reading.list_of_page()
    if found is None:
        return None
    try:
        frames: Any = found.frames(*section_and_item(name, name)).tolist()
    except NestedSlideError:
        return None
    return reading.in_viewport(Rect(*frames[0]))


def _sticky(reading: Reading, wanted: Any) -> Exactly:
    found = reading.list_of_page()
    stuck = [] if found is None else [each for each in found.visible() if each.stuck]
    names = [_name(each.path).replace(":header", "") for each in stuck]
    return Exactly({name: reading.in_viewport(each.frame) for name, each in zip(names, stuck)})


def _anchor(reading: Reading, wanted: Any) -> str | None:
    names = _visible_items(reading, wanted)
    return names[0] if names else None


def _visible_items(reading: Reading, wanted: Any) -> list[str] | None:
    found = reading.list_of_page()
    seen = None if found is None else found.range()
    return None if seen is None else [_name(seen.first), _name(seen.last)]


LIST_EXPECTATIONS: dict[str, Expectation] = {
    "items": Expectation(named(item_name, nullable(_RECT)), _items),
    "sticky": Expectation(named(sticky_name, _RECT), _sticky),
    "anchor": Expectation(nullable(item_name), _anchor),
    "visible_items": Expectation(nullable(numbers("first", "last", inner=item_name)), _visible_items),
}
