"""The controls of the web's playground for settings that its own list has no words for.

examples/web/page/settings.js groups the settings and words them for people. A setting that it does not name yet is
shown too, by what the header says of it.
"""

from __future__ import annotations

import json

from ..model import Api, Field, Setting
from ..settings import short
from .javascript import camel
from .python.names import word

FILE = "examples/web/page/described.js"
HEAD = """\
// Generated from include/nestedslide.h by tools/api: do not edit.
// A control for every setting of nslide_config, as settings.js has them.

/** @type {import("./settings.js").Control[]} */
export const DESCRIBED = ["""
# The page itself sets them.
LEFT_OUT = {"viewport_width", "viewport_height"}
UNITS = {"points": "pt", "points per second": "pt/s", "points per second squared": "pt/s²", "per second": "/s"}
UNITS |= {"seconds": "s", "pages": "pages", "factor": "", "index": ""}
# A slider reaches this far where the range goes on for ever: several times what is usual.
FAR = {"points": 1000.0, "points per second": 20000.0, "points per second squared": 5000.0, "per second": 20.0}


def files(api: Api) -> dict[str, str]:
    fields = [each for each in api.struct("nslide_config").fields if each.name not in LEFT_OUT]
    rows = [f"  {control(api, each, each.setting)}," for each in fields if each.setting is not None]
    return {FILE: "\n".join([HEAD, *rows, "];", ""])}


def control(api: Api, field: Field, setting: Setting) -> str:
    title = field.name.replace("_", " ").capitalize()
    parts = [f"name: {json.dumps(camel(field.name))}, label: {json.dumps(title)}, help: {json.dumps(field.doc)}"]
    if "Fixed after creation." in field.doc:
        parts.append("isInitial: true")
    if setting.kind == "choice":
        words = {each.name: word(each).replace("_", " ") for each in api.enum(field.enum).values}
        choices = [(-1, "auto")] if setting.is_left else []
        choices += [(api.values()[name], words[name]) for name in setting.choices]
        rows = [[value, name.replace(" ", "-"), name.capitalize()] for value, name in choices]
        parts.append(f'kind: "choice", choices: {json.dumps(rows)}')
    elif setting.kind == "flag":
        parts.append('kind: "toggle"')
    else:
        kind = "insets" if setting.kind == "margins" else "range"
        parts.append(
            f'kind: "{kind}", range: [{bounds(setting)}], unit: {json.dumps(UNITS[setting.unit], ensure_ascii=False)}'
        )
        parts += ["isAuto: true"] if setting.is_left else []
    return f"{{ {', '.join(parts)} }}"


def bounds(setting: Setting) -> str:
    """Least, most and step of a slider."""
    least = setting.minimum or 0
    most = min(setting.maximum or 10, FAR.get(setting.unit, 100))
    step = 1.0 if setting.kind == "whole" or most - least >= 20 else (most - least) / 100
    if setting.below_maximum:
        most -= step
    return ", ".join(short(each) for each in (least, most, step))
