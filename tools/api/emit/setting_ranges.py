"""A table in C of every setting's range and default, for the tests that try both ends and what lies beyond them.

Margins are four rows. A page's key is not in it: any number will do. Reserved fields are, they may only be 0.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..model import Api, Field, Struct

NAMES = {
    "nslide_config": "config_ranges",
    "nslide_page_settings": "page_ranges",
    "nslide_list_config": "list_ranges",
    "nslide_section": "section_ranges",
}
HEAD = """\
/* Generated from nestedslide.h, see tools/api. */
typedef struct setting_range {
  const char *name;
  size_t offset;
  bool real;            /* A double, else an int32_t. */
  bool automatic;       /* NSLIDE_AUTO is accepted. */
  bool below;           /* most itself is refused. */
  double least, most;
  double usual;         /* The default. */
} setting_range;
"""


def true(value: bool) -> str:
    return "true" if value else "false"


def limits(api: Api, field: Field) -> tuple[str, str, str]:
    """The least, the most and the default."""
    setting = field.setting
    if setting is None:
        return "0", "0", "0"
    if setting.kind == "choice":
        values = sorted(api.values()[name] for name in setting.choices)
        least = min(values[0], -1) if setting.is_left else values[0]
        if values != list(range(values[0], values[-1] + 1)):
            raise SystemExit(f"{field.name}: its choices are no range, which the tests of settings take them for")
        return str(least), str(values[-1]), repr(setting.default)
    most = "INT32_MAX" if setting.maximum is None else repr(setting.maximum)
    return repr(setting.minimum), most, "NSLIDE_AUTO" if setting.is_left else repr(setting.default)


def rows(api: Api, struct: Struct) -> Iterator[str]:
    parts = {each.name: [field.name for field in each.fields] for each in api.structs}
    for field in struct.fields:
        setting = field.setting
        if field.name == "struct_size" or (setting is not None and setting.kind == "key"):
            continue
        names = [f"{field.name}.{part}" for part in parts[field.type]] if field.type in parts else [field.name]
        real = field.type != "int32_t"
        automatic = real and setting is not None and setting.is_left
        flags = [true(real), true(automatic), true(setting is not None and setting.below_maximum)]
        values = ", ".join([*flags, *limits(api, field)])
        yield from (f'    {{"{name}", offsetof({struct.name}, {name}), {values}}},' for name in names)


def table(api: Api) -> str:
    lines = [HEAD]
    for struct in api.structs:
        if struct.settings:
            lines += [f"static const setting_range {NAMES[struct.name]}[] = {{", *rows(api, struct), "};", ""]
    return "\n".join(lines)
