"""What a page tells the reader to type: that the commands, targets, modules and files it names exist.

Nothing is run: a reader's commands install packages and open windows. Not even ``make -n``, which does run those lines
of a recipe that call make again, and would write over the log of the tests; make is asked for its targets instead.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from nestedslide.cli import _parser
from tree import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
from platforms.packing.purposes import PURPOSES
from platforms.tree import VERSION

ASSIGNMENT = re.compile(r"\w+=.*")
EXTRA = re.compile(r"nestedslide\[(\w+)\]")

# Programs whose arguments are none of ours, beside files of the tree.
PROGRAMS = {"apt", "cargo", "go", "pytest", "mypy", "ruff", "love", "godot3"}


def problems(text: str, page: Path) -> list[str]:
    """What is wrong with the lines of a shell block; files may lie beside the page, or at the top of the tree."""
    made: set[str] = set()
    found = []
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        for command in split(words):
            problem = wrong(command, page, made)
            if problem:
                found.append(f"{line.strip()}: {problem}")
    return found


def split(words: list[str]) -> list[list[str]]:
    """The commands of a line."""
    commands: list[list[str]] = [[]]
    for word in words:
        if word in ("&&", "||", ";", "|"):
            commands.append([])
        else:
            commands[-1].append(word)
    return [command for command in commands if command]


def wrong(command: list[str], page: Path, made: set[str]) -> str | None:
    while command and (ASSIGNMENT.fullmatch(command[0]) or command[0] in ("sudo", "export")):
        if command[0] == "export":
            return None
        command = command[1:]
    if not command:
        return None
    program, *arguments = command
    if program == "make":
        return wrong_make(arguments, page)
    if program in ("cc", "g++"):
        made.add(f"./{arguments[arguments.index('-o') + 1]}")
        return wrong_files(arguments, page)
    if program == "pip":
        return wrong_extras(arguments)
    if program in ("python", "python3"):
        return wrong_python(arguments, page)
    if program == "cd":
        return wrong_files(arguments, page)
    if program in ("javac", "java"):
        return wrong_files([word for word in arguments if word.endswith((".java", ".jar")) and ":" not in word], page)
    if program == "go" and arguments[:2] == ["mod", "edit"]:
        return wrong_go_edit(arguments[2:], page)
    if program == "tar":
        return wrong_package(arguments[-1], made)
    if program in PROGRAMS:
        return wrong_files([word for word in arguments if word not in made], page)
    return None if program in made else f"the command {program} is none that the tests know"


def wrong_make(arguments: list[str], page: Path) -> str | None:
    words = [word for word in arguments if not ASSIGNMENT.fullmatch(word)]
    if "-C" in words:
        at = words.index("-C")
        folder = ROOT / words.pop(at + 1)
        words.pop(at)
    else:
        folder = page.parent if (page.parent / "Makefile").is_file() else ROOT
    if not (folder / "Makefile").is_file():
        return f"there is no {folder / 'Makefile'}"
    unknown = [word for word in words if word not in targets(folder)]
    return f"no such targets: {', '.join(unknown)}" if unknown else None


@cache
def targets(folder: Path) -> set[str]:
    """The names that make can be given in a folder."""
    command = ["make", "-pRrq", "-C", str(folder), "--no-print-directory", ":"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return set(re.findall(r"^([\w.-]+):(?!=)", listed, re.MULTILINE))


def wrong_package(name: str, made: set[str]) -> str | None:
    """One that `make dist` makes; its folder is there from then on."""
    made.add(f"./{name.removesuffix('.crate').removesuffix('.tar.gz')}")
    known = any(fnmatchcase(name, each.pattern.replace("V", VERSION, 1)) for each in PURPOSES)
    return None if known else f"make dist makes no {name}"


def wrong_extras(arguments: list[str]) -> str | None:
    settings = (ROOT / "bindings" / "python" / "pyproject.toml").read_text(encoding="utf-8")
    extras = {extra for word in arguments for extra in EXTRA.findall(word)}
    unknown = [extra for extra in sorted(extras) if not re.search(rf"^{extra} = \[", settings, re.MULTILINE)]
    return f"no such extras: {', '.join(unknown)}" if unknown else None


def wrong_python(arguments: list[str], page: Path) -> str | None:
    if arguments[:2] == ["-m", "nestedslide"]:
        known = _parser().format_help()
        return None if re.search(rf"^ +{arguments[2]}\b", known, re.MULTILINE) else f"no command {arguments[2]}"
    if arguments[0] == "-m":
        return wrong_files(arguments[2:], page)
    if not any((folder / arguments[0]).is_file() for folder in (page.parent, ROOT)):
        return f"there is no {arguments[0]}"
    return None


def wrong_go_edit(arguments: list[str], page: Path) -> str | None:
    """Replacements are by a folder with a module of that name."""
    for word in arguments:
        found = re.fullmatch(r"-replace=(\w+)=\$\w+/(\S+)", word)
        if found and f"module {found[1]}\n" not in (ROOT / found[2] / "go.mod").read_text(encoding="utf-8"):
            return f"{found[2]} is no module {found[1]}"
    return None


def wrong_files(arguments: list[str], page: Path) -> str | None:
    """The first path that lies neither beside the page nor in the tree; what is built need not be there.

    A path below a variable for the top of the tree is looked for there, and patterns stand for one file at least.
    """
    for word in arguments:
        path = re.sub(r"^\$TREE/", "", word[2:] if word.startswith("-I") else word)
        # Of the system, built, or given by a variable.
        if "$" in path or path.startswith(("-", ".build", "/usr/")):
            continue
        is_path = "/" in path or word.startswith("-I")
        if is_path and not any([*folder.glob(path)] for folder in (page.parent, ROOT)):
            return f"there is no {path}"
    return None
