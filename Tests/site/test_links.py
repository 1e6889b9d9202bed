"""No link of the site is dead, no picture is missing, no file comes from elsewhere."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from conftest import SITE


class Found(HTMLParser):
    """The links, sources and places of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.sources: list[str] = []
        self.places: set[str] = {"", "__"}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.sources.append(given.get("href", ""))
        elif "src" in given:
            self.sources.append(given["src"])


def test_every_link_leads_somewhere(pages: list[Path]) -> None:
    found = {page: Found(page.read_text(encoding="utf-8")) for page in pages}
    dead = []
    for page, here in found.items():
        for link in here.links + here.sources:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("data:"):
                continue
            path = Path(f"{page.parent}/{unquote(parts.path)}").resolve() if parts.path else page
            path = path / "index.html" if path.is_dir() else path
            is_there = path.is_file()
            if is_there and parts.fragment and path in found and not link.endswith(("#only-dark", "#only-light")):
                is_there = unquote(parts.fragment) in found[path].places
            if not is_there:
                dead.append(f"{page.relative_to(SITE)}: {link}")
    assert dead == []


def test_nothing_comes_from_elsewhere(pages: list[Path]) -> None:
    foreign = [
        f"{page.relative_to(SITE)}: {source}"
        for page in pages
        for source in Found(page.read_text(encoding="utf-8")).sources
        if urlsplit(source).netloc
    ]
    assert foreign == []


def test_every_page_of_the_tree_is_in_the_contents(pages: list[Path]) -> None:
    """But for those that others lead to: the first page's own, the code of conduct, the assets'."""
    contents = Found((SITE / "index.html").read_text(encoding="utf-8")).links
    for name in ("docs/tutorial.html", "docs/cookbook.html", "docs/reference.html", "bindings/python/index.html"):
        assert any(link.endswith(name) for link in contents), name
    docs = [page.relative_to(SITE).as_posix() for page in pages if page.parent == SITE / "docs"]
    assert [name for name in docs if name not in contents] == []
