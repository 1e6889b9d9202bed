"""The tables of what a scenario may say of lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .._settings_fields import LIST_FIELDS, SECTION_FIELDS
from ..enums import Align
from .kinds import (
    InvalidScenarioError,
    Key,
    flag,
    integer,
    is_number,
    listed,
    nullable,
    number,
    record,
    words,
)
from .setting_keys import keys_of

SECTION_SETTINGS: dict[str, Key] = keys_of(SECTION_FIELDS)

# How wide and high a list is follows from its page.
LIST_SETTINGS: dict[str, Key] = {
    name: key for name, key in keys_of(LIST_FIELDS).items() if name not in ("width", "height")
}

_HEIGHTS = listed(nullable(number))


def items(value: Any, place: str) -> None:
    """How many items, or their heights."""
    if is_number(value):
        integer(value, place)
    elif isinstance(value, list):
        _HEIGHTS(value, place)
    else:
        raise InvalidScenarioError(place, "must be a number of items or a list of their heights")


def item(value: Any, place: str) -> None:
    """An item's index, or the word for a header or footer."""
    if value not in ("header", "footer"):
        integer(value, place)


SECTION: dict[str, Key] = {"items": Key(items), **SECTION_SETTINGS}

LIST: dict[str, Key] = {"sections": Key(listed(record(SECTION))), **LIST_SETTINGS}

_PAGE = {"page": Key(integer)}
_INDEX = Key(integer, required=True)
_ITEM = {"section": _INDEX, "item": _INDEX}

LISTS: dict[str, Mapping[str, Key]] = {
    name: {**keys, **_PAGE}
    for name, keys in {
        "attach": LIST,
        "detach": {},
        "set_list": {"settings": Key(record(LIST_SETTINGS), required=True)},
        "insert_section": {"index": _INDEX, **SECTION},
        "remove_sections": {"index": _INDEX, "count": Key(integer)},
        "move_section": {"from": _INDEX, "to": _INDEX},
        "set_section": {"index": _INDEX, "settings": Key(record(SECTION_SETTINGS), required=True)},
        "insert_items": {**_ITEM, "items": Key(items, required=True)},
        "remove_items": {**_ITEM, "count": Key(integer)},
        "set_item_count": {"section": _INDEX, "count": Key(integer, required=True)},
        "move_item": {**_ITEM, "to_section": _INDEX, "to_item": _INDEX},
        "set_heights": {**_ITEM, "heights": Key(_HEIGHTS, required=True)},
        "set_anchor": {"section": Key(nullable(integer), required=True), "item": Key(item)},
        "scroll_to_item": {
            "section": _INDEX,
            "item": Key(item, required=True),
            "align": Key(words(*Align.names())),
            "animated": Key(flag),
        },
    }.items()
}


def section_and_item(name: str, place: str) -> tuple[int, str | int]:
    """What a name such as "0:3" or "0:header" stands for.

    >>> section_and_item("2:footer", ""), section_and_item("0:3", "")
    ((2, 'footer'), (0, 3))
    """
    section, colon, which = name.partition(":")
    if not (colon and _is_index(section) and (which in ("header", "footer") or _is_index(which))):
        raise InvalidScenarioError(place, f'must be like "0:3" or "0:header", not "{name}"')
    return int(section), int(which) if _is_index(which) else which


def item_name(value: Any, place: str) -> None:
    """An item as "0:3", "0:header" or "0:footer"."""
    if not isinstance(value, str):
        raise InvalidScenarioError(place, 'must be like "0:3" or "0:header"')
    section_and_item(value, place)


def sticky_name(value: str, place: str) -> None:
    """A stuck header as "0", a stuck footer as "0:footer"."""
    section = value.partition(":")[0]
    if not _is_index(section) or value not in (section, f"{section}:footer"):
        raise InvalidScenarioError(place, 'unknown key, which must be like "0" or "0:footer"')


def _is_index(text: str) -> bool:
    return text.isascii() and text.isdigit()
