"""The settings of a coordinator and of a page, as values and as keyword arguments."""

from __future__ import annotations

import ctypes
import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ._abi import library
from ._documented import documented
from ._fields import Field
from ._settings_fields import FIELDS, PAGE_FIELDS
from ._settings_help import SETTINGS
from ._settings_keywords import PageSettingsKeywords, SettingsKeywords
from ._settings_values import PageSettings, SettingsValues
from ._structs import ConfigStruct, PageSettingsStruct
from .errors import error_for

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


def default_config() -> ConfigStruct:
    """A struct with the library's defaults."""
    config = ConfigStruct()
    status = library().nslide_config_default(config, ctypes.sizeof(config))
    if status != 0:
        raise error_for(status, "the library has no defaults for this package's settings")
    return config


def read_settings(config: ConfigStruct) -> Settings:
    """A struct as a value."""
    return Settings(**{name: field.read(config) for name, field in FIELDS.items()})


def write_settings(config: ConfigStruct, changes: Mapping[str, Any]) -> None:
    """Puts keyword arguments into a struct."""
    write_fields(config, changes, FIELDS)


def read_page_settings(raw: PageSettingsStruct) -> PageSettings:
    """A page's struct as a value."""
    return PageSettings(**{name: field.read(raw) for name, field in PAGE_FIELDS.items()})


def write_page_settings(raw: PageSettingsStruct, changes: Mapping[str, Any]) -> None:
    """Puts a page's keyword arguments into its struct."""
    write_fields(raw, changes, PAGE_FIELDS)


def write_fields(raw: ctypes.Structure, changes: Mapping[str, Any], fields: Mapping[str, Field]) -> None:
    """Puts keyword arguments into a struct, as its table says."""
    for name, value in changes.items():
        if name not in fields:
            near = difflib.get_close_matches(name, fields, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise TypeError(f"there is no setting {name!r}{hint}")
        fields[name].write(raw, value)
