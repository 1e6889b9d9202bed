"""``python -m nestedslide new FOLDER --toolkit NAME``."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import sys
from pathlib import Path

from .._terminal import print_line
from . import web_module

TEMPLATES = Path(__file__).with_name("templates")
# What is done next, in the new folder, by the Python that has this package.
PYTHON = shlex.quote(sys.executable or "python3")
NEXT = {
    "tkinter": [f"{PYTHON} app.py"],
    "pygame": [f"{PYTHON} -m pip install pygame-ce", f"{PYTHON} app.py"],
    "qt": [f"{PYTHON} -m pip install 'PySide6-Essentials>=6.8,<6.12'    # the extra 'qt'", f"{PYTHON} app.py"],
    "sdl2": ["make    # needs the library installed, and apt install libsdl2-dev", "./app"],
    "web": [f"{PYTHON} -m http.server    # then http://localhost:8000 in a browser"],
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``new``."""
    parser.description = "Writes a small app to begin with: a header, a bar of tabs, three pages of rows."
    parser.add_argument("folder", metavar="FOLDER", help="where to write it; its last part names the app")
    parser.add_argument("--toolkit", choices=sorted(NEXT), default="tkinter", help="default: tkinter")


def main(arguments: argparse.Namespace) -> int:
    """Writes the files and says what to do next; 0, or 2 where the folder is in the way."""
    folder = Path(arguments.folder)
    name = folder.resolve().name or "App"
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        print_line(f"nestedslide: {folder} is there already and not empty", sys.stderr)
        return 2
    engine = web_module.files() if arguments.toolkit == "web" else []
    if arguments.toolkit == "web" and not engine:
        print_line("nestedslide: this package was built without the engine for browsers: make wasm", sys.stderr)
        return 2
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for template in sorted((TEMPLATES / arguments.toolkit).glob("*.in")):
            text = filled(template.read_text(encoding="utf-8"), name)
            (folder / template.stem).write_text(text, encoding="utf-8")
        for file in engine:
            (folder / "nestedslide").mkdir(exist_ok=True)
            shutil.copyfile(file, folder / "nestedslide" / file.name)
    except OSError as error:
        print_line(f"nestedslide: cannot write {error.filename}: {error.strerror}", sys.stderr)
        return 2
    print_line(f"{folder}: a small app for {arguments.toolkit}. Next:")
    for line in [f"cd {folder}", *NEXT[arguments.toolkit]]:
        print_line(f"  {line}")
    return 0


def filled(text: str, name: str) -> str:
    r"""A template with the app's name in its places, without what would end a string or a comment.

    >>> filled('"@NAME@" @SLUG@', 'My "app"')
    '"My app" my-app'
    """
    plain = " ".join(re.sub(r"[^\w .,-]", "", name).split()) or "App"
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "app"
    return text.replace("@NAME@", plain).replace("@SLUG@", slug)
