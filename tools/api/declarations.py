"""What a C header declares, and where: the syntax alone, by pycparser. Comments are somebody else's.

pycparser knows no comments and no preprocessor. Both are overwritten with blanks first, so that every place that the
parser tells is the place in the header's own text.
"""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass, field

from pycparser import c_ast, c_generator, c_parser

STANDARD = ("size_t", "int32_t", "int64_t", "uint32_t", "uint64_t")


@dataclass(frozen=True)
class Declared:
    """A field, a parameter or an alias."""

    name: str
    at: int
    type: str
    """Without const and asterisks."""
    pointers: int
    const: bool
    """Of a pointer: what the last one leads to is const."""
    spelled: str
    """The whole type as C writes it, without names."""


@dataclass(frozen=True)
class DeclaredFunction:
    name: str
    at: int
    hook: bool
    returns: str
    spelled: str
    parameters: tuple[Declared, ...]


@dataclass(frozen=True)
class DeclaredStruct:
    name: str
    at: int
    fields: tuple[Declared, ...]


@dataclass(frozen=True)
class DeclaredEnum:
    at: int
    values: tuple[tuple[str, int, int], ...]
    """Names, values, places."""


@dataclass
class Declarations:
    """In the header's order."""

    macros: dict[str, str] = field(default_factory=dict)
    enums: list[DeclaredEnum] = field(default_factory=list)
    aliases: list[Declared] = field(default_factory=list)
    structs: list[DeclaredStruct] = field(default_factory=list)
    functions: list[DeclaredFunction] = field(default_factory=list)


class UnknownDeclarationError(ValueError):
    """The header declares something that no interface of ours has."""


def blank(text: str, pattern: str) -> str:
    """The text with what matches overwritten with blanks, its lines kept."""
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.DOTALL | re.MULTILINE)


def parse(text: str) -> Declarations:
    code = blank(text, r"/\*.*?\*/")
    # On a line of its own a macro of words is C for the preprocessor alone, as NSLIDE_API is.
    macros = {name: value.strip() for name, value in re.findall(r"^#define (NSLIDE_\w+)[ \t]+([-(\d].*)$", code, re.M)}
    code = blank(code, r"#ifdef __cplusplus.*?#endif")
    code = blank(blank(code, r"^[ \t]*#.*?$"), r"\bNSLIDE_API\b")
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    parser = _Parser(lines)
    known = "".join(f"typedef int {name}; " for name in STANDARD) + "\n"
    nodes = c_parser.CParser().parse(known + code).ext[len(STANDARD) :]
    result = Declarations(macros)
    for node in nodes:
        parser.add(result, node)
    return result


class _Parser:
    def __init__(self, lines: list[int]) -> None:
        self.lines = lines

    def place(self, node: c_ast.Node) -> int:
        """Where a node begins in the header's text: one line further up, as the standard types come first."""
        return self.lines[int(node.coord.line) - 2] + int(node.coord.column) - 1

    def add(self, result: Declarations, node: c_ast.Node) -> None:
        kind = getattr(node, "type", None)
        inner = getattr(kind, "type", None)
        if isinstance(kind, c_ast.Enum):
            values = tuple((each.name, number(each.value), self.place(each)) for each in kind.values.enumerators)
            result.enums.append(DeclaredEnum(self.place(kind), values))
        elif isinstance(kind, c_ast.FuncDecl):
            result.functions.append(self.function(node, kind, hook=False))
        elif isinstance(node, c_ast.Typedef) and isinstance(inner, c_ast.Struct):
            fields = tuple(self.declared(each) for each in inner.decls)
            result.structs.append(DeclaredStruct(node.name, self.place(inner), fields))
        elif isinstance(node, c_ast.Typedef) and isinstance(inner, c_ast.FuncDecl):
            result.functions.append(self.function(node, inner, hook=True))
        elif isinstance(node, c_ast.Typedef):
            result.aliases.append(self.declared(node))
        else:
            raise UnknownDeclarationError(
                f"the header declares {getattr(node, 'name', node)}, which no interface of ours has"
            )

    def function(self, node: c_ast.Node, kind: c_ast.FuncDecl, hook: bool) -> DeclaredFunction:
        given = [] if kind.args is None else kind.args.params
        parameters = tuple(self.declared(each) for each in given if each.name is not None)
        at, returns = self.place(node), spell(kind.type)
        return DeclaredFunction(node.name, at, hook, returns, spell(node.type), parameters)

    def declared(self, node: c_ast.Node) -> Declared:
        base, pointers = node.type, 0
        while isinstance(base, c_ast.PtrDecl):
            base, pointers = base.type, pointers + 1
        const = "const" in base.quals and pointers > 0
        name, at = node.name, self.place(node)
        return Declared(name, at, " ".join(base.type.names), pointers, const, spell(node.type))


def number(node: c_ast.Node) -> int:
    return -number(node.expr) if isinstance(node, c_ast.UnaryOp) else int(node.value)


def spell(node: c_ast.Node) -> str:
    """A type as C writes it, without the names in it."""

    class Names(c_ast.NodeVisitor):  # type: ignore[misc]
        def visit_TypeDecl(self, node: c_ast.TypeDecl) -> None:  # noqa: N802
            node.declname = None
            self.generic_visit(node)

        def visit_Decl(self, node: c_ast.Decl) -> None:  # noqa: N802
            node.name = None
            self.generic_visit(node)

    node = copy.deepcopy(node)
    Names().visit(node)
    return " ".join(c_generator.CGenerator().visit(c_ast.Typename(None, [], None, node)).split())
