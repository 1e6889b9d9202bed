"""The engine's settings structs, read from their Swift sources: which properties they have and where these lie.

A setting has a field in the header and a property in Swift. The Swift side is read as text, since only a compiler that
builds for Embedded Swift could tell the offsets, and that one has no key paths. Only the forms that settings have are
known: public stored properties with a type or a first value. A generated Swift test compares the result with the
compiler's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .stored import TREE

SOURCES = TREE / "Sources" / "NestedSlideCore"
STRUCT = re.compile(r"^public struct (?P<name>\w+)[^\n]*\{\n(?P<body>.*?)^\}", re.MULTILINE | re.DOTALL)
PROPERTY = re.compile(
    r"^  (?P<wrapper>@Automatic )?public var (?P<name>\w+)(?:: (?P<type>\w+)(?P<optional>\?)?)?(?: = (?P<value>.+))?$",
    re.MULTILINE,
)
SIZES = {"Double": 8, "Int64": 8, "Int32": 4, "Bool": 1}
# What a first value says of the type of its property.
VALUES = [(r"true|false", "Bool"), (r"-?[\d_]+\.[\d_]+", "Double"), (r"(\w+)\.\w+", ""), (r"(\w+)\(\)", "")]


class SwiftError(ValueError):
    """A Swift source that does not fit the header."""


@dataclass(frozen=True)
class Property:
    """A stored property that is no struct."""

    path: str
    """From the struct at the root: settings.layout.headerHeight."""
    type: str
    """Double, Int64, Int32, Bool, or the name of an enum, whose values take a byte."""
    automatic: bool
    """A number that may be left out, in the room of a number."""
    optional: bool
    """An enum that may be left out: the value after its last one."""
    offset: int

    @property
    def name(self) -> str:
        return self.path.rpartition(".")[2]


def read(root: str, sources: Path | None = None) -> list[Property]:
    """All properties of a struct and of those inside it, in the order in which they lie in memory."""
    structs: dict[str, str] = {}
    for path in sorted((sources or SOURCES).rglob("*.swift")):
        structs.update({match["name"]: match["body"] for match in STRUCT.finditer(path.read_text(encoding="utf-8"))})
    if root not in structs:
        raise SwiftError(f"no public struct {root} is in the Swift sources")
    return list(lay_out(root, "", structs)[0])


def lay_out(name: str, path: str, structs: dict[str, str]) -> tuple[list[Property], int, int]:
    """The properties, the end of the last one and the alignment: Swift puts what follows a struct behind its end."""
    found: list[Property] = []
    end, widest = 0, 1
    for match, kind in declarations(name, structs[name]):
        place = f"{path}.{match['name']}" if path else match["name"]
        if kind in structs and kind not in SIZES:
            inner, size, alignment = lay_out(kind, place, structs)
        else:
            size = alignment = SIZES.get(kind, 1)
            is_left = bool(match["wrapper"])
            inner = [Property(place, kind, is_left, bool(match["optional"]) and not is_left, 0)]
        end += -end % alignment
        found += [Property(each.path, each.type, each.automatic, each.optional, each.offset + end) for each in inner]
        end, widest = end + size, max(widest, alignment)
    return found, end, widest


def declarations(name: str, body: str) -> Iterator[tuple[re.Match[str], str]]:
    for match in PROPERTY.finditer(body):
        if (match["value"] or "").endswith("{") or (match["type"] and body[match.end() :].startswith(" {")):
            continue
        kind = match["type"] or next(
            (known or said[1] for form, known in VALUES if (said := re.fullmatch(form, match["value"] or ""))), ""
        )
        if not kind:
            raise SwiftError(f"{name}.{match['name']}: no type can be read from its declaration")
        if match["optional"] and kind in SIZES and not match["wrapper"]:
            raise SwiftError(f"{name}.{match['name']}: a number that may be left out is @Automatic")
        yield match, kind
