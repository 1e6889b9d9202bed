"""A table in C: every function with a bit for each status it may return, bit n for status -n."""

from __future__ import annotations

from ..model import Api, Function


def bits(api: Api, function: Function) -> int:
    """A function that returns no status is always OK."""
    known = api.statuses()
    return sum(1 << -known[each.name] for each in function.statuses) or 1


def table(api: Api) -> str:
    lines = ["static const struct {", "  const char *name;", "  unsigned statuses;", "} contracts[] = {"]
    lines += [f'    {{"{each.name}", 0x{bits(api, each):x}}},' for each in api.exported()]
    return "\n".join([*lines, "};", ""])
