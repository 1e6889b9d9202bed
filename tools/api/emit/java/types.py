"""Enums, structures and functions for Java. A structure holds an enumerator by its number, `Physics.QT.value`."""

from __future__ import annotations

from ...calls import COUNTS
from ...model import Api, Enum, Field, Parameter, Struct
from ...names import Words, camel, pascal, struct_name, value_name
from ...settings import whole_doc

PLAIN = {
    "int32_t": "int",
    "uint32_t": "int",
    "int64_t": "long",
    "uint64_t": "long",
    "double": "double",
    "size_t": "SizeT",
    "nslide_status": "int",
    "nslide_coordinator": "long",
    "nslide_list": "long",
}
KEYWORDS = {"from": "from"}


def plain(name: str) -> str:
    return PLAIN[name] if name in PLAIN else struct_name(name)


def words(api: Api) -> Words:
    return Words(api, lambda enum, value: f"{pascal(enum.name)}.{value_name(value)}", lambda name: f"Constants.{name}")


def documented(api: Api, text: str, indent: str = "") -> list[str]:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    lines = words(api).lines(text, "*", indent + " ")
    if len(lines) == 1:
        return [f"{indent}/** {lines[0].strip().removeprefix('* ')} */"]
    return [f"{indent}/**", *lines, f"{indent} */"] if lines else []


def local(name: str) -> str:
    return KEYWORDS.get(name, camel(name))


def enum_file(api: Api) -> dict[str, list[str]]:
    found = {"Constants": constants(api)}
    for enum in api.enums:
        found[pascal(enum.name)] = enumerated(api, enum)
    return found


def constants(api: Api) -> list[str]:
    lines = ["/** Versions, limits and marks. */", "public final class Constants {"]
    for each in api.constants:
        kind = "double" if "e" in each.text else "int"
        lines += documented(api, each.doc, "    ")
        lines.append(f"    public static final {kind} {each.name.removeprefix('NSLIDE_')} = {each.text};")
    return [*lines, "", "    private Constants() {}", "}"]


# What a frame writes.
FRAME_STRUCTS = {"nslide_rect", "nslide_snapshot", "nslide_page", "nslide_event"}


def enumerated(api: Api, enum: Enum) -> list[str]:
    name = pascal(enum.name)
    lines = [*documented(api, enum.doc), f"public enum {name} {{"]
    for n, value in enumerate(enum.values):
        lines += documented(api, value.doc, "    ")
        lines.append(f"    {value_name(value)}({value.value}){';' if n == len(enum.values) - 1 else ','}")
    return [
        *lines, "", "    /** The number that C has for it. */", "    public final int value;", "",
        f"    {name}(int value) {{", "        this.value = value;", "    }", "",
        "    /** What a number stands for; null where this version knows none. */",
        f"    public static {name} of(int value) {{",
        f"        for ({name} each : values()) if (each.value == value) return each;",
        "        return null;", "    }", "}",
    ]  # fmt: skip


def field_type(field: Field) -> str:
    return "Pointer" if field.pointers else plain(field.type)


def struct_file(api: Api) -> dict[str, list[str]]:
    found = {}
    for struct in api.structs:
        name = struct_name(struct.name)
        order = ", ".join(f'"{local(field.name)}"' for field in struct.fields)
        uses = ["import com.sun.jna.Pointer;"] if any(field.pointers for field in struct.fields) else []
        lines = [*uses, "import com.sun.jna.Structure;", "", *documented(api, struct.doc)]
        lines += [f"@Structure.FieldOrder({{{order}}})", f"public class {name} extends Structure {{"]
        for field in struct.fields:
            comment = whole_doc(api, struct, field) + (f" A value of {pascal(field.enum)}." if field.enum else "")
            lines += documented(api, comment, "    ")
            made = " = new Rect()" if field.type == "nslide_rect" else " = new Insets()"
            given = made if field.type in ("nslide_rect", "nslide_insets") else ""
            lines.append(f"    public {field_type(field)} {local(field.name)}{given};")
        lines += ["", f"    public {name}() {{", "        super(ALIGN_DEFAULT);"]
        lines += ["        structSize = size();"] * struct.sized
        lines.append("    }")
        lines += taken(struct) if struct.name in FRAME_STRUCTS else []
        lines += offsets(struct) if struct.name == "nslide_frame_buffers" else []
        found[name] = [*lines, "}"]
    return found


def taken(struct: Struct) -> list[str]:
    """A method that reads all fields without reflection, which takes microseconds."""
    lines = ["", "    /** Takes all fields out of memory that the library has written. */"]
    lines.append("    void take(java.nio.ByteBuffer memory, int at) {")
    for field in struct.fields:
        name = local(field.name)
        if field.type in FRAME_STRUCTS:
            lines.append(f"        {name}.take(memory, at + {field.offset});")
        else:
            kind = {"double": "Double", "int": "Int", "long": "Long"}[plain(field.type)]
            lines.append(f"        {name} = memory.get{kind}(at + {field.offset});")
    return [*lines, "    }"]


def offsets(struct: Struct) -> list[str]:
    """Where each field lies, for who writes and reads a few of them."""
    places = [f"    static final int {local_constant(field.name)} = {field.offset};" for field in struct.fields]
    return ["", "    // Where each field lies.", *places]


def local_constant(name: str) -> str:
    return f"{name.upper()}_AT"


def pointer(api: Api, each: Parameter, has_count: bool) -> str:
    """Arrays and numbers that are written are memory; a structure goes by itself."""
    if not each.pointers:
        return plain(each.type)
    found = [struct for struct in api.structs if struct.name == each.type]
    return "Structure" if found and (found[0].sized or not has_count) else "Pointer"


def functions(api: Api) -> list[str]:
    lines = ["import com.sun.jna.Library;", "import com.sun.jna.Pointer;", "import com.sun.jna.Structure;", ""]
    lines += ["/** The functions as nestedslide.h has and describes them. */", "interface Functions extends Library {"]
    for each in api.exported():
        if any("function" in parameter.type for parameter in each.parameters):
            continue
        has_count = any(one.name in COUNTS for one in each.parameters)
        takes = ", ".join(f"{pointer(api, one, has_count)} {local(one.name)}" for one in each.parameters)
        gives = "String" if "*" in each.returns else plain(each.returns)
        lines += ["", f"    {gives} {each.name}({takes});"]
    return [*lines, "}"]
