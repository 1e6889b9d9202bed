"""The defaults that the header's comments name are those that the library gives."""

from __future__ import annotations

import ctypes
import re

import header
import pytest

from nestedslide import _abi, _structs

HEADER = header.read()
STRUCTS: dict[str, tuple[type[ctypes.Structure], str]] = {
    "nslide_config": (_structs.ConfigStruct, "nslide_config_default"),
    "nslide_list_config": (_structs.ListConfigStruct, "nslide_list_config_default"),
    "nslide_section": (_structs.SectionStruct, "nslide_section_default"),
}


def named_default(comment: str) -> float:
    """The number after "default", or before "(default)"; 0 where the comment names none."""
    text = " ".join(comment.split())
    match = re.search(r"default:? (-?[\d.]*\d|[A-Z][A-Z_]+)", text) or re.search(
        r"(-?[\d.]*\d|[A-Z_]+) \(default\)", text
    )
    if match is None:
        assert "default" not in text, text
        return 0
    word = match[1]
    if word == "NSLIDE_AUTO":
        return _abi.AUTO
    if not word[0].isalpha():
        return float(word)
    prefix = re.search(r"NSLIDE_([A-Z_]+?)_(?=;|,|:| |NONE)", text)
    assert prefix is not None, text
    return HEADER.enumerators[f"NSLIDE_{prefix[1]}_{word}"]


FIELDS = [
    (struct, member.name, comment)
    for struct in STRUCTS
    for member in HEADER.structs[struct]
    for comment in [header.comments(struct).get(member.name)]
    if comment is not None and member.name != "struct_size" and member.type in ("double", "int32_t")
]


def test_most_fields_have_comments() -> None:
    assert len(FIELDS) > 75
    assert sum("default" in comment for _, _, comment in FIELDS) > 50


@pytest.mark.parametrize(("struct", "name", "comment"), FIELDS, ids=[f"{each[0]}.{each[1]}" for each in FIELDS])
def test_default(struct: str, name: str, comment: str) -> None:
    made, function = STRUCTS[struct]
    defaults = made()
    assert getattr(_abi.library(), function)(ctypes.byref(defaults), ctypes.sizeof(defaults)) == 0
    assert getattr(defaults, name) == named_default(comment)
