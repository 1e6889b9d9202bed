"""What C says of the structs against what the model says: static assertions of every size, alignment and offset."""

from __future__ import annotations

from collections.abc import Iterator

from ..model import Api


def assertions(api: Api) -> Iterator[str]:
    for struct in api.structs:
        yield f'_Static_assert(sizeof({struct.name}) == {struct.size}, "size of {struct.name}");'
        yield f'_Static_assert(_Alignof({struct.name}) == {struct.alignment}, "alignment of {struct.name}");'
        for field in struct.fields:
            place = f"{struct.name}, {field.name}"
            yield f'_Static_assert(offsetof({place}) == {field.offset}, "offset of {struct.name}.{field.name}");'
            size = f"sizeof((({struct.name} *)0)->{field.name})"
            yield f'_Static_assert({size} == {field.size}, "size of {struct.name}.{field.name}");'


def table(api: Api) -> str:
    lines = ["/* Generated from nestedslide.h, see tools/api. On a 64-bit platform. */", *assertions(api), ""]
    lines += ["static const struct {", "  const char *name;", "  int32_t kind;", "  size_t size;", "} sizes[] = {"]
    lines += [f'    {{"{each.name}", {each.kind}, {each.size}}},' for each in api.structs if each.kind]
    return "\n".join([*lines, "};", ""])
