"""The emitters: each makes text of the model, a dictionary of files or one table.

FILES are committed, so that nobody needs the generator to use what it makes; `make check` compares them. TABLES are
made by the build, next to the programs that include them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..model import Api
from . import (
    abuse,
    contract,
    cpp,
    csharp,
    fuzz,
    go,
    godot,
    java,
    javascript,
    lua,
    pages,
    playground,
    python,
    record_page,
    recorded,
    rust,
    scenario_page,
    setting_ranges,
    struct_layout,
    swift,
    swift_class,
)

FILES: list[Callable[[Api], dict[str, str]]] = [
    cpp.files,
    csharp.files,
    go.files,
    godot.files,
    java.files,
    javascript.files,
    lua.files,
    pages.files,
    playground.files,
    python.files,
    record_page.files,
    rust.files,
    scenario_page.files,
    swift.files,
    swift_class.files,
]
TABLES: dict[str, Callable[[Api], str]] = {
    "abuse": abuse.table,
    "contract": contract.table,
    "fuzz": fuzz.table,
    "recorded-calls": recorded.table,
    "setting-ranges": setting_ranges.table,
    "struct-layout": struct_layout.table,
}
# In these nothing else may lie: what is left over there from another day is removed.
FOLDERS = [f"{csharp.FOLDER}/*.cs"]


def files(api: Api) -> dict[str, str]:
    """Everything that is committed, by its place in the tree."""
    return {name: text for emitter in FILES for name, text in emitter(api).items()}


def not_up_to_date(wanted: dict[str, str], tree: Path) -> list[str]:
    """The files that are other than they should be, or should not be there."""
    wrong = [name for name, text in wanted.items() if not has(tree / name, text)]
    there = [path for pattern in FOLDERS for path in sorted(tree.glob(pattern))]
    return wrong + [str(path.relative_to(tree)) for path in there if str(path.relative_to(tree)) not in wanted]


def has(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def write(wanted: dict[str, str], names: list[str], tree: Path) -> None:
    for name in names:
        path = tree / name
        if name in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[name], encoding="utf-8")
        else:
            path.unlink()
