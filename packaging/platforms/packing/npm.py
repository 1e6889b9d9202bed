"""The package for npm: the JavaScript binding, its types, and the module for WebAssembly."""

from __future__ import annotations

import json
import shutil
import tempfile
from pathlib import Path

from ..tree import BUILD, TREE, VERSION, run
from .archives import DESCRIPTION
from .files import Files, tarred
from .pages import page

BINDING = TREE / "bindings" / "javascript"
# Types are those that the JSDoc comments say; TypeScript writes them down.
TSC = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--target", "es2022", "--module", "es2022"]
TSC += ["--moduleResolution", "node", "--lib", "es2022,dom,dom.iterable"]


def type_writer() -> str:
    compiler = shutil.which("tsc")
    if compiler is None:
        raise SystemExit(
            "platforms: TypeScript, which writes npm's types, is not installed: apt install node-typescript"
        )
    return compiler


def types() -> dict[str, bytes]:
    compiler = type_writer()
    with tempfile.TemporaryDirectory(prefix="nestedslide-") as folder:
        entries = [BINDING / "nestedslide.js", BINDING / "elements" / "index.js", BINDING / "observer" / "index.js"]
        run(compiler, *TSC, "--outDir", folder, *entries)
        found = sorted(Path(folder).rglob("*.d.ts"))
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def manifest() -> str:
    return (
        json.dumps(
            {
                "name": "nestedslide",
                "version": VERSION,
                "description": DESCRIPTION,
                "keywords": ["scrolling", "nested scrolling", "physics", "pager", "headless", "wasm"],
                "license": "MIT",
                "type": "module",
                "main": "nestedslide.js",
                "types": "nestedslide.d.ts",
                "exports": {
                    ".": {"types": "./nestedslide.d.ts", "default": "./nestedslide.js"},
                    "./elements": {"types": "./elements/index.d.ts", "default": "./elements/index.js"},
                    "./elements/define.js": {
                        "types": "./elements/define.d.ts",
                        "default": "./elements/define.js",
                    },
                    "./observer": {"types": "./observer/index.d.ts", "default": "./observer/index.js"},
                    "./nestedslide.wasm": "./nestedslide.wasm",
                },
                "files": ["*.js", "*.d.ts", "elements", "observer", "nestedslide.wasm"],
                "sideEffects": ["./elements/index.js"],
                "engines": {"node": ">=16"},
            },
            indent=2,
        )
        + "\n"
    )


def readme() -> str:
    """Its program imports the package, which finds its own module."""
    text = page(BINDING / "README.md")
    for ours, theirs in (('from "./nestedslide.js"', 'from "nestedslide"'), ('load("nestedslide.wasm")', "load()")):
        if ours not in text:
            raise SystemExit(f"platforms: bindings/javascript/README.md no longer has {ours}")
        text = text.replace(ours, theirs)
    return text


def package() -> tuple[str, bytes]:
    files = Files()
    for source in sorted(BINDING.rglob("*.js")):
        files.copy(f"package/{source.relative_to(BINDING).as_posix()}", source)
    for name, data in types().items():
        files.put(f"package/{name}", data)
    files.put("package/package.json", manifest())
    files.copy("package/nestedslide.wasm", TREE / BUILD / "wasm" / "nestedslide.wasm")
    files.put("package/README.md", readme())
    files.copy("package/LICENSE", TREE / "LICENSE")
    return f"nestedslide-{VERSION}.tgz", tarred(files)
