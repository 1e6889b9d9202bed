"""A class of constants for C#. A colour is a number, red first."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, camel, filled, quoted

FILE = "examples/csharp/Content.cs"
INDENT = "    "


def written(value: Value) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f"0x{value.hex}"
    if isinstance(value, tuple):
        return "new[] { " + ", ".join(map(written, value)) + " }"
    return str(value)


def kind(value: Value) -> str:
    if isinstance(value, tuple):
        return f"{kind(value[0])}[]"
    return {str: "string", Color: "int", int: "int", float: "double"}[type(value)]


def constant(name: str, value: Value) -> str:
    if not isinstance(value, tuple):
        return f"{INDENT}public const {kind(value)} {camel(name)} = {written(value)};"
    before = f"{INDENT}public static readonly {kind(value)} {camel(name)} = {{ "
    return filled(before, [written(each) for each in value], " };", 2 * INDENT).replace("\n};", f"\n{INDENT}}};")


def files(profile: Profile) -> dict[str, str]:
    groups = (
        entries.PERSON, entries.GUESTBOOK, entries.ABOUT, entries.PHOTOS, entries.SIZES, entries.COLORS, entries.DISCS,
    )  # fmt: skip
    lines = [constant(name, value) for name, value in entries.entries(profile, *groups).items()]
    head = f"// {NOTE}\n\n/// <summary>What the profile shows.</summary>\ninternal static class Content\n{{\n"
    return {FILE: head + "\n".join(lines) + "\n}\n"}
