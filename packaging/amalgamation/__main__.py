"""Makes nestedslide.c of the WebAssembly module: `make amalgamation`.

wasm2c (of the package wabt) translates the module; engine_memory.c and engine_calls.c, beside this, are what it needs
around it, and the functions of the header are made from the API's description.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .wrappers import wrappers

HERE = Path(__file__).resolve().parent
TREE = HERE.parents[1]
MODULE = TREE / ".build" / "wasm" / "nestedslide.wasm"
FOLDER = TREE / ".build" / "amalgamation"
INCLUDES = ("assert.h", "math.h", "setjmp.h", "stdarg.h", "stdbool.h", "stddef.h", "stdint.h", "stdlib.h", "string.h")
BEGINNING = """\
/* NestedSlide {version}: a headless nested-scrolling engine, as one C file. Compile it beside nestedslide.h:
 *
 *     cc -std=c99 -O2 -ffp-contract=off -c nestedslide.c
 *
 * It is the same engine as the library, to the last bit, translated from the WebAssembly module by wasm2c, and needs the C
 * library only. On 32-bit x86 it needs -msse2 -mfpmath=sse. NSLIDE_SINGLE_THREADED leaves the lock out. Made by `make
 * amalgamation`; not to be edited. The licence is that of NestedSlide; of the translation's first 600 lines, macros of
 * wabt, the Apache License 2.0.
 */
/* On Windows its functions are part of the program. */
#define NSLIDE_STATIC 1
#include "nestedslide.h"

/* A product and a sum are rounded one after the other, on every processor. */
#if defined(__clang__)
#pragma clang fp contract(off)
#elif defined(__GNUC__)
#pragma GCC optimize("fp-contract=off")
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
"""


def translated() -> tuple[str, str]:
    """What wasm2c writes: its header and its source, without the lines that include others."""
    wasm2c = shutil.which("wasm2c")
    if wasm2c is None:
        raise SystemExit("amalgamation: wasm2c is not installed: apt install wabt")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "engine.c"
        subprocess.run([wasm2c, MODULE, "-n", "nestedslide", "-o", source], check=True)
        header = source.with_suffix(".h").read_text()
        return own(header), own(source.read_text())


def own(text: str) -> str:
    return re.sub(r'^#include "[^"]*"\n', "", text, flags=re.MULTILINE)


def constants(source: str) -> str:
    """Names for the engine's constants, and where they lie in its memory."""
    found = re.findall(r"LOAD_DATA\(instance->w2c_memory, (\d+)u, (\w+), \d+\);", source)
    if len(found) != 1:
        raise SystemExit(f"amalgamation: the module has {len(found)} segments of data, not one")
    address, name = found[0]
    return f"#define CONSTANTS_BEGIN {address}u\n#define CONSTANTS {name}\n"


def amalgamation() -> str:
    api = json.loads((TREE / "tools" / "api" / "nestedslide_api.json").read_text())
    header, source = translated()
    return "\n".join(
        [
            BEGINNING.format(version=api["version"]),
            *(f"#include <{name}>" for name in INCLUDES),
            "",
            (HERE / "engine_memory.c").read_text(),
            header,
            source,
            constants(source),
            (HERE / "engine_calls.c").read_text(),
            "/* ------------------------------------------------------------------------------- the functions of the header */",
            "",
            *wrappers(api),
        ]
    )


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "nestedslide.c").write_text(amalgamation())
    shutil.copy2(TREE / "include" / "nestedslide.h", FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
