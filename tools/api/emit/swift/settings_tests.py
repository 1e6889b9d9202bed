"""A Swift test of the table of settings: each row is compared with what the compiler knows by name."""

from __future__ import annotations

from ...model import Api
from .rows import ROOTS, Row, rows
from .settings import NOTE

FILE = "Tests/NestedSlideCoreTests/Layout/SettingRowsTests.swift"
HEAD = """\
import CNestedSlide
import Testing

@testable import NestedSlideCore

@Suite("Setting rows")
struct SettingRowsTests {"""


def check(row: Row) -> str:
    if row.own is None:
        return f"t.reserved(\\.{row.name})"
    both = f"\\.{row.name}, \\.{row.own.path}"
    if row.form in ("number", "automatic"):
        return f"t.{row.form}({both}, {row.low!r}...{row.high!r}, usual: {usual(row)})"
    if row.form == "key":
        return f"t.key({both})"
    if row.form == "choice" and row.own.type == "Bool":
        return f"t.flag({both}, usual: {'true' if row.usual else 'false'})"
    most = int(row.high)
    return f"t.{row.form}({both}, most: {most}, usual: {int(row.usual)})"


def usual(row: Row) -> str:
    return "NSLIDE_AUTO" if row.form == "automatic" else repr(row.usual)


def files(api: Api) -> dict[str, str]:
    lines = [NOTE, HEAD]
    for struct in api.structs:
        if struct.settings:
            own = ROOTS[struct.name]
            lines += [f'  @Test("{struct.name}")', f"  func {own[:1].lower()}{own[1:]}() {{"]
            lines += [f"    let t = SettingChecks<{struct.name}, {own}>()"]
            found = rows(api, struct)
            lines += [f"    t.properties({sum(row.own is not None for row in found)})"]
            lines += [*(f"    {check(row)}" for row in found), "  }", ""]
    return {FILE: "\n".join([*lines[:-1], "}", ""])}
