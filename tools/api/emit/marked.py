"""Puts a generated table into a page that is otherwise written by hand, between two marks."""

from __future__ import annotations

from collections.abc import Iterable

from .. import stored

BEGIN = "<!-- Generated from include/nestedslide.h by tools/api: do not edit up to the next mark. -->"
FINISH = "<!-- End of what is generated. -->"


def page_with(page: str, table: Iterable[str]) -> dict[str, str]:
    """The page by its place in the tree, with this table between its marks."""
    text = (stored.TREE / page).read_text(encoding="utf-8")
    before, found, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(FINISH)
    if not found or not ended:
        raise SystemExit(f"{page}: the marks are gone between which a table is generated")
    return {page: "\n".join([before + BEGIN, "", *table, "", FINISH]) + after}
