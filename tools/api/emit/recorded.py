"""A table in C: the numbers of recorded operations, the words of each, and the calls that they stand for.

With RECORDED_PLAYER it has what the player of the C tests needs: how long entries are, and the calls.
"""

from __future__ import annotations

from ..model import Api
from ..recorded import END, Argument, Operation, operations

MOST_ITEMS = 1024
READ = {"d": "real(e, {})", "i": "whole(e, {})", "q": "(int64_t)e->words[{}]"}
HEAD = "/* Generated from nestedslide.h, see tools/api. Operations are numbered from 1 on; 0 stands for none. */"


def lengths(each: Operation) -> str:
    """How many words there are, and how many more for each item."""
    words = f"{len(each.words)} + sizeof({each.struct}) / 8" if each.struct else str(len(each.words))
    return f"    [RECORD_{each.name.upper()}] = {{{words}, {len(each.items)}}},"


def fill(each: Operation, argument: Argument, item: int) -> tuple[list[str], int]:
    """Lines that read an array's items, and which word of an item comes next."""
    words = each.items[item : item + 1] if argument.role == "numbers" else each.items
    lines = [f"  static {argument.type} {argument.name}[{MOST_ITEMS}];"]
    lines += [f"  for (uint32_t i = 0, n = {len(each.words)}; i < items; i++, n += {len(each.items)}) {{"]
    for place, word in enumerate(words, item):
        target = f"{argument.name}[i]" + (f".{word.path}" if word.path else "")
        lines.append(f"    {target} = {READ[word.kind].format(f'n + {place}')};")
    return [*lines, "  }"], item + len(words)


def call(each: Operation) -> list[str]:
    kinds = {word.name: (place, word.kind) for place, word in enumerate(each.words)}
    lines = [f"static nslide_status play_{each.name}(const player_entry *e, nslide_coordinator c) {{"]
    values = ["c"]
    if each.items:
        lines += [f"  uint32_t items = (e->count - {len(each.words)}u) / {len(each.items)};"]
        lines += [f'  if (!check_that(items <= {MOST_ITEMS}, "%u items", items)) return NSLIDE_ERROR_OUT_OF_RANGE;']
    item = 0
    for one in each.arguments:
        if one.role in ("items", "numbers"):
            filled, item = fill(each, one, item)
            lines += filled
            values.append(one.name)
        elif one.role == "count":
            values.append("(int32_t)items")
        elif one.role == "struct":
            lines += [
                f"  {one.type} {one.name};",
                f"  memcpy(&{one.name}, e->words + {len(each.words)}, sizeof {one.name});",
            ]
            values.append(f"&{one.name}")
        elif one.role == "out":
            lines.append(f"  static {one.type} {one.name}[{MOST_ITEMS}];")
            values.append(one.name)
        else:
            values.append(READ[kinds[one.name][1]].format(kinds[one.name][0]))
            if one.name == "capacity":
                lines.append(f"  if (!check({values[-1]} <= {MOST_ITEMS})) return NSLIDE_ERROR_OUT_OF_RANGE;")
    unused = [] if each.words or each.items or each.struct else ["  (void)e;"]
    return [*lines, *unused, f"  return nslide_{each.name}({', '.join(values)});", "}", ""]


def table(api: Api) -> str:
    all_of_them = operations(api)
    calls = [each for each in all_of_them if each.name != END]
    lines = [HEAD, "#ifndef RECORDED_NUMBERS", "#define RECORDED_NUMBERS", "enum {", "  RECORD_NONE,"]
    lines += [
        *(f"  RECORD_{each.name.upper()} = {each.number}," for each in all_of_them),
        "  RECORD_NUMBERS",
        "};",
        "#endif",
    ]
    lines += [
        "",
        "#ifdef RECORDED_PLAYER",
        "static const struct {",
        "  uint32_t fixed, each;",
        "} lengths[RECORD_NUMBERS] = {",
    ]
    lines += [*(lengths(each) for each in all_of_them), "};", ""]
    for each in calls:
        lines += call(each)
    lines += ["static nslide_status (*const calls[RECORD_NUMBERS])(const player_entry *, nslide_coordinator) = {"]
    lines += [*(f"    [RECORD_{each.name.upper()}] = play_{each.name}," for each in calls), "};", "#endif", ""]
    return "\n".join(lines)
