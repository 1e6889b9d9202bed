"""The table of settings in Swift: rows, spans, messages, and what is usual, as SettingTable.swift reads them."""

from __future__ import annotations

import struct as packing
import textwrap

from ...model import Api, Struct
from .rows import ROOTS, Row, rows

FOLDER = "Sources/NestedSlideCore/Settings"
NOTE = "// Generated from nestedslide.h and the settings' structs, see tools/api.\n// swift-format-ignore-file\n"
FORMATS = {"number": "<d", "automatic": "<d", "key": "<q"}


def image(struct: Struct, of_struct: list[Row]) -> list[int]:
    """The words of a struct of C that has only what is usual."""
    data = bytearray(struct.size)
    packing.pack_into("<I", data, 0, struct.size)
    for row in of_struct:
        packing.pack_into(FORMATS.get(row.form, "<i"), data, row.place, row.usual)
    return [word for (word,) in packing.iter_unpack("<Q", data)]


def word_rows(tables: list[tuple[Struct, list[Row]]]) -> list[int]:
    """Of each word of each struct, the first row that lies in it or behind it."""
    starts: list[int] = []
    first = 0
    for struct, of_struct in tables:
        for word in range(struct.size // 8):
            starts.append(first + sum(row.place < 8 * word for row in of_struct))
        first += len(of_struct)
    return starts


def files(api: Api) -> dict[str, str]:
    tables = [(struct, rows(api, struct)) for struct in api.structs if struct.settings]
    everything = [row for _, of_struct in tables for row in of_struct]
    spans = sorted({(row.low, row.high) for row in everything})
    messages: dict[str, int] = {}
    for row in everything:
        if row.message not in messages:
            messages[row.message] = sum(len(each.encode()) + 1 for each in messages)
    return {
        f"{FOLDER}/SettingRows.swift": write_rows(tables, spans, messages),
        f"{FOLDER}/SettingMessages.swift": write_messages(list(messages)),
    }


def write_rows(
    tables: list[tuple[Struct, list[Row]]], spans: list[tuple[float, float]], messages: dict[str, int]
) -> str:
    lines = [NOTE, "extension SettingTable {"]
    first = word = 0
    for struct, of_struct in tables:
        end, words = first + len(of_struct), struct.size // 8
        lines += [
            f"  /// {struct.name} and `{ROOTS[struct.name]}`.",
            f"  public static var {ROOTS[struct.name][:1].lower()}{ROOTS[struct.name][1:]}: SettingTable {{",
            f"    SettingTable(first: {first}, end: {end}, usual: {word}, words: {words})",
            "  }",
            "",
        ]
        first, word = end, word + words
    lines += [f"  static let rows: InlineArray<{first}, Row> = ["]
    for struct, of_struct in tables:
        for row in of_struct:
            own = row.own.offset if row.own else 0
            span, text = spans.index((row.low, row.high)), messages[row.message]
            where = f"{struct.name}.{row.name}" + (f": {row.own.path}" if row.own else "")
            lines.append(f"    Row({row.place}, {own}, .{row.form}, {span}, {text}),  // {where}")
    lines += ["  ]", "", "  /// The least and the greatest number of each span."]
    numbers = ", ".join(repr(float(each)) for span in spans for each in span)
    lines += [f"  static let bounds: InlineArray<{2 * len(spans)}, Double> = [", *wrap(numbers), "  ]", ""]
    usual = [each for struct, of_struct in tables for each in image(struct, of_struct)]
    lines += ["  /// The structs of C with only what is usual, word by word."]
    lines += [f"  static let usualWords: InlineArray<{len(usual)}, UInt64> = ["]
    lines += [*wrap(", ".join(f"0x{each:x}" for each in usual)), "  ]", ""]
    lines += ["  /// The first row of each of these words, or of a later one."]
    starts = word_rows(tables)
    lines += [f"  static let wordRows: InlineArray<{len(starts)}, UInt8> = ["]
    lines += [*wrap(", ".join(map(str, starts))), "  ]", "}"]
    return "\n".join([*lines, ""])


def wrap(text: str) -> list[str]:
    return textwrap.wrap(text, 116, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def write_messages(messages: list[str]) -> str:
    lines = [NOTE, "extension SettingTable {", "  /// Why a setting is refused. The rows know where theirs begins."]
    lines += ['  static let messages: StaticString = """']
    lines += [*(f"    {each}\\0\\" for each in messages[:-1]), f"    {messages[-1]}", '    """', "}"]
    return "\n".join([*lines, ""])
