"""Names of the header as other languages write them, and comments that use those names."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable

from .model import Api, Enum, Struct, Value


def pascal(name: str) -> str:
    """SHORT_PAGE or short_page as ShortPage."""
    return "".join(word.capitalize() for word in name.strip("_").split("_"))


def camel(name: str) -> str:
    """page_count as pageCount."""
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def struct_name(name: str) -> str:
    """nslide_page_settings as PageSettings."""
    return pascal(name.removeprefix("nslide_"))


def value_name(value: Value) -> str:
    """ERROR_BUSY as BUSY: the status says already that it is none of success."""
    return value.short.removeprefix("ERROR_")


class Words:
    """Says a comment of the header with the names that its enumerators and structs have in another language."""

    def __init__(self, api: Api, value: Callable[[Enum, Value], str], constant: Callable[[str], str]) -> None:
        self.known = {each.name: constant(each.name.removeprefix("NSLIDE_")) for each in api.constants}
        self.known.update({each.name: struct_name(each.name) for each in api.structs})
        for enum in api.enums:
            self.known[enum.prefix] = pascal(enum.name)
            self.known.update({each.name: value(enum, each) for each in enum.values})

    def __call__(self, comment: str) -> str:
        return re.sub(r"\w+", lambda found: self.known.get(found[0], found[0]), comment)

    def lines(self, comment: str, mark: str, indent: str = "", width: int = 120) -> list[str]:
        """A comment of lines that each begin with the mark."""
        start = f"{indent}{mark} "
        return [start + line for line in textwrap.wrap(self(comment), width - len(start), break_on_hyphens=False)]


def first_sentence(text: str) -> str:
    return re.split(r"(?<=[.]) (?=[A-Z])", text, maxsplit=1)[0]


def is_internal(struct: Struct) -> bool:
    """Only bindings themselves fill it: it has pointers."""
    return any(field.pointers for field in struct.fields)
