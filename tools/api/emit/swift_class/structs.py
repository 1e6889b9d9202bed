"""Settings and values: structs of Swift around those of C, with typed properties."""

from __future__ import annotations

from ...model import Api, Field, Struct
from ...names import camel, is_internal, pascal, struct_name
from ...settings import whole_doc
from .words import PLAIN, field_name, is_hidden, is_read_only, may_be_automatic, may_be_none, nested, words


def settings(api: Api) -> list[str]:
    return extension(api, [each for each in api.structs if each.settings])


def values(api: Api) -> list[str]:
    return extension(api, [each for each in api.structs if not each.settings and not is_internal(each)])


def extension(api: Api, structs: list[Struct]) -> list[str]:
    parts = ["\n".join(one(api, each)) for each in structs]
    return ["import CNestedSlide", "", "extension NestedSlide {", *"\n\n".join(parts).splitlines(), "}"]


def one(api: Api, struct: Struct) -> list[str]:
    say = words(api)
    shown = [each for each in struct.fields if not is_hidden(each)]
    lines = [*say.lines(struct.doc, "///", "  "), f"  public struct {struct_name(struct.name)}: Sendable {{"]
    lines += [f"    var c: {struct.name}", "", *initialisers(api, struct, shown)]
    for field in shown:
        lines += ["", *say.lines(whole_doc(api, struct, field), "///", "    "), *member(api, struct, field)]
    return [*lines, "  }"]


def initialisers(api: Api, struct: Struct, shown: list[Field]) -> list[str]:
    if struct.settings:
        name = struct_name(struct.name)
        return [
            "    /// All settings at their defaults, then changed: " + f"`{name} {{ $0.x = … }}`.",
            f"    public init(_ change: (inout {name}) -> Void = {{ _ in }}) {{",
            *(f"      {line}" for line in defaults(api, struct)),
            "      change(&self)",
            "    }",
        ]
    start = [f"      c = {struct.name}()"]
    if struct.sized:
        start.append(f"      c.struct_size = UInt32(MemoryLayout<{struct.name}>.size)")
    if is_read_only(api, struct):
        return [f"    init(_ c: {struct.name}) {{ self.c = c }}", "", "    init() {", *start, "    }"]
    takes = [f"{field_name(each)}: {field_type(api, each)} = {start_value(api, each)}" for each in shown]
    lines = ["    public init(", *(f"      {each}," for each in takes[:-1]), f"      {takes[-1]}", "    ) {", *start]
    lines += [f"      self.{field_name(each)} = {field_name(each)}" for each in shown]
    return [f"    init(_ c: {struct.name}) {{ self.c = c }}", "", *lines, "    }"]


def defaults(api: Api, struct: Struct) -> list[str]:
    """By the function of C that writes them, or where it has none, one by one."""
    function = f"{struct.name}_default"
    if any(each.name == function for each in api.exported()):
        return [f"c = {struct.name}()", f"_ = {function}(&c, MemoryLayout<{struct.name}>.size)"]
    lines = [f"c = {struct.name}()", f"c.struct_size = UInt32(MemoryLayout<{struct.name}>.size)"]
    for each in struct.fields:
        if each.setting is not None and each.setting.default != 0:
            number = "automatic" if each.setting.default_name == "NSLIDE_AUTO" else f"{each.setting.default:.0f}"
            lines.append(f"c.{each.name} = {number}")
    return lines


def is_left(field: Field) -> bool:
    """A setting that is nil until somebody sets it."""
    return field.setting is not None and field.setting.default_name in ("NSLIDE_AUTO", "-1")


def field_type(api: Api, field: Field) -> str:
    if nested(api, field.type):
        return nested(api, field.type)
    found = "Bool" if field.is_flag else pascal(field.enum) if field.enum else PLAIN[field.type]
    if field.setting:
        return found + ("?" if is_left(field) else "")
    none = found == "Int" and (may_be_none(field.doc) or is_page_of_event(api, field))
    return found + ("?" if none or (found == "Double" and may_be_automatic(field.doc)) else "")


def is_page_of_event(api: Api, field: Field) -> bool:
    """Which many types of events do not have."""
    return field in api.struct("nslide_event").fields and "page" in field.doc.lower()


def start_value(api: Api, field: Field) -> str:
    kind = field_type(api, field)
    if kind.endswith("?"):
        return "nil"
    if field.enum:
        enum = api.enum(field.enum)
        first = next(each for each in enum.values if each.value == 0) if not enum.flags else None
        return f".{camel(first.short)}" if first else "[]"
    return {"Bool": "false", "Int": "0", "Int64": "0", "Double": "0"}.get(kind, f"{kind}()")


def member(api: Api, struct: Struct, field: Field) -> list[str]:
    name, kind = field_name(field), field_type(api, field)
    get, put = conversions(api, field, kind)
    if is_read_only(api, struct) and not struct.settings:
        return [f"    public var {name}: {kind} {{ {get} }}"]
    return [
        f"    public var {name}: {kind} {{",
        f"      get {{ {get} }}",
        f"      set {{ c.{escaped(field)} = {put} }}",
        "    }",
    ]


def escaped(field: Field) -> str:
    return f"`{field.name}`" if field.name in ("type",) else field.name


def conversions(api: Api, field: Field, kind: str) -> tuple[str, str]:
    place = f"c.{escaped(field)}"
    if nested(api, field.type):
        return f"{kind}({place})", "newValue.c"
    if field.enum and api.enum(field.enum).flags:
        return f"{kind}(rawValue: {place})", "newValue.rawValue"
    if field.enum and kind.endswith("?"):
        return f"{kind[:-1]}(rawValue: {place})", "newValue?.rawValue ?? -1"
    if field.enum:
        return f"named({place})", "newValue.rawValue"
    if field.is_flag:
        return f"{place} != 0", "newValue ? 1 : 0"
    if kind == "Double?":
        return f"{place} == automatic ? nil : {place}", "newValue ?? automatic"
    if kind == "Int?":
        return f"{place} == -1 ? nil : Int({place})", "Int32(clamping: newValue ?? -1)"
    if kind == "Int":
        return f"Int({place})", f"{ {'int32_t': 'Int32', 'uint32_t': 'UInt32'}[field.type] }(clamping: newValue)"
    return place, "newValue"
