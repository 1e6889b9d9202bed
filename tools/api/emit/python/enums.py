"""The enumerations, with what each of their words means."""

from __future__ import annotations

import re
import textwrap

from ...model import Api, Enum
from .names import ENUM_FILES, LEFT_OUT, PLAIN_ENUMS, enum_class, member, word
from .structs import sort
from .text import docstring, module
from .words import Words


def write_enum(enum: Enum, words: Words) -> str:
    values = [value for value in enum.values if value.name not in LEFT_OUT]
    meanings = []
    for value in values:
        text = f"- ``{word(value)}``: {words(value.doc)}"
        meanings += textwrap.wrap(text, 116, subsequent_indent="  ", break_on_hyphens=False)
    lines = [f"class {enum_class(enum)}(Named):", *docstring(words(enum.doc), after=meanings), ""]
    return "\n".join([*lines, *(f"    {member(value)} = {value.value}" for value in values)])


def files(api: Api) -> dict[str, str]:
    words = Words(api)
    placed = [name for _, names in ENUM_FILES.values() for name in names]
    if sorted([*placed, *PLAIN_ENUMS]) != sorted(each.name for each in api.enums):
        wrong = {*placed, *PLAIN_ENUMS} ^ {each.name for each in api.enums}
        raise SystemExit(f"tools/api/emit/python/names.py: enums are {sorted(wrong)} besides")
    made, imports, names = {}, ["from .named import Named"], ["Named"]
    for file, (title, members) in ENUM_FILES.items():
        enums = [api.enum(name) for name in members]
        parts = [write_enum(each, words) for each in enums]
        # A first sentence that is longer than a line.
        noqa = "D205" if re.search(r'^    """.*[^".\n]\n    [^\s"]', "\n".join(parts), re.MULTILINE) else ""
        made[f"enums/{file}.py"] = module(title, *parts, imports=["from .named import Named"], noqa=noqa)
        classes = sorted(enum_class(each) for each in enums)
        names += classes
        one = f"from .{file} import {', '.join(classes)}"
        imports += [one] if len(one) <= 120 else [f"from .{file} import (", *(f"    {name}," for name in classes), ")"]
    title = """The enumerations of the C interface under the names that scenarios and keyword settings use.

Members are lower-case because their names are data: the same words stand in scenario files, in messages and in
settings, and each class can be called with such a word.

>>> HeaderMotion("quick_return")
<HeaderMotion.quick_return: 1>
>>> f"{Phase.idle}"
'idle'"""
    start = module(title, imports=sort(imports))
    everything = ["__all__ = [", *(f'    "{name}",' for name in sorted(names)), "]"]
    made["enums/__init__.py"] = start.rstrip() + "\n\n" + "\n".join(everything) + "\n"
    return made
