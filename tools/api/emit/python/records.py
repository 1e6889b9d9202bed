"""What stands in a record, for Python: the numbers of the operations, and for each its words and its call."""

from __future__ import annotations

from ...model import Api
from ...recorded import Argument, Operation, Word, operations
from .names import struct_class
from .structs import CTYPES
from .text import bracketed, module

FILE = "records/_operations.py"


def words_of(words: tuple[Word, ...]) -> str:
    """Names and kinds, and of items the places in their struct where these have another name."""
    return ", ".join(f"{each.name} {each.kind} {each.path if each.path != each.name else ''}".strip() for each in words)


def kind(each: Argument) -> str:
    return CTYPES[each.type][0] if each.type in CTYPES else struct_class(each.type)


def row(each: Operation) -> list[str]:
    parts = [f'"{words_of(each.words)}"']
    parts.append(
        '"' + ", ".join(one.name if one.role == "word" else f"{one.name} {one.role}" for one in each.arguments) + '"'
    )
    parts += [kind(one) for one in each.arguments if one.role not in ("word", "count")]
    if each.items:
        parts.append(f'items="{words_of(each.items)}"')
    return bracketed(f"Operation.{each.name}: layout(", parts, "),", "    ")


def files(api: Api) -> dict[str, str]:
    all_of_them = operations(api)
    numbers = ["class Operation(Named):", '    """What was called."""', ""]
    numbers += [f"    {each.name} = {each.number}" for each in all_of_them]
    table = ["LAYOUTS: dict[Operation, Layout] = {", *(line for each in all_of_them for line in row(each)), "}"]
    text = "\n".join(table)
    used = sorted({name for name, _ in CTYPES.values() if f"{name}," in text or f"{name})" in text})
    structs = sorted({struct_class(each.name) for each in api.structs if f"{struct_class(each.name)}" in text})
    imports = [f"from ctypes import {', '.join(used)}", ""]
    imports += [
        *bracketed(
            "from .._structs import (" if len(structs) > 5 else "from .._structs import ",
            structs,
            ")" if len(structs) > 5 else "",
        )
    ]
    imports += ["from ..enums import Named", "from ._layout import Layout, layout"]
    return {
        FILE: module(
            "The operations of a record, and what each consists of.", "\n".join(numbers), text, imports=imports
        )
    }
