"""Puts generated tables into a page that is otherwise written by hand, each between two marks."""

from __future__ import annotations

from collections.abc import Iterable

from .. import stored

BEGIN = "<!-- Generated from include/nestedslide.h by tools/api: do not edit up to the next mark. -->"
FINISH = "<!-- End of what is generated. -->"


def page_with(page: str, *tables: Iterable[str]) -> dict[str, str]:
    """The page by its place in the tree, with these tables between its marks, one after the other."""
    rest = (stored.TREE / page).read_text(encoding="utf-8")
    done = ""
    for table in tables:
        before, found, behind = rest.partition(BEGIN)
        _, ended, rest = behind.partition(FINISH)
        if not found or not ended:
            raise SystemExit(f"{page}: the marks are gone between which a table is generated")
        done += "\n".join([before + BEGIN, "", *table, "", FINISH])
    return {page: done + rest}
