"""The sources themselves. Long files are only pointed out: whether each is still one concept is for a reader to say."""

from __future__ import annotations

import re
import subprocess
import sys

import tree

from tools.api import emit

MOST_LINES = 400
SUFFIXES = (".swift", ".c", ".py", ".cs", ".lua", ".js", ".gd")
# What makes the product: it must not need the tests, which come and go by reasons of their own.
BUILD_RULES = ("packaging/**/*.mk", "packaging/**/*.py", "examples/web/build.py", "tools/**/*.py")
BUILD_TARGETS = ("build", "wasm", "web", "wheel", "install", "docs")
GALLERY = re.compile(r'src="(images/[^"]*)"')


def check_lengths() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=tree.TREE, capture_output=True, text=True,
    )  # fmt: skip
    for name in listed.stdout.splitlines():
        path = tree.TREE / name
        if name.endswith(SUFFIXES) and path.is_file():
            lines = len(path.read_text().splitlines())
            if lines > MOST_LINES:
                print(f"  warning: {name} has {lines} lines, more than {MOST_LINES}")
    return []


def check_versions() -> list[str]:
    """The header's is the library's; what has to write it once more is to write the same."""
    version = tree.API.version
    places = {
        "bindings/python/pyproject.toml": f'\nversion = "{version}"\n',
        "bindings/python/plot/pyproject.toml": f'\nversion = "{version}"\n',
        "examples/pygame/pyproject.toml": f'\nversion = "{version}"\n',
        "bindings/python/src/nestedslide/__init__.py": f'\n__version__ = "{version}"\n',
        "CHANGELOG.md": f"\n## {version}\n",
    }
    wrong = [f"{name} is not of version {version}" for name, text in places.items() if text not in read(name)]
    # The packages need each other, of this version.
    major, minor, _ = version.split(".")
    wanted = f">={major}.{minor},<{major}.{int(minor) + 1}"
    for name in (name for name in places if name.endswith(".toml")):
        for package, needed in re.findall(r'"(nestedslide[\w-]*)([<>=][^"]*)"', read(name)):
            if needed != wanted:
                wrong.append(f"{name} needs {package}{needed}, not {wanted}")
    return wrong


def check_build_rules() -> list[str]:
    """No build runs a program of the tests, and what it runs reads none of them. `make api` may write one."""
    command = ["make", "--no-print-directory", "--dry-run", "--always-make", *BUILD_TARGETS]
    told = subprocess.run(command, cwd=tree.TREE, capture_output=True, text=True)
    if told.returncode != 0:
        return [f"{' '.join(command)}: {told.stderr.strip()}"]
    problems = [f"a build would run: {line}" for line in told.stdout.splitlines() if "Tests" in line]
    # A source distribution has to have the folders that Package.swift names, or SwiftPM builds nothing of it.
    packed = {f"Tests/{name}" for name in re.findall(r'\.testTarget\(name: "(\w+)"', read("Package.swift"))}
    allowed = {*emit.files(tree.API), *packed}
    for path in (path for pattern in BUILD_RULES for path in sorted(tree.TREE.glob(pattern))):
        named = set(re.findall(r"\bTests\b[\w./-]*", path.read_text())) - allowed
        problems += [f"{path.relative_to(tree.TREE)} names {name}" for name in sorted(named)]
    return problems


def check_gallery() -> list[str]:
    """Which counts the lines of the hosts' bindings, and shows a picture of each."""
    program = tree.TREE / "docs" / "images" / "make_gallery.py"
    result = subprocess.run([sys.executable, program, "--check"], capture_output=True, text=True)
    text = read("docs/hosts.md")
    problems = [f"{name} is not there" for name in GALLERY.findall(text) if not (tree.TREE / "docs" / name).is_file()]
    if result.returncode != 0:
        problems.append(f"the table is another: python {program.relative_to(tree.TREE)} --table\n{result.stderr}")
    return problems


def read(name: str) -> str:
    return (tree.TREE / name).read_text()
