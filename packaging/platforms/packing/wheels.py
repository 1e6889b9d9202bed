"""Wheels: what setuptools makes for one platform, with the library and the tags of each other one.

The Python in them is the same; they have no compiled code but the library, which ctypes loads.
"""

from __future__ import annotations

import base64
import hashlib

from .. import toolchain, wasm
from ..targets import MACOS_ARM64, MACOS_X86_64
from ..tree import BUILD, TREE, VERSION
from . import python
from .files import Files, zipped

SO, DYLIB, DLL = "libNestedSlideC.so", "libNestedSlideC.dylib", "NestedSlideC.dll"


def mac(version: str) -> str:
    return f"macosx_{version.replace('.', '_')}"


# The wheel's platform tags, with dots between, and the library.
WHEELS = {
    "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64": ("linux-x86_64", SO),
    "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64": ("linux-aarch64", SO),
    # The first that PyPI takes of this processor.
    "manylinux_2_31_riscv64": ("linux-riscv64", SO),
    "win_amd64": ("windows-x86_64", DLL),
    "win_arm64": ("windows-arm64", DLL),
    f"{mac(MACOS_X86_64)}_x86_64": ("macos-x86_64", DYLIB),
    f"{mac(MACOS_ARM64)}_arm64": ("macos-arm64", DYLIB),
    f"{mac(MACOS_ARM64)}_universal2": ("macos-universal", DYLIB),
}


def pure(tags: str) -> Files:
    """What setuptools packs, without library, tags and record: the same whichever library it is given."""
    folder, library = WHEELS[tags]
    wasm.build(toolchain.needed())
    _, whole = python.wheel(python.PROJECT, TREE / BUILD / folder / library)
    files = Files()
    for name, content in whole:
        if not name.endswith(("/RECORD", "/WHEEL", *(f"/{library}" for library in (SO, DYLIB, DLL)))):
            files.put(name, content.data)
    return files


def wheel(tags: str, pure_python: Files) -> tuple[str, bytes]:
    folder, library = WHEELS[tags]
    files = Files()
    files.add(pure_python)
    files.copy(f"nestedslide/{library}", TREE / BUILD / folder / library)
    info = f"nestedslide-{VERSION}.dist-info"
    lines = ["Wheel-Version: 1.0", "Generator: nestedslide", "Root-Is-Purelib: false"]
    lines += [f"Tag: py3-none-{tag}" for tag in tags.split(".")]
    files.put(f"{info}/WHEEL", "\n".join(lines) + "\n")
    files.put(f"{info}/RECORD", record(files, f"{info}/RECORD"))
    return f"nestedslide-{VERSION}-py3-none-{tags}.whl", zipped(files)


def record(files: Files, itself: str) -> str:
    """The list of files with their hashes, by which pip checks and uninstalls."""
    rows = []
    for path, content in files:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content.data).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={digest},{len(content.data)}")
    return "\n".join([*rows, f"{itself},,", ""])
