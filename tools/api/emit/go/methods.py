"""The methods of Coordinator and List for Go."""

from __future__ import annotations

from ... import calls
from ...calls import Argument, Call
from ...model import Api
from ...names import camel, first_sentence, pascal
from .types import C, plain, words

KEYWORDS = {"range": "span", "type": "kind"}


def methods(api: Api, owner: str) -> list[str]:
    lines = [C, 'import "unsafe"', ""]
    for each in calls.methods(api):
        if each.owner == owner:
            lines += [*method(api, each), ""]
    return lines[:-1]


def local(name: str) -> str:
    name = camel(name)
    return KEYWORDS.get(name, name)


def method(api: Api, call: Call) -> list[str]:
    owner = pascal(call.owner.removeprefix("nslide_"))
    name = pascal(call.name.removeprefix("get_"))
    takes = ", ".join(f"{local(each.name)} {kind(each)}" for each in call.inputs)
    comment = words(api).lines(f"{name}: {first_sentence(call.function.doc)}", "//")
    head = f"func (self *{owner}) {name}({takes}) {gives(call)} {{"
    return [*comment, head, *(f"\t{line}" for line in body(api, call)), "}"]


def kind(each: Argument) -> str:
    kinds = {
        "choice": pascal(each.enum),
        "flag": "bool",
        "handle": "*Coordinator",
        "count": "int",
        "struct": plain(each.type) if each.type.startswith("nslide_") else "",
        "bytes": "[]byte",
    }
    if each.kind in ("array", "optional_array", "array_out"):
        return f"[]{plain(each.type)}"
    return kinds.get(each.kind) or plain(each.type)


def gives(call: Call) -> str:
    found = call.results
    if not found:
        return "error"
    if found[0].kind == "written":
        return "(int, error)"
    return f"({', '.join(plain(each.type) for each in found)}, error)"


def c_number(type_name: str, value: str) -> str:
    return f"C.{type_name}({value})"


def passed(call: Call, each: Argument) -> str:
    arrays = [local(one.name) for one in call.arguments if one.kind in ("array", "array_out", "bytes")]
    first = arrays[0] if arrays else ""
    name = local(each.name)
    found = {
        "array": f"(*C.{each.type})(first({name}))",
        "array_count": f"C.{each.type}(len({first}))",
        "array_out": f"(*C.{each.type})(first({name}))",
        "bytes": f"first({name})",
        "capacity": f"C.{each.type}(len({first}))",
        "filled": f"(*C.{each.type})(unsafe.Pointer(&{name}))",
        "flag": f"number({name})",
        "handle": f"{name}.handle",
        "optional_array": f"(*C.{each.type})(first({name}))",
        "result": f"(*C.{each.type})(unsafe.Pointer(&{name}))",
        "struct": f"(*C.{each.type})(unsafe.Pointer(&{name}))",
        "written": "&count",
    }
    return found.get(each.kind, c_number(each.type, name))


def body(api: Api, call: Call) -> list[str]:
    lines = guards(call)
    sized = {struct.name for struct in api.structs if struct.sized}
    for each in call.arguments:
        if each.type in sized and each.kind == "filled":
            lines.append(f"{local(each.name)} := {plain(each.type)}{{size: C.sizeof_{each.type}}}")
        elif each.type in sized and each.kind == "struct":
            lines.append(f"{local(each.name)}.size = C.sizeof_{each.type}")
        elif each.kind in ("filled", "result"):
            lines.append(f"var {local(each.name)} {plain(each.type)}")
        elif each.kind == "written":
            lines.append(f"var count C.{each.type}")
    arguments = ", ".join(["self.handle", *(passed(call, each) for each in call.arguments)])
    called = f"C.{call.function.name}({arguments})"
    found = call.results
    if not found:
        return [*lines, f"return self.done({called})"]
    lines.append(f"err := self.{'counted' if found[0].kind == 'written' else 'done'}({called})")
    if found[0].kind == "written":
        return [*lines, "return int(count), err"]
    return [*lines, f"return {', '.join(local(each.name) for each in found)}, err"]


def guards(call: Call) -> list[str]:
    """Arrays that have to be as many as something else says."""
    lines = []
    arrays = [local(each.name) for each in call.arguments if each.kind == "array"]
    for each in call.arguments:
        if each.kind == "optional_array":
            count = next(local(one.name) for one in call.arguments if one.kind == "count")
            name = local(each.name)
            lines += [f"if {name} != nil && len({name}) != {count} {{"]
            lines += [f'\treturn refused("{each.name}: must be as many as {count}, or none")', "}"]
    if len(arrays) == 2:
        lines += [f"if len({arrays[0]}) != len({arrays[1]}) {{"]
        lines += [f'\treturn refused("{arrays[1]}: must be as many as {arrays[0]}")', "}"]
    return lines
