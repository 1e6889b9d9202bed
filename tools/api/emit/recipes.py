"""Which recipe of docs/cookbook.md shows a setting, a function or an event."""

from __future__ import annotations

import re
from pathlib import Path

COOKBOOK = Path(__file__).resolve().parents[3] / "docs" / "cookbook.md"
# Every recipe has these, or means something else by them.
SCENE = {"viewport_width", "viewport_height", "header_height", "hover_height", "height"}


class Recipes:
    """The names in each recipe: those of C in its text, and the keywords of its programs."""

    def __init__(self, page: str) -> None:
        self.first: dict[str, tuple[str, str]] = {}
        for part in re.split(r"(?m)^## ", page)[1:]:
            title = part.partition("\n")[0]
            place = re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-")
            text = "\n".join(line for line in part.splitlines() if not line.startswith("def "))
            for name in re.findall(r"\b([A-Za-z]\w*)(?==)|`([A-Za-z]\w*)", text):
                self.first.setdefault(name[0] or name[1], (title, place))

    def link(self, name: str) -> str:
        """A link to the first recipe that shows it, "" for none."""
        if name not in self.first or name in SCENE:
            return ""
        title, place = self.first[name]
        return f" [{title}](cookbook.md#{place})."


def load() -> Recipes:
    return Recipes(COOKBOOK.read_text(encoding="utf-8"))
