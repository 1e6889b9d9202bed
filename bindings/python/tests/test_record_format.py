"""Reading the bytes of records: no library is asked."""

from __future__ import annotations

import ctypes
import re
import struct
from pathlib import Path

import pytest
from conftest import ROOT
from hypothesis import given
from hypothesis import strategies as st
from record_bytes import entry, record, stop

from nestedslide._structs import ConfigStruct, PageSettingsStruct
from nestedslide.records import InvalidRecordError, Operation, decode, is_record, load
from nestedslide.records._operations import LAYOUTS

CONFIG = bytes(ConfigStruct(struct_size=ctypes.sizeof(ConfigStruct), viewport_width=320.0))
PAGE = bytes(PageSettingsStruct(struct_size=ctypes.sizeof(PageSettingsStruct)))

# One entry of each operation, and what must be read from it.
ENTRIES: list[tuple[str, bytes, dict[str, object], list[dict[str, object]]]] = [
    ("advance", entry(1, 0.5), {"time": 0.5}, []),
    (
        "pointer",
        entry(2, 1, 2, 2**62, 195.0, 600.0, 0.25),
        {"action": 1, "source": 2, "id": 2**62, "x": 195.0, "y": 600.0, "time": 0.25},
        [],
    ),
    ("session_begin", entry(3, 3, 195.0, 600.0), {"source": 3, "x": 195.0, "y": 600.0}, []),
    ("session_update", entry(4, 0.0, 30.0), {"dx": 0.0, "dy": 30.0}, []),
    ("session_end", entry(5, 0.0, -900.0), {"vx": 0.0, "vy": -900.0}, []),
    ("session_cancel", entry(6), {}, []),
    (
        "wheel",
        entry(7, 2, 4, 1, 195.0, 400.0, 0.0, 3.0),
        {"unit": 2, "phase": 4, "shift": 1, "x": 195.0, "y": 400.0, "dx": 0.0, "dy": 3.0},
        [],
    ),
    ("key", entry(8, 6), {"key": 6}, []),
    (
        "set_regions",
        entry(9, 1.0, 2.0, 3.0, 4.0, -1, 3, 5.0, 6.0, 7.0, 8.0, 0, 2),
        {},
        [
            {"x": 1.0, "y": 2.0, "width": 3.0, "height": 4.0, "view": -1, "axes": 3},
            {"x": 5.0, "y": 6.0, "width": 7.0, "height": 8.0, "view": 0, "axes": 2},
        ],
    ),
    ("scroll_to", entry(10, -1e300, 7.0, 1), {"outer": -1e300, "inner": 7.0, "animated": 1}, []),
    ("scroll_to_top", entry(11, 0), {"animated": 0}, []),
    ("scroll_to_page", entry(12, -3, 1), {"index": -3, "animated": 1}, []),
    ("retarget", entry(13, -1e300, 100.0), {"outer": -1e300, "inner": 100.0}, []),
    (
        "reveal",
        entry(14, -1, 10.0, 20.0, 3, 1),
        {"page": -1, "y": 10.0, "height": 20.0, "align": 3, "animated": 1},
        [],
    ),
    (
        "set_snap_areas",
        entry(15, 0, 1, 5.0, 6.0, 100.0, 50.0, 2, 1, 7, 3.0, -4.0),
        {"page": 0, "strictness": 1, "padding_start": 5.0, "padding_end": 6.0},
        [
            {
                "start": 100.0,
                "length": 50.0,
                "align": 2,
                "always_stop": 1,
                "key": 7,
                "margin_start": 3.0,
                "margin_end": -4.0,
            }
        ],
    ),
    ("set_header_height", entry(16, 300.0, 1), {"height": 300.0, "animated": 1}, []),
    ("set_hover_height", entry(17, 30.0, 0), {"height": 30.0, "animated": 0}, []),
    (
        "set_header_parts",
        entry(18, 1, 180.0, -1e300, 1.0, 2.0, 1, 2),
        {"animated": 1},
        [
            {
                "height": 180.0,
                "min_height": -1e300,
                "margin_top": 1.0,
                "margin_bottom": 2.0,
                "rule": 1,
                "snap": 2,
            }
        ],
    ),
    ("set_page_height", entry(19, 1, 900.0), {"index": 1, "content_height": 900.0}, []),
    ("set_page_settings", entry(20, 1, raw=PAGE), {"index": 1}, []),
    ("insert_page", entry(21, 2, 900.0), {"index": 2, "content_height": 900.0}, []),
    ("remove_page", entry(22, 2), {"index": 2}, []),
    ("move_page", entry(23, 2, 0), {"from": 2, "to": 0}, []),
    (
        "reload",
        entry(24, -1, 1, 900.0, 800.0),
        {"to": -1, "reset": 1},
        [{"content_height": 900.0}, {"content_height": 800.0}],
    ),
    (
        "reload_keyed",
        entry(25, -(2**63), 900.0, 7, 800.0),
        {},
        [{"key": -(2**63), "content_height": 900.0}, {"key": 7, "content_height": 800.0}],
    ),
    ("begin_refresh", entry(26, -1), {"page": -1}, []),
    ("end_refresh", entry(27, -1, 2), {"page": -1, "result": 2}, []),
    ("end_load", entry(28, 1), {"page": 1}, []),
    ("tap_tab", entry(29, 1, 1), {"index": 1, "animated": 1}, []),
    (
        "observe",
        entry(30, -1, 240.5, 2, 7, 4),
        {"view": -1, "offset": 240.5, "moved_by": 2, "token": 7, "capacity": 4},
        [],
    ),
    ("poll_corrections", entry(31, 16), {"capacity": 16}, []),
    ("unobserve", entry(32, -1), {"view": -1}, []),
    ("set_config", entry(33, raw=CONFIG), {}, []),
    ("stop", stop(2**64 - 1), {"hash": 2**64 - 1}, []),
    ("shift_page", entry(35, 1, 900.0, -120.5), {"index": 1, "content_height": 900.0, "shift": -120.5}, []),
    (
        "retarget_reveal",
        entry(36, -1, 10.0, 20.0, 3),
        {"page": -1, "y": 10.0, "height": 20.0, "align": 3},
        [],
    ),
    (
        "set_fling_samples",
        entry(37, 900.0, 2.0, 1.2, 0.5, 0.25, 0.75, 1.0, 1.0),
        {"distance": 900.0, "distance_power": 2.0, "duration": 1.2, "duration_power": 0.5},
        [{"time": 0.25, "way": 0.75}, {"time": 1.0, "way": 1.0}],
    ),
    ("focus_snap_area", entry(38, 1, -7), {"page": 1, "key": -7}, []),
    (
        "autoscroll",
        entry(39, 1, 10.0, 20.0, 300.0),
        {"mode": 1, "y": 10.0, "from": 20.0, "speed": 300.0},
        [],
    ),
    (
        "set_effects",
        entry(40, 1, -1, 1, 2, 20.0, 60.0, 0.5, -7.0, 0.0, 30.0),
        {},
        [
            {
                "source": 1,
                "page": -1,
                "unit": 1,
                "easing": 2,
                "start": 20.0,
                "stop": 60.0,
                "at_start": 0.5,
                "at_stop": -7.0,
                "item_y": 0.0,
                "item_height": 30.0,
            }
        ],
    ),
    ("drag_thumb", entry(41, 0, 1, 0.25), {"bar": 0, "phase": 1, "place": 0.25}, []),
    ("remake_page", entry(42, 1), {"page": 1}, []),
]


def test_every_operation_is_tried() -> None:
    assert [name for name, *_ in ENTRIES] == list(Operation.names())
    assert set(LAYOUTS) == set(Operation)


@pytest.mark.parametrize(("name", "data", "values", "items"), ENTRIES)
def test_each_operation(name: str, data: bytes, values: dict[str, object], items: list[dict[str, object]]) -> None:
    (found,) = decode(record(data)).entries
    assert found.operation.name == name
    assert found.values == values
    assert list(found.items) == items
    assert (found.struct is not None) == name.startswith(("set_config", "set_page_settings"))


def test_structs() -> None:
    page, config = decode(record(entry(20, 1, raw=PAGE), entry(33, raw=CONFIG))).entries
    assert (bytes(page.struct), bytes(config.struct)) == (PAGE, CONFIG)
    assert config.struct.viewport_width == 320


def test_the_state_and_the_end() -> None:
    whole = record(entry(1, 0.5), entry(6), stop(7))
    found = decode(whole)
    assert (found.state, len(found.entries), found.ended) == (b"state of 17 bytes", 3, True)
    assert not decode(record(entry(1, 0.5))).ended
    assert decode(record(state=b"")).entries == ()
    assert not decode(record(state=b"")).ended


def test_no_items() -> None:
    for operation, words in ((9, []), (15, [0, 0, 0.0, 0.0]), (18, [0]), (24, [0, 0]), (25, [])):
        assert decode(record(entry(operation, *words))).entries[0].items == ()


INVALID: list[tuple[bytes, str]] = [
    (b"", "does not begin with NSLIDREC"),
    (b'{"format": "nestedslide-scenario/1"}', "does not begin with NSLIDREC"),
    (b"NSLIDRE", "does not begin with NSLIDREC"),
    (b"NSLIDREC", "header: cut short"),
    (record()[:23], "header: cut short"),
    (record(version=2), "header: version 2, this package reads version 1"),
    (record(version=0), "header: version 0"),
    (record(reserved=1), "header: what must be zero is not"),
    (record()[:40], "state: cut short: 17 bytes are announced"),
    (record()[:-1], "state: cut short"),
    (record()[:-1] + b"x", "state: what must be zero behind it is not"),
    (struct.pack("<8sIIQ", b"NSLIDREC", 1, 0, 2**64 - 1), "state: cut short: 18446744073709551615 bytes"),
    (record(entry(1, 0.5), b"\1"), "entries[1]: cut short"),
    (record(entry(1, 0.5)[:-1]), "entries[0] advance: cut short: 1 words are announced"),
    (record(struct.pack("<HHI", 1, 0, 2**32 - 1)), "entries[0] advance: cut short: 4294967295 words"),
    (record(entry(0)), "entries[0]: operation 0 is not known"),
    (record(entry(1, 0.5), entry(99)), "entries[1]: operation 99 is not known"),
    (record(struct.pack("<HHI", 6, 1, 0)), "entries[0] session_cancel: what must be zero is not"),
    (record(entry(1)), "entries[0] advance: 0 words, which do not make its arguments"),
    (record(entry(1, 0.5, 0.5)), "entries[0] advance: 2 words, which"),
    (record(entry(9, 1.0)), "entries[0] set_regions: 1 words, which"),
    (record(entry(25, 1, 1.0, 2)), "entries[0] reload_keyed: 3 words, which"),
    (record(entry(33, raw=CONFIG[:-8])), "entries[0] set_config: "),
    (record(entry(33, raw=CONFIG + bytes(8))), "entries[0] set_config: "),
    (record(entry(33, raw=bytes(len(CONFIG)))), "entries[0] set_config: a struct of 0 bytes"),
    (record(entry(20, raw=PAGE)), "entries[0] set_page_settings: "),
    (record(entry(8, 2**31)), "entries[0] key: key: 2147483648 does not fit into 32 bits"),
    (record(entry(22, -(2**31) - 1)), "entries[0] remove_page: index: "),
    (record(stop(1), entry(1, 0.5)), "entries[1]: stands behind the end"),
]


@pytest.mark.parametrize(("data", "message"), INVALID)
def test_invalid(data: bytes, message: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidRecordError, match=re.escape(message)) as caught:
        decode(data)
    assert isinstance(caught.value, ValueError)
    path = tmp_path / "file"
    path.write_bytes(data)
    assert is_record(path) == data.startswith(b"NSLIDREC")
    with pytest.raises(InvalidRecordError):
        load(path)


@given(st.binary(max_size=200))
def test_bytes_of_any_kind(data: bytes) -> None:
    for each in (data, record(data), record(state=data)):
        try:
            decode(each)
        except InvalidRecordError as error:
            assert error.reason


def test_every_length_of_a_record() -> None:
    whole = record(entry(1, 0.5), entry(24, -1, 1, 900.0, 800.0), entry(33, raw=CONFIG), stop(7))
    ends = set()
    for length in range(len(whole)):
        try:
            ends.add(len(decode(whole[:length]).entries))
        except InvalidRecordError:
            continue
    # Only where an entry ends; such a record breaks off.
    assert ends == {0, 1, 2, 3}


def test_the_document_has_the_same_table() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\d+) \| `(\w+)`", text, re.MULTILINE))
    assert {int(number): name for number, name in rows.items()} == {int(each): each.name for each in Operation}
    for operation, layout in LAYOUTS.items():
        (row,) = re.findall(rf"^\| {int(operation)} \| `{operation}` \| (.*)\|$", text, re.MULTILINE)
        for name, _ in (*layout.words, *layout.items):
            assert re.search(rf"\b{name}\b", row), (operation, name)
