"""The settings of a list and of a section, as values and as keyword arguments."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from ._abi import library
from ._fields import LIST_FIELDS, SECTION_FIELDS
from ._structs import ListConfigStruct, SectionStruct
from .enums import Anchor, Layout
from .errors import error_for
from .settings import write_fields
from .values import Insets

if TYPE_CHECKING:
    from typing_extensions import Unpack


@dataclass(frozen=True)
class ListSettings:
    """All settings of a list, as ``ListLayout.settings`` reads them. Lengths are in points."""

    anchor: Anchor
    """What keeps its place on the screen when something above it changes."""
    stick_to_end: bool
    """Where the end is seen it stays so, as a chat's does."""
    right_to_left: bool
    """The first column of grids and waterfalls is the rightmost."""
    minimum_height: float
    """The content is at least so high."""
    overlap: float
    """What of the top of what is seen lies under something of the host's; sticky headers stop below it."""
    width: float
    """Of the list while it is attached to no page."""
    height: float
    """Of what is seen of it then."""

    @classmethod
    def defaults(cls) -> ListSettings:
        """What a list has that is given no setting."""
        return read_list_settings(default_list_config())

    def as_keywords(self) -> dict[str, Any]:
        """The same as keyword arguments: ``ListLayout(**settings.as_keywords())``."""
        return {name: getattr(self, name) for name in LIST_FIELDS}


class ListKeywords(TypedDict, total=False):
    """The settings of a list as keyword arguments; words stand for members of enumerations."""

    anchor: Anchor | str
    stick_to_end: bool
    right_to_left: bool
    minimum_height: float
    overlap: float
    width: float
    height: float


class SectionKeywords(TypedDict, total=False):
    """The settings of a section as keyword arguments; words stand for members of enumerations."""

    layout: Layout | str
    columns: int
    min_item_width: float
    header_height: float
    footer_height: float
    insets: Sequence[float]
    item_spacing: float
    line_spacing: float
    item_height: float
    estimated: bool
    sticky_header: bool
    sticky_footer: bool


@dataclass(frozen=True, init=False)
class Section:
    """All settings of a section; what is not given is as the library has it. Lengths are in points.

    >>> grid = Section(layout="grid", columns=3, header_height=35)
    >>> grid.layout, grid.columns, grid.item_height
    (<Layout.grid: 1>, 3, 44.0)
    """

    layout: Layout
    columns: int
    """Of a grid or waterfall; 0: as ``min_item_width`` says."""
    min_item_width: float
    """Where ``columns`` is 0: as many columns as there is room for of at least this width."""
    header_height: float
    """0: no header."""
    footer_height: float
    """0: no footer."""
    insets: Insets
    """Around the items, between header and footer."""
    item_spacing: float
    """Between two columns."""
    line_spacing: float
    """Between an item and the next below it."""
    item_height: float
    """Of every item that was given none of its own."""
    estimated: bool
    """``item_height`` is only an estimate, for the host to measure the items as they are seen."""
    sticky_header: bool
    """While the section is seen, the header is, at the top of what is seen, until the section's end pushes it up."""
    sticky_footer: bool
    """The footer in the same way at the bottom of what is seen."""

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
