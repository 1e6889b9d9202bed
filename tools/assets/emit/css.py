"""The colours of both themes as variables of style sheets."""

from __future__ import annotations

from ..model import Color, Profile
from .text import NOTE

FILE = "examples/web/style/colors.css"


def variables(colors: dict[str, Color], indent: str) -> str:
    return "".join(f"{indent}--{name.replace('_', '-')}: #{color.hex};\n" for name, color in colors.items())


def files(profile: Profile) -> dict[str, str]:
    light = variables({**profile.colors.light, **profile.colors.cover}, "  ")
    dark = variables(profile.colors.dark, "    ")
    media = f"@media (prefers-color-scheme: dark) {{\n  :root {{\n{dark}  }}\n}}\n"
    return {FILE: f"/* {NOTE} */\n\n:root {{\n{light}}}\n\n{media}"}
