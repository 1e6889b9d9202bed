"""The structs for ctypes, field by field in the header's order."""

from __future__ import annotations

from ...model import Api, Field, Struct
from .names import STRUCT_FILES, identifier, struct_class
from .text import docstring, module

CTYPES = {
    "double": ("c_double", "float"),
    "int32_t": ("c_int32", "int"),
    "uint32_t": ("c_uint32", "int"),
    "int64_t": ("c_int64", "int"),
    "uint64_t": ("c_uint64", "int"),
}
# Those that are in others of the other files.
SHARED = ["InsetsStruct", "RectStruct"]


def types(api: Api, field: Field) -> tuple[str, str]:
    """For ctypes, and for type checkers; "" where only ctypes can tell."""
    resolved = {each.name: each.type for each in api.aliases}
    if field.pointers:
        return f"ctypes.POINTER({struct_class(field.type)})", ""
    if field.type.startswith("nslide_") and field.type not in resolved:
        return struct_class(field.type), struct_class(field.type)
    return CTYPES[resolved.get(field.type, field.type)]


def write_struct(api: Api, struct: Struct) -> str:
    lines = [f"class {struct_class(struct.name)}(ctypes.Structure):", *docstring(f"``{struct.name}``."), ""]
    fields = [(identifier(field.name), *types(api, field)) for field in struct.fields]
    lines += [f"    {name}: {kind}" for name, _, kind in fields if kind]
    lines += ["    _fields_ = [", *(f'        ("{name}", {ctype}),' for name, ctype, _ in fields), "    ]"]
    return "\n".join(lines)


def files(api: Api) -> dict[str, str]:
    known = {each.name: each for each in api.structs}
    placed = [f"nslide_{name}" for _, names in STRUCT_FILES.values() for name in names]
    if sorted(placed) != sorted(known):
        raise SystemExit(f"tools/api/emit/python/names.py: structs are {sorted(set(placed) ^ set(known))} besides")
    made, imports, names = {}, [], []
    for file, (title, members) in STRUCT_FILES.items():
        parts = [write_struct(api, known[f"nslide_{name}"]) for name in members]
        text = "".join(parts)
        used = [name for name, _ in CTYPES.values() if f" {name})" in text]
        shared = [name for name in SHARED if f" {name})" in text and f"class {name}(" not in text]
        head = ["import ctypes", f"from ctypes import {', '.join(sorted(used))}"]
        head += ["", f"from .settings import {', '.join(shared)}"] if shared else []
        made[f"_structs/{file}.py"] = module(title, *parts, imports=head)
        classes = sorted(struct_class(name) for name in members)
        names += classes
        one = f"from .{file} import {', '.join(classes)}"
        imports += [one] if len(one) <= 120 else [f"from .{file} import (", *(f"    {name}," for name in classes), ")"]
    everything = ["__all__ = [", *(f'    "{name}",' for name in sorted(names)), "]"]
    start = module(
        "The structs of ``nestedslide.h`` for ctypes, field by field in the header's order.", imports=sort(imports)
    )
    made["_structs/__init__.py"] = start.rstrip() + "\n\n" + "\n".join(everything) + "\n"
    return made


def sort(imports: list[str]) -> list[str]:
    """Statements in the order of their modules; those of several lines stay together."""
    blocks: list[list[str]] = []
    for line in imports:
        if line.startswith("from"):
            blocks.append([])
        blocks[-1].append(line)
    return [line for block in sorted(blocks, key=lambda block: block[0].split()[1]) for line in block]
