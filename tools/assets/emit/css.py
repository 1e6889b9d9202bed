"""The colours of both themes, and sizes, as variables of style sheets."""

from __future__ import annotations

from .. import entries
from ..model import Color, Profile
from .text import NOTE

FILE = "examples/web/style/content.css"


def variables(colors: dict[str, Color], indent: str) -> str:
    return "".join(f"{indent}--{name.replace('_', '-')}: #{color.hex};\n" for name, color in colors.items())


def sizes(profile: Profile) -> str:
    """All lengths, such as --avatar-side. On its side the screen has a margin of its own."""
    made = entries.entries(profile, entries.SIZES)
    return "".join(
        f"  --{name.lower().replace('_', '-')}: {value:g}px;\n"
        for name, value in made.items()
        if isinstance(value, float)
    )


def files(profile: Profile) -> dict[str, str]:
    light = variables({**profile.colors.light, **profile.colors.cover}, "  ") + sizes(profile)
    dark = variables(profile.colors.dark, "    ")
    media = f"@media (prefers-color-scheme: dark) {{\n  :root {{\n{dark}  }}\n}}\n"
    return {FILE: f"/* {NOTE} */\n\n:root {{\n{light}}}\n\n{media}"}
