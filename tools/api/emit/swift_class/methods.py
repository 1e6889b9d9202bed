"""The methods of NestedSlide and its List."""

from __future__ import annotations

import re
import textwrap

from ... import calls
from ...calls import Argument, Call
from ...model import Api
from ...names import camel, pascal, struct_name
from .words import PLAIN, may_be_automatic, may_be_none, nested, words

# Written by hand: what waits there is read to the end, or one by one.
BY_HAND = {"observe", "poll_corrections", "poll_events", "record_read"}
# A first number of this name needs no label: the method says it.
UNLABELLED = {"bar", "direction", "height", "index", "key", "number", "offset", "time", "unit", "action", "source"}
WIDTH = 120


def methods(api: Api, owner: str) -> list[str]:
    name = {"nslide_coordinator": "NestedSlide", "nslide_list": "NestedSlide.List"}[owner]
    found = [each for each in calls.methods(api) if each.owner == owner and each.name not in BY_HAND]
    lines = "\n\n".join("\n".join(method(api, each)) for each in found).splitlines()
    inside = lines if owner == "nslide_coordinator" else qualified(api, lines)
    return ["import CNestedSlide", "", f"extension {name} {{", *inside, "}"]


def qualified(api: Api, lines: list[str]) -> list[str]:
    """An extension of the list does not see what lies around the list."""
    names = {"Failure", *(struct_name(each.name) for each in api.structs), *(pascal(each.name) for each in api.enums)}
    pattern = re.compile(rf"(?<![.\w])({'|'.join(sorted(names))})\b(?!:)")
    return [each if each.lstrip().startswith("///") else pattern.sub(r"NestedSlide.\1", each) for each in lines]


def method(api: Api, call: Call) -> list[str]:
    name = camel(call.name.removeprefix("get_"))
    inputs, answer = asked(call), result(api, call)
    lines = comment(api, call, inputs)
    inside = [f"    {line}" for line in body(api, call)]
    if (not inputs and answer and call.reads_only) or call.name == "is_lifted":
        return [
            *lines,
            f"  public var {name}: {answer} {{",
            "    get throws(Failure) {",
            *(f"  {each}" for each in inside),
            "    }",
            "  }",
        ]
    if answer and not call.reads_only and call.results and call.results[0].kind == "result":
        lines.append("  @discardableResult")
    takes = ", ".join(parameter(api, call, each, place == 0) for place, each in enumerate(inputs))
    head = f"  public func {name}({takes}) throws(Failure)" + (f" -> {answer}" if answer else "") + " {"
    return [*lines, *folded(head), *inside, "  }"]


def asked(call: Call) -> list[Argument]:
    """What a caller says: how many, of an array that is filled to its end."""
    found = [each for each in call.inputs if each.kind not in ("array_out", "bytes")]
    is_filled = any(each.kind == "array_out" for each in call.arguments) and not call.results
    return found + [each for each in call.arguments if each.kind == "array_count" and is_filled]


def folded(head: str) -> list[str]:
    """As the formatter breaks a line that is too long."""
    if len(head) <= WIDTH:
        return [head]
    start, _, rest = head.partition("(")
    takes, _, end = rest.rpartition(") throws")
    inner = textwrap.wrap(takes, WIDTH - 4, break_on_hyphens=False, break_long_words=False)
    return [f"{start}(", *(f"    {each}" for each in inner), f"  ) throws{end}"]


def comment(api: Api, call: Call, inputs: list[Argument]) -> list[str]:
    say, function = words(api), call.function
    lines = say.lines(function.doc, "///", "  ")
    docs = {each.name: calls.description(api, each) for each in function.parameters}
    told = [each for each in inputs if docs[each.name]]
    if told:
        lines.append("  /// - Parameters:")
    for each in told:
        text = textwrap.wrap(say(f"{camel(each.name)}: {docs[each.name]}"), WIDTH - 12, break_on_hyphens=False)
        lines += [f"  ///   - {text[0]}", *(f"  ///     {line}" for line in text[1:])]
    if function.cost:
        lines += [f"  /// - Complexity: {line}" for line in textwrap.wrap(say(function.cost), WIDTH - 20)]
    return lines


def is_optional(api: Api, call: Call, each: Argument) -> bool:
    """A page that may be left out, and then is the current one, or the whole."""
    parameter = next(one for one in call.function.parameters if one.name == each.name)
    return each.kind == "number" and each.type == "int32_t" and may_be_none(calls.description(api, parameter))


def may_say_nothing(api: Api, enum: str) -> bool:
    """A choice that stands last may be left out if one of its values is none."""
    return any(value.short == "NONE" and value.value == 0 for value in api.enum(enum).values)


def is_automatic(call: Call, each: Argument) -> bool:
    return each.kind in ("number", "result") and each.type == "double" and may_be_automatic(doc_of(call, each))


def parameter(api: Api, call: Call, each: Argument, first: bool) -> str:
    kinds = {
        "choice": pascal(each.enum),
        "flag": "Bool = false",
        "handle": "NestedSlide",
        "struct": nested(api, each.type),
        "array": f"[{element(api, each)}]",
        "optional_array": f"[{element(api, each)}]? = nil",
    }
    kind = kinds.get(each.kind) or PLAIN[each.type]
    name = camel(each.name)
    if each.kind == "struct" and "null for the defaults" in doc_of(call, each):
        return f"{name}: {kind} = {kind}()"
    if each.kind == "choice" and each is call.inputs[-1] and may_say_nothing(api, each.enum):
        return f"{name}: {kind} = .none"
    if is_automatic(call, each):
        return f"{name}: Double? = nil"
    if is_optional(api, call, each):
        return f"{name}: {kind}? = nil"
    bare = first and (each.kind in ("array", "handle", "struct") or each.name in UNLABELLED)
    return f"{'_ ' if bare else ''}{name}: {kind}"


def element(api: Api, each: Argument) -> str:
    return nested(api, each.type) or {"int32_t": "Int32"}.get(each.type) or PLAIN.get(each.type, "")


def result(api: Api, call: Call) -> str:
    buffer = next((each for each in call.arguments if each.kind in ("array_out", "bytes")), None)
    if buffer is not None:
        return "[UInt8]" if buffer.kind == "bytes" else f"[{nested(api, buffer.type) or PLAIN[buffer.type]}]"
    found = call.results
    if not found:
        return ""
    if found[0].kind == "filled":
        return struct_name(found[0].type)
    kinds = [plain(each) + ("?" if is_automatic(call, each) else "") for each in found]
    none = may_be_none(doc_of(call, found[0]))
    if len(found) == 1:
        return kinds[0] + ("?" if none else "")
    together = ", ".join(f"{camel(each.name)}: {kind}" for each, kind in zip(found, kinds))
    return f"({together})" + ("?" if none else "")


def plain(each: Argument) -> str:
    return "Bool" if each.name.startswith("is_") else PLAIN[each.type]


def doc_of(call: Call, each: Argument) -> str:
    """Its description, with that of the parameter before, of which it says that it is likewise."""
    before = ""
    for one in call.function.parameters:
        doc = f"{before} {one.doc}" if "likewise" in one.doc.lower() else one.doc
        if one.name == each.name:
            return doc
        before = doc
    raise KeyError(each.name)


def passed(api: Api, call: Call, each: Argument) -> str:
    name = camel(each.name)
    first = next((camel(one.name) for one in call.arguments if one.kind == "array"), "")
    found = {
        "array": f"{name}.map(\\.c)" if nested(api, each.type) else name,
        "array_count": f"Int32(clamping: {first}.count)" if first else f"Int32(clamping: {name})",
        "array_out": "buffer",
        "bytes": "buffer",
        "capacity": "capacity",
        "choice": f"{name}.rawValue",
        "count": f"Int32(clamping: {name})",
        "filled": "&out.c",
        "flag": f"{name} ? 1 : 0",
        "handle": f"{name}.handle",
        "optional_array": name,
        "result": f"&{name}",
        "struct": f"&{name}.c",
        "written": "count",
    }
    if each.kind in found:
        return found[each.kind]
    if is_automatic(call, each):
        return f"{name} ?? automatic"
    if is_optional(api, call, each):
        return f"Int32(clamping: {name} ?? -1)"
    return f"Int32(clamping: {name})" if each.type == "int32_t" else name


def body(api: Api, call: Call) -> list[str]:
    arguments = ", ".join(["handle", *(passed(api, call, each) for each in call.arguments)])
    called = f"{call.function.name}({arguments})"
    kinds = {each.kind: each for each in call.arguments}
    lines = guards(call)
    lines += [f"var {camel(each.name)} = {camel(each.name)}" for each in call.arguments if each.kind == "struct"]
    if "bytes" in kinds:
        return [*lines, f"try readBytes {{ buffer, capacity, count in {called} }}"]
    if "array_out" in kinds:
        kind = kinds["array_out"].type
        make = (
            f".map {{ {nested(api, kind)}($0) }}"
            if nested(api, kind)
            else ".map { Int($0) }"
            if kind == "int32_t"
            else ""
        )
        if "capacity" in kinds:
            return [*lines, f"try readAll {{ buffer, capacity, count in {called} }}{make}"]
        return [*lines, *frames(call, kind, called, make)]
    found = call.results
    if not found:
        return [*lines, f"try check({called})"]
    if found[0].kind == "filled":
        return [*lines, f"var out = {struct_name(found[0].type)}()", f"try check({called})", "return out"]
    zero = {"double": "0.0", "uint64_t": "UInt64(0)"}
    lines += [f"var {camel(each.name)} = {zero.get(each.type, 'Int32(0)')}" for each in found]
    lines.append(f"try check({called})")
    return [*lines, f"return {answer(call)}"]


def frames(call: Call, kind: str, called: str, make: str) -> list[str]:
    """As many as the caller asks for, all of which are there."""
    return [
        f"var all = [{kind}](repeating: {kind}(), count: max(0, count))",
        f"try check({called.replace('buffer', '&all')})",
        f"return all{make}",
    ]


def answer(call: Call) -> str:
    found = call.results
    values = [value(call, each) for each in found]
    text = values[0] if len(found) == 1 else f"({', '.join(values)})"
    return f"{camel(found[0].name)} == -1 ? nil : {text}" if may_be_none(doc_of(call, found[0])) else text


def value(call: Call, each: Argument) -> str:
    name = camel(each.name)
    if is_automatic(call, each):
        return f"{name} == automatic ? nil : {name}"
    if plain(each) == "Bool":
        return f"{name} != 0"
    return f"Int({name})" if each.type == "int32_t" else name


def guards(call: Call) -> list[str]:
    """Arrays that have to be as many as something else says."""
    lines = []
    arrays = [camel(each.name) for each in call.arguments if each.kind == "array"]
    counts = [camel(each.name) for each in call.arguments if each.kind == "count"]
    for each in call.arguments:
        if each.kind == "optional_array":
            name = camel(each.name)
            lines += [f"if let {name}, {name}.count != {counts[0]} {{"]
            lines += [f'  throw Failure(.invalidArgument, "{name}: must be as many as {counts[0]}, or nil")', "}"]
    if len(arrays) == 2:
        lines += [f"if {arrays[0]}.count != {arrays[1]}.count {{"]
        lines += [f'  throw Failure(.invalidArgument, "{arrays[1]}: must be as many as {arrays[0]}")', "}"]
    return lines
