"""The table of operations in docs/records.md, between two marks; the rest of that page is written by hand."""

from __future__ import annotations

from ..model import Api
from ..recorded import END, Operation, Word, operations
from .marked import page_with

PAGE = "docs/records.md"
# What the words themselves do not say.
NOTES = {
    "advance": "also for `nslide_frame`",
    "scroll_to": "`NSLIDE_AUTO` as it is",
    "retarget": "`NSLIDE_AUTO` as it is",
    END: "a whole number without a sign: that of `nslide_state_hash`; nothing comes behind it",
}


def words(found: tuple[Word, ...]) -> str:
    return ", ".join(f"`{each.name}` {'d' if each.kind == 'd' else 'i'}" for each in found)


def row(each: Operation) -> str:
    parts = [words(each.words)] if each.words else []
    if each.items:
        array = next(one for one in each.arguments if one.role in ("items", "numbers"))
        what = array.name.removesuffix("s") if array.role == "items" else "page"
        parts.append(f"each {what}: {words(each.items)}")
    text = "; ".join(parts)
    if each.struct:
        text = f"{text}, then the bytes of `{each.struct}`" if text else f"the bytes of `{each.struct}`"
    if each.name in NOTES:
        text = f"`hash`, {NOTES[END]}" if each.name == END else f"{text}; {NOTES[each.name]}"
    return f"| {each.number} | `{each.name}` | {text} |".replace("|  |", "| |")


def files(api: Api) -> dict[str, str]:
    return page_with(
        PAGE, ["| number | operation | words |", "|---|---|---|", *(row(each) for each in operations(api))]
    )
