"""``python -m nestedslide info``: which library is used, and whether it fits."""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
from typing import Any

from . import __version__, _abi, _signatures
from ._terminal import print_line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``info``."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def main(arguments: argparse.Namespace) -> int:
    """Prints versions, the library's path and size, and the sizes of its structs."""
    facts = collect()
    if arguments.json:
        print(json.dumps(facts))
        return 0
    for name, value in facts.items():
        text = ", ".join(f"{kind} {size}" for kind, size in value.items()) if isinstance(value, dict) else value
        print_line(f"{name.replace('_', ' '):<16}{text}")
    return 0


def collect() -> dict[str, Any]:
    """What ``info`` prints. The library's constructor has compared the sizes with this package's already."""
    abi = _abi.library()
    return {
        "package": __version__,
        "library": _abi.version_text(abi.nslide_version()),
        "abi": abi.nslide_abi_version(),
        "path": abi.path,
        "found_by": abi.origin,
        "bytes": os.path.getsize(abi.path) if os.path.exists(abi.path) else None,
        "struct_sizes": {kind.name: abi.nslide_struct_size(kind) for kind in _signatures.STRUCTS},
        "python": platform.python_version(),
        "pointer_bits": ctypes.sizeof(ctypes.c_void_p) * 8,
    }
