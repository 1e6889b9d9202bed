"""The scenario runner itself: what it refuses, what it reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Callable

import pytest

from nestedslide.cli import main
from nestedslide.replay import InvalidScenarioError, Verdict, parse, run

Write = Callable[..., str]


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


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def at(file: str, *steps: Any, **others: Any) -> str:
        path = tmp_path / file
        path.write_text(others.pop("raw", None) or text(*steps, **others))
        return str(path)

    return at


SCROLL = {"scroll": [0, 300]}

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
    (text(config={"bounces": 1}), "config.bounces: must be true or false, not 1"),
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
    (text({"observe": "inner", "offset": 1}), "steps[0].observe: must be a whole number"),
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


def test_a_step_that_is_wrong_later_stops_all(write: Write) -> None:
    with pytest.raises(InvalidScenarioError):
        parse(text({"expect": {"outer": 17}}, {"expect": {"outre": 17}}))


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
    [{"set": {"prefetch": 1.0}}, {"expect": {"live_pages": [0, 1]}}],
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
    ([{"expect": {"rest": {"inner": 1}}}], "FAIL a test: steps[0] expect rest.inner: wanted 1, got 0"),
    ([{"expect": {"live_pages": [0, 1]}}], "FAIL a test: steps[0] expect live_pages: wanted [0, 1], got [0]"),
    ([{"expect": {"outer": {"between": [1, 2]}}}], 'expect outer: wanted {"between": [1, 2]}, got 0'),
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


def test_a_configuration_the_library_refuses() -> None:
    assert line(config={"header_height": -1}).startswith("FAIL a test: config: invalid_argument: ")
    assert line(pages=[{"content_height": 10**400}]).startswith("FAIL a test: config: not_finite: ")
    assert line(pages=[{"content_height": -1}]).startswith("FAIL a test: config: invalid_argument: ")


UNSUPPORTED: list[tuple[str, str]] = [
    (text(config={"indicators": "page"}), 'config.indicators "page"'),
    (text(config={"physics": "android"}), 'config.physics "android"'),
    (text(pages=[{"refresh_height": 60}]), "pages[0].refresh_height 60"),
    (text({"key": "down"}), 'steps[0].key "down"'),
    (text({"observe": 0, "offset": 1}), "steps[0].observe 0"),
    (text({"wheel": [0, 1], "unit": "line"}), 'steps[0].unit "line"'),
    (text({"wheel": [0, 1], "phase": "began"}), 'steps[0].phase "began"'),
    (text({"set": {"physics": "desktop"}}), 'steps[0].set.physics "desktop"'),
    (text({"call": "retarget", "outer": 0}), 'steps[0].call "retarget"'),
    (text({"call": "set_header_height", "height": 1, "animated": True}), "steps[0].animated true"),
    (text({"call": "reload", "pages": [{"indicators": "page"}]}), "steps[0].pages"),
    (text({"expect": {"refresh": "idle"}}), 'steps[0].expect.refresh "idle"'),
    (text({"expect_events": [{"event": "load_more"}]}), "steps[0].expect_events"),
]


@pytest.mark.parametrize(("document", "place"), UNSUPPORTED)
def test_unsupported(document: str, place: str) -> None:
    result = run(parse(document))
    assert result.verdict is Verdict.unsupported
    assert result.line() == f"unsupported a test: not in this version of the library: {place}"


def test_exit_status_is_the_worst(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    good = write("good.json", SCROLL)
    bad = write("bad.json", {"expect": {"outer": 1}})
    later = write("later.json", {"key": "down"})
    wrong = write("wrong.json", raw="{")
    assert main(["replay", good, good]) == 0
    assert main(["replay", good, later]) == 1
    assert main(["replay", bad, good]) == 1
    assert main(["replay", wrong, bad]) == 2
    assert main(["replay", good, good + ".none"]) == 2
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 10
    assert out[-1].endswith("cannot be read: No such file or directory")


def test_json(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    files = [write("good.json", SCROLL), write("bad.json", {"expect": {"outer": 1}}), write("wrong.json", raw="{")]
    assert main(["replay", "--json", "--frame-rate", "30", *files]) == 2
    data = json.loads(capsys.readouterr().out)
    assert data["counts"] == {"ok": 1, "fail": 1, "invalid": 1, "unsupported": 0}
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
