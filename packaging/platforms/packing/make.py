"""Makes dist: every package, their checksums, and one manifest that names them all.

Of some platforms only, it makes what is made of these alone.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Collection, Iterator, Sequence

from .. import build
from ..amalgamation import make as amalgamated
from ..targets import TARGETS, Target, named
from ..toolchain import Toolchain, needed
from ..tree import BUILD, DIST, TREE, VERSION
from . import apple, archives, godot, npm, nuget, python, sources, unity, wheels
from .files import sha256

UNIVERSAL = {"macos-x86_64", "macos-arm64"}
CHECKSUMS, MANIFEST = "SHA256SUMS", "manifest.json"


def packages(tools: Toolchain, built: Collection[str]) -> Iterator[tuple[str, bytes]]:
    """All packages that can be made of the targets that are built."""
    if {*built} >= UNIVERSAL:
        built = {*built, "macos-universal"}
    for name, folder in archives.ARCHIVES.items():
        if folder in built:
            yield archives.archive(name)
    if "wasm" in built:
        yield archives.wasm()
        engine = TREE / amalgamated.make(tools)
        yield archives.amalgamation(engine)
        yield sources.crate(engine)
        yield sources.module(engine)
        yield npm.package()
    whole = [tags for tags, (folder, _) in wheels.WHEELS.items() if folder in built]
    pure = wheels.pure(whole[0]) if whole else None
    for tags in whole:
        assert pure is not None
        yield wheels.wheel(tags, pure)
    if not {target.name for target in TARGETS} <= {*built}:
        return
    yield apple.package()
    yield python.sources(engine)
    yield python.plot()
    yield python.demo()
    yield unity.package()
    yield godot.package(tools)
    yield godot.extension(tools)
    yield nuget.package()
    yield f"nestedslide_api-{VERSION}.json", (TREE / "tools" / "api" / "nestedslide_api.json").read_bytes()


def libraries(chosen: Sequence[Target]) -> dict[str, dict[str, object]]:
    """What each target's files are, for the manifest."""
    found: dict[str, dict[str, object]] = {}
    for target in chosen:
        for file in target.files:
            path = TREE / BUILD / target.name / file
            data = path.read_bytes()
            found[f"{target.name}/{file}"] = {"bytes": len(data), "sha256": sha256(data)}
    return found


def main(only: Sequence[str]) -> None:
    tools, chosen = needed(), named(only)
    if any(target.system == "wasm" for target in chosen):
        npm.type_writer()
    build.main(only, [])
    # Nothing of an earlier version lies beside what is named in the checksums.
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    lines, listed = [], {}
    for name, data in packages(tools, {target.name for target in chosen}):
        (DIST / name).write_bytes(data)
        print(f"  dist/{name}: {len(data):,}", flush=True)
        lines.append(f"{sha256(data)}  {name}")
        listed[name] = {"bytes": len(data), "sha256": sha256(data)}
    (DIST / CHECKSUMS).write_text("".join(f"{line}\n" for line in sorted(lines, key=lambda line: line.split()[1])))
    manifest = {"version": VERSION, "compiler": tools.version, "packages": listed, "libraries": libraries(chosen)}
    (DIST / MANIFEST).write_text(json.dumps(manifest, indent=2, sort_keys=True) + "\n")
