"""Finding the library, and refusing one that does not fit."""

from __future__ import annotations

import ctypes
import json
import shutil
import subprocess
from pathlib import Path
from typing import Callable

import pytest

from nestedslide import (
    LibraryError,
    LibraryMismatchError,
    LibraryNotFoundError,
    _abi,
    _library,
    _signatures,
)
from nestedslide._constants import ABI_VERSION, VERSION

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Build = Callable[[str], Path]

FUNCTIONS = "".join(
    f"int {name}(void) {{ return 0; }}\n"
    for name in _signatures.SIGNATURES
    if name not in ("nslide_version", "nslide_abi_version", "nslide_struct_size")
)


def fake(abi: int = ABI_VERSION, version: int = VERSION, size: str = "0", functions: str = FUNCTIONS) -> str:
    return (
        f"unsigned nslide_abi_version(void) {{ return {abi}; }}\n"
        f"unsigned nslide_version(void) {{ return {version}; }}\n"
        f"unsigned long nslide_struct_size(int kind) {{ return {size}; }}\n{functions}"
    )


def open_at(path: Path, monkeypatch: pytest.MonkeyPatch) -> _abi.Abi:
    monkeypatch.setenv(_library.VARIABLE, str(path))
    return _abi.Abi(_library.open_library())


def test_not_found_lists_every_path_and_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    missing, text = tmp_path / "none.so", tmp_path / "text.so"
    text.write_text("not a library")
    places = [
        _library.Candidate("the variable", str(missing), is_file=True),
        _library.Candidate("the package", str(text), is_file=True),
        _library.Candidate("the system", "libNestedSlideC-none.so.0", is_file=False),
    ]
    monkeypatch.setattr(_library, "candidates", lambda: iter(places))
    with pytest.raises(LibraryNotFoundError) as caught:
        _library.open_library()
    message = str(caught.value)
    assert f"{missing} (from the variable): there is no such file" in message
    assert f"{text} (from the package): " in message
    assert "libNestedSlideC-none.so.0 (from the system): " in message
    assert _library.VARIABLE in message
    assert isinstance(caught.value, ImportError)


def test_order_of_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_library.VARIABLE, "/somewhere/else.so")
    origins = [place.origin for place in _library.candidates()]
    assert origins[:4] == [f"the variable {_library.VARIABLE}", "the package", "the source tree", "the system"]
    assert next(_library.candidates()).path == "/somewhere/else.so"
    monkeypatch.delenv(_library.VARIABLE)
    assert next(_library.candidates()).origin == "the package"


def test_a_library_built_in_the_source_tree_is_found(
    monkeypatch: pytest.MonkeyPatch, compile_library: Build, tmp_path: Path, python: Run
) -> None:
    package = tmp_path / "bindings" / "python" / "src" / "nestedslide"
    shutil.copytree(Path(_library.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    built = tmp_path / ".build" / "product" / _library.FILE_NAME
    built.parent.mkdir(parents=True)
    shutil.copy(_abi.library().path, built)
    info = "import sys; sys.path[0] = sys.argv.pop(1); from nestedslide.cli import main; sys.exit(main())"
    command = ["-c", info, str(package.parent), "info", "--json"]
    # Without the header beside it this is no tree of ours.
    assert str(built) not in python(*command, NESTEDSLIDE_LIBRARY="", PYTHONPATH="").stdout
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "nestedslide.h").touch()
    done = python(*command, NESTEDSLIDE_LIBRARY="", PYTHONPATH="")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert (facts["found_by"], facts["path"]) == ("the source tree", str(built.resolve()))


def test_falling_back_from_the_variable_is_told(
    monkeypatch: pytest.MonkeyPatch, compile_library: Build, tmp_path: Path
) -> None:
    works = compile_library("int nothing;")
    monkeypatch.setenv(_library.VARIABLE, "named")
    places = [_library.Candidate("v", str(tmp_path / "x"), True), _library.Candidate("p", str(works), True)]
    monkeypatch.setattr(_library, "candidates", lambda: iter(places))
    with pytest.warns(RuntimeWarning, match="could not be used"):
        assert _library.open_library().path == str(works)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (fake(abi=7), "has ABI 7, this package was written for ABI 0"),
        (fake(version=999), "is version 0.0.999, this package needs at least 0.3.0"),
        (fake(size="kind == 0 ? 8 : 4096"), "config struct of 8 bytes"),
        (fake(size="4096"), "page struct of 4096 bytes"),
        (fake(functions=FUNCTIONS.replace("nslide_wheel", "nslide_whale")), "has no function nslide_wheel"),
    ],
)
def test_a_library_that_does_not_fit(
    source: str, message: str, monkeypatch: pytest.MonkeyPatch, compile_library: Build
) -> None:
    path = compile_library(source)
    with pytest.raises(LibraryMismatchError, match=message) as caught:
        open_at(path, monkeypatch)
    assert str(path) in str(caught.value)


def test_a_later_library_with_longer_structs_fits(monkeypatch: pytest.MonkeyPatch, compile_library: Build) -> None:
    fixed = {int(kind): ctypes.sizeof(_signatures.STRUCTS[kind]) for kind in _signatures.FIXED_SIZE}
    size = "".join(f"kind == {kind} ? {size} : " for kind, size in fixed.items())
    path = compile_library(fake(version=3001, size=f"{size}4096"))
    assert open_at(path, monkeypatch).nslide_version() == 3001


def test_the_path_is_known() -> None:
    abi = _abi.library()
    assert Path(abi.path).is_file()
    assert _abi.library() is abi


def test_unknown_function() -> None:
    with pytest.raises(AttributeError):
        _abi.library().nslide_none()


def test_importing_needs_no_library(python: Run) -> None:
    done = python("-c", "import nestedslide; print(nestedslide.Phase.idle)", NESTEDSLIDE_LIBRARY="/nowhere")
    assert (done.returncode, done.stdout) == (0, "idle\n")


def test_library_errors_are_one_family() -> None:
    assert issubclass(LibraryNotFoundError, LibraryError)
    assert issubclass(LibraryMismatchError, LibraryError)
