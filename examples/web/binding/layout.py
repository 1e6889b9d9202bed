"""Writes layout.js: where the fields of the structs of nestedslide.h lie in wasm32, and the header's constants.

`layout.py` writes the file, `layout.py --check` tells whether it is up to date. Offsets follow from C's rules; the
sizes that they come to are compared with nslide_struct_size when the module is loaded.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = HERE.parents[2] / "include" / "nestedslide.h"
LAYOUT = HERE / "layout.js"

# Size, which is the alignment too, and what JavaScript calls it.
SCALARS = {"int32_t": (4, "i32"), "uint32_t": (4, "u32"), "int64_t": (8, "i64"), "double": (8, "f64")}
HANDLES = {"nslide_coordinator": (8, "u64"), "nslide_list": (8, "u64")}
POINTER = (4, "u32")
INTRODUCTION = """// Generated from include/nestedslide.h by layout.py: do not edit.

/**
 * Where a field of a struct lies in the module's memory.
 * @typedef {object} Field
 * @property {string} name As JavaScript has it.
 * @property {number} offset Bytes from the struct's start.
 * @property {"i32"|"u32"|"i64"|"u64"|"f64"|"rect"|"insets"} type A number, or four doubles as an object.
 */

/**
 * @typedef {object} Layout
 * @property {number} size Bytes.
 * @property {number} kind For nslide_struct_size; -1 where that does not tell it.
 * @property {Field[]} fields In order.
 */
"""


@dataclass(frozen=True)
class Member:
    name: str
    type: str
    comment: str


def camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def sentence(text: str) -> str:
    """A comment in one line."""
    return " ".join(re.sub(r"\n\s*\*? ?", " ", text).split())


def structs(header: str) -> dict[str, list[Member]]:
    """The members of every struct of the header."""
    found = {}
    for match in re.finditer(r"typedef struct (nslide_\w+) \{(.*?)\n\} \1;", header, re.DOTALL):
        members, kind = [], ""
        pattern = r"(?:^\s*(\w+)\s+)?(\*?)\b(\w+)\s*[,;]\s*/\*\*<(.*?)\*/"
        for declared, star, name, comment in re.findall(pattern, match[2], re.DOTALL | re.MULTILINE):
            kind = declared or kind
            members.append(Member(name, "pointer" if star else kind, sentence(comment)))
        if len(members) != len(re.findall(r"/\*\*<", match[2])):
            raise SystemExit(f"{match[1]}: not every member was understood")
        found[match[1]] = members
    return found


def lay_out(members: list[Member], known: dict[str, tuple[int, int]]) -> tuple[int, int, list[tuple[Member, int, str]]]:
    """A struct's size, its alignment, and its members with their offsets and types."""
    place, widest, fields = 0, 1, []
    for member in members:
        if member.type in known:
            (size, alignment), kind = known[member.type], member.type.removeprefix("nslide_")
        else:
            size, kind = POINTER if member.type == "pointer" else {**SCALARS, **HANDLES}[member.type]
            alignment = size
        place = -(-place // alignment) * alignment
        fields.append((member, place, kind))
        place, widest = place + size, max(widest, alignment)
    return -(-place // widest) * widest, widest, fields


def constants(header: str) -> dict[str, str]:
    """Macros that are plain numbers, and all enumerators, without their prefix."""
    found = dict(re.findall(r"^#define NSLIDE_(\w+) \(?(-?[\d.e]+)\)?", header, re.MULTILINE))
    for block in re.findall(r"^enum \{(.*?)^\};", header, re.DOTALL | re.MULTILINE):
        plain = re.sub(r"/\*.*?\*/", "", block, flags=re.DOTALL)
        for name, value in re.findall(r"NSLIDE_(\w+) = (-?\d+)", plain):
            found[name] = value
    return found


def typedef(name: str, fields: list[tuple[Member, int, str]]) -> list[str]:
    """A struct's shape for editors and type checkers."""
    lines = ["", "/**", f" * @typedef {{object}} {name}"]
    scripts = {"i64": "bigint", "u64": "bigint", "rect": "Rect", "insets": "Insets"}
    for member, _, kind in fields:
        if member.name in ("struct_size", "reserved"):
            continue
        comment = member.comment.replace("NSLIDE_", "")
        lines.append(f" * @property {{{scripts.get(kind, 'number')}}} {camel(member.name)} {comment}")
    return [*lines, " */"]


def text(header: str) -> str:
    values = constants(header)
    lines = [INTRODUCTION]
    lines += [f"export const {name} = {value};" for name, value in values.items()]
    known: dict[str, tuple[int, int]] = {}
    shapes, types = [], []
    for name, members in structs(header).items():
        size, alignment, fields = lay_out(members, known)
        short = name.removeprefix("nslide_")
        kind = values.get("STRUCT_FRAME" if short == "frame_buffers" else f"STRUCT_{short.upper()}", "-1")
        shapes += ["", "/** @type {Layout} */", f"export const {short.upper()}_LAYOUT = {{"]
        shapes += [f"  size: {size},", f"  kind: {kind},", "  fields: ["]
        shapes += [
            f'    {{ name: "{camel(member.name)}", offset: {offset}, type: "{kind}" }},'
            for member, offset, kind in fields
        ]
        shapes += ["  ],", "};"]
        if short != "frame_buffers":
            types += typedef("".join(word.capitalize() for word in short.split("_")), fields)
        if short in ("rect", "insets"):
            known[name] = (size, alignment)
    return "\n".join([*lines, *shapes, *types, ""])


def main() -> None:
    wanted = text(HEADER.read_text())
    if sys.argv[1:] == ["--check"]:
        if LAYOUT.read_text() != wanted:
            raise SystemExit("layout.js is not what nestedslide.h says: python examples/web/binding/layout.py")
    else:
        LAYOUT.write_text(wanted)


if __name__ == "__main__":
    main()
