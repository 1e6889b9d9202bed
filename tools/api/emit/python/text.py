"""Python source: docstrings, lists in brackets, the note at the top of a file."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

WIDTH = 120
NOTE = "Generated from include/nestedslide.h by tools/api: do not edit."


def module(title: str, *parts: str, imports: Iterable[str] = (), noqa: str = "") -> str:
    """A file: its parts two lines apart."""
    head = [f'"""{title}\n\n{NOTE}\n"""', *([f"# ruff: noqa: {noqa}"] if noqa else [])]
    lines = "\n".join(["from __future__ import annotations", "", *imports]).rstrip()
    return "\n\n".join([*head, lines]) + "\n\n\n" + "\n\n\n".join(parts) + "\n"


def docstring(text: str, indent: str = "    ", after: Iterable[str] = ()) -> list[str]:
    """On one line where it has room, else its first sentence, a blank line and the rest; then what comes after."""
    text, rest = text.replace("\\", "\\\\"), list(after)
    if not rest and len(indent) + len(text) + 6 <= WIDTH:
        return [f'{indent}"""{text}"""']
    first, _, more = text.partition(". ")
    paragraphs = [first + ("." if more else "")] + ([more] if more else [])
    lines: list[str] = []
    for paragraph in paragraphs:
        opening = '"""' if not lines else ""
        wrapped = textwrap.wrap(
            opening + paragraph, WIDTH - len(indent), break_long_words=False, break_on_hyphens=False
        )
        lines += [*([""] if lines else []), *wrapped]
    if rest:
        lines += ["", *rest]
    return [(indent + line).rstrip() for line in [*lines, '"""']]


def bracketed(head: str, items: list[str], tail: str, indent: str = "") -> list[str]:
    """As ruff lays it out: on one line where there is room, else an item a line."""
    line = f"{indent}{head}{', '.join(items)}{tail}"
    if len(line) <= WIDTH:
        return [line]
    return [indent + head, *(f"{indent}    {item}," for item in items), indent + tail]
