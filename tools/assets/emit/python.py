"""A module of constants for the hosts in Python, laid out as ruff does it. Qt's reads the demo's."""

from __future__ import annotations

from .. import entries
from ..entries import Value
from ..model import Color, Profile
from .text import NOTE, quoted

FILE = "examples/pygame/nestedslide_demo/content.py"
WIDTH = 120
HEAD = f'''"""What the profile shows. {NOTE}"""

from __future__ import annotations

from typing import NamedTuple

Color = tuple[int, int, int]


class TextStyle(NamedTuple):
    """A size of type: em and line height in points, and weight."""

    size: float
    line: float
    bold: bool = False


class Colors(NamedTuple):
    """What a surface, an ink or an accent is in a theme."""

'''


def written(value: Value, indent: str = "", before: str = "", after: str = "") -> str:
    """On one line where that fits, else an element a line."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Color):
        return f"({value.red}, {value.green}, {value.blue})"
    if not isinstance(value, tuple):
        return str(value)
    flat = [written(each) for each in value]
    line = f"({', '.join(flat)}{',' if len(flat) == 1 else ''})"
    if len(indent + before + line + after) <= WIDTH and not any("\n" in each for each in flat):
        return line
    inner = indent + "    "
    return "(\n" + "".join(f"{inner}{written(each, inner, after=',')},\n" for each in value) + f"{indent})"


def constant(name: str, value: Value) -> str:
    kind = {str: "", int: "", float: "", Color: ": Color"}.get(type(value), "")
    text = written(value, before=f"{name}{kind} = ")
    if "\n" not in text and len(f"{name}{kind} = {text}") > WIDTH and isinstance(value, str):
        text = "(\n" + "".join(f"    {part}\n" for part in parts(value)) + ")"
    return f"{name}{kind} = {text}"


def parts(text: str) -> list[str]:
    """A long string in pieces that follow each other."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) > WIDTH - 10:
            lines.append("")
        lines[-1] += f"{word} "
    lines[-1] = lines[-1][:-1]
    return [quoted(line) for line in lines]


def themes(profile: Profile) -> str:
    fields = "".join(f"    {name}: Color\n" for name in profile.colors.light)
    return f"{fields}\n\n{theme('LIGHT', profile.colors.light)}{theme('DARK', profile.colors.dark)}"


def theme(name: str, colors: dict[str, Color]) -> str:
    lines = "".join(f"    {each}={written(color)},\n" for each, color in colors.items())
    return f"{name} = Colors(\n{lines})\n"


def styles(profile: Profile) -> str:
    return "".join(
        f"{name.upper()} = TextStyle({style.size}, {style.line}{', True' if style.bold else ''})\n"
        for name, style in profile.type.items()
    )


def text_of(profile: Profile) -> str:
    values = entries.entries(profile, *(group for group in range(10) if group != entries.COLORS))
    values["BIOGRAPHY"] = profile.person.biography
    values["LIKES"] = profile.person.likes
    values["SINCE"] = profile.about.since
    values |= {name.upper(): color for name, color in profile.colors.cover.items()}
    lines = [constant(name, value) for name, value in values.items()]
    return HEAD + themes(profile) + "\n" + styles(profile) + "\n" + "\n".join(lines) + "\n"


def files(profile: Profile) -> dict[str, str]:
    return {FILE: text_of(profile)}
