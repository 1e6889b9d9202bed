"""The model as JSON, and back. It needs no pycparser: a program that only wants to know the interface reads this."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .model import Alias, Api, Constant, Enum, Field, Function, Group, Parameter, Setting, Status, Struct, Value

TREE = Path(__file__).resolve().parents[2]
HEADER = TREE / "include" / "nestedslide.h"
STORED = Path(__file__).with_name("nestedslide_api.json")
FORMAT = 1
"""A reader of the JSON may rely on what docs/api-model.md says of this number; fields may be added to it."""


def to_json(api: Api) -> str:
    return json.dumps({"format": FORMAT, **asdict(api)}, indent=1, ensure_ascii=False) + "\n"


def load(path: Path = STORED) -> Api:
    """The interface as `python -m tools.api` stored it."""
    return from_json(path.read_text(encoding="utf-8"))


def from_json(text: str) -> Api:
    data: dict[str, Any] = json.loads(text)
    if data.pop("format") != FORMAT:
        raise ValueError(f"the JSON is not of format {FORMAT}")
    return Api(
        version=data["version"],
        abi_version=data["abi_version"],
        groups=tuple(Group(**each) for each in data["groups"]),
        constants=tuple(Constant(**each) for each in data["constants"]),
        aliases=tuple(Alias(**each) for each in data["aliases"]),
        enums=tuple(_enum(each) for each in data["enums"]),
        structs=tuple(_struct(each) for each in data["structs"]),
        functions=tuple(_function(each) for each in data["functions"]),
    )


def _enum(data: dict[str, Any]) -> Enum:
    return Enum(**{**data, "values": tuple(Value(**each) for each in data["values"])})


def _struct(data: dict[str, Any]) -> Struct:
    return Struct(**{**data, "fields": tuple(_field(each) for each in data["fields"])})


def _field(data: dict[str, Any]) -> Field:
    setting = data["setting"]
    if setting is not None:
        setting = Setting(**{**setting, "choices": tuple(setting["choices"])})
    return Field(**{**data, "setting": setting})


def _function(data: dict[str, Any]) -> Function:
    statuses = tuple(Status(**each) for each in data["statuses"])
    parameters = tuple(Parameter(**each) for each in data["parameters"])
    return Function(**{**data, "statuses": statuses, "parameters": parameters})
