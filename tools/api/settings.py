"""How the header says what a setting may be: the form of the last sentence of its comment.

What the setting does comes first, in as many sentences as it takes. Then, in one sentence, what it may be:

    Points, 0 to 1e12; default 390.                            a number: its unit and its range
    Points, 0 to 1e12; default 0: never.                       ... and what the default stands for
    Factor, 0 to 1, without 1; default 0.01.                   ... and the range without its end
    Per second, 0.001 to 1000; default NSLIDE_AUTO: the preset's.    left to somebody else, besides the range
    Pages, 0 or more; default 0: all.                          a range with one end
    Flag; default 1.                                           0 or 1
    NSLIDE_SEAM_; default CONTINUOUS.                          any value of an enum
    NSLIDE_FLING_; default -1: the preset's.                   ... or left to somebody else, by -1
    NSLIDE_OVERSCROLL_NONE, WHOLE or PAGE; default PAGE.       some values of an enum
    Any number; default 0: none.                               a whole number without a range

"Since 0.2." may follow, for a setting that is younger than its struct. A choice that does just what its enum says needs
no sentence of its own before this one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal

from .model import Api, Enum, Field, Setting, Struct

UNITS = {
    "points",
    "points per second",
    "points per second squared",
    "per second",
    "seconds",
    "factor",
    "pages",
    "columns",
    "index",
}
# What a comment with a unit is about, by the field's type.
KINDS = {"double": "number", "int32_t": "whole", "nslide_insets": "margins"}
TYPES = {"flag": ("int32_t",), "choice": ("int32_t",), "key": ("int64_t",)}
TYPES.update({kind: (c_type,) for c_type, kind in KINDS.items()})
NUMBER = r"-?\d[\d.]*(?:e\d+)?"
FORM = re.compile(
    r"(?:(?P<doc>.*?[.!?)])\ )?"
    r"(?:(?P<flag>Flag)|(?P<any>Any\ number)|(?P<choices>NSLIDE_[A-Z_]+(?:(?:,\ |\ or\ )[A-Z_]+)*)"
    rf"|(?P<unit>[A-Z][a-z ]*),\ (?P<low>{NUMBER})(?:\ to\ (?P<high>{NUMBER})(?:,\ without\ (?P<without>{NUMBER}))?"
    r"|\ or\ more))"
    rf";\ default\ (?P<default>{NUMBER}|[A-Z_]+)(?::\ (?P<means>[^.]*(?:\d\.\d[^.]*)*))?\."
    r"(?:\ Since\ (?P<since>\d+\.\d+)\.)?",
    re.VERBOSE,
)


class SettingError(ValueError):
    """A comment that does not say what a setting may be."""


@dataclass(frozen=True)
class Described:
    """A setting's comment, taken apart."""

    doc: str
    enum: str
    since: str
    setting: Setting


def read_setting(comment: str, c_type: str, enums: list[Enum], constants: dict[str, float]) -> Described:
    match = FORM.fullmatch(comment)
    if match is None:
        raise SettingError(what_is_missing(comment))
    kind = (
        "flag" if match["flag"] else "choice" if match["choices"] else "key" if match["any"] else KINDS.get(c_type, "")
    )
    if c_type not in TYPES.get(kind, ()):
        raise SettingError(f"a {c_type} is no {kind or 'setting'}")
    enum, choices = read_choices(match["choices"], enums) if kind == "choice" else (None, [])
    unit = (match["unit"] or "").lower()
    if unit and unit not in UNITS:
        raise SettingError(f"{unit} is none of our units")
    name, default = read_default(match["default"], enum, choices, constants)
    low, high = (0.0, 1.0) if kind == "flag" else (parsed(match["low"]), parsed(match["high"]))
    is_left = name == "NSLIDE_AUTO" or (kind == "choice" and default == -1)
    choices = [each for each in choices if each != name or not is_left]
    outside = low is not None and (default < low or (high is not None and default > high))
    if (outside or (choices and name not in choices)) and not is_left:
        raise SettingError(f"the default {name} is not allowed")
    means = match["means"] or ""
    setting = Setting(kind, unit, low, high, bool(match["without"]), tuple(choices), default, name, means, is_left)
    return Described(
        match["doc"] or (enum.doc if enum else ""), enum.name if enum else "", match["since"] or "", setting
    )


def what_is_missing(comment: str) -> str:
    if "; default " not in comment:
        return "its comment names no default"
    if re.search(rf"{NUMBER}(?: to {NUMBER}| or more)", comment) is None:
        return "its comment names no range"
    if not any(f"{unit}, " in comment.lower() for unit in UNITS):
        return "its comment names no unit"
    return "its comment does not end in the form that tools/api/settings.py describes"


def read_choices(said: str, enums: list[Enum]) -> tuple[Enum, list[str]]:
    """An enum's prefix for all of its values, or some of them, the first in full."""
    first, *others = re.split(", | or ", said)
    if first.endswith("_"):
        found = [each for each in enums if each.prefix == first]
        if not found:
            raise SettingError(f"there is no enum {first}")
        return found[0], [value.name for value in found[0].values]
    for enum in enums:
        names = [value.name for value in enum.values]
        wanted = [first, *(enum.prefix + each for each in others)]
        if set(wanted) <= set(names):
            return enum, wanted
    raise SettingError(f"no enum has {said}")


def read_default(said: str, enum: Enum | None, choices: list[str], constants: dict[str, float]) -> tuple[str, float]:
    """Its name in full, its value."""
    if said in constants:
        return said, constants[said]
    if enum is not None and re.fullmatch("[A-Z_]+", said):
        values = {value.name: value.value for value in enum.values}
        if enum.prefix + said not in values:
            raise SettingError(f"the default {said} is no value of {enum.prefix}")
        return enum.prefix + said, values[enum.prefix + said]
    number = parsed(said)
    if number is None:
        raise SettingError(f"the default {said} is no number")
    return said, number


def parsed(number: str | None) -> float | None:
    """An int where there is no point and no exponent."""
    if number is None or not re.fullmatch(NUMBER, number):
        return None
    return float(number) if "." in number or "e" in number else int(number)


def write_setting(setting: Setting, enum: Enum | None) -> str:
    """The last sentence of a setting's comment, as `read_setting` takes it apart."""
    means = f": {setting.default_means}" if setting.default_means else ""
    default = setting.default_name
    if setting.kind == "choice" and enum is not None:
        default = default[len(enum.prefix) :] if default.startswith(enum.prefix) else default
        what = enum.prefix
        allowed = {value.name for value in enum.values} - {setting.default_name if setting.is_left else ""}
        if set(setting.choices) != allowed:
            first, *others = setting.choices
            *others, last = [each[len(enum.prefix) :] for each in others]
            what = f"{', '.join([first, *others])} or {last}"
    elif setting.kind == "flag":
        what = "Flag"
    elif setting.kind == "key":
        what = "Any number"
    else:
        what = f"{setting.unit.capitalize()}, {range_of(setting)}"
    return f"{what}; default {default}{means}."


def whole_doc(api: Api, struct: Struct, field: Field) -> str:
    """What a field is for, and what it may be where it is a setting."""
    if field.setting is None:
        return field.doc
    since = f" Since {field.since}." if field.since != struct.since else ""
    return f"{field.doc} {write_setting(field.setting, api.enum(field.enum) if field.enum else None)}{since}"


def range_of(setting: Setting) -> str:
    """A range as the header writes it."""
    if setting.maximum is None:
        return f"{short(setting.minimum)} or more"
    without = f", without {short(setting.maximum)}" if setting.below_maximum else ""
    return f"{short(setting.minimum)} to {short(setting.maximum)}{without}"


def short(number: float | None) -> str:
    """A number as people write it: 390, 0.000001, 1e12."""
    if number is None:
        return ""
    if number >= 1e9:
        return str(Decimal(number).normalize()).lower().replace("e+", "e")
    return f"{number:.10f}".rstrip("0").rstrip(".")
