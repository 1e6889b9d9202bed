"""The C interface as data, and what its types are for ctypes."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from conftest import ROOT

sys.path.insert(0, str(ROOT))

from tools.api import model, stored

API = stored.load()
HOOKS = {each.name: each for each in API.functions if each.hook}
ALIASES = {each.name: each.type for each in API.aliases}
NUMBERS: dict[str, Any] = {
    "double": ctypes.c_double,
    "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32,
    "int64_t": ctypes.c_int64,
    "uint64_t": ctypes.c_uint64,
    "size_t": ctypes.c_size_t,
    "void": None,
    "char*": ctypes.c_char_p,
    "void*": ctypes.c_void_p,
}


def ctype(name: str, structs: dict[str, Any]) -> Any:
    """A type of the header, an asterisk behind it for each pointer."""
    name = ALIASES.get(name, name)
    if name in NUMBERS:
        return NUMBERS[name]
    if name in structs:
        return structs[name]
    if name in HOOKS:
        # Made once for a signature: the same types give the same class.
        result, parameters = signature(HOOKS[name], structs)
        return ctypes.CFUNCTYPE(result, *parameters)
    assert name.endswith("*"), name
    return ctypes.POINTER(ctype(name[:-1], structs))


def signature(function: model.Function, structs: dict[str, Any]) -> tuple[Any, list[Any]]:
    """What it returns and takes."""
    returns = function.returns.replace("const ", "").replace(" ", "")
    return ctype(returns, structs), [ctype(each.type + "*" * each.pointers, structs) for each in function.parameters]
