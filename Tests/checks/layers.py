"""The engine's folders are layers: a file names types of its own layer and of those below, never of one above.

So a part can be read, tested and changed without what is built on it. docs/architecture.md says what each layer is.
"""

from __future__ import annotations

import re
from pathlib import Path

import tree

CORE = tree.TREE / "Sources" / "NestedSlideCore"
# From the bottom up.
LAYERS = ("Memory", "Numerics", "Geometry", "Settings", "Motion", "Layout", "Output", "Lists", "Pages", "Path")
LAYERS += ("Gestures", "Triggers", "Recording", "Coordinator")
TYPE = re.compile(
    r"^(?:public |private |fileprivate |indirect )*(?:struct|final class|class|enum|protocol|typealias) (\w+)", re.M
)
DOOR = re.compile(r"^ +public (?:mutating )?func ", re.M)


def layer(path: Path) -> str:
    return path.relative_to(CORE).parts[0]


def code(path: Path) -> str:
    return re.sub(r"//.*", "", path.read_text(encoding="utf-8"))


def check_layers() -> list[str]:
    sources = {path: code(path) for path in sorted(CORE.rglob("*.swift"))}
    problems = [f"{each}: no layer" for each in sorted({layer(path) for path in sources} - set(LAYERS))]
    homes = {name: layer(path) for path, text in sources.items() for name in TYPE.findall(text)}
    names = re.compile(rf"\b(?:{'|'.join(homes)})\b")
    for path, text in sources.items():
        if layer(path) not in LAYERS:
            continue
        for name in sorted(set(names.findall(text))):
            if LAYERS.index(homes[name]) > LAYERS.index(layer(path)):
                problems.append(f"{path.relative_to(CORE)} names {name}, which is above it, in {homes[name]}")
    return problems


def check_doors() -> list[str]:
    """What lies with the doors opens one."""
    doors = sorted((CORE / "Coordinator" / "Doors").glob("*.swift"))
    return [f"{path.relative_to(CORE)} opens no door" for path in doors if not DOOR.search(code(path))]
