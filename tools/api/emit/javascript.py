"""layout.js: where the fields of the structs lie in wasm32, and the header's constants.

The sizes that the offsets come to are compared with nslide_struct_size when the module is loaded.
"""

from __future__ import annotations

from ..layout import Layout
from ..model import Api, Field, Struct
from ..settings import whole_doc

FILE = "bindings/javascript/layout.js"
CHOICES_FILE = "bindings/javascript/elements/choices.js"
CHOICES_INTRODUCTION = """// Generated from include/nestedslide.h by tools/api: do not edit.

// The words for the values of settings, and what an element's events are called.
"""
# What JavaScript calls them.
SCALARS = {"int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "double": "f64"}
# These are four doubles, read and written as an object.
OBJECTS = {"nslide_rect": "rect", "nslide_insets": "insets"}
SCRIPTS = {"i64": "bigint", "u64": "bigint", "rect": "Rect", "insets": "Insets"}
# Only the binding itself fills it.
INTERNAL = {"nslide_frame_buffers"}
INTRODUCTION = """// Generated from include/nestedslide.h by tools/api: do not edit.

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
 * @property {Field[]} fields In order; of a struct with `read` only those that are written.
 * @property {(memory: import("./memory.js").Memory, at: number, into: any) => void} [read] Reads all fields of a struct
 *   that every frame has: a loop over their names takes several times as long.
 */
"""
# What a frame and a list write.
READ = {"nslide_snapshot", "nslide_page", "nslide_event", "nslide_item"}


def camel(name: str) -> str:
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def kind_of(api: Api, field: Field) -> str:
    if field.pointers:
        return "u32"
    return "u64" if field.type in api.handles() else {**SCALARS, **OBJECTS}[field.type]


def shape(api: Api, struct: Struct, layout: Layout) -> list[str]:
    offsets = layout.add(struct.name, [(field.type, field.pointers) for field in struct.fields])
    short = struct.name.removeprefix("nslide_").upper()
    lines = ["", "/** @type {Layout} */", f"export const {short}_LAYOUT = {{"]
    lines += [
        f"  size: {layout.known[struct.name][0]},",
        f"  kind: {api.values().get(struct.kind, -1)},",
        "  fields: [",
    ]
    listed = [each for each in struct.fields if struct.name not in READ or each.name == "struct_size"]
    lines += [
        f'    {{ name: "{camel(field.name)}", offset: {offset}, type: "{kind_of(api, field)}" }},'
        for field, offset in zip(struct.fields, offsets)
        if field in listed
    ]
    lines.append("  ],")
    return [*lines, *(reader(api, struct, offsets) if struct.name in READ else []), "};"]


def reader(api: Api, struct: Struct, offsets: list[int]) -> list[str]:
    """A function that reads all fields, one after the other."""
    lines = ["  read({ doubles, words, readRect }, at, into) {", "    const [d, w] = [at >> 3, at >> 2];"]
    for field, offset in zip(struct.fields, offsets):
        name = camel(field.name)
        kind = kind_of(api, field)
        if kind == "rect":
            lines.append(f"    into.{name} = readRect(doubles, d + {offset // 8}, into.{name});")
        elif kind == "f64":
            lines.append(f"    into.{name} = doubles[d + {offset // 8}];")
        elif kind == "i32":
            lines.append(f"    into.{name} = words[w + {offset // 4}];")
        elif kind == "u32":
            lines.append(f"    into.{name} = words[w + {offset // 4}] >>> 0;")
        else:
            raise SystemExit(f"{struct.name}.{field.name}: a frame has no such fields in JavaScript")
    return [*lines, "  },"]


def typedef(api: Api, struct: Struct) -> list[str]:
    """A struct's shape for editors and type checkers."""
    short = struct.name.removeprefix("nslide_")
    lines = ["", "/**", f" * @typedef {{object}} {''.join(word.capitalize() for word in short.split('_'))}"]
    for field in struct.fields:
        if field.name not in ("struct_size", "reserved"):
            kind = SCRIPTS.get(kind_of(api, field), "number")
            comment = whole_doc(api, struct, field).replace("NSLIDE_", "")
            lines.append(f" * @property {{{kind}}} {camel(field.name)} {comment}")
    return [*lines, " */"]


def file(api: Api) -> str:
    lines = [INTRODUCTION]
    lines += [f"export const {each.name.removeprefix('NSLIDE_')} = {each.text};" for each in api.constants]
    lines += [f"export const {name.removeprefix('NSLIDE_')} = {value};" for name, value in api.values().items()]
    layout = Layout({each.name: each.type for each in api.aliases}, pointer=4)
    for struct in api.structs:
        lines += shape(api, struct, layout)
    # A program that is packed keeps of the constants only those that it names.
    names = [f"{struct.name.removeprefix('nslide_').upper()}_LAYOUT" for struct in api.structs]
    lines += ["", "/** All of them, by name. */", "export const LAYOUTS = {", *(f"  {name}," for name in names), "};"]
    for struct in api.structs:
        if struct.name not in INTERNAL:
            lines += typedef(api, struct)
    return "\n".join([*lines, ""])


def choices(api: Api) -> str:
    """The words for a setting's values, as attributes have them, and the names of events."""
    lines = [CHOICES_INTRODUCTION]
    for name in ("config", "list_config", "section"):
        lines += ["/** @type {Record<string, Record<string, number>>} */", f"export const {name.upper()}_CHOICES = {{"]
        for field in api.struct(f"nslide_{name}").fields:
            if field.enum:
                words = ", ".join(f"{value.short.lower()}: {value.value}" for value in api.enum(field.enum).values)
                lines.append(f"  {camel(field.name)}: {{ {words} }},")
        lines += ["};", ""]
    lines += ["/** @type {Record<number, string>} */", "export const EVENT_NAMES = {"]
    for value in api.enum("event_type").values:
        lines.append(f'  {value.value}: "{value.short.replace("_", "").lower()}",')
    return "\n".join([*lines, "};", ""])


def files(api: Api) -> dict[str, str]:
    return {FILE: file(api), CHOICES_FILE: choices(api)}
