"""A header of constants for SDL2."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, filled, quoted

FILE = "examples/sdl2/content.h"
HEAD = f"""/* What the profile shows. {NOTE} */
#ifndef CONTENT_H
#define CONTENT_H

#include <stdint.h>

typedef struct color {{
  uint8_t r, g, b;
}} color;

"""


def written(value: Value) -> str:
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f"{{{value.red}, {value.green}, {value.blue}}}"
    if isinstance(value, tuple):
        return "{" + ", ".join(map(written, value)) + "}"
    return str(value)


def kind(value: Value) -> str:
    if isinstance(value, tuple):
        return kind(value[0])
    return {str: "char *const", Color: "color", int: "int", float: "double"}[type(value)]


def constant(name: str, value: Value) -> str:
    if isinstance(value, (int, float)):
        return f"#define {name} {value}"
    if not isinstance(value, tuple):
        return f"static const {kind(value)} {name} = {written(value)};"
    inner = f"[{len(value[0])}]" if isinstance(value[0], tuple) else ""
    before = f"static const {kind(value)} {name}[]{inner} = {{"
    return filled(before, [written(each) for each in value], "};", "  ")


def files(profile: Profile) -> dict[str, str]:
    groups = (
        entries.PERSON, entries.GUESTBOOK, entries.ABOUT, entries.PHOTOS, entries.SIZES, entries.COLORS, entries.DISCS,
        entries.MOTION,
    )  # fmt: skip
    lines = [constant(name, value) for name, value in entries.entries(profile, *groups).items()]
    return {FILE: HEAD + "\n".join(lines) + "\n\n#endif\n"}
