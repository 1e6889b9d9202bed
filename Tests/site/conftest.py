"""The site as `make site` has built it, and a browser to look at it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
SITE = TREE / ".build" / "site" / "html"
PICTURES = TREE / ".build" / "site" / "pictures"
sys.path.insert(0, str(TREE / "Tests" / "hosts"))
os.environ.setdefault("NESTEDSLIDE_LIBRARY", str(TREE / ".build/product/libNestedSlideC.so"))


@pytest.fixture(scope="session")
def pages() -> list[Path]:
    """All pages of the site, but not the playground's own."""
    assert (SITE / "index.html").is_file(), "the site is not built: make site"
    return sorted(page for page in SITE.rglob("*.html") if "playground" not in page.relative_to(SITE).parts)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
    from web_browser import files

    with files(SITE) as found:
        yield found


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
    from web_browser import browser

    program = shutil.which("chromium")
    if program is None:
        pytest.skip("chromium is not installed: apt install chromium")
    with browser(program) as running:
        yield running


@pytest.fixture
def page(chromium: object) -> Iterator[object]:
    with chromium.tab() as tab:  # type: ignore[attr-defined]
        yield tab
