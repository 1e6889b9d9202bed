"""What the hosts show: one set of data, and the same million notes in each, worked out by its own code."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from conftest import TREE, need

from tools.assets import emit, model

HERE = Path(__file__).resolve().parent
EXAMPLES = TREE / "examples"
DATA: dict[str, Any] = json.loads(model.STORED.read_text(encoding="utf-8"))
BOOK = DATA["guestbook"]
A_DAY = BOOK["notes_a_day"]
# The first and the last of a day, of the next ones, of a month and of all, and some between.
NUMBERS: tuple[int, ...] = (1, 2, 11, 12, A_DAY, A_DAY + 1, 2 * A_DAY, 2 * A_DAY + 1, 31 * A_DAY, 31 * A_DAY + 1)
NUMBERS += (61 * A_DAY + 5, 243 * A_DAY, 12_345, 777_777, 999_999, 1_000_000)


def expected() -> list[str]:
    """The notes and the months by the data's own rules."""
    lines = []
    for number in NUMBERS:
        index = number - 1
        author = index * BOOK["steps"]["author"] % len(BOOK["authors"])
        count = BOOK["lines"][index % len(BOOK["lines"])]
        places = [
            (index * BOOK["steps"]["text"] + n * BOOK["steps"]["line"]) % len(BOOK["texts"]) for n in range(count)
        ]
        words = "/".join(BOOK["texts"][place] for place in places)
        disc = author // 2 % len(DATA["colors"]["discs"])
        lines.append(f"{number}\t{BOOK['authors'][author]}\t{words}\t{time(index)}\t{disc}")
    first, day = 1, date.fromisoformat(BOOK["latest"])
    while first <= BOOK["notes"]:
        notes = min(monthrange(day.year, day.month)[1] * A_DAY, BOOK["notes"] + 1 - first)
        lines.append(f"{BOOK['months'][day.month - 1]} {day.year}\t{first}\t{notes}")
        first += notes
        day = day.replace(day=1) - timedelta(days=1)
    return lines


def time(index: int) -> str:
    days = index // A_DAY
    if days == 0:
        minutes = 2 + index * 24 * 60 // A_DAY
        return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h"
    if days == 1:
        return "Yesterday"
    day = date.fromisoformat(BOOK["latest"]) - timedelta(days=days)
    return f"{day.day} {BOOK['months'][day.month - 1][:3]}"


def printed(*command: str | Path) -> list[str]:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def numbers() -> list[str]:
    return [str(number) for number in NUMBERS]


def pygame(folder: Path) -> list[str]:
    program = """import sys
from nestedslide_demo.notes import MONTHS, note
for number in map(int, sys.argv[1:]):
    found = note(number)
    print(number, found.author, "/".join(found.lines), found.time, found.disc, sep="\\t")
for month in MONTHS:
    print(month.title, month.first, month.count, sep="\\t")
"""
    pytest.importorskip("nestedslide_demo", reason="the demo is not installed: make .venv/installed-demo")
    return printed(sys.executable, "-c", program, *numbers())


def qt(folder: Path) -> list[str]:
    """Which has no months: its list is one section."""
    program = """import sys
sys.path.insert(0, sys.argv[1])
from profile_page.notes import note
for number in map(int, sys.argv[2:]):
    found = note(number)
    print(number, found.author, "/".join(found.lines), found.time, found.disc, sep="\\t")
"""
    return printed(sys.executable, "-c", program, EXAMPLES / "qt", *numbers()) + expected()[len(NUMBERS) :]


def sdl2(folder: Path) -> list[str]:
    sources = [HERE / "content_notes.c", EXAMPLES / "sdl2" / "notes.c"]
    printed(need("cc", "gcc"), "-std=c11", f"-I{EXAMPLES / 'sdl2'}", *sources, "-o", folder / "notes")
    return printed(folder / "notes", *numbers())


def csharp(folder: Path) -> list[str]:
    sources = [HERE / "content_notes.cs", *(EXAMPLES / "csharp" / name for name in ("Notes.cs", "Content.cs"))]
    printed(need("mcs", "mono-mcs"), "-langversion:7.2", f"-out:{folder / 'notes.exe'}", *sources)
    return printed(need("mono", "mono-runtime"), folder / "notes.exe", *numbers())


def web(folder: Path) -> list[str]:
    shutil.copytree(EXAMPLES / "web" / "page", folder / "page")
    # Node takes .js for a module only where a package says so.
    (folder / "package.json").write_text('{"type": "module"}')
    return printed(need("node", "nodejs"), HERE / "content_notes.mjs", folder / "page", *numbers())


def godot(folder: Path) -> list[str]:
    from godot import run

    said = run(EXAMPLES / "godot", folder, "godot_notes.gd", f"--notes={','.join(numbers())}")
    return [line.partition("\t")[2] for line in said.splitlines() if line.startswith("tell\t")]


def love(folder: Path) -> list[str]:
    program = """local notes = require("notes")
for _, number in ipairs(arg) do
  local index, words, month = number - 1, {}, nil
  for _, one in ipairs(notes.months) do if one.first <= index then month = one end end
  for line = 0, notes.line_count(index) - 1 do words[#words + 1] = notes.line(index, line) end
  local text, time = table.concat(words, "/"), notes.time(month, index)
  print(table.concat({ number, notes.author(index), text, time, notes.disc(index) - 1 }, "\\t"))
end
for _, month in ipairs(notes.months) do print(table.concat({ month.title, month.first + 1, month.count }, "\\t")) end
"""
    (folder / "notes_of.lua").write_text(f'package.path = "{EXAMPLES}/love/?.lua;" .. package.path\n{program}')
    return printed(need("luajit", "luajit"), folder / "notes_of.lua", *numbers())


@pytest.mark.parametrize("host", [love, pygame, qt, sdl2, csharp, web, godot], ids=lambda host: host.__name__)
def test_the_same_notes_everywhere(host: Callable[[Path], list[str]], tmp_path: Path) -> None:
    assert host(tmp_path) == expected()


def test_a_million() -> None:
    assert BOOK["notes"] == 1_000_000
    assert sum(int(line.split("\t")[2]) for line in expected()[len(NUMBERS) :]) == 1_000_000


def test_the_files_are_those_of_the_data() -> None:
    wrong = [name for name, text in emit.files(model.load()).items() if (TREE / name).read_text() != text]
    assert wrong == []


WRONG: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("a name is missing", lambda data: data["person"].pop("handle"), "person is to have"),
    ("a name too many", lambda data: data["sizes"].update(foot=3), "sizes is to have"),
    ("no colour", lambda data: data["colors"]["light"].update(ink="black"), "is no colour"),
    ("another type", lambda data: data["guestbook"].update(notes="many"), "guestbook.notes"),
    ("a step that leaves some out", lambda data: data["guestbook"]["steps"].update(author=46), "common divisor"),
    ("a disc that is not there", lambda data: data["guestbook"]["arrivals"][0].update(disc=9), "no such disc"),
    ("a note that is too long", lambda data: data["guestbook"]["lines"].append(4), "1 to 3 lines"),
    ("themes that differ", lambda data: data["colors"]["dark"].pop("ink"), "light and dark"),
    ("a latest day in mid-month", lambda data: data["guestbook"].update(latest="2026-05-30"), "last day"),
    ("four tabs", lambda data: data["tabs"].append("More"), "three tabs"),
]


@pytest.mark.parametrize(("change", "message"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_what_is_wrong_is_said(change: Callable[[dict[str, Any]], object], message: str) -> None:
    data = json.loads(json.dumps(DATA))
    change(data)
    with pytest.raises(model.DataError, match=message):
        model.parse(json.dumps(data))
