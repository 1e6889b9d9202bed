"""The defaults that the header's comments name are those that the library gives."""

from __future__ import annotations

import ctypes

import pytest
from interface import API

from nestedslide import Coordinator, _abi, _structs

STRUCTS: dict[str, tuple[type[ctypes.Structure], str]] = {
    "nslide_config": (_structs.ConfigStruct, "nslide_config_default"),
    "nslide_list_config": (_structs.ListConfigStruct, "nslide_list_config_default"),
    "nslide_section": (_structs.SectionStruct, "nslide_section_default"),
}
FIELDS = [
    (struct, field.name, field.setting.default)
    for struct in STRUCTS
    for field in API.struct(struct).fields
    if field.setting is not None
]


@pytest.mark.parametrize(("struct", "name", "default"), FIELDS, ids=[f"{each[0]}.{each[1]}" for each in FIELDS])
def test_default(struct: str, name: str, default: float) -> None:
    made, function = STRUCTS[struct]
    defaults = made()
    assert getattr(_abi.library(), function)(ctypes.byref(defaults), ctypes.sizeof(defaults)) == 0
    found = getattr(defaults, name)
    values = [found] if isinstance(found, (int, float)) else [getattr(found, each[0]) for each in found._fields_]
    assert values == [default] * len(values)


def test_defaults_of_a_page() -> None:
    struct = API.struct("nslide_page_settings")
    raw = _structs.PageSettingsStruct(struct_size=struct.size)
    with Coordinator([100.0]) as slide:
        assert _abi.library().nslide_get_page_settings(slide._handle, 0, ctypes.byref(raw)) == 0
    for field in struct.fields:
        if field.setting is not None:
            assert getattr(raw, field.name) == field.setting.default, field.name
