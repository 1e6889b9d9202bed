"""The header's numbers, and every function's types for ctypes."""

from __future__ import annotations

from ...model import Api, Function
from .names import PLAIN_ENUMS, struct_class
from .text import bracketed, module

NUMBERS = {
    "double": "c_double",
    "int32_t": "c_int32",
    "uint32_t": "c_uint32",
    "int64_t": "c_int64",
    "uint64_t": "c_uint64",
    "size_t": "c_size_t",
    "nslide_status": "STATUS",
    "nslide_coordinator": "HANDLE",
    "nslide_list": "HANDLE",
}
POINTERS = {"char*": "c_char_p", "void*": "c_void_p"}


def hook_name(name: str) -> str:
    return name.removeprefix("nslide_").upper()


def ctype(api: Api, kind: str, pointers: int) -> str:
    if f"{kind}*" in POINTERS and pointers:
        found, pointers = POINTERS[f"{kind}*"], pointers - 1
    elif kind in NUMBERS:
        found = NUMBERS[kind]
    elif kind in {each.name for each in api.functions if each.hook}:
        found = hook_name(kind)
    else:
        found = struct_class(kind)
    return f"POINTER({found})" if pointers else found


def returned(api: Api, function: Function) -> str:
    kind = function.returns.replace("const ", "").replace(" ", "")
    return "None" if kind == "void" else ctype(api, kind.rstrip("*"), kind.count("*"))


def hook(api: Api, function: Function) -> str:
    # A handle may be of either kind there, and is a plain number.
    given = [ctype(api, each.type, each.pointers) for each in function.parameters]
    given = ["HANDLE" if kind == "c_uint64" else kind for kind in given]
    return f"{hook_name(function.name)} = ctypes.CFUNCTYPE({', '.join([returned(api, function), *given])})"


def signature(api: Api, function: Function) -> list[str]:
    given = ", ".join(ctype(api, each.type, each.pointers) for each in function.parameters)
    return bracketed(f'"{function.name}": (', [returned(api, function), f"[{given}]"], "),", "    ")


def constants(api: Api) -> str:
    lines = []
    for each in api.constants:
        lines.append(f"{each.name.removeprefix('NSLIDE_')} = {number(each.text)}")
        lines.append(f'"""{each.doc}"""')
    for enum in api.enums:
        if enum.name in PLAIN_ENUMS:
            for value in enum.values:
                lines += [f"{value.name.removeprefix('NSLIDE_')} = {value.value}", f'"""{value.doc}"""']
    text = module("The numbers of ``nestedslide.h``.", "\n".join(lines))
    return text.replace("\n\n\n", "\n\n", 1)


def number(text: str) -> str:
    """Long ones in groups of three."""
    return f"{int(text):_}" if text.isdigit() and len(text) > 5 else text


def signatures(api: Api) -> str:
    structs = sorted(struct_class(each.name) for each in api.structs)
    rows = [line for each in api.exported() for line in signature(api, each)]
    used = [name for name in structs if f"POINTER({name})" in "".join(rows) or name_has_kind(api, name)]
    imports = ["import ctypes"]
    imports += [
        "from ctypes import POINTER, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p"
    ]
    imports += ["from typing import Any", "", "from ._structs import (", *(f"    {name}," for name in used), ")"]
    imports += ["from .enums import StructKind", "", "STATUS = c_int32", "HANDLE = c_uint64"]
    imports += [hook(api, each) for each in api.functions if each.hook]
    table = ["SIGNATURES: dict[str, tuple[Any, list[Any]]] = {", *rows, "}"]
    kinds = [(each.kind.removeprefix("NSLIDE_STRUCT_").lower(), each) for each in api.structs if each.kind]
    order = list(api.values())
    kinds.sort(key=lambda pair: order.index(pair[1].kind))
    sizes = ["STRUCTS: dict[StructKind, type[ctypes.Structure]] = {"]
    sizes += [*(f"    StructKind.{kind}: {struct_class(each.name)}," for kind, each in kinds), "}", ""]
    sizes += ["# These go over without their size being told: a longer one would be written beyond its end, or shift"]
    sizes += ["# those after it.", "FIXED_SIZE = ("]
    sizes += [*(f"    StructKind.{kind}," for kind, each in kinds if not each.sized), ")"]
    text = module("Every function's types, and the structs whose sizes are compared.", imports=imports)
    return text.rstrip() + "\n\n" + "\n".join([*table, "", *sizes, ""])


def name_has_kind(api: Api, name: str) -> bool:
    return any(each.kind and struct_class(each.name) == name for each in api.structs)


def files(api: Api) -> dict[str, str]:
    return {"_constants.py": constants(api), "_signatures.py": signatures(api)}
