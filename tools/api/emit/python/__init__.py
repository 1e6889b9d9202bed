"""The parts of the Python package that the header decides: structs, signatures, enumerations, settings, records."""

from __future__ import annotations

from ...model import Api
from . import enums, records, settings, signatures, structs

PACKAGE = "bindings/python/src/nestedslide"


def files(api: Api) -> dict[str, str]:
    emitters = (structs, signatures, enums, settings, records)
    made = {name: text for emitter in emitters for name, text in emitter.files(api).items()}
    return {f"{PACKAGE}/{name}": text for name, text in made.items()}
