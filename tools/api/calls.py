"""How a function of C is called in a language with objects: whose method it is, what goes in, what comes out.

The C interface spells out what other languages have words for: a pointer and a count are one array, a pointer to a
number that is written is a result, a number may be an enumerator or a flag. This is found here once, for all emitters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .model import Api, Function, Parameter

FLAGS = {"animated", "reset", "shift"}
COUNTS = {"count", "page_count", "item_count"}
# The host's own functions are pointers, and these calls are made by hand in each language, if at all.
BY_HAND = {
    "nslide_set_allocator",
    "nslide_set_log",
    "nslide_create",
    "nslide_create_from",
    "nslide_destroy",
    "nslide_restore",
    "nslide_list_create",
    "nslide_list_destroy",
    "nslide_error_message",
    "nslide_frame",
    "nslide_link",
}


@dataclass(frozen=True)
class Argument:
    kind: str
    """In: number, choice, flag, handle, struct, array, optional_array, count. Out: result, filled, bytes, array_out."""
    name: str
    type: str
    """The C type: of an array, that of its elements."""
    enum: str = ""


@dataclass(frozen=True)
class Call:
    function: Function
    owner: str
    """The handle's type."""
    name: str
    """Without nslide_ and list_."""
    arguments: tuple[Argument, ...]
    """As C has them, without the handle."""

    @property
    def inputs(self) -> list[Argument]:
        """What a caller passes: counts of arrays are found from the arrays."""
        hidden = {"result", "filled", "array_count", "capacity", "written"}
        return [each for each in self.arguments if each.kind not in hidden]

    @property
    def results(self) -> list[Argument]:
        return [each for each in self.arguments if each.kind in ("result", "filled", "written")]

    @property
    def reads_only(self) -> bool:
        return self.name.startswith(("get_", "find_", "item_at", "tab_at", "state_hash"))


def methods(api: Api) -> list[Call]:
    """Every function on a handle that is not made by hand, in the header's order."""
    handles = api.handles()
    return [
        call(api, each)
        for each in api.exported()
        if each.name not in BY_HAND and each.parameters and each.parameters[0].type in handles
    ]


def call(api: Api, function: Function) -> Call:
    parameters = function.parameters[1:]
    owner = function.parameters[0].type
    short = function.name.removeprefix("nslide_").removeprefix("list_" if owner == "nslide_list" else "")
    return Call(function, owner, short, tuple(argument(api, each, parameters) for each in parameters))


def argument(api: Api, each: Parameter, all_of_them: tuple[Parameter, ...]) -> Argument:
    names = {one.name for one in all_of_them}
    structs = {one.name for one in api.structs}
    is_array = each.pointers == 1 and (each.type == "void" or "capacity" in names or bool(COUNTS & names))
    if not each.pointers:
        return Argument(plain_kind(api, each, all_of_them), each.name, each.type, enum_of(api, each))
    if each.const and is_array and each.type != "nslide_section":
        return Argument("optional_array" if may_be_left(each) else "array", each.name, each.type)
    if each.const:
        return Argument("struct", each.name, each.type)
    if "capacity" in names and each.name in ("count", "size"):
        return Argument("written", each.name, each.type)
    if is_array:
        return Argument("bytes" if each.type == "void" else "array_out", each.name, each.type)
    return Argument("filled" if each.type in structs else "result", each.name, each.type)


def plain_kind(api: Api, each: Parameter, all_of_them: tuple[Parameter, ...]) -> str:
    if each.type in api.handles():
        return "handle"
    if each.name == "capacity":
        return "capacity"
    if each.name in COUNTS and any(one.pointers for one in all_of_them):
        left = any(may_be_left(one) for one in all_of_them)
        return "count" if left else "array_count"
    if each.name in FLAGS and each.type == "int32_t":
        return "flag"
    return "choice" if enum_of(api, each) else "number"


def enum_of(api: Api, each: Parameter) -> str:
    """The enum whose values a parameter takes, "" for none. It is described by the enum's prefix or a value."""
    if each.type != "int32_t" or each.pointers:
        return ""
    said = re.match(r"NSLIDE_\w+", description(api, each))
    if said is None or takes_page(api, each):
        return ""
    return next(
        (enum.name for enum in api.enums if said[0] in (enum.prefix, *(value.name for value in enum.values))), ""
    )


def takes_page(api: Api, each: Parameter) -> bool:
    """A page's index, which some functions take besides other values."""
    return "page" in description(api, each)


def description(api: Api, each: Parameter) -> str:
    """Of a parameter that is as another function's, that one's."""
    other = re.fullmatch(r"As (?:it was given to )?(nslide_\w+)\.", each.doc)
    if other is None:
        return each.doc
    function = next(one for one in api.functions if one.name == other[1])
    return next(one.doc for one in function.parameters if one.name == each.name)


def may_be_left(each: Parameter) -> bool:
    """The array may be null although there are as many as the count says."""
    return "may be null: all have" in each.doc
