"""Enum classes and structs for C++. The structs are laid out as C's: static assertions compare every field."""

from __future__ import annotations

from collections.abc import Iterator

from ...model import Api, Enum, Field, Struct, Value
from ...names import Words, is_internal, pascal, struct_name, value_name
from ...settings import whole_doc

# Those that an enumerator could ever be called.
WORDS = """
and asm auto bool break case catch char class concept const continue default delete do double else enum explicit export
extern false float for friend goto if inline int long mutable namespace new not operator or private protected public
register requires return short signed sizeof static struct switch template this throw true try typedef typeid typename
union unsigned using virtual void volatile while xor
"""
KEYWORDS = set(WORDS.split())
PLAIN = {
    "int32_t": "std::int32_t",
    "uint32_t": "std::uint32_t",
    "int64_t": "std::int64_t",
    "uint64_t": "std::uint64_t",
    "size_t": "std::size_t",
    "double": "double",
    "void": "std::byte",
    "nslide_coordinator": "nslide_coordinator",
}


def plain(name: str) -> str:
    """What C++ calls a type of C."""
    return PLAIN[name] if name in PLAIN else struct_name(name)


def words(api: Api) -> Words:
    return Words(api, lambda enum, value: f"{pascal(enum.name)}::{short(value)}", lambda name: f"NSLIDE_{name}")


def short(value: Value) -> str:
    name = value_name(value).lower()
    return name + "_" * (name in KEYWORDS)


def enums(api: Api) -> list[str]:
    say, lines = words(api), []
    for enum in api.enums:
        name = pascal(enum.name)
        lines += ["", *say.lines(enum.doc, "///"), f"enum class {name} : std::int32_t {{"]
        for value in enum.values:
            lines += [*say.lines(value.doc, "///", "  "), f"  {short(value)} = {value.name},"]
        lines += ["};"]
        if enum.flags:
            sum_of = "static_cast<std::int32_t>(a) | static_cast<std::int32_t>(b)"
            lines += [
                f"constexpr {name} operator|({name} a, {name} b) {{",
                f"  return static_cast<{name}>({sum_of});",
                "}",
                "/// Whether flags hold all of these.",
                f"constexpr bool has({name} flags, {name} these) {{",
                "  return static_cast<std::int32_t>(flags | these) == static_cast<std::int32_t>(flags);",
                "}",
            ]
    return lines[1:]


def structs(api: Api) -> list[str]:
    say, lines = words(api), []
    wanted = [each for each in api.structs if not is_internal(each)]
    for struct in wanted:
        lines += ["", *say.lines(struct.doc, "///"), f"struct {struct_name(struct.name)} {{"]
        for field in struct.fields:
            if field.name != "struct_size" and not field.name.startswith("reserved"):
                lines += say.lines(whole_doc(api, struct, field), "///", "  ")
            lines.append(f"  {field_type(field)} {field.name}{start(api, struct, field)};")
        lines.append("};")
    lines += ["", "namespace detail {"]
    for struct in wanted:
        name = struct_name(struct.name)
        for const in ("", "const "):
            inside = f"reinterpret_cast<{const}{struct.name} *>(its)"
            lines += [f"inline {const}{struct.name} *c({const}{name} *its) noexcept {{", f"  return {inside};", "}"]
    for struct in wanted:
        lines += assertions(struct)
    return [*lines[1:], "}  // namespace detail"]


def field_type(field: Field) -> str:
    if field.enum:
        return pascal(field.enum)
    if field.is_flag:
        return "Flag"
    return plain(field.type)


def start(api: Api, struct: Struct, field: Field) -> str:
    """The value that the field has before anybody sets it: of settings their default, else 0."""
    if field.name == "struct_size":
        return f" = sizeof({struct.name})"
    if field.setting is None or field.setting.kind == "margins":
        return "{}"
    if field.enum:
        return f" = {default_value(api.enum(field.enum), field.setting.default)}"
    if field.is_flag:
        return " = true" if field.setting.default else " = false"
    return f" = {field.setting.default_name}"


def default_value(enum: Enum, default: float) -> str:
    name = pascal(enum.name)
    found = [short(value) for value in enum.values if value.value == default]
    return f"{name}::{found[0]}" if found else f"static_cast<{name}>({default:.0f})"


def assertions(struct: Struct) -> Iterator[str]:
    name = struct_name(struct.name)
    yield f"static_assert(sizeof({name}) == sizeof({struct.name}));"
    for field in struct.fields:
        yield f"static_assert(offsetof({name}, {field.name}) == offsetof({struct.name}, {field.name}));"
