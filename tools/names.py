"""docs/names.md: what every call of the header is called in seven languages. `python -m tools.names`, at the root.

The names are read from the bindings: a method has the name of the call that its body makes. A call that a binding does
not make has a dash. `--check` writes nothing, and says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from .api import stored
from .api.model import Api

TREE = Path(__file__).resolve().parents[1]
PAGE = TREE / "docs" / "names.md"
BEGIN = "<!-- Calls: `python -m tools.names` writes them from here on. -->"
NOTHING = "\N{EN DASH}"
LANGUAGES = {
    "Python": ("bindings/python/src/nestedslide/*.py", r"    def (\w+)\("),
    "Swift": ("Sources/NestedSlide/**/*.swift", r" +(?:public|func|private|@disc)[^(]*?(?:func|var|let) (\w+)"),
    "C#": ("bindings/csharp/NestedSlide/[CL]*.cs", r" {8}(?:public|private|internal|protected) [^=;{]*?(\w+)\("),
    "Lua": ("bindings/lua/nestedslide/[sl]*.lua", r"(?:local )?function (?:\w+[:.])?(\w+)\("),
    "GDScript": ("bindings/godot/native/[sl]*.c", r"METHOD\((?!name)(\w+)\)|static (\w+)"),
    "JavaScript": ("bindings/javascript/[cl][aio][bols]*.js", r"  (?:static )?(?:get |set )?(#?\w+)\(.*\{$"),
}
# Methods of Lua that do nothing but call, as slide.lua and list.lua list them, and what their calls begin with.
PLAIN = re.compile(r"local PLAIN = (?:\[\[|\")(.*?)(?:\]\]|\")\n.*?\[\"(nslide_\w*)\"", re.DOTALL)
# Those of Godot, as it is told of them.
REGISTERED = re.compile(r'\{"(\w+)", "[^"]*", (\w+)\}')
# What is made or ended by the language's own means, a property, or what a call of another name brings along.
GIVEN = {
    "Python": {
        "nslide_create": "Coordinator(...)",
        "nslide_destroy": "close",
        "nslide_get_config": "settings",
        "nslide_set_config": "set",
        "nslide_advance": "advance",
        "nslide_frame": "frame",
        "nslide_get_page_settings": "page_settings",
        "nslide_get_pages": "frame().pages",
        "nslide_poll_events": "poll_events",
        "nslide_restore": "Coordinator.restore",
        "nslide_create_from": "Coordinator.create_from",
        "nslide_list_create": "ListLayout(...)",
        "nslide_list_destroy": "close",
        "nslide_list_get_config": "settings",
        "nslide_list_set_config": "set",
        "nslide_list_get_state": "state",
        "nslide_list_get_section": "section",
    },
    "Swift": {
        "nslide_create": "NestedSlide(...)",
        "nslide_destroy": "deinit",
        "nslide_set_config": "set",
        "nslide_frame": "frame",
        "nslide_poll_events": "events",
        "nslide_restore": "NestedSlide(restoring:)",
        "nslide_create_from": "NestedSlide(_:pages:placesOf:)",
        "nslide_list_create": "NestedSlide.List(...)",
        "nslide_list_set_config": "set",
        "nslide_list_destroy": "deinit",
    },
    "C#": {
        "nslide_create": "new Coordinator",
        "nslide_destroy": "Dispose",
        "nslide_get_config": "Config",
        "nslide_set_config": "Config",
        "nslide_frame": "Frame",
        "nslide_get_pages": "Frame().Pages",
        "nslide_poll_events": "Frame().Events",
        "nslide_link": "LinkTo",
        "nslide_restore": "Coordinator.Restore",
        "nslide_create_from": "Coordinator.CreateFrom",
        "nslide_list_create": "new ListLayout",
        "nslide_list_destroy": "Dispose",
        "nslide_list_get_config": "Config",
        "nslide_list_set_config": "Config",
        "nslide_list_get_state": "State",
    },
    "Lua": {
        "nslide_create": "ns.slide",
        "nslide_destroy": "close",
        "nslide_restore": "ns.restore",
        "nslide_create_from": "ns.create_from",
        "nslide_list_create": "ns.list",
        "nslide_list_destroy": "close",
        "nslide_get_pages": "pages",
        "nslide_poll_events": "events",
    },
    "GDScript": {
        "nslide_get_config": "",
        "nslide_create": "create",
        "nslide_create_from": "create_from",
        "nslide_get_snapshot": "frame",
        "nslide_get_pages": "frame",
        "nslide_poll_events": "events",
        "nslide_get_page_settings": "",
        "nslide_list_get_config": "",
        "nslide_list_get_section": "",
    },
    "JavaScript": {
        "nslide_create": "new Coordinator",
        "nslide_destroy": "destroy",
        "nslide_create_from": "new Coordinator",
        "nslide_list_create": "new List",
        "nslide_list_get_config": "settings",
        "nslide_list_set_config": "set",
        "nslide_list_get_state": "state",
        "nslide_get_pages": "frame().pages",
        "nslide_poll_events": "frame().events",
    },
}
# The calls that a binding does not have, each with the reason. Every binding has all others.
NOT_THERE = {
    "GDScript": {
        "nslide_destroy": "a slide ends with its last reference",
        "nslide_list_destroy": "a list ends with its last reference",
        "nslide_get_config": "a script keeps what it has set",
        "nslide_get_page_settings": "a script keeps what it has set",
        "nslide_list_get_config": "a script keeps what it has set",
        "nslide_list_get_section": "a script keeps what it has set",
    },
}
GROUPS_LEFT_OUT = {"library", "hooks"}
# Every language says these by its own means: defaults are there, a refusal is an exception.
LEFT_OUT = {
    "nslide_config_default",
    "nslide_config_check",
    "nslide_error_message",
    "nslide_list_config_default",
    "nslide_section_default",
}


def calls(language: str) -> dict[str, str]:
    """The method of a binding that makes each call. What only the binding itself may call is none."""
    files, method = LANGUAGES[language]
    found: dict[str, str] = {}
    texts = [path.read_text(encoding="utf-8") for path in sorted(TREE.glob(files))]
    for text in texts:
        name = ""
        for line in text.splitlines():
            if begins := re.match(method, line):
                name = next(group for group in begins.groups() if group)
            for call in re.findall(r"\bnslide_\w+", line):
                if name[:1].isalpha():
                    found.setdefault(call, name)
    if language == "Lua":
        for names, prefix in PLAIN.findall("".join(texts)):
            found.update({prefix + name: name for name in names.split()})
    if language == "GDScript":
        known = {function: name for text in texts for name, function in REGISTERED.findall(text)}
        found = {call: known[name] for call, name in found.items() if name in known}
    return {**found, **GIVEN[language]}


def table(api: Api, group: str) -> list[str]:
    """A row for each call of a group; none where nothing is left of it."""
    known = {language: calls(language) for language in LANGUAGES}
    rows = []
    for function in api.functions:
        if function.group == group and function.name not in LEFT_OUT:
            names = [f"`{name}`" if (name := known[each].get(function.name)) else NOTHING for each in LANGUAGES]
            rows.append(f"| `{function.name}` | {' | '.join(names)} |")
    if not rows:
        return []
    return [f"| C | {' | '.join(LANGUAGES)} |", f"|{' --- |' * (len(LANGUAGES) + 1)}", *rows]


def page(api: Api) -> str:
    head, _, _ = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    parts = [head + BEGIN]
    for group in api.groups:
        rows = [] if group.name in GROUPS_LEFT_OUT else table(api, group.name)
        if rows:
            parts.append(f"## {group.title}\n\n" + "\n".join(rows))
    reasons = [f"- {language}: `{name}`, {why}." for language, all_ in NOT_THERE.items() for name, why in all_.items()]
    parts.append("## Not there\n\n" + "\n".join(reasons))
    return "\n\n".join(parts) + "\n"


def main() -> int:
    options = argparse.ArgumentParser(prog="python -m tools.names", description=__doc__)
    options.add_argument("--check", action="store_true")
    now = page(stored.load())
    if not options.parse_args().check:
        PAGE.write_text(now, encoding="utf-8")
        return 0
    if PAGE.read_text(encoding="utf-8") == now:
        return 0
    print("docs/names.md is not up to date, run `python -m tools.names`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
