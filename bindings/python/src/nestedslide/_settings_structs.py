"""Settings on their way into C structs. Apart from the values, whose making takes a fifth of the time of the import."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from typing import Any

from ._abi import library
from ._fields import Field
from ._hints import hint
from ._settings_fields import FIELDS, PAGE_FIELDS
from ._structs import ConfigStruct, PageSettingsStruct
from .errors import error_for


def default_config() -> ConfigStruct:
    """A struct with the library's defaults."""
    config = ConfigStruct()
    status = library().nslide_config_default(config, ctypes.sizeof(config))
    if status != 0:
        raise error_for(status, "the library has no defaults for this package's settings")
    return config


def write_settings(config: ConfigStruct, changes: Mapping[str, Any]) -> None:
    """Puts keyword arguments into a struct."""
    write_fields(config, changes, FIELDS)


def write_page_settings(raw: PageSettingsStruct, changes: Mapping[str, Any]) -> None:
    """Puts a page's keyword arguments into its struct."""
    write_fields(raw, changes, PAGE_FIELDS)


def write_fields(raw: ctypes.Structure, changes: Mapping[str, Any], fields: Mapping[str, Field]) -> None:
    """Puts keyword arguments into a struct, as its table says."""
    for name, value in changes.items():
        if name not in fields:
            raise TypeError(f"there is no setting {name!r}{hint(name, fields)}")
        fields[name].write(raw, value)
