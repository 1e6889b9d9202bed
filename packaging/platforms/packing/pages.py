"""READMEs as they stand in a package: what they lead to in the sources is not there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")


def page(path: Path, present: Mapping[str, str] | None = None) -> str:
    """A page of the sources, as it stands in a package."""
    return relinked(path.read_text(encoding="utf-8"), present or {})


def relinked(text: str, places: Mapping[str, str]) -> str:
    """Links that lead nowhere outside of the sources keep their words only; `places` says where others lead now."""

    def relink(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        if target in places:
            return f"{mark}[{words}]({places[target]})"
        return "" if mark else words

    return _LINK.sub(relink, text)
