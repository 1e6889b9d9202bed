"""What emitters share: a note for the head of a file, and lists that fit on lines."""

from __future__ import annotations

from collections.abc import Sequence

NOTE = "Generated from examples/assets/profile.json by `make assets`."
WIDTH = 118


def quoted(text: str) -> str:
    """A string as C, JavaScript, GDScript, C# and Python read it."""
    if any(ord(letter) < 32 for letter in text):
        raise ValueError(f"no control characters in what is shown: {text!r}")
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def filled(before: str, items: Sequence[str], after: str, indent: str) -> str:
    """A list on one line where it fits, else on as many as it needs."""
    line = before + ", ".join(items) + after
    if len(line) <= WIDTH and "\n" not in line:
        return line
    lines = [indent]
    for item in items:
        if lines[-1].strip() and (len(lines[-1]) + len(item) + 2 > WIDTH or "\n" in item):
            lines.append(indent)
        lines[-1] += (" " if lines[-1].strip() else "") + item + ","
    return "\n".join([before.rstrip(), *lines, after.lstrip()])


def camel(name: str) -> str:
    """PORTRAIT_IN_BAR as PortraitInBar."""
    return "".join(word.capitalize() for word in name.split("_"))
