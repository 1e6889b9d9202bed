"""include/nestedslide.hpp: the parts written by hand with what follows from the header between them."""

from __future__ import annotations

from pathlib import Path

from ...model import Api
from .methods import methods
from .types import enums, structs

FILE = "include/nestedslide.hpp"
FRAME = Path(__file__).with_name("nestedslide.hpp.in")


def files(api: Api) -> dict[str, str]:
    text = FRAME.read_text(encoding="utf-8")
    parts = {
        "enums": enums(api),
        "structs": structs(api),
        "coordinator": methods(api, "nslide_coordinator"),
        "list": methods(api, "nslide_list"),
    }
    for name, lines in parts.items():
        text = text.replace(f"@{name}@\n", "\n".join(lines) + "\n")
    return {FILE: text}
