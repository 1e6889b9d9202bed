"""Builds .build/site: the pages of this tree as a static site, with the engine alive in them. `make site`.

The pages are those that one reads in the repository. This program copies them, turns their links to files that are no
pages into links to copies of those, adds the reference from the API's description, and lets MkDocs make HTML of all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import cookbook
import reference
import start

HERE = Path(__file__).resolve().parent
TREE = HERE.parents[1]
BUILD = TREE / ".build" / "site"
SOURCE, HTML = BUILD / "source", BUILD / "html"
WEB = TREE / ".build" / "web"

# The order in which one learns it. Paths are those of the tree; README.md of the tree is the first page.
NAV: list[tuple[str, list[tuple[str, str]]]] = [
    ("Learn", [
        ("Start", "docs/start.md"),
        ("A profile page in 15 minutes", "docs/tutorial.md"),
        ("Cookbook", "docs/cookbook.md"),
        ("Glossary", "docs/glossary.md"),
        ("Troubleshooting", "docs/troubleshooting.md"),
        ("Coming from an iOS library", "docs/coming-from.md"),
        ("Five screens from iOS", "docs/coming-from-screens.md"),
        ("Coming from another toolkit", "docs/coming-from-toolkits.md"),
    ]),
    ("What it does", [
        ("Behaviour", "docs/behaviour.md"),
        ("Lists", "docs/lists.md"),
        ("Physics", "docs/physics.md"),
        ("Feel", "docs/feel.md"),
    ]),
    ("Use it", [
        ("The contract", "docs/contract.md"),
        ("Writing a binding", "docs/embedding.md"),
        ("Generating a binding", "docs/generating.md"),
        ("Hosts and languages", "docs/hosts.md"),
        ("Accessibility", "docs/accessibility.md"),
        ("A host in a few lines", "docs/hosting.md"),
        ("In a game engine", "docs/game-engines.md"),
        ("Determinism", "docs/determinism.md"),
        ("The ABI", "docs/abi.md"),
        ("Platforms", "docs/platforms.md"),
        ("Scenarios", "docs/scenarios.md"),
        ("Records", "docs/records.md"),
    ]),
    ("Languages and hosts", []),
    ("Reference", [
        ("All calls", "docs/reference.md"),
        ("Functions", "docs/functions.md"),
        ("Names in eleven languages", "docs/names.md"),
        ("What it can do", "docs/features.md"),
        ("Settings", "docs/settings.md"),
        ("Events", "docs/events.md"),
        ("The API as JSON", "docs/api-model.md"),
    ]),
    ("Change it", [
        ("Architecture", "docs/architecture.md"),
        ("Recipes", "docs/recipes.md"),
        ("Testing", "docs/testing.md"),
        ("Releasing", "docs/releasing.md"),
        ("Contributing", "CONTRIBUTING.md"),
        ("Changelog", "CHANGELOG.md"),
    ]),
]  # fmt: skip

LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
HREF = re.compile(r'(href|src|srcset)="([^"#]+)(#[^"]*)?"')
PICTURE = re.compile(
    r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]*)">\s*<img ([^>]*?)src="([^"]*)"([^>]*)>'
    r"\s*</picture>"
)
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
# Without a table of contents beside it the playground has room for its panel.
WIDE = "---\nhide:\n  - toc\n---\n\n"
PLAYGROUND = '<iframe class="playground" title="Playground" src="playground/index.html" loading="lazy"></iframe>\n'


def pages() -> Iterator[Path]:
    """The pages of the site that are files of the tree, relative to it."""
    for folder in ("docs", "examples/*", "bindings/*", "benchmarks"):
        for found in sorted(TREE.glob(f"{folder}/*.md")):
            yield found.relative_to(TREE)
    for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"):
        yield Path(name)


def target(page: Path, link: str, known: set[Path]) -> str | None:
    """Where a link of a page leads on the site; None where there is nothing to show. Files are copied on the way."""
    path = Path(os.path.normpath(page.parent / link))
    if (TREE / path).is_dir():
        path = path / "README.md"
    if path in known:
        return os.path.relpath(path, page.parent)
    if not (TREE / path).is_file():
        return None
    copy = SOURCE / "files" / path if path.suffix not in (".png", ".webp", ".svg") else SOURCE / path
    copy = copy.with_name(copy.name + ".txt") if path.suffix in (".md", ".py", ".swift", ".html", "") else copy
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(TREE / path, copy)
    return os.path.relpath(copy, SOURCE / page.parent)


def converted(page: Path, text: str, known: set[Path]) -> str:
    """A page as MkDocs wants it."""

    def link(found: re.Match[str]) -> str:
        words, where, place = found[1], found[2], found[3] or ""
        if ":" in where:
            return found[0]
        to = target(page, where, known)
        return words if to is None else f"[{words}]({to}{place})"

    def raw(found: re.Match[str]) -> str:
        if ":" in found[2]:
            return found[0]
        to = target(page, found[2], known) or found[2]
        if to.endswith(".md"):
            to = re.sub(r"(^|/)README\.md$", r"\1index.html", to).removesuffix(".md").removesuffix(".html") + ".html"
        return f'{found[1]}="{to}{found[3] or ""}"'

    parts = FENCED.split(text)
    for at in range(0, len(parts), 2):
        part = PICTURE.sub(r'<img \2src="\1#only-dark"\4><img \2src="\3#only-light"\4>', parts[at])
        part = LINK.sub(link, part)
        # MkDocs' places have no hyphen at their end, where those of others do.
        part = re.sub(r"\]\((#[^)\s]+?)-+\)", r"](\1)", part)
        parts[at] = HREF.sub(raw, part)
    return "".join(parts)


def first_page(text: str) -> str:
    """The README, with the playground in the place of its film."""
    film = re.search(r"^<p align=\"center\">\n +<img src=\"docs/images/demo.*?</p>\n", text, re.DOTALL | re.MULTILINE)
    assert film, "the README has no film any more"
    return WIDE + text.replace(film[0], PLAYGROUND, 1)


def write_source() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    known = {*pages(), Path("docs/reference.md")}
    for page in sorted(known - {Path("docs/reference.md")}):
        text = (TREE / page).read_text(encoding="utf-8")
        if page == Path("README.md"):
            text = first_page(text)
        if page == Path("docs/cookbook.md"):
            text = cookbook.with_languages(text, TREE / "docs/cookbook")
        if page == Path("docs/start.md"):
            text = start.with_languages(text, TREE)
        copy = SOURCE / page
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(converted(page, text, known), encoding="utf-8")
    (SOURCE / "docs" / "reference.md").write_text(reference.page(TREE), encoding="utf-8")
    shutil.copytree(HERE / "live", SOURCE / "live")
    shutil.copytree(
        TREE / "bindings" / "javascript", SOURCE / "live" / "javascript", ignore=shutil.ignore_patterns("*.md")
    )
    shutil.copy2(WEB / "nestedslide.wasm", SOURCE / "live")


def hosts() -> list[tuple[str, str]]:
    """The pages of bindings and examples by their titles."""
    found = []
    for folder in ("bindings", "examples"):
        for page in sorted((TREE / folder).glob("*/README.md")):
            title = page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")
            found.append((f"{title}" if folder == "bindings" else f"Example: {title}", str(page.relative_to(TREE))))
    return found


def write_settings() -> Path:
    """mkdocs.yml: what is the same for every site is beside this file, the order of the pages is from above."""
    lines = [(HERE / "mkdocs.yml").read_text(encoding="utf-8"), "nav:", "  - NestedSlide: README.md"]
    for chapter, listed in NAV:
        lines.append(f"  - {chapter}:")
        for title, page in listed or hosts():
            if page == "docs/reference.md" or (TREE / page).is_file():
                lines.append(f'      - "{title}": {page}')
    path = BUILD / "mkdocs.yml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def main() -> None:
    if not (WEB / "nestedslide.wasm").is_file():
        sys.exit("site: the playground is not built: make web")
    BUILD.mkdir(parents=True, exist_ok=True)
    write_source()
    settings = write_settings()
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--clean", "--config-file", str(settings)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"site: mkdocs failed\n{done.stdout}{done.stderr}")
    shutil.copytree(WEB, HTML / "playground", dirs_exist_ok=True)
    print(f"{HTML.relative_to(TREE)}/index.html: {sum(1 for _ in HTML.rglob('*.html'))} pages")


if __name__ == "__main__":
    main()
