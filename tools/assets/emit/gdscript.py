"""Constants for Godot."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, filled, quoted

FILE = "examples/godot/content.gd"


def written(value: Value) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f"Color8({value.red}, {value.green}, {value.blue})"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    return str(value)


def constant(name: str, value: Value) -> str:
    if isinstance(value, tuple):
        return filled(f"const {name} := [", [written(each) for each in value], "]", "\t")
    return f"const {name} := {written(value)}"


def files(profile: Profile) -> dict[str, str]:
    groups = (
        entries.PERSON, entries.GUESTBOOK, entries.ABOUT, entries.PHOTOS, entries.SIZES, entries.COLORS, entries.DISCS,
        entries.MOTION,
    )  # fmt: skip
    lines = [constant(name, value) for name, value in entries.entries(profile, *groups).items()]
    return {FILE: f"# What the profile shows. {NOTE}\nextends Reference\n\n" + "\n".join(lines) + "\n"}
