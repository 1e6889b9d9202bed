"""C written anew from the model."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from ..model import Field, Function, Parameter

GLUE = "~"


def declared(each: Field | Parameter, name: str = "") -> str:
    """A parameter or field as C declares it."""
    const = "const " if each.const else ""
    return f"{const}{each.type} {'*' * each.pointers}{name or each.name}"


def prototype(function: Function) -> str:
    """What no line break may part is glued, see wrap."""
    returns = function.returns if function.returns.endswith("*") else f"{function.returns} "
    parameters = ", ".join(glued(declared(each)) for each in function.parameters) or "void"
    if function.hook:
        return f"typedef {returns}(*{function.name})({parameters});"
    return f"{returns}{function.name}({parameters});"


def members(fields: Iterable[Field]) -> str:
    """The fields of a struct, those of one type in a row together."""
    parts: list[tuple[str, list[str]]] = []
    for each in fields:
        kind = declared(each, name=" ")[:-1]
        if parts and parts[-1][0] == kind and not each.pointers:
            parts[-1][1].append(each.name)
        else:
            parts.append((kind, [each.name]))
    return " ".join(f"{glued(kind)}{', '.join(names)};" for kind, names in parts)


def block(head: str, body: str, tail: str, width: int) -> list[str]:
    """On one line where it has room, else the body indented."""
    line = f"{head} {{ {body} }}{tail}"
    if len(line) <= width:
        return [line.replace(GLUE, " ")]
    return [f"{head} {{", *wrap(body, width, "  ", "  "), f"}}{tail}"]


def glued(text: str) -> str:
    """Words that no line break may part."""
    return text.replace(" ", GLUE)


def wrap(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    lines = textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(GLUE, " ") for line in lines]
