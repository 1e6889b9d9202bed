"""Builds .build/web: the playground as a static folder, for any file server.

The module is linked anew with what the binding calls and nothing else, and made smaller by wasm-opt where that is
installed (apt install binaryen). Both leave every bit of what the engine answers as it is.
"""

from __future__ import annotations

import gzip
import html
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TREE = HERE.parents[1]
SITE = TREE / ".build" / "web"
MODULE = SITE / "nestedslide.wasm"
# The module as it is linked, before it is made smaller.
LINKED = TREE / ".build" / "web-linked.wasm"
ASSETS = TREE / "examples" / "assets"
BINDING = TREE / "bindings" / "javascript"
# What the page calls by these names, and where they come from.
OWN = ("index.html", "element.html", "observer.html", "style", "page")
PARTS = {name: HERE / name for name in OWN} | {"javascript": BINDING}

sys.path[:0] = [str(TREE), str(TREE / "packaging")]
from platforms import toolchain, wasm  # noqa: E402
from platforms.tree import FUNCTIONS  # noqa: E402

from tools.assets import model  # noqa: E402


def called_functions() -> list[str]:
    """What the binding calls of the module."""
    text = "".join(path.read_text() for path in sorted(BINDING.rglob("*.js")))
    names = set(re.findall(r"(?:[eE]xports\.|\")(nslide_\w+|(?<=\.)(?:malloc|free))\b", text))
    unknown = names - {*FUNCTIONS, "malloc", "free"}
    if unknown:
        raise SystemExit(f"the binding calls what nestedslide.h does not have: {', '.join(sorted(unknown))}")
    return sorted(names)


def link(names: list[str]) -> None:
    """Links the module with these functions and what they reach."""
    tools = toolchain.needed()
    wasm.link(tools, LINKED, wasm.parts(tools), names, "--strip-all", "-O2")


def shrink() -> None:
    """Optimises the module for size if there is a program for that, also if there was none when it was linked."""
    is_there = MODULE.exists() and MODULE.stat().st_mtime >= LINKED.stat().st_mtime
    if is_there and MODULE.read_bytes() != LINKED.read_bytes():
        return
    if shutil.which("wasm-opt") is not None:
        wasm.shrink(LINKED, MODULE)
    elif not is_there:
        shutil.copyfile(LINKED, MODULE)
        print("wasm-opt is not installed (apt install binaryen): the module is larger than it could be")


def filled(page: str) -> str:
    """The page with what it shows from the start in the places of {{name}}, {{tab 0}} and so on."""
    profile = model.load()
    person, about, colors = profile.person, profile.about, profile.colors
    statistics = " ".join(f"<b>{html.escape(count)}</b> {html.escape(name)}" for count, name in person.statistics)
    texts = {
        "name": person.name,
        "handle": person.handle,
        "biography": " ".join(person.biography[0]),
        "about title": about.title,
        "about text": about.text,
        "backdrop light": f"#{colors.light['backdrop'].hex}",
        "backdrop dark": f"#{colors.dark['backdrop'].hex}",
        **{f"tab {n}": tab for n, tab in enumerate(profile.tabs)},
        **{f"fact {n} title": fact.title for n, fact in enumerate(about.facts)},
        **{f"fact {n} detail": fact.detail for n, fact in enumerate(about.facts)},
    }
    values = {name: html.escape(text) for name, text in texts.items()} | {"statistics": statistics}
    return re.sub(r"{{(.*?)}}", lambda place: values[place[1]], page)


def copy() -> None:
    """Brings the page and its pictures over."""
    for name, source in PARTS.items():
        if source.is_dir():
            shutil.copytree(source, SITE / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.md", "__*"))
        else:
            shutil.copy2(source, SITE / name)
    # All modules are asked for at once, not one after the other as they import each other.
    modules = sorted(
        path.relative_to(SITE).as_posix() for part in ("javascript", "page") for path in (SITE / part).glob("*.js")
    )
    hints = "\n".join(f'<link rel="modulepreload" href="{module}">' for module in modules)
    page = SITE / "index.html"
    page.write_text(filled(page.read_text().replace("<!-- modules -->", hints)))
    (SITE / "assets").mkdir(exist_ok=True)
    for picture in ASSETS.glob("*.png"):
        shutil.copy2(picture, SITE / "assets" / picture.name)


def main() -> None:
    SITE.mkdir(parents=True, exist_ok=True)
    sources = [TREE / wasm.FOLDER / wasm.NAME, Path(__file__), *BINDING.rglob("*.js")]
    is_fresh = LINKED.exists() and all(
        path.exists() and path.stat().st_mtime < LINKED.stat().st_mtime for path in sources
    )
    if not is_fresh:
        link(called_functions())
    shrink()
    copy()
    data = MODULE.read_bytes()
    print(f"{MODULE.relative_to(TREE)}: {len(data):,} bytes, {len(gzip.compress(data, 9)):,} compressed")
    print(f"python3 -m http.server --directory {SITE.relative_to(TREE)}")


if __name__ == "__main__":
    main()
