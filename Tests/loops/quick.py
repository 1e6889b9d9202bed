"""Runs the tests that a change can have broken, and those only: `make quick`.

A ring is a kind of test with the files that it looks at. It runs where one of those has changed since it last passed.
What has changed says how much of it runs: one scenario is played alone, one test file of Python runs alone, and after a
change of the engine all quick tests run against a debug library, which takes a fraction of the product's time to build.

    change                      what runs
    one Swift file              debug build; Swift tests; every scenario; quick C tests and Python tests
    a Swift test                debug build; its suites
    a scenario                  that one, at four frame rates
    a file of the Python package, or of its tests    the tests that import it
    a C test                    that program
    a host or its binding       the host's tests
    the header, tools           what is generated; Tests/api
    a page                      its code blocks

`make test` has all the rest: long tests, hosts after a change of the engine, size, instructions.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Callable, NamedTuple

import dependents
from changes import TREE, State, fits, hashes

Command = list[str]
PYTHON = str(TREE / ".venv" / "bin" / "python")
PYTEST = [PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
RELEASE = {"NESTEDSLIDE_LIBRARY": str(TREE / ".build" / "product" / "libNestedSlideC.so")}
DEBUG = ["make", "--no-print-directory", "--silent", "DEBUG=1"]
ENGINE = ("Sources/", "include/", "Package.swift")
PACKAGE = ("bindings/python/src/", "bindings/python/tests/", "bindings/python/pyproject.toml")
PACKAGE += ("bindings/python/plot/nestedslide_plot/",)
# More than half of all Swift tests' time: random sessions, each instant saved and restored, every frame rate.
LONG_SUITES = "RandomSessionTests|AgendaTests|FrameRateTests|RandomEndlessTests|EventOrderTests"
C_PROGRAMS = TREE / ".build" / "c-tests-debug"
HOSTS = {
    "browser": ("bindings/javascript/",),
    "content": ("examples/assets/", "tools/assets/"),
    "csharp": ("bindings/csharp/", "examples/csharp/"),
    "godot": ("bindings/godot/", "examples/godot/"),
    "imgui": ("examples/imgui/",),
    "javascript": ("bindings/javascript/",),
    "love": ("bindings/lua/", "examples/love/"),
    "lua": ("bindings/lua/",),
    "pygame": ("examples/pygame/",),
    "qt": ("examples/qt/", "bindings/python/src/nestedslide/qt/"),
    "sdl2": ("examples/sdl2/",),
    "web": ("examples/web/",),
}
# The tests of languages that have no host of their own.
LANGUAGES = {
    "cpp": ("include/nestedslide.hpp", "examples/cpp/"),
    "go": ("bindings/go/",),
    "host": ("include/nestedslide_host.h",),
    "java": ("bindings/java/",),
    "rust": ("bindings/rust/",),
    "swift": ("Sources/NestedSlide/", "examples/swift/"),
}
LOAD_WASM = {"test_browser_binding", "test_javascript_binding", "test_web", "test_web_elements"}


class Ring(NamedTuple):
    name: str
    looks_at: tuple[str, ...]
    commands: Callable[[list[str], State], Iterable[Command]]
    """What to run after a change of these files."""
    release: bool = False
    """Against the release library, as it was built last or is built now. Nothing runs the first time."""


def there(changed: list[str], *patterns: str) -> list[str]:
    """The changed files of these patterns that are not gone."""
    return [name for name in changed if fits(name, patterns) and (TREE / name).is_file()]


def any_of(changed: list[str], patterns: tuple[str, ...]) -> bool:
    return any(fits(name, patterns) for name in changed)


# -------------------------------------------------------------------------------------------------------------- rings


def style(changed: list[str], state: State) -> Iterable[Command]:
    swift = there(changed, "*.swift")
    # As make lint: what makes the tables of Tests/golden is laid out by hand.
    python = [name for name in there(changed, "*.py") if not name.startswith("Tests/tools/")]
    ours = [name for name in python if not name.startswith("bindings/python/")]
    ruff = [str(TREE / ".venv" / "bin" / "ruff")]
    config = ["--config", "bindings/python/pyproject.toml"]
    if swift:
        yield ["swift", "format", "lint", "--strict", *swift]
    if python:
        yield [*ruff, "format", "--check", "--quiet", "--line-length", "120", *python]
    if ours:
        yield [*ruff, "check", "--quiet", *config, "--extend-ignore", "D", *ours]
    if len(ours) < len(python):
        inside = [name.replace("bindings/python/", "", 1) for name in python if name not in ours]
        yield ["env", "--chdir=bindings/python", *ruff, "check", "--quiet", *inside]
    scenarios = there(changed, "behaviour/*.json")
    if scenarios:
        yield [PYTHON, "-m", "tools.scenarios", "--check", *scenarios]


def api(changed: list[str], state: State) -> Iterable[Command]:
    yield [PYTHON, "-m", "tools.api", "--check"]
    if any_of(changed, ("tools/", "Tests/api/")):
        yield [*PYTEST, "Tests/api"]


def build(changed: list[str], state: State) -> Iterable[Command]:
    yield [*DEBUG, ".build/debug/libNestedSlideC.so"]


def suites(names: list[str]) -> list[str] | None:
    """The suites of these files; none where a file has no suite, so that others may use it."""
    found = []
    for name in names:
        of_file = re.findall(r"^@Suite\b.*\n(?:@.*\n)*struct (\w+)", (TREE / name).read_text(), re.MULTILINE)
        if not of_file:
            return None
        found += of_file
    return found


def swift(changed: list[str], state: State) -> Iterable[Command]:
    command = ["swift", "test", "--skip-build", "--quiet"]
    tests = there(changed, "Tests/NestedSlideCoreTests/*.swift", "Tests/NestedSlideTests/*.swift")
    alone = suites(tests) if tests and len(tests) == len(changed) else None
    yield [*command, "--filter", "|".join(alone)] if alone else [*command, "--skip", LONG_SUITES]


# Recordings of other engines, and what makes and plays them.
COMPARED = ("Tests/recordings/", "tools/recordings/", "bindings/python/plot/")


def behaviour(changed: list[str], state: State) -> Iterable[Command]:
    played = there(changed, "behaviour/*.json")
    alone = len(played) == len(changed)
    yield [PYTHON, "Tests/behaviour/run.py", *(played if alone else [])]
    if any_of(changed, ("Tests/behaviour/", *COMPARED)):
        yield [*PYTEST, "Tests/behaviour"]


def programs() -> dict[str, str]:
    """The C tests as they are built, each with a hash of its bytes."""
    paths = [path for path in C_PROGRAMS.glob("test_*") if not path.suffix]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in paths}


def c(changed: list[str], state: State) -> Iterable[Command]:
    said = subprocess.run([*DEBUG, "quick-c"], cwd=TREE, capture_output=True, text=True)
    listed = re.search(r"^quick: (.*)$", said.stdout, re.MULTILINE)
    if said.returncode != 0 or listed is None:
        yield [*DEBUG, "quick-c"]
        return
    quick = {f"test_{name}" for name in listed[1].split()}
    own = {Path(name).stem for name in there(changed, "Tests/NestedSlideCTests/test_*.c")}
    if "c" not in state.rings:
        own = set()  # The first time everything is new: only what is quick.
    others = quick if any_of(changed, ENGINE) else quick & {*state.changed("programs of C", programs())}
    chosen = sorted(name for name in own | others if (C_PROGRAMS / name).is_file())
    state.passed("programs of C", programs())
    if chosen:
        yield [PYTHON, "Tests/NestedSlideCTests/run.py", *(str(C_PROGRAMS / name) for name in chosen)]


def product_is_fresh() -> bool:
    """Whether the library that ships is of the sources as they are."""
    question = "import product; print(product.is_fresh(product.description(product.toolchain.installed())))"
    done = subprocess.run([PYTHON, "-c", question], cwd=TREE / "packaging", capture_output=True, text=True)
    return done.stdout == "True\n"


def python(changed: list[str], state: State) -> Iterable[Command]:
    own = there(changed, *PACKAGE)
    tests = dependents.tests_of(own) if own else []
    if any_of(changed, ENGINE):
        tests = sorted(dependents.TESTS.glob("test_*.py"))
    if tests:
        # A change of Python only is tried with the library that ships, where that is up to date: it is faster.
        library = [f"{name}={value}" for name, value in RELEASE.items()] if product_is_fresh() else []
        shares = [PYTHON, str(TREE / "Tests" / "loops" / "shares.py")]
        yield ["env", "--chdir=bindings/python", *library, *shares, *map(str, tests)]
    if there(changed, "*.py"):
        yield ["env", "--chdir=bindings/python", str(TREE / ".venv" / "bin" / "mypy"), "--no-error-summary"]


def hosts(changed: list[str], state: State) -> Iterable[Command]:
    chosen = {name for name, folders in HOSTS.items() if any_of(changed, folders)}
    files = {path for name in chosen for path in (TREE / "Tests" / "hosts").glob(f"test_{name}*.py")}
    files |= {TREE / name for name in there(changed, "Tests/hosts/test_*.py")}
    if any(fits(name, ("Tests/hosts/session*",)) for name in changed):
        files |= {*(TREE / "Tests" / "hosts").glob("test_session.py")}
    if files:
        # Those that load the engine as WebAssembly compare it with the library: both must be of the same sources.
        wasm = ["wasm"] if LOAD_WASM & {path.stem for path in files} else []
        yield ["make", "--no-print-directory", "--silent", "build", *wasm]
        yield ["env", "SDL_VIDEODRIVER=dummy", *PYTEST, "-m", "not long", *sorted(map(str, files))]


def languages(changed: list[str], state: State) -> Iterable[Command]:
    chosen = {name for name, folders in LANGUAGES.items() if any_of(changed, folders)}
    files = {path for name in chosen for path in (TREE / "Tests" / "languages").glob(f"test_{name}*.py")}
    files |= {TREE / name for name in there(changed, "Tests/languages/test_*.py")}
    if files:
        yield ["make", "--no-print-directory", "--silent", "build"]
        yield [*PYTEST, *sorted(map(str, files))]


def pages(changed: list[str], state: State) -> Iterable[Command]:
    names = " or ".join(Path(name).name for name in changed if name.endswith(".md"))
    yield ["make", "--no-print-directory", "--silent", "build"]
    if any_of(changed, ("Tests/migration/",)):
        yield [*PYTEST, "Tests/migration"]
    if any_of(changed, ("*.md", "Tests/docs/")):
        yield [*PYTEST, "Tests/docs", *(["-k", names] if names else [])]


RINGS = [
    Ring("style", ("*.swift", "*.py", "behaviour/"), style),
    Ring("api", ("include/", "tools/", "Tests/api/"), api),
    Ring("build", (*ENGINE, "Tests/NestedSlideCoreTests/", "Tests/NestedSlideTests/"), build),
    Ring(
        "behaviour",
        (*ENGINE, "behaviour/", "bindings/python/src/nestedslide/replay/", "Tests/behaviour/", *COMPARED),
        behaviour,
    ),
    Ring("swift", (*ENGINE, "Tests/NestedSlideCoreTests/", "Tests/NestedSlideTests/", "Tests/golden/"), swift),
    Ring("c", (*ENGINE, "Tests/NestedSlideCTests/"), c),
    Ring("python", (*ENGINE, *PACKAGE), python),
    Ring("hosts", (*sum(HOSTS.values(), ()), "Tests/hosts/"), hosts, True),
    Ring("languages", (*sum(LANGUAGES.values(), ()), "Tests/languages/"), languages, True),
    Ring("pages", ("*.md", "Tests/docs/", "Tests/migration/"), pages, True),
]


# ------------------------------------------------------------------------------------------------------------ running


def environment() -> dict[str, str]:
    said = subprocess.run([*DEBUG, "debug-environment"], cwd=TREE, check=True, capture_output=True, text=True)
    return dict(line.split("=", 1) for line in said.stdout.splitlines() if "=" in line)


def run(command: Command, variables: dict[str, str]) -> bool:
    """Runs a command; what it says is shown where it fails."""
    words = ["env", *(f"{name}={value}" for name, value in variables.items()), *command]
    done = subprocess.run(words, cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    # 5 is pytest's for no test at all: those that there were are long, or of another name.
    nothing = "pytest" in command and done.returncode == 5
    if done.returncode != 0 and not nothing:
        again = " ".join(command) if len(command) < 20 else " ".join([*command[:19], "…"])
        print(f"{done.stdout.rstrip()}\n        that was: {again}", flush=True)
        return False
    lines = [line for line in done.stdout.splitlines() if re.search(r"\d+ passed|Test run with", line)]
    print("        " + (lines[-1].strip() if lines else Path(command[0]).name + " ended well"), flush=True)
    return True


def main() -> int:
    began, state, now = time.monotonic(), State(), hashes()
    variables = environment()
    failed, ran = [], 0
    for ring in RINGS:
        files = {name: value for name, value in now.items() if fits(name, ring.looks_at)}
        changed = state.changed(ring.name, files)
        if ring.release and ring.name not in state.rings:
            state.passed(ring.name, files)
            continue
        if not changed:
            continue
        ran += 1
        since = time.monotonic()
        print(f"{ring.name}: {len(changed)} changed, {', '.join(changed[:3])}{' …' if changed[3:] else ''}", flush=True)
        # All of them, also after one that failed: people want to know all that is wrong.
        outcomes = [run(command, RELEASE if ring.release else variables) for command in ring.commands(changed, state)]
        passed = all(outcomes)
        print(f"        {'passed' if passed else 'FAILED'} in {time.monotonic() - since:.1f} s", flush=True)
        if passed:
            state.passed(ring.name, files)
        else:
            failed.append(ring.name)
            if ring.name == "build":
                break
    seconds = time.monotonic() - began
    what = f"FAILED: {', '.join(failed)}" if failed else f"{ran} rings passed" if ran else "nothing has changed"
    print(f"make quick: {what}; {seconds:.1f} s. The rest is in make test.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
