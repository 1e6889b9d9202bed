"""The JSON is the model, and what docs/api-model.md says of it."""

from __future__ import annotations

import dataclasses
import json
import re

import conftest
import sample

from tools.api import model, reader, stored

PAGE = (conftest.TREE / "docs" / "api-model.md").read_text()
DATA = json.loads(stored.STORED.read_text())


def test_there_and_back() -> None:
    api = reader.read(sample.HEADER, sample.NAMES)
    assert stored.from_json(stored.to_json(api)) == api


def test_the_one_that_is_stored_is_the_headers() -> None:
    assert stored.load() == reader.read()


def documented() -> dict[str, list[str]]:
    """The keys of each object, in the order of its table."""
    sections = re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) for name, text in sections}


def test_every_object_is_documented() -> None:
    kinds = ["Group", "Constant", "Alias", "Enum", "Value", "Struct", "Field", "Setting", "Function", "Status"]
    wanted = {
        kind: [field.name for field in dataclasses.fields(getattr(model, kind))] for kind in [*kinds, "Parameter"]
    }
    wanted["Api"] = ["format", *(field.name for field in dataclasses.fields(model.Api))]
    assert documented() == wanted


def test_the_values_have_the_documented_types() -> None:
    types = dict(
        re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE.partition("## Api")[2].partition("\n## ")[0], re.MULTILINE)
    )
    kinds = {"text": str, "number": int}
    for key, value in DATA.items():
        assert isinstance(value, kinds.get(types[key], list)), key
