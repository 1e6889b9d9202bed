"""The Lua binding in LuaJIT by itself: its own tests, the session, and what it says of a wrong library."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import session
from conftest import LIBRARY, TREE, need

HERE = Path(__file__).resolve().parent
# The session is played by a module of the example, as it is in LÖVE.
PLACES = [f"{TREE}/bindings/lua/?.lua", f"{TREE}/examples/love/?.lua"]
ENVIRONMENT = os.environ | {"NESTEDSLIDE_LIBRARY": str(LIBRARY), "LUA_PATH": ";".join(PLACES)}


def run(*command: str | Path) -> str:
    """What a program prints; it must end well."""
    words = [str(word) for word in command]
    result = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_binding_alone() -> None:
    answer = run(need("luajit", "luajit"), HERE / "lua_binding.lua")
    assert re.fullmatch(r"ok \d+\n", answer), answer


def test_binding_says_what_is_wrong_with_a_library(tmp_path: Path) -> None:
    luajit = need("luajit", "luajit")
    wrong = tmp_path / "libNestedSlideC.so"
    wrong.write_text("no library")
    for place in (wrong, tmp_path / "none.so"):
        result = subprocess.run(
            [luajit, "-e", 'require("nestedslide")'],
            env=ENVIRONMENT | {"NESTEDSLIDE_LIBRARY": str(place)},
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert result.returncode != 0
        assert "NESTEDSLIDE_LIBRARY" in result.stderr
        assert str(place) in result.stderr


def test_session_in_luajit() -> None:
    play = f'require("session").play_file("{session.SESSION}")'
    assert run(need("luajit", "luajit"), "-e", play).splitlines() == session.expected(session.SESSION.read_text())
