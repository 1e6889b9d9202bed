"""The JavaScript binding in a browser: Chromium loads it, and the engine as WebAssembly behind it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import session
from conftest import TREE

pytest.importorskip("websocket", reason="websocket-client is not installed: pip install websocket-client")
from web_browser import Files, Page
from web_playground import show

pytest_plugins = ["web_stage"]

PLAYER = Path(__file__).with_name("web_session.js")


@pytest.mark.parametrize("knows_wasm", [True, False], ids=["typed", "untyped"])
def test_session(tab: Page, site: str, knows_wasm: bool) -> None:
    Files.knows_wasm = knows_wasm
    try:
        show(tab, site)
    finally:
        Files.knows_wasm = True
    text = session.SESSION.read_text()
    player = PLAYER.read_text().rstrip().removesuffix(";")
    assert tab.evaluate(f"({player[player.index('async') :]})({json.dumps(text)})") == session.expected(text)
    assert tab.problems == []


def test_errors_have_names(tab: Page, site: str) -> None:
    show(tab, site)
    attempt = """import("./javascript/nestedslide.js").then(({ Coordinator }) => {
      const told = [];
      for (const wrong of [{ viewportWidth: -1 }, { touchSlop: NaN }]) {
        try { new Coordinator(wrong) } catch (error) { told.push(error.statusName, error.message) }
      }
      const slide = new Coordinator();
      slide.frame(1);
      try { slide.frame(0.5) } catch (error) { told.push(error.statusName) }
      slide.destroy();
      try { slide.frame(2) } catch (error) { told.push(error.statusName) }
      return told;
    })"""
    names = tab.evaluate(attempt)
    assert [name for name in names if " " not in name] == [
        "invalid_argument",
        "not_finite",
        "time_went_back",
        "stale_handle",
    ]
    assert "viewport_width" in names[1]
    assert "touch_slop" in names[3]


def test_the_sample_of_the_readme(tab: Page, site: str) -> None:
    show(tab, site)
    text = (TREE / "bindings" / "javascript" / "README.md").read_text()
    sample, rest = text.split("```js\n")[1].split("```", 1)
    shown = rest.split("```text\n")[1].split("```")[0].strip()
    *lines, last = [line for line in sample.splitlines() if not line.startswith("import")]
    printed = re.fullmatch(r"console\.log\((.*)\);", last)
    assert printed, "the last line prints"
    body = "\n".join([*lines, f"return [{printed[1]}].join(' ');"])
    run = f"import('./javascript/nestedslide.js').then(async ({{ load, Coordinator }}) => {{\n{body}\n}})"
    assert tab.evaluate(run) == shown
