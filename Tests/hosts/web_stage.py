"""Chromium with the playground in it, as the tests of the web find them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import TREE, need
from web_browser import Browser, Page, browser, files
from web_playground import PHONE, show

SITE = TREE / ".build" / "web"


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    program = TREE / "examples" / "web" / "build.py"
    subprocess.run([sys.executable, str(program)], check=True, stdout=subprocess.DEVNULL)
    with files(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser(need("chromium", "chromium")) as running:
        yield running


@pytest.fixture
def tab(chromium: Browser) -> Iterator[Page]:
    with chromium.tab() as page:
        yield page


@pytest.fixture
def phone(tab: Page, site: str) -> Iterator[Page]:
    """The playground on a phone, its calls recorded."""
    yield from opened(tab, site, *PHONE, mobile=True)


@pytest.fixture
def desktop(tab: Page, site: str) -> Iterator[Page]:
    """The playground in a window, with a mouse, its calls recorded."""
    yield from opened(tab, site, 1280, 844, scale=1.5)


def opened(page: Page, address: str, width: int, height: int, **how: Any) -> Iterator[Page]:
    page.size(width, height, **how)
    page.dark(False)
    show(page, address)
    page.evaluate("playground.record()")
    # What has reached the page: the browser answers for its input earlier, at times.
    page.evaluate("""globalThis.seen = globalThis.clicks = 0;
      addEventListener("click", () => (clicks += 1), true);
      for (const kind of ["pointerup", "pointercancel", "wheel"]) addEventListener(kind, () => (seen += 1));""")
    yield page
    assert page.problems == []
