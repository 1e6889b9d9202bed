"""Checks that everything in the tree names one version, and writes the page of a release."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .packing import make
from .packing.pages import relinked
from .packing.purposes import PURPOSES, purpose
from .tree import DIST, TREE, VERSION

PAGE = "RELEASE.md"
# What has come since the last version.
UNRELEASED = "\n## Unreleased\n"


def text(path: str) -> str:
    return (TREE / path).read_text(encoding="utf-8")


def found(path: str, pattern: str) -> str:
    """What a file says that the version is."""
    match = re.search(pattern, text(path), re.MULTILINE)
    return match[1] if match else "no version"


def header_version() -> str:
    number = int(found("include/nestedslide.h", r"^#define NSLIDE_VERSION (\d+)"))
    return f"{number // 1_000_000}.{number // 1000 % 1000}.{number % 1000}"


def problems() -> list[str]:
    """What does not agree, in words to print."""
    said = {
        "include/nestedslide.h": header_version(),
        "tools/api/nestedslide_api.json": VERSION,
        "CHANGELOG.md, its first version": found("CHANGELOG.md", r"^## (\d\S*)"),
        "bindings/python/pyproject.toml": found("bindings/python/pyproject.toml", r'^version = "([^"]+)"'),
    }
    wrong = [
        f"{place} has {version}, the header {header_version()}"
        for place, version in said.items()
        if version != header_version()
    ]
    number = found("include/nestedslide.h", r"^#define NSLIDE_VERSION (\d+)")
    if found("bindings/csharp/NestedSlide/Generated/Constants.cs", r"\bVersion = (\d+);") != number:
        wrong.append("the C# binding is not of this version: make api")
    if found("bindings/lua/nestedslide/library.lua", r"^local VERSION, ABI_VERSION = (\d+),") != number:
        wrong.append("bindings/lua/nestedslide/library.lua is not of this version")
    if not notes(text("CHANGELOG.md"), VERSION).strip():
        wrong.append(f"CHANGELOG.md says nothing of {VERSION}")
    return wrong


def notes(changelog: str, version: str) -> str:
    """What the changelog says of a version."""
    match = re.search(rf"^## {re.escape(version)}(?!\S)[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return match[1].strip() + "\n" if match else ""


def check() -> None:
    wrong = problems()
    if UNRELEASED in text("CHANGELOG.md"):
        wrong.append(f"CHANGELOG.md still has {UNRELEASED.strip()!r}: give that part its version")
    if wrong:
        raise SystemExit("release: " + "\nrelease: ".join(wrong))
    print(f"release: everything is of version {VERSION}")


def table(packages: Mapping[str, Mapping[str, Any]]) -> str:
    """The packages of a manifest, in the order of their purposes."""
    order = {each: number for number, each in enumerate(PURPOSES)}
    lines = ["| for | file | use | bytes | SHA-256 |", "|---|---|---|---:|---|"]
    for name, meaning in sorted(packages.items(), key=lambda item: (order[purpose(item[0])], item[0])):
        row = purpose(name)
        use = row.use.replace("FILE", name)
        lines.append(f"| {row.what_for} | `{name}` | {use} | {meaning['bytes']:,} | `{meaning['sha256']}` |")
    return "\n".join(lines) + "\n"


def write_page() -> Path:
    """What lies in dist and what is new, as the release says it."""
    packages = json.loads((DIST / make.MANIFEST).read_text(encoding="utf-8"))["packages"]
    news = relinked(notes(text("CHANGELOG.md"), VERSION), {})
    path = DIST / PAGE
    path.write_text(
        f"# NestedSlide {VERSION}\n\nEach file works by itself, and needs nothing but what its row names.\n\n"
        f"{table(packages)}\n`{make.CHECKSUMS}` has the hashes for `sha256sum --check`. `{make.MANIFEST}` also has"
        f" those of every library, and the compiler.\n\n## What is new\n\n{news}",
        encoding="utf-8",
    )
    print(f"release: {path.relative_to(TREE)} says what each file is for; docs/releasing.md publishes them")
    return path
