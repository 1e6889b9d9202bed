"""The fuzzer calls every function of the C interface, and sets every field of every struct of settings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import tree

from tools.api import emit
from tools.api.model import Struct

TARGET = tree.TREE / "Tests" / "fuzz" / "target"


def check_fuzzer() -> list[str]:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TARGET.glob("*.c")))
    called = set(re.findall(r"\b(nslide_\w+)\(", sources))
    silent = [f"{each.name}: the fuzzer never calls it" for each in tree.API.exported() if each.name not in called]
    varied = set(re.findall(r"offsetof\((\w+), ([\w.]+)\)", emit.TABLES["fuzz"](tree.API)))
    wanted = {(each.name, field) for each in tree.API.structs if each.settings for field in fields(each)}
    return silent + [f"{name}.{field}: the fuzzer never sets it" for name, field in sorted(wanted - varied)]


def fields(struct: Struct) -> Iterator[str]:
    """By name; of a struct within it by those of its fields."""
    for field in struct.fields:
        if field.name == "struct_size" or field.name.startswith("reserved"):
            continue
        inner = next((each for each in tree.API.structs if each.name == field.type), None)
        yield from (f"{field.name}.{name}" for name in fields(inner)) if inner else [field.name]
