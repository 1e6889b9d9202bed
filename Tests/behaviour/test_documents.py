"""docs/scenarios.md names all that a scenario may say."""

from __future__ import annotations

import re
from pathlib import Path

from nestedslide import Anchor, EventType, Layout, Status
from nestedslide.replay.expectations import EXPECTATIONS
from nestedslide.replay.list_schema import LIST, LISTS, SECTION
from nestedslide.replay.schema import CALLS, DOCUMENT, EVENT, PAGE, SESSIONS, SETTINGS, STEPS

PAGE_OF_SCENARIOS = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"


def test_the_document_names_everything() -> None:
    text = PAGE_OF_SCENARIOS.read_text(encoding="utf-8")
    names = {*SETTINGS, *PAGE, *STEPS, *CALLS, *EXPECTATIONS, *EVENT, *EventType.names(), *Status.names(), *DOCUMENT}
    names |= {key for action in STEPS.values() for key in action.options}
    names |= {*LISTS, *LIST, *SECTION, *Layout.names(), *Anchor.names()}
    names |= {key for table in (CALLS, SESSIONS, LISTS) for keys in table.values() for key in keys}
    names |= set(SESSIONS)
    assert [name for name in sorted(names) if not re.search(rf'[`"]{name}\b', text)] == []
