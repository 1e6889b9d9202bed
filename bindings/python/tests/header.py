"""A reader of nestedslide.h for the tests: structs, functions, constants, comments, without a C compiler."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from conftest import ROOT
from pycparser import c_ast, c_parser

TEXT = (ROOT / "include" / "nestedslide.h").read_text()

_TYPES = "int32_t uint32_t int64_t uint64_t size_t"
_SIZES = {"int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8, "size_t": 8, "double": 8}


@dataclass
class Member:
    """A field of a struct: a pointer where type ends with an asterisk."""

    name: str
    type: str


@dataclass
class Header:
    """All that the header declares."""

    structs: dict[str, list[Member]] = field(default_factory=dict)
    functions: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    enumerators: dict[str, int] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)
    callbacks: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    macros: dict[str, float] = field(default_factory=dict)

    def resolved(self, name: str) -> str:
        """A type without its typedefs of plain numbers."""
        return self.aliases.get(name, name)

    def size(self, name: str) -> int:
        """The size of a type on a 64-bit platform."""
        name = self.resolved(name)
        if name.endswith("*"):
            return 8
        return _SIZES[name] if name in _SIZES else self.layout(name)[1]

    def alignment(self, name: str) -> int:
        """The alignment of a type."""
        name = self.resolved(name)
        if name in self.structs:
            return max(self.alignment(member.type) for member in self.structs[name])
        return self.size(name)

    def layout(self, struct: str) -> tuple[list[int], int]:
        """Each field's offset by C's rules, and the size."""
        offsets, end = [], 0
        for member in self.structs[struct]:
            end += -end % self.alignment(member.type)
            offsets.append(end)
            end += self.size(member.type)
        return offsets, end + -end % self.alignment(struct)


def _type(node: c_ast.Node) -> str:
    if isinstance(node, c_ast.PtrDecl):
        return _type(node.type) + "*"
    if isinstance(node, c_ast.TypeDecl):
        return _type(node.type)
    if isinstance(node, c_ast.Struct):
        return str(node.name)
    return " ".join(node.names)


def _signature(node: c_ast.FuncDecl) -> tuple[str, list[str]]:
    parameters = [] if node.args is None else [_type(each.type) for each in node.args.params]
    return _type(node.type), [] if parameters == ["void"] else parameters


def _number(node: c_ast.Node) -> int:
    if isinstance(node, c_ast.UnaryOp):
        return -_number(node.expr)
    return int(node.value)


def read() -> Header:
    """Parses the header."""
    text = re.sub(r"/\*.*?\*/", " ", TEXT, flags=re.DOTALL)
    macros = re.findall(r"^#define (NSLIDE_\w+) (\S.*)$", text, flags=re.MULTILINE)
    text = re.sub(r"#ifdef __cplusplus.*?#endif", " ", text, flags=re.DOTALL)
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE).replace("NSLIDE_API", "")
    text = "".join(f"typedef int {name};\n" for name in _TYPES.split()) + text
    header = Header()
    for name, value in macros:
        if name != "NSLIDE_API":
            header.macros[name] = float(value.strip("() "))
    for node in c_parser.CParser().parse(text).ext:
        if isinstance(node, c_ast.Typedef):
            kind = node.type.type
            if isinstance(kind, c_ast.Struct):
                header.structs[node.name] = [Member(each.name, _type(each.type)) for each in kind.decls]
            elif isinstance(kind, c_ast.FuncDecl):
                header.callbacks[node.name] = _signature(kind)
            elif node.name not in _TYPES.split():
                header.aliases[node.name] = _type(node.type)
        elif isinstance(node.type, c_ast.FuncDecl):
            header.functions[node.name] = _signature(node.type)
        elif isinstance(node.type, c_ast.Enum):
            for each in node.type.values.enumerators:
                header.enumerators[each.name] = _number(each.value)
    return header


def comments(struct: str) -> dict[str, str]:
    """What the header says of each field of a struct."""
    body = TEXT[TEXT.index(f"typedef struct {struct} {{") : TEXT.index(f"}} {struct};")]
    found = re.findall(r"(\w+);\s*/\*\*< (.*?) \*/", body, flags=re.DOTALL)
    return {name: " ".join(comment.split()) for name, comment in found}
