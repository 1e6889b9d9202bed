"""Makes dist: every package, their checksums, and one manifest that names them all."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator

from .. import build
from ..targets import TARGETS
from ..tree import BUILD, DIST, TREE, VERSION, product
from . import apple, archives, godot, npm, nuget, python, unity, wheels
from .files import sha256

CHECKSUMS, MANIFEST = "SHA256SUMS", "manifest.json"


def packages(tools: product.Toolchain) -> Iterator[tuple[str, bytes]]:
    for name in archives.ARCHIVES:
        yield archives.archive(name)
    yield archives.wasm()
    yield apple.package()
    pure = wheels.pure()
    for tags in wheels.WHEELS:
        yield wheels.wheel(tags, pure)
    yield python.sources()
    yield python.demo()
    yield unity.package()
    yield godot.package(tools)
    yield nuget.package()
    yield npm.package()
    yield f"nestedslide_api-{VERSION}.json", (TREE / "tools" / "api" / "nestedslide_api.json").read_bytes()


def libraries() -> dict[str, dict[str, object]]:
    """What each target's files are, for the manifest."""
    found: dict[str, dict[str, object]] = {}
    for target in TARGETS:
        for file in target.files:
            path = TREE / BUILD / target.name / file
            data = path.read_bytes()
            found[f"{target.name}/{file}"] = {"bytes": len(data), "sha256": sha256(data)}
    return found


def main() -> None:
    tools = product.toolchain()
    assert tools is not None
    npm.type_writer()
    build.main([], [])
    # Nothing of an earlier version lies beside what is named in the checksums.
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    lines, listed = [], {}
    for name, data in packages(tools):
        (DIST / name).write_bytes(data)
        print(f"dist/{name}: {len(data):,}", flush=True)
        lines.append(f"{sha256(data)}  {name}")
        listed[name] = {"bytes": len(data), "sha256": sha256(data)}
    (DIST / CHECKSUMS).write_text("".join(f"{line}\n" for line in sorted(lines, key=lambda line: line.split()[1])))
    manifest = {"version": VERSION, "compiler": tools.version, "packages": listed, "libraries": libraries()}
    (DIST / MANIFEST).write_text(json.dumps(manifest, indent=2, sort_keys=True) + "\n")
