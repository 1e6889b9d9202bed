"""Pages of the docs that are tables: all settings, all events, all functions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..model import Api, Enum, Field, Setting, Struct, Value
from ..settings import range_of
from . import recipes, setting_groups

NOTE = "<!-- Generated from include/nestedslide.h by tools/api: do not edit. -->"
SETTINGS = """\
# Settings

Every setting of a coordinator, a page, a list and a section, with its unit, its range and its default. A value
outside its range is refused with a status, and nothing has changed then.

In C a setting is a field of the struct named here. Fill the struct with the function named beside it first. Python,
C#, JavaScript and Lua use the same names in their own way of writing. Where they take words, a choice is the last
part of its name in lower case: `NSLIDE_SEAM_STOP` is `"stop"`.

`AUTO` stands for `NSLIDE_AUTO` (in Python `None`), which is allowed besides the range and leaves the setting to
somebody else: the default says to whom. `-1` does the same for a choice. A flag is 0 or 1. Lengths and velocities
have no negative values here."""
EVENTS = """\
# Events

What `nslide_poll_events` and `nslide_frame` tell, oldest first. Every event carries `type` and `time`, the instant
at which it happened. The table names the other fields that it sets; those that it does not set are 0, indices -1.
In which order events come [behaviour](behaviour.md) says."""
FUNCTIONS = """\
# Functions

All functions of the library. The header describes each of them with its parameters; `make docs` makes a reference
of it.

The time of a call is constant, or grows with the logarithm of a list's items, unless the table says otherwise.
Besides `OK` and the statuses named here, every function that takes a coordinator or a list may return
`INVALID_HANDLE`, `STALE_HANDLE`, `BUSY` and `REENTRANT`: [the contract](contract.md) says what each means."""
FILLED = {
    "nslide_config": ("A coordinator", "nslide_config_default"),
    "nslide_page_settings": ("A page", "nslide_get_page_settings"),
    "nslide_list_config": ("A list", "nslide_list_config_default"),
    "nslide_section": ("A section of a list", "nslide_section_default"),
}
HANDLE_STATUSES = {"OK", "INVALID_HANDLE", "STALE_HANDLE", "BUSY", "REENTRANT"}


class Page:
    """Tables with the header's sentences in them."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.recipes = recipes.load()
        self.names = {field.name for struct in api.structs for field in struct.fields if "_" in field.name}

    def said(self, text: str) -> str:
        """A sentence, names as code; a bar would end the cell."""
        names = re.compile(r"\b(?:nslide_\w+|NSLIDE_\w+|[a-z]+(?:_[a-z]+)+)\b")
        text = names.sub(lambda m: f"`{m[0]}`" if m[0][:6].lower() == "nslide" or m[0] in self.names else m[0], text)
        return text.replace("|", "\\|")

    def table(self, head: str, rows: Iterable[list[str]]) -> str:
        lines = [f"| {head} |", f"|{' --- |' * (head.count('|') + 1)}"]
        return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])

    def settings(self) -> str:
        parts, used = [f"{NOTE}\n\n{SETTINGS}"], []
        for struct in (each for each in self.api.structs if each.settings):
            title, filled = FILLED[struct.name]
            parts.append(f"## {title}\n\nFields of `{struct.name}`, which `{filled}` fills.")
            fields = [(field, field.setting) for field in struct.fields if field.setting is not None]
            rows = {field.name: self.setting(struct, field, setting) for field, setting in fields}
            parts += self.grouped(rows) if struct.name == "nslide_config" else [self.setting_table(rows, rows)]
            used += [field.enum for field in struct.fields if field.enum and field.enum not in used]
        parts.append("## Choices\n\nWhat each word of a choice means.")
        parts += [self.choices(enum) for enum in self.api.enums if enum.name in used]
        return "\n\n".join(parts) + "\n"

    def grouped(self, rows: dict[str, list[str]]) -> list[str]:
        """The settings that most people need, then all of them by topics."""
        parts = [f"### What most people set\n\n{self.setting_table(rows, setting_groups.MOST_NEED)}"]
        for title, names in setting_groups.grouped(list(rows)).items():
            parts.append(f"### {title}\n\n{self.setting_table(rows, names)}")
        return parts

    def setting_table(self, rows: dict[str, list[str]], names: Iterable[str]) -> str:
        return self.table("setting | what it may be | default | what it does", [rows[name] for name in names])

    def setting(self, struct: Struct, field: Field, setting: Setting) -> list[str]:
        since = f" Since {field.since}." if field.since != struct.since else ""
        default = "AUTO" if setting.default_name == "NSLIDE_AUTO" else setting.default_name
        if field.enum:
            enum = self.api.enum(field.enum)
            default = default.removeprefix(enum.prefix)
            allowed = [f"`{each.removeprefix(enum.prefix)}`" for each in setting.choices]
            what = f"[{', '.join(allowed)}](#{enum.name.replace('_', '-')})"
        elif setting.kind == "flag":
            what = "flag"
        elif setting.kind == "key":
            what = "any whole number"
        else:
            sides = ", for each side" if setting.kind == "margins" else ""
            what = f"{setting.unit}, {range_of(setting)}{sides}"
        means = f": {self.said(setting.default_means)}" if setting.default_means else ""
        does = self.said(field.doc) + since + self.recipes.link(field.name)
        return [f"`{field.name}`", what, f"`{default}`{means}", does]

    def choices(self, enum: Enum) -> str:
        rows = [[f"`{each.name}`", self.said(each.doc)] for each in enum.values]
        title = enum.name.replace("_", " ").capitalize()
        return f"### {title}\n\n{self.said(enum.doc)}\n\n{self.table('value | meaning', rows)}"

    def events(self) -> str:
        rows = [[f"`{each.name}`", *self.event(each)] for each in self.api.enum("event_type").values]
        return f"{NOTE}\n\n{EVENTS}\n\n{self.table('event | fields | what happened', rows)}\n"

    def event(self, value: Value) -> tuple[str, str]:
        """The fields that come first in an event's comment, and the rest."""
        doc, link = value.doc, self.recipes.link(value.name)
        known = {field.name for field in self.api.struct("nslide_event").fields}
        match = re.match(r"((?:[a-z_]+(?:, )?)+)[:.;] ?", doc)
        if match is None or not set(match[1].split(", ")) <= known:
            return "", self.said(doc) + link
        fields = ", ".join(f"`{name}`" for name in match[1].split(", "))
        said = self.said(doc[match.end() :])
        return fields, said[:1].upper() + said[1:] + link

    def functions(self) -> str:
        parts = [f"{NOTE}\n\n{FUNCTIONS}"]
        for group in self.api.groups:
            members = [each for each in self.api.functions if each.group == group.name]
            if members:
                rows = []
                for each in members:
                    statuses = [f"`{one.name}`" for one in each.statuses if one.name not in HANDLE_STATUSES]
                    name = f"`{each.name}`{', a hook' if each.hook else ''}"
                    said = self.said(first_sentence(each.doc)) + self.recipes.link(each.name)
                    rows.append([name, said, self.said(each.cost), ", ".join(statuses)])
                table = self.table("function | what it does | time | statuses", rows)
                parts.append(f"## {group.title}\n\n{self.said(group.doc)}\n\n{table}")
        return "\n\n".join(parts) + "\n"


def first_sentence(text: str) -> str:
    return re.split(r"(?<=\.) (?=[A-Z])", text)[0]


def files(api: Api) -> dict[str, str]:
    page = Page(api)
    made = {"settings": page.settings(), "events": page.events(), "functions": page.functions()}
    return {f"docs/{name}.md": text for name, text in made.items()}
