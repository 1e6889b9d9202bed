"""Which tests of the Python package look at a changed file: those that import it, directly or by others."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

TREE = Path(__file__).resolve().parents[2]
PACKAGE = TREE / "bindings" / "python" / "src"
PLOT = TREE / "bindings" / "python" / "plot"
TESTS = TREE / "bindings" / "python" / "tests"


def module_of(path: Path) -> str:
    """The name by which a file is imported."""
    base = next(each for each in (TESTS, PLOT, PACKAGE) if path.is_relative_to(each))
    parts = path.relative_to(base).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def modules() -> dict[str, Path]:
    paths = [*PACKAGE.rglob("*.py"), *(PLOT / "nestedslide_plot").rglob("*.py"), *TESTS.glob("*.py")]
    return {module_of(path): path for path in paths}


@cache
def imports(name: str) -> frozenset[str]:
    """The modules of ours that a module names in an import."""
    path = modules()[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            whole = ".".join([*base, *([node.module] if node.module else [])])
            found |= {whole, *(f"{whole}.{each.name}" for each in node.names)}
    return frozenset(found & set(modules()))


@cache
def reached(name: str) -> frozenset[str]:
    """A module and all that it imports. The root of the package imports everything, so it counts for itself only."""
    found, waiting = {name}, [name]
    while waiting:
        for each in imports(waiting.pop()) - found:
            found.add(each)
            if each != "nestedslide":
                waiting.append(each)
    return frozenset(found)


def tests_of(changed: list[str]) -> list[Path]:
    """The test files that look at these files, given as paths in the tree."""
    tests = sorted(TESTS.glob("test_*.py"))
    paths = [TREE / name for name in changed]
    if any(path.name == "conftest.py" or path.suffix != ".py" for path in paths):
        return tests
    names = {module_of(path) for path in paths if path.is_file()}
    # What the root of the package offers is used by name, so that nothing says who uses which.
    offered = imports("nestedslide")
    wide = any(offered & {name} or any(name in reached(each) for each in offered) for name in names)
    return tests if wide else [path for path in tests if reached(module_of(path)) & names]
