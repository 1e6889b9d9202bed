"""The settings as attributes.

Generated from include/nestedslide.h by tools/api: do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._setting import HasSettings, Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .enums import (
        Align,
        Anchor,
        Bounces,
        Chain,
        FarTurns,
        FingerRule,
        FlingCurve,
        Glide,
        Grows,
        HeaderMotion,
        HeaderSnap,
        HoverHides,
        Indicators,
        ListSnap,
        Overscroll,
        PageAlignment,
        PageIndex,
        PageMemory,
        PageTurn,
        PathAxis,
        Physics,
        RepeatedFlings,
        Resampling,
        Seam,
        ShortPage,
        ShortPageArrival,
        SnapStrictness,
        SwipeArea,
        TabAlignment,
        TabFill,
        TrackpadMomentum,
        VelocityEstimator,
    )
    from .values import Insets


class SettingsProperties(HasSettings):
    """The settings of a coordinator as attributes: reading one asks the library, setting one is ``set`` with it."""

    physics: Setting[Physics, Physics | str] = Setting(
        'The preset that other settings override. "ios", "ios_fast", "android", "desktop", "chromium" or "qt"; '
        'default "ios".'
    )
    viewport: Setting[tuple[float, float], Sequence[float]] = Setting(
        "The viewport's width and height. Points, 0 to 1e12; default (390, 844)."
    )
    header_height: Setting[float, float] = Setting("The header's height. Points, 0 to 1e12; default 0: no header.")
    header_min_height: Setting[float, float] = Setting(
        "Height of the header that stays visible when it is collapsed. Points, 0 to 1e12; default 0."
    )
    header_return_height: Setting[float, float] = Setting(
        "Height of the header that returns at once with ``quick_return_minimum``. Points, 0 to 1e12; default 0."
    )
    hover_height: Setting[float, float] = Setting("The hover bar's height. Points, 0 to 1e12; default 0: no hover bar.")
    pin_inset: Setting[float, float] = Setting(
        "The hover bar sticks this far below the top (navigation bar, notch). Points, 0 to 1e12; default 0."
    )
    pin_distance: Setting[float | None, float | None] = Setting(
        "The collapse range, rounded up to a whole point. Points, 0 to 1e12; default None: derived from the heights."
    )
    main_margins: Setting[Insets, Sequence[float]] = Setting("Around everything. Points, 0 to 1e12; default 0.")
    top_margins: Setting[Insets, Sequence[float]] = Setting(
        "Around header and hover bar. Points, 0 to 1e12; default 0."
    )
    content_margins: Setting[Insets, Sequence[float]] = Setting("Around the pager. Points, 0 to 1e12; default 0.")
    main_spacing: Setting[float, float] = Setting(
        "Between the top part and the pager's part. Points, 0 to 1e12; default 0."
    )
    top_spacing: Setting[float, float] = Setting(
        "Between header and hover bar, if both are present. Points, 0 to 1e12; default 0."
    )
    page_spacing: Setting[float, float] = Setting("Between two pages. Points, 0 to 1e12; default 0.")
    right_to_left: Setting[bool, bool] = Setting("True: page 1 is to the left of page 0. True or False; default False.")
    header_stretch: Setting[bool, bool] = Setting(
        "True: pulled down, the header grows instead of moving. True or False; default False."
    )
    header_motion: Setting[HeaderMotion, HeaderMotion | str] = Setting(
        'Which of header and page moves first. "header_first", "quick_return", "quick_return_minimum", "fixed" or'
        ' "content_first"; default "header_first".'
    )
    seam: Setting[Seam, Seam | str] = Setting(
        'What a fling that began above the pager does when the header is fully collapsed. "continuous", "stop" or'
        ' "resisted"; default "continuous".'
    )
    overscroll_top: Setting[Overscroll, Overscroll | str] = Setting(
        'What shows a pull at the top. "none", "whole", "page" or "both"; default "whole".'
    )
    overscroll_bottom: Setting[Overscroll, Overscroll | str] = Setting(
        'What shows a pull at the bottom. "none", "whole" or "page"; default "page".'
    )
    bounces: Setting[Bounces, Bounces | bool | str] = Setting(
        'When vertical overscroll is allowed. "never", "always" or "scrollable"; default "always". False stands '
        'for "never", True for "always".'
    )
    page_bounces: Setting[bool, bool] = Setting(
        "False: no overscroll beyond the first and last page. True or False; default True."
    )
    page_memory: Setting[PageMemory, PageMemory | str] = Setting(
        'What a page\'s offset becomes while the header is open. "align", "keep", "reset_current" or "reset_all"; '
        'default "align".'
    )
    short_page: Setting[ShortPage, ShortPage | str] = Setting(
        'What a page shorter than the pager does to the header. "pad", "limit" or "hold"; default "pad".'
    )
    page_index: Setting[PageIndex, PageIndex | str] = Setting(
        'When the current page\'s index changes. "settle" or "live"; default "settle".'
    )
    horizontal_enabled: Setting[bool, bool] = Setting(
        "False: swipes do not turn pages, commands still do. True or False; default True."
    )
    swipe_area: Setting[SwipeArea, SwipeArea | str] = Setting(
        'The area in which a horizontal swipe may begin. "pages" or "all"; default "pages".'
    )
    lazy: Setting[bool, bool] = Setting(
        "False: every page is needed at once. Fixed after creation. True or False; default True."
    )
    prefetch: Setting[int, int] = Setting(
        "How many pages on either side of the current one are needed too. Pages, 0 or more; default 0."
    )
    keep_alive: Setting[int, int] = Setting(
        "How many needed pages are kept, the furthest released first. Pages, 0 or more; default 0: all."
    )
    initial_page: Setting[int, int] = Setting(
        "Clamped to the pages there are; read at creation only. Index, 0 or more; default 0."
    )
    header_snap: Setting[HeaderSnap, HeaderSnap | str] = Setting(
        "Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a "
        "step, a page command, a reload, a resize. If ``scroll_to`` has put it there, it stays until the next "
        'vertical input. "none", "direction" or "nearest"; default "none".'
    )
    indicators: Setting[Indicators, Indicators | str] = Setting(
        "Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At "
        'rest it stays; fading it is the host\'s. "none", "page" or "switch"; default "switch".'
    )
    tab_alignment: Setting[TabAlignment, TabAlignment | str] = Setting(
        'The place of the selected item in a strip of tabs that is wider than the hover bar. "start", "center" or'
        ' "nearest"; default "center".'
    )
    endless: Setting[bool, bool] = Setting(
        "True: the last page and the first are neighbours; takes 2 pages or more. True or False; default False."
    )
    page_always_stop: Setting[bool, bool] = Setting(
        "False: a swipe passes pages as its velocity carries it, 1000 at most; True: one. True or False; default True."
    )
    fling_curve: Setting[FlingCurve | None, FlingCurve | str | None] = Setting(
        'How a fling slows down. "exponential", "spline", "constant", "chromium" or "chromium_physics"; default '
        "None: the preset's."
    )
    velocity_estimator: Setting[VelocityEstimator | None, VelocityEstimator | str | None] = Setting(
        'How a finger\'s velocity is taken from its last positions. "weighted", "least_squares", "impulse" or '
        '"mean"; default None: the preset\'s.'
    )
    repeated_flings: Setting[RepeatedFlings | None, RepeatedFlings | str | None] = Setting(
        'What a fling gets of the one that its touch caught, if that led the same way. "none", "add" or "carry"; '
        "default None: the preset's."
    )
    wheel_glide: Setting[Glide | None, Glide | str | None] = Setting(
        "How a command, a key, or a wheel step in lines or notches scrolls. None passes its goal: a velocity that"
        ' leads there is held to what just arrives. "spring", "ease", "impulse" or "program"; default None: the '
        "preset's."
    )
    wheel_latch: Setting[bool, bool] = Setting(
        "True: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that they first "
        "moved. True or False; default False."
    )
    chain_top: Setting[Chain, Chain | str] = Setting(
        'What a movement beyond the path\'s top becomes. "auto", "contain" or "none"; default "auto".'
    )
    chain_bottom: Setting[Chain, Chain | str] = Setting(
        'The same beyond its bottom. "auto", "contain" or "none"; default "auto".'
    )
    chain_start: Setting[Chain, Chain | str] = Setting(
        'The same before the first page. "auto", "contain" or "none"; default "auto".'
    )
    chain_end: Setting[Chain, Chain | str] = Setting(
        'The same beyond the last page. "auto", "contain" or "none"; default "auto".'
    )
    load_threshold: Setting[float, float] = Setting(
        "A page is needed when more than this fraction of it shows. Factor, 0 to 1, without 1; default 0.01."
    )
    seam_resistance: Setting[float, float] = Setting(
        "Of the velocity, with ``resisted``. Per second, 0.001 to 1000; default 2."
    )
    deceleration: Setting[float | None, float | None] = Setting(
        "Of a fling's velocity. Per second, 0.001 to 1000; default None: the preset's."
    )
    constant_deceleration: Setting[float | None, float | None] = Setting(
        "Of a fling. Points per second squared, 1 to 1000000; default None: the curve's."
    )
    fling_friction: Setting[float | None, float | None] = Setting(
        "Of ``spline``. Factor, 0.0001 to 10; default None: 0.015."
    )
    min_fling_velocity: Setting[float | None, float | None] = Setting(
        "A pointer that lifts slower throws nothing. Points per second, 0 to 1e9; default None: the preset's."
    )
    max_fling_velocity: Setting[float | None, float | None] = Setting(
        "A pointer throws no faster. Points per second, 0 to 1e9; default None: the preset's, which is 8000, of "
        "QT 2500."
    )
    rubber_band: Setting[float | None, float | None] = Setting(
        "Slope of the rubber band at the edge. Factor, 0.001 to 1; default None: the preset's, and if that has "
        "none nothing overscrolls."
    )
    spring_response: Setting[float | None, float | None] = Setting(
        "Period of the undamped bounce spring. Seconds, 0.01 to 100; default None: the preset's."
    )
    spring_damping: Setting[float | None, float | None] = Setting(
        "Damping ratio of the bounce spring. Factor, 0.01 to 100; default None: 1, critical."
    )
    rest_distance: Setting[float | None, float | None] = Setting(
        "A motion ends this close to its goal. Points, 0.000001 to 100; default None: 0.1."
    )
    touch_slop: Setting[float | None, float | None] = Setting(
        "How far a pointer moves before it drags. Points, 0 to 1e12; default None: the preset's, which is 8 to 15."
    )
    axis_ratio: Setting[float, float] = Setting(
        "A drag is horizontal when |dx| > ``axis_ratio`` |dy|. Factor, 0 to 1000; default 1."
    )
    press_delay: Setting[float, float] = Setting(
        "How long a pointer is down before ``pressed``. Seconds, 0 to 10; default 0.1."
    )
    snap_velocity: Setting[float, float] = Setting(
        "With ``direction``: up to this a release snaps by the last movement. Points per second, 0 to 1e9; default 50."
    )
    refresh_height: Setting[float, float] = Setting(
        "Pulled further than this and let go it refreshes, held open by as much. Points, 0 to 1e12; default 0: never."
    )
    load_more_distance: Setting[float, float] = Setting(
        "``load_more`` when less than this is left of the path. Points, 0 to 1e12; default 0: never."
    )
    indicator_width: Setting[float, float] = Setting(
        "Of the tabs' indicator, at most its item's. Points, 0 to 1e12; default 0: the item's."
    )
    indicator_height: Setting[float, float] = Setting(
        "Of the tabs' indicator, at most the hover bar's. Points, 0 to 1e12; default 2."
    )
    indicator_radius: Setting[float, float] = Setting(
        "Of the indicator's corners, for the host to draw. Points, 0 to 1e12; default 1."
    )
    page_flick_velocity: Setting[float | None, float | None] = Setting(
        "A swipe let go faster than this turns a page, however wide it is. Points per second, 0 to 1e9; default "
        "None: the preset's. Since 0.2."
    )
    stop_velocity: Setting[float, float] = Setting(
        "An exponential fling that becomes slower than this ends at once, unless it is led to a place. Points per"
        " second, 0 to 1e9; default 0: it goes to its end. Since 0.2."
    )
    resampling_latency: Setting[float, float] = Setting(
        "How long before a frame a pointer is shown that is resampled, at the least. Seconds, 0 to 0.1; default "
        "0.0045. Since 0.2."
    )
    resampling_ahead: Setting[float, float] = Setting(
        "How far beyond its last sample a pointer is followed that is resampled, at the most, of its way. "
        "Seconds, 0 to 0.1; default 0.012. Since 0.2."
    )
    tap_velocity: Setting[float, float] = Setting(
        "A touch that stops a slower motion may still be a tap. Points per second, 0 to 1e9; default 50. Since 0.2."
    )
    mouse_slop: Setting[float, float] = Setting(
        "As ``touch_slop``, of a mouse with a button down. Points, 0 to 1e12; default 3. Since 0.2."
    )
    far_turns: Setting[FarTurns, FarTurns | str] = Setting(
        'What a command shows that turns over more than one page. "pair" or "pass"; default "pair". Since 0.2.'
    )
    key_glide: Setting[Glide, Glide | str] = Setting(
        'How a key scrolls. "spring", "ease", "impulse" or "program"; default "ease". Since 0.2.'
    )
    command_glide: Setting[Glide | None, Glide | str | None] = Setting(
        'How an animated command scrolls. "spring", "ease", "impulse" or "program"; default None: the preset\'s. '
        "Since 0.2."
    )
    resampling: Setting[Resampling, Resampling | str] = Setting(
        "How ``advance`` and ``frame`` place what a raw pointer drags. ``pointer`` always places it at the "
        'pointer. "none" or "on"; default "none". Since 0.2.'
    )
    reduced_motion: Setting[bool, bool] = Setting(
        "True: commands, keys, snaps and page turns go there at once, and nothing bounces; flings and what a "
        "finger pulls stay. For who has asked the system for less motion. True or False; default False. Since "
        "0.2."
    )
    fingers: Setting[FingerRule, FingerRule | str] = Setting(
        'Which of several fingers move the path or the pager. "newest" or "average"; default "newest". Since 0.2.'
    )
    edge_shown: Setting[bool, bool] = Setting(
        "True: an end that does not overscroll is stretched instead, by ``Edge``'s ``shown_x`` and ``shown_y``, "
        "and gives that back first. True or False; default False. Since 0.2."
    )
    page_turn: Setting[PageTurn, PageTurn | str] = Setting(
        "What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel. A touch "
        'stops it. "stop", "continue" or "hand_over"; default "stop". Since 0.2.'
    )
    tab_spacing: Setting[float, float] = Setting(
        "Between two items of the strip of tabs. Points, 0 to 1e12; default 0. Since 0.2."
    )
    tab_inset_start: Setting[float, float] = Setting(
        "Before the first item, which scrolls with it. Points, 0 to 1e12; default 0. Since 0.2."
    )
    tab_inset_end: Setting[float, float] = Setting(
        "Behind the last item, likewise. Points, 0 to 1e12; default 0. Since 0.2."
    )
    tab_min_width: Setting[float, float] = Setting("No item is narrower. Points, 0 to 1e12; default 0. Since 0.2.")
    tab_fill: Setting[TabFill, TabFill | str] = Setting(
        'How wide the items of the strip of tabs are; none is narrower than ``tab_min_width``. "content", "equal"'
        ' or "both"; default "content". Since 0.2.'
    )
    axis: Setting[PathAxis, PathAxis | str] = Setting(
        'Fixed after creation. "vertical" or "horizontal"; default "vertical". Since 0.2.'
    )
    refresh_limit: Setting[float | None, float | None] = Setting(
        "A pull down beyond the top never shows as much as this. Points, 1 to 1e12; default None: the height of "
        "what is pulled. Since 0.2."
    )
    refresh_second_height: Setting[float, float] = Setting(
        "Pulled further than this and let go the second level opens, held open by as much. Points, 0 to 1e12; "
        "default 0: never. Since 0.2."
    )
    refresh_per_page: Setting[bool, bool] = Setting(
        "True: each page refreshes by itself, also if a pull shows on the whole. True or False; default False. "
        "Since 0.2."
    )
    pager_under_pinned: Setting[bool, bool] = Setting(
        "True: pages go on behind what is pinned above them, up to the viewport's top, for bars that one can see "
        "through. Their lists tell what is there as seen. True or False; default False. Since 0.2."
    )
    load_pull: Setting[float, float] = Setting(
        "Pulled further than this beyond its end and let go, a page asks for more by ``load_more``. If the pull "
        "shows on the page, it is held open by as much until it loads no more. Points, 0 to 1e12; default 0: "
        "never. Since 0.2."
    )
    hover_hide_delay: Setting[float, float] = Setting(
        "With ``after_time``, how long nothing moves before the bar hides. All is at rest meanwhile, but "
        "``needs_frame`` is 1; ``next_change`` says when the bar hides. Seconds, 0 to 3600; default 3. Since 0.2."
    )
    hover_hides: Setting[HoverHides, HoverHides | str] = Setting(
        "What hides the hover bar when it is pinned. It slides up out of its place, never further than the page "
        "is scrolled, and nothing else moves: pages that are to be seen there go on behind it, by "
        "``pager_under_pinned``, and their lists count what of the bar is seen. Let go half way, it moves on to "
        "whole or hidden, in 0.2 s. It comes back when the header opens and with another page. The snapshot's "
        'hover is its frame as seen. "never", "by_direction" or "after_time"; default "never". Since 0.2.'
    )
    page_alignment: Setting[PageAlignment, PageAlignment | str] = Setting(
        'Where in the pager the current page lies, if pages are narrower. "start" or "center"; default "start". '
        "Since 0.3."
    )
    trackpad_momentum: Setting[TrackpadMomentum, TrackpadMomentum | str] = Setting(
        'Who continues the motion that fingers on a trackpad have let go. "system" or "engine"; default "system".'
        " Since 0.3."
    )
    short_page_arrival: Setting[ShortPageArrival, ShortPageArrival | str] = Setting(
        "What a page does to the header that comes in and does not let it collapse so far, by its ``short_page``."
        ' "keep" or "open"; default "keep". Since 0.3.'
    )
    page_turn_distance: Setting[float | None, float | None] = Setting(
        "How far a swipe slower than ``page_flick_velocity`` must lead to turn a page. Of the way to the next "
        "page. Factor, 0 to 1; default None: the preset's, 0.5, of ANDROID 0.6. Since 0.3."
    )
    page_width: Setting[float, float] = Setting(
        "How wide a page is, of the pager's width: narrower pages show several at a time. Factor, 0.1 to 1; "
        "default 1. Since 0.3."
    )


class ListProperties(HasSettings):
    """The settings of a list as attributes: reading one asks the library, setting one is ``set`` with it."""

    anchor: Setting[Anchor, Anchor | str] = Setting(
        "Which item of a list keeps its place on the screen when something above it changes. An item named by "
        '``ListLayout.set_anchor`` goes before. "none", "visible" or "scrolled"; default "visible".'
    )
    stick_to_end: Setting[bool, bool] = Setting(
        "True: if the end is seen, it stays so when content comes, goes or changes: a chat's. True or False; "
        "default False."
    )
    right_to_left: Setting[bool, bool] = Setting(
        "True: the first column of grids and waterfalls is the rightmost. True or False; default False."
    )
    minimum_height: Setting[float, float] = Setting("The content is at least so high. Points, 0 to 1e12; default 0.")
    overlap: Setting[float, float] = Setting(
        "What of the top of what is seen is covered by something of the host's, a translucent bar; sticky headers"
        " stop below it, and items are brought into view below it. Points, 0 to 1e12; default 0."
    )
    width: Setting[float, float] = Setting(
        "Of the list while it is attached to no page. Points, 0 to 1e12; default 390."
    )
    height: Setting[float, float] = Setting("Of what is seen of it then. Points, 0 to 1e12; default 844.")
    grows: Setting[Grows, Grows | str] = Setting(
        "UP: what is shorter than the port lies at its lower end; the list begins at its end, stays there if that"
        ' is seen, and asks for more above. "down" or "up"; default "down". Since 0.2.'
    )
    snap: Setting[ListSnap, ListSnap | str] = Setting(
        "Which of its items or sections are snap areas of its page, see ``set_snap_areas``, which goes before. An"
        " item counts with the sticky header above it and the sticky footer below it. Each is found in log n. "
        '"none", "items" or "sections"; default "none". Since 0.2.'
    )
    snap_every: Setting[int, int] = Setting(
        "Of each section's items the first, and from there every so many; in a grid its lines. Index, 0 to 1e9; "
        "default 0: each. Since 0.2."
    )
    snap_align: Setting[Align, Align | str] = Setting(
        "Which of its places goes to that of the port. In a waterfall of several columns the items' tops count. "
        '"start", "center" or "end"; default "start". Since 0.2.'
    )
    snap_strictness: Setting[SnapStrictness, SnapStrictness | str] = Setting(
        'Whether a page\'s path rests on its snap areas. "proximity" or "mandatory"; default "proximity". Since 0.2.'
    )
    snap_always_stop: Setting[bool, bool] = Setting(
        "True: no fling passes any of them. True or False; default False. Since 0.2."
    )
    stick_distance: Setting[float, float] = Setting(
        "With ``stick_to_end`` or UP, how near its end the list counts as at it, unless a finger holds it. "
        "Points, 0 to 1e12; default 1. Since 0.3."
    )
