"""The scenario runner itself: what it plays, what it reports."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any, Callable

import pytest
from scenario_text import SCROLL, line, text

from nestedslide import Coordinator
from nestedslide.cli import main
from nestedslide.replay import InvalidScenarioError, parse

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def at(file: str, *steps: Any, **others: Any) -> str:
        path = tmp_path / file
        path.write_text(others.pop("raw", None) or text(*steps, **others))
        return str(path)

    return at


def test_a_step_that_is_wrong_later_stops_all(write: Write) -> None:
    with pytest.raises(InvalidScenarioError):
        parse(text({"expect": {"outer": 17}}, {"expect": {"outre": 17}}))


def test_each_case_is_played(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    steps = [{"scroll": [0, "$by"]}, {"expect": "$expected"}]
    cases = {
        "in the header": {"by": 100, "expected": {"outer": 100, "inner": 0}},
        "beyond it": {"by": 300, "expected": {"outer": 240, "inner": 61}},
        "all of it": {"by": 240, "expected": {"outer": 240, "inner": 0}},
    }
    path = write("a-test.json", *steps, cases=cases)
    assert main(["replay", path]) == 1
    first, second, third = capsys.readouterr().out.splitlines()
    assert first == "ok   a test, in the header"
    assert second.startswith("FAIL a test, beyond it: steps[1]")
    assert third == "ok   a test, all of it"
    assert main(["replay", "--json", path]) == 1
    assert json.loads(capsys.readouterr().out)["counts"]["ok"] == 2


HOLDS: list[list[Any]] = [
    [SCROLL, {"expect": {"outer": 240, "inner": {"between": [59, 61]}, "inners": {"0": 60, "1": 0}}}],
    [{"expect": {"header": [0, 0, {"between": [389, 391]}, 240], "live_pages": [0], "at_rest": True}}],
    [{"scroll": [0, 100], "hold": True}, {"scroll": [0, 50]}, {"expect": {"path": 150, "phase": "idle"}}],
    [{"fling": [0, 500]}, {"expect": {"unconsumed": [0, 0], "velocity": [0, 500]}}, {"settle": 5}],
    [{"scroll": [0, 10], "hold": True}, {"fling": [0, 500]}, {"wait": 0.1}, {"expect": {"phase": "decelerating"}}],
    [
        {"scroll": [0, 10], "hold": True},
        {"release": [0, 0]},
        {"release": [0, 0]},
        {"expect": {"status": "invalid_state"}},
    ],
    [{"wheel": [0, 30]}, {"expect": {"path": 30, "status": "ok"}}],
    [{"at": 2.5, "expect": {"time": 2.5}}, {"at": 1, "expect": {"status": "time_went_back", "time": 2.5}}],
    [{"wait": 2}, {"wait": -1}, {"expect": {"status": "time_went_back", "time": 2}}],
    [{"wait": 1e13}, {"expect": {"status": "invalid_argument", "time": 0}}],
    [{"wait": 100_000_000}, {"expect": {"time": 100_000_000}}],
    [{"call": "scroll_to_page", "index": 2**40}, {"expect": {"status": "out_of_range"}}],
    [{"call": "scroll_to", "inner": 30, "outer": None}, {"expect": {"inner": 30}}],
    [
        {"scroll": [0, 10], "hold": True},
        {"call": "scroll_to", "outer": 0},
        {"release": [0, 0]},
        SCROLL,
        {"expect": {"path": 300}},
    ],
    [{"call": "set_header_height", "height": 100}, {"expect": {"range": 100}}],
    [{"call": "set_hover_height", "height": 100, "animated": False}, {"expect": {"hover": [0, 240, 390, 100]}}],
    [{"call": "reload", "pages": [900, {"content_height": 1000, "seam": "stop"}]}, {"expect": {"page_count": 2}}],
    [{"set": {"header_snap": "none", "refresh_height": 0, "scroll_to_top": "whole"}}, {"expect": {"status": "ok"}}],
    [{"set": {"physics": "ios"}}, {"wheel": [0, 30], "unit": "pixel", "phase": "none"}, {"expect": {"path": 30}}],
    [
        SCROLL,
        {"expect": {"indicators": {"page": True}, "bars": {"page": [{"between": [1, 99]}, {"between": [1, 739]}]}}},
        {"expect_events": [{"event": "indicators_changed", "state": "page"}]},
    ],
    [
        {"set": {"refresh_height": 60}},
        {"call": "begin_refresh"},
        {"settle": 3},
        {"expect": {"refresh": "refreshing", "outer": -60}},
        {"call": "end_refresh", "index": None},
        {"settle": 3},
        {"expect": {"refresh": "idle"}},
        {
            "expect_events": [
                {"event": "refresh_changed", "state": "refreshing", "index": -1},
                {"event": "refresh_changed", "state": "idle"},
            ]
        },
    ],
    [
        {"set": {"refresh_height": 60}},
        {"call": "begin_refresh"},
        {"settle": 3},
        {"call": "finish_refresh", "result": "failure"},
        {"expect": {"refresh": "failed"}},
    ],
    [
        {"set": {"refresh_height": 60}},
        {"call": "begin_refresh", "index": 9},
        {"expect": {"status": "out_of_range", "refresh": "idle"}},
    ],
    [
        {"set": {"load_more_distance": 100}},
        {"scroll": [0, 2450]},
        {"expect": {"loading": True}},
        {"expect_events": [{"event": "load_more", "index": 0}]},
        {"call": "end_load"},
        {"expect": {"loading": False}},
    ],
    [
        {"call": "tap_tab", "index": 1},
        {"expect": {"page": 1, "tab_indicator": [195, 58, 195, 2], "tab_offset": 0}},
        {"expect": {"tabs": {"0": [0, 0, 195, 60], "1": [195, 0, 195, 60]}}},
    ],
    [
        {"call": "set_header_parts", "parts": [{"height": 180}, {"height": 60, "min_height": None, "rule": "stays"}]},
        {"call": "scroll_to", "outer": 180},
        {"expect": {"range": 180, "header_parts": [[0, -180, 390, 180], [0, 0, 390, 60]]}},
        {"call": "set_header_parts", "parts": [], "animated": False},
        {"expect": {"header_parts": []}},
    ],
    [{"call": "set_header_height", "height": 100, "animated": True}, {"settle": 3}, {"expect": {"range": 100}}],
    [
        {"call": "reload_keyed", "pages": [{"key": 1, "content_height": 3000}, {"key": 2.0}]},
        {"call": "scroll_to_page", "index": 1},
        {"call": "reload_keyed", "pages": [{"key": 2}, {"key": 1}]},
        {"expect": {"page": 0}},
        {"call": "reload_keyed", "pages": [{"key": 1}, {"key": 1}]},
        {"expect": {"status": "invalid_argument", "page_count": 2}},
    ],
    [
        {"observe": 0, "offset": 0, "source": "program"},
        {"observe": "outer", "offset": 260},
        {"expect": {"corrections": [{"view": "outer", "offset": 240}], "outer": 240}},
        {"wait": 1},
        {"expect": {"corrections": [{"view": "outer", "offset": {"between": [239, 241]}}]}},
        {"observe": 7, "offset": 1},
        {"expect": {"status": "out_of_range"}},
        {"observe": 0, "offset": 10},
        {"expect": {"corrections": []}},
    ],
    [{"set": {"prefetch": 1.0}}, {"expect": {"live_pages": [0, 1]}}],
    [{"key": "down"}, {"settle": 3}, {"expect": {"path": 40}}],
    [
        {"session": "begin", "source": "trackpad", "from": [195, 600]},
        {"session": "update", "delta": [0, 300]},
        {"expect": {"outer": 240, "inner": 60, "phase": "dragging"}},
        {"session": "end"},
        {"expect": {"at_rest": True}},
        {"session": "update", "delta": [0, 1]},
        {"expect": {"status": "invalid_state"}},
        {"expect_events": [{"event": "drag_began", "source": "trackpad"}, "drag_ended"]},
    ],
    [
        {"session": "begin"},
        {"scroll": [0, 50]},
        {"session": "begin"},
        {"session": "cancel"},
        SCROLL,
        {"expect": {"path": 350}},
    ],
    [{"session": "begin"}, {"session": "end", "velocity": [0, 700]}, {"expect": {"velocity": [0, 700]}}],
    [{"wheel": [0, 2], "unit": "line", "from": [10, 20]}, {"settle": 3}, {"expect": {"path": 80}}],
    [{"wheel": [0, 39], "shift": True}, {"expect": {"page_position": 0.1, "path": 0}}],
    [
        {"call": "set_regions", "regions": [{"view": "header", "frame": [0, 0, 390, 100], "axes": ["vertical"]}]},
        {"wheel": [0, 30], "from": [195, 50]},
        {"expect": {"path": 0, "unconsumed": [0, 30]}},
        {"at": 1, "wheel": [0, 30], "from": [195, 150]},
        {"expect": {"path": 30, "unconsumed": [0, 0]}},
    ],
    [
        {"pointer": "down", "x": 195, "y": 600},
        {"at": 0.05, "expect": {"touch": "waiting"}},
        {"at": 0.2, "pointer": "move", "x": 195, "y": 580, "time": 0.1},
        {"expect": {"time": 0.2, "touch": "dragged", "path": 10}},
        {"pointer": "move", "x": 195, "y": 570, "time": 0.3},
        {"expect": {"time": 0.3}},
        {"pointer": "move", "x": 195, "y": 560, "time": 0.2},
        {"expect": {"status": "time_went_back", "time": 0.3, "path": 20}},
    ],
    [
        {"fling": [0, 1000]},
        {"expect": {"can_retarget": True}},
        {"call": "retarget", "inner": 200, "outer": None},
        {"expect": {"rest": {"outer": 240, "inner": 200}}},
        {"wait": 0.1},
        {"call": "retarget", "inner": 100},
        {"expect": {"status": "invalid_state", "can_retarget": False}},
    ],
    [{"call": "reveal", "y": 2000, "height": 100, "align": "start"}, {"expect": {"outer": 240, "inner": 2000}}],
    [
        {"call": "scroll_to", "outer": 240, "inner": 100},
        {
            "call": "set_snap_areas",
            "index": 0,
            "areas": [{"start": 0}, {"start": 500, "length": 0, "align": "start", "always_stop": False}],
            "strictness": "mandatory",
            "padding": [0, 0],
        },
        {"scroll": [0, 300]},
        {"settle": 3},
        {"expect": {"outer": 240, "inner": 500}},
    ],
    [
        {"call": "set_page_settings", "index": 0, "settings": {"key": 2**62, "seam": "stop", "indicators": None}},
        {"call": "reload_keyed", "pages": [{"key": 1}, {"key": 2**62}]},
        {"expect": {"page": 1}},
        {"call": "set_page_settings", "index": 7, "settings": {}},
        {"expect": {"status": "out_of_range"}},
    ],
    [
        {"observe": 0, "offset": 0, "source": "program"},
        {"observe": "outer", "offset": 260, "capacity": 0},
        {"expect": {"corrections": []}},
        {"call": "poll_corrections", "capacity": 5},
        {"expect": {"corrections": [{"view": "outer", "offset": 240}]}},
        {"call": "poll_corrections"},
        {"expect": {"corrections": []}},
        {"call": "unobserve", "view": "outer"},
        {"call": "scroll_to", "outer": 0},
        {"call": "poll_corrections"},
        {"expect": {"corrections": []}},
    ],
    [
        {"set": {"physics": "android"}},
        {"scroll": [0, -50], "hold": True},
        {"expect": {"outer": 0, "overscroll": 0, "edge_pull": [0, -50], "edge_velocity": [0, 0]}},
    ],
    [
        {"scroll": [0, 100], "hold": True},
        {"call": "save_restore"},
        {"scroll": [0, 200]},
        {"expect": {"outer": 240, "inner": 60, "at_rest": True}},
    ],
    [{"expect_events": [{"event": "page_needed", "index": 0}]}, {"expect_events": [], "mode": "exact"}],
    [
        SCROLL,
        {
            "expect_events": [
                "drag_began",
                {"event": "pinned", "outer": 240},
                {"event": "drag_ended", "source": "touch"},
            ]
        },
    ],
    [
        {"pointer": "down", "x": 195, "y": 600, "id": 3},
        {"at": 0.1, "pointer": "move", "x": 195, "y": 500, "id": 3.0},
        {"expect": {"path": 90, "time": 0.1}},
        {"pointer": "cancel", "x": 195, "y": 500, "id": 3},
    ],
    [
        {"at": 1, "swipe": {"from": [195, 700], "to": [195, 600], "duration": 0.1, "samples": 3}},
        {"expect": {"path": 90, "time": 1.1}},
    ],
]


@pytest.mark.parametrize("steps", HOLDS)
def test_holds(steps: list[Any]) -> None:
    assert line(*steps) == "ok   a test"


FAILS: list[tuple[list[Any], str]] = [
    ([SCROLL, {"expect": {"inner": 58.5}}], "FAIL a test: steps[1] expect inner: wanted 58.5, got 60"),
    ([{"expect": {"phase": "dragging"}}], "FAIL a test: steps[0] expect phase: wanted dragging, got idle"),
    ([{"expect": {"at_rest": False}}], "FAIL a test: steps[0] expect at_rest: wanted false, got true"),
    ([{"expect": {"inners": {"7": 0}}}], "FAIL a test: steps[0] expect inners.7: wanted 0, got nothing"),
    ([{"expect": {"refreshes": {"7": "idle"}}}], "FAIL a test: steps[0] expect refreshes.7: wanted idle, got nothing"),
    ([{"expect": {"keys": {"7": 0}}}], "expect keys.7: wanted 0, got nothing"),
    ([{"expect": {"tab_at": {"-5,0": 0}}}], "expect tab_at.-5,0: wanted 0, got nothing"),
    ([{"expect": {"settings": {"seam": "stop"}}}], "expect settings.seam: wanted stop, got continuous"),
    ([{"expect": {"settings": {"viewport": [1, 2]}}}], "expect settings.viewport: wanted [1, 2], got [390, 800]"),
    ([{"expect": {"page_settings": {"0": {"key": 7}}}}], "expect page_settings.0.key: wanted 7, got 0"),
    ([{"expect": {"page_settings": {"7": {"seam": "stop"}}}}], "expect page_settings.7.seam: wanted stop, got nothing"),
    ([{"expect": {"rest": {"inner": 1}}}], "FAIL a test: steps[0] expect rest.inner: wanted 1, got 0"),
    ([{"expect": {"live_pages": [0, 1]}}], "FAIL a test: steps[0] expect live_pages: wanted [0, 1], got [0]"),
    ([{"expect": {"outer": {"between": [1, 2]}}}], 'expect outer: wanted {"between": [1, 2]}, got 0'),
    ([{"expect": {"tabs": {"7": [0, 0, 1, 1]}}}], "expect tabs.7: wanted [0, 0, 1, 1], got nothing"),
    ([{"expect": {"indicators": {"outer": True}}}], "expect indicators.outer: wanted true, got false"),
    ([{"expect": {"corrections": [{"view": 0, "offset": 1}]}}], 'wanted [{"view": 0, "offset": 1}], got []'),
    (
        [{"observe": "outer", "offset": 300}, {"expect": {"corrections": [{"view": 0, "offset": 240}]}}],
        'wanted [{"view": 0, "offset": 240}], got [{"view": "outer", "offset": 240',
    ),
    ([{"expect_events": [{"event": "page_needed", "state": "idle"}]}], "expect_events[0]: wanted"),
    ([{"call": "remove_page", "index": 9}], "FAIL a test: steps[0] remove_page: out_of_range: "),
    ([{"call": "remove_page", "index": 9}, {"expect": {"outer": 0}}], "steps[0] remove_page: out_of_range: "),
    ([{"wait": 1}, {"at": 0.5, "scroll": [0, 1]}], "FAIL a test: steps[1] scroll: time_went_back: "),
    ([{"wait": 1}, {"at": 0.5, "expect": {"outer": 0}}], "FAIL a test: steps[1] at: time_went_back: "),
    ([{"fling": [0, 900]}, {"settle": 0.5}], "FAIL a test: steps[1] settle: not at rest after 0.5 s"),
    ([{"scroll": [0, 1], "hold": True}, {"settle": 1}], "FAIL a test: steps[1] settle: not at rest after 1 s"),
    ([{"scroll": [0, 1], "hold": True}, {"settle": 1e11}], "steps[1] settle: not at rest after 100000000000.0 s"),
    ([{"scroll": [0, 1], "hold": True}, {"settle": 10**400}], "steps[1] settle: not_finite: "),
    ([{"scroll": [0, 10**400]}], "FAIL a test: steps[0] scroll: not_finite: "),
    ([{"expect": {"outer": 10**400}}], "FAIL a test: steps[0] expect outer: wanted Infinity, got 0"),
    ([SCROLL, {"expect_events": ["unpinned"]}], "FAIL a test: steps[1] expect_events[0]: wanted unpinned, got ["),
    ([{"expect_events": [], "mode": "exact"}], "steps[0] expect_events[0]: wanted no more events, got page_needed"),
    (
        [{"expect_events": []}, {"expect_events": ["settled"], "mode": "exact"}],
        "FAIL a test: steps[1] expect_events[0]: wanted settled, got nothing",
    ),
]


@pytest.mark.parametrize(("steps", "message"), FAILS)
def test_fails(steps: list[Any], message: str) -> None:
    got = line(*steps)
    assert message in got
    assert "\n" not in got


def test_pages_with_settings_and_keys_of_their_own() -> None:
    pages = [{"content_height": 900, "key": 7, "tab_width": 90, "indicators": "none"}, {"key": 8.0, "tab_width": None}]
    steps = [
        SCROLL,
        {"expect": {"indicators": {"outer": False, "page": False}, "tabs": {"0": [0, 0, 90, 60]}}},
        {"call": "reload_keyed", "pages": [{"key": 8}, {"key": 7, "content_height": 900}]},
        {"expect": {"page": 1}},
    ]
    assert line(*steps, pages=pages) == "ok   a test"


def test_a_state_to_begin_from() -> None:
    with Coordinator([3000.0], viewport=(390, 800), header_height=240, hover_height=60) as c:
        c.advance(2.0)
        c.scroll_to(outer=240, inner=100)
        c.poll_events()
        state = base64.b64encode(c.save()).decode()
    steps: list[Any] = [
        {"expect": {"time": 2, "outer": 240, "inner": 100, "status": "ok"}},
        {"at": 2.5, "scroll": [0, 20]},
        {"expect": {"time": 2.5, "inner": 120}},
        {"at": 1, "expect": {"status": "time_went_back"}},
        {"expect_events": ["scroll_began", "settled"]},
    ]
    assert line(*steps, state=state, config=..., pages=...) == "ok   a test"
    damaged = base64.b64encode(base64.b64decode(state)[:-1]).decode()
    assert line(*steps, state=damaged, config=..., pages=...).startswith("FAIL a test: state: corrupt_data: ")


def test_a_configuration_the_library_refuses() -> None:
    assert line(config={"header_height": -1}).startswith("FAIL a test: config: invalid_argument: ")
    assert line(pages=[{"content_height": 10**400}]).startswith("FAIL a test: config: not_finite: ")
    assert line(pages=[{"content_height": -1}]).startswith("FAIL a test: config: invalid_argument: ")


def test_exit_status_is_the_worst(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    good = write("good.json", SCROLL)
    bad = write("bad.json", {"expect": {"outer": 1}})
    wrong = write("wrong.json", raw="{")
    assert main(["replay", good, good]) == 0
    assert main(["replay", bad, good]) == 1
    assert main(["replay", wrong, bad]) == 2
    assert main(["replay", good, good + ".none"]) == 2
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 8
    assert out[-1].endswith("cannot be read: No such file or directory")


def test_a_folder_stands_for_all_below_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "empty").mkdir()
    (tmp_path / "z.json").write_text(text(SCROLL, name="z"))
    (tmp_path / "deep" / "er" / "b.json").write_text(text({"expect": {"outer": 1}}, name="b"))
    (tmp_path / "notes.txt").write_text("no scenario")
    with Coordinator([3000.0]) as c:
        c.record_start()
        c.wheel(0, 30)
        (tmp_path / "deep" / "a.nslide").write_bytes(c.record_read())
    assert main(["replay", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [" ".join(line.split()[:2]) for line in lines] == ["ok a", "FAIL b:", "ok z"]
    assert main(["replay", str(tmp_path / "empty"), str(tmp_path / "z.json")]) == 2
    assert "no scenario and no record is in this folder" in capsys.readouterr().out


def test_json(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write("good.json", SCROLL), write("bad.json", {"expect": {"outer": 1}}), write("wrong.json", raw="{")]
    assert main(["replay", "--json", "--frame-rate", "30", *files]) == 2
    data = json.loads(capsys.readouterr().out)
    assert data["counts"] == {"ok": 1, "fail": 1, "invalid": 1}
    assert data["exit_status"] == 2
    assert [each["file"] for each in data["results"]] == files
    assert data["results"][1] == {
        "file": files[1],
        "name": "a test",
        "verdict": "fail",
        "place": "steps[0] expect outer",
        "wanted": 1,
        "got": 0.0,
    }


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(path)]) == 2


@pytest.mark.parametrize("rate", ["0", "-1", "inf", "nan", "fast"])
def test_wrong_frame_rate(rate: str, write: Write) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["replay", "--frame-rate", rate, write("good.json", SCROLL)])
    assert caught.value.code == 2


def test_the_name_is_the_files_where_it_has_none(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", write("unnamed.json", SCROLL, name=...)])
    assert capsys.readouterr().out == "ok   unnamed\n"
