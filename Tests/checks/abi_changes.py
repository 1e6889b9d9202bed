"""Which changes of the header break programs that were compiled before, and which only add."""

from __future__ import annotations

from dataclasses import dataclass, field

import abi


@dataclass
class Changes:
    breaks: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)


def is_sized(struct: str, lines: dict[str, str]) -> bool:
    """Whether the library is told its size. The others lie in arrays or structs, or are written as they are."""
    return lines.get(f"field {struct}.struct_size") == "uint32_t at 0"


def size_of(struct: str, lines: dict[str, str]) -> int:
    return int(lines[f"struct {struct}"].split()[1].rstrip(","))


def compare(old: dict[str, str], new: dict[str, str]) -> Changes:
    """Both as abi.describe has them. What goes or changes is a break; types are compared by their names."""
    changes = Changes()
    for name, meaning in old.items():
        now = new.get(name)
        if now is None and in_use(name, meaning, new):
            changes.added.append(f"{name} is in use: {in_use(name, meaning, new)}")
        elif now is None:
            changes.breaks.append(f"{name} is gone; it was {meaning}")
        elif now != meaning:
            grown = name.startswith("struct ") and has_grown(name.split()[1], old, new)
            (changes.added if grown else changes.breaks).append(f"{name} is {now}; it was {meaning}")
    for name in sorted(new.keys() - old.keys()):
        if any(in_use(each, old[each], new) == name for each in old.keys() - new.keys()):
            continue
        problem = wrong_place(name, old, new) if name.startswith("field ") else ""
        (changes.breaks if problem else changes.added).append(f"{name} is new{problem}: {new[name]}")
    return changes


def in_use(name: str, meaning: str, new: dict[str, str]) -> str:
    """The field that a reserved one has become. Programs that were compiled before have written 0 there."""
    struct, _, field_name = name.partition(".")
    if not struct.startswith("field ") or not field_name.startswith("reserved"):
        return ""
    return next((each for each in new if each.startswith(f"{struct}.") and new[each] == meaning), "")


def has_grown(struct: str, old: dict[str, str], new: dict[str, str]) -> bool:
    """Only that, and it may."""
    before, after = old[f"struct {struct}"], new[f"struct {struct}"]
    return (
        is_sized(struct, old)
        and size_of(struct, new) > size_of(struct, old)
        and before.partition(",")[2] == after.partition(",")[2]
    )


def wrong_place(name: str, old: dict[str, str], new: dict[str, str]) -> str:
    """What is wrong with where a new field lies."""
    struct = name.split()[1].partition(".")[0]
    if f"struct {struct}" not in old:
        return ""
    if not is_sized(struct, old):
        return f" in {struct}, which may not grow since nobody tells its size"
    # Also where there was no field: what a program left unwritten there is not zero.
    inside = int(new[name].rpartition(" at ")[2]) < size_of(struct, old)
    return f" within the {size_of(struct, old)} bytes that {struct} had" if inside else ""


def check_baseline() -> list[str]:
    changes = compare(abi.baseline(), abi.describe())
    for line in changes.added:
        print(f"  added: {line}")
    return [*changes.breaks, "if it is meant: make abi-baseline"] if changes.breaks else []
