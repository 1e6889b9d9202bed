"""The module for WebAssembly, after wasm-opt: in wasmtime, and as the package for npm in Node."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import session
from machines import PROGRAMS, run
from platforms.tree import BUILD, DIST, TREE, VERSION

MODULE = TREE / BUILD / "wasm" / "nestedslide.wasm"


def need_module() -> None:
    if not MODULE.is_file():
        pytest.skip(f"{MODULE} is not built: make platforms ONLY=wasm")


def test_the_session_in_wasmtime() -> None:
    """The sessions linked with the library as one module, and made smaller in the same way."""
    wasmtime = pytest.importorskip("wasmtime", reason="wasmtime is not installed: pip install wasmtime")
    need_module()
    from platforms import toolchain, wasm

    tools = toolchain.needed()

    folder = PROGRAMS / "wasm"
    folder.mkdir(parents=True, exist_ok=True)
    module, names, compiled = folder / "session.wasm", [], []
    for source in session.PLAYED:
        names.append(source.stem)
        compiled.append(folder / f"{source.stem}.o")
        wasm.compile_c(tools, source, compiled[-1])
    wasm.link(tools, module, [*compiled, *wasm.parts(tools)], [f"{name}_hash" for name in names])
    wasm.shrink(module, module)
    store = wasmtime.Store()
    instance = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, str(module)), [])
    found = {name: instance.exports(store)[f"{name}_hash"](store, 10000) & (1 << 64) - 1 for name in names}
    assert "\n".join(f"{name} {value:016x}" for name, value in found.items()) == session.expected()


def test_the_module_imports_nothing() -> None:
    wasmtime = pytest.importorskip("wasmtime", reason="wasmtime is not installed: pip install wasmtime")
    from platforms.tree import FUNCTIONS

    need_module()
    module = wasmtime.Module.from_file(wasmtime.Engine(), str(MODULE))
    assert not module.imports
    assert {exported.name for exported in module.exports} == {*FUNCTIONS, "malloc", "free", "memory"}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """What npm would install."""
    path = DIST / f"nestedslide-{VERSION}.tgz"
    if not path.is_file():
        pytest.skip(f"{path} is not there: make dist")
    shutil.unpack_archive(path, tmp_path, "gztar")
    return tmp_path / "package"


def test_the_package_in_node(package: Path) -> None:
    if shutil.which("node") is None:
        pytest.skip("node is not installed: apt install nodejs; the package for npm was not run")
    lines = run(["node", Path(__file__).with_name("npm_session.mjs"), package]).splitlines()
    assert len(lines) == 11
    assert all(line.endswith(f" {VERSION} -220 80") for line in lines[:9]), lines
    assert all(line.startswith("refused ") for line in lines[9:])
    assert "absent.wasm" in lines[9]


@contextmanager
def shown(package: Path, body: str) -> Iterator[Any]:
    """A page beside the package's files, in Chromium."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        pytest.skip("chromium is not installed: apt install chromium; the package for npm was not run in a browser")
    pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
    sys.path.append(str(TREE / "Tests" / "hosts"))
    web = importlib.import_module("web_browser")
    (package / "page.html").write_text(f"<!doctype html><link rel=icon href='data:,'><title>page</title>{body}")
    with web.files(package) as address, web.browser(chromium) as browser, browser.tab() as page:
        page.open(f"{address}page.html")
        yield page
        assert not page.problems


def test_the_package_in_chromium(package: Path) -> None:
    """As the README of the binding has it: a module script of a page, without a bundler."""
    program = (
        "(async () => {"
        '  const { load, Coordinator } = await import("./nestedslide.js");'
        "  const found = [];"
        '  for (const source of [undefined, "nestedslide.wasm", new URL("nestedslide.wasm", location.href),'
        '      new Uint8Array(await (await fetch("nestedslide.wasm")).arrayBuffer())]) {'
        "    const library = await load(source);"
        "    const slide = new Coordinator({ pages: [3000, 1500], headerHeight: 220, hoverHeight: 48 });"
        "    slide.wheel({ dy: 300, x: 195, y: 500 });"
        "    const { snapshot } = slide.frame(1);"
        "    found.push(`${library.version} ${snapshot.header.y} ${snapshot.inner}`);"
        "  }"
        "  return found;"
        "})()"
    )
    with shown(package, "") as page:
        assert page.evaluate(program) == [f"{VERSION} -220 80"] * 4


def test_the_elements_in_chromium(package: Path) -> None:
    """One import of the package, and the elements of a page are there."""
    body = "<nested-slide style='height: 400px'><header slot=header style='height: 100px'></header></nested-slide>"
    program = (
        'import("./elements/index.js").then(() => document.querySelector("nested-slide").slide.snapshot().maxOuter)'
    )
    with shown(package, body) as page:
        assert page.evaluate(program) == 100


def test_the_types_are_typescript_s(package: Path, tmp_path: Path) -> None:
    if shutil.which("tsc") is None:
        pytest.skip("tsc is not installed: apt install node-typescript; the types for npm were not tried")
    program = tmp_path / "program.ts"
    program.write_text(
        'import { load, Coordinator } from "./package/nestedslide.js";\n'
        'import { NestedSlideElement } from "./package/elements/define.js";\n'
        "export const turn = (slide: NestedSlideElement) => slide.scrollToPage(1, true);\n"
        "export async function main(bytes: Uint8Array): Promise<number> {\n"
        "  await load(bytes);\n"
        "  await load(new URL('https://example.org/nestedslide.wasm'));\n"
        "  const slide = new Coordinator({ pages: [3000], headerHeight: 220 });\n"
        "  return slide.frame(1).snapshot.inner;\n"
        "}\n"
    )
    options = ["--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--lib", "es2022,dom"]
    run(["tsc", *options, program])
    program.write_text(program.read_text().replace("pages: [3000]", "pages: 'many'"))
    done = subprocess.run(["tsc", *options, str(program)], capture_output=True, text=True)
    assert "not assignable" in done.stdout
