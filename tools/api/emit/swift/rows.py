"""The rows of the settings' tables: each field of C with its property in Swift, how it is kept and what it may be."""

from __future__ import annotations

import re
import struct as packing
from collections.abc import Iterator
from dataclasses import dataclass, replace

from ... import swift_structs
from ...model import Api, Field, Setting, Struct
from ...settings import short
from ...swift_structs import Property, SwiftError

# The structs of C with the Swift struct that has their settings.
ROOTS = {
    "nslide_config": "AllSettings",
    "nslide_page_settings": "PageSettings",
    "nslide_list_config": "ListSettings",
    "nslide_section": "SectionSettings",
}
# A property has the name of its field, unless it is named here.
RENAMED = {
    "nslide_config": {
        "physics": "settings.motion.preset",
        "bounces": "settings.bounces",
        "main_margins": "fine.margins.main",
        "top_margins": "fine.margins.top",
        "content_margins": "fine.margins.content",
        "page_memory": "settings.paging.memory",
        "page_index": "settings.paging.indexRule",
        "page_bounces": "settings.paging.bounces",
        "page_always_stop": "settings.paging.alwaysStops",
        "page_flick_velocity": "fine.flickVelocity",
        "endless": "settings.paging.isEndless",
        "wheel_latch": "settings.input.wheelLatches",
        "edge_shown": "settings.input.showsEdges",
        "reduced_motion": "settings.input.reducesMotion",
        "chain_top": "settings.input.chaining.top",
        "chain_bottom": "settings.input.chaining.bottom",
        "chain_start": "settings.input.chaining.start",
        "chain_end": "settings.input.chaining.end",
        "tab_alignment": "fine.tabs.alignment",
        "tab_spacing": "fine.tabs.spacing",
        "tab_inset_start": "fine.tabs.insetStart",
        "tab_inset_end": "fine.tabs.insetEnd",
        "tab_min_width": "fine.tabs.minWidth",
        "tab_fill": "fine.tabs.fill",
    },
    "nslide_list_config": {"stick_to_end": "sticksToEnd"},
    "nslide_section": {"estimated": "isEstimated"},
}
INT32_MAX = 2**31 - 1


@dataclass(frozen=True)
class Row:
    """One word or half word of C. Margins have four."""

    name: str
    """In C, as main_margins.top."""
    place: int
    form: str
    """number, automatic, choice, left, count, key or reserved, as SettingTable.swift has them."""
    low: float
    high: float
    message: str
    usual: float
    own: Property | None
    """None for a reserved field."""


def camel(name: str) -> str:
    return re.sub(r"_(\w)", lambda match: match[1].upper(), name)


def rows(api: Api, struct: Struct) -> list[Row]:
    """In the order of C. Raises SwiftError where a field has no property, or a property no field."""
    properties = swift_structs.read(ROOTS[struct.name])
    found = [
        row
        for field in struct.fields
        if field.name != "struct_size"
        for row in of_field(api, struct, field, properties)
    ]
    left = {each.path for each in properties} - {row.own.path for row in found if row.own}
    if left:
        raise SwiftError(f"{ROOTS[struct.name]}: {', '.join(sorted(left))}: {struct.name} has no such setting")
    return found


def of_field(api: Api, struct: Struct, field: Field, properties: list[Property]) -> Iterator[Row]:
    setting = field.setting
    if setting is None:
        yield Row(field.name, field.offset, "reserved", 0, 0, f"{field.name}: must be 0", 0, None)
        return
    low, high = limits(api, setting)
    usual = setting.default
    row = Row(field.name, field.offset, form(setting), low, high, message(api, field, setting), usual, None)
    path = RENAMED.get(struct.name, {}).get(field.name)
    if setting.kind == "margins":
        parts = api.struct(field.type).fields
        for part in parts:
            own = find(struct, field, f"{path or camel(field.name)}.{part.name}", properties)
            yield replace(row, name=f"{field.name}.{part.name}", place=field.offset + part.offset, own=own)
        return
    own = find(struct, field, path or camel(field.name), properties)
    check(struct, row, own)
    if row.form == "left" and len(setting.choices) != len(values_of(api, field)):
        raise SwiftError(f"{struct.name}.{field.name}: some of its choices are left out, and so may all be")
    yield replace(row, own=own)


def find(struct: Struct, field: Field, path: str, properties: list[Property]) -> Property:
    """The one property with a path, or with the end of one."""
    found = [each for each in properties if each.path == path] or [
        each for each in properties if each.path.endswith(f".{path}")
    ]
    if len(found) != 1:
        where = f"{ROOTS[struct.name]} and what is in it"
        what = f"{len(found)} properties are named" if found else "no property is named"
        raise SwiftError(f"{struct.name}.{field.name}: in {where} {what} {path}")
    return found[0]


def check(struct: Struct, row: Row, own: Property) -> None:
    """The property is of the type that the setting needs."""
    numbers = {"Double": "automatic" if own.automatic else "number", "Int32": "count", "Int64": "key", "Bool": "choice"}
    found = numbers.get(own.type, "left" if own.optional else "choice")
    if found != row.form:
        raise SwiftError(f"{struct.name}.{row.name}: {own.path} is made for a setting of form {found}, not {row.form}")


def form(setting: Setting) -> str:
    if setting.kind in ("number", "margins"):
        return "automatic" if setting.is_left else "number"
    if setting.kind in ("flag", "choice"):
        return "left" if setting.is_left else "choice"
    return {"whole": "count", "key": "key"}[setting.kind]


def values_of(api: Api, field: Field) -> list[int]:
    return [each.value for each in api.enum(field.enum).values if each.value >= 0]


def limits(api: Api, setting: Setting) -> tuple[float, float]:
    if setting.kind == "key":
        return 0, 0
    if setting.kind == "choice":
        values = sorted(api.values()[name] for name in setting.choices)
        if values != list(range(len(values))):
            raise SwiftError(f"the choices {', '.join(setting.choices)} do not count up from 0")
        return values[0], values[-1]
    low = setting.minimum or 0
    high = INT32_MAX if setting.maximum is None else setting.maximum
    if setting.below_maximum:
        bits = packing.unpack("<q", packing.pack("<d", high))[0] - 1
        high = packing.unpack("<d", packing.pack("<q", bits))[0]
    return low, high


def message(api: Api, field: Field, setting: Setting) -> str:
    """What a call that is refused says."""
    left = " or automatic" if setting.kind == "number" else " or -1"
    return f"{field.name}: {range_in_words(api, field, setting)}{left if setting.is_left else ''}"


def range_in_words(api: Api, field: Field, setting: Setting) -> str:
    if setting.kind == "flag":
        return "must be 0 or 1"
    if setting.kind == "choice":
        enum = api.enum(field.enum)
        if len(setting.choices) == len(values_of(api, field)):
            return f"must be a {enum.prefix} value"
        first, *others = setting.choices
        *others, last = [name.removeprefix(enum.prefix) for name in others]
        return f"must be {', '.join([first, *others])} or {last}"
    unit = "" if setting.unit in ("factor", "index", "columns") else f" {setting.unit}"
    each = "each " if setting.kind == "margins" else ""
    if setting.maximum is None:
        return f"{each}must be {short(setting.minimum)} or more{unit}"
    less = "less than " if setting.below_maximum else ""
    return f"{each}must be from {short(setting.minimum)} to {less}{short(setting.maximum)}{unit}"
