"""Names of the header as Swift writes them, and comments that use those names."""

from __future__ import annotations

from ...model import Api, Field, Struct, Value
from ...names import Words, camel, pascal, struct_name

KEYWORDS = {"continue", "default", "in", "repeat", "switch"}
PLAIN = {"int32_t": "Int", "uint32_t": "Int", "int64_t": "Int64", "uint64_t": "UInt64", "double": "Double"}
# Their values stand for no page or item in a number of one: they are no type of their own.
PLACES = {"item_kind", "observed_view", "region_view"}


# Functions of C that are initialisers here.
INITIALISERS = {
    "nslide_config_default": "init",
    "nslide_create": "init",
    "nslide_create_from": "init(_:pages:placesOf:)",
    "nslide_list_create": "init",
    "nslide_restore": "init(restoring:)",
    "nslide_section_default": "init",
}


def words(api: Api) -> Words:
    """Comments say fields and functions as Swift does, too."""
    found = Words(api, lambda enum, value: f"{pascal(enum.name)}.{case(value).strip('`')}", constant)
    for struct in api.structs:
        found.known.update({each.name: camel(each.name) for each in struct.fields if "_" in each.name})
    for function in api.exported():
        short = function.name.removeprefix("nslide_").removeprefix("list_").removeprefix("get_")
        found.known[function.name] = camel(short)
        found.known.update({each.name: camel(each.name) for each in function.parameters if "_" in each.name})
    found.known.update({"NSLIDE_AUTO": "nil", "NSLIDE_NO_PAGE": "nil", **INITIALISERS})
    return found


def constant(name: str) -> str:
    return f"NestedSlide.{camel(name)}"


def case(value: Value) -> str:
    name = camel(value.short.removeprefix("ERROR_"))
    return f"`{name}`" if name in KEYWORDS else name


def field_name(field: Field) -> str:
    """An event's `type` is its kind in every language."""
    return camel(field.name)


def is_hidden(field: Field) -> bool:
    """Bindings fill these in themselves: sizes, room for later versions, handles."""
    return field.name == "struct_size" or field.name.startswith("reserved") or field.type == "nslide_coordinator"


def may_be_none(doc: str) -> bool:
    """A number of a page, a section or a slot that is -1 for none."""
    return "-1" in doc or "NSLIDE_NO_PAGE" in doc


def may_be_automatic(doc: str) -> bool:
    """A length that is left to the engine."""
    return "NSLIDE_AUTO" in doc


def nested(api: Api, name: str) -> str:
    """The Swift type of a struct of C, "" for a number."""
    return struct_name(name) if any(each.name == name for each in api.structs) else ""


def is_read_only(api: Api, struct: Struct) -> bool:
    """Only the engine makes such values."""
    taken = {each.type for function in api.exported() for each in function.parameters if each.is_read}
    taken |= {"nslide_rect", "nslide_insets", "nslide_pointer_sample", "nslide_page_settings"}
    return struct.name not in taken
