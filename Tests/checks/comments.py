"""The header is the manual: everything in it is described, functions parameter by parameter."""

from __future__ import annotations

import re
from collections.abc import Iterator

import header

THREADS = {"any", "one at a time", "one at a time, with its coordinator"}


def check_comments() -> list[str]:
    return problems_of(header.HEADER.read_text())


def problems_of(text: str) -> list[str]:
    problems = [f"{each.name}: {problem}" for each in functions_and_hooks(text) for problem in wrong(each)]
    return [*problems, *undescribed_macros(text), *undescribed_types(text), *undescribed_members(text)]


def functions_and_hooks(text: str) -> list[header.Function]:
    """Functions of the library, and of the host's those that it calls."""
    pattern = re.compile(r"/\*\*((?:(?!\*/).)*)\*/\s*typedef ([\w ]+?\*?)\(\*(\w+)\)\(([^)]*)\);", re.DOTALL)
    hooks = [
        header.Function(m[3], m[2].strip(), " ".join(m[4].split()), header.plain(m[1])) for m in pattern.finditer(text)
    ]
    return header.read_functions(text) + hooks


def wrong(function: header.Function) -> Iterator[str]:
    """What is missing in the comment of a function, or is too much."""
    summary, *tags = re.split(r" ?@(?=\w)", function.comment)
    described = dict.fromkeys(("param", "return", "threads", "since"), "")
    names = []
    for tag in tags:
        kind, _, said = tag.partition(" ")
        if kind not in described:
            yield f"@{kind} is none of ours"
        elif kind == "param":
            name, _, said = said.partition(" ")
            names.append(name)
        described[kind] = said
        if not said.endswith(".") and kind in ("param", "return"):
            yield f"@{tag} is no sentence"
    if not re.match(r"[A-Z].*\.$", summary):
        yield "no summary"
    wanted = re.findall(r"(\w+)(?:,|$)", function.parameters)
    if names != ([] if wanted == ["void"] else wanted):
        yield f"@param {names} for {wanted}"
    if bool(described["return"]) != (function.returns != "void"):
        yield "@return is for what returns something"
    if described["threads"] not in THREADS:
        yield f"@threads is none of {sorted(THREADS)}"
    if not re.fullmatch(r"\d+\.\d+", described["since"]):
        yield "no @since"


def undescribed_macros(text: str) -> list[str]:
    pattern = r"(\. \*/\n)?(?:#if .*\n)?#define (NSLIDE_\w+)(?: .*?)?( /\*\*<.*\. \*/)?$"
    found = re.findall(pattern, text, re.MULTILINE)
    described = {name for before, name, behind in found if before or behind}
    return [f"{name}: no comment" for name in sorted({name for _, name, _ in found} - described)]


def undescribed_types(text: str) -> list[str]:
    """Of types and enumerations, those without a comment that says since when they are there."""
    found = re.findall(r"^(?:(.*) \*/\n)?((?:typedef|enum) .*)$", text, re.MULTILINE)
    return [
        f"{declared}: no comment with @since right above it"
        for before, declared in found
        if "(*" not in declared and not re.search(r"\. @since \d+\.\d+$", before)
    ]


def undescribed_members(text: str) -> list[str]:
    """Of fields and enumerators, those without a comment behind them."""
    missing = []
    for head, body in re.findall(r"^((?:typedef struct|enum)[^\n]*)\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        end = "=" if head.startswith("enum") else "[,;]"
        waiting = ""
        for comment, name in re.findall(rf"/\*(.*?)\*/|(\w+)\s*{end}", body, re.DOTALL):
            if waiting and not re.match(r"\*< .*\.\s$", comment, re.DOTALL):
                missing.append(f"{waiting}: no comment behind it")
            waiting = name
        if waiting:
            missing.append(f"{waiting}: no comment behind it")
    return missing
