"""The methods of Coordinator and List for C++: what each C function takes, as spans, enum classes and results."""

from __future__ import annotations

import textwrap

from ... import calls
from ...calls import Argument, Call
from ...model import Api
from ...names import first_sentence, pascal
from .types import plain, words

# Results that come two at a time.
PAIRS = {
    ("consumed_x", "consumed_y"): "Point",
    ("x", "y"): "Point",
    ("section", "item"): "ItemPlace",
    ("position", "length"): "Thumb",
    ("outer", "inner"): "Offsets",
}


def methods(api: Api, owner: str) -> list[str]:
    lines: list[str] = []
    for each in calls.methods(api):
        if each.owner == owner:
            lines += ["", *method(api, each)]
    return lines[1:]


def method(api: Api, call: Call) -> list[str]:
    declared = ", ".join(parameter(each) for each in call.inputs)
    comment = words(api).lines(first_sentence(call.function.doc), "///", "  ")
    const = " const" if call.reads_only else ""
    head = f"  Answer<{result(call)}> {call.name.removeprefix('get_')}({declared}){const} {{"
    return [*comment, *wrapped(head, "  "), *(part for line in body(call) for part in wrapped(line, "    ")), "  }"]


def wrapped(line: str, indent: str) -> list[str]:
    """A line of code, broken behind a comma where it is too long."""
    if '"' in line:
        return [indent + line]
    return textwrap.wrap(indent + line, 119, subsequent_indent=indent + "    ", break_long_words=False)


def parameter(each: Argument) -> str:
    if each.kind == "choice":
        return f"{pascal(each.enum)} {each.name}"
    if each.kind == "flag":
        return f"bool {each.name}"
    if each.kind == "handle":
        return f"const BasicCoordinator<Errors> &{each.name}"
    if each.kind == "struct":
        return f"const {plain(each.type)} &{each.name}"
    if each.kind in ("array", "optional_array"):
        return f"Span<const {plain(each.type)}> {each.name}" + " = {}" * (each.kind == "optional_array")
    if each.kind in ("array_out", "bytes"):
        return f"Span<{plain(each.type)}> {each.name}"
    return f"{plain(each.type)} {each.name}"


def result(call: Call) -> str:
    found = call.results
    if not found:
        return "void"
    if found[0].kind == "written":
        return "std::size_t"
    return PAIRS[found[0].name, found[1].name] if len(found) == 2 else plain(found[0].type)


def passed(call: Call, each: Argument) -> str:
    """What goes to C in the place of a parameter."""
    pair = len(call.results) == 2
    arrays = [one.name for one in call.arguments if one.kind in ("array", "array_out", "bytes")]
    if each.kind in ("array", "optional_array", "array_out"):
        return f"detail::c({each.name}.data())" if each.type.startswith("nslide_") else f"{each.name}.data()"
    first = arrays[0] if arrays else ""
    found = {
        "array_count": f"detail::count({first})",
        "bytes": f"{each.name}.data()",
        "capacity": f"{first}.size()" if each.type == "size_t" else f"detail::count({first})",
        "choice": f"static_cast<std::int32_t>({each.name})",
        "filled": "detail::c(&out)",
        "flag": f"{each.name} ? 1 : 0",
        "handle": f"{each.name}.handle()",
        "result": f"&out.{each.name.removeprefix('consumed_')}" if pair else "&out",
        "struct": f"detail::c(&{each.name})",
        "written": "&out",
    }
    return found.get(each.kind, each.name)


def body(call: Call) -> list[str]:
    lines = []
    arrays = [each.name for each in call.arguments if each.kind == "array"]
    for each in call.arguments:
        if each.kind == "optional_array":
            count = next(one.name for one in call.arguments if one.kind == "count")
            test = f"!{each.name}.empty() && detail::count({each.name}) != {count}"
            lines += [f"if ({test}) {{", f'  return refused("{each.name}: must be as many as {count}, or none");', "}"]
    if len(arrays) == 2:
        test = f"{arrays[0]}.size() != {arrays[1]}.size()"
        lines += [f"if ({test}) {{", f'  return refused("{arrays[1]}: must be as many as {arrays[0]}");', "}"]
    arguments = ", ".join(["handle_", *(passed(call, each) for each in call.arguments)])
    called = f"{call.function.name}({arguments})"
    if not call.results:
        return [*lines, f"return done({called});"]
    if call.results[0].kind != "written":
        return [
            *lines,
            f"{result(call)} out{{}};",
            f"const nslide_status status = {called};",
            "return with(status, out);",
        ]
    kind = plain(call.results[0].type)
    out = "out" if kind == "std::size_t" else "static_cast<std::size_t>(out)"
    return [*lines, f"{kind} out = 0;", f"const nslide_status status = {called};", f"return counted(status, {out});"]
