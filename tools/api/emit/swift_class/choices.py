"""Constants and enums. The engine is compiled with the package, so it answers no value that an enum does not have."""

from __future__ import annotations

from ...model import Api, Enum
from ...names import camel, pascal
from .words import PLACES, case, words

# They are for hosts that meet a library of another version, or that keep buffers themselves.
LEFT_OUT = {"struct_kind"}
LEFT_OUT_CONSTANTS = {"NSLIDE_AUTO", "NSLIDE_KEEP", "NSLIDE_NO_PAGE"}


def choices(api: Api) -> list[str]:
    say, lines = words(api), ["extension NestedSlide {"]
    for each in api.constants:
        if each.name not in LEFT_OUT_CONSTANTS:
            kind = "Double" if "e" in each.text else "Int"
            name = camel(each.name.removeprefix("NSLIDE_"))
            lines += [*say.lines(each.doc, "///", "  "), f"  public static let {name}: {kind} = {each.text}", ""]
    lines.pop()
    for enum in api.enums:
        if enum.name not in LEFT_OUT:
            lines += ["", *say.lines(enum.doc, "///", "  "), *one(api, enum)]
    return [*lines, "}"]


def one(api: Api, enum: Enum) -> list[str]:
    say, name = words(api), pascal(enum.name)
    if enum.name in PLACES:
        head, form = f"  public enum {name} {{", "    public static let {} = {}"
    elif enum.flags:
        head, form = (
            f"  public struct {name}: OptionSet, Sendable {{",
            f"    public static let {{}} = {name}(rawValue: {{}})",
        )
    else:
        head, form = f"  public enum {name}: Int32, CaseIterable, Sendable {{", "    case {} = {}"
    lines = [head]
    if enum.flags:
        lines += [
            "    public let rawValue: Int32",
            "",
            "    public init(rawValue: Int32) { self.rawValue = rawValue }",
            "",
        ]
    for value in enum.values:
        lines += [*say.lines(value.doc, "///", "    "), form.format(case(value), value.value)]
    return [*lines, "  }"]
