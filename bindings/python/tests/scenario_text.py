"""Scenario files as text, for the tests of the runner."""

from __future__ import annotations

import json
from typing import Any

from nestedslide.replay import parse, run

SCROLL = {"scroll": [0, 300]}


def text(*steps: Any, **others: Any) -> str:
    document = {
        "format": "nestedslide-scenario/1",
        "name": "a test",
        "config": {"viewport": [390, 800], "header_height": 240, "hover_height": 60},
        "pages": [{"content_height": 3000}, {"content_height": 3000}],
        "steps": list(steps),
        **others,
    }
    return json.dumps({name: value for name, value in document.items() if value is not ...})


def line(*steps: Any, **others: Any) -> str:
    return run(parse(text(*steps, **others))).line()
