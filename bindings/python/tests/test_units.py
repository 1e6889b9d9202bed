"""Every number that is a length, a time, a velocity or a fraction says so where it is documented."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import nestedslide

TOP = Path(nestedslide.__file__).parent
UNITS = re.compile(r"\b(points?|seconds?|pages|fraction|factor|share|frames a second)\b", re.IGNORECASE)
# The toolkits' and the command line's own: they are told of in their pages.
FOLDERS = {"qt", "replay", "records", "plot", "compare", "host", "_structs", "new"}


def is_number(annotation: ast.expr | None) -> bool:
    return annotation is not None and re.search(r"\b(float|Rect)\b", ast.unparse(annotation)) is not None


def classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for path in sorted(TOP.rglob("*.py")):
        if not FOLDERS & set(path.relative_to(TOP).parts) and path.name not in (
            "_fields.py",
            "_settings_values.py",
            "_settings_keywords.py",
            "_settings_properties.py",
        ):
            yield from (
                (path, node) for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)
            )


def fields(owner: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The public fields that are numbers, each with the text right below it."""
    for node, below in zip(owner.body, [*owner.body[1:], None]):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_number(node.annotation):
            has_text = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            if not node.target.id.startswith("_"):
                yield node.target.id, str(below.value.value) if has_text else ""  # type: ignore[union-attr]


def methods(owner: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The public methods that take a number or answer one, each with its text."""
    for node in owner.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
            given = [*node.args.args, *node.args.kwonlyargs]
            if any(is_number(each.annotation) for each in given) or is_number(node.returns):
                yield node.name, ast.get_docstring(node) or ""


def test_every_field_says_its_unit() -> None:
    told = [
        (path.name, owner.name, name, UNITS.search(text)) for path, owner in classes() for name, text in fields(owner)
    ]
    assert len(told) > 60
    assert [each[:3] for each in told if not each[3]] == []


def test_every_method_says_its_units() -> None:
    told = [
        (path.name, owner.name, name, UNITS.search(text + (ast.get_docstring(owner) or "")))
        for path, owner in classes()
        for name, text in methods(owner)
    ]
    assert len(told) > 30
    assert [each[:3] for each in told if not each[3]] == []


def test_every_setting_says_its_unit() -> None:
    for kind in (nestedslide.Coordinator, nestedslide.ListLayout):
        for name, field in kind._FIELDS.items():
            text = str(getattr(kind, name).__doc__)
            assert "efault" in text or name == "scroll_to_top", name
            if type(field).__name__ in ("Number", "Derived", "Size", "Margins"):
                assert re.search(r"\b(points|seconds?|factor|ratio)\b", text, re.IGNORECASE), (name, text)
