"""The settings: how each goes into its struct, its types as a value and as a keyword argument, and what it is for."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass

from ...model import Api, Enum, Field, Setting, Struct
from ...settings import range_of, short
from .names import LEFT_OUT, enum_class, word
from .text import WIDTH, docstring, module
from .words import Words

# By struct: the values' class, the keywords' class, the table, the text for help, what the class says.
CLASSES = {
    "nslide_config": ("SettingsValues", "SettingsKeywords", "FIELDS", "SETTINGS", "of a coordinator"),
    "nslide_page_settings": (
        "PageSettings",
        "PageSettingsKeywords",
        "PAGE_FIELDS",
        "PAGE_SETTINGS",
        "of one page; None takes the coordinator's",
    ),
    "nslide_list_config": ("ListSettingsValues", "ListKeywords", "LIST_FIELDS", "LIST_SETTINGS", "of a list"),
    "nslide_section": ("SectionValues", "SectionKeywords", "SECTION_FIELDS", "SECTION_SETTINGS", "of a section"),
}
# The same as attributes; these names are methods already, so set() alone changes them.
PROPERTIES = {
    "nslide_config": ("SettingsProperties", "of a coordinator"),
    "nslide_list_config": ("ListProperties", "of a list"),
}
METHODS = {"scroll_to_top"}
# Two numbers of the struct that are one setting here.
SIZES = {"viewport": "The viewport's width and height."}
# Choices that were a flag once: False and True stand for their first two words.
RULES = {"bounces"}
KINDS = {
    "number": ("Number", "float", "float"),
    "whole": ("Count", "int", "int"),
    "margins": ("Margins", "Insets", "Sequence[float]"),
    "flag": ("Flag", "bool", "bool"),
    "key": ("Identity", "int", "int"),
}


@dataclass(frozen=True)
class Row:
    name: str
    made: str
    """The field that reads and writes it, see _fields."""
    value: str
    keyword: str
    doc: str
    default: str


def rows(api: Api, struct: Struct, words: Words) -> list[Row]:
    found = []
    for field in struct.fields:
        size = re.sub("_(width|height)$", "", field.name)
        if size in SIZES and struct.name == "nslide_config":
            if field.name.endswith("_width"):
                found.append(viewport(size, struct, field))
        elif field.setting is not None:
            found.append(row(api, field, field.setting, words, struct.since))
    return found


def viewport(name: str, struct: Struct, width: Field) -> Row:
    height = next(each for each in struct.fields if each.name == f"{name}_height")
    assert width.setting is not None
    assert height.setting is not None
    default = f"({short(width.setting.default)}, {short(height.setting.default)})"
    doc = f"{SIZES[name]} {width.setting.unit.capitalize()}, {range_of(width.setting)}; default {default}."
    return Row(name, f'Size("{name}")', "tuple[float, float]", "Sequence[float]", doc, default)


def row(api: Api, field: Field, setting: Setting, words: Words, since: str) -> Row:
    enum = api.enum(field.enum) if field.enum else None
    if enum is not None:
        kind = "Rule" if field.name in RULES else "OwnChoice" if setting.is_left else "Choice"
        value = enum_class(enum)
        made, keyword = f'{kind}("{field.name}", {value})', f"{value}{' | bool' if kind == 'Rule' else ''} | str"
    else:
        kind, value, keyword = KINDS[setting.kind]
        made = f'{"Derived" if setting.is_left else kind}("{field.name}")'
    if setting.is_left:
        value, keyword = f"{value} | None", f"{keyword} | None"
    doc = field.doc
    if setting.kind == "flag":
        doc = re.sub(r"\b([01]): ", lambda m: f"{m[1] == '1'}: ", doc)
    parts = [words(doc), what(setting, enum, words)]
    if field.name in RULES and enum is not None:
        first, second = (word(value) for value in enum.values[:2])
        parts.append(f'False stands for "{first}", True for "{second}".')
    if field.since != since:
        parts.append(f"Since {field.since}.")
    return Row(field.name, made, value, keyword, " ".join(parts), default_of(setting, enum))


def default_of(setting: Setting, enum: Enum | None) -> str:
    if setting.is_left:
        return "None"
    if enum is not None:
        return f'"{word(next(value for value in enum.values if value.name == setting.default_name))}"'
    return str(bool(setting.default)) if setting.kind == "flag" else short(setting.default)


def what(setting: Setting, enum: Enum | None, words: Words) -> str:
    """What it may be: unit, range, default."""
    means = f": {words(setting.default_means)}" if setting.default_means else ""
    default = f"default {default_of(setting, enum)}{means}."
    if enum is not None:
        allowed = [value for value in enum.values if value.name in setting.choices and value.name not in LEFT_OUT]
        *first, last = [f'"{word(value)}"' for value in allowed]
        return f"{', '.join(first)} or {last}; {default}"
    if setting.kind == "flag":
        return f"True or False; {default}"
    if setting.kind == "key":
        return f"Any whole number; {default}"
    return f"{setting.unit.capitalize()}, {range_of(setting)}; {default}"


def imported(text: str, api: Api) -> list[str]:
    """The enums that a file names."""
    used = sorted(enum_class(each) for each in api.enums if re.search(rf"\b{enum_class(each)}\b", text))
    return ["from .enums import (", *(f"    {name}," for name in used), ")"]


def table(name: str, found: list[Row]) -> str:
    lines = [f"{name}: dict[str, Field] = {{", "    field.name: field", "    for field in ("]
    return "\n".join([*lines, *(f"        {each.made}," for each in found), "    )", "}"])


def fields(api: Api, found: dict[str, list[Row]]) -> str:
    tables = [table(CLASSES[name][2], each) for name, each in found.items()]
    text = "\n\n".join(tables)
    kinds = sorted({"Field", *(each.made.partition("(")[0] for all_ in found.values() for each in all_)})
    imports = [f"from ._fields import {', '.join(kinds)}", *imported(text, api)]
    made = module(
        "One row a setting, in the order of its struct: how it goes into the struct and comes out.",
        text,
        imports=imports,
    )
    return made.replace("\n\n\n", "\n\n", 1)


def values(api: Api, found: dict[str, list[Row]]) -> str:
    parts = []
    for name, all_ in found.items():
        kind, _, _, _, of = CLASSES[name]
        is_tuple = not kind.endswith("Values")
        init = "frozen=True, init=False" if name == "nslide_section" else "frozen=True"
        lines = [] if is_tuple else [f"@dataclass({init})"]
        lines += [f"class {kind}{'(NamedTuple)' if is_tuple else ''}:", *docstring(f"All settings {of}."), ""]
        for each in all_:
            lines.append(f"    {each.name}: {each.value}{f' = {each.default}' if is_tuple else ''}")
            lines += docstring(each.doc)
        parts.append("\n".join(lines))
    text = "".join(parts)
    imports = ["from dataclasses import dataclass", "from typing import NamedTuple", "", *imported(text, api)]
    return module("The settings as values.", *parts, imports=[*imports, "from .values import Insets"])


def keywords(api: Api, found: dict[str, list[Row]]) -> str:
    parts = []
    for name, all_ in found.items():
        _, kind, _, _, of = CLASSES[name]
        said = f"The settings {of}. Words stand for members of enumerations."
        lines = [f"class {kind}(TypedDict, total=False):", *docstring(said), ""]
        for each in all_:
            lines += [f"    {each.name}: {each.keyword}", *docstring(each.doc)]
        parts.append("\n".join(lines))
    imports = [
        "from collections.abc import Sequence",
        "from typing import TypedDict",
        "",
        *imported("".join(parts), api),
    ]
    return module("The settings as keyword arguments.", *parts, imports=imports)


def properties(api: Api, found: dict[str, list[Row]]) -> str:
    """The settings of coordinators and lists as attributes; pages and sections have values of their own."""
    parts = []
    for name, (kind, of) in PROPERTIES.items():
        said = f"The settings {of} as attributes: reading one asks the library, setting one is ``set`` with it."
        lines = [f"class {kind}(HasSettings):", *docstring(said), ""]
        for each in found[name]:
            if each.name not in METHODS:
                types = f"Setting[{each.value}, {each.keyword}]"
                lines += called(f"    {each.name}: {types} = Setting(", each.doc)
        parts.append("\n".join(lines))
    imports = [
        "from typing import TYPE_CHECKING",
        "",
        "from ._setting import HasSettings, Setting",
        "",
        "if TYPE_CHECKING:",
        "    from collections.abc import Sequence",
        "",
        *(f"    {line}" for line in imported("".join(parts), api)),
        "    from .values import Insets",
    ]
    return module("The settings as attributes.", *parts, imports=imports)


def called(head: str, text: str) -> list[str]:
    """A call with a text, as ruff lays it out: on one line, the text on one of its own, or on several."""
    if len(f"{head}{literal(text)})") <= WIDTH:
        return [f"{head}{literal(text)})"]
    literals = [literal(text)] if len(literal(text)) + 8 <= WIDTH else quoted(text)
    return [head, *(f"        {each}" for each in literals), "    )"]


def quoted(text: str) -> list[str]:
    """A text as string literals, one a line; quotes in it may take room."""
    for width in range(104, 60, -4):
        lines = textwrap.wrap(text, width, break_on_hyphens=False, drop_whitespace=False)
        literals = [literal(line) for line in lines]
        if max(map(len, literals)) <= 112:
            break
    return literals


def literal(text: str) -> str:
    """A string literal with the quotes that need fewer escapes, double ones where that is the same."""
    quote = "'" if text.count("'") < text.count('"') else '"'
    return quote + text.replace(quote, f"\\{quote}") + quote


def helped(found: dict[str, list[Row]]) -> str:
    parts = []
    for name, all_ in found.items():
        lines = [f'{CLASSES[name][3]} = """\\', f"Settings {CLASSES[name][4]}:", ""]
        for each in all_:
            lines.append(f"{each.name}: {each.keyword}")
            lines += textwrap.wrap(
                each.doc, 110, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
            )
        parts.append("\n".join([*lines, '"""']))
    return module("What ``help`` says of the settings.", "\n".join(parts)).replace("\n\n\n", "\n\n", 1)


def files(api: Api) -> dict[str, str]:
    words = Words(api)
    found = {struct.name: rows(api, struct, words) for struct in api.structs if struct.settings}
    return {
        "_settings_fields.py": fields(api, found),
        "_settings_values.py": values(api, found),
        "_settings_keywords.py": keywords(api, found),
        "_settings_help.py": helped(found),
        "_settings_properties.py": properties(api, found),
    }
