"""Every code block of every page is run, compiled or checked; those of a language that is not known here fail.

What a program prints must be what the page says below it. Blocks of Python on one page are one program: each goes on
where the one before it ended, as a reader would. Where a compiler or an interpreter is not installed its tests are
skipped and say so.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Callable

import pytest
import shell_lines
from nestedslide._library import open_library
from nestedslide.records import Operation
from nestedslide.replay import InvalidScenarioError, Verdict, parse, run
from nestedslide.replay.schema import STEPS
from page_blocks import Block, blocks, blocks_of, indented_blocks, pages
from tree import API, ROOT

INCLUDE = ROOT / "include"
STRICT = ["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", f"-I{INCLUDE}"]

# What pieces of C within a function use without saying what it is.
PIECE = """#include <stdio.h>
#include "nestedslide.h"
void piece(nslide_coordinator slide, FILE *file);
void piece(nslide_coordinator slide, FILE *file) {{
  (void)slide, (void)file;
{}}}
"""

# Runs the blocks of a page.
PYTHON = ROOT / "Tests" / "docs" / "python_page.py"

# What Node has in place of a browser's or a host's files.
JAVASCRIPT = """import { readFileSync } from "node:fs";
globalThis.fetch = async (name) => new Response(readFileSync(name));
"""


def need(program: str, package: str) -> str:
    path = shutil.which(program)
    if path is None:
        pytest.skip(f"{program} is not installed: apt install {package}")
    return path


def done(*command: Any, folder: Path, variables: Mapping[str, str] | None = None, text: str | None = None) -> str:
    """What a program prints; it must end well."""
    result = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env={**os.environ, "NESTEDSLIDE_LIBRARY": open_library().path, **(variables or {})},
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


# --------------------------------------------------------------------------------------------------------- languages


def check_c(block: Block, folder: Path) -> None:
    compiler = need("cc", "gcc libc6-dev")
    text = block.text if "#include" in block.text else PIECE.format(block.text)
    source, program, library = folder / "page.c", folder / "page", Path(open_library().path)
    source.write_text(text, encoding="utf-8")
    flags = list(STRICT)
    if "SDL.h" in text:
        flags += sdl_flags(folder)
    if "int main(" not in text or "SDL.h" in text:
        done(compiler, *flags, "-fsyntax-only", source, folder=folder)
        assert block.output is None
        return
    done(compiler, *flags, source, library, f"-Wl,-rpath,{library.parent}", "-lm", "-o", program, folder=folder)
    # What it is linked to goes by another name beside the library, the soname.
    said = done(program, folder=folder, variables={"LD_LIBRARY_PATH": str(library.parent)})
    assert said == (block.output or "")


def check_cpp(block: Block, folder: Path) -> None:
    """Whole programs: they print what the page says."""
    compiler = need("g++", "g++")
    source, program, library = folder / "page.cpp", folder / "page", Path(open_library().path)
    source.write_text(block.text, encoding="utf-8")
    flags = ["-std=c++17", *STRICT[1:], "-Wconversion"]
    done(compiler, *flags, source, library, f"-Wl,-rpath,{library.parent}", "-o", program, folder=folder)
    assert done(program, folder=folder, variables={"LD_LIBRARY_PATH": str(library.parent)}) == (block.output or "")


def check_rust(block: Block, folder: Path) -> None:
    cargo, library = need("cargo", "cargo"), open_library().path
    (folder / "src").mkdir()
    (folder / "src" / "main.rs").write_text(block.text, encoding="utf-8")
    lines = ['[package]\nname = "page"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]']
    lines += [f'nestedslide = {{ path = "{ROOT / "bindings/rust"}" }}', ""]
    (folder / "Cargo.toml").write_text("\n".join(lines), encoding="utf-8")
    variables = {"NESTEDSLIDE_LIBRARY": library, "LD_LIBRARY_PATH": str(Path(library).parent)}
    variables["CARGO_TARGET_DIR"] = str(ROOT / ".build" / "languages" / "rust-page")
    assert done(cargo, "run", "--offline", "--quiet", folder=folder, variables=variables) == (block.output or "")


def check_go(block: Block, folder: Path) -> None:
    go, library = need("go", "golang-go"), Path(open_library().path).parent
    (folder / "main.go").write_text(block.text, encoding="utf-8")
    module = f"module page\n\ngo 1.19\n\nrequire nestedslide v0.0.0\n\nreplace nestedslide => {ROOT / 'bindings/go'}\n"
    (folder / "go.mod").write_text(module, encoding="utf-8")
    variables = {"GOCACHE": str(ROOT / ".build" / "languages" / "go"), "GOPROXY": "off", "GOFLAGS": "-mod=mod"}
    variables |= {"CGO_LDFLAGS": f"-L{library}", "LD_LIBRARY_PATH": str(library)}
    assert done(go, "run", ".", folder=folder, variables=variables) == (block.output or "")


def check_java(block: Block, folder: Path) -> None:
    compiler, java = need("javac", "openjdk-17-jdk-headless"), need("java", "openjdk-17-jre-headless")
    jna, library = Path("/usr/share/java/jna.jar"), Path(open_library().path).parent
    if not jna.exists():
        pytest.skip("JNA is not installed: apt install libjna-java")
    name = re.findall(r"public final class (\w+)", block.text)[0]
    (folder / f"{name}.java").write_text(block.text, encoding="utf-8")
    sources = (ROOT / "bindings/java/src/nestedslide").glob("*.java")
    done(compiler, "-cp", jna, "-d", folder, *sources, f"{name}.java", folder=folder)
    said = done(java, "-cp", f"{jna}:{folder}", f"-Djna.library.path={library}", name, folder=folder)
    assert said == (block.output or "")


def sdl_flags(folder: Path) -> list[str]:
    config = need("pkg-config", "pkg-config")
    if subprocess.run([config, "--exists", "sdl2"], check=False).returncode != 0:
        pytest.skip("SDL 2 is not installed: apt install libsdl2-dev")
    # Its header is not as strict as ours.
    return done(config, "--cflags", "sdl2", folder=folder).replace("-I", "-isystem").split()


def check_lua(block: Block, folder: Path) -> None:
    lua = need("luajit", "luajit")
    (folder / "page.lua").write_text(block.text, encoding="utf-8")
    said = done(lua, "page.lua", folder=folder, variables={"LUA_PATH": f"{ROOT}/bindings/lua/?.lua"})
    assert said == (block.output or "")


def check_js(block: Block, folder: Path) -> None:
    node = need("node", "nodejs")
    (folder / "page.mjs").write_text(JAVASCRIPT + block.text, encoding="utf-8")
    done(node, "--check", "page.mjs", folder=folder)
    module = ROOT / ".build" / "wasm" / "nestedslide.wasm"
    if not module.is_file():
        pytest.skip("only its syntax was checked: the module is not built, make wasm")
    shutil.copy(module, folder)
    shutil.copytree(ROOT / "bindings" / "javascript", folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    assert done(node, "page.mjs", folder=folder) == (block.output or "")


def check_csharp(block: Block, folder: Path) -> None:
    compiler, mono = need("mcs", "mono-mcs"), need("mono", "mono-runtime")
    binding = ROOT / "bindings" / "csharp"
    sources = [*binding.glob("NestedSlide/*.cs"), *binding.glob("NestedSlide/Generated/*.cs")]
    mcs = (compiler, "-langversion:7.2", "-warnaserror", "-nologo")
    done(*mcs, "-target:library", "-out:NestedSlide.dll", *sources, folder=folder)
    if "static void Main(" in block.text:
        (folder / "page.cs").write_text(block.text, encoding="utf-8")
        done(*mcs, "-r:NestedSlide.dll", "-out:page.exe", "page.cs", folder=folder)
        library = Path(open_library().path).parent
        said = done(mono, "page.exe", folder=folder, variables={"LD_LIBRARY_PATH": str(library)})
        assert block.output is None or said == block.output
        return
    # Unity's scripts go together, against declarations of the few things of Unity's that they use.
    together = "".join(each.text for each in blocks_of(block.page) if each.language == "csharp")
    (folder / "page.cs").write_text(together, encoding="utf-8")
    stubs = binding.glob("tests/unity/*.cs")
    done(*mcs, "-target:library", "-r:NestedSlide.dll", "-out:page.dll", *stubs, "page.cs", folder=folder)


def check_gdscript_4(block: Block, folder: Path) -> None:
    """There is no Godot 4 here: the methods and the elements of a frame that it names are there."""
    native, addon = ROOT / "bindings/godot/native", ROOT / "bindings/godot/addons/nestedslide"
    methods = re.findall(r'\{"(\w+)", "', (native / "slide.c").read_text(encoding="utf-8"))
    assert {*re.findall(r"\bslide\.(\w+)\(", block.text)} <= {*methods}
    elements = (addon / "slide_frame.gd").read_text(encoding="utf-8")
    assert all(re.search(rf"\b{name}\b", elements) for name in re.findall(r"\bFrame\.(\w+)", block.text))


def check_gdscript(block: Block, folder: Path) -> None:
    godot = need("godot3-server", "godot3-server")
    script = folder / "page.gd"
    script.write_text(block.text, encoding="utf-8")
    (folder / "project.godot").write_text("config_version=4\n", encoding="utf-8")
    shutil.copytree(ROOT / "bindings" / "godot" / "addons", folder / "addons")
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    command = [godot, "--no-window", "--path", folder, "--check-only", "-s", script]
    result = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, **homes, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert [line for line in result.stderr.splitlines() if "Parse Error" in line or "SCRIPT ERROR" in line] == []
    assert result.returncode == 0, result.stderr


def check_json(block: Block, folder: Path) -> None:
    """A scenario that holds, or some keys of one."""
    document = json.loads(block.text)
    whole = {"format": "nestedslide-scenario/1", "steps": [], **document}
    assert run(parse(json.dumps(whole))).verdict is Verdict.ok


def check_cmake(block: Block, folder: Path) -> None:
    """The names are those that are installed; Tests/packaging builds with them."""
    installed = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "packaging").glob("*.cmake.in"))
    used = (ROOT / "Tests" / "packaging" / "cmake" / "CMakeLists.txt").read_text(encoding="utf-8")
    for name in re.findall(r"NestedSlide::(\w+)", block.text):
        assert name in installed + used
    for package in re.findall(r"find_package\((\w+)", block.text):
        assert f"find_package({package}" in used


def check_sh(block: Block, folder: Path) -> None:
    assert shell_lines.problems(block.text, block.page) == []


def check_text(block: Block, folder: Path) -> None:
    """Text that is not what the block above it prints: what a program of the tree prints, or lines of a report."""
    expected = [path.read_text(encoding="utf-8") for path in ROOT.glob("examples/*/*.expected")]
    if block.text in expected:
        return
    for line in block.text.splitlines():
        found = re.fullmatch(
            r"(?:ok  |(?:FAIL|invalid)(?= .*:)) [\w. ]+(?:: (entries|steps)\[\d+\]\W(\w+).*: .+)?", line
        )
        assert found, f"{line!r} is of no program that the tests know"
        assert found[1] is None or found[2] in {"entries": Operation.names(), "steps": STEPS}[found[1]]


def check_formula(block: Block, folder: Path) -> None:
    """For readers only; what the formulas of the pages say is tested where they are used."""
    assert re.search(r"[=≤≥]", block.text)


def check_edit(block: Block, folder: Path) -> None:
    """An edit that a recipe shows: its file has the line that it names. `make test-recipes` makes them all."""
    above = block.page.read_text(encoding="utf-8").splitlines()[: block.line - 1]
    said = re.search(
        r"In `([^`]+)`, (?:behind|before|instead of) `([^`]+)`: *$", re.sub(r"\n *", " ", "\n".join(above))
    )
    assert said, "the sentence above names no file and line"
    assert said[2] in (ROOT / said[1]).read_text(encoding="utf-8").splitlines()


def check_swift(block: Block, folder: Path) -> None:
    """Pieces of the engine as they would be: only whether they are Swift."""
    source = folder / "page.swift"
    source.write_text(block.text, encoding="utf-8")
    done(need("swiftc", "the toolchain of swift.org"), "-parse", source, folder=folder)


class Attributes(HTMLParser):
    """The attributes of the elements that are ours, and whether every element ends."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.used: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag.startswith("nested-"):
            self.used |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> ends no element"


def check_html(block: Block, folder: Path) -> None:
    """Every element ends, and an attribute of ours is a setting. Tests/hosts/test_web_elements.py shows such pages."""
    parser = Attributes()
    parser.feed(block.text)
    assert parser.open == []
    structs = [API.struct(f"nslide_{name}") for name in ("config", "list_config", "section")]
    known = {field.name.replace("_", "-") for struct in structs for field in struct.fields}
    assert parser.used <= known | {"label", "count", "style", "mouse-drag", "needs-focus"}


def check_drawing(block: Block, folder: Path) -> None:
    """For readers only, but the parts that it names are folders, files or types of the engine."""
    engine = ROOT / "Sources" / "NestedSlideCore"
    parts = {path.stem for path in engine.rglob("*")}
    for name in re.findall(r"\b[A-Z][\w+]+", block.text):
        assert name in parts, f"{name} is no part of the engine"


CHECKS: dict[str, Callable[[Block, Path], None]] = {
    "c": check_c,
    "cpp": check_cpp,
    "rust": check_rust,
    "go": check_go,
    "java": check_java,
    "lua": check_lua,
    "js": check_js,
    "csharp": check_csharp,
    "gdscript": check_gdscript,
    "gdscript4": check_gdscript_4,
    "json": check_json,
    "cmake": check_cmake,
    "html": check_html,
    "sh": check_sh,
    "text": check_text,
    "formula": check_formula,
    "edit": check_edit,
    "swift": check_swift,
    "drawing": check_drawing,
}


# ------------------------------------------------------------------------------------------------------------- tests


def names(found: list[Block]) -> list[str]:
    return [block.name for block in found]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_block_is_of_a_known_language(page: Path) -> None:
    assert [block.name for block in blocks_of(page) if block.language not in {"python", *CHECKS}] == []
    assert indented_blocks(page) == []


@pytest.mark.parametrize(
    "page",
    [page for page in pages() if any(block.language == "python" for block in blocks_of(page))],
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)
def test_python(page: Path, tmp_path: Path) -> None:
    programs = [block for block in blocks_of(page) if block.language == "python"]
    if any("PySide6" in block.text for block in programs):
        pytest.importorskip("PySide6")
    variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT / "bindings" / "python" / "src")}
    variables |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    variables["NESTEDSLIDE_API"] = str(ROOT / "tools" / "api" / "nestedslide_api.json")
    given = json.dumps([(block.name, block.text) for block in programs])
    said = json.loads(done(sys.executable, PYTHON, folder=tmp_path, variables=variables, text=given))
    for block, output in zip(programs, said):
        assert block.output is None or output == block.output, block.name


OTHERS = [block for language in CHECKS for block in blocks(language)]


@pytest.mark.parametrize("block", OTHERS, ids=names(OTHERS))
def test_block(block: Block, tmp_path: Path) -> None:
    CHECKS[block.language](block, tmp_path)


# ------------------------------------------------------------------------------------------------ the checks themselves


def written(folder: Path, *lines: str) -> Block:
    path = folder / "page.md"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    (block,) = blocks_of(path)
    return block


WRONG = [
    ("c", "int main(void) { return nslide_no_such(0); }"),
    ("c", "nslide_advance(slide);"),
    ("c", '#include <stdio.h>\nint main(void) { puts("other"); return 0; }'),
    ("c", "int main(void) { return 3; }"),
    ("cpp", "int main() { return nslide::no_such(); }"),
    ("cpp", '#include "nestedslide.hpp"\nint main() { nslide::Coordinator::create({}, {-1}); }'),
    ("lua", 'require("nestedslide").no_such()'),
    ("js", "const = 3;"),
    ("json", '{"pages": [{"no_such": 1}]}'),
    ("json", '{"steps": [{"expect": {"outer": 1}}]}'),
    ("cmake", "target_link_libraries(app NestedSlide::Other)"),
    ("sh", "make no-such-target"),
    ("sh", "make -C examples/no-such-folder"),
    ("sh", "python3 examples/no-such.py"),
    ("sh", "python -m nestedslide nothing"),
    ("sh", "g++ examples/cpp/no-such.cpp -o app"),
    ("sh", "javac bindings/java/no-such/*.java"),
    ("sh", "go mod edit -replace=other=$TREE/bindings/go"),
    ("sh", "cargo add nestedslide --path $TREE/bindings/no-such"),
    ("sh", "cd examples/no-such"),
    ("sh", "pip install 'nestedslide[nothing]'"),
    ("sh", "no-such-program"),
    ("text", "nothing that anybody prints"),
    ("formula", "no formula"),
    ("edit", "new = 3"),
    ("swift", "let = 3"),
    ("html", "<nested-slide header-snaps='nearest'></nested-slide>"),
    ("html", "<nested-slide><p></nested-slide>"),
    ("drawing", "Path ---> NoSuchPart"),
]


@pytest.mark.parametrize(("language", "text"), WRONG)
def test_what_is_wrong_is_seen(language: str, text: str, tmp_path: Path) -> None:
    with pytest.raises((AssertionError, InvalidScenarioError)):
        CHECKS[language](written(tmp_path, f"```{language}", text, "```"), tmp_path)


def test_the_output_below_a_block_is_its_own(tmp_path: Path) -> None:
    block = written(tmp_path, "```python", "print(1)", "```", "", "```text", "1", "```")
    assert (block.language, block.output) == ("python", "1\n")
    path = tmp_path / "other.md"
    path.write_text("```python\nprint(1)\n```\nAnd so\n\n```text\n1\n```\n\n    indented\n", encoding="utf-8")
    assert [each.language for each in blocks_of(path)] == ["python", "text"]
    assert indented_blocks(path) == [10]
