"""Says what the header's comments say with the names that things have in C#."""

from __future__ import annotations

import html
import re
import textwrap

from ..model import Api
from .csharp_names import ENUMS, STRUCTS, pascal


class Words:
    def __init__(self, api: Api) -> None:
        self.api = api
        self.known: dict[str, str] = {name: struct.name for name, struct in STRUCTS.items()}
        self.known["NSLIDE_OK"] = "Status.Ok"
        for each in api.constants:
            self.known[each.name] = f"Constants.{pascal(each.name.removeprefix('NSLIDE_'))}"
        for enum in api.enums:
            name = ENUMS[enum.name].name
            self.known[enum.prefix] = name
            for value in enum.values:
                self.known.setdefault(value.short, pascal(value.short))
                self.known[value.name] = f"{name}.{pascal(value.short)}"
        for struct in api.structs:
            self.known.update({each.name: pascal(each.name) for each in struct.fields if "_" in each.name})

    def __call__(self, comment: str) -> str:
        return html.escape(re.sub(r"\w+", lambda m: self.known.get(m[0], m[0]), comment), quote=False)

    def summary(self, comment: str, indent: str = "") -> list[str]:
        """A documentation comment of one line, or as many as it takes."""
        line = f"{indent}/// <summary>{self(comment)}</summary>"
        if len(line) <= 120:
            return [line]
        body = textwrap.wrap(self(comment), 120 - len(indent) - 4, break_on_hyphens=False)
        return [f"{indent}/// {part}" for part in ["<summary>", *body, "</summary>"]]
