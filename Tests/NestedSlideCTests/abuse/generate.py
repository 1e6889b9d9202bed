"""Writes the C table of every function of include/nestedslide.h, with what the abuse tests have to know of arguments.

The header's conventions tell most of it: const is read, anything else written; a count, capacity or size right behind a
pointer is its, else a count before it is. What they do not tell is in the tables here. What is neither known nor told
ends the program: no function, argument or struct is left out.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from pycparser import c_ast, c_parser

TREE = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TREE / "tools"))

import header  # noqa: E402

WHOLES = {"int32_t": (32, True), "uint32_t": (32, False), "int64_t": (64, True), "size_t": (64, False)}
HANDLES = {"nslide_coordinator": "KIND_COORDINATOR", "nslide_list": "KIND_LIST"}
STANDARD = ("int32_t", "uint32_t", "int64_t", "uint64_t", "size_t", "bool")

# Pointers that may be null whatever the other arguments are.
OPTIONAL = {
    "nslide_config_check.message",
    "nslide_create.content_heights",
    "nslide_reload.content_heights",
    "nslide_reload_keyed.content_heights",
    "nslide_session_update.consumed_x",
    "nslide_session_update.consumed_y",
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


@dataclass
class Parameter:
    name: str
    type: str
    pointer: bool
    const: bool
    count: int = -1


@dataclass
class Header:
    structs: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    hooks: set[str] = field(default_factory=set)
    functions: dict[str, list[Parameter]] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)


def type_name(node: c_ast.Node) -> str:
    """The type's name, an asterisk behind it for each pointer."""
    if isinstance(node, c_ast.PtrDecl):
        return type_name(node.type) + "*"
    return type_name(node.type) if isinstance(node, c_ast.TypeDecl) else " ".join(node.names)


def read(text: str) -> Header:
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL)
    text = re.sub(r"#ifdef __cplusplus.*?#endif", " ", text, flags=re.DOTALL)
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE).replace("NSLIDE_API", "")
    result = Header()
    for node in c_parser.CParser().parse("".join(f"typedef int {name};\n" for name in STANDARD) + text).ext:
        if isinstance(node, c_ast.Typedef) and isinstance(node.type, c_ast.PtrDecl):
            result.hooks.add(node.name)
        elif isinstance(node, c_ast.Typedef) and isinstance(node.type.type, c_ast.Struct):
            result.structs[node.name] = [(each.name, type_name(each.type)) for each in node.type.type.decls]
        elif isinstance(node, c_ast.Typedef):
            if node.name not in (*STANDARD, *HANDLES):
                result.aliases[node.name] = type_name(node.type)
        elif isinstance(node.type, c_ast.FuncDecl):
            params = [] if node.type.args is None else node.type.args.params
            result.functions[node.name] = [
                Parameter(each.name, type_name(each.type), isinstance(each.type, c_ast.PtrDecl), is_const(each.type))
                for each in params
                if each.name is not None
            ]
    return result


def is_const(node: c_ast.Node) -> bool:
    """Of a pointer, whether what it leads to is const."""
    return isinstance(node, c_ast.PtrDecl) and "const" in getattr(node.type, "quals", [])


def find_counts(parameters: list[Parameter], structs: dict[str, list[tuple[str, str]]]) -> None:
    """Which argument counts what a pointer leads to."""
    pairs = list(enumerate(parameters))
    for index, each in pairs:
        behind = parameters[index + 1] if index + 1 < len(parameters) else None
        if each.pointer and behind and not behind.pointer and behind.name in ("count", "capacity", "size"):
            each.count = index + 1
    owned = {each.count for each in parameters}
    free = [i for i, each in pairs if not each.pointer and re.search(r"(^|_)count$", each.name) and i not in owned]
    for index, each in pairs:
        before = [i for i in free if i < index]
        sized = is_sized(each.type.removesuffix("*"), structs)
        if each.pointer and each.count < 0 and not sized and before and (each.const or before[-1] == index - 1):
            each.count = before[-1]


def is_sized(name: str, structs: dict[str, list[tuple[str, str]]]) -> bool:
    return name in structs and structs[name][0][0] == "struct_size"


def fields(struct: str, structs: dict[str, list[tuple[str, str]]], prefix: str = "") -> list[tuple[str, str]]:
    """Every number in a struct, with its kind; pointers and struct_size have tests of their own, no handle is read."""
    result: list[tuple[str, str]] = []
    for name, kind in structs[struct]:
        if kind in structs:
            result += fields(kind, structs, f"{prefix}{name}.")
        elif kind == "double":
            result.append((prefix + name, "KIND_REAL"))
        elif kind in WHOLES and name != "struct_size":
            result.append((prefix + name, f"KIND_WHOLE{WHOLES[kind][0]}"))
        elif name != "struct_size" and not kind.endswith("*") and kind not in HANDLES:
            raise SystemExit(f"{struct}.{name}: nothing is known of {kind}")
    return result


def write_type(name: str, structs: dict[str, list[tuple[str, str]]]) -> tuple[str, str]:
    """The table of a struct's fields, and the row of a type."""
    size = {"void": "1", "char*": "sizeof(char *)"}.get(name, f"sizeof({name})")
    sized = "true" if is_sized(name, structs) else "false"
    if name not in structs:
        return "", f'    {{"{name}", {size}, {sized}, NULL, 0}},'
    rows = [f'    {{"{path}", {kind}, offsetof({name}, {path})}},' for path, kind in fields(name, structs)]
    table = [f"static const abuse_field fields_{name}[] = {{", *rows, "};", ""]
    return "\n".join(table), f'    {{"{name}", {size}, {sized}, fields_{name}, {len(rows)}}},'


def argument(each: Parameter, index: int, hooks: set[str]) -> str:
    if each.pointer:
        return f"v[{index}].pointer"
    if each.type in HANDLES:
        return f"v[{index}].handle"
    if each.type in hooks:
        return f"v[{index}].whole != 0 ? hook_{each.type} : NULL"
    return f"v[{index}].real" if each.type == "double" else f"({each.type})v[{index}].whole"


def kind_of(each: Parameter, found: Header) -> str:
    name = found.aliases.get(each.type, each.type)
    if each.pointer:
        return "KIND_POINTER"
    if name in found.hooks:
        return "KIND_HOOK"
    if name == "double":
        return "KIND_REAL"
    if name in HANDLES or name in WHOLES:
        return HANDLES[name] if name in HANDLES else f"KIND_WHOLE{WHOLES[name][0]}"
    raise SystemExit(f"{each.name}: nothing is known of {each.type}")


def write_function(name: str, returns: str, statuses: int, found: Header, types: list[str]) -> tuple[str, str]:
    """The table of a function's arguments with the call, and the row of the function."""
    parameters = found.functions[name]
    rows = []
    for each in parameters:
        target = each.type.removesuffix("*")
        if each.pointer and target not in types:
            types.append(target)
        reads = each.const or target in READ_AND_WRITTEN
        flags = [reads, not each.const, f"{name}.{each.name}" in OPTIONAL]
        row = [f'"{each.name}"', kind_of(each, found), str(types.index(target) if each.pointer else -1)]
        rows.append(f"    {{{', '.join([*row, *(str(flag).lower() for flag in flags), str(each.count)])}}},")
    call = f"{name}({', '.join(argument(each, i, found.hooks) for i, each in enumerate(parameters))})"
    body = {"nslide_status": f"return {call};", "const char *": f"return answered_text({call});"}.get(
        returns, f"(void){call};\n  return NSLIDE_OK;"
    )
    lines = [f"static nslide_status call_{name}(const abuse_value *v) {{", "  (void)v;", f"  {body}", "}", ""]
    if rows:
        lines = [f"static const abuse_parameter parameters_{name}[] = {{", *rows, "};", "", *lines]
    table = f"parameters_{name}" if rows else "NULL"
    answers = "true" if returns == "nslide_status" else "false"
    return "\n".join(lines), f'    {{"{name}", call_{name}, {table}, {len(rows)}, 0x{statuses:x}, {answers}}},'


def main() -> None:
    text = header.HEADER.read_text()
    found, described = read(text), header.read_functions(text)
    statuses = header.read_statuses(text)
    unknown = OPTIONAL - {f"{name}.{each.name}" for name, all_ in found.functions.items() for each in all_}
    if unknown or set(found.functions) != {each.name for each in described}:
        raise SystemExit(f"the header has other functions and arguments than were read: {sorted(unknown)}")
    types: list[str] = []
    calls, functions = [], []
    for each in described:
        find_counts(found.functions[each.name], found.structs)
        bits = sum(1 << -statuses[name] for name in header.documented_statuses(each, statuses))
        call, row = write_function(each.name, each.returns, bits, found, types)
        calls.append(call)
        functions.append(row)
    tables, rows = zip(*(write_type(name, found.structs) for name in types))
    names = ", ".join("TYPE_" + name.replace("*", "_pointer") for name in types)
    print("/* Made by generate.py from nestedslide.h. */")
    print(f"enum abuse_type_number {{ {names} }};\n")
    print("#ifdef ABUSE_TABLES")
    print("\n".join(table for table in tables if table))
    print("const abuse_type abuse_types[] = {", *rows, "};\n", sep="\n")
    print("\n".join(calls))
    print("const abuse_function abuse_functions[] = {", *functions, "};", sep="\n")
    print(f"const int abuse_function_count = {len(functions)};")
    print("#endif")


if __name__ == "__main__":
    main()
