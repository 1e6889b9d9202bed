"""The generated assertions of where fields lie: as the model has it, and for pointers of 4 bytes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
import sample

from tools.api import reader
from tools.api.emit import struct_layout

API = reader.read(sample.HEADER, sample.NAMES)
WIDE, NARROW = struct_layout.table(API).split("#else\n")


def test_the_layout_of_64_bits_is_the_model_s() -> None:
    for struct in API.structs:
        assert f"sizeof({struct.name}) == {struct.size}," in WIDE
        for field in struct.fields:
            assert f"offsetof({struct.name}, {field.name}) == {field.offset}," in WIDE


def test_pointers_of_4_bytes_move_what_follows() -> None:
    """The sample's frame is a pointer and an int32_t."""
    assert "sizeof(nslide_frame) == 16," in WIDE
    assert "sizeof(nslide_frame) == 8," in NARROW
    assert "_Alignof(nslide_frame) == 4," in NARROW
    assert "sizeof(((nslide_frame *)0)->heights) == 4," in NARROW
    # A struct without pointers is the same.
    assert "sizeof(nslide_config) == 72," in WIDE
    assert "sizeof(nslide_config) == 72," in NARROW


@pytest.mark.parametrize(("change", "fails"), [("", False), ("heights) == 4", True), ("heights) == 8", True)])
def test_a_compiler_takes_the_layout_of_its_platform(tmp_path: Path, change: str, fails: bool) -> None:
    """clang compiles for both without any other package; a wrong number is refused where it applies."""
    clang = shutil.which("clang")
    if clang is None:
        pytest.skip("clang is not installed: apt install clang; the layouts were not compiled")
    text = struct_layout.table(API)
    if change:
        text = text.replace(change, "heights) == 3")
    source = tmp_path / "program.c"
    source.write_text(f"#include <stddef.h>\n#include <stdint.h>\n{sample.HEADER}\n{text}")
    refused = {}
    for pointer, target in ((8, "x86_64-linux-gnu"), (4, "armv7-none-eabi")):
        options = [f"--target={target}", "-std=c11", "-ffreestanding", "-Wno-everything", "-fsyntax-only"]
        refused[pointer] = subprocess.run([clang, *options, str(source)], capture_output=True).returncode != 0
    assert refused == {pointer: fails and change.endswith(str(pointer)) for pointer in (8, 4)}
