/// All settings in two tables: what each may be, what is usual, and where it lies in the engine's structs.
///
/// The settings are read from nslide_config, written to it, checked and saved by loops over these tables. Code that names
/// each of the 82 rows four times would be three times as long. The rows are in the order of nslide_config:
///
///     4         8 ........ 192 .......... 320 ........ 488 ..... 496 ...... 512 .. 516
///     physics | 23 numbers | 32 choices | 21 numbers | 2 choices | 2 numbers | 1 | reserved
///
/// What is usual is passed over when a configuration is read: most hosts change few settings, and creating a coordinator
/// is to be quick. `SettingTableTests` compares places and usual values with those of the structs.
enum SettingTable {
  /// How many numbers lie in front of the choices, and where in nslide_config these and those behind begin.
  static var numbersInFront: Int { 23 }
  static var placeInFront: Int { 8 }
  static var placeBehind: Int { 320 }
  /// How many numbers lie before those at the end, and where these begin.
  static var numbersBeforeLast: Int { 44 }
  static var placeOfLast: Int { 496 }

  /// A setting that is a number.
  struct NumberRow {
    /// Its offset in `AllSettings`.
    let own: UInt16
    let span: Span
    let form: Form
  }

  enum Form: UInt8 {
    case plain
    /// The caller may leave it to the engine: NSLIDE_AUTO in C, an `Automatic` here.
    case automatic
    /// Plain, and its message is that of the row before.
    case sharing
  }

  /// A setting that is a flag, an enumerator or a count. The engine has a count in an `Int32`, all others in a byte: the
  /// number of the case, which is the enumerator. What is left to the preset is -1 in C and one more than `most` here.
  struct ChoiceRow {
    let own: UInt16
    let most: Int8
    let isCount: Bool
  }

  /// Within what bounds a number must be.
  enum Span: UInt8 {
    case length, velocity, ratio, rate, share, fraction, spring, distance, acceleration, friction, delay
  }

  /// The least and the greatest number of each span. A fraction is less than 1.
  static let bounds: InlineArray<22, Double> = [
    0, 1e12, 0, 1e9, 0, 1000, 0.001, 1000, 0.001, 1, 0, 0x1.fffffffffffffp-1, 0.01, 100, 0.000001, 100, 1, 1e6,
    0.0001, 10, 0, 10,
  ]

  // MARK: Numbers

  @inline(__always)
  private static func number(_ own: UInt16, _ span: Span) -> NumberRow { NumberRow(own: own, span: span, form: .plain) }

  @inline(__always)
  private static func automatic(_ own: UInt16, _ span: Span) -> NumberRow {
    NumberRow(own: own, span: span, form: .automatic)
  }

  @inline(__always)
  private static func another(_ own: UInt16, _ span: Span) -> NumberRow {
    NumberRow(own: own, span: span, form: .sharing)
  }

  static let numbers: InlineArray<46, NumberRow> = [
    number(0, .length),  // viewport_width
    number(8, .length),  // viewport_height
    number(16, .length),  // header_height
    number(24, .length),  // header_min_height
    number(32, .length),  // header_return_height
    number(40, .length),  // hover_height
    number(48, .length),  // pin_inset
    automatic(56, .length),  // pin_distance
    number(328, .length),  // main_margins
    another(336, .length),
    another(344, .length),
    another(352, .length),
    number(360, .length),  // top_margins
    another(368, .length),
    another(376, .length),
    another(384, .length),
    number(392, .length),  // content_margins
    another(400, .length),
    another(408, .length),
    another(416, .length),
    number(424, .length),  // main_spacing
    number(432, .length),  // top_spacing
    number(440, .length),  // page_spacing
    number(176, .fraction),  // load_threshold
    number(112, .rate),  // seam_resistance
    automatic(72, .rate),  // deceleration
    automatic(272, .acceleration),  // constant_deceleration
    automatic(280, .friction),  // fling_friction
    automatic(288, .velocity),  // min_fling_velocity
    automatic(296, .velocity),  // max_fling_velocity
    automatic(80, .share),  // rubber_band
    automatic(88, .spring),  // spring_response
    automatic(96, .spring),  // spring_damping
    automatic(104, .distance),  // rest_distance
    number(128, .length),  // touch_slop
    number(136, .ratio),  // axis_ratio
    number(304, .delay),  // press_delay
    number(232, .velocity),  // snap_velocity
    number(240, .length),  // refresh_height
    number(248, .length),  // load_more_distance
    number(200, .length),  // indicator_width
    number(208, .length),  // indicator_height
    number(216, .length),  // indicator_radius
    number(168, .velocity),  // page_flick_velocity
    number(312, .velocity),  // tap_velocity
    number(320, .length),  // mouse_slop
  ]

  static let usualNumbers: InlineArray<46, Double> = [
    390, 844, 0, 0, 0, 0, 0, automaticValue, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.01, 2, automaticValue,
    automaticValue, automaticValue, automaticValue, automaticValue, automaticValue, automaticValue, automaticValue,
    automaticValue, 10, 1, 0.1, 50, 0, 0, 0, 2, 1, 300, 50, 3,
  ]

  /// NSLIDE_AUTO.
  @inline(__always) private static var automaticValue: Double { -1e300 }

  /// One message for each row, or for several that share it.
  static let numberMessages: StaticString = """
    viewport_width: must be from 0 to 1e12 points\0\
    viewport_height: must be from 0 to 1e12 points\0\
    header_height: must be from 0 to 1e12 points\0\
    header_min_height: must be from 0 to 1e12 points\0\
    header_return_height: must be from 0 to 1e12 points\0\
    hover_height: must be from 0 to 1e12 points\0\
    pin_inset: must be from 0 to 1e12 points\0\
    pin_distance: must be from 0 to 1e12 points, or automatic\0\
    main_margins: each must be from 0 to 1e12 points\0\
    top_margins: each must be from 0 to 1e12 points\0\
    content_margins: each must be from 0 to 1e12 points\0\
    main_spacing: must be from 0 to 1e12 points\0\
    top_spacing: must be from 0 to 1e12 points\0\
    page_spacing: must be from 0 to 1e12 points\0\
    load_threshold: must be from 0 to less than 1\0\
    seam_resistance: must be from 0.001 to 1000 per second\0\
    deceleration: must be from 0.001 to 1000 per second\0\
    constant_deceleration: must be from 1 to 1000000 points per second squared\0\
    fling_friction: must be from 0.0001 to 10\0\
    min_fling_velocity: must be from 0 to 1e9 points per second\0\
    max_fling_velocity: must be from 0 to 1e9 points per second\0\
    rubber_band: must be from 0.001 to 1\0\
    spring_response: must be from 0.01 to 100 seconds\0\
    spring_damping: must be from 0.01 to 100\0\
    rest_distance: must be from 0.000001 to 100 points\0\
    touch_slop: must be from 0 to 1e12 points\0\
    axis_ratio: must be from 0 to 1000\0\
    press_delay: must be from 0 to 10 seconds\0\
    snap_velocity: must be from 0 to 1e9 points per second\0\
    refresh_height: must be from 0 to 1e12 points\0\
    load_more_distance: must be from 0 to 1e12 points\0\
    indicator_width: must be from 0 to 1e12 points\0\
    indicator_height: must be from 0 to 1e12 points\0\
    indicator_radius: must be from 0 to 1e12 points\0\
    page_flick_velocity: must be from 0 to 1e9 points per second\0\
    tap_velocity: must be from 0 to 1e9 points per second\0\
    mouse_slop: must be from 0 to 1e12 points
    """

  // MARK: Choices

  @inline(__always)
  private static func choice(_ own: UInt16, most: Int8) -> ChoiceRow {
    ChoiceRow(own: own, most: most, isCount: false)
  }

  @inline(__always)
  private static func count(_ own: UInt16) -> ChoiceRow { ChoiceRow(own: own, most: 0, isCount: true) }

  static let choices: InlineArray<36, ChoiceRow> = [
    choice(64, most: 1),  // right_to_left
    choice(65, most: 1),  // header_stretch
    choice(256, most: 4),  // header_motion
    choice(258, most: 2),  // seam
    choice(259, most: 3),  // overscroll_top
    choice(260, most: 3),  // overscroll_bottom
    choice(261, most: 2),  // bounces
    choice(162, most: 1),  // page_bounces
    choice(160, most: 3),  // page_memory
    choice(262, most: 2),  // short_page
    choice(161, most: 1),  // page_index
    choice(145, most: 1),  // horizontal_enabled
    choice(144, most: 1),  // swipe_area
    choice(163, most: 1),  // lazy
    count(184),  // prefetch
    count(188),  // keep_alive
    count(192),  // initial_page
    choice(257, most: 2),  // header_snap
    choice(263, most: 1),  // scroll_to_top
    choice(264, most: 2),  // indicators
    choice(224, most: 2),  // tab_alignment
    choice(164, most: 1),  // endless
    choice(165, most: 1),  // page_always_stop
    choice(121, most: 3),  // fling_curve
    choice(146, most: 3),  // velocity_estimator
    choice(147, most: 2),  // repeated_flings
    choice(148, most: 2),  // wheel_glide
    choice(149, most: 1),  // wheel_latch
    choice(150, most: 2),  // chain_top
    choice(151, most: 2),  // chain_bottom
    choice(152, most: 2),  // chain_start
    choice(153, most: 2),  // chain_end
    choice(120, most: 3),  // physics
    choice(166, most: 1),  // far_turns
    choice(155, most: 1),  // reduced_motion
    choice(154, most: 1),  // fingers
  ]

  static let usualChoices: InlineArray<36, Int32> = [
    0, 0, 0, 0, 1, 2, 1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 2, 1, 0, 1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]

  static let choiceMessages: StaticString = """
    right_to_left: must be 0 or 1\0\
    header_stretch: must be 0 or 1\0\
    header_motion: must be a NSLIDE_HEADER_ value\0\
    seam: must be a NSLIDE_SEAM_ value\0\
    overscroll_top: must be a NSLIDE_OVERSCROLL_ value\0\
    overscroll_bottom: must be a NSLIDE_OVERSCROLL_ value\0\
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
    repeated_flings: must be a NSLIDE_REPEAT_ value\0\
    wheel_glide: must be a NSLIDE_GLIDE_ value\0\
    wheel_latch: must be 0 or 1\0\
    chain_top: must be a NSLIDE_CHAIN_ value\0\
    chain_bottom: must be a NSLIDE_CHAIN_ value\0\
    chain_start: must be a NSLIDE_CHAIN_ value\0\
    chain_end: must be a NSLIDE_CHAIN_ value\0\
    physics: must be a NSLIDE_PHYSICS_ value\0\
    far_turns: must be a NSLIDE_FAR_TURNS_ value\0\
    reduced_motion: must be 0 or 1\0\
    fingers: must be a NSLIDE_FINGERS_ value
    """

  // MARK: Saving

  /// The rows in the order in which they lie in `AllSettings` and are saved; those of choices follow the numbers.
  static let order: InlineArray<82, UInt8> = [
    0, 1, 2, 3, 4, 5, 6, 7, 46, 47, 25, 30, 31, 32, 33, 24, 78, 69, 34, 35, 58, 57, 70, 71, 72, 73, 74, 75, 76, 77,
    81, 80, 54, 56, 53, 59, 67, 68, 79, 43, 23, 60, 61, 62, 40, 41, 42, 66, 37, 38, 39, 48, 63, 49, 50, 51, 52, 55,
    64, 65, 26, 27, 28, 29, 36, 44, 45, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
  ]
}
