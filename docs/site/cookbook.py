"""The cookbook's recipes in other languages, as tabs below each recipe. They are cut from docs/cookbook/cookbook.*."""

from __future__ import annotations

import re
from pathlib import Path

# By the suffix: the tab's title, and the language by which the code is coloured.
LANGUAGES = {
    ".c": ("C", "c"),
    ".cpp": ("C++", "cpp"),
    ".cs": ("C#", "csharp"),
    ".go": ("Go", "go"),
    ".java": ("Java", "java"),
    ".mjs": ("JavaScript", "js"),
    ".lua": ("Lua", "lua"),
    ".rs": ("Rust", "rust"),
    ".swift": ("Swift", "swift"),
}
# A recipe is the function below its name.
MARK = re.compile(r"^ *(?://|--) ([A-Z][^.\n]*)\n", re.MULTILINE)


def with_languages(text: str, folder: Path) -> str:
    """The page, with tabs at the end of each recipe that other languages have."""
    found: dict[str, list[str]] = {}
    for suffix, (title, kind) in LANGUAGES.items():
        (program,) = (path for path in folder.iterdir() if path.suffix == suffix)
        for name, code in recipes(program.read_text(encoding="utf-8")).items():
            block = [f'=== "{title}"', "", f"    ```{kind}", *(f"    {line}".rstrip() for line in code), "    ```", ""]
            found.setdefault(name, []).append("\n".join(block))
    parts = re.split(r"(?m)^(?=## )", text)
    for at, part in enumerate(parts):
        name = part.partition("\n")[0].removeprefix("## ")
        if name in found:
            parts[at] = part.rstrip() + "\n\n" + "\n".join(found.pop(name)) + "\n"
    assert not found, f"recipes of which the cookbook does not tell: {sorted(found)}"
    return "".join(parts)


def recipes(program: str) -> dict[str, list[str]]:
    """The lines of each recipe by its name, without what all of them are indented by."""
    found = {}
    for mark in MARK.finditer(program):
        lines = program[mark.end() :].splitlines()
        indent = len(lines[0]) - len(lines[0].lstrip())
        last = next(at for at, line in enumerate(lines) if line[indent:] in ("}", "end"))
        found[mark[1]] = [line[indent:] for line in lines[: last + 1]]
    return found
