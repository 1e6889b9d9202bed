"""Where C puts the fields of a struct: each at the next multiple of its own size."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

SIZES = {"int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8, "double": 8}


class Layout:
    """Sizes and alignments of all types, structs included once they are laid out.

    Integers and doubles of 8 bytes are aligned to 8, as on every 64-bit platform and in wasm32.
    """

    def __init__(self, aliases: Mapping[str, str], pointer: int = 8) -> None:
        self.pointer = pointer
        self.known = {name: (size, size) for name, size in SIZES.items()}
        self.known["size_t"] = (pointer, pointer)
        self.known.update({name: self.known[kind] for name, kind in aliases.items()})

    def of(self, kind: str, pointers: int) -> tuple[int, int]:
        """Size and alignment."""
        return (self.pointer, self.pointer) if pointers else self.known[kind]

    def add(self, name: str, fields: Iterable[tuple[str, int]]) -> list[int]:
        """Lays out a struct of fields, types with their asterisks, and answers their offsets."""
        end, widest, offsets = 0, 1, []
        for kind, pointers in fields:
            size, alignment = self.of(kind, pointers)
            end += -end % alignment
            offsets.append(end)
            end, widest = end + size, max(widest, alignment)
        self.known[name] = (end + -end % widest, widest)
        return offsets
