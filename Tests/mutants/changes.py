"""Single-line changes of the engine, each behind a switch: what is changed, and into what.

A changed operator becomes an operator of its own, with the same precedence, whose function asks the switch. So a line
reads as before, and nothing has to know where an expression begins or ends.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

SWITCH = "mutantInForce"


class Operator(NamedTuple):
    """What an operator becomes, and how a function is declared that does the one or the other."""

    becomes: str
    precedence: str
    constraint: str
    parameters: str
    result: str


def comparison(becomes: str, constraint: str = "Comparable") -> Operator:
    return Operator(becomes, "ComparisonPrecedence", constraint, "_ a: T, _ b: T", "Bool")


def sum_(becomes: str, precedence: str, constraint: str) -> Operator:
    return Operator(becomes, precedence, constraint, "_ a: T, _ b: T", "T")


LOGIC = "_ a: Bool, _ b: @autoclosure () -> Bool"
OPERATORS = {
    "<": comparison("<="),
    "<=": comparison("<"),
    ">": comparison(">="),
    ">=": comparison(">"),
    "==": comparison("!=", "Equatable"),
    "!=": comparison("==", "Equatable"),
    "+": sum_("-", "AdditionPrecedence", "AdditiveArithmetic"),
    "-": sum_("+", "AdditionPrecedence", "AdditiveArithmetic"),
    "*": sum_("/", "MultiplicationPrecedence", "FloatingPoint"),
    "/": sum_("*", "MultiplicationPrecedence", "FloatingPoint"),
    "&&": Operator("||", "LogicalConjunctionPrecedence", "", LOGIC, "Bool"),
    "||": Operator("&&", "LogicalDisjunctionPrecedence", "", LOGIC, "Bool"),
    "+=": Operator("-=", "AssignmentPrecedence", "AdditiveArithmetic", "_ a: inout T, _ b: T", "Void"),
    "-=": Operator("+=", "AssignmentPrecedence", "AdditiveArithmetic", "_ a: inout T, _ b: T", "Void"),
}
TOKEN = re.compile(r"(?<= )(<=|>=|==|!=|&&|\|\||\+=|-=|[<>+*/-])(?= )")
EXTREME = re.compile(r"(?<![\w.])(min|max)(?=\()")
NUMBER = re.compile(r"(?<![\w.#\"])(\d+(?:\.\d+)?)(?![\w.\"])")
TRUTH = re.compile(r"(?<![\w.])(true|false)\b")
CONDITION = re.compile(r"^(\s*(?:\} else )?if )([^{},]+)( \{.*)$")
# A call or an assignment that stands alone on its line.
STATEMENT = re.compile(r"^\s+(?:[\w.\[\]?!]+(?:\([^{}]*\)| [-+]?= [^{}]+))$")
NOT_CHANGED = re.compile(
    r"^\s*(//|import |@|case |func |public func |static func |init\(|infix |precondition|assert)|\?\?|->"
)
DECLARED = re.compile(r"^\s*(let|var|static|private|return|guard|throw|self\.init)\b")


@dataclass(frozen=True)
class Change:
    """One line of one file, changed."""

    number: int
    file: str
    line: int
    was: str
    becomes: str
    text: str
    """The line with the switch in it."""
    helper: str = ""
    """What the line needs besides, at the end of its file."""

    def told(self) -> str:
        return f"{self.number:3} {self.file}:{self.line}: {self.was.strip()}  ({self.becomes})"


def operator_name(base: str, number: int) -> str:
    """An operator that nobody else has: the number in two letters that operators are made of."""
    start = {"&&": "&", "||": "|", "/": "%", "-": "+", "-=": "+"}.get(base, base.rstrip("="))
    return start + "".join("^~"[int(bit)] for bit in f"{number + 1:b}") + ("=" if base in ("+=", "-=") else "")


def by_operator(line: str, at: re.Match[str], number: int) -> tuple[str, str, str]:
    base = at[1]
    operator = OPERATORS[base]
    name = operator_name(base, number)
    generic = f"<T: {operator.constraint}>" if operator.constraint else ""
    left, right = ("a", "b()") if "autoclosure" in operator.parameters else ("a", "b")
    declared = operator.parameters
    is_other = f"{SWITCH} == {number}"
    inside = f"{is_other} ? {left} {operator.becomes} {right} : {left} {base} {right}"
    if operator.result == "Void":
        inside = f"if {is_other} {{ {left} {operator.becomes} {right} }} else {{ {left} {base} {right} }}"
    helper = (
        f"infix operator {name}: {operator.precedence}\n"
        f"@inline(never) func {name} {generic}({declared}) -> {operator.result} {{ {inside} }}\n"
    )
    return f"{line[: at.start()]}{name}{line[at.end() :]}", f"{base} becomes {operator.becomes}", helper


def by_extreme(line: str, at: re.Match[str], number: int) -> tuple[str, str, str]:
    other = {"min": "max", "max": "min"}[at[1]]
    name = f"extreme{number}"
    helper = (
        f"@inline(never) func {name}<T: Comparable>(_ a: T, _ b: T) -> T "
        f"{{ {SWITCH} == {number} ? {other}(a, b) : {at[1]}(a, b) }}\n"
    )
    return f"{line[: at.start()]}{name}{line[at.end() :]}", f"{at[1]} becomes {other}", helper


def by_literal(line: str, at: re.Match[str], number: int) -> tuple[str, str, str]:
    other = {"true": "false", "false": "true", "0": "1", "1": "2"}.get(at[1]) or f"{at[1]} + 1"
    text = f"{line[: at.start()]}({SWITCH} == {number} ? {other} : {at[1]}){line[at.end() :]}"
    return text, f"{at[1]} becomes {other}", ""


def by_condition(line: str, at: re.Match[str], number: int) -> tuple[str, str, str]:
    text = f"{at[1]}({SWITCH} == {number}) != ({at[2]}){at[3]}"
    return text, "the condition is turned round", ""


def by_statement(line: str, at: re.Match[str], number: int) -> tuple[str, str, str]:
    indent = re.match(r"\s*", line)
    assert indent
    return f"{indent[0]}if {SWITCH} != {number} {{ {line.strip()} }}", "the line is left out", ""


KINDS = [(TOKEN, by_operator), (EXTREME, by_extreme), (NUMBER, by_literal), (TRUTH, by_literal)]
KINDS += [(CONDITION, by_condition), (STATEMENT, by_statement)]


def places(path: Path) -> Iterator[tuple[int, str, re.Match[str], int]]:
    """Each place of a file where a change is possible: line, its text, what is found there, its kind."""
    in_text = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        code = line.split("//")[0].rstrip()
        in_text ^= code.count('"""') % 2 == 1
        if in_text or NOT_CHANGED.search(line) or '"' in code:
            continue
        for kind, (pattern, _) in enumerate(KINDS):
            if pattern is STATEMENT and DECLARED.search(code):
                continue
            for found in pattern.finditer(code):
                yield number, code, found, kind


def chosen(sources: Path, count: int, seed: int, tree: Path) -> list[Change]:
    """So many changes, at most one of a line."""
    found = [(path, *place) for path in sorted(sources.rglob("*.swift")) for place in places(path)]
    drawn = random.Random(seed)
    drawn.shuffle(found)
    taken: set[tuple[Path, int]] = set()
    changes: list[Change] = []
    for path, number, line, at, kind in found:
        if len(changes) == count:
            break
        if (path, number) in taken:
            continue
        taken.add((path, number))
        text, becomes, helper = KINDS[kind][1](line, at, len(changes))
        changes.append(Change(len(changes), str(path.relative_to(tree)), number, line, becomes, text, helper))
    return changes
