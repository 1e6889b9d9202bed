"""The comparison of ABIs itself: headers with one change each, and what is to be said of them."""

from __future__ import annotations

import tempfile
from pathlib import Path

import abi
import abi_changes

HEADER = """
#ifndef SAMPLE_H
#define SAMPLE_H
#include <stddef.h>
#include <stdint.h>
#if defined(__GNUC__)
#define NSLIDE_API __attribute__((visibility("default")))
#else
#define NSLIDE_API
#endif
#define NSLIDE_VERSION 1000
#define NSLIDE_MAX_THINGS 64
/* Kinds. */
enum { NSLIDE_KIND_ONE = 0, NSLIDE_KIND_TWO = 1 };
typedef uint64_t nslide_thing;
typedef void (*nslide_hook)(void *context, int32_t kind);
typedef struct nslide_rect {
  double x, y;
} nslide_rect;
typedef struct nslide_config {
  uint32_t struct_size; /* its size */
  int32_t kind;
  double width;
  int32_t last;
  int32_t reserved;
} nslide_config;
NSLIDE_API int32_t nslide_make(const nslide_config *config, nslide_thing *out);
NSLIDE_API int32_t nslide_look(nslide_thing thing, nslide_rect *frames, int32_t count);
#endif
"""
LAST = "NSLIDE_API int32_t nslide_look("

# What is put in place of what, and how the break is called.
BREAKS = {
    "a function removed": (
        "NSLIDE_API int32_t nslide_make(const nslide_config *config, nslide_thing *out);\n",
        "",
        "function nslide_make is gone",
    ),
    "a parameter added": ("int32_t count)", "int32_t count, double scale)", "function nslide_look is"),
    "a parameter's type changed": ("int32_t count)", "int64_t count)", "function nslide_look is"),
    "a parameter no longer const": ("const nslide_config *config", "nslide_config *config", "function nslide_make is"),
    "a result's type changed": ("int32_t nslide_look", "int64_t nslide_look", "function nslide_look is"),
    "a hook's type changed": ("int32_t kind);", "int64_t kind);", "typedef nslide_hook is"),
    "a typedef changed": ("uint64_t nslide_thing", "uint32_t nslide_thing", "typedef nslide_thing is"),
    "an enumerator removed": (", NSLIDE_KIND_TWO = 1", "", "enumerator NSLIDE_KIND_TWO is gone"),
    "an enumerator's value changed": ("TWO = 1", "TWO = 2", "enumerator NSLIDE_KIND_TWO is 2"),
    "a macro removed": ("#define NSLIDE_MAX_THINGS 64\n", "", "macro NSLIDE_MAX_THINGS is gone"),
    "a macro's value changed": ("THINGS 64", "THINGS 32", "macro NSLIDE_MAX_THINGS is 32"),
    "a field removed": ("  int32_t last;\n", "", "field nslide_config.last is gone"),
    "a field renamed": ("int32_t last", "int32_t final", "field nslide_config.last is gone"),
    "a field's type changed": ("int32_t kind;", "uint32_t kind;", "field nslide_config.kind is uint32_t at 4"),
    "fields swapped": (
        "  double width;\n  int32_t last;\n",
        "  int32_t last;\n  double width;\n",
        "field nslide_config.width is double at 16",
    ),
    "a field in the middle": (
        "  double width;",
        "  double height, width;",
        "field nslide_config.width is double at 16",
    ),
    "a field in the padding": (
        "  int32_t last;\n",
        "  int32_t last, more;\n",
        "field nslide_config.more is new within the 24 bytes",
    ),
    "a fixed struct that grows": (
        "double x, y;",
        "double x, y, z;",
        "field nslide_rect.z is new in nslide_rect, which may not grow",
    ),
    "a reserved field of another type": ("int32_t reserved", "float more", "field nslide_config.reserved is gone"),
    "a struct removed": ("nslide_rect", "nslide_frame", "struct nslide_rect is gone"),
    "a struct that tells its size no longer first": (
        "  uint32_t struct_size; /* its size */\n  int32_t kind;\n",
        "  int32_t kind;\n  uint32_t struct_size;\n",
        "field nslide_config.struct_size is uint32_t at 4",
    ),
}
ADDITIONS = {
    "nothing": ("", "", ""),
    "other names, comments and spaces": (
        "nslide_thing thing, nslide_rect *frames",
        "nslide_thing it,\n nslide_rect * r",
        "",
    ),
    "another version": ("NSLIDE_VERSION 1000", "NSLIDE_VERSION 2000", ""),
    "a function added": (LAST, "NSLIDE_API int32_t nslide_more(void);\n" + LAST, "function nslide_more is new"),
    "an enumerator added": ("TWO = 1", "TWO = 1, NSLIDE_KIND_THREE = 2", "enumerator NSLIDE_KIND_THREE is new"),
    "a macro added": ("/* Kinds. */", "#define NSLIDE_MORE 2", "macro NSLIDE_MORE is new"),
    "a typedef added": ("/* Kinds. */", "typedef int32_t nslide_more;", "typedef nslide_more is new"),
    "a struct added": (
        "/* Kinds. */",
        "typedef struct nslide_more { double x; } nslide_more;",
        "struct nslide_more is new",
    ),
    "a field at the end": ("reserved;\n", "reserved;\n  double more;\n", "field nslide_config.more is new"),
    "a reserved field put to use": ("int32_t reserved", "int32_t more", "field nslide_config.reserved is in use"),
}


def describe(text: str, folder: Path) -> dict[str, str]:
    path = folder / "sample.h"
    path.write_text(text)
    return abi.describe(path)


def check_examples() -> list[str]:
    problems = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        old = describe(HEADER, folder)
        for title, (before, after, said) in {**BREAKS, **ADDITIONS}.items():
            if before not in HEADER:
                problems.append(f"{title}: the example changes nothing")
            changes = abi_changes.compare(old, describe(HEADER.replace(before, after), folder))
            lines = changes.breaks if title in BREAKS else changes.added
            if bool(changes.breaks) != (title in BREAKS):
                problems.append(f"{title}: {changes.breaks or 'not seen to break anything'}")
            elif said and not any(line.startswith(said) for line in lines):
                problems.append(f"{title}: said {lines}, not {said!r}")
            elif title in ADDITIONS and bool(lines) != bool(said):
                problems.append(f"{title}: said {lines}")
    return problems
