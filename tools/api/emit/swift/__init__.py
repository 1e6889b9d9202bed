"""Swift: the table by which the engine reads, writes, checks and saves settings, and its tests."""

from __future__ import annotations

from ...model import Api
from . import settings, settings_tests


def files(api: Api) -> dict[str, str]:
    return {**settings.files(api), **settings_tests.files(api)}
