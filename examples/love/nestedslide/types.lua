-- The types of nestedslide.h, without its comments: those are the manual. The test compares them with the header.
require("ffi").cdef([[
typedef int32_t nslide_status;
enum {
  NSLIDE_OK = 0, NSLIDE_ERROR_INVALID_ARGUMENT = -1, NSLIDE_ERROR_NOT_FINITE = -2, NSLIDE_ERROR_OUT_OF_RANGE = -3,
  NSLIDE_ERROR_INVALID_HANDLE = -4, NSLIDE_ERROR_STALE_HANDLE = -5, NSLIDE_ERROR_INVALID_STATE = -6,
  NSLIDE_ERROR_TIME_WENT_BACK = -7, NSLIDE_ERROR_STRUCT_SIZE = -8, NSLIDE_ERROR_BUFFER_TOO_SMALL = -9,
  NSLIDE_ERROR_OUT_OF_MEMORY = -10, NSLIDE_ERROR_BUSY = -11, NSLIDE_ERROR_REENTRANT = -12,
  NSLIDE_ERROR_UNSUPPORTED = -13, NSLIDE_ERROR_CORRUPT_DATA = -14
};
enum {
  NSLIDE_PHYSICS_IOS = 0, NSLIDE_PHYSICS_IOS_FAST = 1, NSLIDE_PHYSICS_ANDROID = 2, NSLIDE_PHYSICS_DESKTOP = 3
};
enum {
  NSLIDE_FLING_EXPONENTIAL = 0, NSLIDE_FLING_SPLINE = 1, NSLIDE_FLING_CONSTANT = 2, NSLIDE_FLING_CHROMIUM = 3
};
enum {
  NSLIDE_VELOCITY_WEIGHTED = 0, NSLIDE_VELOCITY_LEAST_SQUARES = 1, NSLIDE_VELOCITY_IMPULSE = 2,
  NSLIDE_VELOCITY_MEAN = 3
};
enum { NSLIDE_REPEAT_NONE = 0, NSLIDE_REPEAT_ADD = 1, NSLIDE_REPEAT_CARRY = 2 };
enum { NSLIDE_CHAIN_AUTO = 0, NSLIDE_CHAIN_CONTAIN = 1, NSLIDE_CHAIN_NONE = 2 };
enum {
  NSLIDE_HEADER_FIRST = 0, NSLIDE_HEADER_QUICK_RETURN = 1, NSLIDE_HEADER_QUICK_RETURN_MINIMUM = 2,
  NSLIDE_HEADER_FIXED = 3, NSLIDE_HEADER_CONTENT_FIRST = 4
};
enum { NSLIDE_SEAM_CONTINUOUS = 0, NSLIDE_SEAM_STOP = 1, NSLIDE_SEAM_RESISTED = 2 };
enum {
  NSLIDE_OVERSCROLL_INHERIT = -1, NSLIDE_OVERSCROLL_NONE = 0, NSLIDE_OVERSCROLL_WHOLE = 1,
  NSLIDE_OVERSCROLL_PAGE = 2, NSLIDE_OVERSCROLL_BOTH = 3
};
enum {
  NSLIDE_MEMORY_ALIGN = 0, NSLIDE_MEMORY_KEEP = 1, NSLIDE_MEMORY_RESET_CURRENT = 2, NSLIDE_MEMORY_RESET_ALL = 3
};
enum { NSLIDE_SHORT_PAGE_PAD = 0, NSLIDE_SHORT_PAGE_LIMIT = 1, NSLIDE_SHORT_PAGE_HOLD = 2 };
enum { NSLIDE_SNAP_NONE = 0, NSLIDE_SNAP_DIRECTION = 1, NSLIDE_SNAP_NEAREST = 2 };
enum { NSLIDE_SCROLL_TO_TOP_WHOLE = 0, NSLIDE_SCROLL_TO_TOP_PAGE_FIRST = 1 };
enum { NSLIDE_BOUNCES_NEVER = 0, NSLIDE_BOUNCES_ALWAYS = 1, NSLIDE_BOUNCES_SCROLLABLE = 2 };
enum { NSLIDE_FAR_TURNS_PAIR = 0, NSLIDE_FAR_TURNS_PASS = 1 };
enum { NSLIDE_INDICATORS_NONE = 0, NSLIDE_INDICATORS_PAGE = 1, NSLIDE_INDICATORS_SWITCH = 2 };
enum { NSLIDE_INDICATOR_NONE = 0, NSLIDE_INDICATOR_OUTER = 1, NSLIDE_INDICATOR_PAGE = 2 };
enum {
  NSLIDE_REFRESH_IDLE = 0, NSLIDE_REFRESH_PULLING = 1, NSLIDE_REFRESH_ARMED = 2, NSLIDE_REFRESH_REFRESHING = 3,
  NSLIDE_REFRESH_FINISHING = 4
};
enum { NSLIDE_TABS_START = 0, NSLIDE_TABS_CENTER = 1, NSLIDE_TABS_NEAREST = 2 };
enum { NSLIDE_PART_AWAY = 0, NSLIDE_PART_STAYS = 1, NSLIDE_PART_RETURNS = 2 };
enum { NSLIDE_PART_REST_ANYWHERE = 0, NSLIDE_PART_SNAPS = 1, NSLIDE_PART_SNAPS_WITH_MARGINS = 2 };
enum { NSLIDE_LINK_VERTICAL = 1, NSLIDE_LINK_HORIZONTAL = 2 };
enum { NSLIDE_VIEW_OUTER = -1, NSLIDE_VIEW_NONE = -2 };
enum {
  NSLIDE_MOVED_BY_DRAG = 0, NSLIDE_MOVED_BY_INERTIA = 1, NSLIDE_MOVED_BY_PROGRAM = 2,
  NSLIDE_MOVED_BY_SCROLL_TO_TOP = 3
};
enum { NSLIDE_PAGE_INDEX_SETTLE = 0, NSLIDE_PAGE_INDEX_LIVE = 1 };
enum { NSLIDE_SWIPE_PAGES = 0, NSLIDE_SWIPE_ALL = 1 };
enum {
  NSLIDE_PHASE_IDLE = 0, NSLIDE_PHASE_DRAGGING = 1, NSLIDE_PHASE_DECELERATING = 2, NSLIDE_PHASE_BOUNCING = 3,
  NSLIDE_PHASE_SNAPPING = 4, NSLIDE_PHASE_PAGING = 5, NSLIDE_PHASE_ANIMATING = 6
};
enum { NSLIDE_EXPANDED = 0, NSLIDE_COLLAPSING = 1, NSLIDE_PINNED = 2 };
enum { NSLIDE_SOURCE_TOUCH = 0, NSLIDE_SOURCE_MOUSE = 1, NSLIDE_SOURCE_PEN = 2, NSLIDE_SOURCE_TRACKPAD = 3 };
enum {
  NSLIDE_TOUCH_NONE = 0, NSLIDE_TOUCH_WAITING = 1, NSLIDE_TOUCH_PRESSED = 2, NSLIDE_TOUCH_DRAGGED = 3,
  NSLIDE_TOUCH_TAPPED = 4
};
enum { NSLIDE_POINTER_DOWN = 0, NSLIDE_POINTER_MOVE = 1, NSLIDE_POINTER_UP = 2, NSLIDE_POINTER_CANCEL = 3 };
enum { NSLIDE_WHEEL_PIXEL = 0, NSLIDE_WHEEL_LINE = 1, NSLIDE_WHEEL_NOTCH = 2 };
enum {
  NSLIDE_WHEEL_PHASE_NONE = 0, NSLIDE_WHEEL_PHASE_BEGAN = 1, NSLIDE_WHEEL_PHASE_CHANGED = 2,
  NSLIDE_WHEEL_PHASE_ENDED = 3, NSLIDE_WHEEL_PHASE_MOMENTUM = 4
};
enum { NSLIDE_GLIDE_SPRING = 0, NSLIDE_GLIDE_EASE = 1, NSLIDE_GLIDE_IMPULSE = 2 };
enum {
  NSLIDE_KEY_DOWN = 0, NSLIDE_KEY_UP = 1, NSLIDE_KEY_PAGE_DOWN = 2, NSLIDE_KEY_PAGE_UP = 3, NSLIDE_KEY_SPACE = 4,
  NSLIDE_KEY_HOME = 5, NSLIDE_KEY_END = 6, NSLIDE_KEY_LEFT = 7, NSLIDE_KEY_RIGHT = 8
};
enum { NSLIDE_ALIGN_START = 0, NSLIDE_ALIGN_CENTER = 1, NSLIDE_ALIGN_END = 2, NSLIDE_ALIGN_NEAREST = 3 };
enum { NSLIDE_SNAP_AREAS_PROXIMITY = 0, NSLIDE_SNAP_AREAS_MANDATORY = 1 };
enum { NSLIDE_AXIS_VERTICAL = 1, NSLIDE_AXIS_HORIZONTAL = 2 };
enum { NSLIDE_REGION_HEADER = -1, NSLIDE_REGION_HOVER = -2 };
enum { NSLIDE_LAYOUT_LIST = 0, NSLIDE_LAYOUT_GRID = 1, NSLIDE_LAYOUT_WATERFALL = 2 };
enum { NSLIDE_ANCHOR_NONE = 0, NSLIDE_ANCHOR_VISIBLE = 1, NSLIDE_ANCHOR_SCROLLED = 2 };
enum { NSLIDE_ITEM_HEADER = -1, NSLIDE_ITEM_FOOTER = -2, NSLIDE_ITEM_NONE = -3 };
enum { NSLIDE_ITEM_IS_STUCK = 1, NSLIDE_ITEM_IS_ESTIMATED = 2 };
enum { NSLIDE_ITEM_LEFT = 0, NSLIDE_ITEM_ENTERED = 1 };
enum {
  NSLIDE_EVENT_SCROLL_BEGAN = 1, NSLIDE_EVENT_SCROLL_ENDED = 2, NSLIDE_EVENT_DRAG_BEGAN = 3,
  NSLIDE_EVENT_DRAG_ENDED = 4, NSLIDE_EVENT_DECELERATION_BEGAN = 5, NSLIDE_EVENT_DECELERATION_ENDED = 6,
  NSLIDE_EVENT_OFFSET_CHANGED = 7, NSLIDE_EVENT_PINNED = 8, NSLIDE_EVENT_UNPINNED = 9,
  NSLIDE_EVENT_PAGE_SCROLLED = 10, NSLIDE_EVENT_PAGE_NEEDED = 11, NSLIDE_EVENT_PAGE_RELEASED = 12,
  NSLIDE_EVENT_PAGE_APPEARED = 13, NSLIDE_EVENT_PAGE_DISAPPEARED = 14, NSLIDE_EVENT_PAGE_TRANSITION_BEGAN = 15,
  NSLIDE_EVENT_PAGE_TRANSITION_ENDED = 16, NSLIDE_EVENT_PAGE_CHANGED = 17, NSLIDE_EVENT_SETTLED = 18,
  NSLIDE_EVENT_SCROLLED_TO_TOP = 19, NSLIDE_EVENT_INDICATORS_CHANGED = 20, NSLIDE_EVENT_REFRESH_CHANGED = 21,
  NSLIDE_EVENT_LOAD_MORE = 22
};
enum {
  NSLIDE_STRUCT_CONFIG = 0, NSLIDE_STRUCT_PAGE_SETTINGS = 1, NSLIDE_STRUCT_SNAPSHOT = 2, NSLIDE_STRUCT_PAGE = 3,
  NSLIDE_STRUCT_EVENT = 4, NSLIDE_STRUCT_FRAME = 5, NSLIDE_STRUCT_HEADER_PART = 6, NSLIDE_STRUCT_CORRECTION = 7,
  NSLIDE_STRUCT_EDGE = 8, NSLIDE_STRUCT_REGION = 9, NSLIDE_STRUCT_SNAP_AREA = 10, NSLIDE_STRUCT_LIST_CONFIG = 11,
  NSLIDE_STRUCT_SECTION = 12, NSLIDE_STRUCT_LIST_STATE = 13, NSLIDE_STRUCT_ITEM = 14, NSLIDE_STRUCT_ITEM_RANGE = 15,
  NSLIDE_STRUCT_ITEM_CHANGE = 16, NSLIDE_STRUCT_MOTION = 17, NSLIDE_STRUCT_POINTER_SAMPLE = 18
};
typedef uint64_t nslide_coordinator;
typedef uint64_t nslide_list;
typedef struct nslide_rect {
  double x, y, width, height;
} nslide_rect;
typedef struct nslide_insets {
  double top, left, bottom, right;
} nslide_insets;
typedef struct nslide_config {
  uint32_t struct_size; int32_t physics; double viewport_width; double viewport_height; double header_height;
  double header_min_height; double header_return_height; double hover_height; double pin_inset; double pin_distance;
  nslide_insets main_margins; nslide_insets top_margins; nslide_insets content_margins; double main_spacing;
  double top_spacing; double page_spacing; int32_t right_to_left; int32_t header_stretch; int32_t header_motion;
  int32_t seam; int32_t overscroll_top; int32_t overscroll_bottom; int32_t bounces; int32_t page_bounces;
  int32_t page_memory; int32_t short_page; int32_t page_index; int32_t horizontal_enabled; int32_t swipe_area;
  int32_t lazy; int32_t prefetch; int32_t keep_alive; int32_t initial_page; int32_t header_snap;
  int32_t scroll_to_top; int32_t indicators; int32_t tab_alignment; int32_t endless; int32_t page_always_stop;
  int32_t fling_curve; int32_t velocity_estimator; int32_t repeated_flings; int32_t wheel_glide; int32_t wheel_latch;
  int32_t chain_top; int32_t chain_bottom; int32_t chain_start; int32_t chain_end; double load_threshold;
  double seam_resistance; double deceleration; double constant_deceleration; double fling_friction;
  double min_fling_velocity; double max_fling_velocity; double rubber_band; double spring_response;
  double spring_damping; double rest_distance; double touch_slop; double axis_ratio; double press_delay;
  double snap_velocity; double refresh_height; double load_more_distance; double indicator_width;
  double indicator_height; double indicator_radius; double page_flick_velocity; int32_t far_turns; int32_t reserved;
} nslide_config;
typedef struct nslide_page_settings {
  uint32_t struct_size; int32_t overscroll_top; int32_t seam; int32_t short_page; int32_t scroll_to_top;
  int32_t indicators; double refresh_height; double tab_width; int64_t key;
} nslide_page_settings;
typedef struct nslide_header_part {
  double height; double min_height; double margin_top; double margin_bottom; int32_t rule; int32_t snap;
} nslide_header_part;
typedef struct nslide_correction {
  int32_t view; int32_t heir; double offset; double velocity;
} nslide_correction;
typedef struct nslide_edge {
  double pull_x; double pull_y; double velocity_x; double velocity_y;
} nslide_edge;
typedef struct nslide_region {
  nslide_rect frame; int32_t view; int32_t axes;
} nslide_region;
typedef struct nslide_snap_area {
  double start; double length; int32_t align; int32_t always_stop;
} nslide_snap_area;
typedef struct nslide_list_config {
  uint32_t struct_size; int32_t anchor; int32_t stick_to_end; int32_t right_to_left; double minimum_height;
  double overlap; double width; double height;
} nslide_list_config;
typedef struct nslide_section {
  uint32_t struct_size; int32_t layout; int32_t columns; int32_t sticky_header; int32_t sticky_footer;
  int32_t estimated; double min_item_width; double header_height; double footer_height; nslide_insets insets;
  double item_spacing; double line_spacing; double item_height;
} nslide_section;
typedef struct nslide_list_state {
  uint32_t struct_size; int32_t page; nslide_coordinator coordinator; int32_t section_count; int32_t item_count;
  double content_height; double offset; double max_offset; double width; double height;
} nslide_list_state;
typedef struct nslide_item {
  nslide_rect frame; int32_t section; int32_t item; int32_t slot; int32_t flags;
} nslide_item;
typedef struct nslide_item_range {
  int32_t first_section; int32_t first_item; int32_t last_section; int32_t last_item;
} nslide_item_range;
typedef struct nslide_item_change {
  int32_t kind; int32_t slot; int32_t section; int32_t item;
} nslide_item_change;
typedef struct nslide_snapshot {
  uint32_t struct_size; int32_t phase; int32_t collapse_state; int32_t at_rest; int32_t needs_frame;
  int32_t page_index; int32_t page_count; int32_t transition_from; int32_t transition_to; int32_t visible_pages;
  uint32_t events_queued; uint32_t events_lost; int32_t indicator; int32_t refresh; int32_t touch;
  int32_t can_retarget; double time; double outer; double inner; double path; double range; double max_outer;
  double max_inner; double overscroll; double collapse; double header_shown; double header_stretch;
  double velocity_x; double velocity_y; double rest_outer; double rest_inner; double unconsumed_x;
  double unconsumed_y; double page_position; double transition_progress; nslide_rect header; nslide_rect hover;
  nslide_rect pager; double outer_bar_position; double outer_bar_length; double page_bar_position;
  double page_bar_length; double tab_offset; nslide_rect tab_indicator;
} nslide_snapshot;
typedef struct nslide_page {
  int32_t index; int32_t needed; int32_t visible; int32_t refresh; int32_t loading; int32_t reserved;
  double content_height; double offset; double max_offset; nslide_rect frame;
} nslide_page;
typedef struct nslide_event {
  int32_t type; int32_t index; int32_t from; int32_t to; int32_t cancelled; int32_t will_decelerate; int32_t source;
  int32_t state; double time; double outer; double inner; double position; double progress;
} nslide_event;
typedef struct nslide_motion {
  uint32_t struct_size; uint32_t generation; int32_t phase; int32_t needs_frame; double time; double outer; double
  inner; double path; double overscroll; double collapse; double velocity_x; double velocity_y; double
  page_position; double header_y; double header_height; double hover_y; double pager_y; double tab_offset; double
  indicator_x; double indicator_width;
} nslide_motion;
typedef struct nslide_pointer_sample {
  int32_t action; int32_t reserved; int64_t id; double x, y, time;
} nslide_pointer_sample;
typedef struct nslide_frame_buffers {
  uint32_t struct_size; int32_t page_capacity; int32_t page_count; int32_t event_capacity; int32_t event_count;
  int32_t reserved; nslide_snapshot *snapshot; nslide_page *pages; nslide_event *events; const nslide_pointer_sample
  *samples; int32_t sample_count; int32_t reserved_2; nslide_motion *motion;
} nslide_frame_buffers;
]])
