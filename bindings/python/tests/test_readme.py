"""The README's two programs print what it says they print."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nestedslide._library import open_library

ROOT = Path(__file__).resolve().parents[3]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_python_program_prints_what_the_readme_says() -> None:
    done = subprocess.run([sys.executable, "-c", blocks("python")[0]], capture_output=True, text=True, check=True)
    assert done.stdout == blocks("text")[0]


def test_c_program_prints_what_the_readme_says(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler")
    source, program, library = tmp_path / "readme.c", tmp_path / "readme", Path(open_library().path)
    source.write_text(blocks("c")[0], encoding="utf-8")
    subprocess.run(
        [compiler, source, f"-I{ROOT / 'include'}", library, f"-Wl,-rpath,{library.parent}", "-o", program], check=True
    )
    assert subprocess.run([program], capture_output=True, text=True, check=True).stdout == blocks("text")[1]


def test_quick_start_is_shown_as_it_is_tested() -> None:
    expected = (ROOT / "examples" / "c" / "quickstart.expected").read_text(encoding="utf-8")
    assert blocks("text")[2] == expected
