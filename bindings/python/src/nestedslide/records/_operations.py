"""The operations of a record, and what each consists of.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from ctypes import c_double, c_int32, c_int64

from .._structs import (
    ConfigStruct,
    CorrectionStruct,
    EffectStruct,
    FlingSampleStruct,
    HeaderPartStruct,
    PageSettingsStruct,
    RegionStruct,
    SnapAreaStruct,
)
from ..enums import Named
from ._layout import Layout, layout


class Operation(Named):
    """What was called."""

    advance = 1
    pointer = 2
    session_begin = 3
    session_update = 4
    session_end = 5
    session_cancel = 6
    wheel = 7
    key = 8
    set_regions = 9
    scroll_to = 10
    scroll_to_top = 11
    scroll_to_page = 12
    retarget = 13
    reveal = 14
    set_snap_areas = 15
    set_header_height = 16
    set_hover_height = 17
    set_header_parts = 18
    set_page_height = 19
    set_page_settings = 20
    insert_page = 21
    remove_page = 22
    move_page = 23
    reload = 24
    reload_keyed = 25
    begin_refresh = 26
    end_refresh = 27
    end_load = 28
    tap_tab = 29
    observe = 30
    poll_corrections = 31
    unobserve = 32
    set_config = 33
    stop = 34
    shift_page = 35
    retarget_reveal = 36
    set_fling_samples = 37
    focus_snap_area = 38
    autoscroll = 39
    set_effects = 40
    drag_thumb = 41
    remake_page = 42


LAYOUTS: dict[Operation, Layout] = {
    Operation.advance: layout("time d", "time"),
    Operation.pointer: layout("action i, source i, id q, x d, y d, time d", "action, source, id, x, y, time"),
    Operation.session_begin: layout("source i, x d, y d", "source, x, y"),
    Operation.session_update: layout("dx d, dy d", "dx, dy, consumed_x out, consumed_y out", c_double, c_double),
    Operation.session_end: layout("vx d, vy d", "vx, vy"),
    Operation.session_cancel: layout("", ""),
    Operation.wheel: layout("unit i, phase i, shift i, x d, y d, dx d, dy d", "unit, phase, shift, x, y, dx, dy"),
    Operation.key: layout("key i", "key"),
    Operation.set_regions: layout(
        "",
        "regions items, count count",
        RegionStruct,
        items="x d frame.x, y d frame.y, width d frame.width, height d frame.height, view i, axes i",
    ),
    Operation.scroll_to: layout("outer d, inner d, animated i", "outer, inner, animated"),
    Operation.scroll_to_top: layout("animated i", "animated"),
    Operation.scroll_to_page: layout("index i, animated i", "index, animated"),
    Operation.retarget: layout("outer d, inner d", "outer, inner"),
    Operation.reveal: layout("page i, y d, height d, align i, animated i", "page, y, height, align, animated"),
    Operation.set_snap_areas: layout(
        "page i, strictness i, padding_start d, padding_end d",
        "page, areas items, count count, strictness, padding_start, padding_end",
        SnapAreaStruct,
        items="start d, length d, align i, always_stop i, key q, margin_start d, margin_end d",
    ),
    Operation.set_header_height: layout("height d, animated i", "height, animated"),
    Operation.set_hover_height: layout("height d, animated i", "height, animated"),
    Operation.set_header_parts: layout(
        "animated i",
        "parts items, count count, animated",
        HeaderPartStruct,
        items="height d, min_height d, margin_top d, margin_bottom d, rule i, snap i",
    ),
    Operation.set_page_height: layout("index i, content_height d", "index, content_height"),
    Operation.set_page_settings: layout("index i", "index, settings struct", PageSettingsStruct),
    Operation.insert_page: layout("index i, content_height d", "index, content_height"),
    Operation.remove_page: layout("index i", "index"),
    Operation.move_page: layout("from i, to i", "from, to"),
    Operation.reload: layout(
        "to i, reset i",
        "page_count count, content_heights numbers, to, reset",
        c_double,
        items="content_height d",
    ),
    Operation.reload_keyed: layout(
        "",
        "page_count count, keys numbers, content_heights numbers",
        c_int64,
        c_double,
        items="key q, content_height d",
    ),
    Operation.begin_refresh: layout("page i", "page"),
    Operation.end_refresh: layout("page i, result i", "page, result"),
    Operation.end_load: layout("page i", "page"),
    Operation.tap_tab: layout("index i, animated i", "index, animated"),
    Operation.observe: layout(
        "view i, offset d, moved_by i, token i, capacity i",
        "view, offset, moved_by, token, corrections out, capacity, count out",
        CorrectionStruct,
        c_int32,
    ),
    Operation.poll_corrections: layout("capacity i", "corrections out, capacity, count out", CorrectionStruct, c_int32),
    Operation.unobserve: layout("view i", "view"),
    Operation.set_config: layout("", "config struct", ConfigStruct),
    Operation.stop: layout("hash Q", ""),
    Operation.shift_page: layout("index i, content_height d, shift d", "index, content_height, shift"),
    Operation.retarget_reveal: layout("page i, y d, height d, align i", "page, y, height, align"),
    Operation.set_fling_samples: layout(
        "distance d, distance_power d, duration d, duration_power d",
        "samples items, count count, distance, distance_power, duration, duration_power",
        FlingSampleStruct,
        items="time d, way d",
    ),
    Operation.focus_snap_area: layout("page i, key q", "page, key"),
    Operation.autoscroll: layout("mode i, y d, from d, speed d", "mode, y, from, speed"),
    Operation.set_effects: layout(
        "",
        "effects items, count count",
        EffectStruct,
        items="source i, page i, unit i, easing i, start d, stop d, at_start d, at_stop d, item_y d, item_height d",
    ),
    Operation.drag_thumb: layout("bar i, phase i, place d", "bar, phase, place"),
    Operation.remake_page: layout("page i", "page"),
}
