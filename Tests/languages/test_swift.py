"""The Swift package as a program uses it: the example's manifest, and its quick start on the debug build."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import QUICKSTART, TREE, need, run

EXAMPLE = TREE / "examples/swift"


def test_its_package_names_a_product_that_is_there(out: Path) -> None:
    swift = need("swift", "the toolchain of swift.org")
    (product,) = json.loads(run([swift, "package", "dump-package"], EXAMPLE))["targets"][0]["dependencies"]
    name, package = product["product"][:2]
    offered = json.loads(run([swift, "package", "dump-package"], TREE))
    assert package == offered["name"]
    assert name in [each["name"] for each in offered["products"]]


def test_quickstart(out: Path) -> None:
    """The folder of `swift test`: what that has built is not built again."""
    run([need("swift", "the toolchain of swift.org"), "build", "--target", "NestedSlideCore", "--quiet"])
    built = TREE / ".build" / "debug"
    # Beside these lie those of files that are no more.
    sources = sorted((TREE / "Sources/NestedSlideCore").rglob("*.swift"))
    objects = [built / "NestedSlideCore.build" / f"{each.name}.o" for each in sources]
    program = out / "quickstart-swift"
    source = EXAMPLE / "Sources/Quickstart/main.swift"
    options: list[str | Path] = ["-swift-version", "6", "-I", built / "Modules", "-lm"]
    run(["swiftc", *options, source, *objects, "-o", program])
    assert run([program], LD_LIBRARY_PATH="") == QUICKSTART
