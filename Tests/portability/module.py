"""The library for WebAssembly: what the module exports and imports, and that its memory holds."""

from __future__ import annotations

from paths import BUILD, FUNCTIONS, HERE, TOOLS, TREE, wasm

MODULE = TREE / wasm.FOLDER / wasm.NAME

IMPORTS, EXPORTS = 2, 7


def number(data: bytes, at: int) -> tuple[int, int]:
    """A whole number as WebAssembly writes it, seven bits a byte, and where the next thing is."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def sections(module: bytes) -> dict[int, bytes]:
    """The contents of a module's sections by their kind."""
    found = {}
    at = 8
    while at < len(module):
        kind = module[at]
        size, at = number(module, at + 1)
        found[kind] = module[at : at + size]
        at += size
    return found


def exported(module: bytes) -> set[str]:
    section = sections(module)[EXPORTS]
    names = set()
    count, at = number(section, 0)
    for _ in range(count):
        length, at = number(section, at)
        names.add(section[at : at + length].decode())
        _, at = number(section, at + length + 1)
    return names


def check_exports() -> list[str]:
    found, wanted = exported(MODULE.read_bytes()), {*FUNCTIONS, "malloc", "free", "memory"}
    return [f"{name} is not exported" for name in sorted(wanted - found)] + [
        f"{name} is exported" for name in sorted(found - wanted)
    ]


def check_imports() -> list[str]:
    section = sections(MODULE.read_bytes()).get(IMPORTS)
    return [] if section is None else [f"it imports {number(section, 0)[0]} things: {section!r}"]


def check_memory() -> list[str]:
    source, compiled, module = HERE / "memory" / "memory.c", BUILD / "memory.o", BUILD / "memory.wasm"
    wasm.compile_c(TOOLS, source, compiled)
    wasm.link(TOOLS, module, [compiled, *wasm.parts(TOOLS)], ["memory_problem"], f"--max-memory={4 << 20}")
    line = wasm.call(TOOLS, module, "memory_problem")
    return [f"{source.name}:{line}: not so"] if line else []


def check() -> dict[str, list[str]]:
    return {
        "WebAssembly, exports are the header's functions": check_exports(),
        "WebAssembly, nothing is imported": check_imports(),
        "WebAssembly, memory": check_memory(),
    }
