"""Swift: the table by which settings are read, written and saved, and its tests; what records are made of."""

from __future__ import annotations

from ...model import Api
from . import recording, settings, settings_tests


def files(api: Api) -> dict[str, str]:
    return {**settings.files(api), **settings_tests.files(api), **recording.files(api)}
