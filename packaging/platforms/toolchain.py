"""The Swift toolchain: its compilers, and the linkers that come with it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path


class Toolchain:
    """`tools["ld.lld"]` is the path of one of its programs."""

    def __init__(self, swiftc: str) -> None:
        self.swiftc = swiftc
        info = json.loads(subprocess.run([swiftc, "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout)
        self.version = f"{info['compilerVersion']}, {info['target']['triple']}"
        # The compiler on the path may be a launcher that lies elsewhere.
        self.folder = Path(info["paths"]["runtimeResourcePath"]).parents[1] / "bin"

    def __getitem__(self, name: str) -> str:
        return str(self.folder / name)


def installed() -> Toolchain | None:
    swiftc = shutil.which("swiftc")
    return Toolchain(swiftc) if swiftc else None


def needed() -> Toolchain:
    tools = installed()
    if tools is None:
        raise SystemExit(
            "the library has to be built, and Swift 6.3 is not installed: get it from https://www.swift.org/install"
        )
    return tools
