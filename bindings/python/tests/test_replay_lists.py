"""Lists in scenarios: what the runner refuses, does and reports."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scenario_text import line, text

from nestedslide.replay import InvalidScenarioError, parse

ROWS: dict[str, Any] = {"header_height": 30, "item_height": 50, "items": 100}
PAGES: list[dict[str, Any]] = [{"list": {"sections": [ROWS]}}, {"content_height": 900}]


def of_page(**given: Any) -> str:
    return text(pages=[{"list": given}])


INVALID: list[tuple[str, str]] = [
    (text(pages=[{"list": []}]), "pages[0].list: must be an object, not 0 values"),
    (text(pages=[{"list": {}, "content_height": 1}]), 'pages[0].list: stands in place of "content_height"'),
    (of_page(ancor="none"), "pages[0].list.ancor: unknown key"),
    (of_page(width=390), "pages[0].list.width: unknown key"),
    (of_page(anchor="first"), 'list.anchor: must be one of "none", "visible", "scrolled", not "first"'),
    (of_page(stick_to_end=1), "list.stick_to_end: must be true or false, not 1"),
    (of_page(overlap=None), "list.overlap: must be a number, not null"),
    (of_page(sections={}), "list.sections: must be a list, not an object"),
    (of_page(sections=[7]), "list.sections[0]: must be an object, not 7"),
    (
        of_page(sections=[{}, {"layout": "table"}]),
        'list.sections[1].layout: must be one of "list", "grid", "waterfall"',
    ),
    (of_page(sections=[{"columns": 1.5}]), "sections[0].columns: must be a whole number, not 1.5"),
    (of_page(sections=[{"insets": [1, 2, 3]}]), "insets: must be [top, left, bottom, right], not 3 values"),
    (of_page(sections=[{"items": "3"}]), "items: must be a number of items or a list of their heights"),
    (of_page(sections=[{"items": 1.5}]), "items: must be a whole number"),
    (of_page(sections=[{"items": [1, "2"]}]), 'sections[0].items[1]: must be a number, not "2"'),
    (of_page(sections=[{"item": 3}]), "sections[0].item: unknown key"),
    (text({"list": "explode"}), "steps[0].list: must be one of attach, detach, set_list, insert_section,"),
    (text({"list": ["attach"]}), "steps[0].list: must be one of"),
    (text({"list": "insert_items", "section": 0, "item": 0}), 'steps[0]: the key "items" is missing'),
    (text({"list": "insert_items", "section": 0, "items": 1}), 'steps[0]: the key "item" is missing'),
    (text({"list": "insert_items", "section": 0, "item": "header", "items": 1}), "steps[0].item: must be a whole"),
    (text({"list": "insert_section", "index": 0, "setings": {}}), "steps[0].setings: unknown key"),
    (text({"list": "remove_items", "section": 0, "item": 0, "count": "all"}), "steps[0].count: must be a whole number"),
    (text({"list": "set_heights", "section": 0, "item": 0, "heights": 80}), "steps[0].heights: must be a list, not 80"),
    (text({"list": "set_section", "index": 0, "settings": {"items": 1}}), "steps[0].settings.items: unknown key"),
    (text({"list": "set_list", "settings": {"sections": []}}), "steps[0].settings.sections: unknown key"),
    (text({"list": "set_anchor", "section": 0, "item": "none"}), "steps[0].item: must be a whole number"),
    (text({"list": "set_anchor"}), 'steps[0]: the key "section" is missing'),
    (text({"list": "scroll_to_item", "section": 0, "item": 0, "align": "top"}), "steps[0].align: must be one of"),
    (text({"list": "detach", "page": "0"}), "steps[0].page: must be a whole number"),
    (text({"list": "detach", "index": 0}), "steps[0].index: unknown key"),
    (text({"call": "shift_page", "index": 0, "shift": 1}), 'steps[0]: the key "content_height" is missing'),
    (text({"call": "retarget_reveal", "y": 0, "animated": True}), "steps[0].animated: unknown key"),
    (text({"call": "reload", "pages": [{"list": {"x": 1}}]}), "steps[0].pages[0].list.x: unknown key"),
    (text({"expect": {"items": {"0": [0, 0, 1, 1]}}}), 'expect.items.0: must be like "0:3" or "0:header", not "0"'),
    (text({"expect": {"items": {"0:-1": None}}}), 'expect.items.0:-1: must be like "0:3"'),
    (text({"expect": {"items": {"0:3": [0, 0, 1]}}}), "expect.items.0:3: must be [x, y, width, height]"),
    (text({"expect": {"items": ["0:3"]}}), "steps[0].expect.items: must be an object"),
    (text({"expect": {"sticky": {"0:header": [0, 0, 1, 1]}}}), 'must be like "0" or "0:footer"'),
    (text({"expect": {"sticky": {"0": None}}}), "expect.sticky.0: must be [x, y, width, height]"),
    (text({"expect": {"anchor": 3}}), 'expect.anchor: must be like "0:3" or "0:header"'),
    (text({"expect": {"anchor": "0:x"}}), 'expect.anchor: must be like "0:3"'),
    (text({"expect": {"visible_items": ["0:1"]}}), "expect.visible_items: must be [first, last], not 1 values"),
]


@pytest.mark.parametrize(("document", "message"), INVALID)
def test_invalid(document: str, message: str) -> None:
    with pytest.raises(InvalidScenarioError) as caught:
        parse(document)
    assert message in str(caught.value)


HOLDS: list[list[Any]] = [
    [{"expect": {"content_height": 5030, "visible_items": ["0:header", "0:9"], "sticky": {}}}],
    [
        {"call": "scroll_to", "outer": 240, "inner": 1000},
        {"expect": {"anchor": "0:19", "sticky": {"0": [0, 60, 390, 30]}}},
        {"expect": {"items": {"0:19": [0, {"between": [39, 41]}, 390, 50], "0:100": None, "1:header": None}}},
        {"list": "insert_items", "section": 0, "item": 0.0, "items": [100.0, None]},
        {"expect": {"anchor": "0:21", "inner": 1150, "status": "ok"}},
        {"list": "set_anchor", "section": 0, "item": "header"},
        {"list": "set_anchor", "section": None},
        {"list": "scroll_to_item", "section": 0, "item": "footer", "align": "end"},
        {"expect": {"inner": 4440}},
    ],
    [
        {"call": "scroll_to_page", "index": 1},
        {"expect": {"anchor": None, "visible_items": None, "items": {"0:0": None}, "sticky": {}}},
        {"list": "insert_items", "section": 0, "item": 0, "items": 1},
        {"expect": {"status": "out_of_range"}},
        {"list": "insert_items", "page": 0, "section": 0, "item": 0, "items": 1},
        {"list": "attach", "sections": [{"items": 3}]},
        {"expect": {"status": "ok", "content_height": 132, "anchor": "0:0"}},
        {"list": "attach"},
        {"expect": {"status": "invalid_state"}},
        {"list": "detach"},
        {"expect": {"content_height": 132, "anchor": None}},
        {"call": "set_page_height", "index": 1, "height": 500},
    ],
    [
        {"call": "remove_page", "index": 0},
        {"list": "detach"},
        {"expect": {"status": "out_of_range"}},
        {"call": "remove_page", "index": 0},
        {"expect": {"anchor": None, "items": {"0:0": None}, "sticky": {}}},
        {"list": "attach"},
        {"expect": {"status": "out_of_range"}},
    ],
    [
        {"call": "reload", "pages": [{"list": {"sections": [{"items": 7.0}]}}, 500]},
        {"expect": {"content_height": 308}},
        {"call": "save_restore"},
        {"list": "remove_items", "section": 0, "item": 0},
        {"expect": {"content_height": 264}},
    ],
]


@pytest.mark.parametrize("steps", HOLDS)
def test_holds(steps: list[Any]) -> None:
    assert line(*steps, pages=PAGES) == "ok   a test"


FAILS: list[tuple[list[Any], str]] = [
    (
        [{"expect": {"items": {"0:0": [0, 330, 390, 51]}}}],
        "steps[0] expect items.0:0: wanted [0, 330, 390, 51], got [0, 330, 390, 50]",
    ),
    ([{"expect": {"items": {"0:100": [0, 0, 0, 0]}}}], "steps[0] expect items.0:100: wanted [0, 0, 0, 0], got nothing"),
    ([{"expect": {"items": {"0:0": None}}}], "steps[0] expect items.0:0: wanted nothing, got [0, 330, 390, 50]"),
    ([{"expect": {"anchor": "0:0"}}], "steps[0] expect anchor: wanted 0:0, got 0:header"),
    (
        [{"call": "scroll_to", "outer": 240, "inner": 100}, {"expect": {"sticky": {}}}],
        "steps[1] expect sticky.0: wanted nothing, got [0, 60, 390, 30]",
    ),
    (
        [{"expect": {"sticky": {"0": [0, 60, 390, 30]}}}],
        "steps[0] expect sticky.0: wanted [0, 60, 390, 30], got nothing",
    ),
    (
        [{"list": "remove_items", "section": 0, "item": 100}],
        "steps[0] remove_items: out_of_range:",
    ),
    (
        [{"list": "detach", "page": 1}],
        "steps[0] detach: out_of_range: page: no list is attached to page 1",
    ),
]


@pytest.mark.parametrize(("steps", "report"), FAILS)
def test_fails(steps: list[Any], report: str) -> None:
    assert line(*steps, pages=PAGES).startswith(f"FAIL a test: {report}")


def test_a_list_that_the_library_refuses() -> None:
    document = text(pages=[{"list": {"sections": [{"items": [10, -1]}]}}])
    from nestedslide.replay import run

    result = run(parse(document))
    assert (result.place, result.verdict.name) == ("pages", "fail")
    assert result.reason.startswith("invalid_argument: heights")


def test_a_million_items_in_a_scenario() -> None:
    pages = json.loads('[{"list": {"sections": [{"items": 1000000, "item_height": 50}]}}]')
    assert line({"expect": {"content_height": 50_000_000}}, pages=pages) == "ok   a test"
