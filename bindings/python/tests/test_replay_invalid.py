"""What the scenario runner refuses as no scenario, naming the place."""

from __future__ import annotations

from pathlib import Path

import pytest
from scenario_text import SCROLL, text

from nestedslide.cli import main
from nestedslide.replay import InvalidScenarioError, parse

INVALID: list[tuple[str, str]] = [
    ("{", "line 1 column 2: Expecting property name"),
    ("[]", "must be an object, not 0 values"),
    ("[" * 100_000, "nested too deeply"),
    ('{"format": "nestedslide-scenario/1", "steps": [], "steps": []}', 'the key "steps" stands twice'),
    ('{"format": "nestedslide-scenario/1", "steps": [{"wait": NaN}]}', "NaN is not a number in JSON"),
    (text(format="nestedslide-scenario/2"), 'format: must be "nestedslide-scenario/1"'),
    (text(format=...), 'the key "format" is missing'),
    (text(steps=...), 'the key "steps" is missing'),
    (text(steps={}), "steps: must be a list"),
    (text(stpes=[]), "stpes: unknown key"),
    (text(frame_rate=0), "frame_rate: must be a number above 0 and up to 10000, not 0"),
    (text(frame_rate=1e300), "frame_rate: must be a number above 0 and up to 10000"),
    (text(config={"header_hieght": 1}), "config.header_hieght: unknown key"),
    (text(config={"header_height": "1"}), 'config.header_height: must be a number, not "1"'),
    (text(config={"page_bounces": 1}), "config.page_bounces: must be true or false, not 1"),
    (text(config={"prefetch": 1.5}), "config.prefetch: must be a whole number, not 1.5"),
    (text(config={"header_height": None}), "config.header_height: must be a number, not null"),
    (text(config={"viewport": [1]}), "config.viewport: must be [width, height], not 1 values"),
    (text(config={"viewport": [1, True]}), "config.viewport[1]: must be a number, not true"),
    (text(config={"seam": "none"}), 'config.seam: must be one of "continuous", "stop", "resisted", not "none"'),
    (text(config=None), "config: must be an object, not null"),
    (text(pages=[{"hight": 1}]), "pages[0].hight: unknown key"),
    (text(pages=[900]), "pages[0]: must be an object, not 900"),
    (text(7), "steps[0]: must be an object, not 7"),
    (text({}), "steps[0]: has no action"),
    (text(SCROLL, {"scrol": [0, 1]}), "steps[1].scrol: unknown key"),
    (text({"scroll": [0, 1], "fling": [0, 1]}), "steps[0]: has more than one action"),
    (text({"scroll": [0]}), "steps[0].scroll: must be [dx, dy], not 1 values"),
    (text({"scroll": [0, 1], "hodl": True}), "steps[0].hodl: unknown key"),
    (text({"pointer": "down", "x": 1}), 'steps[0]: the key "y" is missing'),
    (text({"pointer": "press", "x": 1, "y": 1}), "steps[0].pointer: must be one of"),
    (text({"swipe": {"from": [0, 0], "to": [0, 0], "duration": 1, "samples": 0}}), "steps[0].swipe.samples: must be"),
    (text({"swipe": {"from": [0, 0]}}), 'steps[0].swipe: the key "to" is missing'),
    (text({"call": "explode"}), "steps[0].call: must be one of"),
    (text({"call": ["x"]}), "steps[0].call: must be one of"),
    (text({"call": "scroll_to_page"}), 'steps[0]: the key "index" is missing'),
    (text({"call": "scroll_to_page", "index": 0, "to": 1}), "steps[0].to: unknown key"),
    (text({"call": "reload", "pages": [{"x": 1}]}), "steps[0].pages[0].x: unknown key"),
    (text({"set": {"foo": 1}}), "steps[0].set.foo: unknown key"),
    (text(SCROLL, SCROLL, SCROLL, {"expect": {"foo": 1}}), "steps[3].expect.foo: unknown key"),
    (text({"expect": {"outer": "1"}}), "steps[0].expect.outer: must be a number"),
    (text({"expect": {"outer": {"betwixt": [1, 2]}}}), "steps[0].expect.outer.betwixt: unknown key"),
    (text({"expect": {"outer": {}}}), 'steps[0].expect.outer: the key "between" is missing'),
    (text({"expect": {"rest": {"outre": 1}}}), "steps[0].expect.rest.outre: unknown key"),
    (text({"expect": {"inners": {"one": 1}}}), "steps[0].expect.inners.one: unknown key"),
    (text({"expect": {"page_frames": {"0": [1, 2, 3]}}}), "steps[0].expect.page_frames.0: must be [x, y, width,"),
    (text({"expect": {"phase": "asleep"}}), "steps[0].expect.phase: must be one of"),
    (text({"expect": {"status": "fine"}}), "steps[0].expect.status: must be one of"),
    (text({"expect": {}, "tolerance": -1}), "steps[0].tolerance: must be a number of 0 or more"),
    (text({"expect_events": ["exploded"]}), "steps[0].expect_events[0]: must be one of"),
    (text({"expect_events": [{"index": 1}]}), 'steps[0].expect_events[0]: the key "event" is missing'),
    (text({"expect_events": [{"event": "pinned", "y": 1}]}), "steps[0].expect_events[0].y: unknown key"),
    (text({"expect_events": [], "mode": "some"}), "steps[0].mode: must be one of"),
    (text({"key": "escape"}), "steps[0].key: must be one of"),
    (text(config={"physics": "windows"}), 'config.physics: must be one of "ios", "ios_fast", "android", "desktop"'),
    (text(config={"fling_curve": "linear"}), "config.fling_curve: must be one of"),
    (text(config={"physics": None}), "config.physics: must be one of"),
    (text(config={"page_always_stop": 1}), "config.page_always_stop: must be true or false"),
    (text({"wheel": [0, 1], "unit": "page"}), "steps[0].unit: must be one of"),
    (text({"wheel": [0, 1], "phase": "stopped"}), "steps[0].phase: must be one of"),
    (text({"wheel": [0, 1], "shift": 1}), "steps[0].shift: must be true or false"),
    (text({"wheel": [0, 1], "from": [1]}), "steps[0].from: must be [x, y], not 1 values"),
    (text({"pointer": "down", "x": 1, "y": 1, "time": "now"}), "steps[0].time: must be a number"),
    (text({"session": "start"}), "steps[0].session: must be one of begin, update, end, cancel"),
    (text({"session": ["begin"]}), "steps[0].session: must be one of"),
    (text({"session": "begin", "delta": [0, 1]}), "steps[0].delta: unknown key"),
    (text({"session": "update"}), 'steps[0]: the key "delta" is missing'),
    (text({"session": "end", "velocity": [1]}), "steps[0].velocity: must be [vx, vy]"),
    (text({"session": "cancel", "velocity": [0, 0]}), "steps[0].velocity: unknown key"),
    (text({"call": "retarget", "animated": True}), "steps[0].animated: unknown key"),
    (text({"call": "save_restore", "index": 0}), "steps[0].index: unknown key"),
    (text({"call": "reveal"}), 'steps[0]: the key "y" is missing'),
    (text({"call": "reveal", "y": 0, "align": "top"}), "steps[0].align: must be one of"),
    (text({"call": "set_snap_areas", "index": 0}), 'steps[0]: the key "areas" is missing'),
    (text({"call": "set_snap_areas", "index": 0, "areas": [{}]}), 'areas[0]: the key "start" is missing'),
    (text({"call": "set_snap_areas", "index": 0, "areas": [], "padding": [1]}), "padding: must be [start, end]"),
    (text({"call": "set_snap_areas", "index": 0, "areas": [], "strictness": "no"}), "strictness: must be one of"),
    (text({"call": "set_regions", "regions": [{"view": 0}]}), 'regions[0]: the key "frame" is missing'),
    (
        text({"call": "set_regions", "regions": [{"view": "body", "frame": [0, 0, 1, 1], "axes": []}]}),
        "regions[0].view: must be a whole number",
    ),
    (
        text({"call": "set_regions", "regions": [{"view": "hover", "frame": [0, 0, 1, 1], "axes": ["x"]}]}),
        "regions[0].axes[0]: must be one of",
    ),
    (text({"call": "set_page_settings", "index": 0}), 'steps[0]: the key "settings" is missing'),
    (text({"call": "set_page_settings", "index": 0, "settings": {"prefetch": 1}}), "settings.prefetch: unknown key"),
    (text({"call": "unobserve", "view": "inner"}), "steps[0].view: must be a whole number"),
    (text({"expect": {"touch": "down"}}), "steps[0].expect.touch: must be one of"),
    (text({"expect": {"can_retarget": 1}}), "steps[0].expect.can_retarget: must be true or false"),
    (text({"expect": {"edge_pull": 1}}), "steps[0].expect.edge_pull: must be [x, y]"),
    (text(state="AAAA"), "config: a file with a state has that one's settings and pages"),
    (text(state="AAAA", config=...), "pages: a file with a state has that one's settings and pages"),
    (text(state="AAA", config=..., pages=...), "state: must be base64"),
    (text(state="A A=", config=..., pages=...), "state: must be base64"),
    (text(state=7, config=..., pages=...), "state: must be text, not 7"),
    (text({"observe": "inner", "offset": 1}), "steps[0].observe: must be a whole number"),
    (text({"observe": -1, "offset": 1}), 'steps[0].observe: must be "outer" or the number of a page, not -1'),
    (text({"observe": 0}), 'steps[0]: the key "offset" is missing'),
    (text({"observe": 0, "offset": 1, "source": "wind"}), "steps[0].source: must be one of"),
    (text(config={"indicators": "both"}), 'config.indicators: must be one of "none", "page", "switch"'),
    (text(config={"tab_width": 1}), "config.tab_width: unknown key"),
    (text(config={"endless": 1}), "config.endless: must be true or false"),
    (text(pages=[{"key": 1.5}]), "pages[0].key: must be a whole number"),
    (text(pages=[{"load_more_distance": 1}]), "pages[0].load_more_distance: unknown key"),
    (text(pages=[{"seam": "none"}]), "pages[0].seam: must be one of"),
    (text({"call": "reload_keyed", "pages": [{"content_height": 1}]}), 'pages[0]: the key "key" is missing'),
    (text({"call": "reload_keyed", "pages": [900]}), "steps[0].pages[0]: must be an object"),
    (text({"call": "set_header_parts", "parts": [{}]}), 'steps[0].parts[0]: the key "height" is missing'),
    (text({"call": "set_header_parts", "parts": [{"height": 1, "rule": "goes"}]}), "parts[0].rule: must be one of"),
    (text({"call": "tap_tab"}), 'steps[0]: the key "index" is missing'),
    (text({"expect": {"corrections": [{"view": 0}]}}), 'expect.corrections[0]: the key "offset" is missing'),
    (text({"expect": {"bars": {"inner": [0, 1]}}}), "steps[0].expect.bars.inner: unknown key"),
    (text({"expect": {"bars": {"page": [0]}}}), "steps[0].expect.bars.page: must be [position, length]"),
    (text({"expect": {"loading": 0}}), "steps[0].expect.loading: must be true or false"),
    (text({"expect": {"refresh": "held"}}), "steps[0].expect.refresh: must be one of"),
    (text({"expect_events": [{"event": "refresh_changed", "state": 2}]}), "expect_events[0].state: must be one of"),
]


@pytest.mark.parametrize(("document", "message"), INVALID)
def test_invalid(document: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(InvalidScenarioError) as caught:
        parse(document)
    assert message in str(caught.value)
    path = tmp_path / "file.json"
    path.write_text(document)
    assert main(["replay", str(path)]) == 2
    out = capsys.readouterr().out
    assert out.startswith(f"invalid {path}: ")
    assert out.count("\n") == 1
