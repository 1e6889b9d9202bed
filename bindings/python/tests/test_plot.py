"""Pictures of runs: what they show, what the command answers, what they are made from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT
from plot_takes import FLING, Write

from nestedslide import Coordinator
from nestedslide.cli import main


@pytest.mark.long
def test_the_name_of_the_picture(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write("one.json", *FLING), write("two.json", *FLING)]
    assert main(["plot", *files]) == 0
    assert capsys.readouterr().out == "one.png\ntwo.png\n"
    assert {path.name for path in Path().iterdir()} == {"one.png", "two.png"}


def test_files_that_are_no_scenarios(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, good = write("wrong.json", {"expect": {"outre": 1}}), write("good.json", *FLING)
    for file in (wrong, good + ".none"):
        assert main(["replay", file]) == 2
        line = capsys.readouterr().out
        assert main(["plot", file, good]) == 2
        assert capsys.readouterr() == ("good.png\n", line)
    assert not Path("wrong.png").exists()


def test_scenarios_that_cannot_be_played(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plot", write("refused.json", config={"header_height": -1})]) == 1
    assert capsys.readouterr().err.startswith("FAIL a test: config: invalid_argument: ")


def test_a_name_that_is_no_text(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    file = write("one.json", *FLING, name="\ud800\x1b[2J", why="\x00")
    assert main(["plot", file, "--output", "one.svg"]) == 0
    assert "\x1b" not in Path("one.svg").read_text(encoding="utf-8")
    assert main(["plot", write("wrong.json", {"expect": {"\x1b": 1}})]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    with Coordinator([3000.0], header_height=240) as slide, slide.record() as record:
        slide.session_begin(195, 500)
        slide.session_end(0, 1500)
        for frame in range(1, 31):
            slide.advance(frame / 60)
    Path("thrown.bin").write_bytes(record.bytes)
    assert main(["plot", "thrown.bin", "--output", "thrown.svg"]) == 0
    assert "seam" in Path("thrown.svg").read_text()
    Path("cut.bin").write_bytes(record.bytes[:-3])
    capsys.readouterr()
    assert main(["plot", "cut.bin"]) == 2
    assert capsys.readouterr().err.startswith("invalid cut.bin")


def test_a_place_that_cannot_be_written(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plot", write("one.json", *FLING), "--output", "no/such/folder/x.png"]) == 1
    assert capsys.readouterr().err == "FAIL no/such/folder/x.png: cannot be written: No such file or directory\n"


def test_two_files_for_one_picture(write: Write, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write("one.json", *FLING)
    other = tmp_path / "one.json"
    other.write_text(Path(file).read_text())
    assert main(["plot", file, str(other)]) == 2
    assert main(["plot", file, file, "--output", "x.png"]) == 2
    assert capsys.readouterr() == (
        "",
        "nestedslide plot: more than one FILE would be drawn to one.png\nnestedslide plot: --output is for one FILE\n",
    )
    assert not list(Path().iterdir())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--output", "x.gif"],
        ["--preset", "amiga"],
        ["--frame-rate", "0"],
        ["--width", "0"],
        ["--width", "wide"],
        ["--height", "100000"],
        ["--theme", "blue"],
    ],
)
def test_wrong_arguments(arguments: list[str], write: Write) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["plot", write("one.json", *FLING), *arguments])
    assert caught.value.code == 2


@pytest.mark.long
def test_without_matplotlib(write: Write, python: Any) -> None:
    blocked = "import sys; sys.modules['matplotlib'] = None\nfrom nestedslide.cli import main; sys.exit(main())"
    file = write("one.json", *FLING)
    done = python("-c", blocked, "plot", file)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "nestedslide plot needs matplotlib, the extra 'plot'. In the sources: "
        "make wheel && pip install --find-links .build/wheels 'nestedslide[plot]'\n"
    )
    assert python("-c", blocked, "replay", file).returncode == 0


def test_a_fault_within_matplotlib_shows(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*names: Any) -> Any:
        raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr("importlib.import_module", fault)
    with pytest.raises(ModuleNotFoundError):
        main(["plot", write("one.json", *FLING)])


def test_nothing_imports_matplotlib_before_it_is_needed(python: Any) -> None:
    done = python("-c", "import sys, nestedslide.cli; sys.exit('matplotlib' in sys.modules or 'numpy' in sys.modules)")
    assert done.returncode == 0


@pytest.mark.long
def test_pictures_of_the_physics(tmp_path: Path) -> None:
    script = ROOT / "docs" / "images" / "make_physics.py"
    subprocess.run([sys.executable, script, tmp_path], check=True, timeout=120)
    made = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert made
    document = (ROOT / "docs" / "physics.md").read_text(encoding="utf-8")
    for name, bytes_ in made.items():
        assert f"images/{name}" in document
        assert (script.parent / name).is_file()
        assert 5_000 < bytes_ < 150_000
    assert {path.name for path in script.parent.glob("physics-*.png")} == set(made)
