"""Makes nestedslide.c of the WebAssembly module: `make amalgamation`.

wasm2c translates the module; engine_memory.c and engine_calls.c, beside this, are what it needs around it, and the
functions of the header are made from the API's description.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from pathlib import Path

from .. import wasm
from ..toolchain import Toolchain
from ..tree import TREE, VERSION, run
from .wrappers import wrappers

HERE = Path(__file__).resolve().parent
FOLDER = Path(".build/amalgamation")
NAME = "nestedslide.c"
INCLUDES = ("assert.h", "math.h", "setjmp.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdlib.h", "string.h")
BEGINNING = """\
/* NestedSlide {version}: a headless nested-scrolling engine, as one C file. Compile it beside nestedslide.h:
 *
 *     cc -std=c99 -O2 -ffp-contract=off -c nestedslide.c
 *
 * It is the same engine as the library, to the last bit, translated from the WebAssembly module by wasm2c, and needs
 * the C library only. On 32-bit x86 it needs -msse2 -mfpmath=sse. NSLIDE_SINGLE_THREADED leaves the lock out.
 * Made by `make amalgamation`; not to be edited. The licence is that of NestedSlide; of the translation's first 600
 * lines, macros of wabt, the Apache License 2.0.
 */
/* On Windows its functions are part of the program. */
#define NSLIDE_STATIC 1
#include "nestedslide.h"

/* A product and a sum are rounded one after the other, on every processor. */
#if defined(__clang__)
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-value"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wuninitialized"
#endif
"""
# Loads and stores are functions of a few instructions each.
ALL_INLINE = """\
#if defined(__GNUC__)
#define inline inline __attribute__((always_inline))
#endif
"""


def translated(module: Path) -> tuple[str, str]:
    """What wasm2c writes: its header and its source, without the lines that include others."""
    wasm2c = shutil.which("wasm2c")
    if wasm2c is None:
        raise SystemExit("platforms: wasm2c is not installed: apt install wabt")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "engine.c"
        run(wasm2c, module, "-n", "nestedslide", "-o", source, title=f"translates {module.name} to C")
        header = source.with_suffix(".h").read_text()
        return own(header), own(source.read_text())


def own(text: str) -> str:
    """Without the headers of wabt, and those of systems: alloca is not called, and not everywhere."""
    text = re.sub(r"^#if defined\(_MSC_VER\)\n(?:#.*\n)*?#endif\n", "", text, flags=re.MULTILINE)
    return re.sub(r'^#include "[^"]*"\n', "", text, flags=re.MULTILINE)


def unguarded(source: str) -> str:
    """Loads and stores without a look whether they lie in the memory: as in the library, the engine itself is trusted.

    Wasm2c has a switch for that, which stands for a guard by the system; and it keeps loads whose numbers nobody reads.
    """
    switch = "#if WASM_RT_MEMCHECK_SIGNAL_HANDLER\n"
    if switch not in source:
        raise SystemExit("platforms: wasm2c guards memory in another way")
    return source.replace(switch, "#if 1\n").replace("#define wasm_asm __asm__", "#define wasm_asm(X)")


def constants(source: str) -> str:
    """Names for the engine's constants, and where they lie in its memory."""
    found = re.findall(r"LOAD_DATA\(instance->w2c_memory, (\d+)u, (\w+), \d+\);", source)
    if len(found) != 1:
        raise SystemExit(f"platforms: the module has {len(found)} segments of data, not one")
    address, name = found[0]
    return f"#define CONSTANTS_BEGIN {address}u\n#define CONSTANTS {name}\n"


def amalgamation(module: Path) -> str:
    api = json.loads((TREE / "tools" / "api" / "nestedslide_api.json").read_text(encoding="utf-8"))
    header, source = translated(module)
    return "\n".join(
        [
            BEGINNING.format(version=VERSION),
            *(f"#include <{name}>" for name in INCLUDES),
            "",
            (HERE / "engine_memory.c").read_text(encoding="utf-8"),
            ALL_INLINE,
            header,
            unguarded(source),
            "#undef inline",
            constants(source),
            (HERE / "engine_calls.c").read_text(encoding="utf-8"),
            f"/* {'-' * 79} the functions of the header */",
            "",
            *wrappers(api),
        ]
    )


def make(tools: Toolchain) -> Path:
    """nestedslide.c, with the headers beside it."""
    (TREE / FOLDER).mkdir(parents=True, exist_ok=True)
    (TREE / FOLDER / NAME).write_text(amalgamation(wasm.build(tools)), encoding="utf-8")
    for header in ("nestedslide.h", "nestedslide_host.h"):
        shutil.copy2(TREE / "include" / header, TREE / FOLDER)
    return FOLDER / NAME
