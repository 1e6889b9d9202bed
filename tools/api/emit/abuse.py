"""A table in C of every function, with what the abuse tests have to know of its arguments.

The header's conventions tell most of it: const is read, anything else written; a count, capacity or size right behind a
pointer is its, else a count before it is. What they do not tell is in the tables here. What is neither known nor told
ends the program: no function, argument or struct is left out.
"""

from __future__ import annotations

import re

from ..model import Api, Function, Parameter
from .contract import bits

WHOLES = {"int32_t": (32, True), "uint32_t": (32, False), "int64_t": (64, True), "size_t": (64, False)}
HANDLES = {"nslide_coordinator": "KIND_COORDINATOR", "nslide_list": "KIND_LIST"}

# Pointers that may be null whatever the other arguments are.
OPTIONAL = {
    "nslide_config_check.message",
    "nslide_create.content_heights",
    "nslide_create_from.content_heights",
    "nslide_reload.content_heights",
    "nslide_reload_keyed.content_heights",
    "nslide_session_update.consumed_x",
    "nslide_session_update.consumed_y",
    "nslide_get_bar.position",
    "nslide_get_bar.length",
    "nslide_bar_to_offsets.outer",
    "nslide_bar_to_offsets.inner",
    "nslide_list_create.config",
    "nslide_list_insert_section.section",
    "nslide_list_insert_section.heights",
    "nslide_list_insert_items.heights",
    "nslide_set_allocator.context",
    "nslide_set_log.context",
    "nslide_set_log.log",
}

# Structs that are read although they are written too.
READ_AND_WRITTEN = {"nslide_frame_buffers"}


class Table:
    """The structs of an interface, and the types that its functions have pointers to, in the order of their use."""

    def __init__(self, api: Api) -> None:
        self.structs = {each.name: each for each in api.structs}
        self.hooks = {each.name for each in api.functions if each.hook}
        self.aliases = {each.name: each.type for each in api.aliases if not each.handle}
        self.types: list[str] = []

    def is_sized(self, name: str) -> bool:
        return name in self.structs and self.structs[name].sized

    def fields(self, struct: str, prefix: str = "") -> list[tuple[str, str]]:
        """Every number in a struct, with its kind.

        Pointers and struct_size have tests of their own; no handle is read.
        """
        result: list[tuple[str, str]] = []
        for each in self.structs[struct].fields:
            path = prefix + each.name
            if each.pointers or each.name == "struct_size" or each.type in HANDLES:
                continue
            if each.type in self.structs:
                result += self.fields(each.type, f"{path}.")
            elif each.type == "double":
                result.append((path, "KIND_REAL"))
            elif each.type in WHOLES:
                result.append((path, f"KIND_WHOLE{WHOLES[each.type][0]}"))
            else:
                raise SystemExit(f"{struct}.{each.name}: nothing is known of {each.type}")
        return result

    def write_type(self, name: str) -> tuple[str, str]:
        """The table of a struct's fields, and the row of a type."""
        size = {"void": "1", "char*": "sizeof(char *)"}.get(name, f"sizeof({name})")
        sized = "true" if self.is_sized(name) else "false"
        if name not in self.structs:
            return "", f'    {{"{name}", {size}, {sized}, NULL, 0}},'
        rows = [f'    {{"{path}", {kind}, offsetof({name}, {path})}},' for path, kind in self.fields(name)]
        table = [f"static const abuse_field fields_{name}[] = {{", *rows, "};", ""]
        return "\n".join(table), f'    {{"{name}", {size}, {sized}, fields_{name}, {len(rows)}}},'

    def counts(self, parameters: tuple[Parameter, ...]) -> list[int]:
        """For each parameter which one counts what it leads to, -1 for none."""
        found = [-1] * len(parameters)
        for index, each in enumerate(parameters[:-1]):
            behind = parameters[index + 1]
            if each.pointers and not behind.pointers and behind.name in ("count", "capacity", "size"):
                found[index] = index + 1
        free = [
            index
            for index, each in enumerate(parameters)
            if not each.pointers and re.search(r"(^|_)count$", each.name) and index not in found
        ]
        for index, each in enumerate(parameters):
            before = [place for place in free if place < index]
            needs_one = each.pointers and found[index] < 0 and not self.is_sized(each.type)
            if needs_one and before and (each.is_read or before[-1] == index - 1):
                found[index] = before[-1]
        return found

    def argument(self, each: Parameter, index: int) -> str:
        if each.pointers:
            return f"v[{index}].pointer"
        if each.type in HANDLES:
            return f"v[{index}].handle"
        if each.type in self.hooks:
            return f"v[{index}].whole != 0 ? hook_{each.type} : NULL"
        return f"v[{index}].real" if each.type == "double" else f"({each.type})v[{index}].whole"

    def kind_of(self, each: Parameter) -> str:
        name = self.aliases.get(each.type, each.type)
        if each.pointers:
            return "KIND_POINTER"
        if name in self.hooks:
            return "KIND_HOOK"
        if name == "double":
            return "KIND_REAL"
        if name in HANDLES or name in WHOLES:
            return HANDLES[name] if name in HANDLES else f"KIND_WHOLE{WHOLES[name][0]}"
        raise SystemExit(f"{each.name}: nothing is known of {each.type}")

    def number_of(self, each: Parameter) -> int:
        """Of the type that a pointer leads to; -1 for what is no pointer."""
        if not each.pointers:
            return -1
        target = each.type + "*" * (each.pointers - 1)
        if target not in self.types:
            self.types.append(target)
        return self.types.index(target)

    def write_function(self, function: Function, statuses: int) -> tuple[str, str]:
        """The table of a function's arguments with the call, and the row of the function."""
        name, parameters = function.name, function.parameters
        rows = []
        for each, count in zip(parameters, self.counts(parameters)):
            reads = each.is_read or each.type in READ_AND_WRITTEN
            flags = [reads, not each.is_read, f"{name}.{each.name}" in OPTIONAL]
            row = [f'"{each.name}"', self.kind_of(each), str(self.number_of(each))]
            rows.append(f"    {{{', '.join([*row, *(str(flag).lower() for flag in flags), str(count)])}}},")
        call = f"{name}({', '.join(self.argument(each, i) for i, each in enumerate(parameters))})"
        body = {"nslide_status": f"return {call};", "const char *": f"return answered_text({call});"}.get(
            function.returns, f"(void){call};\n  return NSLIDE_OK;"
        )
        lines = [f"static nslide_status call_{name}(const abuse_value *v) {{", "  (void)v;", f"  {body}", "}", ""]
        if rows:
            lines = [f"static const abuse_parameter parameters_{name}[] = {{", *rows, "};", "", *lines]
        table = f"parameters_{name}" if rows else "NULL"
        answers = "true" if function.returns == "nslide_status" else "false"
        return "\n".join(lines), f'    {{"{name}", call_{name}, {table}, {len(rows)}, 0x{statuses:x}, {answers}}},'


def table(api: Api) -> str:
    functions = api.exported()
    unknown = OPTIONAL - {f"{each.name}.{one.name}" for each in functions for one in each.parameters}
    if unknown:
        raise SystemExit(f"there are no such arguments: {sorted(unknown)}")
    made = Table(api)
    written = [made.write_function(each, bits(api, each)) for each in functions]
    types = [made.write_type(name) for name in made.types]
    names = ", ".join("TYPE_" + name.replace("*", "_pointer") for name in made.types)
    lines = ["/* Generated from nestedslide.h, see tools/api. */", f"enum abuse_type_number {{ {names} }};", ""]
    lines += ["#ifdef ABUSE_TABLES", *(fields for fields, _ in types if fields)]
    lines += ["const abuse_type abuse_types[] = {", *(row for _, row in types), "};", ""]
    lines += [*(call for call, _ in written)]
    lines += ["const abuse_function abuse_functions[] = {", *(row for _, row in written), "};"]
    return "\n".join([*lines, f"const int abuse_function_count = {len(functions)};", "#endif", ""])
