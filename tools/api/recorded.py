"""The calls that a record holds: this list is all that is written by hand of them.

The words of an entry follow from the function's parameters in the header. The writer in Swift, the reader and player in
Python, the C tests' player and the table in docs/records.md are generated from both.

    nslide_set_snap_areas(coordinator, page, areas, count, strictness, ...)
    entry 15:             page  strictness ...  then for each area: start  length  align  always_stop
"""

from __future__ import annotations

from dataclasses import dataclass

from .model import Api, Function, Parameter, Struct

# An operation's number is its place, from 1 on. It never gets another meaning, so new ones come last.
OPERATIONS = (
    "advance",
    "pointer",
    "session_begin",
    "session_update",
    "session_end",
    "session_cancel",
    "wheel",
    "key",
    "set_regions",
    "scroll_to",
    "scroll_to_top",
    "scroll_to_page",
    "retarget",
    "reveal",
    "set_snap_areas",
    "set_header_height",
    "set_hover_height",
    "set_header_parts",
    "set_page_height",
    "set_page_settings",
    "insert_page",
    "remove_page",
    "move_page",
    "reload",
    "reload_keyed",
    "begin_refresh",
    "end_refresh",
    "end_load",
    "tap_tab",
    "observe",
    "poll_corrections",
    "unobserve",
    "set_config",
    "stop",
    "shift_page",
    "retarget_reveal",
    "set_fling_samples",
    "focus_snap_area",
    "autoscroll",
    "set_effects",
    "drag_thumb",
    "remake_page",
)
# No call: the end of the record, with the state's hash.
END = "stop"
KINDS = {"double": "d", "int32_t": "i", "int64_t": "q"}


@dataclass(frozen=True)
class Word:
    name: str
    """As in the header; of an array, its name without the s."""
    kind: str
    """d: a double, i: a whole number of 32 bits, q: of 64, Q: of 64 without a sign."""
    path: str = ""
    """Of a struct's field: from the struct on, as frame.x."""


@dataclass(frozen=True)
class Argument:
    """What becomes of a parameter of C, without the handle."""

    name: str
    role: str
    """word, count (of the items), items (an array of structs), numbers (an array of these), struct, or out (an array or
    a number that the call fills)."""
    type: str


@dataclass(frozen=True)
class Operation:
    number: int
    name: str
    words: tuple[Word, ...]
    items: tuple[Word, ...]
    """Come as often as there are words."""
    struct: str
    """Its bytes come behind the words, "" for none."""
    arguments: tuple[Argument, ...]


def operations(api: Api) -> list[Operation]:
    functions = {each.name: each for each in api.exported()}
    found = []
    for number, name in enumerate(OPERATIONS, 1):
        if name == END:
            found.append(Operation(number, name, (Word("hash", "Q"),), (), "", ()))
        elif f"nslide_{name}" not in functions:
            raise SystemExit(f"tools/api/recorded.py: nslide_{name} is not in the header")
        else:
            found.append(operation(api, number, functions[f"nslide_{name}"]))
    return found


def operation(api: Api, number: int, function: Function) -> Operation:
    structs = {each.name: each for each in api.structs}
    words: list[Word] = []
    items: list[Word] = []
    struct = ""
    arguments = []
    for each in function.parameters[1:]:
        role = role_of(each, structs)
        arguments.append(Argument(each.name, role, each.type))
        if role == "word":
            words.append(Word(each.name, KINDS[each.type]))
        elif role == "numbers":
            items.append(Word(each.name.removesuffix("s"), KINDS[each.type]))
        elif role == "items":
            items += fields(structs[each.type], structs)
        elif role == "struct":
            struct = each.type
    name = function.name.removeprefix("nslide_")
    if items and not any(each.role == "count" for each in arguments):
        raise SystemExit(f"{function.name}: nothing says how many items there are")
    return Operation(number, name, tuple(words), tuple(items), struct, tuple(arguments))


def role_of(each: Parameter, structs: dict[str, Struct]) -> str:
    if each.pointers:
        if not each.is_read:
            return "out"
        if each.type not in structs:
            return "numbers"
        return "struct" if structs[each.type].sized else "items"
    return "count" if each.name.endswith("count") else "word"


def fields(struct: Struct, structs: dict[str, Struct], path: str = "") -> list[Word]:
    """Those of structs inside it in their place. They must lie close together: the writer goes from one to the next."""
    found = []
    end = 0
    for each in struct.fields:
        if each.offset != end:
            raise SystemExit(f"{struct.name}.{each.name}: there is a gap before it, which records cannot skip")
        end += each.size
        place = f"{path}{each.name}"
        if each.type in structs:
            found += fields(structs[each.type], structs, f"{place}.")
        else:
            found.append(Word(each.name, KINDS[each.type], place))
    return found
