"""READMEs as they stand in a package: what they lead to in the sources is not there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")


def page(path: Path, present: Mapping[str, str] | None = None) -> str:
    """A page whose links lead nowhere in the package keep their words only; `present` says where others lead now."""
    places = present or {}

    def relink(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if target in places:
            return f"{mark}[{words}]({places[target]})"
        return "" if mark else words

    return _LINK.sub(relink, path.read_text(encoding="utf-8"))
