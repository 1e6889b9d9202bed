/*
 * nestedslide.h - the C interface of NestedSlide, a headless nested-scrolling engine.
 *
 * WHAT IT IS. A nested slide is a header that scrolls away, a hover bar that sticks, and a pager of pages side by
 * side that each scroll. One coordinator is one nested slide. The host feeds it pointers or recognised drags, wheel
 * steps, commands and the time; it answers with one snapshot of offsets and rectangles, and with events to poll.
 * It draws nothing, reads no clock, starts no thread, and calls nothing back but the hooks that it was given.
 *
 * UNITS AND SIGNS. Points, seconds, points per second. x grows right, y grows down. An offset grows when the content
 * moves up (or left); every amount given to a session, a wheel or a command is in offset direction: +100 collapses
 * the header by 100. Pointer positions are in the viewport's coordinates. "outer" is the scroll of the whole, from 0
 * to the collapse range; "inner" is a page's own scroll, from 0 to its maximum; their sum is the "path", the one
 * coordinate a vertical gesture or fling moves along.
 *
 * OWNERSHIP. Handles are numbers, not addresses. A coordinator lives from nslide_create to nslide_destroy, a list from
 * nslide_list_create to nslide_list_destroy; nothing else has to be freed. Everything the library reads is copied
 * during the call, everything it writes goes to memory of the caller. The only pointers it hands out are strings with
 * static lifetime. A handle that is stale, foreign or made up is refused with a status.
 *
 * THREADS. Different coordinators and lists are independent and may be used on different threads at once. One of them
 * is used by one thread at a time, a list that is attached together with its coordinator: a call that meets another
 * one inside gets NSLIDE_ERROR_BUSY and does nothing.
 *
 * ERRORS. Every function that can fail returns an nslide_status: 0 or a negative error. A failed call changes
 * nothing and writes to none of its outputs, unless its comment says otherwise; nslide_error_message then says which
 * argument was wrong and why. No input ends the process. Every function that takes a coordinator or a list may return
 * NSLIDE_ERROR_INVALID_HANDLE, NSLIDE_ERROR_STALE_HANDLE, NSLIDE_ERROR_BUSY or NSLIDE_ERROR_REENTRANT; its comment lists
 * only what else it may return. A null pointer where none is allowed is NSLIDE_ERROR_INVALID_ARGUMENT; NaN or an infinity
 * is NSLIDE_ERROR_NOT_FINITE.
 *
 * ABI. From version 1.0 on enumerators keep their values, structs grow only at their end and carry their size, and
 * functions are only added while nslide_abi_version stays the same; before it any version may differ. A struct handed
 * to the library may be longer than the library's own as long as what it does not know is zero.
 */
#ifndef NESTEDSLIDE_H
#define NESTEDSLIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define NSLIDE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define NSLIDE_API __attribute__((visibility("default")))
#else
#define NSLIDE_API
#endif

/* The version this header belongs to: major * 1000000 + minor * 1000 + patch, and the ABI number of the soname. */
#define NSLIDE_VERSION 1000
#define NSLIDE_ABI_VERSION 0

/* Limits. Lengths, offsets and coordinates are at most NSLIDE_MAX_LENGTH points either way, velocities at most
 * NSLIDE_MAX_VELOCITY points per second, times at most NSLIDE_MAX_TIME seconds. */
#define NSLIDE_MAX_LENGTH 1.0e12
#define NSLIDE_MAX_VELOCITY 1.0e9
#define NSLIDE_MAX_TIME 1.0e12
#define NSLIDE_MAX_PAGES 10000000
#define NSLIDE_MAX_POINTERS 8

/* How many pages can show at once, and so the least capacity of a buffer for visible pages. */
#define NSLIDE_MAX_VISIBLE_PAGES 2

/* How many parts a header can have. */
#define NSLIDE_MAX_HEADER_PARTS 64

/* How many regions a coordinator, and how many snap areas a page can have. */
#define NSLIDE_MAX_REGIONS 1024
#define NSLIDE_MAX_SNAP_AREAS 100000

/* How many sections and items a list, and how many columns a section can have. */
#define NSLIDE_MAX_SECTIONS 1000000
#define NSLIDE_MAX_ITEMS 100000000
#define NSLIDE_MAX_COLUMNS 256

/* Leaves a value to the engine: a derived pin distance, a number of the physics preset, an offset as it is. */
#define NSLIDE_AUTO (-1.0e300)

/* In place of a page's index: the whole, the page that is current, none, as the function says. */
#define NSLIDE_NO_PAGE (-1)

/* ---------------------------------------------------------------------------------------------------- statuses */

/* 0, or one of the negative NSLIDE_ERROR_ values. */
typedef int32_t nslide_status;

enum {
  NSLIDE_OK = 0,
  NSLIDE_ERROR_INVALID_ARGUMENT = -1, /* a null pointer, a value outside its documented range, an unknown enumerator */
  NSLIDE_ERROR_NOT_FINITE = -2,       /* NaN or an infinity */
  NSLIDE_ERROR_OUT_OF_RANGE = -3,     /* an index or a count that the coordinator does not have room for */
  NSLIDE_ERROR_INVALID_HANDLE = -4,   /* zero, of another kind, or never handed out */
  NSLIDE_ERROR_STALE_HANDLE = -5,     /* destroyed */
  NSLIDE_ERROR_INVALID_STATE = -6,    /* right in itself, but not now: an update without a session, a lifted pointer */
  NSLIDE_ERROR_TIME_WENT_BACK = -7,   /* earlier than a time already given */
  NSLIDE_ERROR_STRUCT_SIZE = -8,      /* struct_size too small, or longer with a tail that is not zero */
  NSLIDE_ERROR_BUFFER_TOO_SMALL = -9, /* the count output says what is needed */
  NSLIDE_ERROR_OUT_OF_MEMORY = -10,
  NSLIDE_ERROR_BUSY = -11,        /* another call is inside this coordinator */
  NSLIDE_ERROR_REENTRANT = -12,   /* called from within a hook that a call inside the same coordinator or list called */
  NSLIDE_ERROR_UNSUPPORTED = -13, /* not in this build of the library */
  NSLIDE_ERROR_CORRUPT_DATA = -14 /* saved bytes that are not what they say */
};

/* --------------------------------------------------------------------------------------------------------- kinds */

/* Physics presets: numbers and curves, each of which nslide_config can override. */
enum {
  NSLIDE_PHYSICS_IOS = 0, /* deceleration 2.0020026706730793 1/s, rubber band 0.55, critically damped 0.5 s; weighted */
  NSLIDE_PHYSICS_IOS_FAST = 1, /* the same with deceleration 10.050335853501442 1/s */
  NSLIDE_PHYSICS_ANDROID = 2,  /* spline of friction 0.015, no rubber band: it stops at the ends, see nslide_get_edge;
                                  least squares, from 50 to 8000 points per second */
  NSLIDE_PHYSICS_DESKTOP = 3   /* deceleration 4 1/s, rubber band 0.55, critically damped 2 pi / 10 s; mean */
};

/* How a fling slows down. */
enum {
  NSLIDE_FLING_EXPONENTIAL = 0, /* dv/dt = -deceleration v */
  NSLIDE_FLING_SPLINE = 1,      /* Android's, by fling_friction, in the form that goes on from any of its states */
  NSLIDE_FLING_CONSTANT = 2,    /* dv/dt = -constant_deceleration, as Qt's; 1500 points per second squared */
  NSLIDE_FLING_CHROMIUM = 3     /* dv/dt = -(deceleration v + constant_deceleration), 3.7 1/s and 636.4; to 20946 */
};

/* How a finger's velocity is taken from its last positions. */
enum {
  NSLIDE_VELOCITY_WEIGHTED = 0, /* of the last three segments, oldest first, 0.6, 0.35 and 0.05; held 0.1 s: 0 */
  NSLIDE_VELOCITY_LEAST_SQUARES = 1, /* a parabola through the last 0.1 s, its slope at the end; held 0.04 s: 0 */
  NSLIDE_VELOCITY_IMPULSE = 2,       /* from the work that moved it in the last 0.1 s; held 0.04 s: 0 */
  NSLIDE_VELOCITY_MEAN = 3           /* over the last 0.15 s; held 0.1 s: 0 */
};

/* What a fling gets of the one that its touch caught, where that led the same way and the new one is at least half as
 * fast. */
enum {
  NSLIDE_REPEAT_NONE = 0,  /* nothing */
  NSLIDE_REPEAT_ADD = 1,   /* the velocity v that was left, as Android's flywheel */
  NSLIDE_REPEAT_CARRY = 2  /* 0.000816 v^1.967 of it, at most 40000, as measured of iOS */
};

/* What becomes of a movement beyond an end. */
enum {
  NSLIDE_CHAIN_AUTO = 0,    /* what is not used goes on: to the coordinator around, or to the host as unconsumed */
  NSLIDE_CHAIN_CONTAIN = 1, /* it ends here: it may overscroll, also inside another coordinator */
  NSLIDE_CHAIN_NONE = 2     /* it ends here, and nothing overscrolls at this end */
};

/* Which of header and page moves first. */
enum {
  NSLIDE_HEADER_FIRST = 0,         /* up: header, then page; down: page, then header */
  NSLIDE_HEADER_QUICK_RETURN = 1,  /* down: the header first */
  NSLIDE_HEADER_QUICK_RETURN_MINIMUM = 2, /* down: the header to header_return_height, the page, the header's rest */
  NSLIDE_HEADER_FIXED = 3,         /* the header does not collapse */
  NSLIDE_HEADER_CONTENT_FIRST = 4  /* down on the pager: the page alone; down above it: the header, then the page */
};

/* What a fling that began above the pager does when the header is fully collapsed. */
enum {
  NSLIDE_SEAM_CONTINUOUS = 0, /* nothing: it goes on into the page */
  NSLIDE_SEAM_STOP = 1,       /* it stops there */
  NSLIDE_SEAM_RESISTED = 2    /* it goes on, its velocity decaying by seam_resistance */
};

/* What shows a pull beyond an end. */
enum {
  NSLIDE_OVERSCROLL_INHERIT = -1, /* page settings only: as the coordinator */
  NSLIDE_OVERSCROLL_NONE = 0,     /* nothing; the amount is reported as not consumed */
  NSLIDE_OVERSCROLL_WHOLE = 1,    /* header, hover bar and pager together */
  NSLIDE_OVERSCROLL_PAGE = 2,     /* the page under the hover bar */
  NSLIDE_OVERSCROLL_BOTH = 3      /* top only: each by the same raw amount */
};

/* What a page's offset becomes while the header is open. */
enum {
  NSLIDE_MEMORY_ALIGN = 0,         /* a page that begins to show goes to its top unless the header is collapsed */
  NSLIDE_MEMORY_KEEP = 1,          /* every page keeps its offset */
  NSLIDE_MEMORY_RESET_CURRENT = 2, /* when the header begins to open, the current page goes to its top */
  NSLIDE_MEMORY_RESET_ALL = 3      /* when the header begins to open, all pages go to their top */
};

/* What a page shorter than the pager does to the header. */
enum {
  NSLIDE_SHORT_PAGE_PAD = 0,   /* counts as if as high as the pager */
  NSLIDE_SHORT_PAGE_LIMIT = 1, /* the header collapses only as far as the content needs */
  NSLIDE_SHORT_PAGE_HOLD = 2   /* the header does not collapse */
};

/* Where a header that would rest half open goes. It applies to releases, flings that would rest there, wheel steps and
 * motions caught by a tap; not to nslide_scroll_to. */
enum {
  NSLIDE_SNAP_NONE = 0,      /* it stays */
  NSLIDE_SNAP_DIRECTION = 1, /* shut after a movement up, open after one down */
  NSLIDE_SNAP_NEAREST = 2    /* to the nearer end, exactly half shuts; a fling is judged where it would rest */
};

/* What nslide_scroll_to_top brings to the top. */
enum {
  NSLIDE_SCROLL_TO_TOP_WHOLE = 0,     /* the whole and every page */
  NSLIDE_SCROLL_TO_TOP_PAGE_FIRST = 1 /* the current page; when it is there, the whole */
};

/* Which scroll indicator shows: that of what moved last, where its content is longer than its viewport. At rest it
 * stays; fading it is the host's. */
enum {
  NSLIDE_INDICATORS_NONE = 0,  /* none */
  NSLIDE_INDICATORS_PAGE = 1,  /* the page's, after the page moved */
  NSLIDE_INDICATORS_SWITCH = 2 /* the page's after the page moved, the whole's after the whole moved */
};

/* Whose scroll indicator shows. */
enum { NSLIDE_INDICATOR_NONE = 0, NSLIDE_INDICATOR_OUTER = 1, NSLIDE_INDICATOR_PAGE = 2 };

/* How a pull to refresh stands. */
enum {
  NSLIDE_REFRESH_IDLE = 0,
  NSLIDE_REFRESH_PULLING = 1,    /* a finger pulled, no further than refresh_height; or what it pulled springs back */
  NSLIDE_REFRESH_ARMED = 2,      /* a finger holds it beyond refresh_height: let go, it refreshes */
  NSLIDE_REFRESH_REFRESHING = 3, /* held open by refresh_height until nslide_end_refresh */
  NSLIDE_REFRESH_FINISHING = 4   /* closing */
};

/* Where a strip of tabs that is wider than the hover bar holds the selected item. */
enum {
  NSLIDE_TABS_START = 0,
  NSLIDE_TABS_CENTER = 1,
  NSLIDE_TABS_NEAREST = 2 /* it scrolls no further than it must to show it */
};

/* What a part of the header does when the header collapses. */
enum {
  NSLIDE_PART_AWAY = 0,   /* it scrolls away */
  NSLIDE_PART_STAYS = 1,  /* min_height of it stays, below the parts above it that stay */
  NSLIDE_PART_RETURNS = 2 /* it scrolls away, and min_height of it returns before the page moves */
};

/* Whether the header may rest while a part is cut, where header_snap is not NSLIDE_SNAP_NONE. */
enum {
  NSLIDE_PART_REST_ANYWHERE = 0,
  NSLIDE_PART_SNAPS = 1,             /* to the part's edges */
  NSLIDE_PART_SNAPS_WITH_MARGINS = 2 /* to the outer edges of its margins */
};

/* The axes on which a coordinator hands on what it does not use; added together. */
enum { NSLIDE_LINK_VERTICAL = 1, NSLIDE_LINK_HORIZONTAL = 2 };

/* The outer scroll view in place of a page's index, for observing. */
enum { NSLIDE_VIEW_OUTER = -1, NSLIDE_VIEW_NONE = -2 };

/* What moved a scroll view that is observed. */
enum {
  NSLIDE_MOVED_BY_DRAG = 0,
  NSLIDE_MOVED_BY_INERTIA = 1, /* after a drag: deceleration, bounce */
  NSLIDE_MOVED_BY_PROGRAM = 2,
  NSLIDE_MOVED_BY_SCROLL_TO_TOP = 3
};

/* When the current page's index changes. */
enum {
  NSLIDE_PAGE_INDEX_SETTLE = 0, /* when the pager comes to rest */
  NSLIDE_PAGE_INDEX_LIVE = 1    /* at half a page's width */
};

/* Where a horizontal swipe may begin. */
enum {
  NSLIDE_SWIPE_PAGES = 0, /* on the pager */
  NSLIDE_SWIPE_ALL = 1    /* anywhere */
};

/* What the coordinator is doing. */
enum {
  NSLIDE_PHASE_IDLE = 0,
  NSLIDE_PHASE_DRAGGING = 1,
  NSLIDE_PHASE_DECELERATING = 2,
  NSLIDE_PHASE_BOUNCING = 3,
  NSLIDE_PHASE_SNAPPING = 4,
  NSLIDE_PHASE_PAGING = 5,
  NSLIDE_PHASE_ANIMATING = 6
};

/* How far the header is collapsed. */
enum {
  NSLIDE_EXPANDED = 0,   /* outer at 0 or below */
  NSLIDE_COLLAPSING = 1, /* between */
  NSLIDE_PINNED = 2      /* outer at the collapse range or above */
};

/* What a host's recogniser saw; told on in the drag events. */
enum { NSLIDE_SOURCE_TOUCH = 0, NSLIDE_SOURCE_MOUSE = 1, NSLIDE_SOURCE_PEN = 2, NSLIDE_SOURCE_TRACKPAD = 3 };

/* How the touch of the pointers stands, for the host's own buttons. */
enum {
  NSLIDE_TOUCH_NONE = 0,    /* no pointer is down */
  NSLIDE_TOUCH_WAITING = 1, /* down, for less than press_delay: a button does not show it yet */
  NSLIDE_TOUCH_PRESSED = 2, /* ... for longer: it may still become a tap */
  NSLIDE_TOUCH_DRAGGED = 3, /* no tap any more: it moved beyond touch_slop, or is not alone; or never one: it caught a
                               fling, or a page turn that a swipe began */
  NSLIDE_TOUCH_TAPPED = 4   /* lifted as a tap; until the next pointer event */
};

/* What a pointer did. */
enum { NSLIDE_POINTER_DOWN = 0, NSLIDE_POINTER_MOVE = 1, NSLIDE_POINTER_UP = 2, NSLIDE_POINTER_CANCEL = 3 };

/* Units of a wheel step. */
enum {
  NSLIDE_WHEEL_PIXEL = 0, /* points */
  NSLIDE_WHEEL_LINE = 1,  /* 40 points */
  NSLIDE_WHEEL_NOTCH = 2  /* 120 points */
};

/* Where a wheel step stands in a trackpad's gesture. */
enum {
  NSLIDE_WHEEL_PHASE_NONE = 0,    /* a step by itself: a wheel's */
  NSLIDE_WHEEL_PHASE_BEGAN = 1,   /* fingers begin to move */
  NSLIDE_WHEEL_PHASE_CHANGED = 2, /* ... move on */
  NSLIDE_WHEEL_PHASE_ENDED = 3,   /* ... have left */
  NSLIDE_WHEEL_PHASE_MOMENTUM = 4 /* the system's own inertia after that */
};

/* How a wheel step in lines or notches moves. */
enum {
  NSLIDE_GLIDE_SPRING = 0,  /* a critically damped spring, response 0.2 s */
  NSLIDE_GLIDE_EASE = 1,    /* Chromium's ease-in-out, 0.1 to 0.2 s, the shorter the further */
  NSLIDE_GLIDE_IMPULSE = 2  /* Chromium's impulse, 0.2 to 0.5 s, the longer the further */
};

/* Keys. */
enum {
  NSLIDE_KEY_DOWN = 0,  /* 40 points */
  NSLIDE_KEY_UP = 1,
  NSLIDE_KEY_PAGE_DOWN = 2, /* 87.5 % of the pager's height */
  NSLIDE_KEY_PAGE_UP = 3,
  NSLIDE_KEY_SPACE = 4, /* as PAGE_DOWN */
  NSLIDE_KEY_HOME = 5,  /* the ends of the path */
  NSLIDE_KEY_END = 6,
  NSLIDE_KEY_LEFT = 7, /* the page to that side */
  NSLIDE_KEY_RIGHT = 8
};

/* Where something lies in what is seen. */
enum {
  NSLIDE_ALIGN_START = 0,
  NSLIDE_ALIGN_CENTER = 1,
  NSLIDE_ALIGN_END = 2,
  NSLIDE_ALIGN_NEAREST = 3 /* nslide_reveal only: no further than it must; not at all where all of it is seen */
};

/* Whether a page's path rests on its snap areas. */
enum {
  NSLIDE_SNAP_AREAS_PROXIMITY = 0, /* where it would rest within a third of the pager's height of one */
  NSLIDE_SNAP_AREAS_MANDATORY = 1  /* always */
};

/* The axes that a region claims; added together. */
enum { NSLIDE_AXIS_VERTICAL = 1, NSLIDE_AXIS_HORIZONTAL = 2 };

/* In place of a page's index: what else a region may lie in. */
enum { NSLIDE_REGION_HEADER = -1, NSLIDE_REGION_HOVER = -2 };

/* How a list's section places its items. */
enum {
  NSLIDE_LAYOUT_LIST = 0,     /* one below the other */
  NSLIDE_LAYOUT_GRID = 1,     /* in lines of columns of one width; a line is as high as its highest item */
  NSLIDE_LAYOUT_WATERFALL = 2 /* each in the column that ends highest up, of several the first; one without items ends
                                 line_spacing above the first item */
};

/* What of a list keeps its place on the screen when something above it changes. An item named by
 * nslide_list_set_anchor goes before. */
enum {
  NSLIDE_ANCHOR_NONE = 0,    /* nothing: the offset stays */
  NSLIDE_ANCHOR_VISIBLE = 1, /* the first item, header or footer that is seen below overlap */
  NSLIDE_ANCHOR_SCROLLED = 2 /* the same, but at offset 0 nothing: what comes in there pushes the rest down */
};

/* In place of an item's index. */
enum {
  NSLIDE_ITEM_HEADER = -1, /* its section's header */
  NSLIDE_ITEM_FOOTER = -2, /* its section's footer */
  NSLIDE_ITEM_NONE = -3
};

/* What else is known of an item; added together. */
enum {
  NSLIDE_ITEM_IS_STUCK = 1,    /* a header or footer that is not at its own place, but stuck or pushed */
  NSLIDE_ITEM_IS_ESTIMATED = 2 /* its height is its section's estimate: the host should measure it */
};

/* What became of an item between two calls of nslide_list_update. */
enum {
  NSLIDE_ITEM_LEFT = 0,   /* its view can be used for another */
  NSLIDE_ITEM_ENTERED = 1 /* it needs a view */
};

/* What happened. Every event carries type and time; the other fields it sets are named here. */
enum {
  NSLIDE_EVENT_SCROLL_BEGAN = 1,       /* anything begins to move from rest */
  NSLIDE_EVENT_SCROLL_ENDED = 2,       /* ... and rests again */
  NSLIDE_EVENT_DRAG_BEGAN = 3,         /* source */
  NSLIDE_EVENT_DRAG_ENDED = 4,         /* source, will_decelerate */
  NSLIDE_EVENT_DECELERATION_BEGAN = 5, /* a fling, bounce or page settling begins */
  NSLIDE_EVENT_DECELERATION_ENDED = 6, /* ... and has ended or was caught */
  NSLIDE_EVENT_OFFSET_CHANGED = 7,     /* outer, inner, index; at most one a call */
  NSLIDE_EVENT_PINNED = 8,             /* outer, inner: the header is fully collapsed */
  NSLIDE_EVENT_UNPINNED = 9,           /* outer, inner: ... and no longer */
  NSLIDE_EVENT_PAGE_SCROLLED = 10,     /* index, from, to, position, progress; at most one a call */
  NSLIDE_EVENT_PAGE_NEEDED = 11,       /* index: the host should make this page */
  NSLIDE_EVENT_PAGE_RELEASED = 12,     /* index: the host may drop this page */
  NSLIDE_EVENT_PAGE_APPEARED = 13,     /* index: more than load_threshold of the page shows */
  NSLIDE_EVENT_PAGE_DISAPPEARED = 14,  /* index: ... and no longer */
  NSLIDE_EVENT_PAGE_TRANSITION_BEGAN = 15, /* from, to */
  NSLIDE_EVENT_PAGE_TRANSITION_ENDED = 16, /* from, to, cancelled */
  NSLIDE_EVENT_PAGE_CHANGED = 17,          /* index: the current page's number, -1 for none */
  NSLIDE_EVENT_SETTLED = 18,               /* all at rest again; always the last */
  NSLIDE_EVENT_SCROLLED_TO_TOP = 19,       /* the motion of nslide_scroll_to_top has ended there */
  NSLIDE_EVENT_INDICATORS_CHANGED = 20,    /* state: NSLIDE_INDICATOR_ */
  NSLIDE_EVENT_REFRESH_CHANGED = 21,       /* state: NSLIDE_REFRESH_; index: the page, -1 for the whole */
  NSLIDE_EVENT_LOAD_MORE = 22              /* index: less than load_more_distance is left to the page's end */
};

/* The structs whose sizes nslide_struct_size tells. */
enum {
  NSLIDE_STRUCT_CONFIG = 0,
  NSLIDE_STRUCT_PAGE_SETTINGS = 1,
  NSLIDE_STRUCT_SNAPSHOT = 2,
  NSLIDE_STRUCT_PAGE = 3,
  NSLIDE_STRUCT_EVENT = 4,
  NSLIDE_STRUCT_FRAME = 5,
  NSLIDE_STRUCT_HEADER_PART = 6,
  NSLIDE_STRUCT_CORRECTION = 7,
  NSLIDE_STRUCT_EDGE = 8,
  NSLIDE_STRUCT_REGION = 9,
  NSLIDE_STRUCT_SNAP_AREA = 10,
  NSLIDE_STRUCT_LIST_CONFIG = 11,
  NSLIDE_STRUCT_SECTION = 12,
  NSLIDE_STRUCT_LIST_STATE = 13,
  NSLIDE_STRUCT_ITEM = 14,
  NSLIDE_STRUCT_ITEM_RANGE = 15,
  NSLIDE_STRUCT_ITEM_CHANGE = 16
};

/* ------------------------------------------------------------------------------------------------------- structs */

/* A coordinator; 0 is none. */
typedef uint64_t nslide_coordinator;

/* A list; 0 is none. */
typedef uint64_t nslide_list;

/* A rectangle in points, in the viewport's coordinates. */
typedef struct nslide_rect {
  double x, y, width, height;
} nslide_rect;

/* Margins in points, each from 0 to NSLIDE_MAX_LENGTH. */
typedef struct nslide_insets {
  double top, left, bottom, right;
} nslide_insets;

/*
 * All settings of a coordinator. Fill it with nslide_config_default, then change what you need. Lengths are in
 * points, from 0 to NSLIDE_MAX_LENGTH, and 0 by default, unless said otherwise. Flags are 0 or 1.
 */
typedef struct nslide_config {
  uint32_t struct_size; /* sizeof(nslide_config) */
  int32_t physics;      /* NSLIDE_PHYSICS_; default IOS */

  double viewport_width;       /* default 390 */
  double viewport_height;      /* default 844 */
  double header_height;        /* 0: no header */
  double header_min_height;    /* what of the header stays when it is collapsed */
  double header_return_height; /* what of it returns at once with NSLIDE_HEADER_QUICK_RETURN_MINIMUM */
  double hover_height;         /* 0: no hover bar */
  double pin_inset;            /* the hover bar sticks this far below the top (navigation bar, notch) */
  double pin_distance;         /* the collapse range, rounded up to a whole point; NSLIDE_AUTO (default): derived */

  nslide_insets main_margins;    /* around everything */
  nslide_insets top_margins;     /* around header and hover bar */
  nslide_insets content_margins; /* around the pager */
  double main_spacing;           /* between the top part and the pager's part */
  double top_spacing;            /* between header and hover bar, where both are present */
  double page_spacing;           /* between two pages */

  int32_t right_to_left;     /* 1: page 1 is to the left of page 0 */
  int32_t header_stretch;    /* 1: pulled down, the header grows instead of moving */
  int32_t header_motion;     /* NSLIDE_HEADER_; default FIRST */
  int32_t seam;              /* NSLIDE_SEAM_; default CONTINUOUS */
  int32_t overscroll_top;    /* NSLIDE_OVERSCROLL_; default WHOLE */
  int32_t overscroll_bottom; /* NSLIDE_OVERSCROLL_NONE, PAGE (default) or WHOLE */
  int32_t bounces;           /* 0: no vertical overscroll at all; default 1 */
  int32_t page_bounces;      /* 0: no overscroll beyond the first and last page; default 1 */
  int32_t page_memory;       /* NSLIDE_MEMORY_; default ALIGN */
  int32_t short_page;        /* NSLIDE_SHORT_PAGE_; default PAD */
  int32_t page_index;        /* NSLIDE_PAGE_INDEX_; default SETTLE */
  int32_t horizontal_enabled; /* 0: swipes do not turn pages, commands still do; default 1 */
  int32_t swipe_area;        /* NSLIDE_SWIPE_; default PAGES */
  int32_t lazy;              /* 0: every page is needed at once; default 1; fixed after creation */
  int32_t prefetch;          /* pages on either side of the current one that are needed too; 0 or more; default 0 */
  int32_t keep_alive;        /* how many needed pages are kept, the furthest released first; 0 (default): all */
  int32_t initial_page;      /* clamped to the pages there are; 0 or more; read at creation only */
  int32_t header_snap;       /* NSLIDE_SNAP_; default NONE */
  int32_t scroll_to_top;     /* NSLIDE_SCROLL_TO_TOP_; default WHOLE */
  int32_t indicators;        /* NSLIDE_INDICATORS_; default SWITCH */
  int32_t tab_alignment;     /* NSLIDE_TABS_; default CENTER */
  int32_t endless;           /* 1: the last page and the first are neighbours; takes 2 pages or more; default 0 */
  int32_t page_always_stop;  /* 0: a swipe goes past pages as far as its velocity carries; 1 (default): one at most */
  int32_t fling_curve;       /* NSLIDE_FLING_; -1 (default): the preset's */
  int32_t velocity_estimator; /* NSLIDE_VELOCITY_; -1 (default): the preset's */
  int32_t repeated_flings;   /* NSLIDE_REPEAT_; default NONE */
  int32_t wheel_glide;       /* NSLIDE_GLIDE_; default SPRING */
  int32_t wheel_latch;       /* 1: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that
                                they first moved; default 0 */
  int32_t chain_top;         /* NSLIDE_CHAIN_; default AUTO: what a movement beyond the path's top becomes */
  int32_t chain_bottom;      /* ... beyond its bottom */
  int32_t chain_start;       /* ... before the first page */
  int32_t chain_end;         /* ... beyond the last page */

  double load_threshold;  /* a page is needed when more than this fraction of it shows; 0 up to, not with, 1; 0.01 */
  double seam_resistance; /* 1/s, 0.001 to 1000; default 2 */
  double deceleration;    /* of a fling's velocity, 1/s, 0.001 to 1000; NSLIDE_AUTO (default): the preset's */
  double constant_deceleration; /* of a fling, points per second squared, 1 to 1000000; NSLIDE_AUTO (default): the
                                   curve's */
  double fling_friction;  /* of NSLIDE_FLING_SPLINE, 0.0001 to 10; NSLIDE_AUTO (default): 0.015 */
  double min_fling_velocity; /* a pointer that lifts slower throws nothing, points per second; NSLIDE_AUTO (default) */
  double max_fling_velocity; /* a pointer throws no faster, points per second; NSLIDE_AUTO (default): the preset's */
  double rubber_band;     /* slope of the rubber band at the edge, 0.001 to 1; NSLIDE_AUTO (default): the preset's;
                             where the preset has none nothing overscrolls */
  double spring_response; /* period of the undamped bounce spring, s, 0.01 to 100; NSLIDE_AUTO (default) */
  double spring_damping;  /* damping ratio of the bounce spring, 0.01 to 100; NSLIDE_AUTO (default) */
  double rest_distance;   /* a motion ends this close to its goal, points, 0.000001 to 100; NSLIDE_AUTO (default) */
  double touch_slop;      /* how far a pointer moves before it drags, points; default 10 */
  double axis_ratio;      /* a drag is horizontal when |dx| > axis_ratio |dy|; 0 to 1000; default 1 */
  double press_delay;     /* how long a pointer is down before NSLIDE_TOUCH_PRESSED, seconds, 0 to 10; default 0.1 */
  double snap_velocity;   /* NSLIDE_SNAP_DIRECTION: up to this a release snaps by the last movement, pt/s; default 50 */
  double refresh_height;  /* pulled further than this and let go it refreshes; it is held open by as much; 0: never */
  double load_more_distance; /* NSLIDE_EVENT_LOAD_MORE when less than this is left of the path; 0: never */
  double indicator_width;    /* of the tabs' indicator, at most its item's; 0 (default): the item's */
  double indicator_height;   /* default 2; at most the hover bar's */
  double indicator_radius;   /* of its corners, for the host to draw; default 1 */
} nslide_config;

/*
 * Settings of one page; -1 or NSLIDE_AUTO, the default, takes the coordinator's. Fill it with nslide_get_page_settings
 * first.
 */
typedef struct nslide_page_settings {
  uint32_t struct_size;   /* sizeof(nslide_page_settings) */
  int32_t overscroll_top; /* NSLIDE_OVERSCROLL_ */
  int32_t seam;           /* NSLIDE_SEAM_ or -1 */
  int32_t short_page;     /* NSLIDE_SHORT_PAGE_ or -1 */
  int32_t scroll_to_top;  /* NSLIDE_SCROLL_TO_TOP_ or -1 */
  int32_t indicators;     /* NSLIDE_INDICATORS_ or -1 */
  double refresh_height;  /* points, or NSLIDE_AUTO */
  double tab_width;       /* of the page's item in the strip of tabs, points; NSLIDE_AUTO: the bar's width / pages */
  int64_t key;            /* the host's own number of the page, for nslide_reload_keyed; 0 (default): none */
} nslide_page_settings;

/* One part of a header, top to bottom. Lengths in points, from 0 to NSLIDE_MAX_LENGTH. */
typedef struct nslide_header_part {
  double height;
  double min_height;    /* STAYS: what of it stays; RETURNS: what of it returns early; NSLIDE_AUTO: its height */
  double margin_top;    /* above it; margins scroll away */
  double margin_bottom; /* below it */
  int32_t rule;         /* NSLIDE_PART_AWAY, NSLIDE_PART_STAYS or NSLIDE_PART_RETURNS */
  int32_t snap;         /* NSLIDE_PART_REST_ANYWHERE, NSLIDE_PART_SNAPS or NSLIDE_PART_SNAPS_WITH_MARGINS */
} nslide_header_part;

/* What a host has to do to a scroll view of its own. */
typedef struct nslide_correction {
  int32_t view;    /* NSLIDE_VIEW_OUTER or a page's index */
  int32_t heir;    /* the view that the velocity is for, NSLIDE_VIEW_NONE where there is none */
  double offset;   /* where to put the view, points */
  double velocity; /* what it lost at the seam: a host that can starts a fling of the heir with it; points per second */
} nslide_correction;

/* What an end was given that shows no overscroll, for an effect of the host's. Signs as unconsumed. */
typedef struct nslide_edge {
  double pull_x; /* how far the gesture has pulled beyond the pager's end, points; 0 again when it turns or ends */
  double pull_y; /* ... beyond an end of the path */
  double velocity_x; /* reserved, 0: a page turn ends on its page */
  double velocity_y; /* the velocity that the end of the path absorbed of the last fling, points per second; 0 again
                        with the next touch, wheel step or command */
} nslide_edge;

/* A rectangle in which the host claims an axis for itself: a carousel in the header, a map in a page. */
typedef struct nslide_region {
  nslide_rect frame; /* in points of what it lies in: the header, the hover bar, or a page's content */
  int32_t view;      /* NSLIDE_REGION_HEADER, NSLIDE_REGION_HOVER, or the index of a page */
  int32_t axes;      /* NSLIDE_AXIS_VERTICAL and NSLIDE_AXIS_HORIZONTAL, added */
} nslide_region;

/* A stretch of a page's content that the path rests on. */
typedef struct nslide_snap_area {
  double start;        /* from the content's top, points, 0 to NSLIDE_MAX_LENGTH */
  double length;       /* 0 to NSLIDE_MAX_LENGTH */
  int32_t align;       /* NSLIDE_ALIGN_START, CENTER or END: which of its places goes to that of the page's port */
  int32_t always_stop; /* 1: no fling passes it */
} nslide_snap_area;

/* Settings of a list. Fill it with nslide_list_config_default. Lengths in points, from 0 to NSLIDE_MAX_LENGTH, 0 by
 * default unless said otherwise. Flags are 0 or 1. */
typedef struct nslide_list_config {
  uint32_t struct_size;  /* sizeof(nslide_list_config) */
  int32_t anchor;        /* NSLIDE_ANCHOR_; default VISIBLE */
  int32_t stick_to_end;  /* 1: where the end is seen it stays so when content comes, goes or changes: a chat's */
  int32_t right_to_left; /* 1: the first column of grids and waterfalls is the rightmost */
  double minimum_height; /* the content is at least so high */
  double overlap;        /* what of the top of what is seen is covered by something of the host's, a translucent bar;
                            sticky headers stop below it, and items are brought into view below it */
  double width;          /* of the list while it is attached to no page; default 390 */
  double height;         /* of what is seen of it then; default 844 */
} nslide_list_config;

/* Settings of a list's section. Fill it with nslide_section_default. Lengths in points, from 0 to NSLIDE_MAX_LENGTH,
 * 0 by default unless said otherwise. Flags are 0 or 1. */
typedef struct nslide_section {
  uint32_t struct_size;  /* sizeof(nslide_section) */
  int32_t layout;        /* NSLIDE_LAYOUT_; default LIST */
  int32_t columns;       /* of a grid or waterfall, 1 to NSLIDE_MAX_COLUMNS; 0: as min_item_width says; default 1 */
  int32_t sticky_header; /* 1 (default): while the section is seen, the header is, at the top of what is seen, until
                            the section's end pushes it up */
  int32_t sticky_footer; /* 1: the footer in the same way at the bottom of what is seen; default 0 */
  int32_t estimated;     /* 1: item_height is only an estimate, for the host to measure the items as they are seen */
  double min_item_width; /* where columns is 0: as many columns as there are room for of at least this width; 0: one */
  double header_height;  /* 0: no header */
  double footer_height;  /* 0: no footer */
  nslide_insets insets;  /* around the items, between header and footer */
  double item_spacing;   /* between two columns */
  double line_spacing;   /* between an item and the next below it */
  double item_height;    /* of every item that was given none of its own; default 44 */
} nslide_section;

/* How a list stands. */
typedef struct nslide_list_state {
  uint32_t struct_size;           /* in: sizeof(nslide_list_state) */
  int32_t page;                   /* the page it is attached to, NSLIDE_NO_PAGE for none */
  nslide_coordinator coordinator; /* the coordinator of that page, 0 for none */
  int32_t section_count;
  int32_t item_count;    /* in all sections */
  double content_height; /* points */
  double offset;         /* as seen, overscroll included */
  double max_offset;
  double width;          /* of the list */
  double height;         /* of what is seen of it: less than the pager's while the header is open */
} nslide_list_state;

/* An item, or a section's header or footer, and where it is. */
typedef struct nslide_item {
  nslide_rect frame; /* points, from the content's left and top; on the screen it lies lower by the y where the page's
                        content begins, see nslide_page */
  int32_t section;
  int32_t item;      /* its index in the section, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER */
  int32_t slot;      /* the number nslide_list_update has given it, -1 for none */
  int32_t flags;     /* NSLIDE_ITEM_IS_STUCK and NSLIDE_ITEM_IS_ESTIMATED, added */
} nslide_item;

/* From the first to the last of what is seen: items, headers and footers at their own places. */
typedef struct nslide_item_range {
  int32_t first_section; /* -1: there is nothing to see */
  int32_t first_item;    /* an index, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER */
  int32_t last_section;
  int32_t last_item;
} nslide_item_range;

/* What came into view, or went out of it. */
typedef struct nslide_item_change {
  int32_t kind;    /* NSLIDE_ITEM_LEFT or NSLIDE_ITEM_ENTERED */
  int32_t slot;    /* of its view: the lowest number that is free when it enters; its own as long as it is seen */
  int32_t section; /* ENTERED: where it is; LEFT: where it is now, -1 where it was removed */
  int32_t item;    /* ENTERED: as nslide_item; LEFT: likewise, NSLIDE_ITEM_NONE where it was removed */
} nslide_item_change;

/* Everything a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled. */
typedef struct nslide_snapshot {
  uint32_t struct_size;   /* in: sizeof(nslide_snapshot) */
  int32_t phase;          /* NSLIDE_PHASE_ */
  int32_t collapse_state; /* NSLIDE_EXPANDED, NSLIDE_COLLAPSING or NSLIDE_PINNED */
  int32_t at_rest;        /* 1: nothing moves and nothing is held */
  int32_t needs_frame;    /* 1: the next nslide_advance will change something */
  int32_t page_index;     /* the current page, -1 for none */
  int32_t page_count;
  int32_t transition_from; /* the pages between which the pager is, -1 when it is at rest on a page */
  int32_t transition_to;
  int32_t visible_pages; /* how many pages show: 0 to NSLIDE_MAX_VISIBLE_PAGES */
  uint32_t events_queued; /* events waiting to be polled */
  uint32_t events_lost;   /* events dropped since creation because the host never polled; normally 0 */
  int32_t indicator;      /* NSLIDE_INDICATOR_: whose scroll indicator shows */
  int32_t refresh;        /* NSLIDE_REFRESH_: of what a pull would refresh, the whole or the current page */
  int32_t touch;          /* NSLIDE_TOUCH_ */
  int32_t can_retarget;   /* 1: nslide_retarget may change where the motion will end */

  double time;     /* the last time given */
  double outer;    /* offset of the whole */
  double inner;    /* offset of the current page */
  double path;     /* outer + inner */
  double range;    /* the collapse range R */
  double max_outer; /* R, or less on a short page */
  double max_inner; /* the current page's greatest offset */
  double overscroll; /* seen overshoot: top negative, bottom positive, else 0 */
  double collapse;   /* outer / R within 0 to 1; 0 where R is 0 */
  double header_shown;   /* what of the header shows below the pin inset, at most its height */
  double header_stretch; /* how much the header has grown beyond its height */
  double velocity_x;     /* of a motion, points per second, in offset direction; 0 under a finger */
  double velocity_y;
  double rest_outer; /* where the vertical motion will end; where it is, when nothing moves */
  double rest_inner;
  double unconsumed_x; /* what the last session update or wheel step left over; 0 after a fling */
  double unconsumed_y;
  double page_position;       /* in pages: 1.5 is half way from page 1 to page 2; endless: -1 to page_count */
  double transition_progress; /* 0 at transition_from to 1 at transition_to */

  nslide_rect header;
  nslide_rect hover;
  nslide_rect pager;

  double outer_bar_position; /* of the whole's scroll indicator, from the viewport's top */
  double outer_bar_length;
  double page_bar_position; /* of the current page's, from the pager's top */
  double page_bar_length;
  double tab_offset;         /* how far the strip of tabs is scrolled */
  nslide_rect tab_indicator; /* in the hover bar's coordinates */
} nslide_snapshot;

/* One page. */
typedef struct nslide_page {
  int32_t index;
  int32_t needed;        /* 1: asked for by NSLIDE_EVENT_PAGE_NEEDED and not released */
  int32_t visible;       /* 1: some of it shows */
  int32_t refresh;       /* NSLIDE_REFRESH_: of a pull of the page alone, not of the whole */
  int32_t loading;       /* 1: from NSLIDE_EVENT_LOAD_MORE until nslide_end_load or until the content grows */
  int32_t reserved;
  double content_height; /* as the host gave it */
  double offset;         /* as seen, overscroll included */
  double max_offset;
  nslide_rect frame;     /* in the viewport; the page's content begins at frame.y - offset */
} nslide_page;

/* One event. Fields that its type does not set are 0, indices -1. */
typedef struct nslide_event {
  int32_t type; /* NSLIDE_EVENT_ */
  int32_t index;
  int32_t from;
  int32_t to;
  int32_t cancelled;
  int32_t will_decelerate;
  int32_t source; /* NSLIDE_SOURCE_ */
  int32_t state;
  double time; /* the time given by the call that caused it */
  double outer;
  double inner;
  double position; /* in pages, as page_position */
  double progress; /* of the transition, 0 to 1 */
} nslide_event;

/* Where nslide_frame writes to. Any of the three pointers may be null when that part is not wanted. */
typedef struct nslide_frame_buffers {
  uint32_t struct_size;      /* in: sizeof(nslide_frame_buffers) */
  int32_t page_capacity;     /* in: at least NSLIDE_MAX_VISIBLE_PAGES where pages is not null */
  int32_t page_count;        /* out: pages written, in ascending order of index */
  int32_t event_capacity;    /* in: 0 or more */
  int32_t event_count;       /* out: events written; the rest stays queued, see events_queued */
  int32_t reserved;          /* 0 */
  nslide_snapshot *snapshot; /* its struct_size set by the caller */
  nslide_page *pages;
  nslide_event *events;
} nslide_frame_buffers;

/* ------------------------------------------------------------------------------------------------------- library */

/* The library's version, made as NSLIDE_VERSION. Any thread. */
NSLIDE_API uint32_t nslide_version(void);

/* The library's ABI number; a program built with another NSLIDE_ABI_VERSION must not go on. Any thread. */
NSLIDE_API uint32_t nslide_abi_version(void);

/* The size in bytes of a struct (NSLIDE_STRUCT_), as the library knows it; 0 for an unknown kind. Any thread. */
NSLIDE_API size_t nslide_struct_size(int32_t kind);

/* A status as a word: "ok", "invalid_argument", ...; "unknown" for anything else. Static lifetime. Any thread. */
NSLIDE_API const char *nslide_status_name(nslide_status status);

/* --------------------------------------------------------------------------------------------------------- hooks */

/*
 * The only functions of the host's that the library calls, each set for the whole process and called on the thread of
 * the call that needs it, on several at once where several threads call. From within one no function may be called on
 * what that call is inside of: it answers NSLIDE_ERROR_REENTRANT. A hook must return.
 */

/* Gives memory. size: bytes, 1 or more. The address must be a multiple of alignment, which is a power of two of at most
 * 16, and stay the library's until it is released. Null where there is none: the call that needed it then returns
 * NSLIDE_ERROR_OUT_OF_MEMORY and has changed nothing. */
typedef void *(*nslide_allocate_function)(void *context, size_t size, size_t alignment);

/* Takes back, once, what nslide_allocate_function gave. memory: never null. */
typedef void (*nslide_release_function)(void *context, void *memory);

/* Hears of a call that is refused. handle: what it was made on, 0 for none, as given. message: as nslide_error_message;
 * static lifetime. */
typedef void (*nslide_log_function)(void *context, nslide_status status, uint64_t handle, const char *message);

/*
 * Says where all memory comes from, and goes to. May be called once, before the first coordinator or list is made.
 * Until then, and without, it is the system's. context: handed to both as it is.
 * Returns OK, INVALID_ARGUMENT (a null function), INVALID_STATE (too late, or set before). Any thread.
 */
NSLIDE_API nslide_status nslide_set_allocator(nslide_allocate_function allocate, nslide_release_function release,
                                              void *context);

/*
 * Says who hears of every call that is refused, other than those that answer NSLIDE_ERROR_BUFFER_TOO_SMALL, those made
 * from within a hook, and nslide_config_check. log: null for nobody. context: handed to it as it is. What is under way on
 * another thread may still call the one before.
 * Returns OK, REENTRANT (from within a hook). Any thread.
 */
NSLIDE_API nslide_status nslide_set_log(nslide_log_function log, void *context);

/* ---------------------------------------------------------------------------------------------------- life cycle */

/*
 * Writes every setting's default, struct_size included. The whole of sizeof(nslide_config), as the caller's header
 * has it, must be writable and is passed as size.
 * Returns OK, INVALID_ARGUMENT (null), STRUCT_SIZE (size smaller than the library's oldest nslide_config).
 */
NSLIDE_API nslide_status nslide_config_default(nslide_config *config, size_t size);

/*
 * Tells whether a configuration would be accepted. message, where not null, receives a sentence with static lifetime
 * that names the offending field and its range ("" when the status is OK).
 * Returns OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE.
 */
NSLIDE_API nslide_status nslide_config_check(const nslide_config *config, const char **message);

/*
 * Makes a coordinator at time 0, at rest, the header open.
 * page_count: 0 to NSLIDE_MAX_PAGES. content_heights: page_count lengths in points, or null for all 0.
 * out: receives the handle.
 * Returns OK, INVALID_ARGUMENT, NOT_FINITE, OUT_OF_RANGE (page_count), STRUCT_SIZE, OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_create(const nslide_config *config, int32_t page_count, const double *content_heights,
                                       nslide_coordinator *out);

/*
 * Ends a coordinator; its handle is stale from then on. Destroying 0 does nothing and is OK.
 * Returns OK and no others than those of every handle.
 */
NSLIDE_API nslide_status nslide_destroy(nslide_coordinator coordinator);

/*
 * Why the last failing call on this coordinator failed: the argument's name and what it must be. "" when none failed
 * yet, or when the handle is not valid or busy. coordinator: or a list. Static lifetime.
 */
NSLIDE_API const char *nslide_error_message(nslide_coordinator coordinator);

/* Reads all settings. config->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_get_config(nslide_coordinator coordinator, nslide_config *config);

/*
 * Changes all settings at once. A collapsed header stays collapsed, an open one keeps its offset, every offset is
 * clamped to its new range, the pager is aligned when its width changes, and a running fling goes on to the new edge.
 * Returns OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY, INVALID_STATE (lazy differs from the one at
 * creation, or a height of the header from that of its parts).
 */
NSLIDE_API nslide_status nslide_set_config(nslide_coordinator coordinator, const nslide_config *config);

/* ---------------------------------------------------------------------------------------------------------- time */

/*
 * Moves time on. time: seconds, not before the last one given, at most NSLIDE_MAX_TIME. The outcome at a time does
 * not depend on how many calls led there.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT (beyond NSLIDE_MAX_TIME), TIME_WENT_BACK.
 */
NSLIDE_API nslide_status nslide_advance(nslide_coordinator coordinator, double time);

/*
 * A whole frame in one call: nslide_advance, nslide_get_snapshot, nslide_get_pages, nslide_poll_events.
 * Returns what nslide_advance returns, INVALID_ARGUMENT (null buffers, a negative capacity), STRUCT_SIZE,
 * BUFFER_TOO_SMALL (page_capacity). On any error time has not moved.
 */
NSLIDE_API nslide_status nslide_frame(nslide_coordinator coordinator, double time, nslide_frame_buffers *buffers);

/* --------------------------------------------------------------------------------------------------------- input */

/*
 * A raw pointer. action: NSLIDE_POINTER_. id: any number the host keeps for one finger from down to up. x, y: in the
 * viewport, points. time: when the hardware saw it, seconds, not before the pointer event given last; it may be
 * earlier than the last advance (the move then acts now, the velocity is measured with the event's own time), and
 * later (time is then moved on to it first).
 * The pointer that went down last drives. Down stops any motion where it is. A move beyond touch_slop begins a drag;
 * up ends it with the velocity of the last samples; cancel ends it with velocity 0. Up at another place than the last
 * move counts as that move first.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, TIME_WENT_BACK, OUT_OF_RANGE (more than NSLIDE_MAX_POINTERS),
 * INVALID_STATE (down of a pointer that is down, another action of one that is not, or a session is open).
 */
NSLIDE_API nslide_status nslide_pointer(nslide_coordinator coordinator, int32_t action, int64_t id, double x, double y,
                                        double time);

/*
 * Opens a session: a drag recognised by the host, without slop. source: NSLIDE_SOURCE_. x, y: where it began.
 * It stops any motion where it is.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (a session is open or a pointer is down).
 */
NSLIDE_API nslide_status nslide_session_begin(nslide_coordinator coordinator, int32_t source, double x, double y);

/*
 * Moves by dx, dy in offset direction. The first update that is not zero decides the axis for the session.
 * consumed_x, consumed_y, where not null, receive what was used; the rest is unconsumed_x, unconsumed_y in the
 * snapshot.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (no session).
 */
NSLIDE_API nslide_status nslide_session_update(nslide_coordinator coordinator, double dx, double dy, double *consumed_x,
                                               double *consumed_y);

/*
 * Ends the session with a velocity in offset direction, points per second, at most NSLIDE_MAX_VELOCITY either way.
 * Where no update decided the axis the velocity does.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (no session).
 */
NSLIDE_API nslide_status nslide_session_end(nslide_coordinator coordinator, double vx, double vy);

/* Ends the session as if it had been let go with velocity 0. Returns OK, INVALID_STATE (no session). */
NSLIDE_API nslide_status nslide_session_cancel(nslide_coordinator coordinator);

/*
 * A wheel step at x, y in the viewport by dx, dy in offset direction. unit: NSLIDE_WHEEL_; pixels move at once, lines
 * and notches glide to the same end. phase: NSLIDE_WHEEL_PHASE_. shift: 1 where the shift key is down, what is
 * vertical is horizontal then; else 0. A step never overscrolls; what is left over is in unconsumed_x, unconsumed_y.
 * The larger of the two amounts decides the axis, as for a drag. A horizontal step moves the pager, which then settles
 * on a page; in a trackpad's gesture it does so when that has ended. Momentum is followed as it comes and none is
 * added; after it has met a bounce, or once the pager settles, the rest of it moves nothing.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (a session is open or a pointer down).
 */
NSLIDE_API nslide_status nslide_wheel(nslide_coordinator coordinator, int32_t unit, int32_t phase, int32_t shift,
                                      double x, double y, double dx, double dy);

/*
 * A key. key: NSLIDE_KEY_. It scrolls as nslide_scroll_to and nslide_scroll_to_page do, animated; one that comes while
 * the last is still under way goes on from where that one will end. Where header or page snap it goes on to the next
 * place to rest.
 * Returns OK, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_key(nslide_coordinator coordinator, int32_t key);

/*
 * Replaces all regions in which the host claims an axis: a gesture or a wheel step that begins in one moves nothing
 * along that axis, and is unconsumed. regions, count: 0 to NSLIDE_MAX_REGIONS; lengths and coordinates to
 * NSLIDE_MAX_LENGTH. Where pages come, go or move the host sets the regions of pages anew.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_set_regions(nslide_coordinator coordinator, const nslide_region *regions,
                                            int32_t count);

/* ------------------------------------------------------------------------------------------------------ commands */

/*
 * Scrolls to an outer and an inner offset, each clamped to its range; NSLIDE_AUTO leaves one as it is. animated: 0 at
 * once, 1 by a critically damped spring (response 0.35 s) from the current velocity. An open gesture is given up.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_scroll_to(nslide_coordinator coordinator, double outer, double inner, int32_t animated);

/*
 * Brings the whole and the pages to their top, as scroll_to_top says. animated: as nslide_scroll_to. When its motion ends
 * there, or at once when not animated, there is a NSLIDE_EVENT_SCROLLED_TO_TOP; none where all is there already, or
 * where a touch catches it.
 * Returns OK, INVALID_ARGUMENT (animated).
 */
NSLIDE_API nslide_status nslide_scroll_to_top(nslide_coordinator coordinator, int32_t animated);

/*
 * Changes where the path will end after a release, moving or not, until time moves on or the next touch or command:
 * snapshot.can_retarget tells. The velocity is kept; where the way becomes a little shorter or longer the
 * fling's curve is stretched, else a critically damped spring (response 0.35 s) leads there. outer, inner: clamped to
 * their ranges; NSLIDE_AUTO: as predicted.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (not now).
 */
NSLIDE_API nslide_status nslide_retarget(nslide_coordinator coordinator, double outer, double inner);

/*
 * Brings a stretch of a page's content into view: what has the focus, what was found. Another page is turned to first.
 * page: NSLIDE_NO_PAGE for the current one. y, height: in the page's content, points. align: NSLIDE_ALIGN_; what is
 * higher than what is seen of the page is brought by its start, or with NSLIDE_ALIGN_NEAREST by its nearer end. The
 * header collapses as far as it must. animated: as nslide_scroll_to.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_reveal(nslide_coordinator coordinator, int32_t page, double y, double height,
                                       int32_t align, int32_t animated);

/*
 * What nslide_reveal is still bringing into view has moved within its page: the motion goes on to where it is now, its
 * velocity kept. page: as it was given there; y, height, align: as nslide_reveal. Nothing happens where no animated
 * motion of this page is under way, and none waits for the page to be turned to.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page).
 */
NSLIDE_API nslide_status nslide_retarget_reveal(nslide_coordinator coordinator, int32_t page, double y, double height,
                                                int32_t align);

/*
 * Sets the snap areas of a page: where its path comes to rest by anything but a command while the header is collapsed.
 * areas, count: 0 to NSLIDE_MAX_SNAP_AREAS, in any order; 0 for none. strictness: NSLIDE_SNAP_AREAS_. padding_start,
 * padding_end: by how much the page's port is smaller than the pager at its top and its bottom, points. Of an area
 * that is longer than the port every place that fills the port will do. At rest on an area the page follows it: to its
 * new place, also when heights change.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page, count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_set_snap_areas(nslide_coordinator coordinator, int32_t page,
                                               const nslide_snap_area *areas, int32_t count, int32_t strictness,
                                               double padding_start, double padding_end);

/*
 * Turns to a page, clamped to those there are; without pages it does nothing. animated: as nslide_scroll_to.
 * A vertical fling stops where it is; an open gesture is given up.
 * Returns OK, INVALID_ARGUMENT (animated).
 */
NSLIDE_API nslide_status nslide_scroll_to_page(nslide_coordinator coordinator, int32_t index, int32_t animated);

/*
 * Sets the header's height, 0 for no header. A collapsed header stays collapsed and the page where it is, else the
 * outer offset stays, clamped. animated: 0 at once, 1 by a critically damped spring (response 0.35 s).
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY, INVALID_STATE (the header has parts).
 */
NSLIDE_API nslide_status nslide_set_header_height(nslide_coordinator coordinator, double height, int32_t animated);

/* Sets the hover bar's height, 0 for none. The rest as nslide_set_header_height.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY. */
NSLIDE_API nslide_status nslide_set_hover_height(nslide_coordinator coordinator, double height, int32_t animated);

/*
 * Makes the header of parts, top to bottom, each with a rule of its own. header_height, header_min_height and
 * header_return_height follow from them, and where header_motion is NSLIDE_HEADER_FIRST and a part returns early it
 * becomes NSLIDE_HEADER_QUICK_RETURN_MINIMUM. Of the parts that return, those return early below which none scrolls
 * away for good. With header_snap the header rests on the edges of the parts that snap, and anywhere within the others.
 * parts, count: up to NSLIDE_MAX_HEADER_PARTS; 0 forgets the parts and keeps the heights. animated: as
 * nslide_set_header_height.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_set_header_parts(nslide_coordinator coordinator, const nslide_header_part *parts,
                                                 int32_t count, int32_t animated);

/*
 * Sets a page's content height, points. The current page eases back where it now ends above what is seen, other
 * pages' offsets are clamped at once, a running fling goes on to the new edge.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index), INVALID_STATE (a list is attached to the page).
 */
NSLIDE_API nslide_status nslide_set_page_height(nslide_coordinator coordinator, int32_t index, double content_height);

/*
 * Sets a page's content height where the content above what is seen has changed too, by a host that lays out the page
 * itself: the page's offset moves by shift points, so that what is seen keeps its place, and what moves the page goes
 * on with its velocity; a place it was led to moves by as much, unless that is the page's top. The rest as
 * nslide_set_page_height. A page with a list does this by itself.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index), INVALID_STATE (a list is attached to the page).
 */
NSLIDE_API nslide_status nslide_shift_page(nslide_coordinator coordinator, int32_t index, double content_height,
                                           double shift);

/* Reads a page's settings. settings->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE,
 * OUT_OF_RANGE (index). */
NSLIDE_API nslide_status nslide_get_page_settings(nslide_coordinator coordinator, int32_t index,
                                                  nslide_page_settings *settings);

/* Changes a page's settings.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index), OUT_OF_MEMORY. */
NSLIDE_API nslide_status nslide_set_page_settings(nslide_coordinator coordinator, int32_t index,
                                                  const nslide_page_settings *settings);

/*
 * Inserts a page before index (page_count: at the end). The current page stays current, every offset with its page.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index, or NSLIDE_MAX_PAGES reached), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_insert_page(nslide_coordinator coordinator, int32_t index, double content_height);

/*
 * Removes a page. Where it was the current one its follower becomes current, else the last. A list that was attached to
 * it is attached no more.
 * Returns OK, OUT_OF_RANGE (index).
 */
NSLIDE_API nslide_status nslide_remove_page(nslide_coordinator coordinator, int32_t index);

/* Moves a page so that its number becomes to. Returns OK, OUT_OF_RANGE (from or to). */
NSLIDE_API nslide_status nslide_move_page(nslide_coordinator coordinator, int32_t from, int32_t to);

/*
 * Replaces all pages. Page settings are forgotten, lists are attached no more, every page is needed anew.
 * page_count, content_heights: as nslide_create. to: the page to show, clamped; -1 keeps the current number where
 * there is such a page, else takes the last. reset: 1 puts the whole and every page to their top; 0 keeps the outer
 * offset and the offsets of pages with the same number, clamped; the current page eases back from beyond its new end.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page_count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_reload(nslide_coordinator coordinator, int32_t page_count, const double *content_heights,
                                       int32_t to, int32_t reset);

/*
 * As nslide_reload, for pages that the host knows by numbers of its own: a page whose key was there before keeps its
 * offset, its settings, its list with its height, and that it is needed; the current page stays current where its key is
 * still there, else the one with its number, or the last. Pages that are gone are released.
 * keys: page_count numbers, not 0, no two the same.
 * Returns what nslide_reload returns; INVALID_ARGUMENT also for keys.
 */
NSLIDE_API nslide_status nslide_reload_keyed(nslide_coordinator coordinator, int32_t page_count, const int64_t *keys,
                                             const double *content_heights);

/* Looks for the page with a key. index: receives it, the first of several, -1 where there is none or key is 0. Takes
 * time in proportion to the pages.
 * Returns OK, INVALID_ARGUMENT. */
NSLIDE_API nslide_status nslide_find_page(nslide_coordinator coordinator, int64_t key, int32_t *index);

/* ------------------------------------------------------------------------------------------- saving and recording */

/*
 * A number made of everything that decides how the coordinator goes on, the events that wait left aside. Equal inputs
 * from the start give equal numbers on every platform; versions of the library may differ. hash: receives it. Takes
 * time in proportion to the pages.
 * Returns OK, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_state_hash(nslide_coordinator coordinator, uint64_t *hash);

/*
 * Writes everything that decides how the coordinator goes on: settings, pages, offsets, motions, an open gesture and
 * the waiting events. Links to other coordinators, lists and a recording are not part of it. The bytes are the same on
 * every platform. buffer, capacity: in bytes; buffer may be null where capacity is 0. size: receives the bytes needed.
 * Returns OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (size is written, buffer is not).
 */
NSLIDE_API nslide_status nslide_save(nslide_coordinator coordinator, void *buffer, size_t capacity, size_t *size);

/*
 * Makes a coordinator of saved bytes, which goes on as the one saved would have. bytes, size: what nslide_save wrote.
 * out: receives the handle.
 * Returns OK, INVALID_ARGUMENT (null), CORRUPT_DATA (cut short, damaged, or not saved by nslide_save), UNSUPPORTED
 * (saved by a version of the library with another format), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_restore(const void *bytes, size_t size, nslide_coordinator *out);

/*
 * Begins a record: the state as it is, then every call that changes something, with its arguments, until
 * nslide_record_stop. What waits to be read is kept in memory of the library. What reaches it from coordinators inside
 * its pages is no call and is not in the record. docs/records.md describes the bytes.
 * Returns OK, INVALID_STATE (it records already, or it lies inside another one), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_record_start(nslide_coordinator coordinator);

/*
 * Moves up to capacity bytes of the record to the host, who puts them behind those read before. buffer may be null
 * where capacity is 0. size: receives how many were moved; 0 where none wait.
 * Returns OK, INVALID_ARGUMENT, INVALID_STATE (nothing was recorded), OUT_OF_MEMORY (memory ran out while recording:
 * the record ends before that).
 */
NSLIDE_API nslide_status nslide_record_read(nslide_coordinator coordinator, void *buffer, size_t capacity, size_t *size);

/* Ends the record with the state's hash. What is not read yet still can be, until it has been or another one begins.
 * Returns OK, INVALID_STATE (it does not record). */
NSLIDE_API nslide_status nslide_record_stop(nslide_coordinator coordinator);

/* ------------------------------------------------------------------------------------------------ refresh and load */

/*
 * Begins to refresh as if it had been pulled: at the top it opens by refresh_height and stays open. page:
 * NSLIDE_NO_PAGE for what a pull would refresh now, else a page, or the whole where a pull of that page shows on the
 * whole. Nothing happens where it refreshes already.
 * Returns OK, OUT_OF_RANGE (page), INVALID_STATE (refresh_height is 0, or it is the whole's and the header is not
 * fully open).
 */
NSLIDE_API nslide_status nslide_begin_refresh(nslide_coordinator coordinator, int32_t page);

/* The host has refreshed: what is held open closes. page: as nslide_begin_refresh. Nothing happens where it does not
 * refresh. Returns OK, OUT_OF_RANGE (page). */
NSLIDE_API nslide_status nslide_end_refresh(nslide_coordinator coordinator, int32_t page);

/* The host has loaded more, or there is no more: NSLIDE_EVENT_LOAD_MORE may come again for this page. page:
 * NSLIDE_NO_PAGE for the current one. Returns OK, OUT_OF_RANGE (page). */
NSLIDE_API nslide_status nslide_end_load(nslide_coordinator coordinator, int32_t page);

/* ------------------------------------------------------------------------------------------------------------ tabs */

/* A tap on an item of the strip of tabs: turns to its page; the current one's page goes to its top, or where it is
 * there, the header opens. animated: as nslide_scroll_to. Returns OK, INVALID_ARGUMENT (animated), OUT_OF_RANGE. */
NSLIDE_API nslide_status nslide_tap_tab(nslide_coordinator coordinator, int32_t index, int32_t animated);

/* Which item lies at x, y of the viewport. index: receives it, -1 where none does.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT. */
NSLIDE_API nslide_status nslide_tab_at(nslide_coordinator coordinator, double x, double y, int32_t *index);

/* Where an item is, in the hover bar's coordinates. Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (index). */
NSLIDE_API nslide_status nslide_get_tab(nslide_coordinator coordinator, int32_t index, nslide_rect *frame);

/* --------------------------------------------------------------------------------------------------------- nesting */

/*
 * Puts a coordinator inside a page of another: what the inner one does not use of a drag, a wheel step or a fling
 * reaches the outer one, with its velocity, and so on outwards. On those axes the inner one does not overscroll; a
 * touch of the inner one stops the outer one too. The host gives the input to the innermost one that is touched, and
 * time to all. While a call is inside the inner one it is inside all those around it.
 * outer: 0 ends it, another replaces the one before. axes: NSLIDE_LINK_VERTICAL and NSLIDE_LINK_HORIZONTAL, added; 0
 * only where outer is 0. When the outer one is destroyed the
 * inner one is on its own again.
 * Returns OK, INVALID_ARGUMENT (axes, or outer is inside of inner), INVALID_HANDLE or STALE_HANDLE (either),
 * INVALID_STATE (a gesture is going on, or one of them is being recorded), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_link(nslide_coordinator inner, nslide_coordinator outer, int32_t axes);

/* ------------------------------------------------------------------------------------------------------- observing */

/*
 * For toolkits whose scroll views scroll by themselves: tells that one has moved, and receives what to do. The host
 * puts each view of corrections at its offset; telling of that movement yields no further ones. A view that was never
 * told of is left alone: the first report registers it. Moves of the engine's own (nslide_advance, commands) make
 * corrections too, see nslide_poll_corrections.
 * view: NSLIDE_VIEW_OUTER or a page. offset: where it is, points. moved_by: NSLIDE_MOVED_BY_. capacity: of corrections,
 * which may be null where it is 0. count: receives how many were written; the rest waits for nslide_poll_corrections.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (view), OUT_OF_MEMORY, INVALID_STATE (a gesture is going on).
 */
NSLIDE_API nslide_status nslide_observe(nslide_coordinator coordinator, int32_t view, double offset, int32_t moved_by,
                                        nslide_correction *corrections, int32_t capacity, int32_t *count);

/* Takes up to capacity waiting corrections, the outer's first, then the pages' in ascending order. The rest as
 * nslide_observe. Returns OK, INVALID_ARGUMENT. */
NSLIDE_API nslide_status nslide_poll_corrections(nslide_coordinator coordinator, nslide_correction *corrections,
                                                 int32_t capacity, int32_t *count);

/* The host has taken a scroll view away: there are no more corrections for it. view: as nslide_observe; nothing happens
 * where it was not told of. Returns OK, OUT_OF_RANGE (view). */
NSLIDE_API nslide_status nslide_unobserve(nslide_coordinator coordinator, int32_t view);

/* --------------------------------------------------------------------------------------------------------- lists */

/*
 * A list lays out the items of one page, or of a scroll view of the host's: sections of items, each with a header and a
 * footer. Lists of a million items are fine: what is asked of them takes time in proportion to what is written and to
 * the logarithm of what there is, and allocates nothing.
 *
 * Attached to a page a list sets its content height, and takes its width, its offset, and what is seen of it from the
 * page: nslide_list_attach. While it is attached no other call may be inside its coordinator. Without a page the host
 * gives the offset: nslide_list_set_offset.
 *
 * Whenever items or sections change, what is seen keeps its place on the screen as the list's anchor says, also in a
 * drag, a fling or a bounce: the offset follows, a motion goes on with its velocity. An item that had only an estimated
 * height until now and is cut off at the top keeps the place of its lower edge.
 *
 * An item is named by the index of its section and its own index there. The content is at most NSLIDE_MAX_LENGTH high,
 * counted as if all items lay one below the other, each with its spacing. What shows by less than a millionth of a
 * point counts as not seen.
 */

/* Fills config with the defaults. size: sizeof(nslide_list_config). Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_list_config_default(nslide_list_config *config, size_t size);

/* Fills section with the defaults. size: sizeof(nslide_section). Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_section_default(nslide_section *section, size_t size);

/*
 * Makes a list without sections, attached to no page. config: may be null for the defaults. out: receives the handle.
 * Returns OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_list_create(const nslide_list_config *config, nslide_list *out);

/* Ends a list. Its page keeps its content height. 0 is ignored. Returns OK. */
NSLIDE_API nslide_status nslide_list_destroy(nslide_list list);

/* Reads the settings. config->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_list_get_config(nslide_list list, nslide_list_config *config);

/* Changes all settings at once. Returns OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY. */
NSLIDE_API nslide_status nslide_list_set_config(nslide_list list, const nslide_list_config *config);

/*
 * Attaches a list to a page, whose content height follows the list from now on, at once and by itself. The page keeps
 * its offset, clamped.
 * Returns OK, OUT_OF_RANGE (page), INVALID_HANDLE or STALE_HANDLE (either), OUT_OF_MEMORY, INVALID_STATE (the list is
 * attached already, or the page has one).
 */
NSLIDE_API nslide_status nslide_list_attach(nslide_list list, nslide_coordinator coordinator, int32_t page);

/* Takes a list from its page, which keeps its content height; the list keeps its offset and the page's width and
 * height as settings. Nothing happens where it is attached to none. Returns OK. */
NSLIDE_API nslide_status nslide_list_detach(nslide_list list);

/* Tells where a list is that is attached to no page. offset: points, from -NSLIDE_MAX_LENGTH to NSLIDE_MAX_LENGTH, as
 * seen. Changes of the list move it, and clamp it where it was not beyond an end. Returns OK, NOT_FINITE,
 * INVALID_ARGUMENT, INVALID_STATE (it is attached). */
NSLIDE_API nslide_status nslide_list_set_offset(nslide_list list, double offset);

/* Tells how a list stands. state->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_list_get_state(nslide_list list, nslide_list_state *state);

/*
 * Inserts a section before index (the number of sections: at the end). section: may be null for the defaults.
 * item_count: of its items, 0 or more. heights: item_count heights, or null: all have item_height. A height is from 0
 * to NSLIDE_MAX_LENGTH, or NSLIDE_AUTO for item_height.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index, or too many sections or items),
 * OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_list_insert_section(nslide_list list, int32_t index, const nslide_section *section,
                                                    int32_t item_count, const double *heights);

/* Removes count sections from index on. Where sections come, go or move, those behind them take time too, some
 * nanoseconds each. Returns OK, OUT_OF_RANGE (index, count). */
NSLIDE_API nslide_status nslide_list_remove_sections(nslide_list list, int32_t index, int32_t count);

/* Moves a section so that its index becomes to. Returns OK, OUT_OF_RANGE (from or to). */
NSLIDE_API nslide_status nslide_list_move_section(nslide_list list, int32_t from, int32_t to);

/* Reads a section's settings. section->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE,
 * OUT_OF_RANGE (index). */
NSLIDE_API nslide_status nslide_list_get_section(nslide_list list, int32_t index, nslide_section *section);

/* Changes a section's settings. Takes time in proportion to its items where item_height, line_spacing, the columns or
 * the layout change.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index), OUT_OF_MEMORY. */
NSLIDE_API nslide_status nslide_list_set_section(nslide_list list, int32_t index, const nslide_section *section);

/*
 * Inserts count items before item (the section's number of items: at its end). heights: as nslide_list_insert_section.
 * In a grid or waterfall whose items are not all of item_height, changes take time in proportion to the items that
 * follow in the section.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_list_insert_items(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                  const double *heights);

/* Removes count items from item on. Returns OK, OUT_OF_RANGE (section, item, count), OUT_OF_MEMORY. */
NSLIDE_API nslide_status nslide_list_remove_items(nslide_list list, int32_t section, int32_t item, int32_t count);

/*
 * Moves an item to another place, in the same section or another: its section and index become to_section and to_item.
 * It keeps its height, unless that is item_height: it then has the other section's.
 * Returns OK, OUT_OF_RANGE (any of the indices), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_list_move_item(nslide_list list, int32_t section, int32_t item, int32_t to_section,
                                               int32_t to_item);

/*
 * Gives count items from item on heights of their own, measured ones in place of estimates. heights: count of them, as
 * nslide_list_insert_section; not null where count is more than 0.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count), OUT_OF_MEMORY.
 */
NSLIDE_API nslide_status nslide_list_set_heights(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                 const double *heights);

/* Names the item that keeps its place when something changes, whether it is seen or not, until it is removed. item: an
 * index, NSLIDE_ITEM_HEADER, NSLIDE_ITEM_FOOTER, or NSLIDE_ITEM_NONE to leave it to the setting again.
 * Returns OK, OUT_OF_RANGE (section, item). */
NSLIDE_API nslide_status nslide_list_set_anchor(nslide_list list, int32_t section, int32_t item);

/*
 * Writes from where to where the list is seen. In a grid or waterfall some of the items between are not, nor need the
 * last be. before, behind: how many points beyond what is seen count as seen above and below, 0 to NSLIDE_MAX_LENGTH.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_list_get_range(nslide_list list, double before, double behind,
                                               nslide_item_range *range);

/*
 * Writes all that is seen with its frames, in the order to draw it: items, footers, headers, each from top to bottom.
 * In a grid or waterfall that may be a few more items than are seen. before, behind: as nslide_list_get_range. capacity:
 * of items, which may be null where it is 0. count: receives how many there are.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, items is not).
 */
NSLIDE_API nslide_status nslide_list_get_visible(nslide_list list, double before, double behind, nslide_item *items,
                                                 int32_t capacity, int32_t *count);

/*
 * Tells what came into view and what went out of it since the last such call; the first tells of all. What is seen has
 * a slot, the number of its view in the host's pool, and keeps it while items move or others come and go around it.
 * before, behind: as nslide_list_get_range. capacity: of changes, which may be null where it is 0. count: receives how
 * many there are; those that left come first.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY (more is seen than ever before), BUFFER_TOO_SMALL (count is
 * written, changes is not, and the next call tells of the same).
 */
NSLIDE_API nslide_status nslide_list_update(nslide_list list, double before, double behind, nslide_item_change *changes,
                                            int32_t capacity, int32_t *count);

/*
 * Writes the frames of count items from item on, seen or not, as nslide_item has them. item: with a count of 1 also
 * NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER, where they are now. frames: room for count; not null where count is more
 * than 0. A header or footer that the section does not have is 0 high.
 * Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count).
 */
NSLIDE_API nslide_status nslide_list_get_frames(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                nslide_rect *frames);

/*
 * Which item, header or footer lies at x, y of the content; headers lie above all else, then footers.
 * section, item: receive it, -1 and NSLIDE_ITEM_NONE where there is none.
 * Returns OK, NOT_FINITE, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_list_item_at(nslide_list list, double x, double y, int32_t *section, int32_t *item);

/* Which item is the one with a number counted through all sections, from 0. section, item: receive it.
 * Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (number). */
NSLIDE_API nslide_status nslide_list_find_item(nslide_list list, int32_t number, int32_t *section, int32_t *item);

/*
 * Writes the offset that brings an item to a place: below overlap and the section's sticky header, above its sticky
 * footer. item: as nslide_list_get_frames, a header or footer at its own place. align: NSLIDE_ALIGN_; what is higher
 * than what is seen is brought by its start, or with NSLIDE_ALIGN_NEAREST by its nearer end. offset: receives it, from 0 to
 * max_offset.
 * Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item).
 */
NSLIDE_API nslide_status nslide_list_get_item_offset(nslide_list list, int32_t section, int32_t item, int32_t align,
                                                     double *offset);

/*
 * Scrolls to an item, as nslide_list_get_item_offset and nslide_reveal say. It ends exactly there, also where heights
 * change on the way or where the way ends: until something else moves the page, or items come or go once it is there,
 * the item keeps that place. A list that is attached to no page moves its offset; animated must be 0 then.
 * Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item), OUT_OF_MEMORY, INVALID_STATE (animated without a page).
 */
NSLIDE_API nslide_status nslide_list_scroll_to(nslide_list list, int32_t section, int32_t item, int32_t align,
                                               int32_t animated);

/* -------------------------------------------------------------------------------------------------------- output */

/* Writes the snapshot. snapshot->struct_size is set by the caller. Returns OK, INVALID_ARGUMENT, STRUCT_SIZE. */
NSLIDE_API nslide_status nslide_get_snapshot(nslide_coordinator coordinator, nslide_snapshot *snapshot);

/* Writes what the ends were given that show no overscroll. Returns OK, INVALID_ARGUMENT. */
NSLIDE_API nslide_status nslide_get_edge(nslide_coordinator coordinator, nslide_edge *edge);

/*
 * Writes the pages that show, in ascending order of index. capacity: of pages, which may be null where it is 0. count:
 * receives how many there are.
 * Returns OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, pages is not).
 */
NSLIDE_API nslide_status nslide_get_pages(nslide_coordinator coordinator, nslide_page *pages, int32_t capacity,
                                          int32_t *count);

/* Writes one page, showing or not. Returns OK, INVALID_ARGUMENT, OUT_OF_RANGE (index). */
NSLIDE_API nslide_status nslide_get_page(nslide_coordinator coordinator, int32_t index, nslide_page *page);

/*
 * Writes the indices of all needed pages, ascending. capacity: of indices, which may be null where it is 0. count:
 * receives how many there are.
 * Returns OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, indices is not).
 */
NSLIDE_API nslide_status nslide_get_live_pages(nslide_coordinator coordinator, int32_t *indices, int32_t capacity,
                                               int32_t *count);

/*
 * Writes the frames of the header's parts in the viewport, top to bottom, each at its full height: a part that stays
 * covers those that scroll away under it. capacity: of frames, which may be null where it is 0. count: receives how
 * many there are.
 * Returns OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, frames is not).
 */
NSLIDE_API nslide_status nslide_get_header_parts(nslide_coordinator coordinator, nslide_rect *frames, int32_t capacity,
                                                 int32_t *count);

/*
 * Moves up to capacity events out of the queue, oldest first. capacity: of events, which may be null where it is 0.
 * count: receives how many were written. Where a host does not poll, offset and progress events are merged into the
 * latest, the others are kept up to a bound and then counted in the snapshot's events_lost.
 * Returns OK, INVALID_ARGUMENT.
 */
NSLIDE_API nslide_status nslide_poll_events(nslide_coordinator coordinator, nslide_event *events, int32_t capacity,
                                            int32_t *count);

#ifdef __cplusplus
}
#endif

#endif
