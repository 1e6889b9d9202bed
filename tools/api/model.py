"""What the C interface consists of. `reader` makes these objects from the header, `stored` from the JSON.

Names are C's. Every `doc` is one line of text without its tags. docs/api-model.md describes the fields once more, for
readers of the JSON.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Constant:
    """A macro that is a number."""

    name: str
    value: float
    """An int where the header writes no point and no exponent."""
    text: str
    """The number as the header writes it, without parentheses."""
    doc: str


@dataclass(frozen=True)
class Value:
    """An enumerator."""

    name: str
    short: str
    """Without NSLIDE_ and the enum's prefix."""
    value: int
    doc: str


@dataclass(frozen=True)
class Enum:
    name: str
    """Enums have no name in C; names.py gives them one."""
    prefix: str
    """What the enumerators' names begin with, NSLIDE_ included."""
    flags: bool
    """The values are bits, to be added."""
    doc: str
    since: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Alias:
    """A typedef of a number: a handle, or nslide_status."""

    name: str
    type: str
    handle: bool
    doc: str
    since: str


@dataclass(frozen=True)
class Setting:
    """What a field of a settings struct may be."""

    kind: str
    """number, whole, margins, flag, choice or key."""
    unit: str
    """"" for a flag, a choice and a key."""
    minimum: float | None
    maximum: float | None
    below_maximum: bool
    """The maximum itself is not allowed."""
    choices: tuple[str, ...]
    """The enumerators that are allowed."""
    default: float
    default_name: str
    """As the header writes it, an enumerator in full: 390, NSLIDE_AUTO, NSLIDE_SEAM_CONTINUOUS."""
    default_means: str
    """What the default stands for, "" where it needs no words."""
    is_left: bool
    """The default, NSLIDE_AUTO or -1, leaves the setting to somebody else. It is allowed besides the range."""


@dataclass(frozen=True)
class Field:
    name: str
    type: str
    pointers: int
    const: bool
    offset: int
    """On a 64-bit platform, as all sizes here. wasm32 differs in structs with pointers only."""
    size: int
    enum: str
    """The enum whose values the field holds, "" for none."""
    doc: str
    since: str
    setting: Setting | None

    @property
    def is_flag(self) -> bool:
        """0 or 1, and it says what one of them means."""
        said = self.doc[:2] in ("0:", "1:")
        return self.setting.kind == "flag" if self.setting is not None else self.type == "int32_t" and said


@dataclass(frozen=True)
class Struct:
    name: str
    size: int
    alignment: int
    kind: str
    """The enumerator of NSLIDE_STRUCT_ that stands for it, "" for none."""
    settings: bool
    """The fields are settings, each with a unit, a range and a default."""
    doc: str
    since: str
    fields: tuple[Field, ...]

    @property
    def sized(self) -> bool:
        """It begins with its own size, and may grow."""
        return self.fields[0].name == "struct_size"


@dataclass(frozen=True)
class Parameter:
    name: str
    type: str
    """Without const and asterisks."""
    pointers: int
    """How many asterisks it has."""
    const: bool
    """Of a pointer: what the last one leads to is const."""
    doc: str

    @property
    def is_read(self) -> bool:
        """It is a pointer to something that the library only reads."""
        return self.const and self.pointers == 1


@dataclass(frozen=True)
class Status:
    """A status that a function may return."""

    name: str
    """Without NSLIDE_ERROR_; OK for none."""
    when: str
    """"" where the header's general rules say it."""


@dataclass(frozen=True)
class Function:
    name: str
    hook: bool
    """It is the host's, and this is the type of a pointer to it."""
    group: str
    returns: str
    """The C type: nslide_status, const char *, void."""
    doc: str
    result: str
    """What it returns, in words."""
    cost: str
    """How its time grows, "" where it is constant or logarithmic."""
    threads: str
    since: str
    statuses: tuple[Status, ...]
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True)
class Group:
    name: str
    title: str
    doc: str


@dataclass(frozen=True)
class Api:
    version: str
    abi_version: int
    groups: tuple[Group, ...]
    constants: tuple[Constant, ...]
    aliases: tuple[Alias, ...]
    enums: tuple[Enum, ...]
    structs: tuple[Struct, ...]
    functions: tuple[Function, ...]
    """Of the library; the hooks among them where the header has them."""

    def struct(self, name: str) -> Struct:
        return next(each for each in self.structs if each.name == name)

    def enum(self, name: str) -> Enum:
        return next(each for each in self.enums if each.name == name)

    def values(self) -> dict[str, int]:
        """All enumerators."""
        return {value.name: value.value for enum in self.enums for value in enum.values}

    def exported(self) -> list[Function]:
        """The functions of the library, without the types of the host's."""
        return [each for each in self.functions if not each.hook]

    def handles(self) -> list[str]:
        return [each.name for each in self.aliases if each.handle]

    def statuses(self) -> dict[str, int]:
        """By their names without prefix."""
        return {value.short.removeprefix("ERROR_"): value.value for value in self.enum("status").values}
