"""The cookbook in every language: each program has all its recipes, and prints what they come to."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from conftest import LIBRARY, TREE, need, run
from test_go import go_places
from test_java import JNA
from test_rust import rust_places

COOKBOOK = TREE / "docs/cookbook"
PRINTED = (COOKBOOK / "printed.txt").read_text(encoding="utf-8")
PROGRAMS = sorted(path for path in COOKBOOK.iterdir() if path.stem.lower() == "cookbook")
RECIPES = [
    "Pull to refresh",
    "Load more at the end",
    "Sections with headers that stick",
    "A bar of tabs",
    "Cards that snap",
    "A carousel inside a page",
    "Back where it was",
    "A chat",
    "Less motion",
    "Screen readers and keyboards",
]
LINKED = [f"-L{LIBRARY.parent}", "-lNestedSlideC"]


def folder_of(out: Path, language: str, **files: str) -> Path:
    """A folder for one program, with files of these texts. What a build left there stays."""
    folder = out / f"cookbook-{language}"
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.suffix)
def test_it_has_every_recipe(program: Path) -> None:
    assert len(PROGRAMS) == 9
    marks = re.findall(r"^ *(?://|--) ([A-Z][^.\n]*)$", program.read_text(encoding="utf-8"), re.MULTILINE)
    assert marks == RECIPES


def test_each_recipe_is_told_of() -> None:
    page = (TREE / "docs/cookbook.md").read_text(encoding="utf-8")
    assert [each for each in RECIPES if f"\n## {each}\n" not in page] == []


@pytest.mark.parametrize(
    ("compiler", "source", "options"),
    [("cc", "cookbook.c", ["-std=c99"]), ("c++", "cookbook.cpp", ["-std=c++17"])],
)
def test_c(out: Path, compiler: str, source: str, options: list[str]) -> None:
    program = folder_of(out, "c") / source.replace(".", "-")
    strict = ["-Wall", "-Wextra", "-Werror", f"-I{TREE}/include"]
    run([need(compiler, "g++"), *options, *strict, COOKBOOK / source, *LINKED, "-o", program])
    assert run([program]) == PRINTED


def test_csharp(out: Path) -> None:
    program = folder_of(out, "csharp") / "cookbook.exe"
    binding = sorted(path for path in (TREE / "bindings/csharp/NestedSlide").rglob("*.cs"))
    compiler = [need("mcs", "mono-mcs"), "-langversion:7.2", "-warnaserror", "-nologo", f"-out:{program}"]
    run([*compiler, *binding, COOKBOOK / "Cookbook.cs"])
    assert run([need("mono", "mono-runtime"), program]) == PRINTED


def test_go(out: Path) -> None:
    module = "module cookbook\n\ngo 1.19\n\nrequire nestedslide v0.0.0\n\n"
    folder = folder_of(out, "go", go_mod=f"{module}replace nestedslide => {TREE / 'bindings/go'}\n")
    shutil.copy(COOKBOOK / "cookbook.go", folder)
    assert run([need("go", "golang-go"), "run", "."], folder, **go_places(out)) == PRINTED
    assert run([need("gofmt", "golang-go"), "-l", "."], folder) == ""


def test_java(out: Path) -> None:
    compiler = need("javac", "openjdk-17-jdk-headless")
    if not JNA.exists():
        pytest.skip("JNA is not installed: apt install libjna-java")
    folder = folder_of(out, "java")
    binding = sorted((TREE / "bindings/java/src/nestedslide").glob("*.java"))
    run([compiler, "-Xlint:all", "-Werror", "-cp", JNA, "-d", folder, *binding, COOKBOOK / "Cookbook.java"])
    paths = ["-cp", f"{JNA}:{folder}", f"-Djna.library.path={LIBRARY.parent}"]
    assert run([need("java", "openjdk-17-jre-headless"), "-Xshare:auto", *paths, "Cookbook"]) == PRINTED


def test_javascript(out: Path) -> None:
    module = TREE / ".build/wasm/nestedslide.wasm"
    if not module.exists():
        pytest.skip("the module is not built: make wasm")
    folder = folder_of(out, "javascript")
    package = folder / "node_modules/nestedslide"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(TREE / "bindings/javascript", package)
    shutil.copy(module, package)
    (package / "package.json").write_text('{"name": "nestedslide", "type": "module", "main": "nestedslide.js"}')
    shutil.copy(COOKBOOK / "cookbook.mjs", folder)
    assert run([need("node", "nodejs"), "cookbook.mjs"], folder) == PRINTED


def test_lua() -> None:
    luajit = need("luajit", "luajit")
    places = {"LUA_PATH": f"{TREE}/bindings/lua/?.lua;;", "NESTEDSLIDE_LIBRARY": str(LIBRARY)}
    assert run([luajit, COOKBOOK / "cookbook.lua"], TREE, **places) == PRINTED


def test_rust(out: Path) -> None:
    package = '[package]\nname = "cookbook"\nversion = "0.0.0"\nedition = "2021"\n'
    binary = '[[bin]]\nname = "cookbook"\npath = "cookbook.rs"\n'
    needed = f'[dependencies]\nnestedslide = {{ path = "{TREE}/bindings/rust" }}\n'
    folder = folder_of(out, "rust", Cargo_toml=package + binary + needed)
    shutil.copy(COOKBOOK / "cookbook.rs", folder)
    program, places = rust_places(out)
    assert run([program, "run", "--quiet", "--offline"], folder, **places) == PRINTED


def test_swift(out: Path) -> None:
    swift = need("swift", "the toolchain of swift.org")
    package = f'.package(name: "NestedSlide", path: "{TREE}")'
    target = (
        '.executableTarget(name: "Cookbook", dependencies: [.product(name: "NestedSlide", package: "NestedSlide")])'
    )
    made = f'let package = Package(name: "Cookbook", dependencies: [{package}], targets: [{target}])\n'
    manifest = f"// swift-tools-version: 6.2\nimport PackageDescription\n{made}"
    folder = folder_of(out, "swift", Package_swift=manifest)
    (folder / "Sources/Cookbook").mkdir(parents=True, exist_ok=True)
    shutil.copy(COOKBOOK / "Cookbook.swift", folder / "Sources/Cookbook/main.swift")
    run([swift, "build", "--quiet"], folder)
    assert run([folder / ".build/debug/Cookbook"], LD_LIBRARY_PATH="") == PRINTED
