"""Says what the header's comments say with the names that things have in Python."""

from __future__ import annotations

import re

from ...model import Api
from .names import VALUES, enum_class, pascal, word


class Words:
    def __init__(self, api: Api) -> None:
        self.known: dict[str, str] = {"NSLIDE_AUTO": "None"}
        for each in api.constants:
            self.known.setdefault(each.name, f"``{each.name.removeprefix('NSLIDE_')}``")
        for enum in api.enums:
            self.known[enum.prefix] = f"``{enum_class(enum)}``"
            self.known.update({value.name: f"``{word(value)}``" for value in enum.values})
        for struct in api.structs:
            self.known[struct.name] = f"``{VALUES.get(struct.name, pascal(struct.name.removeprefix('nslide_')))}``"
            self.known.update({field.name: f"``{field.name}``" for field in struct.fields if "_" in field.name})
        for handle in api.handles():
            self.known[handle] = f"``{VALUES[handle]}``"
        for function in api.functions:
            short = function.name.removeprefix("nslide_").removeprefix("get_")
            owner = "ListLayout." if short.startswith("list_") else ""
            self.known.setdefault(function.name, f"``{owner}{short.removeprefix('list_')}``")

    def __call__(self, comment: str) -> str:
        return re.sub(r"\w+", lambda m: self.known.get(m[0], m[0]), comment)
