"""The programs of the README and of the pages print what they say they print."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nestedslide._library import open_library

ROOT = Path(__file__).resolve().parents[3]


def blocks(language: str, page: str = "README.md") -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", ["README.md", "docs/lists.md", "docs/embedding.md"])
def test_python_program_prints_what_its_page_says(page: str) -> None:
    program, said = blocks("python", page)[0], blocks("text", page)[0]
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == said


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
