"""Settings as keywords and as values."""

from __future__ import annotations

import dataclasses
from typing import Any, Callable

import pytest

from nestedslide import (
    Bounces,
    Coordinator,
    FarTurns,
    FingerRule,
    HeaderMotion,
    Indicators,
    Insets,
    InvalidArgumentError,
    InvalidStateError,
    NotFiniteError,
    OutOfRangeError,
    Overscroll,
    PageSettings,
    ScrollToTop,
    Seam,
    Settings,
    ShortPage,
)
from nestedslide.enums import Named

Stage = Callable[..., Coordinator]

# One value for each setting that is not its default.
OTHERS: dict[str, Any] = {
    "viewport": (320.0, 568.0),
    "header_height": 200.0,
    "header_min_height": 20.0,
    "header_return_height": 30.0,
    "hover_height": 40.0,
    "pin_inset": 10.0,
    "pin_distance": 99.0,
    "main_margins": Insets(1, 2, 3, 4),
    "top_margins": Insets(5, 6, 7, 8),
    "content_margins": Insets(9, 10, 11, 12),
    "main_spacing": 1.0,
    "top_spacing": 2.0,
    "page_spacing": 3.0,
    "right_to_left": True,
    "header_stretch": True,
    "header_motion": "quick_return_minimum",
    "header_snap": "nearest",
    "snap_velocity": 60.0,
    "seam": "resisted",
    "seam_resistance": 3.0,
    "overscroll_top": "both",
    "overscroll_bottom": "whole",
    "bounces": "scrollable",
    "page_bounces": False,
    "page_memory": "reset_all",
    "short_page": "hold",
    "page_index": "live",
    "scroll_to_top": "page_first",
    "indicators": "page",
    "endless": True,
    "page_always_stop": False,
    "page_flick_velocity": 500.0,
    "far_turns": "pass",
    "reduced_motion": True,
    "tap_velocity": 80.0,
    "mouse_slop": 4.0,
    "fingers": "average",
    "edge_shown": True,
    "resampling": "on",
    "resampling_latency": 0.01,
    "resampling_ahead": 0.02,
    "chain_top": "contain",
    "chain_bottom": "none",
    "chain_start": "contain",
    "chain_end": "none",
    "fling_curve": "constant",
    "constant_deceleration": 2000.0,
    "fling_friction": 0.02,
    "velocity_estimator": "impulse",
    "min_fling_velocity": 100.0,
    "max_fling_velocity": 4000.0,
    "repeated_flings": "carry",
    "press_delay": 0.2,
    "wheel_glide": "ease",
    "key_glide": "impulse",
    "command_glide": "program",
    "stop_velocity": 20.0,
    "wheel_latch": True,
    "horizontal_enabled": False,
    "swipe_area": "all",
    "load_threshold": 0.5,
    "prefetch": 2,
    "keep_alive": 3,
    "physics": "ios_fast",
    "deceleration": 4.0,
    "rubber_band": 0.5,
    "spring_response": 0.4,
    "spring_damping": 0.8,
    "rest_distance": 0.2,
    "touch_slop": 8.0,
    "axis_ratio": 1.5,
    "refresh_height": 60.0,
    "load_more_distance": 100.0,
    "tab_alignment": "nearest",
    "indicator_width": 20.0,
    "indicator_height": 3.0,
    "indicator_radius": 1.5,
    "initial_page": 1,
}


def as_words(settings: Settings) -> dict[str, Any]:
    return {name: str(value) if isinstance(value, Named) else value for name, value in settings.as_keywords().items()}


def test_every_setting_is_tried() -> None:
    assert {*OTHERS, "lazy"} == {each.name for each in dataclasses.fields(Settings)}


@pytest.mark.parametrize("name", OTHERS)
def test_each_setting_on_a_living_coordinator(name: str) -> None:
    c = Coordinator([900.0, 900.0])
    before = as_words(c.settings)
    assert before[name] != OTHERS[name]
    c.set(**{name: OTHERS[name]})
    assert as_words(c.settings) == {**before, name: OTHERS[name]}
    c.close()


def test_all_settings_at_creation() -> None:
    with Coordinator([900.0, 900.0], **OTHERS, lazy=False) as c:
        assert as_words(c.settings) == {**OTHERS, "lazy": False}
        with Coordinator([1.0], **c.settings.as_keywords()) as twin:
            assert twin.settings == c.settings


def test_defaults_are_the_librarys() -> None:
    with Coordinator() as c:
        assert c.settings == Settings.defaults()
    settings = Settings.defaults()
    assert settings.viewport == (390, 844)
    assert settings.pin_distance is None
    assert settings.header_motion is HeaderMotion.header_first
    assert settings.bounces is Bounces.always
    assert settings.page_flick_velocity == 300
    assert settings.far_turns is FarTurns.pair
    assert settings.tap_velocity == 50
    assert settings.fingers is FingerRule.newest
    assert settings.main_margins == Insets(0, 0, 0, 0)


def test_settings_are_values() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        Settings.defaults().prefetch = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"header_hieght": 1}, TypeError, "no setting 'header_hieght'; did you mean 'header_height'"),
        ({"zzz": 1}, TypeError, "no setting 'zzz'$"),
        ({"header_height": "1"}, TypeError, "header_height must be a number, not str"),
        ({"header_height": None}, TypeError, "header_height must be a number, not NoneType"),
        ({"header_height": 10**400}, InvalidArgumentError, "header_height is too large"),
        ({"header_height": -1}, InvalidArgumentError, "header_height"),
        ({"header_height": float("inf")}, NotFiniteError, "header_height"),
        ({"viewport": 390}, TypeError, r"viewport must be \(width, height\), not int"),
        ({"viewport": (1, 2, 3)}, InvalidArgumentError, r"viewport must be \(width, height\), not 3 numbers"),
        ({"viewport": (1, "2")}, TypeError, "viewport height must be a number"),
        ({"main_margins": (1,)}, InvalidArgumentError, "main_margins must be"),
        ({"bounces": "no"}, InvalidArgumentError, "bounces must be one of never, always, scrollable"),
        ({"header_motion": "sideways"}, InvalidArgumentError, "header_motion must be one of header_first, "),
        ({"header_motion": 17}, InvalidArgumentError, "header_motion must be one of"),
        ({"prefetch": 1.5}, TypeError, "prefetch must be an integer"),
        ({"prefetch": 2**31}, InvalidArgumentError, "prefetch does not fit"),
        ({"prefetch": -1}, InvalidArgumentError, "prefetch"),
        ({"overscroll_bottom": "both"}, InvalidArgumentError, "overscroll_bottom"),
        ({"deceleration": 0}, InvalidArgumentError, "deceleration"),
        ({"indicators": "both"}, InvalidArgumentError, "indicators must be one of none, page, switch"),
        ({"tab_alignment": "centre"}, InvalidArgumentError, "tab_alignment must be one of start, center, nearest"),
        ({"endless": 2}, InvalidArgumentError, "endless must be true or false"),
        ({"fling_curve": "linear"}, InvalidArgumentError, "fling_curve must be one of exponential, spline, constant, "),
        ({"velocity_estimator": -1}, InvalidArgumentError, "velocity_estimator must be one of weighted, "),
        ({"physics": None}, InvalidArgumentError, "physics must be one of ios, ios_fast, android, desktop"),
        ({"chain_top": "all"}, InvalidArgumentError, "chain_top must be one of auto, contain, none"),
        ({"constant_deceleration": 0.5}, InvalidArgumentError, "constant_deceleration"),
        ({"constant_deceleration": 1000001}, InvalidArgumentError, "constant_deceleration"),
        ({"fling_friction": 0}, InvalidArgumentError, "fling_friction"),
        ({"fling_friction": 11}, InvalidArgumentError, "fling_friction"),
        ({"min_fling_velocity": -1}, InvalidArgumentError, "min_fling_velocity"),
        ({"max_fling_velocity": 2e9}, InvalidArgumentError, "max_fling_velocity"),
        ({"max_fling_velocity": float("inf")}, NotFiniteError, "max_fling_velocity"),
        ({"press_delay": 11}, InvalidArgumentError, "press_delay"),
        ({"wheel_latch": "yes"}, InvalidArgumentError, "wheel_latch must be true or false"),
        ({"refresh_height": -1}, InvalidArgumentError, "refresh_height"),
        ({"refresh_height": None}, TypeError, "refresh_height must be a number"),
        ({"load_more_distance": float("nan")}, NotFiniteError, "load_more_distance"),
        ({"indicator_width": -1}, InvalidArgumentError, "indicator_width"),
        ({"indicator_height": -1}, InvalidArgumentError, "indicator_height"),
        ({"indicator_radius": -1}, InvalidArgumentError, "indicator_radius"),
    ],
)
def test_refused(changes: Any, error: type[Exception], message: str, stage: Stage) -> None:
    with pytest.raises(error, match=message):
        Coordinator(**changes)
    c = stage()
    before = c.settings
    with pytest.raises(error, match=message):
        c.set(**{"hover_height": 70, **changes})
    assert c.settings == before


def test_lazy_is_fixed(stage: Stage) -> None:
    with pytest.raises(InvalidStateError):
        stage().set(lazy=False)


def test_a_new_viewport_has_a_new_centre(stage: Stage) -> None:
    c = stage()
    c.set(viewport=(812, 375))
    assert c._centre == (406, 187.5)
    assert c.snapshot().pager.width == 812


PAGE_OTHERS = PageSettings(
    Overscroll.page, Seam.stop, ShortPage.hold, ScrollToTop.page_first, Indicators.none, 40.0, 120.0, -(2**63)
)


@pytest.mark.parametrize("name", PageSettings._fields)
def test_each_setting_of_a_page(name: str, stage: Stage) -> None:
    c = stage()
    value = getattr(PAGE_OTHERS, name)
    c.set_page_settings(1, **{name: getattr(value, "name", value)})
    assert c.page_settings(1) == PageSettings()._replace(**{name: value})
    assert c.page_settings(0) == PageSettings()
    c.set_page_settings(1, **{name: getattr(PageSettings(), name)})
    assert c.page_settings(1) == PageSettings()


def test_all_settings_of_a_page(stage: Stage) -> None:
    c = stage()
    c.set_page_settings(0, **PAGE_OTHERS._asdict())
    assert c.page_settings(0) == PAGE_OTHERS


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"short_pages": "hold"}, TypeError, "no setting 'short_pages'; did you mean 'short_page'"),
        ({"prefetch": 1}, TypeError, "no setting 'prefetch'"),
        ({"indicators": -1}, InvalidArgumentError, "indicators must be one of none, page, switch"),
        ({"refresh_height": "60"}, TypeError, "refresh_height must be a number"),
        ({"refresh_height": -1}, InvalidArgumentError, "refresh_height"),
        ({"tab_width": float("inf")}, NotFiniteError, "tab_width"),
        ({"tab_width": -1}, InvalidArgumentError, "tab_width"),
        ({"key": 1.5}, TypeError, "key must be an integer"),
        ({"key": None}, TypeError, "key must be an integer"),
        ({"key": 2**63}, InvalidArgumentError, "key does not fit into 64 bits"),
    ],
)
def test_refused_for_a_page(changes: Any, error: type[Exception], message: str, stage: Stage) -> None:
    c = stage()
    c.set_page_settings(0, **PAGE_OTHERS._asdict())
    with pytest.raises(error, match=message):
        c.set_page_settings(0, **{"seam": "resisted", **changes})
    assert c.page_settings(0) == PAGE_OTHERS
    with pytest.raises(OutOfRangeError):
        c.set_page_settings(2, seam="stop")
