"""Packages that a compiler of the user's makes: the Rust crate and the Go module, each with the engine as one C file.

In this tree both link the library. What is packed needs none: a C compiler is enough.
"""

from __future__ import annotations

from pathlib import Path

from ..tree import TREE, VERSION
from .archives import filled
from .files import Files, tarred
from .pages import page

RUST, GO = TREE / "bindings" / "rust", TREE / "bindings" / "go"


def put_engine(files: Files, folder: str, engine: Path) -> None:
    """The engine and its header, side by side."""
    files.copy(f"{folder}/nestedslide.c", engine)
    files.copy(f"{folder}/nestedslide.h", TREE / "include" / "nestedslide.h")


def crate(engine: Path) -> tuple[str, bytes]:
    """The crate as `cargo package` would lay it out. Its build.rs compiles the C file that lies in it."""
    folder = f"nestedslide-{VERSION}"
    files = Files()
    for source in [
        "Cargo.toml",
        "build.rs",
        *sorted(path.relative_to(RUST).as_posix() for path in RUST.rglob("src/**/*.rs")),
    ]:
        files.copy(f"{folder}/{source}", RUST / source)
    files.copy(f"{folder}/examples/quickstart.rs", RUST / "examples" / "quickstart.rs")
    put_engine(files, f"{folder}/c", engine)
    files.put(f"{folder}/README.md", page(RUST / "README.md"))
    files.copy(f"{folder}/LICENSE", TREE / "LICENSE")
    return f"nestedslide-{VERSION}.crate", tarred(files)


def module(engine: Path) -> tuple[str, bytes]:
    """The module: cgo compiles what lies beside its sources."""
    folder = f"nestedslide-{VERSION}-go"
    files = Files()
    for source in sorted(GO.glob("*.go")):
        if source.name not in ("link.go", "nestedslide_test.go"):
            files.copy(f"{folder}/{source.name}", source)
    files.put(f"{folder}/link.go", filled("link.go.in"))
    files.copy(f"{folder}/go.mod", GO / "go.mod")
    files.copy(f"{folder}/quickstart/main.go", GO / "quickstart" / "main.go")
    put_engine(files, folder, engine)
    files.put(f"{folder}/README.md", page(GO / "README.md"))
    files.copy(f"{folder}/LICENSE", TREE / "LICENSE")
    return f"{folder}.tar.gz", tarred(files)
