"""The Swift package as a program uses it: by version, from a repository, built for release."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from conftest import QUICKSTART, TREE, need, run

EXAMPLE = TREE / "examples/swift"
VERSION = json.loads((TREE / "tools/api/nestedslide_api.json").read_text(encoding="utf-8"))["version"]


def test_its_package_names_a_product_that_is_there(out: Path) -> None:
    swift = need("swift", "the toolchain of swift.org")
    (product,) = json.loads(run([swift, "package", "dump-package"], EXAMPLE))["targets"][0]["dependencies"]
    name, package = product["product"][:2]
    offered = json.loads(run([swift, "package", "dump-package"], TREE))
    assert package == offered["name"]
    assert name in [each["name"] for each in offered["products"]]


def published(folder: Path) -> Path:
    """The package as a repository with a tag, of any name."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("Sources", "include", "Tests/NestedSlideCoreTests", "Tests/NestedSlideTests"):
        shutil.copytree(TREE / name, folder / name)
    shutil.copy(TREE / "Package.swift", folder)
    git = [need("git", "git"), "-c", "user.name=any", "-c", "user.email=any@example.org"]
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "all"], ["tag", VERSION]):
        run([*git, *command], folder)
    return folder


def test_a_package_depends_on_a_version_and_is_built_for_release(out: Path) -> None:
    """Unsafe flags and Embedded Swift would both be refused."""
    swift = need("swift", "the toolchain of swift.org")
    repository = published(out / "swift-repository")
    app = out / "swift-app"
    shutil.rmtree(app, ignore_errors=True)
    shutil.copytree(EXAMPLE, app, ignore=shutil.ignore_patterns(".build"))
    manifest = (app / "Package.swift").read_text(encoding="utf-8")
    by_path = '.package(name: "NestedSlide", path: "../..")'
    by_version = f'.package(url: "file://{repository}", from: "{VERSION}")'
    assert by_path in manifest
    changed = manifest.replace(by_path, by_version).replace('package: "NestedSlide"', f'package: "{repository.name}"')
    (app / "Package.swift").write_text(changed, encoding="utf-8")
    run([swift, "build", "-c", "release", "--quiet"], app)
    assert run([app / ".build/release/Quickstart"], LD_LIBRARY_PATH="") == QUICKSTART
