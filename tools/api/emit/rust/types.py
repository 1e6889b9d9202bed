"""Choices, structs and functions for Rust. A choice is a number with named values: a newer library may have more."""

from __future__ import annotations

from ...model import Api, Field, Parameter
from ...names import Words, is_internal, pascal, struct_name, value_name
from ...settings import whole_doc

PLAIN = {
    "int32_t": "i32",
    "uint32_t": "u32",
    "int64_t": "i64",
    "uint64_t": "u64",
    "size_t": "usize",
    "double": "f64",
    "void": "c_void",
    "char": "c_char",
    "nslide_status": "i32",
    "nslide_coordinator": "u64",
    "nslide_list": "u64",
}


def plain(name: str) -> str:
    return PLAIN[name] if name in PLAIN else struct_name(name)


def words(api: Api) -> Words:
    return Words(api, lambda enum, value: f"{pascal(enum.name)}::{value_name(value)}", lambda name: name)


def choices(api: Api) -> list[str]:
    say, lines = words(api), ["use crate::choice::choice;"]
    for each in api.constants:
        kind = "f64" if "e" in each.text else "i32"
        lines += [
            "",
            *say.lines(each.doc, "///"),
            f"pub const {each.name.removeprefix('NSLIDE_')}: {kind} = {each.text};",
        ]
    for enum in api.enums:
        lines += ["", "choice! {", *say.lines(enum.doc, "///", "    "), f"    {pascal(enum.name)} {{"]
        for value in enum.values:
            lines += [*say.lines(value.doc, "///", "        "), f"        {value_name(value)} = {value.value},"]
        lines += ["    }", "}"]
        if enum.flags:
            name = pascal(enum.name)
            lines += ["", f"impl std::ops::BitOr for {name} {{", "    type Output = Self;"]
            lines += ["    fn bitor(self, other: Self) -> Self {", "        Self(self.0 | other.0)", "    }", "}"]
            lines += ["", f"impl {name} {{", "    /// Whether it holds all of these flags."]
            lines += ["    pub fn contains(self, flags: Self) -> bool {"]
            lines += ["        self.0 & flags.0 == flags.0", "    }", "}"]
    return lines


def field_name(field: Field) -> str:
    return "kind" if field.name == "type" else field.name


def field_type(field: Field) -> str:
    if field.pointers:
        return f"*mut {plain(field.type)}"
    if field.enum:
        return pascal(field.enum)
    return "Flag" if field.is_flag else plain(field.type)


def structs(api: Api) -> list[str]:
    say, lines = words(api), ["use super::choices::*;", "use crate::Flag;"]
    for struct in api.structs:
        if is_internal(struct):
            continue
        lines += ["", *say.lines(struct.doc, "///"), "#[repr(C)]", "#[derive(Clone, Copy, Debug, PartialEq)]"]
        lines.append(f"pub struct {struct_name(struct.name)} {{")
        for field in struct.fields:
            hidden = field.name == "struct_size" or field.name.startswith("reserved")
            note = ["    #[doc(hidden)]"] if hidden else say.lines(whole_doc(api, struct, field), "///", "    ")
            lines += [*note, f"    pub {field_name(field)}: {field_type(field)},"]
        lines += [
            "}",
            "",
            f"impl Default for {struct_name(struct.name)} {{",
            "    fn default() -> Self {",
            "        Self {",
        ]
        lines += [f"            {field_name(field)}: {start(api, field)}," for field in struct.fields]
        lines += ["        }", "    }", "}"]
    return [*lines, "", *layouts(api)]


def start(api: Api, field: Field) -> str:
    """The value before anybody sets it: of settings their default, else 0."""
    if field.name == "struct_size":
        return "std::mem::size_of::<Self>() as u32"
    if field.type in ("nslide_rect", "nslide_insets"):
        return f"{plain(field.type)}::default()"
    value = field.setting.default if field.setting is not None else 0
    if field.enum:
        return f"{pascal(field.enum)}({value:.0f})"
    if field.is_flag:
        return f"Flag::{'ON' if value else 'OFF'}"
    return repr(float(value)) if field.type == "double" else f"{value:.0f}"


def layouts(api: Api) -> list[str]:
    """What the library has to answer of the sizes: kinds and sizes, for a check before the first call."""
    lines = ["pub(crate) const SIZES: &[(StructKind, usize)] = &["]
    for struct in api.structs:
        if struct.kind and not is_internal(struct):
            kind = next(each for each in api.enum("struct_kind").values if each.name == struct.kind)
            lines.append(f"    (StructKind::{kind.short}, std::mem::size_of::<{struct_name(struct.name)}>()),")
    return [*lines, "];"]


def pointer(each: Parameter) -> str:
    kind = plain(each.type)
    if each.pointers == 2:
        return f"*mut *const {kind}"
    return f"*{'const' if each.const else 'mut'} {kind}" if each.pointers else kind


def declared(name: str) -> str:
    return {"type": "kind", "move": "r#move"}.get(name, name)


def functions(api: Api) -> list[str]:
    lines = ["use super::structs::*;", "use crate::frame::FrameBuffers;", "use std::os::raw::{c_char, c_void};"]
    lines += ["", 'extern "C" {']
    for each in api.exported():
        if any("function" in parameter.type for parameter in each.parameters):
            continue
        takes = ", ".join(f"{declared(parameter.name)}: {pointer(parameter)}" for parameter in each.parameters)
        gives = "*const c_char" if "*" in each.returns else plain(each.returns)
        lines.append(f"    pub(crate) fn {each.name}({takes}) -> {gives};")
    return [*lines, "}"]


def sized(api: Api, name: str) -> bool:
    return any(struct.name == name and struct.sized for struct in api.structs)
