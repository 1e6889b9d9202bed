"""The lines of ``replay`` on a terminal, whatever stands in the files."""

from __future__ import annotations

import json
from typing import Any, Callable

import pytest
from scenario_text import SCROLL

from nestedslide.cli import main

Write = Callable[..., str]

HOSTILE = [
    ("\ud800", "\\ud800"),
    ("a\nok   b", "a\\nok   b"),
    ("\x1b[2J\x1b]0;owned\x07", "\\x1b[2J\\x1b]0;owned\\x07"),
    ("\u202eback", "\\u202eback"),
    ("naïve → tabs", "naïve → tabs"),
]


@pytest.mark.parametrize(("name", "shown"), HOSTILE)
def test_a_name_cannot_forge_a_line(write: Write, capsys: pytest.CaptureFixture[str], name: str, shown: str) -> None:
    assert main(["replay", write("a.json", SCROLL, name=name)]) == 0
    assert capsys.readouterr().out == f"ok   {shown}\n"
    assert main(["replay", write("b.json", {"expect": {"outer": 17}}, name=name)]) == 1
    out = capsys.readouterr().out
    assert out == f"FAIL {shown}: steps[0] expect outer: wanted 17, got 0\n".replace("   ", " ")


def test_what_is_invalid_cannot_forge_a_line(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", write("a\x1b[2J.json", {"wheel\nok": 1}), write("b.json", name=3, x="\ud800")]) == 2
    out = capsys.readouterr().out
    assert out.isascii()
    assert "\x1b" not in out
    assert [line.split()[0] for line in out.splitlines()] == ["invalid", "invalid"]


def test_a_terminal_without_the_letters(write: Write, python: Callable[..., Any]) -> None:
    file = write("a.json", SCROLL, name="naïve \ud800")
    done = python("-m", "nestedslide", "replay", file, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok   na\\xefve \\ud800\n", "")
    done = python("-m", "nestedslide", "replay", "--json", file, PYTHONIOENCODING="ascii")
    assert json.loads(done.stdout)["results"][0]["name"] == "naïve \ud800"
