"""Settings as keywords and as values."""

from __future__ import annotations

import dataclasses
import math
from typing import Any, Callable

import pytest
from interface import API
from tools.api import model
from tools.api.emit.python.names import word

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


def another(number: int, field: model.Field, setting: model.Setting) -> Any:
    """A value that is neither the default nor another field's, as a host writes it.

    It is made of the header, so that a setting that is added is tried without more ado.
    """
    if setting.kind == "flag":
        return not setting.default
    if setting.kind == "choice":
        words = {each.name: word(each) for each in API.enum(field.enum).values}
        return next(words[name] for name in reversed(setting.choices) if name != setting.default_name)
    if setting.kind == "margins":
        return Insets(number, number + 0.25, number + 0.5, number + 0.75)
    least, most = setting.minimum or 0, setting.maximum or math.inf
    start = least if setting.is_left else setting.default
    # A little more, or where the range has no room for that some way to its end; at its end some way back.
    way = min(1, (most - start) / 4) if most > start else (least - start) / 4
    found = start + way * (1 + number / 100)
    return int(found) if setting.kind == "whole" else float(found)


VIEWPORT = ("viewport_width", "viewport_height")
FIELDS = [each for each in API.struct("nslide_config").fields if each.name not in VIEWPORT]
OTHERS: dict[str, Any] = {
    each.name: another(number, each, each.setting) for number, each in enumerate(FIELDS) if each.setting is not None
}
OTHERS["viewport"] = (320.0, 568.0)
FIXED: dict[str, Any] = {"lazy": False, "axis": "horizontal"}
for fixed in FIXED:
    del OTHERS[fixed]


def as_words(settings: Settings) -> dict[str, Any]:
    return {name: str(value) if isinstance(value, Named) else value for name, value in settings.as_keywords().items()}


def test_every_setting_is_tried() -> None:
    assert {*OTHERS, *FIXED} == {each.name for each in dataclasses.fields(Settings)}


@pytest.mark.parametrize("name", OTHERS)
def test_each_setting_on_a_living_coordinator(name: str) -> None:
    c = Coordinator([900.0, 900.0])
    before = as_words(c.settings)
    assert before[name] != OTHERS[name]
    c.set(**{name: OTHERS[name]})
    assert as_words(c.settings) == {**before, name: OTHERS[name]}
    c.close()


def test_all_settings_at_creation() -> None:
    with Coordinator([900.0, 900.0], **OTHERS, **FIXED) as c:
        assert as_words(c.settings) == {**OTHERS, **FIXED}
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
    assert settings.page_flick_velocity is None
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
