"""The methods of Coordinator and List for Rust."""

from __future__ import annotations

from ... import calls
from ...calls import Argument, Call
from ...model import Api
from ...names import first_sentence, pascal
from .types import declared, plain, sized, words

USES = {"nslide_coordinator": "Coordinator, Error, Result", "nslide_list": "Coordinator, Error, List, Result"}


def methods(api: Api, owner: str) -> list[str]:
    name = {"nslide_coordinator": "Coordinator", "nslide_list": "List"}[owner]
    lines = ["use super::{choices::*, structs::*, sys};", f"use crate::{{{USES[owner]}}};", "", f"impl {name} {{"]
    found = [method(api, each) for each in calls.methods(api) if each.owner == owner]
    return [*lines, *"\n\n".join("\n".join(each) for each in found).splitlines(), "}"]


def method(api: Api, call: Call) -> list[str]:
    takes = [f"&{'' if call.reads_only else 'mut '}self", *(parameter(each) for each in call.inputs)]
    name = call.name.removeprefix("get_")
    comment = words(api).lines(first_sentence(call.function.doc), "///", "    ")
    head = f"    pub fn {name}({', '.join(takes)}) -> Result<{result(call)}> {{"
    many = ["    #[allow(clippy::too_many_arguments)]"] if len(takes) > 7 else []
    return [*comment, *many, head, *(f"        {line}" for line in body(api, call)), "    }"]


def parameter(each: Argument) -> str:
    kinds = {
        "choice": pascal(each.enum),
        "flag": "bool",
        "handle": "&Coordinator",
        "struct": f"&{plain(each.type)}",
        "array": f"&[{plain(each.type)}]",
        "optional_array": f"Option<&[{plain(each.type)}]>",
        "array_out": f"&mut [{plain(each.type)}]",
        "bytes": "&mut [u8]",
    }
    return f"{declared(each.name)}: {kinds.get(each.kind, plain(each.type))}"


def result(call: Call) -> str:
    found = call.results
    if not found:
        return "()"
    if found[0].kind == "written":
        return "usize"
    return plain(found[0].type) if len(found) == 1 else f"({', '.join(plain(each.type) for each in found)})"


def passed(call: Call, each: Argument) -> str:
    arrays = [one.name for one in call.arguments if one.kind in ("array", "array_out", "bytes")]
    first = arrays[0] if arrays else ""
    name = declared(each.name)
    found = {
        "array": f"{name}.as_ptr()",
        "array_count": f"{first}.len() as i32",
        "array_out": f"{name}.as_mut_ptr()",
        "bytes": f"{name}.as_mut_ptr().cast()",
        "capacity": f"{first}.len()" if each.type == "size_t" else f"{first}.len() as i32",
        "choice": f"{name}.0",
        "filled": "&mut out",
        "flag": f"{name} as i32",
        "handle": f"{name}.handle()",
        "optional_array": f"{name}.map_or(std::ptr::null(), <[_]>::as_ptr)",
        "result": f"&mut {name}",
        "struct": f"&{name}",
        "written": "&mut out",
    }
    return found.get(each.kind, name)


def body(api: Api, call: Call) -> list[str]:
    lines = guards(call)
    for each in call.arguments:
        if each.kind == "struct" and sized(api, each.type):
            # Whatever the caller's copy says: as many bytes as there are.
            kind = plain(each.type)
            size = f"std::mem::size_of::<{kind}>() as u32"
            lines.append(f"let {each.name} = {kind} {{ struct_size: {size}, ..*{each.name} }};")
    arguments = ", ".join(["self.handle()", *(passed(call, each) for each in call.arguments)])
    called = f"let status = unsafe {{ sys::{call.function.name}({arguments}) }};"
    found = call.results
    if not found:
        return [*lines, called, "self.done(status)"]
    if found[0].kind == "written":
        return [*lines, "let mut out = 0;", called, "self.counted(status, out as usize)"]
    if found[0].kind == "filled":
        return [*lines, f"let mut out = {plain(found[0].type)}::default();", called, "self.done(status).map(|_| out)"]
    zero = {"double": "0.0"}
    lines += [f"let mut {each.name} = {zero.get(each.type, '0')};" for each in found]
    names = ", ".join(each.name for each in found)
    return [*lines, called, f"self.done(status).map(|_| {names if len(found) == 1 else f'({names})'})"]


def guards(call: Call) -> list[str]:
    """Arrays that have to be as many as something else says."""
    lines = []
    arrays = [each.name for each in call.arguments if each.kind == "array"]
    for each in call.arguments:
        if each.kind == "optional_array":
            count = next(one.name for one in call.arguments if one.kind == "count")
            lines += [f"if {each.name}.map_or(false, |all| all.len() as i32 != {count}) {{"]
            lines += [f'    return Err(Error::argument("{each.name}: must be as many as {count}, or none"));', "}"]
    if len(arrays) == 2:
        lines += [f"if {arrays[0]}.len() != {arrays[1]}.len() {{"]
        lines += [f'    return Err(Error::argument("{arrays[1]}: must be as many as {arrays[0]}"));', "}"]
    return lines
