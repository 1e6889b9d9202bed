"""The emitters: each writes the constants of one host's language, with those entries that the host shows."""

from __future__ import annotations

from collections.abc import Callable

from ..model import Profile
from . import c, csharp, css, gdscript, javascript, lua, python

FILES: list[Callable[[Profile], dict[str, str]]] = [
    c.files,
    csharp.files,
    css.files,
    gdscript.files,
    javascript.files,
    lua.files,
    python.files,
]


def files(profile: Profile) -> dict[str, str]:
    """Everything that is made, by its place in the tree."""
    return {name: text for emitter in FILES for name, text in emitter(profile).items()}
