"""What C says of the structs against what the model says: static assertions of every size, alignment and offset.

Structs with pointers are smaller where a pointer has 4 bytes, and what follows the pointers moves up. So the file has
both layouts, and the compiler takes the one of its platform. Both align 8-byte numbers to 8, as ARM and wasm32 do;
Linux on i386 aligns them to 4 and is no platform of ours.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..layout import Layout
from ..model import Api


def assertions(api: Api, layout: Layout) -> Iterator[str]:
    for struct in api.structs:
        offsets = layout.add(struct.name, [(field.type, field.pointers) for field in struct.fields])
        size, alignment = layout.known[struct.name]
        yield f'_Static_assert(sizeof({struct.name}) == {size}, "size of {struct.name}");'
        yield f'_Static_assert(_Alignof({struct.name}) == {alignment}, "alignment of {struct.name}");'
        for field, offset in zip(struct.fields, offsets):
            place = f"{struct.name}, {field.name}"
            yield f'_Static_assert(offsetof({place}) == {offset}, "offset of {struct.name}.{field.name}");'
            size_of_field, _ = layout.of(field.type, field.pointers)
            measured = f"sizeof((({struct.name} *)0)->{field.name})"
            yield f'_Static_assert({measured} == {size_of_field}, "size of {struct.name}.{field.name}");'


def sizes(api: Api, layout: Layout) -> Iterator[str]:
    """What nslide_struct_size has to answer, once the structs are laid out."""
    yield from ("static const struct {", "  const char *name;", "  int32_t kind;", "  size_t size;", "} sizes[] = {")
    for struct in api.structs:
        if struct.kind:
            yield f'    {{"{struct.name}", {struct.kind}, {layout.known[struct.name][0]}}},'
    yield "};"


def table(api: Api) -> str:
    lines = ["/* Generated from nestedslide.h, see tools/api. */"]
    for condition, pointer in (("#if UINTPTR_MAX > UINT32_MAX", 8), ("#else", 4)):
        layout = Layout({each.name: each.type for each in api.aliases}, pointer)
        lines += [condition, *assertions(api, layout), "", *sizes(api, layout)]
    return "\n".join([*lines, "#endif", ""])
