"""The settings of a coordinator and of a page, as values and as keyword arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ._documented import documented
from ._settings_fields import FIELDS, PAGE_FIELDS
from ._settings_help import SETTINGS
from ._settings_keywords import PageSettingsKeywords, SettingsKeywords
from ._settings_structs import default_config
from ._settings_values import PageSettings, SettingsValues
from ._structs import ConfigStruct, PageSettingsStruct

__all__ = ["PageSettings", "PageSettingsKeywords", "Settings", "SettingsKeywords"]


@documented(SETTINGS)
@dataclass(frozen=True)
class Settings(SettingsValues):
    """All settings. Lengths are in points; None leaves a number or a word to the engine.

    ``Settings.defaults()`` are the library's own, so that they are written down once.
    """

    @classmethod
    def defaults(cls) -> Settings:
        """What a coordinator has that is given no setting."""
        return read_settings(default_config())

    def as_keywords(self) -> dict[str, Any]:
        """The same as keyword arguments: ``Coordinator(pages, **settings.as_keywords())``."""
        return {name: getattr(self, name) for name in FIELDS}


def read_settings(config: ConfigStruct) -> Settings:
    """A struct as a value."""
    return Settings(**{name: field.read(config) for name, field in FIELDS.items()})


def read_page_settings(raw: PageSettingsStruct) -> PageSettings:
    """A page's struct as a value."""
    return PageSettings(**{name: field.read(raw) for name, field in PAGE_FIELDS.items()})
