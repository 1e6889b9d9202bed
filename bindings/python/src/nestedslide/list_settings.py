"""The settings of a list and of a section, as values and as keyword arguments."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ._abi import library
from ._documented import documented
from ._settings_fields import LIST_FIELDS, SECTION_FIELDS
from ._settings_help import LIST_SETTINGS, SECTION_SETTINGS
from ._settings_keywords import ListKeywords, SectionKeywords
from ._settings_structs import write_fields
from ._settings_values import ListSettingsValues, SectionValues
from ._structs import ListConfigStruct, SectionStruct
from .errors import error_for

if TYPE_CHECKING:
    from typing_extensions import Unpack


__all__ = ["ListKeywords", "ListSettings", "Section", "SectionKeywords"]


@documented(LIST_SETTINGS)
@dataclass(frozen=True)
class ListSettings(ListSettingsValues):
    """All settings of a list, as ``ListLayout.settings`` reads them. Lengths are in points."""

    @classmethod
    def defaults(cls) -> ListSettings:
        """What a list has that is given no setting."""
        return read_list_settings(default_list_config())

    def as_keywords(self) -> dict[str, Any]:
        """The same as keyword arguments: ``ListLayout(**settings.as_keywords())``."""
        return {name: getattr(self, name) for name in LIST_FIELDS}


@documented(SECTION_SETTINGS)
@dataclass(frozen=True, init=False)
class Section(SectionValues):
    """All settings of a section; what is not given is as the library has it. Lengths are in points.

    >>> grid = Section(layout="grid", columns=3, header_height=35)
    >>> grid.layout, grid.columns, grid.item_height
    (<Layout.grid: 1>, 3, 44.0)
    """

    def __init__(self, **settings: Unpack[SectionKeywords]) -> None:
        raw = default_section()
        write_section(raw, settings)
        for name, field in SECTION_FIELDS.items():
            object.__setattr__(self, name, field.read(raw))

    def as_keywords(self) -> Any:
        """The same as keyword arguments: ``Section(**section.as_keywords())``."""
        return {name: getattr(self, name) for name in SECTION_FIELDS}

    def as_struct(self) -> SectionStruct:
        """The same for the library."""
        raw = SectionStruct(struct_size=ctypes.sizeof(SectionStruct))
        write_section(raw, self.as_keywords())
        return raw


def default_list_config() -> ListConfigStruct:
    """A struct with the library's defaults."""
    raw = ListConfigStruct()
    status = library().nslide_list_config_default(raw, ctypes.sizeof(raw))
    if status != 0:
        raise error_for(status, "the library has no defaults for this package's settings of lists")
    return raw


def default_section() -> SectionStruct:
    """A struct with the library's defaults."""
    raw = SectionStruct()
    status = library().nslide_section_default(raw, ctypes.sizeof(raw))
    if status != 0:
        raise error_for(status, "the library has no defaults for this package's settings of sections")
    return raw


def read_list_settings(raw: ListConfigStruct) -> ListSettings:
    """A list's struct as a value."""
    return ListSettings(**{name: field.read(raw) for name, field in LIST_FIELDS.items()})


def write_list_settings(raw: ListConfigStruct, changes: Mapping[str, Any]) -> None:
    """Puts a list's keyword arguments into its struct."""
    write_fields(raw, changes, LIST_FIELDS)


def read_section(raw: SectionStruct) -> Section:
    """A section's struct as a value."""
    settings: Any = {name: field.read(raw) for name, field in SECTION_FIELDS.items()}
    return Section(**settings)


def write_section(raw: SectionStruct, changes: Mapping[str, Any]) -> None:
    """Puts a section's keyword arguments into its struct."""
    write_fields(raw, changes, SECTION_FIELDS)
