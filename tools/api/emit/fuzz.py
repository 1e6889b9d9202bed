"""Tables in C of the fields that the fuzz target changes in settings: each number's type and place, margins as four.

The target takes a field by its place in the table. A new field at a struct's end changes nothing for inputs that were
found before.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..model import Api, Struct

TABLES = {
    "nslide_config": "config_fields",
    "nslide_page_settings": "page_fields",
    "nslide_list_config": "list_fields",
    "nslide_section": "section_fields",
}
TYPES = {"int32_t": "WHOLE", "double": "REAL", "int64_t": "KEY"}


def rows(api: Api, struct: Struct) -> Iterator[str]:
    parts = {each.name: [field.name for field in each.fields] for each in api.structs}
    for field in struct.fields:
        if field.name == "struct_size":
            continue
        if field.type in parts:
            names, kind = [f"{field.name}.{part}" for part in parts[field.type]], "REAL"
        else:
            names, kind = [field.name], TYPES[field.type]
        yield from (f"    {{{kind}, offsetof({struct.name}, {name})}}," for name in names)


def table(api: Api) -> str:
    lines = ["/* Generated from nestedslide.h, see tools/api. */"]
    for struct in api.structs:
        if struct.settings:
            lines += [f"static const field {TABLES[struct.name]}[] = {{", *rows(api, struct), "};"]
    return "\n".join([*lines, ""])
