"""What a frame of a fling costs in each language that is installed here, in nanoseconds, beside the bare call from C.

Each program of `languages` does the same: it keeps its frame, throws a page, and reads four things of every frame.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import callgrind

TREE = callgrind.TREE
HERE = Path(__file__).resolve().parent / "languages"
LIBRARY = TREE / ".build" / "product" / "libNestedSlideC.so"
OUT = TREE / ".build" / "benchmarks" / "languages"
JNA = Path("/usr/share/java/jna.jar")
# What each must reach, in nanoseconds.
GOALS = {"Java": 3000, "JavaScript in Node": 500}


def run(*command: str | Path, folder: Path = TREE, **environment: str) -> str:
    """What a program prints, with the library of this tree."""
    words = ["env", f"LD_LIBRARY_PATH={LIBRARY.parent}", f"NESTEDSLIDE_LIBRARY={LIBRARY}"]
    words += [f"{name}={value}" for name, value in environment.items()]
    done = subprocess.run([*words, *map(str, command)], cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout


def missing(*programs: str) -> bool:
    return any(shutil.which(program) is None for program in programs)


def folder(name: str) -> Path:
    made = OUT / name
    made.mkdir(parents=True, exist_ok=True)
    return made


def bare() -> str:
    program = folder("c") / "frame"
    linked = [f"-L{LIBRARY.parent}", "-lNestedSlideC", "-o", program]
    run("cc", "-std=gnu11", "-O2", f"-I{TREE}/include", HERE / "frame.c", *linked)
    return run(program)


def rust() -> str | None:
    cargo = "/usr/bin/cargo" if Path("/usr/bin/cargo").exists() else shutil.which("cargo")
    if cargo is None:
        return None
    place = folder("rust")
    head = '[package]\nname = "frame"\nversion = "0.0.0"\nedition = "2021"\n'
    program = f'[[bin]]\nname = "frame"\npath = "{HERE / "frame.rs"}"\n'
    needed = f'[dependencies]\nnestedslide = {{ path = "{TREE / "bindings/rust"}" }}\n'
    (place / "Cargo.toml").write_text(head + program + needed)
    compiler = {"RUSTC": "/usr/bin/rustc"} if cargo.startswith("/usr/bin/") else {}
    return run(cargo, "run", "--release", "--quiet", "--offline", folder=place, **compiler)


def go() -> str | None:
    if missing("go"):
        return None
    place = folder("go")
    shutil.copy(HERE / "frame.go", place)
    replaced = f"require nestedslide v0.0.0\n\nreplace nestedslide => {TREE / 'bindings/go'}\n"
    (place / "go.mod").write_text(f"module frame\n\ngo 1.19\n\n{replaced}")
    return run("go", "run", ".", folder=place, GOFLAGS="-mod=mod", GOPROXY="off", CGO_LDFLAGS=f"-L{LIBRARY.parent}")


def java() -> str | None:
    if missing("javac", "java") or not JNA.exists():
        return None
    place = folder("java")
    sources = sorted((TREE / "bindings/java/src/nestedslide").glob("*.java"))
    run("javac", "-cp", JNA, "-d", place, *sources, HERE / "FrameCost.java")
    return run("java", "-cp", f"{JNA}:{place}", f"-Djna.library.path={LIBRARY.parent}", "FrameCost")


def csharp() -> str | None:
    if missing("mcs", "mono"):
        return None
    program = folder("csharp") / "frame.exe"
    sources = sorted((TREE / "bindings/csharp/NestedSlide").rglob("*.cs"))
    run("mcs", "-langversion:7.2", "-optimize+", "-nologo", f"-out:{program}", *sources, HERE / "FrameCost.cs")
    return run("mono", program)


def javascript() -> str | None:
    module = TREE / ".build/wasm/nestedslide.wasm"
    if missing("node") or not module.is_file():
        return None
    place = folder("javascript")
    package = place / "node_modules/nestedslide"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(TREE / "bindings/javascript", package)
    shutil.copy(module, package)
    (package / "package.json").write_text('{"name": "nestedslide", "type": "module", "main": "nestedslide.js"}')
    shutil.copy(HERE / "frame.mjs", place)
    return run("node", "frame.mjs", folder=place)


def lua() -> str | None:
    return None if missing("luajit") else run("luajit", HERE / "frame.lua", LUA_PATH=f"{TREE}/bindings/lua/?.lua;;")


LANGUAGES = {
    "C, the bare call": bare,
    "Rust": rust,
    "Go": go,
    "Java": java,
    "C# on Mono": csharp,
    "JavaScript in Node": javascript,
    "LuaJIT": lua,
}


def times() -> Iterator[tuple[str, float | None]]:
    """Each language, and nanoseconds a frame; None where it is not installed."""
    for name, measured in LANGUAGES.items():
        printed = measured()
        yield name, None if printed is None else float(printed)


def main() -> None:
    for name, time in times():
        print(f"{name:<20}{'not installed' if time is None else f'{time:10,.1f} ns'}")


if __name__ == "__main__":
    main()
