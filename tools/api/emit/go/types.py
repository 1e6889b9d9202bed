"""Constants and structs for Go. Structs are laid out as C's: constants that must be 0 compare every field."""

from __future__ import annotations

import itertools

from ...model import Api, Field
from ...names import Words, is_internal, pascal, struct_name, value_name
from ...settings import whole_doc

PLAIN = {
    "int32_t": "int32",
    "uint32_t": "uint32",
    "int64_t": "int64",
    "uint64_t": "uint64",
    "double": "float64",
    "nslide_coordinator": "uint64",
}
C = '// #include "nestedslide.h"\nimport "C"'


def plain(name: str) -> str:
    return PLAIN[name] if name in PLAIN else struct_name(name)


def words(api: Api) -> Words:
    return Words(api, lambda enum, value: pascal(enum.name) + pascal(value_name(value)), pascal)


def field_type(field: Field) -> str:
    if field.enum:
        return pascal(field.enum)
    return "Flag" if field.is_flag else plain(field.type)


def is_hidden(field: Field) -> bool:
    return field.name == "struct_size" or field.name.startswith("reserved")


def field_name(field: Field) -> str:
    """Of what a program has no business with a name of the package's own."""
    return field.name.replace("struct_size", "size") if is_hidden(field) else pascal(field.name)


def constants(api: Api) -> list[str]:
    say, lines = words(api), []
    for each in api.constants:
        lines += [*say.lines(each.doc, "//"), f"const {pascal(each.name.removeprefix('NSLIDE_'))} = {each.text}", ""]
    for enum in api.enums:
        name = pascal(enum.name)
        lines += [*say.lines(enum.doc, "//"), f"type {name} int32", "", "const ("]
        for value in enum.values:
            lines += say.lines(value.doc, "//", "\t")
            lines.append(f"\t{name}{pascal(value_name(value))} {name} = {value.value}")
        lines += [")", ""]
    return lines[:-1]


def structs(api: Api) -> list[str]:
    say, lines = words(api), []
    for struct in api.structs:
        if is_internal(struct):
            continue
        lines += [*say.lines(struct.doc, "//"), f"type {struct_name(struct.name)} struct {{"]
        inside: list[str] = []
        for field in struct.fields:
            if not is_hidden(field):
                inside += say.lines(whole_doc(api, struct, field), "//", "\t")
            inside.append(f"\t{field_name(field)} {field_type(field)}")
        lines += [*aligned(inside), "}", ""]
    return lines[:-1]


def aligned(lines: list[str]) -> list[str]:
    """Fields that follow each other without a comment between have their types in one column, as gofmt has them."""
    done: list[str] = []
    for is_comment, run in itertools.groupby(lines, lambda line: line.startswith("\t//")):
        if is_comment:
            done += run
            continue
        fields = [line.split() for line in run]
        width = max(len(name) for name, _ in fields)
        done += [f"\t{name:<{width}} {kind}" for name, kind in fields]
    return done


def layouts(api: Api) -> list[str]:
    lines = [C, 'import "unsafe"', "", "// A constant that is below 0 does not compile: these must be 0.", "const ("]
    for struct in api.structs:
        if is_internal(struct):
            continue
        name = struct_name(struct.name)
        lines.append(f"\t_ = -(unsafe.Sizeof({name}{{}}) ^ C.sizeof_{struct.name})")
        for field in struct.fields:
            theirs = f"_{field.name}" if field.name in ("range", "type") else field.name
            ours = f"unsafe.Offsetof({name}{{}}.{field_name(field)})"
            lines.append(f"\t_ = -({ours} ^ unsafe.Offsetof(C.{struct.name}{{}}.{theirs}))")
    lines += [")", "", "// What nslide_struct_size has to answer.", "var sizes = map[StructKind]uintptr{"]
    kinds = {each.name: f"StructKind{pascal(each.short)}:" for each in api.enum("struct_kind").values}
    wanted = [(kinds[each.kind], struct_name(each.name)) for each in api.structs if each.kind and not is_internal(each)]
    width = max(len(kind) for kind, _ in wanted)
    return [*lines, *(f"\t{kind:<{width}} unsafe.Sizeof({name}{{}})," for kind, name in wanted), "}"]
