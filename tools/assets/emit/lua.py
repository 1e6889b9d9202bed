"""A table of constants for LÖVE."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, filled, quoted

FILE = "examples/love/content.lua"


def written(value: Value) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f'"{value.hex}"'
    if isinstance(value, tuple):
        return "{ " + ", ".join(map(written, value)) + " }"
    return f"{value:g}" if isinstance(value, float) else str(value)


def constant(name: str, value: Value) -> str:
    if isinstance(value, tuple):
        return filled(f"  {name} = {{ ", [written(each) for each in value], " },", "    ").replace("\n},", "\n  },")
    return f"  {name} = {written(value)},"


def files(profile: Profile) -> dict[str, str]:
    values = entries.entries(profile, entries.GUESTBOOK, entries.SIZES, entries.DISCS)
    lines = "\n".join(constant(name, value) for name, value in values.items())
    return {FILE: f"-- What the guestbook shows. {NOTE}\nreturn {{\n{lines}\n}}\n"}
