"""Recording in Swift: the numbers and layouts of the entries, and each call's arguments as words."""

from __future__ import annotations

from ...layout import SIZES
from ...model import Api
from ...recorded import END, Argument, Operation, operations
from .rows import camel
from .settings import NOTE

CORE = "Sources/NestedSlideCore/Recording/RecordedCall.swift"
CALLS = "Sources/NestedSlideC/RecordedCalls.swift"
TYPES = {"double": "Double", "int32_t": "Int32", "int64_t": "Int64", "d": "Double", "i": "Int64", "q": "Int64"}


def layout(api: Api, each: Operation) -> str:
    """How many words, how many of each item, and which of an item's are only half as wide in C."""
    if each.struct:
        return f"Layout({len(each.words)}, {api.struct(each.struct).size // 8}, isStruct: true)"
    halves = sum(
        1 << bit for bit, word in enumerate(each.items) if SIZES[{"i": "int32_t"}.get(word.kind, "int64_t")] == 4
    )
    return f"Layout({len(each.words)}, {len(each.items)}, halves: 0b{halves:b})"


def write_core(api: Api, all_of_them: list[Operation]) -> str:
    lines = [NOTE, "/// The calls that a record holds, by the numbers that docs/records.md gives them."]
    lines += ["public enum RecordedCall: UInt16, Sendable {"]
    for each in all_of_them:
        if each.name == END:
            lines.append("  /// No call: the end of the record, with the state's hash.")
        lines.append(f"  case {camel(each.name)} = {each.number}")
    lines += ["", "  /// By number, from 1 on."]
    lines += [f"  static let layouts: InlineArray<{len(all_of_them)}, Layout> = ["]
    lines += [*(f"    {layout(api, each)},  // {each.name}" for each in all_of_them), "  ]", "}"]
    return "\n".join([*lines, ""])


def swift_type(each: Argument) -> str:
    """As the doors take it."""
    if each.role in ("word", "count"):
        return TYPES[each.type]
    return f"UnsafePointer<{TYPES.get(each.type, each.type)}>?"


def value(each: Argument) -> str:
    return f"Int64({each.name})" if each.type == "int32_t" else each.name


def write_call(each: Operation) -> list[str]:
    """Nothing of what the call fills."""
    given = [one for one in each.arguments if one.role != "out"]
    words = [
        (value(one), TYPES["i" if one.type == "int32_t" else "d" if one.type == "double" else "q"])
        for one in given
        if one.role == "word"
    ]
    for one in given:
        if one.role in ("items", "struct", "numbers"):
            words.append((f"UnsafeRawPointer({one.name})", "UnsafeRawPointer?"))
    words += [(f"Int({one.name})", "Int") for one in given if one.role == "count"]
    # Something whose address can be taken.
    words = words or [("0", "Int64")]
    parameters = ", ".join(f"_ {one.name}: {swift_type(one)}" for one in given)
    types, values = ", ".join(kind for _, kind in words), ", ".join(value for value, _ in words)
    return [
        f"  @inline(__always) static func {camel(each.name)}({parameters}) -> Recorded<({types})> {{",
        f"    Recorded(.{camel(each.name)}, ({values}))",
        "  }",
    ]


def write_calls(all_of_them: list[Operation]) -> str:
    lines = [NOTE, "import CNestedSlide", "import NestedSlideCore", ""]
    lines += [
        "/// What is recorded of each call: its arguments as words, without those that it fills; for an array its"
    ]
    lines += ["/// address and how many it has, for a struct its address.", "enum RecordedCalls {"]
    for each in all_of_them:
        # Two arrays side by side are no items that lie one behind the other.
        if each.name != END and sum(one.role == "numbers" for one in each.arguments) < 2:
            lines += write_call(each)
    return "\n".join([*lines, "}", ""])


def files(api: Api) -> dict[str, str]:
    all_of_them = operations(api)
    return {CORE: write_core(api, all_of_them), CALLS: write_calls(all_of_them)}
