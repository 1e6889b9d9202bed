"""The calls of Coordinator and List for Java. What is not a number passes through memory of JNA's."""

from __future__ import annotations

from ... import calls
from ...calls import Argument, Call
from ...model import Api
from ...names import first_sentence, pascal
from .types import documented, local, plain

CLASSES = {"nslide_coordinator": "CoordinatorCalls", "nslide_list": "SlideListCalls"}
PAIRS = {
    ("consumed_x", "consumed_y"): "double[]",
    ("x", "y"): "double[]",
    ("section", "item"): "int[]",
    ("position", "length"): "double[]",
    ("outer", "inner"): "double[]",
}
# Of a number that is written: how many bytes it has, and how it is read.
READ = {"int32_t": (4, "getInt"), "double": (8, "getDouble"), "uint64_t": (8, "getLong"), "size_t": (8, "getLong")}


def methods(api: Api, owner: str) -> list[str]:
    lines = ["import com.sun.jna.Memory;", "", "/** The calls on a handle, in the header's order. */"]
    lines += [f"abstract class {CLASSES[owner]} extends Handle {{", f"    {CLASSES[owner]}(long handle) {{"]
    lines += ["        super(handle);", "    }"]
    for each in calls.methods(api):
        if each.owner == owner:
            lines += ["", *method(api, each)]
    return [*lines, "}"]


def method(api: Api, call: Call) -> list[str]:
    takes = ", ".join(f"{kind(each)} {local(each.name)}" for each in call.inputs)
    name = local(call.name.removeprefix("get_"))
    head = f"    public {result(call)} {name}({takes}) {{"
    comment = documented(api, first_sentence(call.function.doc), "    ")
    return [*comment, head, *(f"        {line}" for line in body(call)), "    }"]


def kind(each: Argument) -> str:
    kinds = {"choice": pascal(each.enum), "flag": "boolean", "handle": "Coordinator", "bytes": "byte[]"}
    if each.name == "axes":
        return "int"
    if each.kind in ("array", "optional_array", "array_out"):
        return f"{plain(each.type)}[]"
    return kinds.get(each.kind, plain(each.type))


def result(call: Call) -> str:
    found = call.results
    if not found:
        return "void"
    if found[0].kind == "written":
        return "int"
    return PAIRS[found[0].name, found[1].name] if len(found) == 2 else plain(found[0].type)


def passed(call: Call, each: Argument) -> str:
    arrays = [local(one.name) for one in call.arguments if one.kind in ("array", "array_out", "bytes")]
    first = arrays[0] if arrays else ""
    name = local(each.name)
    found = {
        "array": f"Memories.of({name})",
        "array_count": f"{first}.length",
        "array_out": f"{name}Memory",
        "bytes": f"{name}Memory",
        "capacity": f"new SizeT({first}.length)" if each.type == "size_t" else f"{first}.length",
        "choice": f"{name}.value" if each.name != "axes" else name,
        "flag": f"{name} ? 1 : 0",
        "handle": f"{name}.handle()",
        "optional_array": f"Memories.of({name})",
        "result": f"{name}Memory",
        "written": f"{name}Memory",
    }
    return found.get(each.kind, name)


def body(call: Call) -> list[str]:
    lines = guards(call)
    for each in call.arguments:
        name = local(each.name)
        if each.kind == "filled":
            lines.append(f"{plain(each.type)} {name} = new {plain(each.type)}();")
        elif each.kind in ("result", "written"):
            lines.append(f"Memory {name}Memory = Memories.zero({READ[each.type][0]});")
        elif each.kind in ("bytes", "array_out"):
            lines.append(f"Memory {name}Memory = Memories.room({name});")
    arguments = ", ".join(["handle()", *(passed(call, each) for each in call.arguments)])
    called = f"Native.FUNCTIONS.{call.function.name}({arguments})"
    found = call.results
    outs = [each for each in call.arguments if each.kind in ("array_out", "bytes")]
    if not found:
        lines.append(f"done({called});")
        return [
            *lines,
            *(
                f"Memories.read({local(each.name)}Memory, {local(each.name)}, {local(each.name)}.length);"
                for each in outs
            ),
        ]
    if found[0].kind == "written":
        count, out = local(found[0].name), local(outs[0].name)
        cast = "(int) " if found[0].type == "size_t" else ""
        lines += [f"int status = {called};", f"int many = {cast}{count}Memory.{READ[found[0].type][1]}(0);"]
        lines += ["if (!counted(status)) return many;", f"Memories.read({out}Memory, {out}, many);", "return many;"]
        return lines
    lines.append(f"done({called});")
    values = [local(e.name) if e.kind == "filled" else f"{local(e.name)}Memory.{READ[e.type][1]}(0)" for e in found]
    return [
        *lines,
        f"return {values[0]};" if len(found) == 1 else f"return new {result(call)} {{{', '.join(values)}}};",
    ]


def guards(call: Call) -> list[str]:
    """Arrays that have to be as many as something else says."""
    lines = []
    arrays = [local(each.name) for each in call.arguments if each.kind == "array"]
    for each in call.arguments:
        if each.kind == "optional_array":
            count = next(local(one.name) for one in call.arguments if one.kind == "count")
            name = local(each.name)
            lines += [f"if ({name} != null && {name}.length != {count}) {{"]
            lines += [f'    throw new SlideException("{each.name}: must be as many as {count}, or null");', "}"]
    if len(arrays) == 2:
        lines += [f"if ({arrays[0]}.length != {arrays[1]}.length) {{"]
        lines += [f'    throw new SlideException("{arrays[1]}: must be as many as {arrays[0]}");', "}"]
    return lines
