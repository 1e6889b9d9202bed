"""The form of a setting's comment, there and back."""

from __future__ import annotations

import pytest

from tools.api import stored
from tools.api.model import Field, Struct
from tools.api.settings import read_setting, short, write_setting

API = stored.load()
CONSTANTS = {each.name: each.value for each in API.constants}
SETTINGS = [
    pytest.param(struct, field, id=f"{struct.name}.{field.name}")
    for struct in API.structs
    for field in struct.fields
    if field.setting is not None
]


def test_all_settings_are_there() -> None:
    assert len(SETTINGS) > 90


@pytest.mark.parametrize(("struct", "field"), SETTINGS)
def test_what_is_written_is_read_as_it_was(struct: Struct, field: Field) -> None:
    assert field.setting is not None
    written = write_setting(field.setting, API.enum(field.enum) if field.enum else None)
    found = read_setting(f"{field.doc} {written}", field.type, list(API.enums), CONSTANTS)
    assert (found.doc, found.enum, found.setting) == (field.doc, field.enum, field.setting)


@pytest.mark.parametrize("number", ["0", "390", "0.01", "0.000001", "1e9", "1.5e9", "1e12", "2147483647"])
def test_a_number_is_written_as_people_write_it(number: str) -> None:
    assert short(float(number)) == number
