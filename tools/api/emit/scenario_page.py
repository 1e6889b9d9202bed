"""The tables of settings and events in docs/scenarios.md, as a scenario writes them."""

from __future__ import annotations

from collections.abc import Iterator

from ..model import Api, Field, Setting
from ..settings import range_of
from .marked import page_with
from .pages import Page
from .python.names import word

PAGE = "docs/scenarios.md"
# One setting of a scenario has two fields in C.
TOGETHER = {"viewport_width": "viewport", "viewport_height": ""}
# What a scenario may write besides.
BESIDES = {"bounces": '`true` is `"always"`, `false` is `"never"`'}


def files(api: Api) -> dict[str, str]:
    settings = ["| name | default | values |", "|---|---|---|", *setting_rows(api)]
    return page_with(PAGE, settings, ["| event | fields |", "|---|---|", *event_rows(api)])


def event_rows(api: Api) -> Iterator[str]:
    page = Page(api)
    for each in api.enum("event_type").values:
        fields = page.event(each)[0]
        yield f"| `{word(each)}` | {fields} |" if fields else f"| `{word(each)}` | |"


def setting_rows(api: Api) -> Iterator[str]:
    for field in api.struct("nslide_config").fields:
        name = TOGETHER.get(field.name, field.name)
        if field.setting is None or not name:
            continue
        if name == "viewport":
            yield f"| `viewport` | `{viewport(api)}` | `[width, height]`, {range_of(field.setting)} points each |"
        else:
            what = [values(api, field, field.setting), BESIDES.get(name, "")]
            yield f"| `{name}` | `{default(api, field, field.setting)}` | {'; '.join(each for each in what if each)} |"


def viewport(api: Api) -> str:
    fields = {field.name: field.setting for field in api.struct("nslide_config").fields}
    found = [fields["viewport_width"], fields["viewport_height"]]
    return f"[{', '.join(each.default_name for each in found if each is not None)}]"


def values(api: Api, field: Field, setting: Setting) -> str:
    if setting.kind == "flag":
        return "`true`, `false`"
    left = f"; `null`: {setting.default_means}" if setting.is_left else ""
    if setting.kind == "choice":
        said = {each.name: word(each) for each in api.enum(field.enum).values}
        return ", ".join(f'`"{said[name]}"`' for name in setting.choices) + left
    what = f"{setting.unit}, {range_of(setting)}{left}"
    return f"`[top, left, bottom, right]`, {what}" if setting.kind == "margins" else what


def default(api: Api, field: Field, setting: Setting) -> str:
    if setting.is_left:
        return "null"
    if setting.kind == "flag":
        return "true" if setting.default else "false"
    if setting.kind == "choice":
        return next(f'"{word(each)}"' for each in api.enum(field.enum).values if each.name == setting.default_name)
    return f"[{', '.join([setting.default_name] * 4)}]" if setting.kind == "margins" else setting.default_name
