"""The start page's first program in every language, as tabs: each is the one that the page of its binding shows."""

from __future__ import annotations

import re
from pathlib import Path

# The tab's title: the page, the language of its program.
LANGUAGES = {
    "C++": ("examples/cpp", "cpp"),
    "C#": ("bindings/csharp", "csharp"),
    "Go": ("bindings/go", "go"),
    "Java": ("bindings/java", "java"),
    "JavaScript": ("bindings/javascript", "js"),
    "Lua": ("bindings/lua", "lua"),
    "Rust": ("bindings/rust", "rust"),
}
HEADING = "## From other languages\n"


def with_languages(text: str, tree: Path) -> str:
    """The page, with tabs below the heading."""
    tabs = "\n".join(tab(title, tree / folder / "README.md", kind) for title, (folder, kind) in LANGUAGES.items())
    assert HEADING in text
    return text.replace(HEADING, f"{HEADING}\n{tabs}\n", 1)


def tab(title: str, page: Path, kind: str) -> str:
    """The first program of a page, and what it prints if the page says so right behind it."""
    shown = re.search(
        rf"^```{kind}\n.*?^```\n(?:\n```text\n.*?^```\n)?", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert shown, f"{page} has no program"
    lines = [f"    {line}".rstrip() for line in shown[0].splitlines()]
    return "\n".join([f'=== "{title}"', "", *lines, ""])
