"""The settings of a coordinator and of a page, as values and as keyword arguments."""

from __future__ import annotations

import ctypes
import difflib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from ._abi import library
from ._fields import FIELDS, PAGE_FIELDS, Field
from ._structs import ConfigStruct, PageSettingsStruct
from .enums import (
    Bounces,
    Chain,
    FarTurns,
    FlingCurve,
    Glide,
    HeaderMotion,
    HeaderSnap,
    Indicators,
    Overscroll,
    PageIndex,
    PageMemory,
    Physics,
    RepeatedFlings,
    ScrollToTop,
    Seam,
    ShortPage,
    SwipeArea,
    TabAlignment,
    VelocityEstimator,
)
from .errors import error_for
from .values import Insets


@dataclass(frozen=True)
class Settings:
    """All settings. Lengths are in points; None leaves a number or a word to the engine.

    ``Settings.defaults()`` are the library's own, so that they are written down once.
    """

    viewport: tuple[float, float]
    header_height: float
    header_min_height: float
    header_return_height: float
    hover_height: float
    pin_inset: float
    pin_distance: float | None
    main_margins: Insets
    top_margins: Insets
    content_margins: Insets
    main_spacing: float
    top_spacing: float
    page_spacing: float
    right_to_left: bool
    header_stretch: bool
    header_motion: HeaderMotion
    header_snap: HeaderSnap
    snap_velocity: float
    seam: Seam
    seam_resistance: float
    overscroll_top: Overscroll
    overscroll_bottom: Overscroll
    bounces: Bounces
    page_bounces: bool
    page_memory: PageMemory
    short_page: ShortPage
    page_index: PageIndex
    scroll_to_top: ScrollToTop
    indicators: Indicators
    endless: bool
    page_always_stop: bool
    page_flick_velocity: float
    far_turns: FarTurns
    horizontal_enabled: bool
    swipe_area: SwipeArea
    lazy: bool
    load_threshold: float
    prefetch: int
    keep_alive: int
    chain_top: Chain
    chain_bottom: Chain
    chain_start: Chain
    chain_end: Chain
    physics: Physics
    fling_curve: FlingCurve | None
    deceleration: float | None
    constant_deceleration: float | None
    fling_friction: float | None
    velocity_estimator: VelocityEstimator | None
    min_fling_velocity: float | None
    max_fling_velocity: float | None
    repeated_flings: RepeatedFlings
    rubber_band: float | None
    spring_response: float | None
    spring_damping: float | None
    rest_distance: float | None
    touch_slop: float
    axis_ratio: float
    press_delay: float
    wheel_glide: Glide
    wheel_latch: bool
    refresh_height: float
    load_more_distance: float
    tab_alignment: TabAlignment
    indicator_width: float
    indicator_height: float
    indicator_radius: float
    initial_page: int

    @classmethod
    def defaults(cls) -> Settings:
        """What a coordinator has that is given no setting."""
        return read_settings(default_config())

    def as_keywords(self) -> dict[str, Any]:
        """The same as keyword arguments: ``Coordinator(pages, **settings.as_keywords())``."""
        return {name: getattr(self, name) for name in FIELDS}


class SettingsKeywords(TypedDict, total=False):
    """The settings as keyword arguments; words stand for members of enumerations."""

    viewport: Sequence[float]
    header_height: float
    header_min_height: float
    header_return_height: float
    hover_height: float
    pin_inset: float
    pin_distance: float | None
    main_margins: Sequence[float]
    top_margins: Sequence[float]
    content_margins: Sequence[float]
    main_spacing: float
    top_spacing: float
    page_spacing: float
    right_to_left: bool
    header_stretch: bool
    header_motion: HeaderMotion | str
    header_snap: HeaderSnap | str
    snap_velocity: float
    seam: Seam | str
    seam_resistance: float
    overscroll_top: Overscroll | str
    overscroll_bottom: Overscroll | str
    bounces: Bounces | bool | str
    page_bounces: bool
    page_memory: PageMemory | str
    short_page: ShortPage | str
    page_index: PageIndex | str
    scroll_to_top: ScrollToTop | str
    indicators: Indicators | str
    endless: bool
    page_always_stop: bool
    page_flick_velocity: float
    far_turns: FarTurns | str
    horizontal_enabled: bool
    swipe_area: SwipeArea | str
    lazy: bool
    load_threshold: float
    prefetch: int
    keep_alive: int
    chain_top: Chain | str
    chain_bottom: Chain | str
    chain_start: Chain | str
    chain_end: Chain | str
    physics: Physics | str
    fling_curve: FlingCurve | str | None
    deceleration: float | None
    constant_deceleration: float | None
    fling_friction: float | None
    velocity_estimator: VelocityEstimator | str | None
    min_fling_velocity: float | None
    max_fling_velocity: float | None
    repeated_flings: RepeatedFlings | str
    rubber_band: float | None
    spring_response: float | None
    spring_damping: float | None
    rest_distance: float | None
    touch_slop: float
    axis_ratio: float
    press_delay: float
    wheel_glide: Glide | str
    wheel_latch: bool
    refresh_height: float
    load_more_distance: float
    tab_alignment: TabAlignment | str
    indicator_width: float
    indicator_height: float
    indicator_radius: float
    initial_page: int


class PageSettings(NamedTuple):
    """Settings of one page; None takes the coordinator's."""

    overscroll_top: Overscroll | None = None
    seam: Seam | None = None
    short_page: ShortPage | None = None
    scroll_to_top: ScrollToTop | None = None
    indicators: Indicators | None = None
    refresh_height: float | None = None
    tab_width: float | None = None
    """Of its item in the strip of tabs; None for an equal share."""
    key: int = 0
    """The host's own number of the page, for ``reload_keyed``; 0 for none."""


class PageSettingsKeywords(TypedDict, total=False):
    """A page's settings as keyword arguments."""

    overscroll_top: Overscroll | str | None
    seam: Seam | str | None
    short_page: ShortPage | str | None
    scroll_to_top: ScrollToTop | str | None
    indicators: Indicators | str | None
    refresh_height: float | None
    tab_width: float | None
    key: int


def default_config() -> ConfigStruct:
    """A struct with the library's defaults."""
    config = ConfigStruct()
    status = library().nslide_config_default(config, ctypes.sizeof(config))
    if status != 0:
        raise error_for(status, "the library has no defaults for this package's settings")
    return config


def read_settings(config: ConfigStruct) -> Settings:
    """A struct as a value."""
    return Settings(**{name: field.read(config) for name, field in FIELDS.items()})


def write_settings(config: ConfigStruct, changes: Mapping[str, Any]) -> None:
    """Puts keyword arguments into a struct."""
    write_fields(config, changes, FIELDS)


def read_page_settings(raw: PageSettingsStruct) -> PageSettings:
    """A page's struct as a value."""
    return PageSettings(**{name: field.read(raw) for name, field in PAGE_FIELDS.items()})


def write_page_settings(raw: PageSettingsStruct, changes: Mapping[str, Any]) -> None:
    """Puts a page's keyword arguments into its struct."""
    write_fields(raw, changes, PAGE_FIELDS)


def write_fields(raw: ctypes.Structure, changes: Mapping[str, Any], fields: Mapping[str, Field]) -> None:
    """Puts keyword arguments into a struct, as its table says."""
    for name, value in changes.items():
        if name not in fields:
            near = difflib.get_close_matches(name, fields, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise TypeError(f"there is no setting {name!r}{hint}")
        fields[name].write(raw, value)
