"""A library for macOS or Windows, laid out in memory as its own system would, for a Linux program.

There is no Mac here, and no Windows for ARM. But the processor is (qemu), and what a loader does is written down: copy
the segments to their places, write addresses of imported functions into the slots that the fixups name, add the base to
what is relative to it. `describe` reads all of that from the file and writes it as C; foreign.c does it, and plays the
session. Calls reach the library through one jump each, which both systems' conventions allow as long as at most eight
arguments are integers and eight are doubles. On x86-64 Windows passes arguments in other registers than Linux: that
library is run by wine instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import lief
from platforms.tree import FUNCTIONS


@dataclass
class Image:
    """What a loader needs to know."""

    bytes: bytearray
    is_arm: bool
    # Where the address of an imported function goes, and its name.
    imports: list[tuple[int, str]] = field(default_factory=list)
    # Where an address stands that is relative to the image.
    rebases: list[int] = field(default_factory=list)
    exports: dict[str, int] = field(default_factory=dict)


def read(path: Path) -> Image:
    return read_windows(path) if path.suffix == ".dll" else read_mac(path)


def read_windows(path: Path) -> Image:
    library = lief.PE.parse(str(path))
    assert library is not None
    image = Image(
        bytearray(library.optional_header.sizeof_image),
        library.header.machine == lief.PE.Header.MACHINE_TYPES.ARM64,
    )
    for section in library.sections:
        content = bytes(section.content)
        image.bytes[section.virtual_address : section.virtual_address + len(content)] = content
    for imported in library.imports:
        image.imports += [(entry.iat_address, str(entry.name)) for entry in imported.entries]
    assert not list(library.relocations), "foreign.c does not apply relocations of Windows"
    export = library.get_export()
    assert export is not None
    image.exports = {str(entry.name): entry.address for entry in export.entries}
    return image


def read_mac(path: Path) -> Image:
    several = lief.MachO.parse(str(path))
    assert several is not None
    library = several.at(0)
    assert library is not None
    size = max(segment.virtual_address + segment.virtual_size for segment in library.segments)
    image = Image(bytearray(size), library.header.cpu_type == lief.MachO.Header.CPU_TYPE.ARM64)
    for segment in library.segments:
        content = bytes(segment.content)
        image.bytes[segment.virtual_address : segment.virtual_address + len(content)] = content
    image.imports = [(binding.address, str(binding.symbol.name)) for binding in library.bindings if binding.symbol]
    image.rebases = [relocation.address for relocation in library.relocations]
    image.exports = {str(symbol.name)[1:]: symbol.value for symbol in library.exported_symbols}
    return image


def describe(image: Image, folder: Path) -> list[Path]:
    """Writes what foreign.c includes and links: image.h, jumps.S and the bytes, image.bin."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "image.bin").write_bytes(image.bytes)
    lines = [f"enum {{ IMAGE_SIZE = {len(image.bytes)} }};"]
    lines += ["static const struct import imports[] = {"]
    lines += [f'  {{{place}, "{name}"}},' for place, name in image.imports]
    # An array has one element at least.
    lines += ['  {0, ""}', "};", f"enum {{ IMPORTS = {len(image.imports)}, REBASES = {len(image.rebases)} }};"]
    lines += [f"static const unsigned long rebases[] = {{{', '.join(map(str, [*image.rebases, 0]))}}};"]
    lines += [f"enum {{ EXPORTS = {len(FUNCTIONS)} }};", "static const unsigned long exports[] = {"]
    lines += [f"  {image.exports[name]}," for name in FUNCTIONS]
    lines += ["};"]
    (folder / "image.h").write_text("\n".join(lines) + "\n")
    code = [".data", ".globl table", ".p2align 3", f"table: .zero {8 * len(FUNCTIONS)}", ".text"]
    for number, name in enumerate(FUNCTIONS):
        slot = f"table+{8 * number}"
        jump = (
            [f"adrp x16, {slot}", f"ldr x16, [x16, :lo12:{slot}]", "br x16"] if image.is_arm else [f"jmp *{slot}(%rip)"]
        )
        code += [f".globl {name}", f"{name}:", *jump]
    code += ['.section .note.GNU-stack,"",%progbits']
    (folder / "jumps.S").write_text("\n".join(code) + "\n")
    return [folder / "jumps.S"]
