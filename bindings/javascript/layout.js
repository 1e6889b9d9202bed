// Generated from include/nestedslide.h by tools/api: do not edit.

/**
 * Where a field of a struct lies in the module's memory.
 * @typedef {object} Field
 * @property {string} name As JavaScript has it.
 * @property {number} offset Bytes from the struct's start.
 * @property {"i32"|"u32"|"i64"|"u64"|"f64"|"rect"|"insets"} type A number, or four doubles as an object.
 */

/**
 * @typedef {object} Layout
 * @property {number} size Bytes.
 * @property {number} kind For nslide_struct_size; -1 where that does not tell it.
 * @property {Field[]} fields In order; of a struct with `read` only those that are written.
 * @property {(memory: import("./memory.js").Memory, at: number, into: any) => void} [read] Reads all fields of a struct
 *   that every frame has: a loop over their names takes several times as long.
 */

export const VERSION = 3000;
export const ABI_VERSION = 0;
export const MAX_LENGTH = 1.0e12;
export const MAX_VELOCITY = 1.0e9;
export const MAX_TIME = 1.0e12;
export const MAX_COORDINATORS = 262144;
export const MAX_LISTS = 262144;
export const MAX_PAGES = 10000000;
export const MAX_POINTERS = 8;
export const MAX_VISIBLE_PAGES = 11;
export const MAX_HEADER_PARTS = 64;
export const MAX_REGIONS = 1024;
export const MAX_EFFECTS = 64;
export const MAX_STRETCHES = 1024;
export const MAX_SNAP_AREAS = 100000;
export const MAX_FLING_SAMPLES = 256;
export const MAX_SECTIONS = 1000000;
export const MAX_ITEMS = 100000000;
export const MAX_COLUMNS = 256;
export const AUTO = -1.0e300;
export const NO_PAGE = -1;
export const KEEP = 1;
export const OK = 0;
export const ERROR_INVALID_ARGUMENT = -1;
export const ERROR_NOT_FINITE = -2;
export const ERROR_OUT_OF_RANGE = -3;
export const ERROR_INVALID_HANDLE = -4;
export const ERROR_STALE_HANDLE = -5;
export const ERROR_INVALID_STATE = -6;
export const ERROR_TIME_WENT_BACK = -7;
export const ERROR_STRUCT_SIZE = -8;
export const ERROR_BUFFER_TOO_SMALL = -9;
export const ERROR_OUT_OF_MEMORY = -10;
export const ERROR_BUSY = -11;
export const ERROR_REENTRANT = -12;
export const ERROR_UNSUPPORTED = -13;
export const ERROR_CORRUPT_DATA = -14;
export const PHYSICS_IOS = 0;
export const PHYSICS_IOS_FAST = 1;
export const PHYSICS_ANDROID = 2;
export const PHYSICS_DESKTOP = 3;
export const PHYSICS_CHROMIUM = 4;
export const PHYSICS_QT = 5;
export const FLING_EXPONENTIAL = 0;
export const FLING_SPLINE = 1;
export const FLING_CONSTANT = 2;
export const FLING_CHROMIUM = 3;
export const FLING_CHROMIUM_PHYSICS = 4;
export const VELOCITY_WEIGHTED = 0;
export const VELOCITY_LEAST_SQUARES = 1;
export const VELOCITY_IMPULSE = 2;
export const VELOCITY_MEAN = 3;
export const REPEAT_NONE = 0;
export const REPEAT_ADD = 1;
export const REPEAT_CARRY = 2;
export const TRACKPAD_MOMENTUM_SYSTEM = 0;
export const TRACKPAD_MOMENTUM_ENGINE = 1;
export const CHAIN_AUTO = 0;
export const CHAIN_CONTAIN = 1;
export const CHAIN_NONE = 2;
export const HEADER_FIRST = 0;
export const HEADER_QUICK_RETURN = 1;
export const HEADER_QUICK_RETURN_MINIMUM = 2;
export const HEADER_FIXED = 3;
export const HEADER_CONTENT_FIRST = 4;
export const SEAM_CONTINUOUS = 0;
export const SEAM_STOP = 1;
export const SEAM_RESISTED = 2;
export const OVERSCROLL_INHERIT = -1;
export const OVERSCROLL_NONE = 0;
export const OVERSCROLL_WHOLE = 1;
export const OVERSCROLL_PAGE = 2;
export const OVERSCROLL_BOTH = 3;
export const MEMORY_ALIGN = 0;
export const MEMORY_KEEP = 1;
export const MEMORY_RESET_CURRENT = 2;
export const MEMORY_RESET_ALL = 3;
export const SHORT_PAGE_PAD = 0;
export const SHORT_PAGE_LIMIT = 1;
export const SHORT_PAGE_HOLD = 2;
export const ARRIVAL_KEEP = 0;
export const ARRIVAL_OPEN = 1;
export const PAGE_ALIGN_START = 0;
export const PAGE_ALIGN_CENTER = 1;
export const SNAP_NONE = 0;
export const SNAP_DIRECTION = 1;
export const SNAP_NEAREST = 2;
export const SCROLL_TO_TOP_WHOLE = 0;
export const SCROLL_TO_TOP_PAGE_FIRST = 1;
export const BOUNCES_NEVER = 0;
export const BOUNCES_ALWAYS = 1;
export const BOUNCES_SCROLLABLE = 2;
export const FAR_TURNS_PAIR = 0;
export const FAR_TURNS_PASS = 1;
export const PAGE_TURN_STOP = 0;
export const PAGE_TURN_CONTINUE = 1;
export const PAGE_TURN_HAND_OVER = 2;
export const PATH_AXIS_VERTICAL = 0;
export const PATH_AXIS_HORIZONTAL = 1;
export const RESAMPLING_NONE = 0;
export const RESAMPLING_ON = 1;
export const INDICATORS_NONE = 0;
export const INDICATORS_PAGE = 1;
export const INDICATORS_SWITCH = 2;
export const FINGERS_NEWEST = 0;
export const FINGERS_AVERAGE = 1;
export const INDICATOR_NONE = 0;
export const INDICATOR_OUTER = 1;
export const INDICATOR_PAGE = 2;
export const REFRESH_IDLE = 0;
export const REFRESH_PULLING = 1;
export const REFRESH_ARMED = 2;
export const REFRESH_REFRESHING = 3;
export const REFRESH_FINISHING = 4;
export const REFRESH_SECOND_ARMED = 5;
export const REFRESH_SECOND = 6;
export const REFRESH_SUCCEEDED = 7;
export const REFRESH_FAILED = 8;
export const RESULT_NONE = 0;
export const RESULT_SUCCESS = 1;
export const RESULT_FAILURE = 2;
export const TABS_START = 0;
export const TABS_CENTER = 1;
export const TABS_NEAREST = 2;
export const TAB_FILL_CONTENT = 0;
export const TAB_FILL_EQUAL = 1;
export const TAB_FILL_BOTH = 2;
export const HOVER_HIDES_NEVER = 0;
export const HOVER_HIDES_BY_DIRECTION = 1;
export const HOVER_HIDES_AFTER_TIME = 2;
export const PART_AWAY = 0;
export const PART_STAYS = 1;
export const PART_RETURNS = 2;
export const PART_REST_ANYWHERE = 0;
export const PART_SNAPS = 1;
export const PART_SNAPS_WITH_MARGINS = 2;
export const LINK_VERTICAL = 1;
export const LINK_HORIZONTAL = 2;
export const LINK_HEADER_FIRST = 4;
export const LINK_LATCHED = 8;
export const LINK_OWN_COORDINATES = 16;
export const VIEW_OUTER = -1;
export const VIEW_NONE = -2;
export const VIEW_PAGER = -3;
export const MOVED_BY_DRAG = 0;
export const MOVED_BY_INERTIA = 1;
export const MOVED_BY_PROGRAM = 2;
export const MOVED_BY_SCROLL_TO_TOP = 3;
export const MOVED_BY_HEADER_DRAG = 4;
export const PAGE_INDEX_SETTLE = 0;
export const PAGE_INDEX_LIVE = 1;
export const SWIPE_PAGES = 0;
export const SWIPE_ALL = 1;
export const PHASE_IDLE = 0;
export const PHASE_DRAGGING = 1;
export const PHASE_DECELERATING = 2;
export const PHASE_BOUNCING = 3;
export const PHASE_SNAPPING = 4;
export const PHASE_PAGING = 5;
export const PHASE_ANIMATING = 6;
export const EXPANDED = 0;
export const COLLAPSING = 1;
export const PINNED = 2;
export const SOURCE_TOUCH = 0;
export const SOURCE_MOUSE = 1;
export const SOURCE_PEN = 2;
export const SOURCE_TRACKPAD = 3;
export const SOURCE_WHEEL = 4;
export const SOURCE_KEY = 5;
export const SOURCE_PROGRAM = 6;
export const SOURCE_FLING = 7;
export const TOUCH_NONE = 0;
export const TOUCH_WAITING = 1;
export const TOUCH_PRESSED = 2;
export const TOUCH_DRAGGED = 3;
export const TOUCH_TAPPED = 4;
export const POINTER_DOWN = 0;
export const POINTER_MOVE = 1;
export const POINTER_UP = 2;
export const POINTER_CANCEL = 3;
export const WHEEL_PIXEL = 0;
export const WHEEL_LINE = 1;
export const WHEEL_NOTCH = 2;
export const WHEEL_PHASE_NONE = 0;
export const WHEEL_PHASE_BEGAN = 1;
export const WHEEL_PHASE_CHANGED = 2;
export const WHEEL_PHASE_ENDED = 3;
export const WHEEL_PHASE_MOMENTUM = 4;
export const WHEEL_PHASE_MOMENTUM_ENDED = 5;
export const GLIDE_SPRING = 0;
export const GLIDE_EASE = 1;
export const GLIDE_IMPULSE = 2;
export const GLIDE_PROGRAM = 3;
export const KEY_DOWN = 0;
export const KEY_UP = 1;
export const KEY_PAGE_DOWN = 2;
export const KEY_PAGE_UP = 3;
export const KEY_SPACE = 4;
export const KEY_HOME = 5;
export const KEY_END = 6;
export const KEY_LEFT = 7;
export const KEY_RIGHT = 8;
export const ALIGN_START = 0;
export const ALIGN_CENTER = 1;
export const ALIGN_END = 2;
export const ALIGN_NEAREST = 3;
export const SNAP_AREAS_PROXIMITY = 0;
export const SNAP_AREAS_MANDATORY = 1;
export const AXIS_VERTICAL = 1;
export const AXIS_HORIZONTAL = 2;
export const REGION_HEADER = -1;
export const REGION_HOVER = -2;
export const REGION_VIEWPORT = -3;
export const AUTOSCROLL_OFF = 0;
export const AUTOSCROLL_EDGE = 1;
export const AUTOSCROLL_ORIGIN = 2;
export const EFFECT_MORE = 0;
export const EFFECT_COLLAPSE = 1;
export const EFFECT_PAGES = 2;
export const EFFECT_OFFSET = 3;
export const EFFECT_OVERSCROLL = 4;
export const EFFECT_REFRESH = 5;
export const EFFECT_ITEM = 6;
export const UNIT_POINTS = 0;
export const UNIT_PERCENT = 1;
export const EASING_LINEAR = 0;
export const EASING_EASE = 1;
export const EASING_EASE_IN = 2;
export const EASING_EASE_OUT = 3;
export const EASING_EASE_IN_OUT = 4;
export const BAR_JOINED = 0;
export const BAR_OUTER = 1;
export const BAR_PAGE = 2;
export const THUMB_BEGAN = 0;
export const THUMB_MOVED = 1;
export const THUMB_ENDED = 2;
export const DIRECTION_NONE = -1;
export const DIRECTION_UP = 0;
export const DIRECTION_DOWN = 1;
export const DIRECTION_LEFT = 2;
export const DIRECTION_RIGHT = 3;
export const LAYOUT_LIST = 0;
export const LAYOUT_GRID = 1;
export const LAYOUT_WATERFALL = 2;
export const ANCHOR_NONE = 0;
export const ANCHOR_VISIBLE = 1;
export const ANCHOR_SCROLLED = 2;
export const GROWS_DOWN = 0;
export const GROWS_UP = 1;
export const LIST_SNAP_NONE = 0;
export const LIST_SNAP_ITEMS = 1;
export const LIST_SNAP_SECTIONS = 2;
export const ITEM_HEADER = -1;
export const ITEM_FOOTER = -2;
export const ITEM_NONE = -3;
export const ITEM_IS_STUCK = 1;
export const ITEM_IS_ESTIMATED = 2;
export const ITEM_LEFT = 0;
export const ITEM_ENTERED = 1;
export const EVENT_SCROLL_BEGAN = 1;
export const EVENT_SCROLL_ENDED = 2;
export const EVENT_DRAG_BEGAN = 3;
export const EVENT_DRAG_ENDED = 4;
export const EVENT_DECELERATION_BEGAN = 5;
export const EVENT_DECELERATION_ENDED = 6;
export const EVENT_OFFSET_CHANGED = 7;
export const EVENT_PINNED = 8;
export const EVENT_UNPINNED = 9;
export const EVENT_PAGE_SCROLLED = 10;
export const EVENT_PAGE_NEEDED = 11;
export const EVENT_PAGE_RELEASED = 12;
export const EVENT_PAGE_APPEARED = 13;
export const EVENT_PAGE_DISAPPEARED = 14;
export const EVENT_PAGE_TRANSITION_BEGAN = 15;
export const EVENT_PAGE_TRANSITION_ENDED = 16;
export const EVENT_PAGE_CHANGED = 17;
export const EVENT_SETTLED = 18;
export const EVENT_SCROLLED_TO_TOP = 19;
export const EVENT_INDICATORS_CHANGED = 20;
export const EVENT_REFRESH_CHANGED = 21;
export const EVENT_LOAD_MORE = 22;
export const EVENT_FLING_LEFT = 23;
export const EVENT_PAGE_GOAL_CHANGED = 24;
export const EVENT_OPENED = 25;
export const STRUCT_CONFIG = 0;
export const STRUCT_PAGE_SETTINGS = 1;
export const STRUCT_SNAPSHOT = 2;
export const STRUCT_PAGE = 3;
export const STRUCT_EVENT = 4;
export const STRUCT_FRAME = 5;
export const STRUCT_HEADER_PART = 6;
export const STRUCT_CORRECTION = 7;
export const STRUCT_EDGE = 8;
export const STRUCT_REGION = 9;
export const STRUCT_SNAP_AREA = 10;
export const STRUCT_LIST_CONFIG = 11;
export const STRUCT_SECTION = 12;
export const STRUCT_LIST_STATE = 13;
export const STRUCT_ITEM = 14;
export const STRUCT_ITEM_RANGE = 15;
export const STRUCT_ITEM_CHANGE = 16;
export const STRUCT_MOTION = 17;
export const STRUCT_POINTER_SAMPLE = 18;
export const STRUCT_FLING_SAMPLE = 19;
export const STRUCT_EFFECT = 20;

/** @type {Layout} */
export const RECT_LAYOUT = {
  size: 32,
  kind: -1,
  fields: [
    { name: "x", offset: 0, type: "f64" },
    { name: "y", offset: 8, type: "f64" },
    { name: "width", offset: 16, type: "f64" },
    { name: "height", offset: 24, type: "f64" },
  ],
};

/** @type {Layout} */
export const INSETS_LAYOUT = {
  size: 32,
  kind: -1,
  fields: [
    { name: "top", offset: 0, type: "f64" },
    { name: "left", offset: 8, type: "f64" },
    { name: "bottom", offset: 16, type: "f64" },
    { name: "right", offset: 24, type: "f64" },
  ],
};

/** @type {Layout} */
export const CONFIG_LAYOUT = {
  size: 672,
  kind: 0,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "physics", offset: 4, type: "i32" },
    { name: "viewportWidth", offset: 8, type: "f64" },
    { name: "viewportHeight", offset: 16, type: "f64" },
    { name: "headerHeight", offset: 24, type: "f64" },
    { name: "headerMinHeight", offset: 32, type: "f64" },
    { name: "headerReturnHeight", offset: 40, type: "f64" },
    { name: "hoverHeight", offset: 48, type: "f64" },
    { name: "pinInset", offset: 56, type: "f64" },
    { name: "pinDistance", offset: 64, type: "f64" },
    { name: "mainMargins", offset: 72, type: "insets" },
    { name: "topMargins", offset: 104, type: "insets" },
    { name: "contentMargins", offset: 136, type: "insets" },
    { name: "mainSpacing", offset: 168, type: "f64" },
    { name: "topSpacing", offset: 176, type: "f64" },
    { name: "pageSpacing", offset: 184, type: "f64" },
    { name: "rightToLeft", offset: 192, type: "i32" },
    { name: "headerStretch", offset: 196, type: "i32" },
    { name: "headerMotion", offset: 200, type: "i32" },
    { name: "seam", offset: 204, type: "i32" },
    { name: "overscrollTop", offset: 208, type: "i32" },
    { name: "overscrollBottom", offset: 212, type: "i32" },
    { name: "bounces", offset: 216, type: "i32" },
    { name: "pageBounces", offset: 220, type: "i32" },
    { name: "pageMemory", offset: 224, type: "i32" },
    { name: "shortPage", offset: 228, type: "i32" },
    { name: "pageIndex", offset: 232, type: "i32" },
    { name: "horizontalEnabled", offset: 236, type: "i32" },
    { name: "swipeArea", offset: 240, type: "i32" },
    { name: "lazy", offset: 244, type: "i32" },
    { name: "prefetch", offset: 248, type: "i32" },
    { name: "keepAlive", offset: 252, type: "i32" },
    { name: "initialPage", offset: 256, type: "i32" },
    { name: "headerSnap", offset: 260, type: "i32" },
    { name: "scrollToTop", offset: 264, type: "i32" },
    { name: "indicators", offset: 268, type: "i32" },
    { name: "tabAlignment", offset: 272, type: "i32" },
    { name: "endless", offset: 276, type: "i32" },
    { name: "pageAlwaysStop", offset: 280, type: "i32" },
    { name: "flingCurve", offset: 284, type: "i32" },
    { name: "velocityEstimator", offset: 288, type: "i32" },
    { name: "repeatedFlings", offset: 292, type: "i32" },
    { name: "wheelGlide", offset: 296, type: "i32" },
    { name: "wheelLatch", offset: 300, type: "i32" },
    { name: "chainTop", offset: 304, type: "i32" },
    { name: "chainBottom", offset: 308, type: "i32" },
    { name: "chainStart", offset: 312, type: "i32" },
    { name: "chainEnd", offset: 316, type: "i32" },
    { name: "loadThreshold", offset: 320, type: "f64" },
    { name: "seamResistance", offset: 328, type: "f64" },
    { name: "deceleration", offset: 336, type: "f64" },
    { name: "constantDeceleration", offset: 344, type: "f64" },
    { name: "flingFriction", offset: 352, type: "f64" },
    { name: "minFlingVelocity", offset: 360, type: "f64" },
    { name: "maxFlingVelocity", offset: 368, type: "f64" },
    { name: "rubberBand", offset: 376, type: "f64" },
    { name: "springResponse", offset: 384, type: "f64" },
    { name: "springDamping", offset: 392, type: "f64" },
    { name: "restDistance", offset: 400, type: "f64" },
    { name: "touchSlop", offset: 408, type: "f64" },
    { name: "axisRatio", offset: 416, type: "f64" },
    { name: "pressDelay", offset: 424, type: "f64" },
    { name: "snapVelocity", offset: 432, type: "f64" },
    { name: "refreshHeight", offset: 440, type: "f64" },
    { name: "loadMoreDistance", offset: 448, type: "f64" },
    { name: "indicatorWidth", offset: 456, type: "f64" },
    { name: "indicatorHeight", offset: 464, type: "f64" },
    { name: "indicatorRadius", offset: 472, type: "f64" },
    { name: "pageFlickVelocity", offset: 480, type: "f64" },
    { name: "stopVelocity", offset: 488, type: "f64" },
    { name: "resamplingLatency", offset: 496, type: "f64" },
    { name: "resamplingAhead", offset: 504, type: "f64" },
    { name: "tapVelocity", offset: 512, type: "f64" },
    { name: "mouseSlop", offset: 520, type: "f64" },
    { name: "farTurns", offset: 528, type: "i32" },
    { name: "keyGlide", offset: 532, type: "i32" },
    { name: "commandGlide", offset: 536, type: "i32" },
    { name: "resampling", offset: 540, type: "i32" },
    { name: "reducedMotion", offset: 544, type: "i32" },
    { name: "fingers", offset: 548, type: "i32" },
    { name: "edgeShown", offset: 552, type: "i32" },
    { name: "pageTurn", offset: 556, type: "i32" },
    { name: "tabSpacing", offset: 560, type: "f64" },
    { name: "tabInsetStart", offset: 568, type: "f64" },
    { name: "tabInsetEnd", offset: 576, type: "f64" },
    { name: "tabMinWidth", offset: 584, type: "f64" },
    { name: "tabFill", offset: 592, type: "i32" },
    { name: "axis", offset: 596, type: "i32" },
    { name: "refreshLimit", offset: 600, type: "f64" },
    { name: "refreshSecondHeight", offset: 608, type: "f64" },
    { name: "refreshPerPage", offset: 616, type: "i32" },
    { name: "pagerUnderPinned", offset: 620, type: "i32" },
    { name: "loadPull", offset: 624, type: "f64" },
    { name: "hoverHideDelay", offset: 632, type: "f64" },
    { name: "hoverHides", offset: 640, type: "i32" },
    { name: "pageAlignment", offset: 644, type: "i32" },
    { name: "trackpadMomentum", offset: 648, type: "i32" },
    { name: "shortPageArrival", offset: 652, type: "i32" },
    { name: "pageTurnDistance", offset: 656, type: "f64" },
    { name: "pageWidth", offset: 664, type: "f64" },
  ],
};

/** @type {Layout} */
export const PAGE_SETTINGS_LAYOUT = {
  size: 64,
  kind: 1,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "overscrollTop", offset: 4, type: "i32" },
    { name: "seam", offset: 8, type: "i32" },
    { name: "shortPage", offset: 12, type: "i32" },
    { name: "scrollToTop", offset: 16, type: "i32" },
    { name: "indicators", offset: 20, type: "i32" },
    { name: "refreshHeight", offset: 24, type: "f64" },
    { name: "tabWidth", offset: 32, type: "f64" },
    { name: "key", offset: 40, type: "i64" },
    { name: "loadMoreDistance", offset: 48, type: "f64" },
    { name: "noMore", offset: 56, type: "i32" },
    { name: "reserved", offset: 60, type: "i32" },
  ],
};

/** @type {Layout} */
export const HEADER_PART_LAYOUT = {
  size: 40,
  kind: 6,
  fields: [
    { name: "height", offset: 0, type: "f64" },
    { name: "minHeight", offset: 8, type: "f64" },
    { name: "marginTop", offset: 16, type: "f64" },
    { name: "marginBottom", offset: 24, type: "f64" },
    { name: "rule", offset: 32, type: "i32" },
    { name: "snap", offset: 36, type: "i32" },
  ],
};

/** @type {Layout} */
export const CORRECTION_LAYOUT = {
  size: 32,
  kind: 7,
  fields: [
    { name: "view", offset: 0, type: "i32" },
    { name: "heir", offset: 4, type: "i32" },
    { name: "offset", offset: 8, type: "f64" },
    { name: "velocity", offset: 16, type: "f64" },
    { name: "token", offset: 24, type: "i32" },
    { name: "reserved", offset: 28, type: "i32" },
  ],
};

/** @type {Layout} */
export const EDGE_LAYOUT = {
  size: 48,
  kind: 8,
  fields: [
    { name: "pullX", offset: 0, type: "f64" },
    { name: "pullY", offset: 8, type: "f64" },
    { name: "velocityX", offset: 16, type: "f64" },
    { name: "velocityY", offset: 24, type: "f64" },
    { name: "shownX", offset: 32, type: "f64" },
    { name: "shownY", offset: 40, type: "f64" },
  ],
};

/** @type {Layout} */
export const REGION_LAYOUT = {
  size: 40,
  kind: 9,
  fields: [
    { name: "frame", offset: 0, type: "rect" },
    { name: "view", offset: 32, type: "i32" },
    { name: "axes", offset: 36, type: "i32" },
  ],
};

/** @type {Layout} */
export const SNAP_AREA_LAYOUT = {
  size: 48,
  kind: 10,
  fields: [
    { name: "start", offset: 0, type: "f64" },
    { name: "length", offset: 8, type: "f64" },
    { name: "align", offset: 16, type: "i32" },
    { name: "alwaysStop", offset: 20, type: "i32" },
    { name: "key", offset: 24, type: "i64" },
    { name: "marginStart", offset: 32, type: "f64" },
    { name: "marginEnd", offset: 40, type: "f64" },
  ],
};

/** @type {Layout} */
export const FLING_SAMPLE_LAYOUT = {
  size: 16,
  kind: 19,
  fields: [
    { name: "time", offset: 0, type: "f64" },
    { name: "way", offset: 8, type: "f64" },
  ],
};

/** @type {Layout} */
export const EFFECT_LAYOUT = {
  size: 64,
  kind: 20,
  fields: [
    { name: "source", offset: 0, type: "i32" },
    { name: "page", offset: 4, type: "i32" },
    { name: "unit", offset: 8, type: "i32" },
    { name: "easing", offset: 12, type: "i32" },
    { name: "start", offset: 16, type: "f64" },
    { name: "stop", offset: 24, type: "f64" },
    { name: "atStart", offset: 32, type: "f64" },
    { name: "atStop", offset: 40, type: "f64" },
    { name: "itemY", offset: 48, type: "f64" },
    { name: "itemHeight", offset: 56, type: "f64" },
  ],
};

/** @type {Layout} */
export const LIST_CONFIG_LAYOUT = {
  size: 80,
  kind: 11,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "anchor", offset: 4, type: "i32" },
    { name: "stickToEnd", offset: 8, type: "i32" },
    { name: "rightToLeft", offset: 12, type: "i32" },
    { name: "minimumHeight", offset: 16, type: "f64" },
    { name: "overlap", offset: 24, type: "f64" },
    { name: "width", offset: 32, type: "f64" },
    { name: "height", offset: 40, type: "f64" },
    { name: "grows", offset: 48, type: "i32" },
    { name: "snap", offset: 52, type: "i32" },
    { name: "snapEvery", offset: 56, type: "i32" },
    { name: "snapAlign", offset: 60, type: "i32" },
    { name: "snapStrictness", offset: 64, type: "i32" },
    { name: "snapAlwaysStop", offset: 68, type: "i32" },
    { name: "stickDistance", offset: 72, type: "f64" },
  ],
};

/** @type {Layout} */
export const SECTION_LAYOUT = {
  size: 104,
  kind: 12,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "layout", offset: 4, type: "i32" },
    { name: "columns", offset: 8, type: "i32" },
    { name: "stickyHeader", offset: 12, type: "i32" },
    { name: "stickyFooter", offset: 16, type: "i32" },
    { name: "estimated", offset: 20, type: "i32" },
    { name: "minItemWidth", offset: 24, type: "f64" },
    { name: "headerHeight", offset: 32, type: "f64" },
    { name: "footerHeight", offset: 40, type: "f64" },
    { name: "insets", offset: 48, type: "insets" },
    { name: "itemSpacing", offset: 80, type: "f64" },
    { name: "lineSpacing", offset: 88, type: "f64" },
    { name: "itemHeight", offset: 96, type: "f64" },
  ],
};

/** @type {Layout} */
export const LIST_STATE_LAYOUT = {
  size: 64,
  kind: 13,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "page", offset: 4, type: "i32" },
    { name: "coordinator", offset: 8, type: "u64" },
    { name: "sectionCount", offset: 16, type: "i32" },
    { name: "itemCount", offset: 20, type: "i32" },
    { name: "contentHeight", offset: 24, type: "f64" },
    { name: "offset", offset: 32, type: "f64" },
    { name: "maxOffset", offset: 40, type: "f64" },
    { name: "width", offset: 48, type: "f64" },
    { name: "height", offset: 56, type: "f64" },
  ],
};

/** @type {Layout} */
export const ITEM_LAYOUT = {
  size: 48,
  kind: 14,
  fields: [
  ],
  read({ doubles, words, readRect }, at, into) {
    const [d, w] = [at >> 3, at >> 2];
    into.frame = readRect(doubles, d + 0, into.frame);
    into.section = words[w + 8];
    into.item = words[w + 9];
    into.slot = words[w + 10];
    into.flags = words[w + 11];
  },
};

/** @type {Layout} */
export const ITEM_RANGE_LAYOUT = {
  size: 16,
  kind: 15,
  fields: [
    { name: "firstSection", offset: 0, type: "i32" },
    { name: "firstItem", offset: 4, type: "i32" },
    { name: "lastSection", offset: 8, type: "i32" },
    { name: "lastItem", offset: 12, type: "i32" },
  ],
};

/** @type {Layout} */
export const ITEM_CHANGE_LAYOUT = {
  size: 16,
  kind: 16,
  fields: [
    { name: "kind", offset: 0, type: "i32" },
    { name: "slot", offset: 4, type: "i32" },
    { name: "section", offset: 8, type: "i32" },
    { name: "item", offset: 12, type: "i32" },
  ],
};

/** @type {Layout} */
export const SNAPSHOT_LAYOUT = {
  size: 392,
  kind: 2,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
  ],
  read({ doubles, words, readRect }, at, into) {
    const [d, w] = [at >> 3, at >> 2];
    into.structSize = words[w + 0] >>> 0;
    into.phase = words[w + 1];
    into.collapseState = words[w + 2];
    into.atRest = words[w + 3];
    into.needsFrame = words[w + 4];
    into.pageIndex = words[w + 5];
    into.pageCount = words[w + 6];
    into.transitionFrom = words[w + 7];
    into.transitionTo = words[w + 8];
    into.visiblePages = words[w + 9];
    into.eventsQueued = words[w + 10] >>> 0;
    into.eventsLost = words[w + 11] >>> 0;
    into.indicator = words[w + 12];
    into.refresh = words[w + 13];
    into.touch = words[w + 14];
    into.canRetarget = words[w + 15];
    into.time = doubles[d + 8];
    into.outer = doubles[d + 9];
    into.inner = doubles[d + 10];
    into.path = doubles[d + 11];
    into.range = doubles[d + 12];
    into.maxOuter = doubles[d + 13];
    into.maxInner = doubles[d + 14];
    into.overscroll = doubles[d + 15];
    into.collapse = doubles[d + 16];
    into.headerShown = doubles[d + 17];
    into.headerStretch = doubles[d + 18];
    into.velocityX = doubles[d + 19];
    into.velocityY = doubles[d + 20];
    into.restOuter = doubles[d + 21];
    into.restInner = doubles[d + 22];
    into.unconsumedX = doubles[d + 23];
    into.unconsumedY = doubles[d + 24];
    into.pagePosition = doubles[d + 25];
    into.transitionProgress = doubles[d + 26];
    into.header = readRect(doubles, d + 27, into.header);
    into.hover = readRect(doubles, d + 31, into.hover);
    into.pager = readRect(doubles, d + 35, into.pager);
    into.outerBarPosition = doubles[d + 39];
    into.outerBarLength = doubles[d + 40];
    into.pageBarPosition = doubles[d + 41];
    into.pageBarLength = doubles[d + 42];
    into.tabOffset = doubles[d + 43];
    into.tabIndicator = readRect(doubles, d + 44, into.tabIndicator);
    into.pageGoal = words[w + 96];
    into.direction = words[w + 97];
  },
};

/** @type {Layout} */
export const PAGE_LAYOUT = {
  size: 80,
  kind: 3,
  fields: [
  ],
  read({ doubles, words, readRect }, at, into) {
    const [d, w] = [at >> 3, at >> 2];
    into.index = words[w + 0];
    into.needed = words[w + 1];
    into.visible = words[w + 2];
    into.refresh = words[w + 3];
    into.loading = words[w + 4];
    into.reserved = words[w + 5];
    into.contentHeight = doubles[d + 3];
    into.offset = doubles[d + 4];
    into.maxOffset = doubles[d + 5];
    into.frame = readRect(doubles, d + 6, into.frame);
  },
};

/** @type {Layout} */
export const EVENT_LAYOUT = {
  size: 72,
  kind: 4,
  fields: [
  ],
  read({ doubles, words, readRect }, at, into) {
    const [d, w] = [at >> 3, at >> 2];
    into.type = words[w + 0];
    into.index = words[w + 1];
    into.from = words[w + 2];
    into.to = words[w + 3];
    into.cancelled = words[w + 4];
    into.willDecelerate = words[w + 5];
    into.source = words[w + 6];
    into.state = words[w + 7];
    into.time = doubles[d + 4];
    into.outer = doubles[d + 5];
    into.inner = doubles[d + 6];
    into.position = doubles[d + 7];
    into.progress = doubles[d + 8];
  },
};

/** @type {Layout} */
export const MOTION_LAYOUT = {
  size: 144,
  kind: 17,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "generation", offset: 4, type: "u32" },
    { name: "phase", offset: 8, type: "i32" },
    { name: "needsFrame", offset: 12, type: "i32" },
    { name: "time", offset: 16, type: "f64" },
    { name: "outer", offset: 24, type: "f64" },
    { name: "inner", offset: 32, type: "f64" },
    { name: "path", offset: 40, type: "f64" },
    { name: "overscroll", offset: 48, type: "f64" },
    { name: "collapse", offset: 56, type: "f64" },
    { name: "velocityX", offset: 64, type: "f64" },
    { name: "velocityY", offset: 72, type: "f64" },
    { name: "pagePosition", offset: 80, type: "f64" },
    { name: "headerY", offset: 88, type: "f64" },
    { name: "headerHeight", offset: 96, type: "f64" },
    { name: "hoverY", offset: 104, type: "f64" },
    { name: "pagerY", offset: 112, type: "f64" },
    { name: "tabOffset", offset: 120, type: "f64" },
    { name: "indicatorX", offset: 128, type: "f64" },
    { name: "indicatorWidth", offset: 136, type: "f64" },
  ],
};

/** @type {Layout} */
export const POINTER_SAMPLE_LAYOUT = {
  size: 40,
  kind: 18,
  fields: [
    { name: "action", offset: 0, type: "i32" },
    { name: "source", offset: 4, type: "i32" },
    { name: "id", offset: 8, type: "i64" },
    { name: "x", offset: 16, type: "f64" },
    { name: "y", offset: 24, type: "f64" },
    { name: "time", offset: 32, type: "f64" },
  ],
};

/** @type {Layout} */
export const FRAME_BUFFERS_LAYOUT = {
  size: 72,
  kind: 5,
  fields: [
    { name: "structSize", offset: 0, type: "u32" },
    { name: "pageCapacity", offset: 4, type: "i32" },
    { name: "pageCount", offset: 8, type: "i32" },
    { name: "eventCapacity", offset: 12, type: "i32" },
    { name: "eventCount", offset: 16, type: "i32" },
    { name: "reserved", offset: 20, type: "i32" },
    { name: "snapshot", offset: 24, type: "u32" },
    { name: "pages", offset: 28, type: "u32" },
    { name: "events", offset: 32, type: "u32" },
    { name: "samples", offset: 36, type: "u32" },
    { name: "sampleCount", offset: 40, type: "i32" },
    { name: "reserved2", offset: 44, type: "i32" },
    { name: "motion", offset: 48, type: "u32" },
    { name: "keptOf", offset: 56, type: "u64" },
    { name: "kept", offset: 64, type: "u32" },
    { name: "reserved3", offset: 68, type: "i32" },
  ],
};

/** All of them, by name. */
export const LAYOUTS = {
  RECT_LAYOUT,
  INSETS_LAYOUT,
  CONFIG_LAYOUT,
  PAGE_SETTINGS_LAYOUT,
  HEADER_PART_LAYOUT,
  CORRECTION_LAYOUT,
  EDGE_LAYOUT,
  REGION_LAYOUT,
  SNAP_AREA_LAYOUT,
  FLING_SAMPLE_LAYOUT,
  EFFECT_LAYOUT,
  LIST_CONFIG_LAYOUT,
  SECTION_LAYOUT,
  LIST_STATE_LAYOUT,
  ITEM_LAYOUT,
  ITEM_RANGE_LAYOUT,
  ITEM_CHANGE_LAYOUT,
  SNAPSHOT_LAYOUT,
  PAGE_LAYOUT,
  EVENT_LAYOUT,
  MOTION_LAYOUT,
  POINTER_SAMPLE_LAYOUT,
  FRAME_BUFFERS_LAYOUT,
};

/**
 * @typedef {object} Rect
 * @property {number} x Of its left edge.
 * @property {number} y Of its top edge.
 * @property {number} width 0 or more.
 * @property {number} height 0 or more.
 */

/**
 * @typedef {object} Insets
 * @property {number} top Above.
 * @property {number} left At the left.
 * @property {number} bottom Below.
 * @property {number} right At the right.
 */

/**
 * @typedef {object} Config
 * @property {number} physics The preset that other settings override. PHYSICS_; default IOS.
 * @property {number} viewportWidth The viewport's width. Points, 0 to 1e12; default 390.
 * @property {number} viewportHeight The viewport's height. Points, 0 to 1e12; default 844.
 * @property {number} headerHeight The header's height. Points, 0 to 1e12; default 0: no header.
 * @property {number} headerMinHeight Height of the header that stays visible when it is collapsed. Points, 0 to 1e12; default 0.
 * @property {number} headerReturnHeight Height of the header that returns at once with HEADER_QUICK_RETURN_MINIMUM. Points, 0 to 1e12; default 0.
 * @property {number} hoverHeight The hover bar's height. Points, 0 to 1e12; default 0: no hover bar.
 * @property {number} pinInset The hover bar sticks this far below the top (navigation bar, notch). Points, 0 to 1e12; default 0.
 * @property {number} pinDistance The collapse range, rounded up to a whole point. Points, 0 to 1e12; default AUTO: derived from the heights.
 * @property {Insets} mainMargins Around everything. Points, 0 to 1e12; default 0.
 * @property {Insets} topMargins Around header and hover bar. Points, 0 to 1e12; default 0.
 * @property {Insets} contentMargins Around the pager. Points, 0 to 1e12; default 0.
 * @property {number} mainSpacing Between the top part and the pager's part. Points, 0 to 1e12; default 0.
 * @property {number} topSpacing Between header and hover bar, if both are present. Points, 0 to 1e12; default 0.
 * @property {number} pageSpacing Between two pages. Points, 0 to 1e12; default 0.
 * @property {number} rightToLeft 1: page 1 is to the left of page 0. Flag; default 0.
 * @property {number} headerStretch 1: pulled down, the header grows instead of moving. Flag; default 0.
 * @property {number} headerMotion Which of header and page moves first. HEADER_; default FIRST.
 * @property {number} seam What a fling that began above the pager does when the header is fully collapsed. SEAM_; default CONTINUOUS.
 * @property {number} overscrollTop What shows a pull at the top. OVERSCROLL_NONE, WHOLE, PAGE or BOTH; default WHOLE.
 * @property {number} overscrollBottom What shows a pull at the bottom. OVERSCROLL_NONE, WHOLE or PAGE; default PAGE.
 * @property {number} bounces When vertical overscroll is allowed. BOUNCES_; default ALWAYS.
 * @property {number} pageBounces 0: no overscroll beyond the first and last page. Flag; default 1.
 * @property {number} pageMemory What a page's offset becomes while the header is open. MEMORY_; default ALIGN.
 * @property {number} shortPage What a page shorter than the pager does to the header. SHORT_PAGE_; default PAD.
 * @property {number} pageIndex When the current page's index changes. PAGE_INDEX_; default SETTLE.
 * @property {number} horizontalEnabled 0: swipes do not turn pages, commands still do. Flag; default 1.
 * @property {number} swipeArea The area in which a horizontal swipe may begin. SWIPE_; default PAGES.
 * @property {number} lazy 0: every page is needed at once. Fixed after creation. Flag; default 1.
 * @property {number} prefetch How many pages on either side of the current one are needed too. Pages, 0 or more; default 0.
 * @property {number} keepAlive How many needed pages are kept, the furthest released first. Pages, 0 or more; default 0: all.
 * @property {number} initialPage Clamped to the pages there are; read at creation only. Index, 0 or more; default 0.
 * @property {number} headerSnap Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a step, a page command, a reload, a resize. If nslide_scroll_to has put it there, it stays until the next vertical input. SNAP_; default NONE.
 * @property {number} scrollToTop What nslide_scroll_to_top brings to the top. SCROLL_TO_TOP_; default WHOLE.
 * @property {number} indicators Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it stays; fading it is the host's. INDICATORS_; default SWITCH.
 * @property {number} tabAlignment The place of the selected item in a strip of tabs that is wider than the hover bar. TABS_; default CENTER.
 * @property {number} endless 1: the last page and the first are neighbours; takes 2 pages or more. Flag; default 0.
 * @property {number} pageAlwaysStop 0: a swipe passes pages as its velocity carries it, 1000 at most; 1: one. Flag; default 1.
 * @property {number} flingCurve How a fling slows down. FLING_; default -1: the preset's.
 * @property {number} velocityEstimator How a finger's velocity is taken from its last positions. VELOCITY_; default -1: the preset's.
 * @property {number} repeatedFlings What a fling gets of the one that its touch caught, if that led the same way. REPEAT_; default -1: the preset's.
 * @property {number} wheelGlide How a command, a key, or a wheel step in lines or notches scrolls. None passes its goal: a velocity that leads there is held to what just arrives. GLIDE_; default -1: the preset's.
 * @property {number} wheelLatch 1: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that they first moved. Flag; default 0.
 * @property {number} chainTop What a movement beyond the path's top becomes. CHAIN_; default AUTO.
 * @property {number} chainBottom The same beyond its bottom. CHAIN_; default AUTO.
 * @property {number} chainStart The same before the first page. CHAIN_; default AUTO.
 * @property {number} chainEnd The same beyond the last page. CHAIN_; default AUTO.
 * @property {number} loadThreshold A page is needed when more than this fraction of it shows. Factor, 0 to 1, without 1; default 0.01.
 * @property {number} seamResistance Of the velocity, with SEAM_RESISTED. Per second, 0.001 to 1000; default 2.
 * @property {number} deceleration Of a fling's velocity. Per second, 0.001 to 1000; default AUTO: the preset's.
 * @property {number} constantDeceleration Of a fling. Points per second squared, 1 to 1000000; default AUTO: the curve's.
 * @property {number} flingFriction Of FLING_SPLINE. Factor, 0.0001 to 10; default AUTO: 0.015.
 * @property {number} minFlingVelocity A pointer that lifts slower throws nothing. Points per second, 0 to 1e9; default AUTO: the preset's.
 * @property {number} maxFlingVelocity A pointer throws no faster. Points per second, 0 to 1e9; default AUTO: the preset's, which is 8000, of QT 2500.
 * @property {number} rubberBand Slope of the rubber band at the edge. Factor, 0.001 to 1; default AUTO: the preset's, and if that has none nothing overscrolls.
 * @property {number} springResponse Period of the undamped bounce spring. Seconds, 0.01 to 100; default AUTO: the preset's.
 * @property {number} springDamping Damping ratio of the bounce spring. Factor, 0.01 to 100; default AUTO: 1, critical.
 * @property {number} restDistance A motion ends this close to its goal. Points, 0.000001 to 100; default AUTO: 0.1.
 * @property {number} touchSlop How far a pointer moves before it drags. Points, 0 to 1e12; default AUTO: the preset's, which is 8 to 15.
 * @property {number} axisRatio A drag is horizontal when |dx| > axis_ratio |dy|. Factor, 0 to 1000; default 1.
 * @property {number} pressDelay How long a pointer is down before TOUCH_PRESSED. Seconds, 0 to 10; default 0.1.
 * @property {number} snapVelocity With SNAP_DIRECTION: up to this a release snaps by the last movement. Points per second, 0 to 1e9; default 50.
 * @property {number} refreshHeight Pulled further than this and let go it refreshes, held open by as much. Points, 0 to 1e12; default 0: never.
 * @property {number} loadMoreDistance EVENT_LOAD_MORE when less than this is left of the path. Points, 0 to 1e12; default 0: never.
 * @property {number} indicatorWidth Of the tabs' indicator, at most its item's. Points, 0 to 1e12; default 0: the item's.
 * @property {number} indicatorHeight Of the tabs' indicator, at most the hover bar's. Points, 0 to 1e12; default 2.
 * @property {number} indicatorRadius Of the indicator's corners, for the host to draw. Points, 0 to 1e12; default 1.
 * @property {number} pageFlickVelocity A swipe let go faster than this turns a page, however wide it is. Points per second, 0 to 1e9; default AUTO: the preset's. Since 0.2.
 * @property {number} stopVelocity An exponential fling that becomes slower than this ends at once, unless it is led to a place. Points per second, 0 to 1e9; default 0: it goes to its end. Since 0.2.
 * @property {number} resamplingLatency How long before a frame a pointer is shown that is resampled, at the least. Seconds, 0 to 0.1; default 0.0045. Since 0.2.
 * @property {number} resamplingAhead How far beyond its last sample a pointer is followed that is resampled, at the most, of its way. Seconds, 0 to 0.1; default 0.012. Since 0.2.
 * @property {number} tapVelocity A touch that stops a slower motion may still be a tap. Points per second, 0 to 1e9; default 50. Since 0.2.
 * @property {number} mouseSlop As touch_slop, of a mouse with a button down. Points, 0 to 1e12; default 3. Since 0.2.
 * @property {number} farTurns What a command shows that turns over more than one page. FAR_TURNS_; default PAIR. Since 0.2.
 * @property {number} keyGlide How a key scrolls. GLIDE_; default EASE. Since 0.2.
 * @property {number} commandGlide How an animated command scrolls. GLIDE_; default -1: the preset's. Since 0.2.
 * @property {number} resampling How nslide_advance and nslide_frame place what a raw pointer drags. nslide_pointer always places it at the pointer. RESAMPLING_; default NONE. Since 0.2.
 * @property {number} reducedMotion 1: commands, keys, snaps and page turns go there at once, and nothing bounces; flings and what a finger pulls stay. For who has asked the system for less motion. Flag; default 0. Since 0.2.
 * @property {number} fingers Which of several fingers move the path or the pager. FINGERS_; default NEWEST. Since 0.2.
 * @property {number} edgeShown 1: an end that does not overscroll is stretched instead, by nslide_edge's shown_x and shown_y, and gives that back first. Flag; default 0. Since 0.2.
 * @property {number} pageTurn What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel. A touch stops it. PAGE_TURN_; default STOP. Since 0.2.
 * @property {number} tabSpacing Between two items of the strip of tabs. Points, 0 to 1e12; default 0. Since 0.2.
 * @property {number} tabInsetStart Before the first item, which scrolls with it. Points, 0 to 1e12; default 0. Since 0.2.
 * @property {number} tabInsetEnd Behind the last item, likewise. Points, 0 to 1e12; default 0. Since 0.2.
 * @property {number} tabMinWidth No item is narrower. Points, 0 to 1e12; default 0. Since 0.2.
 * @property {number} tabFill How wide the items of the strip of tabs are; none is narrower than tab_min_width. TAB_FILL_; default CONTENT. Since 0.2.
 * @property {number} axis Fixed after creation. PATH_AXIS_; default VERTICAL. Since 0.2.
 * @property {number} refreshLimit A pull down beyond the top never shows as much as this. Points, 1 to 1e12; default AUTO: the height of what is pulled. Since 0.2.
 * @property {number} refreshSecondHeight Pulled further than this and let go the second level opens, held open by as much. Points, 0 to 1e12; default 0: never. Since 0.2.
 * @property {number} refreshPerPage 1: each page refreshes by itself, also if a pull shows on the whole. Flag; default 0. Since 0.2.
 * @property {number} pagerUnderPinned 1: pages go on behind what is pinned above them, up to the viewport's top, for bars that one can see through. Their lists tell what is there as seen. Flag; default 0. Since 0.2.
 * @property {number} loadPull Pulled further than this beyond its end and let go, a page asks for more by EVENT_LOAD_MORE. If the pull shows on the page, it is held open by as much until it loads no more. Points, 0 to 1e12; default 0: never. Since 0.2.
 * @property {number} hoverHideDelay With HOVER_HIDES_AFTER_TIME, how long nothing moves before the bar hides. All is at rest meanwhile, but needs_frame is 1; nslide_get_next_change says when the bar hides. Seconds, 0 to 3600; default 3. Since 0.2.
 * @property {number} hoverHides What hides the hover bar when it is pinned. It slides up out of its place, never further than the page is scrolled, and nothing else moves: pages that are to be seen there go on behind it, by pager_under_pinned, and their lists count what of the bar is seen. Let go half way, it moves on to whole or hidden, in 0.2 s. It comes back when the header opens and with another page. The snapshot's hover is its frame as seen. HOVER_HIDES_; default NEVER. Since 0.2.
 * @property {number} pageAlignment Where in the pager the current page lies, if pages are narrower. PAGE_ALIGN_; default START. Since 0.3.
 * @property {number} trackpadMomentum Who continues the motion that fingers on a trackpad have let go. TRACKPAD_MOMENTUM_; default SYSTEM. Since 0.3.
 * @property {number} shortPageArrival What a page does to the header that comes in and does not let it collapse so far, by its short_page. ARRIVAL_; default KEEP. Since 0.3.
 * @property {number} pageTurnDistance How far a swipe slower than page_flick_velocity must lead to turn a page. Of the way to the next page. Factor, 0 to 1; default AUTO: the preset's, 0.5, of ANDROID 0.6. Since 0.3.
 * @property {number} pageWidth How wide a page is, of the pager's width: narrower pages show several at a time. Factor, 0.1 to 1; default 1. Since 0.3.
 */

/**
 * @typedef {object} PageSettings
 * @property {number} overscrollTop What shows a pull beyond an end. OVERSCROLL_; default INHERIT: the coordinator's.
 * @property {number} seam What a fling that began above the pager does when the header is fully collapsed. SEAM_; default -1: the coordinator's.
 * @property {number} shortPage What a page shorter than the pager does to the header. SHORT_PAGE_; default -1: the coordinator's.
 * @property {number} scrollToTop What nslide_scroll_to_top brings to the top. SCROLL_TO_TOP_; default -1: the coordinator's.
 * @property {number} indicators Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it stays; fading it is the host's. INDICATORS_; default -1: the coordinator's.
 * @property {number} refreshHeight As the coordinator's, for this page. Points, 0 to 1e12; default AUTO: the coordinator's.
 * @property {number} tabWidth Of the page's item in the strip of tabs. Points, 0 to 1e12; default AUTO: the bar's width / pages.
 * @property {bigint} key The host's own number of the page, for nslide_reload_keyed. Any number; default 0: none.
 * @property {number} loadMoreDistance As the coordinator's, for this page. Points, 0 to 1e12; default AUTO: the coordinator's. Since 0.2.
 * @property {number} noMore 1: there is nothing more to load, and nothing is asked for until this is 0 again. Flag; default 0. Since 0.2.
 */

/**
 * @typedef {object} HeaderPart
 * @property {number} height Of the whole part, without its margins.
 * @property {number} minHeight STAYS: the height that stays; RETURNS: the height that returns early; AUTO: its height.
 * @property {number} marginTop Above it; margins scroll away.
 * @property {number} marginBottom Below it.
 * @property {number} rule PART_AWAY, PART_STAYS or PART_RETURNS.
 * @property {number} snap PART_REST_ANYWHERE, PART_SNAPS or PART_SNAPS_WITH_MARGINS.
 */

/**
 * @typedef {object} Correction
 * @property {number} view VIEW_OUTER, VIEW_PAGER or a page's index.
 * @property {number} heir The view that the velocity is for, VIEW_NONE for no view.
 * @property {number} offset The offset to put the view at, points.
 * @property {number} velocity What it lost at the seam: a host that can starts a fling of the heir with it; points per second.
 * @property {number} token 1 or more, for nslide_observe: the view was moved by this correction. Since 0.3.
 */

/**
 * @typedef {object} Edge
 * @property {number} pullX How far the gesture has pulled beyond the pager's end, points; 0 again when it turns or ends. With edge_shown what turns takes it back first.
 * @property {number} pullY The same beyond an end of the path.
 * @property {number} velocityX That across the path, 0: a page turn ends on its page.
 * @property {number} velocityY Along the path: the velocity that its end absorbed of the last fling, points per second; 0 again with the next touch, wheel step or command.
 * @property {number} shownX How far the pager's end is stretched, points; 0 unless edge_shown is 1. Since 0.3.
 * @property {number} shownY The same at the ends of the path. Since 0.3.
 */

/**
 * @typedef {object} Region
 * @property {Rect} frame In points of what it lies in: the header, the hover bar, the viewport, or a page's content.
 * @property {number} view REGION_HEADER, HOVER or VIEWPORT, or the index of a page.
 * @property {number} axes AXIS_VERTICAL and AXIS_HORIZONTAL, added.
 */

/**
 * @typedef {object} SnapArea
 * @property {number} start From the content's top, points, 0 to MAX_LENGTH.
 * @property {number} length Points, 0 to MAX_LENGTH.
 * @property {number} align ALIGN_START, CENTER or END: which of its places goes to that of the page's port.
 * @property {number} alwaysStop 1: no fling passes it; else 0.
 * @property {bigint} key The host's own number of the area, 0 for none: by it the page knows the area again.
 * @property {number} marginStart By how much more than its length counts, before its start; negative: less. Points, within MAX_LENGTH either way.
 * @property {number} marginEnd The same behind its end.
 */

/**
 * @typedef {object} FlingSample
 * @property {number} time Share of the fling's time, 0 to 1.
 * @property {number} way Share of its way, 0 to 1.
 */

/**
 * @typedef {object} Effect
 * @property {number} source EFFECT_. With MORE, the effect before says source, page, unit and item.
 * @property {number} page Of OFFSET and ITEM: a page, NO_PAGE for the current one. For a page that is not there the number is at_start.
 * @property {number} unit UNIT_. Of start and stop.
 * @property {number} easing EASING_. Within the stretch.
 * @property {number} start The start of the stretch, within MAX_LENGTH; of MORE not before the one before stops.
 * @property {number} stop Its end, not before start. If it equals start, the number jumps there.
 * @property {number} atStart The number up to start, within MAX_LENGTH.
 * @property {number} atStop The number from stop on, within MAX_LENGTH.
 * @property {number} itemY Of ITEM: its top in the page's content, points, within MAX_LENGTH.
 * @property {number} itemHeight Of ITEM: points, 0 to MAX_LENGTH.
 */

/**
 * @typedef {object} ListConfig
 * @property {number} anchor Which item of a list keeps its place on the screen when something above it changes. An item named by nslide_list_set_anchor goes before. ANCHOR_; default VISIBLE.
 * @property {number} stickToEnd 1: if the end is seen, it stays so when content comes, goes or changes: a chat's. Flag; default 0.
 * @property {number} rightToLeft 1: the first column of grids and waterfalls is the rightmost. Flag; default 0.
 * @property {number} minimumHeight The content is at least so high. Points, 0 to 1e12; default 0.
 * @property {number} overlap What of the top of what is seen is covered by something of the host's, a translucent bar; sticky headers stop below it, and items are brought into view below it. Points, 0 to 1e12; default 0.
 * @property {number} width Of the list while it is attached to no page. Points, 0 to 1e12; default 390.
 * @property {number} height Of what is seen of it then. Points, 0 to 1e12; default 844.
 * @property {number} grows UP: what is shorter than the port lies at its lower end; the list begins at its end, stays there if that is seen, and asks for more above. GROWS_; default DOWN. Since 0.2.
 * @property {number} snap Which of its items or sections are snap areas of its page, see nslide_set_snap_areas, which goes before. An item counts with the sticky header above it and the sticky footer below it. Each is found in log n. LIST_SNAP_; default NONE. Since 0.2.
 * @property {number} snapEvery Of each section's items the first, and from there every so many; in a grid its lines. Index, 0 to 1e9; default 0: each. Since 0.2.
 * @property {number} snapAlign Which of its places goes to that of the port. In a waterfall of several columns the items' tops count. ALIGN_START, CENTER or END; default START. Since 0.2.
 * @property {number} snapStrictness Whether a page's path rests on its snap areas. SNAP_AREAS_; default PROXIMITY. Since 0.2.
 * @property {number} snapAlwaysStop 1: no fling passes any of them. Flag; default 0. Since 0.2.
 * @property {number} stickDistance With stick_to_end or UP, how near its end the list counts as at it, unless a finger holds it. Points, 0 to 1e12; default 1. Since 0.3.
 */

/**
 * @typedef {object} Section
 * @property {number} layout How a list's section places its items. LAYOUT_; default LIST.
 * @property {number} columns Of a grid or waterfall; 0: as min_item_width says. Columns, 0 to 256; default 1.
 * @property {number} stickyHeader 1: while the section is seen, the header is, at the top of what is seen, until the section's end pushes it up. Flag; default 1.
 * @property {number} stickyFooter 1: the footer in the same way at the bottom of what is seen. Flag; default 0.
 * @property {number} estimated 1: item_height is only an estimate, for the host to measure the items as they are seen. Flag; default 0.
 * @property {number} minItemWidth If columns is 0: as many columns of at least this width as have room. Points, 0 to 1e12; default 0: one.
 * @property {number} headerHeight The section header's height. Points, 0 to 1e12; default 0: no header.
 * @property {number} footerHeight The section footer's height. Points, 0 to 1e12; default 0: no footer.
 * @property {Insets} insets Around the items, between header and footer. Points, 0 to 1e12; default 0.
 * @property {number} itemSpacing Between two columns. Points, 0 to 1e12; default 0.
 * @property {number} lineSpacing Between an item and the next below it. Points, 0 to 1e12; default 0.
 * @property {number} itemHeight Of every item that was given none of its own. Points, 0 to 1e12; default 44.
 */

/**
 * @typedef {object} ListState
 * @property {number} page The page it is attached to, NO_PAGE for none.
 * @property {bigint} coordinator The coordinator of that page, 0 for none.
 * @property {number} sectionCount How many sections there are.
 * @property {number} itemCount How many items there are in all sections.
 * @property {number} contentHeight Points.
 * @property {number} offset As seen, overscroll included, points.
 * @property {number} maxOffset The greatest without overscroll, points; below 0 if a list that grows up is shorter than its port.
 * @property {number} width Of the list, points.
 * @property {number} height Of what is seen of it: less than the pager's while the header is open; points.
 */

/**
 * @typedef {object} Item
 * @property {Rect} frame Points, from the content's left and top; on the screen it lies lower by the y where the page's content begins, see nslide_page.
 * @property {number} section Its section's index.
 * @property {number} item Its index in the section, ITEM_HEADER or ITEM_FOOTER.
 * @property {number} slot The number nslide_list_update has given it, -1 for none.
 * @property {number} flags ITEM_IS_STUCK and ITEM_IS_ESTIMATED, added.
 */

/**
 * @typedef {object} ItemRange
 * @property {number} firstSection -1: there is nothing to see.
 * @property {number} firstItem An index, ITEM_HEADER or ITEM_FOOTER.
 * @property {number} lastSection As first_section.
 * @property {number} lastItem As first_item.
 */

/**
 * @typedef {object} ItemChange
 * @property {number} kind ITEM_LEFT or ITEM_ENTERED.
 * @property {number} slot Of its view: the lowest number that is free when it enters; its own as long as it is seen.
 * @property {number} section ENTERED: its section; LEFT: its section now, -1 if it was removed.
 * @property {number} item ENTERED: as nslide_item; LEFT: likewise, ITEM_NONE if it was removed.
 */

/**
 * @typedef {object} Snapshot
 * @property {number} phase PHASE_.
 * @property {number} collapseState EXPANDED, COLLAPSING or PINNED.
 * @property {number} atRest 1: nothing moves and nothing is held.
 * @property {number} needsFrame 1: the next nslide_advance will change something.
 * @property {number} pageIndex The current page, -1 for none.
 * @property {number} pageCount How many pages there are.
 * @property {number} transitionFrom The first of the pages between which the pager is, -1 when it is at rest on a page.
 * @property {number} transitionTo The second of them, -1 likewise.
 * @property {number} visiblePages How many pages show: 0 to MAX_VISIBLE_PAGES.
 * @property {number} eventsQueued Events waiting to be polled.
 * @property {number} eventsLost Events dropped since creation because the host never polled; normally 0.
 * @property {number} indicator INDICATOR_: whose scroll indicator shows.
 * @property {number} refresh REFRESH_: of what a pull would refresh, the whole or the current page.
 * @property {number} touch TOUCH_.
 * @property {number} canRetarget 1: nslide_retarget may change the end of the motion.
 * @property {number} time The time of the last frame, or of the last pointer event if that is later, seconds.
 * @property {number} outer Offset of the whole.
 * @property {number} inner Offset of the current page, of page_index; also while another page moves in a page turn.
 * @property {number} path outer + inner.
 * @property {number} range The collapse range R.
 * @property {number} maxOuter R, or less on a short page.
 * @property {number} maxInner The current page's greatest offset.
 * @property {number} overscroll Seen overshoot: top negative, bottom positive, else 0.
 * @property {number} collapse outer / R within 0 to 1; 0 if R is 0.
 * @property {number} headerShown Height of the header that shows below the pin inset, at most its height.
 * @property {number} headerStretch How much the header has grown beyond its height.
 * @property {number} velocityX Of a motion, in offset direction; 0 under a finger.
 * @property {number} velocityY Likewise.
 * @property {number} restOuter outer at the end of the vertical motion; outer itself when nothing moves.
 * @property {number} restInner inner then; while pages turn, that of the page that is moved.
 * @property {number} unconsumedX What the last session update or wheel step left over; 0 after a fling.
 * @property {number} unconsumedY Likewise.
 * @property {number} pagePosition In pages: 1.5 is half way from page 1 to page 2; endless: -1 to page_count. In a turn over several pages it runs over the whole way, though two pages show.
 * @property {number} transitionProgress 0 at transition_from to 1 at transition_to.
 * @property {Rect} header The header's frame.
 * @property {Rect} hover The hover bar's frame.
 * @property {Rect} pager The pager's frame.
 * @property {number} outerBarPosition Of the whole's scroll indicator, from the viewport's top.
 * @property {number} outerBarLength Its length.
 * @property {number} pageBarPosition Of the current page's scroll indicator, from the pager's top.
 * @property {number} pageBarLength Its length.
 * @property {number} tabOffset How far the strip of tabs is scrolled.
 * @property {Rect} tabIndicator In the hover bar's coordinates.
 * @property {number} pageGoal The page at which the pager comes to rest, as far as that is decided; page_index while a hand holds it, -1 for none. Since 0.3.
 * @property {number} direction DIRECTION_UP or DIRECTION_DOWN: which way header and page move, or a hand has moved them last; DIRECTION_NONE if neither. Since 0.3.
 */

/**
 * @typedef {object} Page
 * @property {number} index Its number, from 0.
 * @property {number} needed 1: asked for by EVENT_PAGE_NEEDED and not released.
 * @property {number} visible 1: some of it shows.
 * @property {number} refresh REFRESH_: of a pull of the page alone, not of the whole.
 * @property {number} loading 1: from EVENT_LOAD_MORE until nslide_end_load or until the content grows.
 * @property {number} contentHeight As the host or its list gave it.
 * @property {number} offset As seen, overscroll included; below 0 if its list grows up and is short.
 * @property {number} maxOffset The greatest without overscroll; likewise.
 * @property {Rect} frame In the viewport; the page's content begins at frame.y - offset.
 */

/**
 * @typedef {object} Event
 * @property {number} type EVENT_.
 * @property {number} index A page.
 * @property {number} from The page that a transition leaves.
 * @property {number} to The page that it goes to.
 * @property {number} cancelled 1: the transition was given up.
 * @property {number} willDecelerate 1: a deceleration follows the drag.
 * @property {number} source SOURCE_: what began the motion it belongs to.
 * @property {number} state INDICATOR_ or REFRESH_, as its type says.
 * @property {number} time The instant at which it happened, seconds; it may lie before the time of the call.
 * @property {number} outer Offset of the whole, points.
 * @property {number} inner Offset of the page that is moved, points.
 * @property {number} position In pages, as page_position.
 * @property {number} progress Of the transition, 0 to 1.
 */

/**
 * @typedef {object} Motion
 * @property {number} generation Another number whenever a field of nslide_snapshot has changed that is neither here nor moves with what is here: read the snapshot, and the pages, again when it is not the one that was read last. Compare it for inequality only. It is never 0 until it has gone through all numbers, and counts anew in a restored coordinator. What moves with what is here is collapse_state, header_shown, header_stretch, rest_outer, rest_inner, unconsumed_x and _y, transition_progress and both scroll indicators; events_queued and events_lost do not count.
 * @property {number} phase PHASE_.
 * @property {number} needsFrame 1: the next nslide_advance will change something.
 * @property {number} time As the snapshot's.
 * @property {number} outer Offset of the whole.
 * @property {number} inner Offset of the current page.
 * @property {number} path outer + inner.
 * @property {number} overscroll Seen overshoot: top negative, bottom positive, else 0.
 * @property {number} collapse outer / R within 0 to 1; 0 if R is 0.
 * @property {number} velocityX Of a motion, in offset direction; 0 under a finger.
 * @property {number} velocityY Likewise.
 * @property {number} pagePosition In pages.
 * @property {number} headerY The header's top. With axis HORIZONTAL this and what follows are along the path, from where it begins: of a header at the left, or at the right with right_to_left.
 * @property {number} headerHeight Its height, with what it is stretched by.
 * @property {number} hoverY The hover bar's top.
 * @property {number} pagerY The pager's top.
 * @property {number} tabOffset How far the strip of tabs is scrolled.
 * @property {number} indicatorX The left edge of the strip's indicator, in the hover bar's coordinates.
 * @property {number} indicatorWidth Its width.
 */

/**
 * @typedef {object} PointerSample
 * @property {number} action POINTER_.
 * @property {number} source SOURCE_TOUCH, MOUSE or PEN.
 * @property {bigint} id Any number the host keeps for one finger from down to up.
 * @property {number} x In the viewport, points, within MAX_LENGTH either way.
 * @property {number} y Likewise.
 * @property {number} time When the hardware saw it, seconds: as nslide_pointer, and not after the frame's time.
 */
