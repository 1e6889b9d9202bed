"""The ctypes declarations against the header: a slip here would be silent memory corruption."""

from __future__ import annotations

import ctypes
import dataclasses
from pathlib import Path
from typing import Any, Callable

import pytest
from conftest import ROOT
from interface import API, ctype, signature

from nestedslide import _abi, _constants, _signatures, _structs, enums
from nestedslide._settings_fields import FIELDS, LIST_FIELDS, PAGE_FIELDS, SECTION_FIELDS
from nestedslide.header_part import HeaderPart
from nestedslide.list_settings import ListKeywords, ListSettings, Section, SectionKeywords
from nestedslide.list_values import ItemChange, ListState
from nestedslide.region import Region
from nestedslide.settings import PageSettings, PageSettingsKeywords, Settings, SettingsKeywords
from nestedslide.snap_area import SnapArea
from nestedslide.values import OUTER, PAGER, Correction, Edge, Page, Snapshot

STRUCTS: dict[str, type[ctypes.Structure]] = {
    "nslide_rect": _structs.RectStruct,
    "nslide_insets": _structs.InsetsStruct,
    "nslide_config": _structs.ConfigStruct,
    "nslide_page_settings": _structs.PageSettingsStruct,
    "nslide_header_part": _structs.HeaderPartStruct,
    "nslide_correction": _structs.CorrectionStruct,
    "nslide_edge": _structs.EdgeStruct,
    "nslide_region": _structs.RegionStruct,
    "nslide_snap_area": _structs.SnapAreaStruct,
    "nslide_snapshot": _structs.SnapshotStruct,
    "nslide_page": _structs.PageStruct,
    "nslide_event": _structs.EventStruct,
    "nslide_frame_buffers": _structs.FrameBuffersStruct,
    "nslide_list_config": _structs.ListConfigStruct,
    "nslide_section": _structs.SectionStruct,
    "nslide_list_state": _structs.ListStateStruct,
    "nslide_item": _structs.ItemStruct,
    "nslide_item_range": _structs.ItemRangeStruct,
    "nslide_item_change": _structs.ItemChangeStruct,
    "nslide_motion": _structs.MotionStruct,
    "nslide_pointer_sample": _structs.PointerSampleStruct,
    "nslide_fling_sample": _structs.FlingSampleStruct,
    "nslide_effect": _structs.EffectStruct,
}
KINDS = {
    "config": "nslide_config",
    "page_settings": "nslide_page_settings",
    "snapshot": "nslide_snapshot",
    "page": "nslide_page",
    "event": "nslide_event",
    "frame": "nslide_frame_buffers",
    "header_part": "nslide_header_part",
    "correction": "nslide_correction",
    "edge": "nslide_edge",
    "region": "nslide_region",
    "snap_area": "nslide_snap_area",
    "list_config": "nslide_list_config",
    "section": "nslide_section",
    "list_state": "nslide_list_state",
    "item": "nslide_item",
    "item_range": "nslide_item_range",
    "item_change": "nslide_item_change",
    "motion": "nslide_motion",
    "pointer_sample": "nslide_pointer_sample",
    "fling_sample": "nslide_fling_sample",
    "effect": "nslide_effect",
}
ENUMERATIONS: dict[str, type[enums.Named]] = {
    "NSLIDE_AUTOSCROLL_": enums.Autoscroll,
    "NSLIDE_EFFECT_": enums.EffectSource,
    "NSLIDE_RESULT_": enums.RefreshResult,
    "NSLIDE_UNIT_": enums.EffectUnit,
    "NSLIDE_EASING_": enums.Easing,
    "NSLIDE_BAR_": enums.Bar,
    "NSLIDE_THUMB_": enums.ThumbPhase,
    "NSLIDE_DIRECTION_": enums.Direction,
    "NSLIDE_BOUNCES_": enums.Bounces,
    "NSLIDE_GROWS_": enums.Grows,
    "NSLIDE_LIST_SNAP_": enums.ListSnap,
    "NSLIDE_FAR_TURNS_": enums.FarTurns,
    "NSLIDE_PAGE_TURN_": enums.PageTurn,
    "NSLIDE_PATH_AXIS_": enums.PathAxis,
    "NSLIDE_STRUCT_": enums.StructKind,
    "NSLIDE_EVENT_": enums.EventType,
    "NSLIDE_WHEEL_PHASE_": enums.WheelPhase,
    "NSLIDE_WHEEL_": enums.WheelUnit,
    "NSLIDE_GLIDE_": enums.Glide,
    "NSLIDE_KEY_": enums.Key,
    "NSLIDE_ALIGN_": enums.Align,
    "NSLIDE_AXIS_": enums.Axis,
    "NSLIDE_REGION_": enums.RegionView,
    "NSLIDE_TOUCH_": enums.TouchState,
    "NSLIDE_FLING_": enums.FlingCurve,
    "NSLIDE_VELOCITY_": enums.VelocityEstimator,
    "NSLIDE_REPEAT_": enums.RepeatedFlings,
    "NSLIDE_RESAMPLING_": enums.Resampling,
    "NSLIDE_FINGERS_": enums.FingerRule,
    "NSLIDE_CHAIN_": enums.Chain,
    "NSLIDE_POINTER_": enums.PointerAction,
    "NSLIDE_SOURCE_": enums.Source,
    "NSLIDE_PHASE_": enums.Phase,
    "NSLIDE_SWIPE_": enums.SwipeArea,
    "NSLIDE_PAGE_INDEX_": enums.PageIndex,
    "NSLIDE_SHORT_PAGE_": enums.ShortPage,
    "NSLIDE_MEMORY_": enums.PageMemory,
    "NSLIDE_OVERSCROLL_": enums.Overscroll,
    "NSLIDE_SEAM_": enums.Seam,
    "NSLIDE_SNAP_AREAS_": enums.SnapStrictness,
    "NSLIDE_SNAP_": enums.HeaderSnap,
    "NSLIDE_SCROLL_TO_TOP_": enums.ScrollToTop,
    "NSLIDE_INDICATORS_": enums.Indicators,
    "NSLIDE_INDICATOR_": enums.Indicator,
    "NSLIDE_REFRESH_": enums.RefreshState,
    "NSLIDE_TABS_": enums.TabAlignment,
    "NSLIDE_TAB_FILL_": enums.TabFill,
    "NSLIDE_HOVER_HIDES_": enums.HoverHides,
    "NSLIDE_TRACKPAD_MOMENTUM_": enums.TrackpadMomentum,
    "NSLIDE_PAGE_ALIGN_": enums.PageAlignment,
    "NSLIDE_ARRIVAL_": enums.ShortPageArrival,
    "NSLIDE_PART_": enums.PartRule,
    "NSLIDE_MOVED_BY_": enums.MovedBy,
    "NSLIDE_LAYOUT_": enums.Layout,
    "NSLIDE_ANCHOR_": enums.Anchor,
    "NSLIDE_ITEM_IS_": enums.ItemFlag,
    "NSLIDE_ITEM_": enums.ItemKind,
    "NSLIDE_HEADER_": enums.HeaderMotion,
    "NSLIDE_PHYSICS_": enums.Physics,
    "NSLIDE_ERROR_": enums.Status,
}
RENAMED = {
    "NSLIDE_HEADER_FIRST": enums.HeaderMotion.header_first,
    "NSLIDE_OK": enums.Status.ok,
    "NSLIDE_FAR_TURNS_PASS": enums.FarTurns.pass_,
    "NSLIDE_PAGE_TURN_CONTINUE": enums.PageTurn.continue_,
    "NSLIDE_EXPANDED": enums.CollapseState.expanded,
    "NSLIDE_COLLAPSING": enums.CollapseState.collapsing,
    "NSLIDE_PINNED": enums.CollapseState.pinned,
    "NSLIDE_PART_REST_ANYWHERE": enums.PartSnap.rest_anywhere,
    "NSLIDE_PART_SNAPS": enums.PartSnap.snaps,
    "NSLIDE_PART_SNAPS_WITH_MARGINS": enums.PartSnap.snaps_with_margins,
    "NSLIDE_ITEM_LEFT": enums.ItemChangeKind.left,
    "NSLIDE_ITEM_ENTERED": enums.ItemChangeKind.entered,
}
# Enumerators that are plain numbers here.
NOT_MEMBERS = {
    "NSLIDE_OVERSCROLL_INHERIT": -1,
    "NSLIDE_VIEW_OUTER": OUTER,
    "NSLIDE_VIEW_PAGER": PAGER,
    "NSLIDE_VIEW_NONE": _constants.VIEW_NONE,
    "NSLIDE_LINK_VERTICAL": _constants.LINK_VERTICAL,
    "NSLIDE_LINK_HORIZONTAL": _constants.LINK_HORIZONTAL,
    "NSLIDE_LINK_HEADER_FIRST": _constants.LINK_HEADER_FIRST,
    "NSLIDE_LINK_LATCHED": _constants.LINK_LATCHED,
    "NSLIDE_LINK_OWN_COORDINATES": _constants.LINK_OWN_COORDINATES,
}


def test_every_struct_is_declared() -> None:
    assert {each.name for each in API.structs} == set(STRUCTS)


@pytest.mark.parametrize("name", sorted(STRUCTS))
def test_fields_types_and_offsets(name: str) -> None:
    struct, wanted = STRUCTS[name], API.struct(name)
    fields: Any = struct._fields_
    assert [each[0].rstrip("_") for each in fields] == [field.name for field in wanted.fields]
    assert [each[1] for each in fields] == [
        ctype(field.type + "*" * field.pointers, STRUCTS) for field in wanted.fields
    ]
    assert [getattr(struct, each[0]).offset for each in fields] == [field.offset for field in wanted.fields]
    assert ctypes.sizeof(struct) == wanted.size


def test_a_compiler_lays_them_out_so_too(compile_library: Callable[[str], Path]) -> None:
    places = [(name, struct, field[0]) for name, struct in STRUCTS.items() for field in struct._fields_]
    values = [f"sizeof({name})" for name in STRUCTS]
    values += [f"offsetof({name}, {field.rstrip('_')})" for name, _, field in places]
    source = f'#include "{ROOT}/include/nestedslide.h"\nsize_t layout[] = {{{", ".join(values)}}};\n'
    compiled = (ctypes.c_size_t * len(values)).in_dll(ctypes.CDLL(str(compile_library(source))), "layout")
    ours = [ctypes.sizeof(struct) for struct in STRUCTS.values()]
    ours += [getattr(struct, field).offset for _, struct, field in places]
    assert list(compiled) == ours


@pytest.mark.parametrize("name", [name for name in STRUCTS if name != "nslide_config"])
def test_annotations_name_real_fields(name: str) -> None:
    numbers = {field[0] for field in STRUCTS[name]._fields_}
    assert set(STRUCTS[name].__annotations__) <= numbers


@pytest.mark.parametrize("kind", enums.StructKind)
def test_the_library_knows_the_same_sizes(kind: enums.StructKind) -> None:
    struct = STRUCTS[KINDS[kind.name]]
    assert _abi.library().nslide_struct_size(kind) == ctypes.sizeof(struct)
    assert _signatures.STRUCTS[kind] is struct


def test_an_unknown_struct_has_no_size() -> None:
    assert _abi.library().nslide_struct_size(99) == 0


FUNCTIONS = {each.name: each for each in API.exported()}


def test_every_function_is_declared() -> None:
    assert set(FUNCTIONS) == set(_signatures.SIGNATURES)


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_parameters_and_results(name: str) -> None:
    result, parameters = signature(FUNCTIONS[name], STRUCTS)
    assert _signatures.SIGNATURES[name] == (result, parameters)
    function = getattr(_abi.library(), name)
    assert function.restype is result
    assert list(function.argtypes) == parameters


def test_every_enumerator() -> None:
    found: dict[str, int] = {}
    for name, value in API.values().items():
        if name in NOT_MEMBERS:
            assert value == NOT_MEMBERS[name], name
            continue
        if name in RENAMED:
            member: enums.Named = RENAMED[name]
        else:
            prefix = next(each for each in ENUMERATIONS if name.startswith(each))
            member = ENUMERATIONS[prefix][name[len(prefix) :].lower()]
        assert member == value, name
        found[f"{type(member).__name__}.{member.name}"] = value
    ours: set[type[enums.Named]] = {*ENUMERATIONS.values(), enums.CollapseState, enums.PartSnap, enums.ItemChangeKind}
    assert set(found) == {f"{kind.__name__}.{member.name}" for kind in ours for member in kind}


def test_every_macro() -> None:
    for each in API.constants:
        assert getattr(_constants, each.name[len("NSLIDE_") :]) == each.value, each.name


def test_versions() -> None:
    assert _abi.library().nslide_abi_version() == _constants.ABI_VERSION
    assert _abi.library().nslide_version() >= _constants.VERSION


@pytest.mark.parametrize("status", enums.Status)
def test_status_names(status: enums.Status) -> None:
    assert _abi.library().nslide_status_name(status) == status.name.encode()


def test_unknown_status_name() -> None:
    assert _abi.library().nslide_status_name(-99) == b"unknown"


def test_snapshot_has_the_fields_of_the_struct() -> None:
    names = [name for name, *_ in _structs.SnapshotStruct._fields_]
    assert list(Snapshot._fields) == names[1:]


def annotations_of(value: type[Any]) -> set[str]:
    """Also those of the classes that it builds on."""
    return {name for kind in value.__mro__ for name in getattr(kind, "__annotations__", {}) if kind is not object}


def names_of(struct: type[ctypes.Structure]) -> set[str]:
    return {field[0] for field in struct._fields_} - {"struct_size", "reserved"}


@pytest.mark.parametrize(
    ("value", "struct"),
    [
        (Page, _structs.PageStruct),
        (Correction, _structs.CorrectionStruct),
        (Edge, _structs.EdgeStruct),
        (HeaderPart, _structs.HeaderPartStruct),
        (Region, _structs.RegionStruct),
        (SnapArea, _structs.SnapAreaStruct),
        (PageSettings, _structs.PageSettingsStruct),
        (PageSettingsKeywords, _structs.PageSettingsStruct),
        (ListSettings, _structs.ListConfigStruct),
        (ListKeywords, _structs.ListConfigStruct),
        (Section, _structs.SectionStruct),
        (SectionKeywords, _structs.SectionStruct),
        (ListState, _structs.ListStateStruct),
        (ItemChange, _structs.ItemChangeStruct),
    ],
)
def test_values_have_the_fields_of_their_struct(value: type[Any], struct: type[ctypes.Structure]) -> None:
    assert annotations_of(value) == names_of(struct)


def test_page_settings_cover_the_struct() -> None:
    assert list(PAGE_FIELDS) == list(PageSettings._fields)


def test_settings_of_lists_cover_their_structs() -> None:
    assert list(LIST_FIELDS) == [each.name for each in dataclasses.fields(ListSettings)]
    assert (
        list(SECTION_FIELDS)
        == [each.name for each in dataclasses.fields(Section)]
        == list(SectionKeywords.__annotations__)
    )


def test_settings_cover_the_struct() -> None:
    names = names_of(_structs.ConfigStruct) - {"viewport_width", "viewport_height"} | {"viewport"}
    assert set(FIELDS) == names
    assert annotations_of(Settings) == names
    assert set(SettingsKeywords.__annotations__) == names
