"""``python -m nestedslide rename``: sources with the names of earlier versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from nestedslide.cli import main
from nestedslide.rename.rewriting import rewritten

CASES = [
    (".c", "nslide_finish_refresh(c, -1, NSLIDE_RESULT_SUCCESS);", "nslide_end_refresh(c, -1, NSLIDE_RESULT_SUCCESS);"),
    (".c", "check(nslide_end_refresh(of(a, b), 0));", "check(nslide_end_refresh(of(a, b), 0, NSLIDE_RESULT_NONE));"),
    (".cpp", "slide->finish_refresh(1, result);", "slide->end_refresh(1, result);"),
    (".cpp", "slide.end_refresh(at(1, 2));", "slide.end_refresh(at(1, 2), nslide::RefreshResult::none);"),
    (".py", 'slide.finish_refresh("success")', 'slide.end_refresh(result="success")'),
    (".py", "self.slide.finish_refresh(result, page)", "self.slide.end_refresh(page, result)"),
    (".py", 'slide.finish_refresh(page=1, result="none")', 'slide.end_refresh(page=1, result="none")'),
    (".py", 'slide.finish_refresh(result="none")', 'slide.end_refresh(result="none")'),
    (".cs", "slide.FinishRefresh(RefreshResult.Failure);", "slide.EndRefresh(result: RefreshResult.Failure);"),
    (".js", "slide.finishRefresh(c.RESULT_SUCCESS, 2);", "slide.endRefresh(2, c.RESULT_SUCCESS);"),
    (".ts", "slide.finishRefresh(ok ? a : b);", "slide.endRefresh(undefined, ok ? a : b);"),
    (".lua", "slide:end_refresh(-1)", "slide:end_refresh(-1, 0)"),
    (".lua", "slide:finish_refresh(-1, 1)", "slide:end_refresh(-1, 1)"),
    (".rs", "slide.end_refresh(-1)?;", "slide.end_refresh(-1, nestedslide::RefreshResult::NONE)?;"),
    (".go", "slide.FinishRefresh(0, result)", "slide.EndRefresh(0, result)"),
    (".go", "slide.EndRefresh(0)", "slide.EndRefresh(0, nestedslide.RefreshResultNone)"),
    (".java", "slide.endRefresh(-1);", "slide.endRefresh(-1, nestedslide.RefreshResult.NONE);"),
    (".gd", "slide.finish_refresh(\n  0,\n  1)", "slide.end_refresh(0, 1)"),
]


@pytest.mark.parametrize(("suffix", "old", "new"), CASES)
def test_calls(suffix: str, old: str, new: str) -> None:
    found = rewritten(f"before\n{old}\nafter\n", suffix)
    assert (found.text, found.changes, found.notes) == (f"before\n{new}\nafter\n", 1, [])
    assert rewritten(found.text, suffix).changes == 0


NAMES = [
    (
        ".cs",
        "using NestedSlide; Alignment.Start, TextAlignment.Left",
        "using NestedSlide; Align.Start, TextAlignment.Left",
    ),
    (".py", "from nestedslide import Touch, Source", "from nestedslide import TouchState, Source"),
    (".cpp", "nslide::Touch::tapped", "nslide::TouchState::tapped"),
    (
        ".rs",
        "nestedslide::{Touch}; Source::TOUCH, Touch::NONE",
        "nestedslide::{TouchState}; Source::TOUCH, TouchState::NONE",
    ),
    (
        ".go",
        "nestedslide.TouchTapped, nestedslide.SourceTouch",
        "nestedslide.TouchStateTapped, nestedslide.SourceTouch",
    ),
    (".java", "import nestedslide.*; event.kind, Touch.NONE", "import nestedslide.*; event.type, TouchState.NONE"),
]


@pytest.mark.parametrize(("suffix", "old", "new"), NAMES)
def test_enums(suffix: str, old: str, new: str) -> None:
    found = rewritten(old, suffix)
    assert found.text == new
    assert rewritten(new, suffix).changes == 0


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", "slide.finish_refresh(*them, more, other)"),
        (".py", "finish_refresh(1)"),
        (".c", "nslide_end_refresh(c"),
        (".js", 'slide.endRefresh("a, b", ")")'),
        (".swift", "try slide.endRefresh()"),
        (".py", "from pointers import Touch"),
    ],
)
def test_anything_else_stays(suffix: str, text: str) -> None:
    assert rewritten(text, suffix) == (text, 0, [])


def test_names_that_are_gone() -> None:
    text = "int x;\nnslide_get_edge_shown(c, &x, &y);\nconfig.edge_shown = 1;\nconfig.refresh_slope = 0.5;\n"
    notes = rewritten(text, ".c").notes
    assert [line for line, _ in notes] == [2, 4]
    assert "shown_x" in notes[0][1]
    assert "rubber_band" in notes[1][1]


def test_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "app" / "main.py"
    fetched = tmp_path / "node_modules" / "main.py"
    for file in (source, fetched):
        file.parent.mkdir()
        file.write_bytes(b'slide.finish_refresh("none")\r\nslide.edge_shown()\r\n')
    (tmp_path / "app" / "latin.py").write_bytes(b"# \xe9\nslide.finish_refresh(1)\n")
    before = source.read_bytes()
    assert main(["rename", "--check", str(tmp_path)]) == 1
    assert source.read_bytes() == before
    assert main(["rename", str(tmp_path)]) == 0
    assert source.read_bytes() == b'slide.end_refresh(result="none")\r\nslide.edge_shown()\r\n'
    assert fetched.read_bytes() == before
    said = capsys.readouterr().out
    assert f"{source}: 1 call\n" in said
    assert f"{source}:2: edge_shown is gone" in said
    assert said.endswith("changed: 1, by hand: 1\n")
    assert main(["rename", str(tmp_path / "nowhere")]) == 2
