// Generated from nestedslide.h and the settings' structs, see tools/api.
// swift-format-ignore-file

extension SettingTable {
  /// Why a setting is refused. The rows know where theirs begins.
  static let messages: StaticString = """
    physics: must be a NSLIDE_PHYSICS_ value\0\
    viewport_width: must be from 0 to 1e12 points\0\
    viewport_height: must be from 0 to 1e12 points\0\
    header_height: must be from 0 to 1e12 points\0\
    header_min_height: must be from 0 to 1e12 points\0\
    header_return_height: must be from 0 to 1e12 points\0\
    hover_height: must be from 0 to 1e12 points\0\
    pin_inset: must be from 0 to 1e12 points\0\
    pin_distance: must be from 0 to 1e12 points or automatic\0\
    main_margins: each must be from 0 to 1e12 points\0\
    top_margins: each must be from 0 to 1e12 points\0\
    content_margins: each must be from 0 to 1e12 points\0\
    main_spacing: must be from 0 to 1e12 points\0\
    top_spacing: must be from 0 to 1e12 points\0\
    page_spacing: must be from 0 to 1e12 points\0\
    right_to_left: must be 0 or 1\0\
    header_stretch: must be 0 or 1\0\
    header_motion: must be a NSLIDE_HEADER_ value\0\
    seam: must be a NSLIDE_SEAM_ value\0\
    overscroll_top: must be a NSLIDE_OVERSCROLL_ value\0\
    overscroll_bottom: must be NSLIDE_OVERSCROLL_NONE, WHOLE or PAGE\0\
    bounces: must be a NSLIDE_BOUNCES_ value\0\
    page_bounces: must be 0 or 1\0\
    page_memory: must be a NSLIDE_MEMORY_ value\0\
    short_page: must be a NSLIDE_SHORT_PAGE_ value\0\
    page_index: must be a NSLIDE_PAGE_INDEX_ value\0\
    horizontal_enabled: must be 0 or 1\0\
    swipe_area: must be a NSLIDE_SWIPE_ value\0\
    lazy: must be 0 or 1\0\
    prefetch: must be 0 or more pages\0\
    keep_alive: must be 0 or more pages\0\
    initial_page: must be 0 or more\0\
    header_snap: must be a NSLIDE_SNAP_ value\0\
    scroll_to_top: must be a NSLIDE_SCROLL_TO_TOP_ value\0\
    indicators: must be a NSLIDE_INDICATORS_ value\0\
    tab_alignment: must be a NSLIDE_TABS_ value\0\
    endless: must be 0 or 1\0\
    page_always_stop: must be 0 or 1\0\
    fling_curve: must be a NSLIDE_FLING_ value or -1\0\
    velocity_estimator: must be a NSLIDE_VELOCITY_ value or -1\0\
    repeated_flings: must be a NSLIDE_REPEAT_ value or -1\0\
    wheel_glide: must be a NSLIDE_GLIDE_ value or -1\0\
    wheel_latch: must be 0 or 1\0\
    chain_top: must be a NSLIDE_CHAIN_ value\0\
    chain_bottom: must be a NSLIDE_CHAIN_ value\0\
    chain_start: must be a NSLIDE_CHAIN_ value\0\
    chain_end: must be a NSLIDE_CHAIN_ value\0\
    load_threshold: must be from 0 to less than 1\0\
    seam_resistance: must be from 0.001 to 1000 per second\0\
    deceleration: must be from 0.001 to 1000 per second or automatic\0\
    constant_deceleration: must be from 1 to 1000000 points per second squared or automatic\0\
    fling_friction: must be from 0.0001 to 10 or automatic\0\
    min_fling_velocity: must be from 0 to 1e9 points per second or automatic\0\
    max_fling_velocity: must be from 0 to 1e9 points per second or automatic\0\
    rubber_band: must be from 0.001 to 1 or automatic\0\
    spring_response: must be from 0.01 to 100 seconds or automatic\0\
    spring_damping: must be from 0.01 to 100 or automatic\0\
    rest_distance: must be from 0.000001 to 100 points or automatic\0\
    touch_slop: must be from 0 to 1e12 points or automatic\0\
    axis_ratio: must be from 0 to 1000\0\
    press_delay: must be from 0 to 10 seconds\0\
    snap_velocity: must be from 0 to 1e9 points per second\0\
    refresh_height: must be from 0 to 1e12 points\0\
    load_more_distance: must be from 0 to 1e12 points\0\
    indicator_width: must be from 0 to 1e12 points\0\
    indicator_height: must be from 0 to 1e12 points\0\
    indicator_radius: must be from 0 to 1e12 points\0\
    page_flick_velocity: must be from 0 to 1e9 points per second or automatic\0\
    stop_velocity: must be from 0 to 1e9 points per second\0\
    resampling_latency: must be from 0 to 0.1 seconds\0\
    resampling_ahead: must be from 0 to 0.1 seconds\0\
    tap_velocity: must be from 0 to 1e9 points per second\0\
    mouse_slop: must be from 0 to 1e12 points\0\
    far_turns: must be a NSLIDE_FAR_TURNS_ value\0\
    key_glide: must be a NSLIDE_GLIDE_ value\0\
    command_glide: must be a NSLIDE_GLIDE_ value or -1\0\
    resampling: must be a NSLIDE_RESAMPLING_ value\0\
    reduced_motion: must be 0 or 1\0\
    fingers: must be a NSLIDE_FINGERS_ value\0\
    edge_shown: must be 0 or 1\0\
    page_turn: must be a NSLIDE_PAGE_TURN_ value\0\
    tab_spacing: must be from 0 to 1e12 points\0\
    tab_inset_start: must be from 0 to 1e12 points\0\
    tab_inset_end: must be from 0 to 1e12 points\0\
    tab_min_width: must be from 0 to 1e12 points\0\
    tab_fill: must be a NSLIDE_TAB_FILL_ value\0\
    axis: must be a NSLIDE_PATH_AXIS_ value\0\
    refresh_limit: must be from 1 to 1e12 points or automatic\0\
    refresh_second_height: must be from 0 to 1e12 points\0\
    refresh_per_page: must be 0 or 1\0\
    pager_under_pinned: must be 0 or 1\0\
    load_pull: must be from 0 to 1e12 points\0\
    hover_hide_delay: must be from 0 to 3600 seconds\0\
    hover_hides: must be a NSLIDE_HOVER_HIDES_ value\0\
    page_alignment: must be a NSLIDE_PAGE_ALIGN_ value\0\
    trackpad_momentum: must be a NSLIDE_TRACKPAD_MOMENTUM_ value\0\
    short_page_arrival: must be a NSLIDE_ARRIVAL_ value\0\
    page_turn_distance: must be from 0 to 1 or automatic\0\
    page_width: must be from 0.1 to 1\0\
    overscroll_top: must be a NSLIDE_OVERSCROLL_ value or -1\0\
    seam: must be a NSLIDE_SEAM_ value or -1\0\
    short_page: must be a NSLIDE_SHORT_PAGE_ value or -1\0\
    scroll_to_top: must be a NSLIDE_SCROLL_TO_TOP_ value or -1\0\
    indicators: must be a NSLIDE_INDICATORS_ value or -1\0\
    refresh_height: must be from 0 to 1e12 points or automatic\0\
    tab_width: must be from 0 to 1e12 points or automatic\0\
    key: must be  or more \0\
    load_more_distance: must be from 0 to 1e12 points or automatic\0\
    no_more: must be 0 or 1\0\
    reserved: must be 0\0\
    anchor: must be a NSLIDE_ANCHOR_ value\0\
    stick_to_end: must be 0 or 1\0\
    minimum_height: must be from 0 to 1e12 points\0\
    overlap: must be from 0 to 1e12 points\0\
    width: must be from 0 to 1e12 points\0\
    height: must be from 0 to 1e12 points\0\
    grows: must be a NSLIDE_GROWS_ value\0\
    snap: must be a NSLIDE_LIST_SNAP_ value\0\
    snap_every: must be from 0 to 1e9\0\
    snap_align: must be NSLIDE_ALIGN_START, CENTER or END\0\
    snap_strictness: must be a NSLIDE_SNAP_AREAS_ value\0\
    snap_always_stop: must be 0 or 1\0\
    stick_distance: must be from 0 to 1e12 points\0\
    layout: must be a NSLIDE_LAYOUT_ value\0\
    columns: must be from 0 to 256\0\
    sticky_header: must be 0 or 1\0\
    sticky_footer: must be 0 or 1\0\
    estimated: must be 0 or 1\0\
    min_item_width: must be from 0 to 1e12 points\0\
    footer_height: must be from 0 to 1e12 points\0\
    insets: each must be from 0 to 1e12 points\0\
    item_spacing: must be from 0 to 1e12 points\0\
    line_spacing: must be from 0 to 1e12 points\0\
    item_height: must be from 0 to 1e12 points
    """
}
