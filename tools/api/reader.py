"""Reads include/nestedslide.h into the model.

`declarations` finds what is declared, `comments` what is said of it; here the two meet. The header is the manual: what
has no comment, or one that leaves something out, is an error. All errors of a header are told at once.

The comment of a function has a summary, a sentence "Time: ..." where its time is not constant, a @param for each
parameter, a @return that names every status, @threads and @since. Types and enums say @since, fields and enumerators
have a comment behind them, settings end theirs in the form that `settings` describes.
"""

from __future__ import annotations

import re

from . import comments
from .comments import Comments, split_since, split_tags
from .declarations import Declared, DeclaredFunction, DeclaredStruct, parse
from .enum_names import ENUM_NAMES, EnumName
from .layout import Layout
from .model import Alias, Api, Constant, Enum, Field, Function, Group, Parameter, Setting, Status, Struct, Value
from .settings import SettingError, parsed, read_setting
from .stored import HEADER

SETTINGS = {"nslide_config", "nslide_page_settings", "nslide_list_config", "nslide_section"}
HANDLES = {"nslide_coordinator", "nslide_list"}
HANDLE_STATUSES = ("INVALID_HANDLE", "STALE_HANDLE", "BUSY", "REENTRANT")
THREADS = {"any", "one at a time", "one at a time, with its coordinator"}
# The only struct whose NSLIDE_STRUCT_ is not called as it is.
STRUCT_KINDS = {"nslide_frame_buffers": "NSLIDE_STRUCT_FRAME"}
WORDS = {"NSLIDE_API", "NESTEDSLIDE_H"}


class HeaderError(ValueError):
    """What is wrong in a header, a line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def read(text: str | None = None, names: dict[str, EnumName] | None = None) -> Api:
    """The header's model; `names` are those of its enums, for a text that is not the header's."""
    reader = _Reader(HEADER.read_text() if text is None else text, ENUM_NAMES if names is None else names)
    api = reader.read()
    if reader.problems:
        raise HeaderError(reader.problems)
    return api


def is_sentence(text: str) -> bool:
    return bool(re.match(r"\S.*\.$", text))


class _Reader:
    def __init__(self, text: str, names: dict[str, EnumName]) -> None:
        self.text = text
        self.names = names
        self.problems: list[str] = []
        self.comments = Comments(text)
        self.declared = parse(text)
        self.groups = comments.groups(text)
        self.constants = self.read_constants()
        self.enums = [self.read_enum(each.at, each.values) for each in self.declared.enums]
        unused = set(names) - {enum[0][0] for enum in (each.values for each in self.declared.enums)}
        self.problems += [f"{name}: enum_names.py has a name for it, and no enum begins with it" for name in unused]

    def read(self) -> Api:
        numbers = {each.name: int(each.value) for each in self.constants if each.name.endswith("VERSION")}
        version = numbers.get("NSLIDE_VERSION", 0)
        aliases = tuple(self.read_alias(each) for each in self.declared.aliases)
        layout = Layout({each.name: each.type for each in aliases})
        for name in re.findall(r"^#define (NSLIDE_\w+)", self.text, re.MULTILINE):
            if name not in self.declared.macros and name not in WORDS:
                self.problems.append(f"{name}: no number")
        return Api(
            version=f"{version // 1_000_000}.{version // 1000 % 1000}.{version % 1000}",
            abi_version=numbers.get("NSLIDE_ABI_VERSION", 0),
            groups=tuple(Group(name, title, doc) for _, name, title, doc in self.groups),
            constants=tuple(self.constants),
            aliases=aliases,
            enums=tuple(self.enums),
            structs=tuple(self.read_struct(each, layout) for each in self.declared.structs),
            functions=tuple(self.read_function(each) for each in self.declared.functions),
        )

    # ------------------------------------------------------------------------------------------------- comments

    def since(self, name: str, comment: str) -> tuple[str, str]:
        """The comment of a type, and since when it is there."""
        doc, since = split_since(comment)
        if not is_sentence(doc) or not since:
            self.problems.append(f"{name}: no comment with @since right above it")
        return doc, since

    def behind(self, name: str, at: int, end: int) -> str:
        comment = self.comments.behind(at, end)
        if not is_sentence(comment):
            self.problems.append(f"{name}: no comment behind it")
        return comment

    def end_of_body(self, at: int) -> int:
        return self.text.index("\n}", at)

    # ---------------------------------------------------------------------------------------- constants and types

    def read_constants(self) -> list[Constant]:
        found = []
        for name, number in self.declared.macros.items():
            place = re.search(rf"^#define {name}\b", self.text, re.MULTILINE)
            assert place is not None
            end = self.text.index("\n", place.end())
            doc = self.comments.behind(place.end(), end) or self.comments.above(place.start())
            if not is_sentence(doc):
                self.problems.append(f"{name}: no comment")
            value = parsed(number.strip("()"))
            found.append(Constant(name, 0 if value is None else value, number.strip("()"), doc))
        return found

    def read_alias(self, each: Declared) -> Alias:
        doc, since = self.since(each.name, self.comments.above(each.at))
        return Alias(each.name, each.type, each.name in HANDLES, doc, since)

    def read_enum(self, at: int, values: tuple[tuple[str, int, int], ...]) -> Enum:
        first = values[0][0]
        if first not in self.names:
            self.problems.append(f"{first}: enum_names.py has no name for its enum")
        name = self.names.get(first, EnumName(first.lower(), "NSLIDE_"))
        doc, since = self.since(f"the enum of {first}", self.comments.above(at))
        ends = [place for _, _, place in values[1:]] + [self.end_of_body(at)]
        members = [
            Value(each, each[len(name.prefix) :], number, self.behind(each, place, end))
            for (each, number, place), end in zip(values, ends)
        ]
        return Enum(name.name, name.prefix, name.flags, doc, since, tuple(members))

    def read_struct(self, each: DeclaredStruct, layout: Layout) -> Struct:
        doc, since = self.since(each.name, self.comments.above(each.at))
        offsets = layout.add(each.name, [(field.type, field.pointers) for field in each.fields])
        ends = [field.at for field in each.fields[1:]] + [self.end_of_body(each.at)]
        fields = []
        for field, offset, end in zip(each.fields, offsets, ends):
            name, (size, _) = f"{each.name}.{field.name}", layout.of(field.type, field.pointers)
            said, enum, young, setting = self.read_field(name, each.name, field, self.behind(name, field.at, end))
            fields.append(
                Field(
                    field.name,
                    field.type,
                    field.pointers,
                    field.const,
                    offset,
                    size,
                    enum,
                    said,
                    young or since,
                    setting,
                )
            )
        kind = STRUCT_KINDS.get(each.name, each.name.upper().replace("NSLIDE_", "NSLIDE_STRUCT_", 1))
        kinds = {value.name for enum in self.enums for value in enum.values}
        size, alignment = layout.known[each.name]
        kind = kind if kind in kinds else ""
        return Struct(each.name, size, alignment, kind, each.name in SETTINGS, doc, since, tuple(fields))

    def read_field(self, name: str, struct: str, field: Declared, said: str) -> tuple[str, str, str, Setting | None]:
        """What a field is for, its enum, since when it is there, and what it may be where it is a setting."""
        if struct not in SETTINGS or field.name == "struct_size" or field.name.startswith("reserved"):
            enum = self.enum_of(said) if field.type == "int32_t" else ""
            return said, enum, "", None
        try:
            constants = {each.name: each.value for each in self.constants}
            found = read_setting(said, field.type, self.enums, constants)
        except SettingError as error:
            self.problems.append(f"{name}: {error}")
            return said, "", "", None
        if not found.doc:
            self.problems.append(f"{name}: its comment does not say what it is for")
        return found.doc, found.enum, found.since, found.setting

    def enum_of(self, said: str) -> str:
        """The enum that a comment begins with: its prefix, or some of its values and nothing else."""
        head = re.match(r"(NSLIDE_[A-Z_]+(?:(?:, | or | and )[A-Z_]+)*)(?:, added)?[.:]", said)
        if head is None:
            return ""
        first, *others = re.split(", | or | and ", head[1])
        for enum in self.enums:
            names = {value.name for value in enum.values}
            if first == enum.prefix or {first, *(self.in_full(each, enum.prefix) for each in others)} <= names:
                return enum.name
        return ""

    @staticmethod
    def in_full(name: str, prefix: str) -> str:
        return name if name.startswith("NSLIDE_") else prefix + name

    # ------------------------------------------------------------------------------------------------- functions

    def read_function(self, each: DeclaredFunction) -> Function:
        tags = split_tags(self.comments.above(each.at))
        parameters = tuple(
            Parameter(one.name, one.type, one.pointers, one.const, tags.parameters.get(one.name, ""))
            for one in each.parameters
        )
        self.problems += [f"{each.name}: {problem}" for problem in self.wrong(each, tags)]
        group = [name for at, name, _, _ in self.groups if at < each.at]
        known = {"OK", *(value.short.replace("ERROR_", "", 1) for enum in self.enums for value in enum.values)}
        found = comments.statuses(tags.result, known) if each.returns == "nslide_status" else []
        if each.returns == "nslide_status" and any(one.type in HANDLES and not one.pointers for one in parameters):
            there = {status.name for status in found}
            found += [Status(name, "") for name in HANDLE_STATUSES if name not in there]
        return Function(
            name=each.name,
            hook=each.hook,
            group=group[-1] if group else "",
            returns=each.returns,
            doc=tags.summary,
            result=tags.result,
            cost=tags.cost,
            threads=tags.threads,
            since=tags.since,
            statuses=tuple(found),
            parameters=parameters,
        )

    def wrong(self, each: DeclaredFunction, tags: comments.Tags) -> list[str]:
        """What is missing in the comment of a function, or is too much."""
        problems = [f"@{tag} is none of ours" for tag in tags.unknown]
        sentences = {"@return": tags.result, **{f"@param {name}": said for name, said in tags.parameters.items()}}
        problems += [f"{tag} is no sentence" for tag, said in sentences.items() if said and not said.endswith(".")]
        problems += [f"@param {name} is no sentence" for name, said in tags.parameters.items() if not said]
        if not re.match(r"[A-Z].*\.$", tags.summary):
            problems.append("no summary")
        wanted = [one.name for one in each.parameters]
        if list(tags.parameters) != wanted:
            problems.append(f"@param {list(tags.parameters)} for {wanted}")
        if bool(tags.result) != (each.returns != "void"):
            problems.append("@return is for what returns something")
        if tags.threads not in THREADS:
            problems.append(f"@threads is none of {sorted(THREADS)}")
        if not re.fullmatch(r"\d+\.\d+", tags.since):
            problems.append("no @since")
        return problems
