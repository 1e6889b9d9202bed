"""The parts of the Python package that the header decides: structs, signatures, enumerations, settings."""

from __future__ import annotations

from ...model import Api
from . import enums, settings, signatures, structs

PACKAGE = "bindings/python/src/nestedslide"


def files(api: Api) -> dict[str, str]:
    made = {**structs.files(api), **signatures.files(api), **enums.files(api), **settings.files(api)}
    return {f"{PACKAGE}/{name}": text for name, text in made.items()}
