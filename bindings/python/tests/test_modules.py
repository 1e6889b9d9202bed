"""How the package's modules depend on each other."""

from __future__ import annotations

import ast
from pathlib import Path

import nestedslide

TOP = Path(nestedslide.__file__).parent


def imports(path: Path) -> set[str]:
    """The modules of the package that a module imports, also those for types only."""
    package = [TOP.name, *path.relative_to(TOP).parts[:-1]]
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level > 0:
            base = package[: len(package) - node.level + 1]
            module = [*base, *(node.module.split(".") if node.module else [])]
            found |= {".".join(module), *(".".join([*module, alias.name]) for alias in node.names)}
    return found


def graph() -> dict[str, set[str]]:
    """Without the packages' own files, which only gather what their modules have."""
    paths = [path for path in TOP.rglob("*.py") if path.name != "__init__.py"]
    names = {path: ".".join([TOP.name, *path.relative_to(TOP).with_suffix("").parts]) for path in paths}
    return {name: imports(path) & set(names.values()) for path, name in names.items()}


def circle(edges: dict[str, set[str]]) -> list[str]:
    """Modules that depend on each other, in the order in which they do; none if there are none."""
    done: set[str] = set()

    def visit(name: str, way: list[str]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name not in done:
            for other in sorted(edges[name]):
                found = visit(other, [*way, name])
                if found:
                    return found
            done.add(name)
        return []

    return next(filter(None, (visit(name, []) for name in sorted(edges))), [])


def test_no_modules_depend_on_each_other() -> None:
    edges = graph()
    assert edges["nestedslide.qt.view"] > {"nestedslide.qt.page_slot", "nestedslide.coordinator"}
    assert circle(edges) == []


def test_a_circle_is_found() -> None:
    edges = {"a": {"b", "c"}, "b": set(), "c": {"d"}, "d": {"b", "a"}}
    assert circle(edges) == ["a", "c", "d", "a"]
