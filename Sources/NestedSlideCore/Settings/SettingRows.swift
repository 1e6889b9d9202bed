// Generated from nestedslide.h and the settings' structs, see tools/api.
// swift-format-ignore-file

extension SettingTable {
  /// nslide_config and `AllSettings`.
  public static var allSettings: SettingTable {
    SettingTable(first: 0, end: 108, usual: 0, words: 84)
  }

  /// nslide_page_settings and `PageSettings`.
  public static var pageSettings: SettingTable {
    SettingTable(first: 108, end: 119, usual: 84, words: 8)
  }

  /// nslide_list_config and `ListSettings`.
  public static var listSettings: SettingTable {
    SettingTable(first: 119, end: 133, usual: 92, words: 10)
  }

  /// nslide_section and `SectionSettings`.
  public static var sectionSettings: SettingTable {
    SettingTable(first: 133, end: 148, usual: 102, words: 13)
  }

  static let rows: InlineArray<148, Row> = [
    Row(4, 66, .choice, 7, 0),  // nslide_config.physics: settings.motion.preset
    Row(8, 0, .number, 14, 41),  // nslide_config.viewport_width: settings.layout.viewportWidth
    Row(16, 8, .number, 14, 87),  // nslide_config.viewport_height: settings.layout.viewportHeight
    Row(24, 16, .number, 14, 134),  // nslide_config.header_height: settings.layout.headerHeight
    Row(32, 24, .number, 14, 179),  // nslide_config.header_min_height: settings.layout.headerMinHeight
    Row(40, 32, .number, 14, 228),  // nslide_config.header_return_height: settings.layout.headerReturnHeight
    Row(48, 40, .number, 14, 280),  // nslide_config.hover_height: settings.layout.hoverHeight
    Row(56, 48, .number, 14, 324),  // nslide_config.pin_inset: settings.layout.pinInset
    Row(64, 56, .automatic, 14, 365),  // nslide_config.pin_distance: settings.layout.pinDistance
    Row(72, 240, .number, 14, 422),  // nslide_config.main_margins.top: fine.margins.main.top
    Row(80, 248, .number, 14, 422),  // nslide_config.main_margins.left: fine.margins.main.left
    Row(88, 256, .number, 14, 422),  // nslide_config.main_margins.bottom: fine.margins.main.bottom
    Row(96, 264, .number, 14, 422),  // nslide_config.main_margins.right: fine.margins.main.right
    Row(104, 272, .number, 14, 471),  // nslide_config.top_margins.top: fine.margins.top.top
    Row(112, 280, .number, 14, 471),  // nslide_config.top_margins.left: fine.margins.top.left
    Row(120, 288, .number, 14, 471),  // nslide_config.top_margins.bottom: fine.margins.top.bottom
    Row(128, 296, .number, 14, 471),  // nslide_config.top_margins.right: fine.margins.top.right
    Row(136, 304, .number, 14, 519),  // nslide_config.content_margins.top: fine.margins.content.top
    Row(144, 312, .number, 14, 519),  // nslide_config.content_margins.left: fine.margins.content.left
    Row(152, 320, .number, 14, 519),  // nslide_config.content_margins.bottom: fine.margins.content.bottom
    Row(160, 328, .number, 14, 519),  // nslide_config.content_margins.right: fine.margins.content.right
    Row(168, 336, .number, 14, 571),  // nslide_config.main_spacing: fine.margins.mainSpacing
    Row(176, 344, .number, 14, 615),  // nslide_config.top_spacing: fine.margins.topSpacing
    Row(184, 352, .number, 14, 658),  // nslide_config.page_spacing: fine.margins.pageSpacing
    Row(192, 64, .choice, 3, 702),  // nslide_config.right_to_left: settings.layout.rightToLeft
    Row(196, 65, .choice, 3, 732),  // nslide_config.header_stretch: settings.layout.headerStretch
    Row(200, 136, .choice, 6, 763),  // nslide_config.header_motion: settings.headerMotion
    Row(204, 139, .choice, 4, 809),  // nslide_config.seam: settings.seam
    Row(208, 140, .choice, 5, 844),  // nslide_config.overscroll_top: settings.overscrollTop
    Row(212, 141, .choice, 4, 895),  // nslide_config.overscroll_bottom: settings.overscrollBottom
    Row(216, 142, .choice, 4, 960),  // nslide_config.bounces: settings.bounces
    Row(220, 102, .choice, 3, 1001),  // nslide_config.page_bounces: settings.paging.bounces
    Row(224, 100, .choice, 5, 1030),  // nslide_config.page_memory: settings.paging.memory
    Row(228, 143, .choice, 4, 1074),  // nslide_config.short_page: settings.shortPage
    Row(232, 101, .choice, 3, 1121),  // nslide_config.page_index: settings.paging.indexRule
    Row(236, 81, .choice, 3, 1168),  // nslide_config.horizontal_enabled: settings.input.horizontalEnabled
    Row(240, 80, .choice, 3, 1203),  // nslide_config.swipe_area: settings.input.swipeArea
    Row(244, 103, .choice, 3, 1245),  // nslide_config.lazy: settings.paging.lazy
    Row(248, 108, .count, 13, 1266),  // nslide_config.prefetch: settings.paging.prefetch
    Row(252, 112, .count, 13, 1300),  // nslide_config.keep_alive: settings.paging.keepAlive
    Row(256, 116, .count, 13, 1336),  // nslide_config.initial_page: settings.paging.initialPage
    Row(260, 137, .choice, 4, 1368),  // nslide_config.header_snap: settings.headerSnap
    Row(264, 145, .choice, 3, 1410),  // nslide_config.scroll_to_top: settings.scrollToTop
    Row(268, 146, .choice, 4, 1463),  // nslide_config.indicators: settings.indicators
    Row(272, 400, .choice, 4, 1510),  // nslide_config.tab_alignment: fine.tabs.alignment
    Row(276, 104, .choice, 3, 1554),  // nslide_config.endless: settings.paging.isEndless
    Row(280, 105, .choice, 3, 1578),  // nslide_config.page_always_stop: settings.paging.alwaysStops
    Row(284, 67, .left, 6, 1611),  // nslide_config.fling_curve: settings.motion.flingCurve
    Row(288, 82, .left, 5, 1660),  // nslide_config.velocity_estimator: settings.input.velocityEstimator
    Row(292, 83, .left, 4, 1719),  // nslide_config.repeated_flings: settings.input.repeatedFlings
    Row(296, 84, .left, 5, 1773),  // nslide_config.wheel_glide: settings.input.wheelGlide
    Row(300, 85, .choice, 3, 1822),  // nslide_config.wheel_latch: settings.input.wheelLatches
    Row(304, 89, .choice, 4, 1850),  // nslide_config.chain_top: settings.input.chaining.top
    Row(308, 90, .choice, 4, 1891),  // nslide_config.chain_bottom: settings.input.chaining.bottom
    Row(312, 91, .choice, 4, 1935),  // nslide_config.chain_start: settings.input.chaining.start
    Row(316, 92, .choice, 4, 1978),  // nslide_config.chain_end: settings.input.chaining.end
    Row(320, 232, .number, 2, 2019),  // nslide_config.load_threshold: fine.loadThreshold
    Row(328, 200, .number, 18, 2065),  // nslide_config.seam_resistance: fine.seamResistance
    Row(336, 152, .automatic, 18, 2120),  // nslide_config.deceleration: fine.deceleration
    Row(344, 440, .automatic, 21, 2185),  // nslide_config.constant_deceleration: fine.constantDeceleration
    Row(352, 448, .automatic, 16, 2273),  // nslide_config.fling_friction: fine.flingFriction
    Row(360, 456, .automatic, 12, 2328),  // nslide_config.min_fling_velocity: fine.minFlingVelocity
    Row(368, 464, .automatic, 12, 2401),  // nslide_config.max_fling_velocity: fine.maxFlingVelocity
    Row(376, 160, .automatic, 17, 2474),  // nslide_config.rubber_band: fine.rubberBand
    Row(384, 168, .automatic, 19, 2524),  // nslide_config.spring_response: fine.springResponse
    Row(392, 176, .automatic, 19, 2587),  // nslide_config.spring_damping: fine.springDamping
    Row(400, 184, .automatic, 15, 2641),  // nslide_config.rest_distance: fine.restDistance
    Row(408, 72, .automatic, 14, 2705),  // nslide_config.touch_slop: settings.input.touchSlop
    Row(416, 208, .number, 10, 2760),  // nslide_config.axis_ratio: fine.axisRatio
    Row(424, 472, .number, 8, 2795),  // nslide_config.press_delay: fine.pressDelay
    Row(432, 216, .number, 12, 2837),  // nslide_config.snap_velocity: fine.snapVelocity
    Row(440, 120, .number, 14, 2892),  // nslide_config.refresh_height: settings.refreshHeight
    Row(448, 128, .number, 14, 2938),  // nslide_config.load_more_distance: settings.loadMoreDistance
    Row(456, 376, .number, 14, 2988),  // nslide_config.indicator_width: fine.tabs.indicatorWidth
    Row(464, 384, .number, 14, 3035),  // nslide_config.indicator_height: fine.tabs.indicatorHeight
    Row(472, 392, .number, 14, 3083),  // nslide_config.indicator_radius: fine.tabs.indicatorRadius
    Row(480, 224, .automatic, 12, 3131),  // nslide_config.page_flick_velocity: fine.flickVelocity
    Row(488, 192, .number, 12, 3205),  // nslide_config.stop_velocity: fine.stopVelocity
    Row(496, 496, .number, 1, 3260),  // nslide_config.resampling_latency: fine.resamplingLatency
    Row(504, 504, .number, 1, 3310),  // nslide_config.resampling_ahead: fine.resamplingAhead
    Row(512, 480, .number, 12, 3358),  // nslide_config.tap_velocity: fine.tapVelocity
    Row(520, 488, .number, 14, 3412),  // nslide_config.mouse_slop: fine.mouseSlop
    Row(528, 106, .choice, 3, 3454),  // nslide_config.far_turns: settings.paging.farTurns
    Row(532, 93, .choice, 5, 3499),  // nslide_config.key_glide: settings.input.keyGlide
    Row(536, 94, .left, 5, 3540),  // nslide_config.command_glide: settings.input.commandGlide
    Row(540, 87, .choice, 3, 3591),  // nslide_config.resampling: settings.input.resampling
    Row(544, 96, .choice, 3, 3638),  // nslide_config.reduced_motion: settings.input.reducesMotion
    Row(548, 95, .choice, 3, 3669),  // nslide_config.fingers: settings.input.fingers
    Row(552, 88, .choice, 3, 3710),  // nslide_config.edge_shown: settings.input.showsEdges
    Row(556, 107, .choice, 4, 3737),  // nslide_config.page_turn: settings.paging.pageTurn
    Row(560, 408, .number, 14, 3782),  // nslide_config.tab_spacing: fine.tabs.spacing
    Row(568, 416, .number, 14, 3825),  // nslide_config.tab_inset_start: fine.tabs.insetStart
    Row(576, 424, .number, 14, 3872),  // nslide_config.tab_inset_end: fine.tabs.insetEnd
    Row(584, 432, .number, 14, 3917),  // nslide_config.tab_min_width: fine.tabs.minWidth
    Row(592, 401, .choice, 4, 3962),  // nslide_config.tab_fill: fine.tabs.fill
    Row(596, 138, .choice, 3, 4005),  // nslide_config.axis: settings.axis
    Row(600, 512, .automatic, 22, 4045),  // nslide_config.refresh_limit: fine.refreshLimit
    Row(608, 520, .number, 14, 4103),  // nslide_config.refresh_second_height: fine.refreshSecondHeight
    Row(616, 528, .choice, 3, 4156),  // nslide_config.refresh_per_page: fine.refreshPerPage
    Row(620, 529, .choice, 3, 4189),  // nslide_config.pager_under_pinned: fine.pagerUnderPinned
    Row(624, 536, .number, 14, 4224),  // nslide_config.load_pull: fine.loadPull
    Row(632, 544, .number, 11, 4265),  // nslide_config.hover_hide_delay: fine.hoverHideDelay
    Row(640, 560, .choice, 4, 4314),  // nslide_config.hover_hides: fine.hoverHides
    Row(644, 368, .choice, 3, 4363),  // nslide_config.page_alignment: fine.margins.pageAlignment
    Row(648, 86, .choice, 3, 4414),  // nslide_config.trackpad_momentum: settings.input.trackpadMomentum
    Row(652, 144, .choice, 3, 4475),  // nslide_config.short_page_arrival: settings.shortPageArrival
    Row(656, 552, .automatic, 3, 4527),  // nslide_config.page_turn_distance: fine.pageTurnDistance
    Row(664, 360, .number, 20, 4580),  // nslide_config.page_width: fine.margins.pageWidth
    Row(4, 0, .left, 5, 4614),  // nslide_page_settings.overscroll_top: overscrollTop
    Row(8, 1, .left, 4, 4671),  // nslide_page_settings.seam: seam
    Row(12, 2, .left, 4, 4712),  // nslide_page_settings.short_page: shortPage
    Row(16, 3, .left, 3, 4765),  // nslide_page_settings.scroll_to_top: scrollToTop
    Row(20, 4, .left, 4, 4824),  // nslide_page_settings.indicators: indicators
    Row(24, 8, .automatic, 14, 4877),  // nslide_page_settings.refresh_height: refreshHeight
    Row(32, 16, .automatic, 14, 4936),  // nslide_page_settings.tab_width: tabWidth
    Row(40, 24, .key, 0, 4990),  // nslide_page_settings.key: key
    Row(48, 32, .automatic, 14, 5013),  // nslide_page_settings.load_more_distance: loadMoreDistance
    Row(56, 40, .choice, 3, 5076),  // nslide_page_settings.no_more: noMore
    Row(60, 0, .reserved, 0, 5100),  // nslide_page_settings.reserved
    Row(4, 0, .choice, 4, 5120),  // nslide_list_config.anchor: anchor
    Row(8, 1, .choice, 3, 5159),  // nslide_list_config.stick_to_end: sticksToEnd
    Row(12, 2, .choice, 3, 702),  // nslide_list_config.right_to_left: rightToLeft
    Row(16, 8, .number, 14, 5188),  // nslide_list_config.minimum_height: minimumHeight
    Row(24, 16, .number, 14, 5234),  // nslide_list_config.overlap: overlap
    Row(32, 24, .number, 14, 5273),  // nslide_list_config.width: width
    Row(40, 32, .number, 14, 5310),  // nslide_list_config.height: height
    Row(48, 40, .choice, 3, 5348),  // nslide_list_config.grows: grows
    Row(52, 41, .choice, 4, 5385),  // nslide_list_config.snap: snap
    Row(56, 44, .count, 12, 5425),  // nslide_list_config.snap_every: snapEvery
    Row(60, 48, .choice, 4, 5459),  // nslide_list_config.snap_align: snapAlign
    Row(64, 49, .choice, 3, 5513),  // nslide_list_config.snap_strictness: snapStrictness
    Row(68, 50, .choice, 3, 5565),  // nslide_list_config.snap_always_stop: snapAlwaysStop
    Row(72, 56, .number, 14, 5598),  // nslide_list_config.stick_distance: stickDistance
    Row(4, 0, .choice, 4, 5644),  // nslide_section.layout: layout
    Row(8, 4, .count, 9, 5683),  // nslide_section.columns: columns
    Row(12, 8, .choice, 3, 5714),  // nslide_section.sticky_header: stickyHeader
    Row(16, 9, .choice, 3, 5744),  // nslide_section.sticky_footer: stickyFooter
    Row(20, 10, .choice, 3, 5774),  // nslide_section.estimated: isEstimated
    Row(24, 16, .number, 14, 5800),  // nslide_section.min_item_width: minItemWidth
    Row(32, 24, .number, 14, 134),  // nslide_section.header_height: headerHeight
    Row(40, 32, .number, 14, 5846),  // nslide_section.footer_height: footerHeight
    Row(48, 40, .number, 14, 5891),  // nslide_section.insets.top: insets.top
    Row(56, 48, .number, 14, 5891),  // nslide_section.insets.left: insets.left
    Row(64, 56, .number, 14, 5891),  // nslide_section.insets.bottom: insets.bottom
    Row(72, 64, .number, 14, 5891),  // nslide_section.insets.right: insets.right
    Row(80, 72, .number, 14, 5934),  // nslide_section.item_spacing: itemSpacing
    Row(88, 80, .number, 14, 5978),  // nslide_section.line_spacing: lineSpacing
    Row(96, 88, .number, 14, 6022),  // nslide_section.item_height: itemHeight
  ]

  /// The least and the greatest number of each span.
  static let bounds: InlineArray<46, Double> = [
    0.0, 0.0, 0.0, 0.1, 0.0, 0.9999999999999999, 0.0, 1.0, 0.0, 2.0, 0.0, 3.0, 0.0, 4.0, 0.0, 5.0, 0.0, 10.0, 0.0,
    256.0, 0.0, 1000.0, 0.0, 3600.0, 0.0, 1000000000.0, 0.0, 2147483647.0, 0.0, 1000000000000.0, 1e-06, 100.0,
    0.0001, 10.0, 0.001, 1.0, 0.001, 1000.0, 0.01, 100.0, 0.1, 1.0, 1.0, 1000000.0, 1.0, 1000000000000.0
  ]

  /// The structs of C with only what is usual, word by word.
  static let usualWords: InlineArray<115, UInt64> = [
    0x2a0, 0x4078600000000000, 0x408a600000000000, 0x0, 0x0, 0x0, 0x0, 0x0, 0xfe37e43c8800759c, 0x0, 0x0, 0x0, 0x0,
    0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x200000001, 0x100000001, 0x0, 0x100000000,
    0x100000000, 0x0, 0x0, 0x200000000, 0x1, 0xffffffff00000001, 0xffffffffffffffff, 0xffffffff, 0x0, 0x0,
    0x3f847ae147ae147b, 0x4000000000000000, 0xfe37e43c8800759c, 0xfe37e43c8800759c, 0xfe37e43c8800759c,
    0xfe37e43c8800759c, 0xfe37e43c8800759c, 0xfe37e43c8800759c, 0xfe37e43c8800759c, 0xfe37e43c8800759c,
    0xfe37e43c8800759c, 0xfe37e43c8800759c, 0x3ff0000000000000, 0x3fb999999999999a, 0x4049000000000000, 0x0, 0x0,
    0x0, 0x4000000000000000, 0x3ff0000000000000, 0xfe37e43c8800759c, 0x0, 0x3f726e978d4fdf3b, 0x3f889374bc6a7efa,
    0x4049000000000000, 0x4008000000000000, 0x100000000, 0xffffffff, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
    0xfe37e43c8800759c, 0x0, 0x0, 0x0, 0x4008000000000000, 0x0, 0x0, 0xfe37e43c8800759c, 0x3ff0000000000000,
    0xffffffff00000040, 0xffffffffffffffff, 0xffffffffffffffff, 0xfe37e43c8800759c, 0xfe37e43c8800759c, 0x0,
    0xfe37e43c8800759c, 0x0, 0x100000050, 0x0, 0x0, 0x0, 0x4078600000000000, 0x408a600000000000, 0x0, 0x0, 0x0,
    0x3ff0000000000000, 0x68, 0x100000001, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x4046000000000000
  ]

  /// The first row of each of these words, or of a later one.
  static let wordRows: InlineArray<115, UInt8> = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 28, 30, 32, 34,
    36, 38, 40, 42, 44, 46, 48, 50, 52, 54, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73,
    74, 75, 76, 77, 78, 79, 80, 81, 82, 84, 86, 88, 90, 91, 92, 93, 94, 96, 97, 98, 100, 101, 102, 104, 106, 107,
    108, 109, 111, 113, 114, 115, 116, 117, 119, 120, 122, 123, 124, 125, 126, 128, 130, 132, 133, 134, 136, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147
  ]
}
