/**
 * @file
 * The C interface of NestedSlide, a headless nested-scrolling engine.
 *
 * @mainpage NestedSlide
 *
 * A nested slide is a header that scrolls away, a hover bar that sticks, and a pager of pages side by side that each
 * scroll. One coordinator is one nested slide. The host feeds it pointers or recognised drags, wheel steps, commands
 * and the time; it answers with one snapshot of offsets and rectangles, and with events to poll. It draws nothing,
 * reads no clock, starts no thread, and calls nothing back but the hooks that it was given.
 *
 * @par Units and signs
 * Points, seconds, points per second. x grows right, y grows down. An offset grows when the content moves up (or
 * left); every amount given to a session, a wheel or a command is in offset direction: +100 collapses the header by
 * 100 points. Pointer positions are in the viewport's coordinates. "outer" is the scroll of the whole, from 0 to the
 * collapse range; "inner" is a page's own scroll, from 0 to its maximum; their sum is the "path", the one coordinate
 * a vertical gesture or fling moves along.
 *
 * @par Ownership
 * Handles are numbers, not addresses. A coordinator lives from nslide_create or nslide_restore to nslide_destroy, a
 * list from nslide_list_create to nslide_list_destroy; nothing else has to be freed. Everything the library reads is
 * copied during the call, everything it writes goes to memory of the caller. The only pointers it hands out are
 * strings with static lifetime. A handle that is stale, foreign or made up is refused with a status.
 *
 * @par Threads
 * Different coordinators and lists are independent and may be used on different threads at once. One of them is used
 * by one thread at a time, a list that is attached together with its coordinator: a call that meets another one inside
 * gets NSLIDE_ERROR_BUSY and does nothing. In the child of a fork, what another thread was inside of stays busy.
 *
 * @par Errors
 * A function that fails returns a negative status, changes nothing and writes to none of its outputs, unless its
 * comment says otherwise; nslide_error_message then says which argument was wrong and why, and no input ends the
 * process. A null pointer that is not allowed is NSLIDE_ERROR_INVALID_ARGUMENT, NaN or an infinity is
 * NSLIDE_ERROR_NOT_FINITE, and besides what its comment lists every function that takes a handle may return
 * NSLIDE_ERROR_INVALID_HANDLE, NSLIDE_ERROR_STALE_HANDLE, NSLIDE_ERROR_BUSY or NSLIDE_ERROR_REENTRANT.
 *
 * @par Cost and limits
 * The time of a call is constant, or grows with the logarithm of a list's items, unless its comment has a sentence that
 * begins with "Time:". So input, time, frames and queries never depend on how much there is, with two exceptions: with
 * NSLIDE_MEMORY_RESET_ALL the one call in which the header begins to open is linear in the pages, and a frame of a turn
 * that passes many pages (NSLIDE_FAR_TURNS_PASS, or a swipe with page_always_stop 0) is linear in those. A call inside
 * a linked coordinator also goes through those around it: a chain has 64 links at most. Regions and header parts
 * are looked through one by one. How many there can be of anything, NSLIDE_MAX_ says; a grid or waterfall in which some
 * items have heights of their own has 10,000,000 items at most, and calls that would make it larger are refused with
 * NSLIDE_ERROR_OUT_OF_RANGE. Input and time take memory
 * only when more events wait than ever before, and with the first finger on the screen or on a trackpad.
 *
 * @par Hooks
 * The allocator and the log are called on the thread of the call that needs them, before that call returns, and on
 * several threads at once if several call. A hook may call the library about other coordinators and lists, and make
 * new ones. Whatever a call is inside of, with its lists and the coordinators around it, refuses calls from within a
 * hook with NSLIDE_ERROR_REENTRANT; so does nslide_set_log. Of what is refused within a hook the log does not hear. A
 * hook returns as a function does: no exception and no longjmp may leave it.
 *
 * @par ABI
 * From version 1.0 on enumerators keep their values, structs that carry their size grow at their end and others not at
 * all, and functions are only added while nslide_abi_version stays the same; before it any minor version may differ. A
 * struct handed to the library may be longer than the library's own as long as what it does not know is zero.
 */
#ifndef NESTEDSLIDE_H
#define NESTEDSLIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Marks a function of the library. Programs for Windows that link the static library define NSLIDE_STATIC. */
#if defined(_WIN32) && !defined(NSLIDE_STATIC)
#define NSLIDE_API __declspec(dllimport)
#elif defined(__GNUC__)
#define NSLIDE_API __attribute__((visibility("default")))
#else
#define NSLIDE_API
#endif

/* ------------------------------------------------------------------------------------------------------ constants */

/** @defgroup constants Constants
 *  Versions, limits and marks.
 *  @{ */

#define NSLIDE_VERSION 3000  /**< The version this header belongs to: major * 1000000 + minor * 1000 + patch. */
#define NSLIDE_ABI_VERSION 0 /**< The ABI number it belongs to, that of the soname. */

#define NSLIDE_MAX_LENGTH 1.0e12  /**< Lengths, offsets and coordinates are at most this either way, points. */
#define NSLIDE_MAX_VELOCITY 1.0e9 /**< Velocities are at most this either way, points per second. */
#define NSLIDE_MAX_TIME 1.0e12    /**< Times are at most this, seconds. */
#define NSLIDE_MAX_COORDINATORS 262144 /**< How many coordinators there can be at a time. */
#define NSLIDE_MAX_LISTS 262144   /**< How many lists there can be at a time. */
#define NSLIDE_MAX_PAGES 10000000 /**< How many pages a coordinator can have. */
#define NSLIDE_MAX_POINTERS 8     /**< How many pointers can be down at once. */

/** How many pages can show at once: 2 as long as page_width is 1. Room for so many always suffices. */
#define NSLIDE_MAX_VISIBLE_PAGES 11

#define NSLIDE_MAX_HEADER_PARTS 64  /**< How many parts a header can have. */
#define NSLIDE_MAX_REGIONS 1024     /**< How many regions a coordinator can have. */
#define NSLIDE_MAX_EFFECTS 64       /**< How many effects a coordinator can have. */
#define NSLIDE_MAX_STRETCHES 1024   /**< How many stretches all its effects together can have. */
#define NSLIDE_MAX_SNAP_AREAS 100000 /**< How many snap areas a page can have. */
#define NSLIDE_MAX_FLING_SAMPLES 256 /**< How many samples a fling's own curve can have. */
#define NSLIDE_MAX_SECTIONS 1000000 /**< How many sections a list can have. */
#define NSLIDE_MAX_ITEMS 100000000  /**< How many items a list can have. */
#define NSLIDE_MAX_COLUMNS 256      /**< How many columns a section can have. */

/** Leaves a value to the engine: a derived pin distance, a number of the physics preset, an offset as it is. */
#define NSLIDE_AUTO (-1.0e300)

/** In place of a page's index: the whole, the page that is current, none, as the function says. */
#define NSLIDE_NO_PAGE (-1)

/** In kept_of of nslide_frame_buffers: the host keeps what is written from frame to frame. */
#define NSLIDE_KEEP 1

/** @} */

/* ------------------------------------------------------------------------------------------------------- statuses */

/** @defgroup statuses Statuses
 *  What a call answers. nslide_status_name gives them as words.
 *  @{ */

/** 0, or one of the negative NSLIDE_ERROR_ values. @since 0.1 */
typedef int32_t nslide_status;

/** The values of nslide_status. @since 0.1 */
enum {
  NSLIDE_OK = 0, /**< Done. */
  NSLIDE_ERROR_INVALID_ARGUMENT = -1, /**< A null pointer, a value outside its documented range, no such enumerator. */
  NSLIDE_ERROR_NOT_FINITE = -2,       /**< NaN or an infinity. */
  NSLIDE_ERROR_OUT_OF_RANGE = -3,     /**< An index or a count that the coordinator or list does not have room for. */
  NSLIDE_ERROR_INVALID_HANDLE = -4,   /**< Zero, of another kind, or never handed out. */
  NSLIDE_ERROR_STALE_HANDLE = -5,     /**< Destroyed. */
  NSLIDE_ERROR_INVALID_STATE = -6, /**< Right in itself, but not now: an update without a session, a lifted pointer. */
  NSLIDE_ERROR_TIME_WENT_BACK = -7,   /**< A frame before the last frame, or a pointer event before the last one. */
  NSLIDE_ERROR_STRUCT_SIZE = -8, /**< struct_size too small, above 65536, or longer with a tail that is not zero. */
  NSLIDE_ERROR_BUFFER_TOO_SMALL = -9, /**< The count output says what is needed. */
  NSLIDE_ERROR_OUT_OF_MEMORY = -10,   /**< There is no memory, or there are as many handles as can be. */
  NSLIDE_ERROR_BUSY = -11,            /**< Another call is inside this coordinator or list. */
  NSLIDE_ERROR_REENTRANT = -12, /**< Called from within a hook that a call inside this coordinator or list called. */
  NSLIDE_ERROR_UNSUPPORTED = -13, /**< Not in this build of the library, as saved bytes of another format. */
  NSLIDE_ERROR_CORRUPT_DATA = -14 /**< Saved bytes that are not what they say. */
};

/** @} */

/* ---------------------------------------------------------------------------------------------------------- kinds */

/** @defgroup kinds Kinds
 *  Enumerators: of settings, of arguments, of what is told.
 *  @{ */

/** Platforms: numbers and curves, each of which nslide_config can override. docs/physics.md has the table. @since 0.1 */
enum {
  NSLIDE_PHYSICS_IOS = 0,      /**< Deceleration 2.0020026706730793 1/s, rubber band 0.55, critically damped 0.5 s;
                                    weighted; touch_slop 10, page_flick_velocity 300; CARRY. */
  NSLIDE_PHYSICS_IOS_FAST = 1, /**< The same with deceleration 10.050335853501442 1/s. */
  NSLIDE_PHYSICS_ANDROID = 2,  /**< Spline of friction 0.015, no rubber band: it stops at the ends, see nslide_get_edge;
                                    least squares, from 50 points per second on; touch_slop 8, page_flick_velocity 400;
                                    ADD, and a finger drags at once what it catches. */
  NSLIDE_PHYSICS_DESKTOP = 3,  /**< Deceleration 4 1/s, rubber band 0.55, critically damped 2 pi / 10 s; least squares, of
                                    a mouse mean; touch_slop 8, page_flick_velocity 300. */
  NSLIDE_PHYSICS_CHROMIUM = 4, /**< Chromium as it is today on Linux and Windows: CHROMIUM_PHYSICS, no rubber band; least
                                    squares, from 50 points per second on, held 0.08 s: 0; wheel steps and keys by EASE,
                                    commands by PROGRAM; touch_slop 15, page_flick_velocity 300; ADD. Since 0.2. */
  NSLIDE_PHYSICS_QT = 5        /**< Qt Quick's Flickable: constant deceleration of 1500, rubber band 0.55, critically damped
                                    0.5 s; mean of the last three moves, from 75 to 2500 points per second, held 0.05 s: 0;
                                    touch_slop 10, page_flick_velocity 75. Since 0.2. */
};

/** How a fling slows down. @since 0.1 */
enum {
  NSLIDE_FLING_EXPONENTIAL = 0, /**< dv/dt = -deceleration v. */
  NSLIDE_FLING_SPLINE = 1,      /**< Android's, by fling_friction, in the form that continues from any of its states. */
  NSLIDE_FLING_CONSTANT = 2,    /**< dv/dt = -constant_deceleration, as Qt's; 1500 points per second squared. */
  NSLIDE_FLING_CHROMIUM = 3, /**< dv/dt = -(deceleration v + constant_deceleration), 3.7 1/s and 636.4; to 20946. Of
                                  older Chromium. */
  NSLIDE_FLING_CHROMIUM_PHYSICS = 4 /**< Of Chromium today: v^2 / 5291.32 points, at most three viewports, in v / 2300
                                         seconds, at most 2, on a Bezier curve. Since 0.2. */
};

/** How a finger's velocity is taken from its last positions. @since 0.1 */
enum {
  NSLIDE_VELOCITY_WEIGHTED = 0, /**< Of the last three segments, oldest first, 0.6, 0.35 and 0.05; held 0.1 s: 0. */
  NSLIDE_VELOCITY_LEAST_SQUARES = 1, /**< A parabola through the last 0.1 s, its slope at the end; held 0.04 s: 0. */
  NSLIDE_VELOCITY_IMPULSE = 2,       /**< From the work that moved it in the last 0.1 s; held 0.04 s: 0. */
  NSLIDE_VELOCITY_MEAN = 3           /**< Over the last 0.15 s; held 0.1 s: 0. */
};

/** What a fling gets of the one that its touch caught, if that led the same way. @since 0.1 */
enum {
  NSLIDE_REPEAT_NONE = 0,  /**< Nothing. */
  NSLIDE_REPEAT_ADD = 1,   /**< The velocity v that was left, as Android's flywheel. */
  NSLIDE_REPEAT_CARRY = 2  /**< 0.000816 v^1.967 of it, at most 40000, as measured of iOS, if the new one is at least
                                half as fast. */
};

/** Who continues the motion that fingers on a trackpad have let go. @since 0.3 */
enum {
  NSLIDE_TRACKPAD_MOMENTUM_SYSTEM = 0, /**< The system, by steps of momentum: macOS, Windows and browsers send them. */
  NSLIDE_TRACKPAD_MOMENTUM_ENGINE = 1  /**< The engine, with the velocity of the fingers, as after a touch. For Linux,
                                            whose libinput sends no momentum. Steps of momentum move nothing. */
};

/** What becomes of a movement beyond an end. @since 0.1 */
enum {
  NSLIDE_CHAIN_AUTO = 0, /**< What is not used is passed on: to the coordinator around, or to the host as unconsumed. */
  NSLIDE_CHAIN_CONTAIN = 1, /**< It ends here: it may overscroll, also inside another coordinator. */
  NSLIDE_CHAIN_NONE = 2     /**< It ends here, and nothing overscrolls at this end. */
};

/** Which of header and page moves first. @since 0.1 */
enum {
  NSLIDE_HEADER_FIRST = 0,         /**< Up: header, then page; down: page, then header. */
  NSLIDE_HEADER_QUICK_RETURN = 1,  /**< Down: the header first. */
  NSLIDE_HEADER_QUICK_RETURN_MINIMUM = 2, /**< Down: the header to header_return_height, the page, the header's rest. */
  NSLIDE_HEADER_FIXED = 3,         /**< The header does not collapse. */
  NSLIDE_HEADER_CONTENT_FIRST = 4  /**< Down on the pager: the page alone; down above it: the header, then the page. */
};

/** What a fling that began above the pager does when the header is fully collapsed. @since 0.1 */
enum {
  NSLIDE_SEAM_CONTINUOUS = 0, /**< Nothing: it continues into the page. */
  NSLIDE_SEAM_STOP = 1,       /**< It stops there. */
  NSLIDE_SEAM_RESISTED = 2    /**< It continues, its velocity decaying by seam_resistance. */
};

/** What shows a pull beyond an end. @since 0.1 */
enum {
  NSLIDE_OVERSCROLL_INHERIT = -1, /**< Page settings only: as the coordinator. */
  NSLIDE_OVERSCROLL_NONE = 0,     /**< Nothing; the amount is reported as not consumed. */
  NSLIDE_OVERSCROLL_WHOLE = 1,    /**< Header, hover bar and pager together. */
  NSLIDE_OVERSCROLL_PAGE = 2,     /**< The page under the hover bar. */
  NSLIDE_OVERSCROLL_BOTH = 3      /**< Top only: each by the same raw amount. */
};

/** What a page's offset becomes while the header is open. @since 0.1 */
enum {
  NSLIDE_MEMORY_ALIGN = 0,         /**< A page that begins to show goes to its top unless the header is collapsed. */
  NSLIDE_MEMORY_KEEP = 1,          /**< Every page keeps its offset. */
  NSLIDE_MEMORY_RESET_CURRENT = 2, /**< When the header begins to open, the current page goes to its top. */
  NSLIDE_MEMORY_RESET_ALL = 3      /**< When the header begins to open, all pages go to their top. */
};

/** What a page shorter than the pager does to the header. @since 0.1 */
enum {
  NSLIDE_SHORT_PAGE_PAD = 0,   /**< It counts as if as high as the pager. */
  NSLIDE_SHORT_PAGE_LIMIT = 1, /**< The header collapses only as far as the content needs. */
  NSLIDE_SHORT_PAGE_HOLD = 2   /**< The header does not collapse. */
};

/** What a page does to the header that comes in and does not let it collapse so far, by its short_page. @since 0.3 */
enum {
  NSLIDE_ARRIVAL_KEEP = 0, /**< Nothing: the header stays as it is, and the user may open it. */
  NSLIDE_ARRIVAL_OPEN = 1  /**< It opens the header with its turn, as far as it has to be open. */
};

/** Where in the pager the current page lies, if pages are narrower than it. @since 0.3 */
enum {
  NSLIDE_PAGE_ALIGN_START = 0, /**< At its start: the left edge, right to left the right one. */
  NSLIDE_PAGE_ALIGN_CENTER = 1 /**< In its middle: what comes before it shows as far as what comes after it. */
};

/** Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a step, a page command, a
 *  reload, a resize. If nslide_scroll_to has put it there, it stays until the next vertical input. @since 0.1 */
enum {
  NSLIDE_SNAP_NONE = 0,      /**< It stays. */
  NSLIDE_SNAP_DIRECTION = 1, /**< Shut after a movement up, open after one down. */
  NSLIDE_SNAP_NEAREST = 2    /**< To the nearer end, exactly half shuts; a fling is judged by its resting place, a step
                                  (key, line, notch) continues in its direction. */
};

/** What nslide_scroll_to_top brings to the top. @since 0.1 */
enum {
  NSLIDE_SCROLL_TO_TOP_WHOLE = 0,     /**< The whole and every page. */
  NSLIDE_SCROLL_TO_TOP_PAGE_FIRST = 1 /**< The current page; when it is there, the whole. */
};

/** When the path's ends give as they are pulled. @since 0.2 */
enum {
  NSLIDE_BOUNCES_NEVER = 0,     /**< Nowhere: what is pulled is unconsumed. */
  NSLIDE_BOUNCES_ALWAYS = 1,    /**< Everywhere. */
  NSLIDE_BOUNCES_SCROLLABLE = 2 /**< Only if the header or the page's content can scroll at all. */
};

/** What a command shows that turns over more than one page. @since 0.2 */
enum {
  NSLIDE_FAR_TURNS_PAIR = 0, /**< The page that is left and the target, side by side; nothing between is asked for. */
  NSLIDE_FAR_TURNS_PASS = 1  /**< All pages between, as they pass. */
};

/** What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel. A touch stops it.
 *  @since 0.2 */
enum {
  NSLIDE_PAGE_TURN_STOP = 0,     /**< It stops at once, the header included. */
  NSLIDE_PAGE_TURN_CONTINUE = 1, /**< The page that is left continues to its rest, out of sight at last. The header's share
                                      stops. Turned to again before, that page stops. */
  NSLIDE_PAGE_TURN_HAND_OVER = 2 /**< It continues with its velocity on the header and the page that is coming. */
};

/** Which way header and pages scroll. With HORIZONTAL all of it is turned: the header is at the left and collapses
 *  sideways, pages stand one below the other, lists run sideways. With right_to_left the header is at the right, and the
 *  next page is still the one below.
 *
 *  Points, rectangles, amounts, velocities, arrow keys, directions, the axes of regions and of links, viewport_width and
 *  viewport_height are those of the screen: x is x. All else keeps its name and goes along: a height is a length along the
 *  path (header_height, content_height, an item's), top is the side of the header, left that of the first page (insets and
 *  margins, chaining by TOP), up is towards the header. x of what lies in the header, the hover bar or a page is counted from where
 *  that begins: with right_to_left from the right. @since 0.2 */
enum {
  NSLIDE_PATH_AXIS_VERTICAL = 0,  /**< Up and down. */
  NSLIDE_PATH_AXIS_HORIZONTAL = 1 /**< Sideways. */
};

/** How nslide_advance and nslide_frame place what a raw pointer drags. nslide_pointer always places it at the pointer.
 *  @since 0.2 */
enum {
  NSLIDE_RESAMPLING_NONE = 0, /**< At the pointer's last place. */
  NSLIDE_RESAMPLING_ON = 1 /**< At the pointer's place a little before the frame, by a line through its last samples:
                                even steps, however samples and frames lie, and none back. A coordinator inside others does
                                if all those around it have it on, too. */
};

/** Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it
 *  stays; fading it is the host's. @since 0.1 */
enum {
  NSLIDE_INDICATORS_NONE = 0,  /**< None. */
  NSLIDE_INDICATORS_PAGE = 1,  /**< The page's, after the page moved. */
  NSLIDE_INDICATORS_SWITCH = 2 /**< The page's after the page moved, the whole's after the whole moved. */
};

/** Which of several fingers move the path or the pager. @since 0.2 */
enum {
  NSLIDE_FINGERS_NEWEST = 0, /**< Of those that move the one that came last. */
  NSLIDE_FINGERS_AVERAGE = 1 /**< All that move, each by its share. */
};

/** Whose scroll indicator shows. @since 0.1 */
enum {
  NSLIDE_INDICATOR_NONE = 0,  /**< None. */
  NSLIDE_INDICATOR_OUTER = 1, /**< The whole's. */
  NSLIDE_INDICATOR_PAGE = 2   /**< The current page's. */
};

/** How a pull to refresh stands. @since 0.1 */
enum {
  NSLIDE_REFRESH_IDLE = 0,       /**< Nothing is pulled. */
  NSLIDE_REFRESH_PULLING = 1, /**< A finger pulled, no further than refresh_height; or what it pulled springs back. */
  NSLIDE_REFRESH_ARMED = 2,      /**< A finger holds it beyond refresh_height: let go, it refreshes. */
  NSLIDE_REFRESH_REFRESHING = 3, /**< Held open by refresh_height until nslide_end_refresh. */
  NSLIDE_REFRESH_FINISHING = 4,  /**< Closing. */
  NSLIDE_REFRESH_SECOND_ARMED = 5, /**< A finger holds it beyond refresh_second_height: let go, the second level opens.
                                        Since 0.2. */
  NSLIDE_REFRESH_SECOND = 6,       /**< Held open by refresh_second_height until nslide_end_refresh. Since 0.2. */
  NSLIDE_REFRESH_SUCCEEDED = 7,    /**< Closing, and the host has refreshed. Since 0.2. */
  NSLIDE_REFRESH_FAILED = 8        /**< Closing, and the host could not refresh. Since 0.2. */
};

/** How a refresh has ended: nslide_end_refresh. @since 0.2 */
enum {
  NSLIDE_RESULT_NONE = 0,    /**< Nothing is said: the pull closes as NSLIDE_REFRESH_FINISHING. */
  NSLIDE_RESULT_SUCCESS = 1, /**< There is new content: it closes as NSLIDE_REFRESH_SUCCEEDED. */
  NSLIDE_RESULT_FAILURE = 2  /**< It did not succeed: it closes as NSLIDE_REFRESH_FAILED. */
};

/** The place of the selected item in a strip of tabs that is wider than the hover bar. @since 0.1 */
enum {
  NSLIDE_TABS_START = 0,  /**< At its start. */
  NSLIDE_TABS_CENTER = 1, /**< In its middle. */
  NSLIDE_TABS_NEAREST = 2 /**< It scrolls no further than it must to show it. */
};

/** How wide the items of the strip of tabs are; none is narrower than tab_min_width. @since 0.2 */
enum {
  NSLIDE_TAB_FILL_CONTENT = 0, /**< As wide as their pages' tab_width; without one, an equal share of the bar. */
  NSLIDE_TAB_FILL_EQUAL = 1,   /**< An equal share of the bar, whatever their pages say. */
  NSLIDE_TAB_FILL_BOTH = 2     /**< As CONTENT, and what room is left in the bar is shared equally among all. */
};

/** What hides the hover bar when it is pinned. It slides up out of its place, never further than the page is scrolled,
 *  and nothing else moves: pages that are to be seen there go on behind it, by pager_under_pinned, and their lists count
 *  what of the bar is seen. Let go half way, it moves on to whole or hidden, in 0.2 s. It comes back when the header opens
 *  and with another page. The snapshot's hover is its frame as seen. @since 0.2 */
enum {
  NSLIDE_HOVER_HIDES_NEVER = 0,        /**< Nothing. */
  NSLIDE_HOVER_HIDES_BY_DIRECTION = 1, /**< Scrolling up, by the way scrolled; scrolling down brings it back. */
  NSLIDE_HOVER_HIDES_AFTER_TIME = 2    /**< When nothing has moved for hover_hide_delay; what moves next brings it back. */
};

/** What a part of the header does when the header collapses. @since 0.1 */
enum {
  NSLIDE_PART_AWAY = 0,   /**< It scrolls away. */
  NSLIDE_PART_STAYS = 1,  /**< min_height of it stays, below the parts above it that stay. */
  NSLIDE_PART_RETURNS = 2 /**< It scrolls away, and min_height of it returns before the page moves. */
};

/** Whether the header may rest while a part is cut, if header_snap is not NSLIDE_SNAP_NONE. @since 0.1 */
enum {
  NSLIDE_PART_REST_ANYWHERE = 0,     /**< It may. */
  NSLIDE_PART_SNAPS = 1,             /**< No: it snaps to the part's edges. */
  NSLIDE_PART_SNAPS_WITH_MARGINS = 2 /**< No: it snaps to the outer edges of the part's margins. */
};

/** The axes on which a coordinator hands on what it does not use, and in which order; added together. @since 0.1 */
enum {
  NSLIDE_LINK_VERTICAL = 1,        /**< Up and down. */
  NSLIDE_LINK_HORIZONTAL = 2,      /**< Left and right. */
  NSLIDE_LINK_HEADER_FIRST = 4,    /**< The outer header moves before the inner one: up, and down if it returns quickly.
                                        Since 0.2. */
  NSLIDE_LINK_LATCHED = 8,         /**< A drag stays inside or outside, on the side that it moved first. Since 0.2. */
  NSLIDE_LINK_OWN_COORDINATES = 16 /**< Pointers are given in the inner one's own view, which moves. Since 0.2. */
};

/** In place of a page's index, for observing. @since 0.1 */
enum {
  NSLIDE_VIEW_OUTER = -1, /**< The outer scroll view. */
  NSLIDE_VIEW_NONE = -2,  /**< None. */
  NSLIDE_VIEW_PAGER = -3  /**< The pager, if the host's own turns pages. Since 0.2. */
};

/** What moved a scroll view that is observed. @since 0.1 */
enum {
  NSLIDE_MOVED_BY_DRAG = 0,         /**< A finger, a mouse or a wheel. */
  NSLIDE_MOVED_BY_INERTIA = 1,      /**< What follows a drag: deceleration, bounce. */
  NSLIDE_MOVED_BY_PROGRAM = 2,      /**< The program: it is never held back. */
  NSLIDE_MOVED_BY_SCROLL_TO_TOP = 3, /**< The toolkit's own way to the top. */
  NSLIDE_MOVED_BY_HEADER_DRAG = 4 /**< A drag that began above the pager; it matters if header_motion is
                                       content_first. Since 0.3. */
};

/** When the current page's index changes. @since 0.1 */
enum {
  NSLIDE_PAGE_INDEX_SETTLE = 0, /**< When the pager comes to rest. */
  NSLIDE_PAGE_INDEX_LIVE = 1    /**< At half a page's width. */
};

/** The area in which a horizontal swipe may begin. @since 0.1 */
enum {
  NSLIDE_SWIPE_PAGES = 0, /**< On the pager. */
  NSLIDE_SWIPE_ALL = 1    /**< Anywhere. */
};

/** What the coordinator is doing. @since 0.1 */
enum {
  NSLIDE_PHASE_IDLE = 0,         /**< Nothing. */
  NSLIDE_PHASE_DRAGGING = 1,     /**< A gesture moves it. */
  NSLIDE_PHASE_DECELERATING = 2, /**< A fling. */
  NSLIDE_PHASE_BOUNCING = 3,     /**< It springs back from beyond an end. */
  NSLIDE_PHASE_SNAPPING = 4,     /**< It goes to a place at which header or page may rest. */
  NSLIDE_PHASE_PAGING = 5,       /**< The pager goes to a page. */
  NSLIDE_PHASE_ANIMATING = 6     /**< A command, a key, a glide of the wheel, or heights that change. */
};

/** How far the header is collapsed. @since 0.1 */
enum {
  NSLIDE_EXPANDED = 0,   /**< outer at 0 or below. */
  NSLIDE_COLLAPSING = 1, /**< Between. */
  NSLIDE_PINNED = 2      /**< outer at the collapse range or above. */
};

/** What begins a motion. Drag events say what the host's recogniser saw; every event of a motion says what began that
 *  motion, and if nothing moves it is PROGRAM. @since 0.1 */
enum {
  NSLIDE_SOURCE_TOUCH = 0,   /**< A finger. */
  NSLIDE_SOURCE_MOUSE = 1,   /**< A mouse with a button down. */
  NSLIDE_SOURCE_PEN = 2,     /**< A pen. */
  NSLIDE_SOURCE_TRACKPAD = 3, /**< Fingers on a trackpad. */
  NSLIDE_SOURCE_WHEEL = 4,   /**< A wheel. Since 0.2. */
  NSLIDE_SOURCE_KEY = 5,     /**< A key. Since 0.2. */
  NSLIDE_SOURCE_PROGRAM = 6, /**< Any other call of the host. Since 0.2. */
  NSLIDE_SOURCE_FLING = 7    /**< It continues by itself after fingers have let go: a fling, a trackpad's momentum, the
                                  bounce, snap or page turn that follows a drag. Since 0.2. */
};

/** How the touch of the pointers stands, for the host's own buttons. @since 0.1 */
enum {
  NSLIDE_TOUCH_NONE = 0,    /**< No pointer is down. */
  NSLIDE_TOUCH_WAITING = 1, /**< Down, for less than press_delay: a button does not show it yet. */
  NSLIDE_TOUCH_PRESSED = 2, /**< Down for longer: it may still become a tap. */
  NSLIDE_TOUCH_DRAGGED = 3, /**< No tap any more: it moved beyond touch_slop, or is not alone; or never one: it caught a
                                 fling, or a page turn that a swipe began. */
  NSLIDE_TOUCH_TAPPED = 4   /**< Lifted as a tap; until the next pointer event. */
};

/** What a pointer did. @since 0.1 */
enum {
  NSLIDE_POINTER_DOWN = 0,  /**< It touched. */
  NSLIDE_POINTER_MOVE = 1,  /**< It moved while down. */
  NSLIDE_POINTER_UP = 2,    /**< It lifted. */
  NSLIDE_POINTER_CANCEL = 3 /**< The system took it away. */
};

/** Units of a wheel step. @since 0.1 */
enum {
  NSLIDE_WHEEL_PIXEL = 0, /**< Points. */
  NSLIDE_WHEEL_LINE = 1,  /**< 40 points. */
  NSLIDE_WHEEL_NOTCH = 2  /**< 120 points. */
};

/** The phase of a wheel step in a trackpad's gesture. @since 0.1 */
enum {
  NSLIDE_WHEEL_PHASE_NONE = 0,    /**< A step by itself: a wheel's. */
  NSLIDE_WHEEL_PHASE_BEGAN = 1,   /**< Fingers begin to move. */
  NSLIDE_WHEEL_PHASE_CHANGED = 2, /**< They move on. */
  NSLIDE_WHEEL_PHASE_ENDED = 3,   /**< They have left. */
  NSLIDE_WHEEL_PHASE_MOMENTUM = 4, /**< The system's own inertia after that. */
  NSLIDE_WHEEL_PHASE_MOMENTUM_ENDED = 5 /**< That has come to its end. Since 0.2. */
};

/** How a command, a key, or a wheel step in lines or notches scrolls. None passes its goal: a velocity that leads there is
 *  held to what just arrives. @since 0.1 */
enum {
  NSLIDE_GLIDE_SPRING = 0,  /**< A critically damped spring, response 0.2 s for a wheel step, else 0.35 s. */
  NSLIDE_GLIDE_EASE = 1,    /**< Chromium's ease-in-out: of a wheel step 0.1 to 0.2 s, the shorter the further; of a key
                                 0.15 s; of a command sqrt(points) / 60 s, at most 0.7. */
  NSLIDE_GLIDE_IMPULSE = 2, /**< Chromium's impulse, 0.2 to 0.5 s, the longer the further. */
  NSLIDE_GLIDE_PROGRAM = 3  /**< As Chromium scrolls for a page's script: sqrt(points) / 60 s, at most 1.5. Since 0.2. */
};

/** Keys. @since 0.1 */
enum {
  NSLIDE_KEY_DOWN = 0,      /**< 40 points on. */
  NSLIDE_KEY_UP = 1,        /**< 40 points back. */
  NSLIDE_KEY_PAGE_DOWN = 2, /**< 87.5 % of the pager's height on. */
  NSLIDE_KEY_PAGE_UP = 3,   /**< As much back. */
  NSLIDE_KEY_SPACE = 4,     /**< As NSLIDE_KEY_PAGE_DOWN. */
  NSLIDE_KEY_HOME = 5,      /**< To the path's top. */
  NSLIDE_KEY_END = 6,       /**< To its end. */
  NSLIDE_KEY_LEFT = 7,      /**< To the page at the left. */
  NSLIDE_KEY_RIGHT = 8      /**< To the page at the right. */
};

/** The place of something in the visible part. @since 0.1 */
enum {
  NSLIDE_ALIGN_START = 0,  /**< At its top. */
  NSLIDE_ALIGN_CENTER = 1, /**< In its middle. */
  NSLIDE_ALIGN_END = 2,    /**< At its bottom. */
  NSLIDE_ALIGN_NEAREST = 3 /**< No further than it must; not at all if all of it is seen. Not for snap areas. */
};

/** Whether a page's path rests on its snap areas. @since 0.1 */
enum {
  NSLIDE_SNAP_AREAS_PROXIMITY = 0, /**< If it would rest within a third of the pager's height of one ahead. */
  NSLIDE_SNAP_AREAS_MANDATORY = 1  /**< Always. */
};

/** The axes that a region claims; added together. @since 0.1 */
enum {
  NSLIDE_AXIS_VERTICAL = 1,  /**< Up and down. */
  NSLIDE_AXIS_HORIZONTAL = 2 /**< Left and right. */
};

/** In place of a page's index: what else a region may lie in. @since 0.1 */
enum {
  NSLIDE_REGION_HEADER = -1, /**< The header. */
  NSLIDE_REGION_HOVER = -2,  /**< The hover bar. */
  NSLIDE_REGION_VIEWPORT = -3 /**< The viewport: it does not move, and lies over all else, as a floating button. Since
                                   0.2. */
};

/** When the path scrolls by itself for a pointer. @since 0.2 */
enum {
  NSLIDE_AUTOSCROLL_OFF = 0,   /**< No more. */
  NSLIDE_AUTOSCROLL_EDGE = 1,  /**< Near the viewport's upper and lower edge: a row is dragged, text is selected. */
  NSLIDE_AUTOSCROLL_ORIGIN = 2 /**< Away from the place at which it began: the middle button was pressed there. */
};

/** What an effect follows, and what is 100 per cent of it. @since 0.2 */
enum {
  NSLIDE_EFFECT_MORE = 0,       /**< No effect of its own: a further stretch of the one before it. */
  NSLIDE_EFFECT_COLLAPSE = 1,   /**< The snapshot's outer; per cent of range. */
  NSLIDE_EFFECT_PAGES = 2,      /**< How far the pager is from page 0; per cent of a page. */
  NSLIDE_EFFECT_OFFSET = 3,     /**< A page's offset; per cent of its greatest. */
  NSLIDE_EFFECT_OVERSCROLL = 4, /**< The snapshot's overscroll; per cent of the viewport's height. */
  NSLIDE_EFFECT_REFRESH = 5,    /**< How far the top is pulled down; per cent of refresh_height. */
  NSLIDE_EFFECT_ITEM = 6        /**< How far something in a page's content has come up from the viewport's bottom; at 100
                                     per cent it is behind what is pinned, or beyond the viewport's top. */
};

/** The unit of an effect's start and stop. @since 0.2 */
enum {
  NSLIDE_UNIT_POINTS = 0, /**< Points. */
  NSLIDE_UNIT_PERCENT = 1 /**< Per cent of what the source says. */
};

/** How an effect goes from one number to another. The curves are those of CSS. @since 0.2 */
enum {
  NSLIDE_EASING_LINEAR = 0,  /**< Straight. */
  NSLIDE_EASING_EASE = 1,    /**< cubic-bezier(0.25, 0.1, 0.25, 1). */
  NSLIDE_EASING_EASE_IN = 2, /**< cubic-bezier(0.42, 0, 1, 1). */
  NSLIDE_EASING_EASE_OUT = 3, /**< cubic-bezier(0, 0, 0.58, 1). */
  NSLIDE_EASING_EASE_IN_OUT = 4 /**< cubic-bezier(0.42, 0, 0.58, 1). */
};

/** A scroll bar. @since 0.2 */
enum {
  NSLIDE_BAR_JOINED = 0, /**< One for header and page together, along the viewport. */
  NSLIDE_BAR_OUTER = 1,  /**< The snapshot's outer_bar. */
  NSLIDE_BAR_PAGE = 2    /**< Its page_bar. */
};

/** What becomes of a thumb that is dragged. @since 0.3 */
enum {
  NSLIDE_THUMB_BEGAN = 0, /**< It is taken hold of. */
  NSLIDE_THUMB_MOVED = 1, /**< It is at another place. */
  NSLIDE_THUMB_ENDED = 2  /**< It is let go. */
};

/** Which way something scrolls, named for what comes into view. @since 0.2 */
enum {
  NSLIDE_DIRECTION_NONE = -1, /**< No way. Since 0.3. */
  NSLIDE_DIRECTION_UP = 0,   /**< Towards the top. */
  NSLIDE_DIRECTION_DOWN = 1, /**< Towards the end of the page. */
  NSLIDE_DIRECTION_LEFT = 2, /**< Towards the page at the left. */
  NSLIDE_DIRECTION_RIGHT = 3 /**< Towards the page at the right. */
};

/** How a list's section places its items. @since 0.1 */
enum {
  NSLIDE_LAYOUT_LIST = 0,     /**< One below the other. */
  NSLIDE_LAYOUT_GRID = 1,     /**< In lines of columns of one width; a line is as high as its highest item. */
  NSLIDE_LAYOUT_WATERFALL = 2 /**< Each in the column that ends highest up, of several the first; one without items ends
                                   line_spacing above the first item. */
};

/** Which item of a list keeps its place on the screen when something above it changes. An item named by
 *  nslide_list_set_anchor goes before. @since 0.1 */
enum {
  NSLIDE_ANCHOR_NONE = 0,    /**< Nothing: the offset stays. */
  NSLIDE_ANCHOR_VISIBLE = 1, /**< The first item, header or footer that is seen below overlap. */
  NSLIDE_ANCHOR_SCROLLED = 2 /**< The same, but at offset 0 nothing: what comes in there pushes the rest down. */
};

/** The edge at which a list begins; it becomes longer at the other one. @since 0.2 */
enum {
  NSLIDE_GROWS_DOWN = 0, /**< From the top down. */
  NSLIDE_GROWS_UP = 1    /**< From its end upwards: a chat. */
};

/** Which parts of a list are snap areas of its page. @since 0.2 */
enum {
  NSLIDE_LIST_SNAP_NONE = 0,    /**< None. */
  NSLIDE_LIST_SNAP_ITEMS = 1,   /**< Items. */
  NSLIDE_LIST_SNAP_SECTIONS = 2 /**< Sections, from header to footer. */
};

/** In place of an item's index. @since 0.1 */
enum {
  NSLIDE_ITEM_HEADER = -1, /**< Its section's header. */
  NSLIDE_ITEM_FOOTER = -2, /**< Its section's footer. */
  NSLIDE_ITEM_NONE = -3    /**< None. */
};

/** What else is known of an item; added together. @since 0.1 */
enum {
  NSLIDE_ITEM_IS_STUCK = 1,    /**< A header or footer that is not at its own place, but stuck or pushed. */
  NSLIDE_ITEM_IS_ESTIMATED = 2 /**< Its height is its section's estimate: the host should measure it. */
};

/** What became of an item between two calls of nslide_list_update. @since 0.1 */
enum {
  NSLIDE_ITEM_LEFT = 0,   /**< Its view can be used for another. */
  NSLIDE_ITEM_ENTERED = 1 /**< It needs a view. */
};

/** What happened. Every event carries type, time, the instant at which it happened, and source, what began the
 *  motion it belongs to; the other fields it sets are named here. @since 0.1 */
enum {
  NSLIDE_EVENT_SCROLL_BEGAN = 1,           /**< source: anything begins to move from rest. */
  NSLIDE_EVENT_SCROLL_ENDED = 2,           /**< source: it rests again. */
  NSLIDE_EVENT_DRAG_BEGAN = 3,             /**< source: a gesture begins to move something. */
  NSLIDE_EVENT_DRAG_ENDED = 4,             /**< source, will_decelerate: it has ended. */
  NSLIDE_EVENT_DECELERATION_BEGAN = 5,     /**< source: a fling, bounce or page settling begins. */
  NSLIDE_EVENT_DECELERATION_ENDED = 6,     /**< source: it has ended or was caught. */
  NSLIDE_EVENT_OFFSET_CHANGED = 7,         /**< source, outer, inner, index: an offset changed; index is the page that
                                                moves, the one that is coming while pages turn; once a call. */
  NSLIDE_EVENT_PINNED = 8,                 /**< source, outer, inner: the header is fully collapsed. */
  NSLIDE_EVENT_UNPINNED = 9,               /**< source, outer, inner: it is no longer. */
  NSLIDE_EVENT_PAGE_SCROLLED = 10,         /**< source, index, from, to, position, progress: the pager moved; once a call. */
  NSLIDE_EVENT_PAGE_NEEDED = 11,           /**< source, index: the host should make this page. */
  NSLIDE_EVENT_PAGE_RELEASED = 12,         /**< source, index: the host may drop this page. */
  NSLIDE_EVENT_PAGE_APPEARED = 13,         /**< source, index: more than load_threshold of the page shows. */
  NSLIDE_EVENT_PAGE_DISAPPEARED = 14,      /**< source, index: it does no longer. */
  NSLIDE_EVENT_PAGE_TRANSITION_BEGAN = 15, /**< source, from, to: a page turn begins. */
  NSLIDE_EVENT_PAGE_TRANSITION_ENDED = 16, /**< source, from, to, cancelled: it has ended. */
  NSLIDE_EVENT_PAGE_CHANGED = 17,          /**< source, index: the current page's number, -1 for none. */
  NSLIDE_EVENT_SETTLED = 18,               /**< source: all rests again; always the last. */
  NSLIDE_EVENT_SCROLLED_TO_TOP = 19,       /**< source: the motion of nslide_scroll_to_top has ended there. */
  NSLIDE_EVENT_INDICATORS_CHANGED = 20,    /**< source, state: which scroll indicator shows, NSLIDE_INDICATOR_. */
  NSLIDE_EVENT_REFRESH_CHANGED = 21,       /**< source, state, index: how a pull to refresh stands, NSLIDE_REFRESH_, and
                                                on which page, -1 for the whole. */
  NSLIDE_EVENT_LOAD_MORE = 22, /**< source, index: by load_more_distance or load_pull a page is to load more. */
  NSLIDE_EVENT_FLING_LEFT = 23, /**< source, index: an end absorbed a fling: see nslide_get_edge. Since 0.2. */
  NSLIDE_EVENT_PAGE_GOAL_CHANGED = 24, /**< source, index: the pager comes to rest at another page than was told, -1 for
                                            none: a swipe was let go, a command began. Tabs can follow it at once.
                                            Since 0.3. */
  NSLIDE_EVENT_OPENED = 25 /**< source, outer, inner: the header is fully open again. Since 0.3. */
};

/** The structs whose sizes nslide_struct_size tells. @since 0.1 */
enum {
  NSLIDE_STRUCT_CONFIG = 0,        /**< nslide_config. */
  NSLIDE_STRUCT_PAGE_SETTINGS = 1, /**< nslide_page_settings. */
  NSLIDE_STRUCT_SNAPSHOT = 2,      /**< nslide_snapshot. */
  NSLIDE_STRUCT_PAGE = 3,          /**< nslide_page. */
  NSLIDE_STRUCT_EVENT = 4,         /**< nslide_event. */
  NSLIDE_STRUCT_FRAME = 5,         /**< nslide_frame_buffers. */
  NSLIDE_STRUCT_HEADER_PART = 6,   /**< nslide_header_part. */
  NSLIDE_STRUCT_CORRECTION = 7,    /**< nslide_correction. */
  NSLIDE_STRUCT_EDGE = 8,          /**< nslide_edge. */
  NSLIDE_STRUCT_REGION = 9,        /**< nslide_region. */
  NSLIDE_STRUCT_SNAP_AREA = 10,    /**< nslide_snap_area. */
  NSLIDE_STRUCT_LIST_CONFIG = 11,  /**< nslide_list_config. */
  NSLIDE_STRUCT_SECTION = 12,      /**< nslide_section. */
  NSLIDE_STRUCT_LIST_STATE = 13,   /**< nslide_list_state. */
  NSLIDE_STRUCT_ITEM = 14,         /**< nslide_item. */
  NSLIDE_STRUCT_ITEM_RANGE = 15,   /**< nslide_item_range. */
  NSLIDE_STRUCT_ITEM_CHANGE = 16,  /**< nslide_item_change. */
  NSLIDE_STRUCT_MOTION = 17,       /**< nslide_motion. */
  NSLIDE_STRUCT_POINTER_SAMPLE = 18, /**< nslide_pointer_sample. */
  NSLIDE_STRUCT_FLING_SAMPLE = 19, /**< nslide_fling_sample. Since 0.2. */
  NSLIDE_STRUCT_EFFECT = 20        /**< nslide_effect. Since 0.2. */
};

/** @} */

/* -------------------------------------------------------------------------------------------------------- structs */

/** @defgroup structs Structs
 *  What goes in and out. struct_size is set by the caller, or by the function that fills the struct with defaults.
 *  @{ */

/** A coordinator, made by nslide_create or nslide_restore; 0 is no coordinator. @since 0.1 */
typedef uint64_t nslide_coordinator;

/** A list, made by nslide_list_create; 0 is no list. @since 0.1 */
typedef uint64_t nslide_list;

/** A rectangle in points, in the viewport's coordinates unless said otherwise. @since 0.1 */
typedef struct nslide_rect {
  double x,   /**< Of its left edge. */
      y,      /**< Of its top edge. */
      width,  /**< 0 or more. */
      height; /**< 0 or more. */
} nslide_rect;

/** Margins in points, each from 0 to NSLIDE_MAX_LENGTH. @since 0.1 */
typedef struct nslide_insets {
  double top, /**< Above. */
      left,   /**< At the left. */
      bottom, /**< Below. */
      right;  /**< At the right. */
} nslide_insets;

/** All settings of a coordinator. Fill it with nslide_config_default, then change what you need. Each comment ends with
 *  the setting's unit, range and default; a flag is 0 or 1. @since 0.1 */
typedef struct nslide_config {
  uint32_t struct_size; /**< sizeof(nslide_config). */
  int32_t physics;      /**< The preset that other settings override. NSLIDE_PHYSICS_; default IOS. */

  double viewport_width;    /**< The viewport's width. Points, 0 to 1e12; default 390. */
  double viewport_height;   /**< The viewport's height. Points, 0 to 1e12; default 844. */
  double header_height;     /**< The header's height. Points, 0 to 1e12; default 0: no header. */
  double header_min_height; /**< Height of the header that stays visible when it is collapsed. Points, 0 to 1e12; default
                                 0. */
  double header_return_height; /**< Height of the header that returns at once with NSLIDE_HEADER_QUICK_RETURN_MINIMUM.
                                    Points, 0 to 1e12; default 0. */
  double hover_height; /**< The hover bar's height. Points, 0 to 1e12; default 0: no hover bar. */
  double pin_inset; /**< The hover bar sticks this far below the top (navigation bar, notch). Points, 0 to 1e12; default
                         0. */
  double pin_distance; /**< The collapse range, rounded up to a whole point. Points, 0 to 1e12; default NSLIDE_AUTO:
                            derived from the heights. */

  nslide_insets main_margins;    /**< Around everything. Points, 0 to 1e12; default 0. */
  nslide_insets top_margins;     /**< Around header and hover bar. Points, 0 to 1e12; default 0. */
  nslide_insets content_margins; /**< Around the pager. Points, 0 to 1e12; default 0. */
  double main_spacing; /**< Between the top part and the pager's part. Points, 0 to 1e12; default 0. */
  double top_spacing;  /**< Between header and hover bar, if both are present. Points, 0 to 1e12; default 0. */
  double page_spacing; /**< Between two pages. Points, 0 to 1e12; default 0. */

  int32_t right_to_left;  /**< 1: page 1 is to the left of page 0. Flag; default 0. */
  int32_t header_stretch; /**< 1: pulled down, the header grows instead of moving. Flag; default 0. */
  int32_t header_motion;  /**< NSLIDE_HEADER_; default FIRST. */
  int32_t seam;           /**< NSLIDE_SEAM_; default CONTINUOUS. */
  int32_t overscroll_top; /**< What shows a pull at the top. NSLIDE_OVERSCROLL_NONE, WHOLE, PAGE or BOTH; default
                               WHOLE. */
  int32_t overscroll_bottom; /**< What shows a pull at the bottom. NSLIDE_OVERSCROLL_NONE, WHOLE or PAGE; default
                                  PAGE. */
  int32_t bounces;            /**< When vertical overscroll is allowed. NSLIDE_BOUNCES_; default ALWAYS. */
  int32_t page_bounces;       /**< 0: no overscroll beyond the first and last page. Flag; default 1. */
  int32_t page_memory;        /**< NSLIDE_MEMORY_; default ALIGN. */
  int32_t short_page;         /**< NSLIDE_SHORT_PAGE_; default PAD. */
  int32_t page_index;         /**< NSLIDE_PAGE_INDEX_; default SETTLE. */
  int32_t horizontal_enabled; /**< 0: swipes do not turn pages, commands still do. Flag; default 1. */
  int32_t swipe_area;         /**< NSLIDE_SWIPE_; default PAGES. */
  int32_t lazy;               /**< 0: every page is needed at once. Fixed after creation. Flag; default 1. */
  int32_t prefetch; /**< How many pages on either side of the current one are needed too. Pages, 0 or more; default
                         0. */
  int32_t keep_alive; /**< How many needed pages are kept, the furthest released first. Pages, 0 or more; default 0:
                           all. */
  int32_t initial_page;  /**< Clamped to the pages there are; read at creation only. Index, 0 or more; default 0. */
  int32_t header_snap;   /**< NSLIDE_SNAP_; default NONE. */
  int32_t scroll_to_top; /**< NSLIDE_SCROLL_TO_TOP_; default WHOLE. */
  int32_t indicators;    /**< NSLIDE_INDICATORS_; default SWITCH. */
  int32_t tab_alignment; /**< NSLIDE_TABS_; default CENTER. */
  int32_t endless;       /**< 1: the last page and the first are neighbours; takes 2 pages or more. Flag; default 0. */
  int32_t page_always_stop; /**< 0: a swipe passes pages as its velocity carries it, 1000 at most; 1: one. Flag; default
                                 1. */
  int32_t fling_curve;        /**< NSLIDE_FLING_; default -1: the preset's. */
  int32_t velocity_estimator; /**< NSLIDE_VELOCITY_; default -1: the preset's. */
  int32_t repeated_flings;    /**< NSLIDE_REPEAT_; default -1: the preset's. */
  int32_t wheel_glide;        /**< NSLIDE_GLIDE_; default -1: the preset's. */
  int32_t wheel_latch; /**< 1: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that they
                            first moved. Flag; default 0. */
  int32_t chain_top;    /**< What a movement beyond the path's top becomes. NSLIDE_CHAIN_; default AUTO. */
  int32_t chain_bottom; /**< The same beyond its bottom. NSLIDE_CHAIN_; default AUTO. */
  int32_t chain_start;  /**< The same before the first page. NSLIDE_CHAIN_; default AUTO. */
  int32_t chain_end;    /**< The same beyond the last page. NSLIDE_CHAIN_; default AUTO. */

  double load_threshold; /**< A page is needed when more than this fraction of it shows. Factor, 0 to 1, without 1;
                              default 0.01. */
  double seam_resistance; /**< Of the velocity, with NSLIDE_SEAM_RESISTED. Per second, 0.001 to 1000; default 2. */
  double deceleration;    /**< Of a fling's velocity. Per second, 0.001 to 1000; default NSLIDE_AUTO: the preset's. */
  double constant_deceleration; /**< Of a fling. Points per second squared, 1 to 1000000; default NSLIDE_AUTO: the
                                     curve's. */
  double fling_friction; /**< Of NSLIDE_FLING_SPLINE. Factor, 0.0001 to 10; default NSLIDE_AUTO: 0.015. */
  double min_fling_velocity; /**< A pointer that lifts slower throws nothing. Points per second, 0 to 1e9; default
                                  NSLIDE_AUTO: the preset's. */
  double max_fling_velocity; /**< A pointer throws no faster. Points per second, 0 to 1e9; default NSLIDE_AUTO: the
                                  preset's, which is 8000, of QT 2500. */
  double rubber_band; /**< Slope of the rubber band at the edge. Factor, 0.001 to 1; default NSLIDE_AUTO: the preset's,
                           and if that has none nothing overscrolls. */
  double spring_response; /**< Period of the undamped bounce spring. Seconds, 0.01 to 100; default NSLIDE_AUTO: the
                               preset's. */
  double spring_damping; /**< Damping ratio of the bounce spring. Factor, 0.01 to 100; default NSLIDE_AUTO: 1,
                              critical. */
  double rest_distance; /**< A motion ends this close to its goal. Points, 0.000001 to 100; default NSLIDE_AUTO: 0.1. */
  double touch_slop;    /**< How far a pointer moves before it drags. Points, 0 to 1e12; default NSLIDE_AUTO: the
                             preset's, which is 8 to 15. */
  double axis_ratio;    /**< A drag is horizontal when |dx| > axis_ratio |dy|. Factor, 0 to 1000; default 1. */
  double press_delay;   /**< How long a pointer is down before NSLIDE_TOUCH_PRESSED. Seconds, 0 to 10; default 0.1. */
  double snap_velocity; /**< With NSLIDE_SNAP_DIRECTION: up to this a release snaps by the last movement. Points per
                             second, 0 to 1e9; default 50. */
  double refresh_height; /**< Pulled further than this and let go it refreshes, held open by as much. Points, 0 to 1e12;
                              default 0: never. */
  double load_more_distance; /**< NSLIDE_EVENT_LOAD_MORE when less than this is left of the path. Points, 0 to 1e12;
                                  default 0: never. */
  double indicator_width;  /**< Of the tabs' indicator, at most its item's. Points, 0 to 1e12; default 0: the item's. */
  double indicator_height; /**< Of the tabs' indicator, at most the hover bar's. Points, 0 to 1e12; default 2. */
  double indicator_radius; /**< Of the indicator's corners, for the host to draw. Points, 0 to 1e12; default 1. */
  double page_flick_velocity; /**< A swipe let go faster than this turns a page, however wide it is. Points per second,
                                   0 to 1e9; default NSLIDE_AUTO: the preset's. Since 0.2. */
  double stop_velocity; /**< An exponential fling that becomes slower than this ends at once, unless it is led to a
                             place. Points per second, 0 to 1e9; default 0: it goes to its end. Since 0.2. */
  double resampling_latency; /**< How long before a frame a pointer is shown that is resampled, at the least. Seconds, 0
                                  to 0.1; default 0.0045. Since 0.2. */
  double resampling_ahead;   /**< How far beyond its last sample a pointer is followed that is resampled, at the most, of
                                  its way. Seconds, 0 to 0.1; default 0.012. Since 0.2. */
  double tap_velocity;       /**< A touch that stops a slower motion may still be a tap. Points per second, 0 to 1e9;
                                  default 50. Since 0.2. */
  double mouse_slop; /**< As touch_slop, of a mouse with a button down. Points, 0 to 1e12; default 3. Since 0.2. */
  int32_t far_turns;         /**< NSLIDE_FAR_TURNS_; default PAIR. Since 0.2. */
  int32_t key_glide;         /**< How a key scrolls. NSLIDE_GLIDE_; default EASE. Since 0.2. */
  int32_t command_glide; /**< How an animated command scrolls. NSLIDE_GLIDE_; default -1: the preset's. Since 0.2. */
  int32_t resampling;    /**< NSLIDE_RESAMPLING_; default NONE. Since 0.2. */
  int32_t reduced_motion; /**< 1: commands, keys, snaps and page turns go there at once, and nothing bounces; flings and
                               what a finger pulls stay. For who has asked the system for less motion. Flag; default 0.
                               Since 0.2. */
  int32_t fingers;        /**< NSLIDE_FINGERS_; default NEWEST. Since 0.2. */
  int32_t edge_shown; /**< 1: an end that does not overscroll is stretched instead, by nslide_edge's shown_x and shown_y, and
                           gives that back first. Flag; default 0. Since 0.2. */
  int32_t page_turn; /**< NSLIDE_PAGE_TURN_; default STOP. Since 0.2. */
  double tab_spacing;     /**< Between two items of the strip of tabs. Points, 0 to 1e12; default 0. Since 0.2. */
  double tab_inset_start; /**< Before the first item, which scrolls with it. Points, 0 to 1e12; default 0. Since 0.2. */
  double tab_inset_end;   /**< Behind the last item, likewise. Points, 0 to 1e12; default 0. Since 0.2. */
  double tab_min_width;   /**< No item is narrower. Points, 0 to 1e12; default 0. Since 0.2. */
  int32_t tab_fill;       /**< NSLIDE_TAB_FILL_; default CONTENT. Since 0.2. */
  int32_t axis;      /**< Fixed after creation. NSLIDE_PATH_AXIS_; default VERTICAL. Since 0.2. */
  double refresh_limit; /**< A pull down beyond the top never shows as much as this. Points, 1 to 1e12; default
                             NSLIDE_AUTO: the height of what is pulled. Since 0.2. */
  double refresh_second_height; /**< Pulled further than this and let go the second level opens, held open by as much.
                                     Points, 0 to 1e12; default 0: never. Since 0.2. */
  int32_t refresh_per_page; /**< 1: each page refreshes by itself, also if a pull shows on the whole. Flag; default 0.
                                 Since 0.2. */
  int32_t pager_under_pinned; /**< 1: pages go on behind what is pinned above them, up to the viewport's top, for bars that
                                   one can see through. Their lists tell what is there as seen. Flag; default 0.
                                   Since 0.2. */
  double load_pull; /**< Pulled further than this beyond its end and let go, a page asks for more by
                         NSLIDE_EVENT_LOAD_MORE. If the pull shows on the page, it is held open by as much until it
                         loads no more. Points, 0 to 1e12; default 0: never. Since 0.2. */
  double hover_hide_delay; /**< With NSLIDE_HOVER_HIDES_AFTER_TIME, how long nothing moves before the bar hides. All is at
                                rest meanwhile, but needs_frame is 1; nslide_get_next_change says when the bar hides.
                                Seconds, 0 to 3600; default 3. Since 0.2. */
  int32_t hover_hides; /**< NSLIDE_HOVER_HIDES_; default NEVER. Since 0.2. */
  int32_t page_alignment; /**< Where in the pager the current page lies, if pages are narrower. NSLIDE_PAGE_ALIGN_; default
                               START. Since 0.3. */
  int32_t trackpad_momentum;  /**< NSLIDE_TRACKPAD_MOMENTUM_; default SYSTEM. Since 0.3. */
  int32_t short_page_arrival; /**< NSLIDE_ARRIVAL_; default KEEP. Since 0.3. */
  double page_turn_distance; /**< How far a swipe slower than page_flick_velocity must lead to turn a page. Of the way to
                                  the next page. Factor, 0 to 1; default NSLIDE_AUTO: the preset's, 0.5, of ANDROID
                                  0.6. Since 0.3. */
  double page_width; /**< How wide a page is, of the pager's width: narrower pages show several at a time. Factor, 0.1 to
                          1; default 1. Since 0.3. */
} nslide_config;

/** Settings of one page; -1 or NSLIDE_AUTO, the default, takes the coordinator's. Fill it with nslide_get_page_settings
 *  first. @since 0.1 */
typedef struct nslide_page_settings {
  uint32_t struct_size;   /**< sizeof(nslide_page_settings). */
  int32_t overscroll_top; /**< NSLIDE_OVERSCROLL_; default INHERIT: the coordinator's. */
  int32_t seam;           /**< NSLIDE_SEAM_; default -1: the coordinator's. */
  int32_t short_page;     /**< NSLIDE_SHORT_PAGE_; default -1: the coordinator's. */
  int32_t scroll_to_top;  /**< NSLIDE_SCROLL_TO_TOP_; default -1: the coordinator's. */
  int32_t indicators;     /**< NSLIDE_INDICATORS_; default -1: the coordinator's. */
  double refresh_height; /**< As the coordinator's, for this page. Points, 0 to 1e12; default NSLIDE_AUTO: the
                              coordinator's. */
  double tab_width; /**< Of the page's item in the strip of tabs. Points, 0 to 1e12; default NSLIDE_AUTO: the bar's
                         width / pages. */
  int64_t key; /**< The host's own number of the page, for nslide_reload_keyed. Any number; default 0: none. */
  double load_more_distance; /**< As the coordinator's, for this page. Points, 0 to 1e12; default NSLIDE_AUTO: the
                                  coordinator's. Since 0.2. */
  int32_t no_more;  /**< 1: there is nothing more to load, and nothing is asked for until this is 0 again. Flag; default 0.
                         Since 0.2. */
  int32_t reserved; /**< Reserved, 0. Since 0.2. */
} nslide_page_settings;

/** One part of a header, top to bottom. Lengths in points, from 0 to NSLIDE_MAX_LENGTH. @since 0.1 */
typedef struct nslide_header_part {
  double height;        /**< Of the whole part, without its margins. */
  double min_height;    /**< STAYS: the height that stays; RETURNS: the height that returns early; NSLIDE_AUTO: its height. */
  double margin_top;    /**< Above it; margins scroll away. */
  double margin_bottom; /**< Below it. */
  int32_t rule;         /**< NSLIDE_PART_AWAY, NSLIDE_PART_STAYS or NSLIDE_PART_RETURNS. */
  int32_t snap;         /**< NSLIDE_PART_REST_ANYWHERE, NSLIDE_PART_SNAPS or NSLIDE_PART_SNAPS_WITH_MARGINS. */
} nslide_header_part;

/** What a host has to do to a scroll view of its own. @since 0.1 */
typedef struct nslide_correction {
  int32_t view;    /**< NSLIDE_VIEW_OUTER, NSLIDE_VIEW_PAGER or a page's index. */
  int32_t heir;    /**< The view that the velocity is for, NSLIDE_VIEW_NONE for no view. */
  double offset;   /**< The offset to put the view at, points. */
  double velocity; /**< What it lost at the seam: a host that can starts a fling of the heir with it; points per
                        second. */
  int32_t token;    /**< 1 or more, for nslide_observe: the view was moved by this correction. Since 0.3. */
  int32_t reserved; /**< 0. */
} nslide_correction;

/** What an end was given that does not overscroll, for a glow or a stretch of the host's. Signs as unconsumed. @since 0.1 */
typedef struct nslide_edge {
  double pull_x; /**< How far the gesture has pulled beyond the pager's end, points; 0 again when it turns or ends. With
                      edge_shown what turns takes it back first. */
  double pull_y; /**< The same beyond an end of the path. */
  double velocity_x; /**< That across the path, 0: a page turn ends on its page. */
  double velocity_y; /**< Along the path: the velocity that its end absorbed of the last fling, points per second; 0 again
                          with the next touch, wheel step or command. */
  double shown_x; /**< How far the pager's end is stretched, points; 0 unless edge_shown is 1. Since 0.3. */
  double shown_y; /**< The same at the ends of the path. Since 0.3. */
} nslide_edge;

/** A rectangle in which the host claims an axis for itself: a carousel in the header, a map in a page. @since 0.1 */
typedef struct nslide_region {
  nslide_rect frame; /**< In points of what it lies in: the header, the hover bar, the viewport, or a page's content. */
  int32_t view;      /**< NSLIDE_REGION_HEADER, HOVER or VIEWPORT, or the index of a page. */
  int32_t axes;      /**< NSLIDE_AXIS_VERTICAL and NSLIDE_AXIS_HORIZONTAL, added. */
} nslide_region;

/** A stretch of a page's content that the path rests on. @since 0.1 */
typedef struct nslide_snap_area {
  double start;        /**< From the content's top, points, 0 to NSLIDE_MAX_LENGTH. */
  double length;       /**< Points, 0 to NSLIDE_MAX_LENGTH. */
  int32_t align;       /**< NSLIDE_ALIGN_START, CENTER or END: which of its places goes to that of the page's port. */
  int32_t always_stop; /**< 1: no fling passes it; else 0. */
  int64_t key;         /**< The host's own number of the area, 0 for none: by it the page knows the area again. */
  double margin_start; /**< By how much more than its length counts, before its start; negative: less. Points, within
                            NSLIDE_MAX_LENGTH either way. */
  double margin_end;   /**< The same behind its end. */
} nslide_snap_area;

/** One sample of a fling's own curve: how much of its way a fling has gone by how much of its time. @since 0.2 */
typedef struct nslide_fling_sample {
  double time; /**< Share of the fling's time, 0 to 1. */
  double way;  /**< Share of its way, 0 to 1. */
} nslide_fling_sample;

/** A number that follows the scroll: a parallax, the opacity of a title, the size of an avatar. Up to start it is
 *  at_start, from stop on it is at_stop. More stretches of the same effect may come right behind it: of them each holds
 *  beyond its start. @since 0.2 */
typedef struct nslide_effect {
  int32_t source; /**< NSLIDE_EFFECT_. With MORE, the effect before says source, page, unit and item. */
  int32_t page;   /**< Of OFFSET and ITEM: a page, NSLIDE_NO_PAGE for the current one. For a page that is not there the number
                       is at_start. */
  int32_t unit;   /**< NSLIDE_UNIT_. Of start and stop. */
  int32_t easing; /**< NSLIDE_EASING_. Within the stretch. */
  double start;   /**< The start of the stretch, within NSLIDE_MAX_LENGTH; of MORE not before the one before stops. */
  double stop;    /**< Its end, not before start. If it equals start, the number jumps there. */
  double at_start; /**< The number up to start, within NSLIDE_MAX_LENGTH. */
  double at_stop; /**< The number from stop on, within NSLIDE_MAX_LENGTH. */
  double item_y;  /**< Of ITEM: its top in the page's content, points, within NSLIDE_MAX_LENGTH. */
  double item_height; /**< Of ITEM: points, 0 to NSLIDE_MAX_LENGTH. */
} nslide_effect;

/** Settings of a list. Fill it with nslide_list_config_default. Each comment ends with the setting's unit, range and
 *  default; a flag is 0 or 1. @since 0.1 */
typedef struct nslide_list_config {
  uint32_t struct_size; /**< sizeof(nslide_list_config). */
  int32_t anchor;       /**< NSLIDE_ANCHOR_; default VISIBLE. */
  int32_t stick_to_end; /**< 1: if the end is seen, it stays so when content comes, goes or changes: a chat's. Flag;
                             default 0. */
  int32_t right_to_left; /**< 1: the first column of grids and waterfalls is the rightmost. Flag; default 0. */
  double minimum_height; /**< The content is at least so high. Points, 0 to 1e12; default 0. */
  double overlap; /**< What of the top of what is seen is covered by something of the host's, a translucent bar; sticky
                       headers stop below it, and items are brought into view below it. Points, 0 to 1e12; default 0. */
  double width;  /**< Of the list while it is attached to no page. Points, 0 to 1e12; default 390. */
  double height; /**< Of what is seen of it then. Points, 0 to 1e12; default 844. */
  int32_t grows; /**< UP: what is shorter than the port lies at its lower end; the list begins at its end, stays there
                      if that is seen, and asks for more above. NSLIDE_GROWS_; default DOWN. Since 0.2. */
  int32_t snap;  /**< Which of its items or sections are snap areas of its page, see nslide_set_snap_areas, which goes
                      before. An item counts with the sticky header above it and the sticky footer below it. Each is found
                      in log n. NSLIDE_LIST_SNAP_; default NONE. Since 0.2. */
  int32_t snap_every; /**< Of each section's items the first, and from there every so many; in a grid its lines. Index,
                           0 to 1e9; default 0: each. Since 0.2. */
  int32_t snap_align; /**< Which of its places goes to that of the port. In a waterfall of several columns the items'
                           tops count. NSLIDE_ALIGN_START, CENTER or END; default START. Since 0.2. */
  int32_t snap_strictness;  /**< NSLIDE_SNAP_AREAS_; default PROXIMITY. Since 0.2. */
  int32_t snap_always_stop; /**< 1: no fling passes any of them. Flag; default 0. Since 0.2. */
  double stick_distance; /**< With stick_to_end or UP, how near its end the list counts as at it, unless a finger holds it.
                              Points, 0 to 1e12; default 1. Since 0.3. */
} nslide_list_config;

/** Settings of a list's section. Fill it with nslide_section_default. Each comment ends with the setting's unit, range
 *  and default; a flag is 0 or 1. @since 0.1 */
typedef struct nslide_section {
  uint32_t struct_size; /**< sizeof(nslide_section). */
  int32_t layout;       /**< NSLIDE_LAYOUT_; default LIST. */
  int32_t columns;      /**< Of a grid or waterfall; 0: as min_item_width says. Columns, 0 to 256; default 1. */
  int32_t sticky_header; /**< 1: while the section is seen, the header is, at the top of what is seen, until the
                              section's end pushes it up. Flag; default 1. */
  int32_t sticky_footer; /**< 1: the footer in the same way at the bottom of what is seen. Flag; default 0. */
  int32_t estimated; /**< 1: item_height is only an estimate, for the host to measure the items as they are seen. Flag;
                          default 0. */
  double min_item_width; /**< If columns is 0: as many columns of at least this width as have room. Points, 0 to
                              1e12; default 0: one. */
  double header_height; /**< The section header's height. Points, 0 to 1e12; default 0: no header. */
  double footer_height; /**< The section footer's height. Points, 0 to 1e12; default 0: no footer. */
  nslide_insets insets; /**< Around the items, between header and footer. Points, 0 to 1e12; default 0. */
  double item_spacing;  /**< Between two columns. Points, 0 to 1e12; default 0. */
  double line_spacing;  /**< Between an item and the next below it. Points, 0 to 1e12; default 0. */
  double item_height;   /**< Of every item that was given none of its own. Points, 0 to 1e12; default 44. */
} nslide_section;

/** How a list stands. @since 0.1 */
typedef struct nslide_list_state {
  uint32_t struct_size;           /**< In: sizeof(nslide_list_state). */
  int32_t page;                   /**< The page it is attached to, NSLIDE_NO_PAGE for none. */
  nslide_coordinator coordinator; /**< The coordinator of that page, 0 for none. */
  int32_t section_count;          /**< How many sections there are. */
  int32_t item_count;             /**< How many items there are in all sections. */
  double content_height;          /**< Points. */
  double offset;                  /**< As seen, overscroll included, points. */
  double max_offset;              /**< The greatest without overscroll, points; below 0 if a list that grows up is
                                       shorter than its port. */
  double width;                   /**< Of the list, points. */
  double height;                  /**< Of what is seen of it: less than the pager's while the header is open; points. */
} nslide_list_state;

/** An item, or a section's header or footer, and its frame. @since 0.1 */
typedef struct nslide_item {
  nslide_rect frame; /**< Points, from the content's left and top; on the screen it lies lower by the y where the page's
                          content begins, see nslide_page. */
  int32_t section;   /**< Its section's index. */
  int32_t item;      /**< Its index in the section, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER. */
  int32_t slot;      /**< The number nslide_list_update has given it, -1 for none. */
  int32_t flags;     /**< NSLIDE_ITEM_IS_STUCK and NSLIDE_ITEM_IS_ESTIMATED, added. */
} nslide_item;

/** From the first to the last of what is seen: items, headers and footers at their own places. @since 0.1 */
typedef struct nslide_item_range {
  int32_t first_section; /**< -1: there is nothing to see. */
  int32_t first_item;    /**< An index, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER. */
  int32_t last_section;  /**< As first_section. */
  int32_t last_item;     /**< As first_item. */
} nslide_item_range;

/** What came into view, or went out of it. @since 0.1 */
typedef struct nslide_item_change {
  int32_t kind;    /**< NSLIDE_ITEM_LEFT or NSLIDE_ITEM_ENTERED. */
  int32_t slot;    /**< Of its view: the lowest number that is free when it enters; its own as long as it is seen. */
  int32_t section; /**< ENTERED: its section; LEFT: its section now, -1 if it was removed. */
  int32_t item;    /**< ENTERED: as nslide_item; LEFT: likewise, NSLIDE_ITEM_NONE if it was removed. */
} nslide_item_change;

/** Everything a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled.
 *  Lengths in points, velocities in points per second. @since 0.1 */
typedef struct nslide_snapshot {
  uint32_t struct_size;    /**< In: sizeof(nslide_snapshot). */
  int32_t phase;           /**< NSLIDE_PHASE_. */
  int32_t collapse_state;  /**< NSLIDE_EXPANDED, NSLIDE_COLLAPSING or NSLIDE_PINNED. */
  int32_t at_rest;         /**< 1: nothing moves and nothing is held. */
  int32_t needs_frame;     /**< 1: the next nslide_advance will change something. */
  int32_t page_index;      /**< The current page, -1 for none. */
  int32_t page_count;      /**< How many pages there are. */
  int32_t transition_from; /**< The first of the pages between which the pager is, -1 when it is at rest on a page. */
  int32_t transition_to;   /**< The second of them, -1 likewise. */
  int32_t visible_pages;   /**< How many pages show: 0 to NSLIDE_MAX_VISIBLE_PAGES. */
  uint32_t events_queued;  /**< Events waiting to be polled. */
  uint32_t events_lost;    /**< Events dropped since creation because the host never polled; normally 0. */
  int32_t indicator;       /**< NSLIDE_INDICATOR_: whose scroll indicator shows. */
  int32_t refresh;         /**< NSLIDE_REFRESH_: of what a pull would refresh, the whole or the current page. */
  int32_t touch;           /**< NSLIDE_TOUCH_. */
  int32_t can_retarget;    /**< 1: nslide_retarget may change the end of the motion. */

  double time;       /**< The time of the last frame, or of the last pointer event if that is later, seconds. */
  double outer;      /**< Offset of the whole. */
  double inner;      /**< Offset of the current page, of page_index; also while another page moves in a page turn. */
  double path;       /**< outer + inner. */
  double range;      /**< The collapse range R. */
  double max_outer;  /**< R, or less on a short page. */
  double max_inner;  /**< The current page's greatest offset. */
  double overscroll; /**< Seen overshoot: top negative, bottom positive, else 0. */
  double collapse;   /**< outer / R within 0 to 1; 0 if R is 0. */
  double header_shown;   /**< Height of the header that shows below the pin inset, at most its height. */
  double header_stretch; /**< How much the header has grown beyond its height. */
  double velocity_x;     /**< Of a motion, in offset direction; 0 under a finger. */
  double velocity_y;     /**< Likewise. */
  double rest_outer;     /**< outer at the end of the vertical motion; outer itself when nothing moves. */
  double rest_inner;     /**< inner then; while pages turn, that of the page that is moved. */
  double unconsumed_x;   /**< What the last session update or wheel step left over; 0 after a fling. */
  double unconsumed_y;   /**< Likewise. */
  double page_position;  /**< In pages: 1.5 is half way from page 1 to page 2; endless: -1 to page_count. In a turn over
                              several pages it runs over the whole way, though two pages show. */
  double transition_progress; /**< 0 at transition_from to 1 at transition_to. */

  nslide_rect header; /**< The header's frame. */
  nslide_rect hover;  /**< The hover bar's frame. */
  nslide_rect pager;  /**< The pager's frame. */

  double outer_bar_position; /**< Of the whole's scroll indicator, from the viewport's top. */
  double outer_bar_length;   /**< Its length. */
  double page_bar_position;  /**< Of the current page's scroll indicator, from the pager's top. */
  double page_bar_length;    /**< Its length. */
  double tab_offset;         /**< How far the strip of tabs is scrolled. */
  nslide_rect tab_indicator; /**< In the hover bar's coordinates. */

  int32_t page_goal; /**< The page at which the pager comes to rest, as far as that is decided; page_index while a hand
                          holds it, -1 for none. Since 0.3. */
  int32_t direction; /**< NSLIDE_DIRECTION_UP or NSLIDE_DIRECTION_DOWN: which way header and page move, or a hand has
                          moved them last; NSLIDE_DIRECTION_NONE if neither. Since 0.3. */
} nslide_snapshot;

/** One page. Lengths in points. @since 0.1 */
typedef struct nslide_page {
  int32_t index;         /**< Its number, from 0. */
  int32_t needed;        /**< 1: asked for by NSLIDE_EVENT_PAGE_NEEDED and not released. */
  int32_t visible;       /**< 1: some of it shows. */
  int32_t refresh;       /**< NSLIDE_REFRESH_: of a pull of the page alone, not of the whole. */
  int32_t loading;       /**< 1: from NSLIDE_EVENT_LOAD_MORE until nslide_end_load or until the content grows. */
  int32_t reserved;      /**< 0. */
  double content_height; /**< As the host or its list gave it. */
  double offset;         /**< As seen, overscroll included; below 0 if its list grows up and is short. */
  double max_offset;     /**< The greatest without overscroll; likewise. */
  nslide_rect frame;     /**< In the viewport; the page's content begins at frame.y - offset. */
} nslide_page;

/** One event. Fields that its type does not set are 0, indices -1. @since 0.1 */
typedef struct nslide_event {
  int32_t type;            /**< NSLIDE_EVENT_. */
  int32_t index;           /**< A page. */
  int32_t from;            /**< The page that a transition leaves. */
  int32_t to;              /**< The page that it goes to. */
  int32_t cancelled;       /**< 1: the transition was given up. */
  int32_t will_decelerate; /**< 1: a deceleration follows the drag. */
  int32_t source;          /**< NSLIDE_SOURCE_: what began the motion it belongs to. */
  int32_t state;           /**< NSLIDE_INDICATOR_ or NSLIDE_REFRESH_, as its type says. */
  double time;             /**< The instant at which it happened, seconds; it may lie before the time of the call. */
  double outer;            /**< Offset of the whole, points. */
  double inner;            /**< Offset of the page that is moved, points. */
  double position;         /**< In pages, as page_position. */
  double progress;         /**< Of the transition, 0 to 1. */
} nslide_event;

/** What moves in every frame, for hosts that keep the rest: see generation. Lengths in points, velocities in points per
 *  second; each field is the snapshot's of that name, header_y that of header.y and so on. @since 0.2 */
typedef struct nslide_motion {
  uint32_t struct_size;  /**< In: sizeof(nslide_motion). */
  uint32_t generation;   /**< Another number whenever a field of nslide_snapshot has changed that is neither here nor moves
                              with what is here: read the snapshot, and the pages, again when it is not the one that was
                              read last. Compare it for inequality only. It is never 0 until it has gone through all
                              numbers, and counts anew in a restored coordinator. What moves with what is here is
                              collapse_state, header_shown, header_stretch, rest_outer, rest_inner, unconsumed_x and _y,
                              transition_progress and both scroll indicators; events_queued and events_lost do not count. */
  int32_t phase;         /**< NSLIDE_PHASE_. */
  int32_t needs_frame;   /**< 1: the next nslide_advance will change something. */
  double time;           /**< As the snapshot's. */
  double outer;          /**< Offset of the whole. */
  double inner;          /**< Offset of the current page. */
  double path;           /**< outer + inner. */
  double overscroll;     /**< Seen overshoot: top negative, bottom positive, else 0. */
  double collapse;       /**< outer / R within 0 to 1; 0 if R is 0. */
  double velocity_x;     /**< Of a motion, in offset direction; 0 under a finger. */
  double velocity_y;     /**< Likewise. */
  double page_position;  /**< In pages. */
  double header_y;       /**< The header's top. With axis HORIZONTAL this and what follows are along the path, from where it
                              begins: of a header at the left, or at the right with right_to_left. */
  double header_height;  /**< Its height, with what it is stretched by. */
  double hover_y;        /**< The hover bar's top. */
  double pager_y;        /**< The pager's top. */
  double tab_offset;     /**< How far the strip of tabs is scrolled. */
  double indicator_x;    /**< The left edge of the strip's indicator, in the hover bar's coordinates. */
  double indicator_width; /**< Its width. */
} nslide_motion;

/** One pointer event for nslide_frame: the parameters of nslide_pointer. @since 0.2 */
typedef struct nslide_pointer_sample {
  int32_t action; /**< NSLIDE_POINTER_. */
  int32_t source; /**< NSLIDE_SOURCE_TOUCH, MOUSE or PEN. */
  int64_t id;     /**< Any number the host keeps for one finger from down to up. */
  double x,       /**< In the viewport, points, within NSLIDE_MAX_LENGTH either way. */
      y,          /**< Likewise. */
      time;       /**< When the hardware saw it, seconds: as nslide_pointer, and not after the frame's time. */
} nslide_pointer_sample;

/** What nslide_frame is given, and the buffers it writes to. Any pointer may be null whose part is not wanted. @since 0.1 */
typedef struct nslide_frame_buffers {
  uint32_t struct_size;      /**< In: sizeof(nslide_frame_buffers). */
  int32_t page_capacity;     /**< In: if pages is not null at least 2, with page_width less than 1 at least
                                  NSLIDE_MAX_VISIBLE_PAGES, else 0 or more. */
  int32_t page_count;        /**< Out: pages written, in ascending order of index. */
  int32_t event_capacity;    /**< In: 0 or more. */
  int32_t event_count;       /**< Out: events written; the rest stays queued, see events_queued. */
  int32_t reserved;          /**< 0. */
  nslide_snapshot *snapshot; /**< Its struct_size set by the caller; may be null. */
  nslide_page *pages;        /**< Room for page_capacity; may be null. */
  nslide_event *events;      /**< Room for event_capacity; may be null. */

  const nslide_pointer_sample *samples; /**< In: sample_count of them, oldest first; may be null if that is 0. */
  int32_t sample_count;                 /**< In: 0 or more. */
  int32_t reserved_2;                   /**< 0. */
  nslide_motion *motion;                /**< Its struct_size set by the caller; may be null. */

  nslide_coordinator kept_of; /**< In: 0: every frame is written in full. NSLIDE_KEEP: this frame is written in full, and
                                   those after it write only what has changed since, as long as the host leaves this
                                   struct (but for samples and sample_count) and what snapshot, pages and motion point to
                                   as nslide_frame has left them. A host that changes any of that sets it to NSLIDE_KEEP
                                   again. Out, unless it is 0: the coordinator whose frame is kept. */
  uint32_t kept;              /**< Out, unless kept_of is 0, and not for the host: which frame is kept. */
  int32_t reserved_3;         /**< 0. */
} nslide_frame_buffers;

/** @} */

/* -------------------------------------------------------------------------------------------------------- library */

/** @defgroup library Library
 *  What the library is.
 *  @{ */

/**
 * The library's version.
 * @return The version, made as NSLIDE_VERSION.
 * @threads any
 * @since 0.1
 */
NSLIDE_API uint32_t nslide_version(void);

/**
 * The library's ABI number. A program built with another NSLIDE_ABI_VERSION must not go on.
 * @return The number.
 * @threads any
 * @since 0.1
 */
NSLIDE_API uint32_t nslide_abi_version(void);

/**
 * The size of a struct, as the library knows it.
 * @param kind NSLIDE_STRUCT_.
 * @return Bytes; 0 for an unknown kind.
 * @threads any
 * @since 0.1
 */
NSLIDE_API size_t nslide_struct_size(int32_t kind);

/**
 * A status as a word.
 * @param status Any number.
 * @return "ok", "invalid_argument" and so on; "unknown" for what is no status. Static lifetime.
 * @threads any
 * @since 0.1
 */
NSLIDE_API const char *nslide_status_name(nslide_status status);

/** @} */

/* ---------------------------------------------------------------------------------------------------------- hooks */

/** @defgroup hooks Hooks
 *  The only functions of the host's that the library calls, each set for the whole process and called on the thread of
 *  the call that needs it, on several at once if several threads call. From within one no function may be called on
 *  what that call is inside of: it answers NSLIDE_ERROR_REENTRANT. A hook must return.
 *  @{ */

/**
 * Gives memory.
 * @param context As given to nslide_set_allocator.
 * @param size Bytes, 1 or more.
 * @param alignment A power of two of at most 16, of which the address must be a multiple.
 * @return The memory, the library's until it is released. Null if no memory is left: the call that needed it then
 *   returns NSLIDE_ERROR_OUT_OF_MEMORY and has changed nothing.
 * @threads any
 * @since 0.1
 */
typedef void *(*nslide_allocate_function)(void *context, size_t size, size_t alignment);

/**
 * Takes back, once, what nslide_allocate_function gave.
 * @param context As given to nslide_set_allocator.
 * @param memory Never null.
 * @threads any
 * @since 0.1
 */
typedef void (*nslide_release_function)(void *context, void *memory);

/**
 * Hears of a call that is refused.
 * @param context As given to nslide_set_log.
 * @param status What the call returns.
 * @param handle What it was made on, 0 for none, as given.
 * @param message As nslide_error_message; static lifetime.
 * @threads any
 * @since 0.1
 */
typedef void (*nslide_log_function)(void *context, nslide_status status, uint64_t handle, const char *message);

/**
 * Sets the allocator of the whole process. May be called once, before the first coordinator or list is made.
 * Until then, and without, it is the system's.
 * @param allocate Gives memory.
 * @param release Takes it back.
 * @param context Handed to both as it is; may be null.
 * @return OK, INVALID_ARGUMENT (a null function), INVALID_STATE (too late, or set before).
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_allocator(nslide_allocate_function allocate, nslide_release_function release,
                                              void *context);

/**
 * Says who hears of every call that is refused, other than those that answer NSLIDE_ERROR_BUFFER_TOO_SMALL, those made
 * from within a hook, and nslide_config_check. What is under way on another thread may still call the one before.
 * @param log Hears of them; null for nobody.
 * @param context Handed to it as it is; may be null.
 * @return OK, REENTRANT (from within a hook).
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_log(nslide_log_function log, void *context);

/** @} */

/* ----------------------------------------------------------------------------------------------------- life cycle */

/** @defgroup life Life cycle
 *  Coordinators come and go, with their settings.
 *  @{ */

/**
 * Writes every setting's default, struct_size included.
 * @param config Receives them: all of size must be writable.
 * @param size sizeof(nslide_config), as the caller's header has it.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE (size smaller than the library's oldest nslide_config).
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_config_default(nslide_config *config, size_t size);

/**
 * Tells whether a configuration would be accepted.
 * @param config What to look at.
 * @param message May be null; receives a sentence with static lifetime that names the offending field and its range, ""
 *   when the status is OK. It is written in either case.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_config_check(const nslide_config *config, const char **message);

/**
 * Makes a coordinator at time 0, at rest, the header open.
 * Time: linear in the pages.
 * @param config Its settings.
 * @param page_count 0 to NSLIDE_MAX_PAGES.
 * @param content_heights page_count lengths in points, 0 to NSLIDE_MAX_LENGTH; may be null for all 0.
 * @param out Receives the handle, good until nslide_destroy.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, OUT_OF_RANGE (page_count), STRUCT_SIZE, OUT_OF_MEMORY.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_create(const nslide_config *config, int32_t page_count, const double *content_heights,
                                       nslide_coordinator *out);

/**
 * Ends a coordinator; its handle is stale from then on. Its lists are attached to nothing any more.
 * Time: linear in the pages.
 * @param coordinator The coordinator; 0 is ignored.
 * @return OK.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_destroy(nslide_coordinator coordinator);

/**
 * Why the last failing call on this coordinator or list failed.
 * @param coordinator The coordinator, or a list. 0: of all calls of the process that were made on no handle, as
 *   nslide_create, nslide_restore and nslide_list_create are, the last one that failed, on whatever thread; 0 may be
 *   asked on any thread.
 * @return The argument's name and what it must be; "" when none failed yet, or when the handle is not valid or busy.
 *   Static lifetime.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API const char *nslide_error_message(nslide_coordinator coordinator);

/**
 * Reads all settings.
 * @param coordinator The coordinator.
 * @param config Receives them; config->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_config(nslide_coordinator coordinator, nslide_config *config);

/**
 * Changes all settings at once. A collapsed header stays collapsed, an open one keeps its offset, every offset is
 * clamped to its new range at once, the pager is aligned when its width changes, and a running fling continues to the new
 * edge. Bounces that are switched off close at once.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param config The settings.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY, INVALID_STATE (lazy or axis differs from the one at
 *   creation, or a height of the header from that of its parts).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_config(nslide_coordinator coordinator, const nslide_config *config);

/** @} */

/* ----------------------------------------------------------------------------------------------------------- time */

/** @defgroup time Time
 *  Time is the host's. One call a frame is enough.
 *  @{ */

/**
 * Moves time on. The outcome at a time, and the events with their times, do not depend on how many calls led there;
 * only NSLIDE_EVENT_OFFSET_CHANGED and NSLIDE_EVENT_PAGE_SCROLLED come once a call. Of linked coordinators the inner
 * ones are advanced first.
 * @param coordinator The coordinator.
 * @param time Seconds, not before that of the last nslide_advance or nslide_frame, at most NSLIDE_MAX_TIME. A time
 *   before the last pointer event's is raised to that: a frame is often shown with the time of a vertical blank that
 *   input has followed already.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT (beyond NSLIDE_MAX_TIME), TIME_WENT_BACK.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_advance(nslide_coordinator coordinator, double time);

/**
 * A whole frame in one call: nslide_pointer for each of the samples, then nslide_advance, nslide_get_pages,
 * nslide_poll_events, nslide_get_snapshot. On any error nothing has changed: of samples one of which would be refused
 * none is taken.
 * A host that calls it in every frame with the same buffers should set kept_of: most frames then write a few numbers.
 * @param coordinator The coordinator.
 * @param time As nslide_advance; at least that of the last sample.
 * @param buffers What to take in, and the buffers for what is wanted.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT (time beyond NSLIDE_MAX_TIME, null buffers, a negative capacity or count, a
 *   sample after the frame's time, or one that nslide_pointer answers so), TIME_WENT_BACK (of the frame or of a sample),
 *   STRUCT_SIZE (of buffers, snapshot or motion), BUFFER_TOO_SMALL (page_capacity), OUT_OF_RANGE, INVALID_STATE and
 *   OUT_OF_MEMORY (a sample, as nslide_pointer).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_frame(nslide_coordinator coordinator, double time, nslide_frame_buffers *buffers);

/** @} */

/* ---------------------------------------------------------------------------------------------------------- input */

/** @defgroup input Input
 *  Raw pointers, or drags that the host recognised; the wheel, keys, and regions that the host keeps for itself.
 *  @{ */

/**
 * A raw pointer. Of several that move the one that went down last drives, or all of them: fingers in nslide_config. Down
 * stops any motion at once. A move beyond touch_slop, of a mouse mouse_slop, begins a drag; up ends it with the
 * velocity of the last moves; cancel ends it with velocity 0. Up at another place than the last move first moves there,
 * which says nothing of the velocity.
 * @param coordinator The coordinator.
 * @param action NSLIDE_POINTER_.
 * @param source NSLIDE_SOURCE_TOUCH, NSLIDE_SOURCE_MOUSE or NSLIDE_SOURCE_PEN. That of the first pointer that goes down
 *   counts for the gesture.
 * @param id Any number the host keeps for one finger from down to up.
 * @param x In the viewport, points, within NSLIDE_MAX_LENGTH either way.
 * @param y Likewise.
 * @param time When the hardware saw it, seconds, at most NSLIDE_MAX_TIME. A down must not be before the pointer event
 *   given last, a move not before its own pointer's last; up to 1 ms earlier is taken as that time. Up and cancel are
 *   never refused for their time. It may be earlier than the last advance (the move then acts now, the velocity is
 *   measured with the event's own time), and later (time is then moved on to it first).
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, TIME_WENT_BACK, OUT_OF_RANGE (more than NSLIDE_MAX_POINTERS),
 *   INVALID_STATE (down of a pointer that is down, another action of one that is not, or a session is open),
 *   OUT_OF_MEMORY (the first that goes down).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_pointer(nslide_coordinator coordinator, int32_t action, int32_t source, int64_t id,
                                        double x, double y, double time);

/**
 * Opens a session: a drag recognised by the host, without slop. It stops any motion at once.
 * @param coordinator The coordinator.
 * @param source NSLIDE_SOURCE_TOUCH, NSLIDE_SOURCE_MOUSE, NSLIDE_SOURCE_PEN or NSLIDE_SOURCE_TRACKPAD.
 * @param x Its start, in the viewport, points, within NSLIDE_MAX_LENGTH either way.
 * @param y Likewise.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (a session is open or a pointer is down).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_session_begin(nslide_coordinator coordinator, int32_t source, double x, double y);

/**
 * Moves by an amount. The first update that is not zero decides the axis for the session. What is not used is
 * unconsumed_x, unconsumed_y in the snapshot.
 * @param coordinator The coordinator.
 * @param dx In offset direction, points, within NSLIDE_MAX_LENGTH either way.
 * @param dy Likewise.
 * @param consumed_x May be null; receives what was used of dx.
 * @param consumed_y May be null; receives what was used of dy.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (no session that the host began).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_session_update(nslide_coordinator coordinator, double dx, double dy, double *consumed_x,
                                               double *consumed_y);

/**
 * Ends the session with a velocity. If no update decided the axis, the velocity does.
 * @param coordinator The coordinator.
 * @param vx In offset direction, points per second, within NSLIDE_MAX_VELOCITY either way.
 * @param vy Likewise.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (no session that the host began).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_session_end(nslide_coordinator coordinator, double vx, double vy);

/**
 * Ends the session as if it had been let go with velocity 0.
 * @param coordinator The coordinator.
 * @return OK, INVALID_STATE (no session that the host began).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_session_cancel(nslide_coordinator coordinator);

/**
 * A wheel step. Steps that follow each other within 0.15 s are one gesture: one scroll, along one axis. Pixels move at
 * once. A line or a notch glides to the same end, and on to a place to rest in its direction if header or page snap.
 * Smaller parts of them are followed 0.04 s late, and go on to a place to rest when the gesture is over. A step by itself
 * never overscrolls. What is left over is in unconsumed_x, unconsumed_y.
 * The sum of the steps decides the axis, at 3 points or a whole line or notch. A horizontal gesture ends vertical motion
 * and moves the pager, which settles on a page when the gesture is over. A sum of a notch turns one page; with
 * page_always_stop another one counts 0.2 s later. A vertical step in a page turn moves the page that is coming.
 * A trackpad's gesture is one movement from BEGAN to MOMENTUM_ENDED, or until no step has come for 0.15 s after ENDED.
 * Its fingers pull as a finger on the screen does: beyond the ends, and to refresh. Momentum is followed as it comes and
 * none is added; at an end it springs, and after that, or once the pager settles, the rest of it moves nothing.
 * @param coordinator The coordinator.
 * @param unit NSLIDE_WHEEL_PIXEL, NSLIDE_WHEEL_LINE or NSLIDE_WHEEL_NOTCH.
 * @param phase NSLIDE_WHEEL_PHASE_.
 * @param shift 1 if the shift key is down: if dx is 0, dy is horizontal then; else 0.
 * @param x The pointer's place, in the viewport, points, within NSLIDE_MAX_LENGTH either way.
 * @param y Likewise.
 * @param dx In offset direction, units, within NSLIDE_MAX_LENGTH either way.
 * @param dy Likewise.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (a session is open or a pointer down), OUT_OF_MEMORY (the
 *   first step with a phase).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_wheel(nslide_coordinator coordinator, int32_t unit, int32_t phase, int32_t shift,
                                      double x, double y, double dx, double dy);

/**
 * Scrolls by itself, through page and header, as long as a pointer that does something else says so. The host calls it
 * whenever that pointer moves. The path goes at a velocity that stays as it is until the next call, and ends where the
 * path does; when the content grows there it continues. What moved the path before stops. Whatever moves or stops the path
 * afterwards, a finger or a command, ends it until the next call. Until it is off nothing snaps.
 * EDGE: from nothing at a distance of from to speed at the edge and beyond it, in proportion.
 * ORIGIN: nothing within 15 points of it, then (distance / 100)^2 of speed; Chromium has 201 at 100 points.
 * @param coordinator The coordinator.
 * @param mode NSLIDE_AUTOSCROLL_.
 * @param y The pointer's place, in the viewport, points, within NSLIDE_MAX_LENGTH either way.
 * @param from EDGE: how far from an edge it begins; ORIGIN: the y of the origin. Points, within NSLIDE_MAX_LENGTH either
 *   way.
 * @param speed Points per second, 0 to NSLIDE_MAX_VELOCITY.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_autoscroll(nslide_coordinator coordinator, int32_t mode, double y, double from,
                                           double speed);

/**
 * A key. It scrolls as nslide_scroll_to and nslide_scroll_to_page do, animated; one that comes while the last is still
 * under way continues from the end of that one. If header or page snap, it continues to the next place to rest in its
 * direction, and never back. In a page turn it moves the page that is coming. What a linked coordinator cannot scroll of it
 * moves the one around it; home, end, left and right go on outwards if nothing of theirs is left to do.
 * @param coordinator The coordinator.
 * @param key NSLIDE_KEY_.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_key(nslide_coordinator coordinator, int32_t key);

/**
 * Replaces all regions in which the host claims an axis: a gesture or a wheel step that begins in one moves nothing
 * along that axis, and is unconsumed. When pages come, go or move, the host sets the regions of pages anew.
 * Time: linear in the regions.
 * @param coordinator The coordinator.
 * @param regions count of them, lengths and coordinates within NSLIDE_MAX_LENGTH; may be null if count is 0.
 * @param count 0 to NSLIDE_MAX_REGIONS.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_regions(nslide_coordinator coordinator, const nslide_region *regions,
                                            int32_t count);

/** @} */

/* ------------------------------------------------------------------------------------------------------- commands */

/** @defgroup commands Commands
 *  What the host does by itself: scrolling, and changing what there is to scroll.
 *  @{ */

/**
 * Scrolls to an outer and an inner offset, in a page turn of the page that is coming. An open gesture is given up. A
 * header that snaps stays where outer puts it until the next vertical input; a page with mandatory snap areas continues
 * to one.
 * @param coordinator The coordinator.
 * @param outer Points, within NSLIDE_MAX_LENGTH either way, clamped to its range; NSLIDE_AUTO leaves it as it is.
 * @param inner Likewise.
 * @param animated 0 at once, 1 by a critically damped spring (response 0.35 s) from the current velocity. It begins at the
 *   time of the last frame: after a rest, call nslide_advance with the present first.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_scroll_to(nslide_coordinator coordinator, double outer, double inner, int32_t animated);

/**
 * Brings the whole and the pages to their top, as scroll_to_top says. When its motion ends there, or at once when not
 * animated, there is a NSLIDE_EVENT_SCROLLED_TO_TOP; none if all is there already, or if a touch catches it.
 * Time: linear in the pages if all of them go to their top.
 * @param coordinator The coordinator.
 * @param animated As nslide_scroll_to.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_scroll_to_top(nslide_coordinator coordinator, int32_t animated);

/**
 * Changes the end of the path's motion after a release, moving or not, until time moves on or the next touch or command:
 * snapshot.can_retarget tells. The velocity is kept; if the way becomes a little shorter or longer, the fling's curve
 * is stretched, else a critically damped spring (response 0.35 s) leads there.
 * @param coordinator The coordinator.
 * @param outer Points, within NSLIDE_MAX_LENGTH either way, clamped to its range; NSLIDE_AUTO: as predicted.
 * @param inner Likewise.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (not now).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_retarget(nslide_coordinator coordinator, double outer, double inner);

/**
 * Brings a stretch of a page's content into view: what has the focus, what was found. Another page is turned to first.
 * What is higher than what is seen of the page is brought by its start, or with NSLIDE_ALIGN_NEAREST by its nearer end.
 * The header collapses as far as it must.
 * @param coordinator The coordinator.
 * @param page The page's index, from 0; NSLIDE_NO_PAGE for the current one, in a page turn the one that is coming.
 * @param y The start of the stretch in the page's content, points, within NSLIDE_MAX_LENGTH either way.
 * @param height Its height, points, 0 to NSLIDE_MAX_LENGTH.
 * @param align NSLIDE_ALIGN_.
 * @param animated As nslide_scroll_to.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_reveal(nslide_coordinator coordinator, int32_t page, double y, double height,
                                       int32_t align, int32_t animated);

/**
 * What nslide_reveal is still bringing into view has moved within its page: the motion continues to its present place, its
 * velocity kept. Nothing happens if no animated motion of this page is under way, and none waits for the page to be
 * turned to.
 * @param coordinator The coordinator.
 * @param page As it was given to nslide_reveal.
 * @param y As nslide_reveal.
 * @param height As nslide_reveal.
 * @param align As nslide_reveal.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_retarget_reveal(nslide_coordinator coordinator, int32_t page, double y, double height,
                                                int32_t align);

/**
 * Sets the snap areas of a page: the places at which its path comes to rest while the header is collapsed. A step or a flick goes to
 * an area ahead, never back; a release without velocity to the nearest. Of an area that is longer than the port every
 * place that fills the port will do, unless the places to rest before and behind it are no further apart than the port.
 *
 * At rest on an area the page follows it: when heights change, and when areas are set anew, to the one that has the same
 * key. Of several areas in one place that is the one with the focus, see nslide_focus_snap_area. An area without a key is
 * followed to the one that lies there, else to the one with its number. nslide_shift_page moves all areas of the page by
 * as much as its offset. Edits of the page's list take each area along with the item that its start lies on; areas on
 * items that are removed go.
 * Time: linear in the areas given from top to bottom, n log n in areas in any other order; again if the pager has
 * another height since. To search them takes log n. An edit of the page's list takes n log n: the list's own setting
 * snap takes log n.
 * @param coordinator The coordinator.
 * @param page The page's index, from 0.
 * @param areas count of them, in any order; may be null if count is 0.
 * @param count 0 to NSLIDE_MAX_SNAP_AREAS; 0 for none.
 * @param strictness NSLIDE_SNAP_AREAS_.
 * @param padding_start By how much the page's port is smaller than the pager at its top, points, 0 to
 *   NSLIDE_MAX_LENGTH.
 * @param padding_end The same at its bottom.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page, count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_snap_areas(nslide_coordinator coordinator, int32_t page,
                                               const nslide_snap_area *areas, int32_t count, int32_t strictness,
                                               double padding_start, double padding_end);

/**
 * Gives flings a curve of their own, by samples. As long as there are samples flings go by them, whatever fling_curve and
 * physics say. A fling thrown with the velocity v goes distance (|v| / 1000)^distance_power points in duration
 * (|v| / 1000)^duration_power seconds, 600 at most, and no farther than v would carry it in that time. The samples say how
 * it gets there: they are joined by cubics that never turn back. It sets out with v, or with three times the velocity of
 * the first two samples' chord if that is less, and stands still at the end. Like the other curves it continues from header
 * to page and back without a jump. The samples are copied; they are saved and recorded with the coordinator. A fling under
 * way continues from the velocity that it has.
 * Time: linear in the samples.
 * @param coordinator The coordinator.
 * @param samples count of them, from time 0 and way 0 to time 1 and way 1; both grow from each to the next, the time by
 *   0.001 or more, the way by 1e-9. May be null if count is 0.
 * @param count 2 to NSLIDE_MAX_FLING_SAMPLES; 0 to let flings go by the settings again. The other arguments are not looked
 *   at then.
 * @param distance How far a fling of 1000 points per second goes, points, 0.001 to 1e9.
 * @param distance_power How the way grows with the velocity, 0 to 4.
 * @param duration How long such a fling takes, seconds, 0.001 to 600.
 * @param duration_power How the time grows with the velocity, 0 to 4.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_set_fling_samples(nslide_coordinator coordinator, const nslide_fling_sample *samples,
                                                  int32_t count, double distance, double distance_power,
                                                  double duration, double duration_power);

/**
 * Names the snap area that has the focus. If the page rests on several areas at a time, after a change of heights or
 * areas it follows that one. Nothing happens if the page has no areas.
 * Time: linear in the page's areas.
 * @param coordinator The coordinator.
 * @param page The page's index, from 0.
 * @param key The area's key; there may be none yet. 0: none has the focus.
 * @return OK, OUT_OF_RANGE (page).
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_focus_snap_area(nslide_coordinator coordinator, int32_t page, int64_t key);

/**
 * Turns to a page; without pages it does nothing. Vertical motion stops at once; an open gesture is given up. Where
 * it is animated and leads over more than one page, far_turns says what shows: by default the page that is left and the
 * target, which is needed at once, side by side, and nothing between. In a turn it begins from the nearer of the two.
 * @param coordinator The coordinator.
 * @param index The page's index, clamped to those there are.
 * @param animated As nslide_scroll_to.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_scroll_to_page(nslide_coordinator coordinator, int32_t index, int32_t animated);

/**
 * Sets the header's height. A collapsed header stays collapsed and the page keeps its offset, else the outer offset stays,
 * clamped.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param height Points, 0 to NSLIDE_MAX_LENGTH; 0 for no header.
 * @param animated 0 at once, 1 by a critically damped spring (response 0.35 s), which begins as that of nslide_scroll_to.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY, INVALID_STATE (the header has parts).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_header_height(nslide_coordinator coordinator, double height, int32_t animated);

/**
 * Sets the hover bar's height. The rest as nslide_set_header_height.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param height Points, 0 to NSLIDE_MAX_LENGTH; 0 for none.
 * @param animated As nslide_set_header_height.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_hover_height(nslide_coordinator coordinator, double height, int32_t animated);

/**
 * Makes the header of parts, each with a rule of its own. header_height, header_min_height and header_return_height
 * follow from them, and if header_motion is NSLIDE_HEADER_FIRST and a part returns early it becomes
 * NSLIDE_HEADER_QUICK_RETURN_MINIMUM. Of the parts that return, those return early below which none scrolls away for
 * good. With header_snap the header rests on the edges of the parts that snap, and anywhere within the others.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param parts count of them, top to bottom; may be null if count is 0.
 * @param count 0 to NSLIDE_MAX_HEADER_PARTS; 0 forgets the parts and keeps the heights.
 * @param animated As nslide_set_header_height.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_header_parts(nslide_coordinator coordinator, const nslide_header_part *parts,
                                                 int32_t count, int32_t animated);

/**
 * Sets a page's content height. The current page eases back if it now ends above what is seen, other pages' offsets
 * are clamped at once, a running fling continues to the new edge.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param content_height Points, 0 to NSLIDE_MAX_LENGTH.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index), INVALID_STATE (a list is attached to the page).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_page_height(nslide_coordinator coordinator, int32_t index, double content_height);

/**
 * Sets a page's content height if the content above what is seen has changed too, by a host that lays out the page
 * itself: the page's offset moves, so that what is seen keeps its place, and what moves the page continues with its
 * velocity; a place it was led to moves by as much, unless that is the page's top; the page's snap areas move too. The
 * rest as nslide_set_page_height.
 * A page with a list does this by itself.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param content_height Points, 0 to NSLIDE_MAX_LENGTH.
 * @param shift By how much the offset moves, points, within NSLIDE_MAX_LENGTH either way.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index), INVALID_STATE (a list is attached to the page).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_shift_page(nslide_coordinator coordinator, int32_t index, double content_height,
                                           double shift);

/**
 * Reads a page's settings.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param settings Receives them; settings->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_page_settings(nslide_coordinator coordinator, int32_t index,
                                                  nslide_page_settings *settings);

/**
 * Changes a page's settings.
 * Time: linear in the pages if a tab's width changes.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param settings The settings.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_set_page_settings(nslide_coordinator coordinator, int32_t index,
                                                  const nslide_page_settings *settings);

/**
 * Inserts a page. The current page stays current, every offset with its page.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param index Before which page, 0 to page_count; page_count: at the end.
 * @param content_height Points, 0 to NSLIDE_MAX_LENGTH.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (index, or NSLIDE_MAX_PAGES reached), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_insert_page(nslide_coordinator coordinator, int32_t index, double content_height);

/**
 * Removes a page. If it was the current one, its follower becomes current, else the last. A list that was attached to
 * it is attached no more.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @return OK, OUT_OF_RANGE (index).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_remove_page(nslide_coordinator coordinator, int32_t index);

/**
 * Moves a page to another number.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param from Its number, from 0.
 * @param to What its number becomes, from 0.
 * @return OK, OUT_OF_RANGE (from or to).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_move_page(nslide_coordinator coordinator, int32_t from, int32_t to);

/**
 * Has the host make pages anew, as after a change of theme or language: a page that is needed disappears and is released;
 * one that shows, or has to be there, is needed again at once. Settings, heights, offsets and lists stay.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param page The page's index, or NSLIDE_NO_PAGE for all of them.
 * @return OK, OUT_OF_RANGE (page).
 * @threads one at a time
 * @since 0.3
 */
NSLIDE_API nslide_status nslide_remake_page(nslide_coordinator coordinator, int32_t page);

/**
 * Replaces all pages. Page settings are forgotten, lists are attached no more. Pages that are gone disappear and are
 * released; those whose number stays are neither needed anew nor told of twice.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param page_count As nslide_create.
 * @param content_heights As nslide_create; may be null.
 * @param to The page to show, 0 or more, clamped; -1 keeps the current number if there is such a page, else takes
 *   the last.
 * @param reset 1 puts the whole and every page to their top; 0 keeps the outer offset and the offsets of pages with the
 *   same number, clamped; the current page eases back from beyond its new end.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page_count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_reload(nslide_coordinator coordinator, int32_t page_count,
                                       const double *content_heights, int32_t to, int32_t reset);

/**
 * As nslide_reload, for pages that the host knows by numbers of its own: a page whose key was there before keeps its
 * offset, its settings, its list with its height, and that it is needed; the current page stays current if its key
 * is still there, else the one with its number, or the last. Pages that are gone are released.
 * Time: n log n in the pages.
 * @param coordinator The coordinator.
 * @param page_count As nslide_create.
 * @param keys page_count numbers, not 0, no two the same; may be null if page_count is 0.
 * @param content_heights As nslide_create; may be null.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT (also for keys), OUT_OF_RANGE (page_count), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_reload_keyed(nslide_coordinator coordinator, int32_t page_count, const int64_t *keys,
                                             const double *content_heights);

/**
 * Looks for the page with a key.
 * Time: linear in the pages.
 * @param coordinator The coordinator.
 * @param key The host's number of the page.
 * @param index Receives the page's index, of several the first; -1 if no page has the key, or key is 0.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_find_page(nslide_coordinator coordinator, int64_t key, int32_t *index);

/** @} */

/* ------------------------------------------------------------------------------------------- saving and recording */

/** @defgroup saving Saving and recording
 *  The whole state as a number or as bytes; everything that was done to a coordinator as a record.
 *  @{ */

/**
 * A number made of everything that decides how the coordinator continues, the events that wait left aside. Equal inputs
 * from the start give equal numbers on every platform; versions of the library may differ.
 * Time: linear in what nslide_save would write.
 * @param coordinator The coordinator.
 * @param hash Receives the number.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_state_hash(nslide_coordinator coordinator, uint64_t *hash);

/**
 * Writes everything that decides how the coordinator continues: settings, pages, offsets, motions, an open gesture and
 * the waiting events. Links to other coordinators, lists and a recording are not part of it. The bytes are the same on
 * every platform.
 * Time: linear in the bytes.
 * @param coordinator The coordinator.
 * @param buffer Receives the bytes; may be null if capacity is 0.
 * @param capacity Of buffer, bytes.
 * @param size Receives how many bytes are needed.
 * @return OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (size is written, buffer is not).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_save(nslide_coordinator coordinator, void *buffer, size_t capacity, size_t *size);

/**
 * Makes a coordinator of saved bytes, which continues as the one saved would have.
 * Time: linear in the bytes.
 * @param bytes What nslide_save wrote.
 * @param size How many bytes.
 * @param out Receives the handle, good until nslide_destroy.
 * @return OK, INVALID_ARGUMENT (null), CORRUPT_DATA (cut short, damaged, or not saved by nslide_save), UNSUPPORTED
 *   (saved by a version of the library with another format), OUT_OF_MEMORY.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_restore(const void *bytes, size_t size, nslide_coordinator *out);

/**
 * As nslide_create, for a window of another size than the one in which a state was saved: the coordinator begins at
 * the places of the saved one. The header is collapsed by the same fraction. The current page has the same number, or
 * is the last one. Each page keeps its place, and if its content has become higher or lower, as text does by its
 * width, lower or higher in proportion. Settings of pages, keys included, are those of the pages with the same number.
 * Nothing else comes from the saved one: the new one rests, its time is 0, and header parts, snap areas, regions, lists
 * and effects are set as on any new one.
 * Time: linear in the pages and in the bytes.
 * @param config Its settings.
 * @param page_count As nslide_create.
 * @param content_heights As nslide_create; of a page that gets a list, the list's height. May be null.
 * @param bytes What nslide_save wrote.
 * @param size How many bytes.
 * @param out Receives the handle, good until nslide_destroy.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, OUT_OF_RANGE (page_count), STRUCT_SIZE, CORRUPT_DATA, UNSUPPORTED,
 *   OUT_OF_MEMORY.
 * @threads any
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_create_from(const nslide_config *config, int32_t page_count,
                                            const double *content_heights, const void *bytes, size_t size,
                                            nslide_coordinator *out);

/**
 * Begins a record: the state as it is, then every call that changes something, with its arguments, until
 * nslide_record_stop. What waits to be read is kept in memory of the library. What reaches it from coordinators inside
 * its pages is no call and is not in the record. docs/records.md describes the bytes.
 * Time: linear in what nslide_save would write.
 * @param coordinator The coordinator.
 * @return OK, INVALID_STATE (it records already, or it lies inside another one, or a list of its pages has `snap`),
 *   OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_record_start(nslide_coordinator coordinator);

/**
 * Moves bytes of the record to the host, who puts them behind those read before.
 * Time: linear in the bytes.
 * @param coordinator The coordinator.
 * @param buffer Receives them; may be null if capacity is 0.
 * @param capacity Of buffer, bytes.
 * @param size Receives how many were moved; 0 if none wait.
 * @return OK, INVALID_ARGUMENT, INVALID_STATE (nothing was recorded), OUT_OF_MEMORY (memory ran out while recording:
 *   the record ends before that).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_record_read(nslide_coordinator coordinator, void *buffer, size_t capacity,
                                            size_t *size);

/**
 * Ends the record with the state's hash. What is not read yet still can be, until it has been or another one begins.
 * @param coordinator The coordinator.
 * @return OK, INVALID_STATE (it does not record).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_record_stop(nslide_coordinator coordinator);

/** @} */

/* ----------------------------------------------------------------------------------------------- refresh and load */

/** @defgroup refresh Refresh and load
 *  Pull to refresh, and more when the end comes near.
 *  @{ */

/**
 * Begins to refresh as if it had been pulled: at the top it opens by refresh_height and stays open. Nothing happens
 * if it refreshes already.
 * @param coordinator The coordinator.
 * @param page NSLIDE_NO_PAGE for what a pull would refresh now, else a page, from 0, or the whole if a pull of that
 *   page shows on the whole.
 * @return OK, OUT_OF_RANGE (page), INVALID_STATE (refresh_height is 0, or it is the whole's and the header is not fully
 *   open).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_begin_refresh(nslide_coordinator coordinator, int32_t page);

/**
 * Ends a refresh: what is held open closes, and its state says while it closes whether there is new content. Nothing
 * happens if nothing refreshes.
 * @param coordinator The coordinator.
 * @param page As nslide_begin_refresh.
 * @param result NSLIDE_RESULT_.
 * @return OK, OUT_OF_RANGE (page), INVALID_ARGUMENT (result).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_end_refresh(nslide_coordinator coordinator, int32_t page, int32_t result);

/**
 * The host has loaded more, or there is no more: NSLIDE_EVENT_LOAD_MORE may come again for this page. What a pull holds
 * open closes.
 * @param coordinator The coordinator.
 * @param page The page's index, from 0; NSLIDE_NO_PAGE for the current one.
 * @return OK, OUT_OF_RANGE (page).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_end_load(nslide_coordinator coordinator, int32_t page);

/** @} */

/* ----------------------------------------------------------------------------------------------------------- tabs */

/** @defgroup tabs Tabs
 *  The strip of tabs in the hover bar, an item for each page. One that is wider than the bar can be dragged, flung and
 *  wheeled by itself.
 *  @{ */

/**
 * A tap on an item of the strip of tabs: turns to its page; the current one's page goes to its top, or if it is
 * there, the header opens.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param animated As nslide_scroll_to.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (index).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_tap_tab(nslide_coordinator coordinator, int32_t index, int32_t animated);

/**
 * Which item lies at a point.
 * @param coordinator The coordinator.
 * @param x In the viewport, points, within NSLIDE_MAX_LENGTH either way.
 * @param y Likewise.
 * @param index Receives the page's index, -1 if no item lies there.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_tab_at(nslide_coordinator coordinator, double x, double y, int32_t *index);

/**
 * The frame of an item.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param frame Receives it, points, in the hover bar's coordinates.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (index).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_tab(nslide_coordinator coordinator, int32_t index, nslide_rect *frame);

/** @} */

/* -------------------------------------------------------------------------------------------------------- nesting */

/** @defgroup nesting Nesting
 *  Coordinators inside pages of others.
 *  @{ */

/**
 * Puts a coordinator inside a page of another: what the inner one does not use of a drag, a wheel step or a fling
 * reaches the outer one, with its velocity, and so on outwards. On those axes the inner one does not overscroll; a
 * touch of the inner one stops the outer one too. The host gives the input to the innermost one that is touched, and
 * time to all, the inner ones first. What a fling will have left at its end is booked with the outer one when it
 * begins: needs_frame is 1 there until it arrives. While a call is inside the inner one it is inside all those around
 * it. When the outer one is destroyed the inner one is on its own again. A chain has 64 links at most.
 * With NSLIDE_LINK_HEADER_FIRST every movement up collapses the outer header first, a command's too; down, the inner
 * one moves first, as without it, unless the outer header returns quickly. A key, a wheel step or a command that moves
 * several coordinators moves one after the other, along one curve. With NSLIDE_LINK_LATCHED a drag and what it throws stay on the side of the link on which
 * the drag first moved something: what is left there ends there.
 * Pointers of the inner one are given in a viewport that does not move, as the window does; with
 * NSLIDE_LINK_OWN_COORDINATES in that of its own view, as toolkits do. That view moves with the outer page: its place is
 * the one that the outer one's snapshot tells when the pointer is given.
 * @param inner The inner coordinator.
 * @param outer The one around it; 0 ends it, another replaces the one before.
 * @param axes NSLIDE_LINK_VERTICAL and NSLIDE_LINK_HORIZONTAL, added, one of them at least; NSLIDE_LINK_HEADER_FIRST,
 *   NSLIDE_LINK_LATCHED and NSLIDE_LINK_OWN_COORDINATES may be added too. 0 only if outer is 0.
 * @return OK, INVALID_ARGUMENT (axes, or outer is inside of inner), OUT_OF_RANGE (the chain would have more than 64
 *   links, in whichever order they were made), INVALID_HANDLE or STALE_HANDLE (either), INVALID_STATE (a gesture is going
 *   on, or one of them is being recorded), OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_link(nslide_coordinator inner, nslide_coordinator outer, int32_t axes);

/**
 * Tells the place of an inner coordinator in the one around it. What nslide_reveal and nslide_list_scroll_to bring into view
 * in the inner one then comes into view in the outer one too, and so on outwards: each brings what will be seen of it by
 * NSLIDE_ALIGN_NEAREST, after turning to the page, and does not move while a finger holds it. It holds until the next
 * nslide_link; the host tells it again when pages of the outer one come, go or move.
 * @param inner The inner coordinator.
 * @param page The index of the outer one's page in which it lies, from 0; NSLIDE_NO_PAGE: nothing is passed outwards.
 * @param y The start of the inner one's viewport in that page's content, points, within NSLIDE_MAX_LENGTH either way.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (page), INVALID_STATE (it is not linked).
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_set_link_place(nslide_coordinator inner, int32_t page, double y);

/** @} */

/* ------------------------------------------------------------------------------------------------------ observing */

/** @defgroup observing Observing
 *  For toolkits whose scroll views scroll by themselves.
 *  @{ */

/**
 * Tells that a scroll view has moved, and receives what to do. The host puts each view of corrections at its offset. If
 * the toolkit reports that movement too, the host hands back the correction's token with it: such a report yields no
 * further corrections, and the toolkit may have rounded the offset to whole points. A report by a finger or inertia
 * without a token is a movement, however small. A view that was never told of is left alone: the first report
 * registers it. So is a page whose content has no height yet. Moves of the engine's own (nslide_advance, commands) make
 * corrections too, see nslide_poll_corrections. A pager is free to go anywhere: progress, pages that are needed, tabs and
 * events follow it. Only a turn of the engine's own yields corrections for it.
 * Time: linear in the corrections written, and once in the pages after a call that is.
 * @param coordinator The coordinator.
 * @param view NSLIDE_VIEW_OUTER, NSLIDE_VIEW_PAGER or a page's index.
 * @param offset Its place, points, within NSLIDE_MAX_LENGTH either way. Of the pager from its first page towards higher
 *   ones, whatever the reading direction.
 * @param moved_by NSLIDE_MOVED_BY_.
 * @param token That of the correction that moved the view; 0: it moved otherwise. One of an older correction of this view
 *   is ignored with its offset, as the later one is under way.
 * @param corrections Receives what to do; may be null if capacity is 0.
 * @param capacity Of corrections, 0 or more.
 * @param count Receives how many were written; the rest waits for nslide_poll_corrections.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (view), OUT_OF_MEMORY, INVALID_STATE (a gesture is going
 *   on, or the view is a pager without ends).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_observe(nslide_coordinator coordinator, int32_t view, double offset, int32_t moved_by,
                                        int32_t token, nslide_correction *corrections, int32_t capacity,
                                        int32_t *count);

/**
 * Takes waiting corrections, the outer's first, then the pager's, then the pages' in ascending order. To be called in each
 * frame as long as inertia moves a view: one whose own range ends at the seam leaves its velocity there.
 * Time: linear in the corrections written, and once in the pages after a call that is.
 * @param coordinator The coordinator.
 * @param corrections As nslide_observe; may be null if capacity is 0.
 * @param capacity Of corrections, 0 or more.
 * @param count Receives how many were written; the rest waits.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_poll_corrections(nslide_coordinator coordinator, nslide_correction *corrections,
                                                 int32_t capacity, int32_t *count);

/**
 * The host has taken a scroll view away: there are no more corrections for it. Nothing happens if it was not told
 * of.
 * @param coordinator The coordinator.
 * @param view As nslide_observe.
 * @return OK, OUT_OF_RANGE (view).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_unobserve(nslide_coordinator coordinator, int32_t view);

/** @} */

/* ---------------------------------------------------------------------------------------------------------- lists */

/** @defgroup lists Lists
 *  A list lays out the items of one page, or of a scroll view of the host's: sections of items, each with a header and
 *  a footer. Lists of a million items are fine: what is asked of them takes time in proportion to what is written and
 *  to the logarithm of what there is, and allocates nothing.
 *
 *  Attached to a page a list sets its content height, and takes its width, its offset, and what is seen of it from the
 *  page: nslide_list_attach. While it is attached no other call may be inside its coordinator. Without a page the host
 *  gives the offset: nslide_list_set_offset.
 *
 *  Whenever items or sections change, what is seen keeps its place on the screen as the list's anchor says, also in a
 *  drag, a fling or a bounce: the offset follows, a motion continues with its velocity. An item that had only an
 *  estimated height until now and is cut off at the top keeps the place of its lower edge.
 *
 *  An item is named by the index of its section and its own index there. The content is at most NSLIDE_MAX_LENGTH high,
 *  counted as if all items lay one below the other, each with its spacing; what would make it higher is
 *  NSLIDE_ERROR_INVALID_ARGUMENT. What shows by less than a millionth of a point counts as not seen.
 *  @{ */

/**
 * Writes the defaults of a list's settings, struct_size included.
 * @param config Receives them: all of size must be writable.
 * @param size sizeof(nslide_list_config), as the caller's header has it.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_config_default(nslide_list_config *config, size_t size);

/**
 * Writes the defaults of a section's settings, struct_size included.
 * @param section Receives them: all of size must be writable.
 * @param size sizeof(nslide_section), as the caller's header has it.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_section_default(nslide_section *section, size_t size);

/**
 * Makes a list without sections, attached to no page.
 * @param config Its settings; may be null for the defaults.
 * @param out Receives the handle, good until nslide_list_destroy.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY.
 * @threads any
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_create(const nslide_list_config *config, nslide_list *out);

/**
 * Ends a list; its handle is stale from then on. Its page keeps its content height.
 * Time: linear in the items that have heights of their own.
 * @param list The list; 0 is ignored.
 * @return OK.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_destroy(nslide_list list);

/**
 * Reads the settings.
 * @param list The list.
 * @param config Receives them; config->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_config(nslide_list list, nslide_list_config *config);

/**
 * Changes all settings at once.
 * Time: linear in the sections if the width changes, and as nslide_list_set_section for each of those.
 * @param list The list.
 * @param config The settings.
 * @return OK, INVALID_ARGUMENT, NOT_FINITE, STRUCT_SIZE, OUT_OF_MEMORY, INVALID_STATE (`snap` while its coordinator is
 *   recorded: what a list's rule decides is in no record).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_set_config(nslide_list list, const nslide_list_config *config);

/**
 * Attaches a list to a page, whose content height follows the list from now on, at once and by itself. The page keeps
 * its offset, clamped.
 * @param list The list.
 * @param coordinator The page's coordinator.
 * @param page The page's index, from 0.
 * @return OK, OUT_OF_RANGE (page), INVALID_HANDLE or STALE_HANDLE (either), OUT_OF_MEMORY, INVALID_STATE (the list is
 *   attached already, or the page has one, or the list has `snap` and the coordinator is recorded).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_attach(nslide_list list, nslide_coordinator coordinator, int32_t page);

/**
 * Takes a list from its page, which keeps its content height; the list keeps its offset and the page's width and height
 * as settings. Nothing happens if it is attached to none.
 * @param list The list.
 * @return OK.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_detach(nslide_list list);

/**
 * Tells the place of a list that is attached to no page. Changes of the list move it, and clamp it if it was not beyond
 * an end.
 * @param list The list.
 * @param offset As seen, points, within NSLIDE_MAX_LENGTH either way.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (it is attached).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_set_offset(nslide_list list, double offset);

/**
 * Tells how a list stands.
 * @param list The list.
 * @param state Receives it; state->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_state(nslide_list list, nslide_list_state *state);

/**
 * Inserts a section.
 * Time: linear in the heights given.
 * @param list The list.
 * @param index Before which section, from 0; the number of sections: at the end.
 * @param section Its settings; may be null for the defaults.
 * @param item_count How many items it has, 0 to NSLIDE_MAX_ITEMS.
 * @param heights item_count heights, points, 0 to NSLIDE_MAX_LENGTH, or NSLIDE_AUTO for item_height; may be null: all
 *   have item_height.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index, or too many sections or items),
 *   OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_insert_section(nslide_list list, int32_t index, const nslide_section *section,
                                                    int32_t item_count, const double *heights);

/**
 * Removes sections.
 * Time: linear in the sections and items that go.
 * @param list The list.
 * @param index The first of them, from 0.
 * @param count How many, 0 or more.
 * @return OK, OUT_OF_RANGE (index, count).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_remove_sections(nslide_list list, int32_t index, int32_t count);

/**
 * Moves a section to another index.
 * Time: no longer than for one item, but linear in the sections between if there is no memory left.
 * @param list The list.
 * @param from Its index, from 0.
 * @param to What its index becomes, from 0.
 * @return OK, OUT_OF_RANGE (from or to).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_move_section(nslide_list list, int32_t from, int32_t to);

/**
 * Reads a section's settings.
 * @param list The list.
 * @param index The section's index, from 0.
 * @param section Receives them; section->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_section(nslide_list list, int32_t index, nslide_section *section);

/**
 * Changes a section's settings.
 * Time: linear in the section's items if item_height, line_spacing, the columns or the layout change.
 * @param list The list.
 * @param index The section's index, from 0.
 * @param section The settings.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, STRUCT_SIZE, OUT_OF_RANGE (index, or too many items for the
 *   layout), OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_set_section(nslide_list list, int32_t index, const nslide_section *section);

/**
 * Inserts items.
 * Time: linear in the heights given; in a grid or a waterfall whose items are not all of item_height also in the items
 * behind.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param item Before which item, from 0; the section's number of items: at its end.
 * @param count How many, 0 or more.
 * @param heights count heights, as nslide_list_insert_section; may be null: all have item_height.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count), OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_insert_items(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                  const double *heights);

/**
 * Removes items.
 * Time: linear in the items that go; in a grid or a waterfall as nslide_list_insert_items.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param item The first of them, from 0.
 * @param count How many, 0 or more.
 * @return OK, OUT_OF_RANGE (section, item, count).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_remove_items(nslide_list list, int32_t section, int32_t item, int32_t count);

/**
 * Makes a section have so many items, for who knows no more than how many there are: items come or go at its end. Those
 * that come have the section's item_height.
 * Time: as nslide_list_insert_items or nslide_list_remove_items.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param count How many items it is to have, 0 or more.
 * @return OK, INVALID_ARGUMENT (the content would be too high), OUT_OF_RANGE (section, count), OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.3
 */
NSLIDE_API nslide_status nslide_list_set_item_count(nslide_list list, int32_t section, int32_t count);

/**
 * Moves an item to another place, in the same section or another. It keeps its height, unless that is item_height: it
 * then has the other section's.
 * Time: in a grid or a waterfall as nslide_list_insert_items.
 * @param list The list.
 * @param section Its section's index, from 0.
 * @param item Its index there, from 0.
 * @param to_section What its section's index becomes, from 0.
 * @param to_item What its index becomes, from 0.
 * @return OK, INVALID_ARGUMENT (the content would be too high), OUT_OF_RANGE (any of the indices), OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_move_item(nslide_list list, int32_t section, int32_t item, int32_t to_section,
                                               int32_t to_item);

/**
 * Gives items heights of their own, measured ones in place of estimates.
 * Time: linear in the heights given; in a grid also in the items of a line; in a waterfall also in the items behind, as
 * far as its columns end otherwise than before.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param item The first of the items, from 0.
 * @param count How many, 0 or more.
 * @param heights count heights, as nslide_list_insert_section; may be null if count is 0.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count), OUT_OF_MEMORY.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_set_heights(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                 const double *heights);

/**
 * Names the item that keeps its place when something changes, whether it is seen or not, until it is removed.
 * @param list The list.
 * @param section Its section's index, from 0; with NSLIDE_ITEM_NONE anything.
 * @param item Its index, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER; NSLIDE_ITEM_NONE leaves it to the setting again.
 * @return OK, OUT_OF_RANGE (section, item).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_set_anchor(nslide_list list, int32_t section, int32_t item);

/**
 * Writes the range of the list that is seen. In a grid or waterfall some of the items between are not, nor need the
 * last be.
 * @param list The list.
 * @param before How many points above what is seen count as seen, 0 to NSLIDE_MAX_LENGTH.
 * @param behind How many points below it do, 0 to NSLIDE_MAX_LENGTH.
 * @param range Receives it.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_range(nslide_list list, double before, double behind,
                                               nslide_item_range *range);

/**
 * Writes all that is seen with its frames, in the order to draw it: items, footers, headers, each from top to bottom.
 * In a grid or waterfall that may be a few more items than are seen.
 * Time: linear in what it writes.
 * @param list The list.
 * @param before As nslide_list_get_range.
 * @param behind As nslide_list_get_range.
 * @param items Receives it; may be null if capacity is 0.
 * @param capacity Of items, 0 or more.
 * @param count Receives how many there are.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, items is not).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_visible(nslide_list list, double before, double behind, nslide_item *items,
                                                 int32_t capacity, int32_t *count);

/**
 * Tells what came into view and what went out of it since the last such call; the first tells of all. What is seen has
 * a slot, the number of its view in the host's pool, and keeps it while items move or others come and go around it.
 * Time: linear in what is seen.
 * @param list The list.
 * @param before As nslide_list_get_range.
 * @param behind As nslide_list_get_range.
 * @param changes Receives them, those that left first; may be null if capacity is 0.
 * @param capacity Of changes, 0 or more.
 * @param count Receives how many there are.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, OUT_OF_MEMORY (more is seen than ever before), BUFFER_TOO_SMALL (count is
 *   written, changes is not, and the next call tells of the same).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_update(nslide_list list, double before, double behind, nslide_item_change *changes,
                                            int32_t capacity, int32_t *count);

/**
 * Writes the frames of items, seen or not, as nslide_item has them. A header or footer that the section does not have
 * is 0 high.
 * Time: linear in what it writes.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param item The first of the items, from 0; with a count of 0 or 1 also NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER,
 *   at their present places.
 * @param count How many, 0 or more.
 * @param frames Receives count frames; may be null if count is 0.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item, count).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_frames(nslide_list list, int32_t section, int32_t item, int32_t count,
                                                nslide_rect *frames);

/**
 * Which item, header or footer lies at a point of the content; headers lie above all else, then footers.
 * @param list The list.
 * @param x From the content's left, points, within NSLIDE_MAX_LENGTH either way.
 * @param y From its top, likewise.
 * @param section Receives its section's index, -1 if nothing lies there.
 * @param item Receives its index, NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER; NSLIDE_ITEM_NONE if nothing lies there.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_item_at(nslide_list list, double x, double y, int32_t *section, int32_t *item);

/**
 * Which item is the one with a number counted through all sections.
 * @param list The list.
 * @param number The number, from 0.
 * @param section Receives its section's index.
 * @param item Receives its index there.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (number).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_find_item(nslide_list list, int32_t number, int32_t *section, int32_t *item);

/**
 * Writes the offset that brings an item to a place: below overlap and the section's sticky header, above its sticky
 * footer. What is higher than what is seen is brought by its start, or with NSLIDE_ALIGN_NEAREST by its nearer end.
 * @param list The list.
 * @param section The section's index, from 0.
 * @param item The item's index, from 0; NSLIDE_ITEM_HEADER or NSLIDE_ITEM_FOOTER, at its own place.
 * @param align NSLIDE_ALIGN_.
 * @param offset Receives it, points, from 0 to max_offset.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_get_item_offset(nslide_list list, int32_t section, int32_t item, int32_t align,
                                                     double *offset);

/**
 * Scrolls to an item, as nslide_list_get_item_offset and nslide_reveal say. It ends exactly there, also if heights
 * change on the way or if the way ends: until something else moves the page, or items come or go once it is there,
 * the item keeps that place. A list that is attached to no page moves its offset.
 * @param list The list.
 * @param section As nslide_list_get_item_offset.
 * @param item As nslide_list_get_item_offset.
 * @param align NSLIDE_ALIGN_.
 * @param animated As nslide_scroll_to; 0 without a page.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (section, item), OUT_OF_MEMORY, INVALID_STATE (animated without a page).
 * @threads one at a time, with its coordinator
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_list_scroll_to(nslide_list list, int32_t section, int32_t item, int32_t align,
                                               int32_t animated);

/** @} */

/* --------------------------------------------------------------------------------------------------------- output */

/** @defgroup output Output
 *  What to draw and what happened.
 *  @{ */

/**
 * Writes the snapshot.
 * @param coordinator The coordinator.
 * @param snapshot Receives it; snapshot->struct_size is set by the caller.
 * @return OK, INVALID_ARGUMENT, STRUCT_SIZE.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_snapshot(nslide_coordinator coordinator, nslide_snapshot *snapshot);

/**
 * Writes what the ends that do not overscroll were given, and how far they are stretched if edge_shown is 1.
 * While a finger pulls, the stretch follows it by the rubber band, of slope 0.55 if the preset has none. A finger or a
 * fling that turns takes the stretch back before anything else moves. After the release it springs back as a bounce does,
 * and so does an end that absorbs a fling; the phase is then NSLIDE_PHASE_BOUNCING. Offsets and frames do not move.
 * Movement that stretches an end is not unconsumed. An end that hands on, or that has a chain of NSLIDE_CHAIN_NONE, is
 * not stretched.
 * @param coordinator The coordinator.
 * @param edge Receives it.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_edge(nslide_coordinator coordinator, nslide_edge *edge);

/**
 * Replaces all effects: numbers that follow the scroll, as CSS's scroll timelines do, for the host to draw by. They change no
 * motion, and cost nothing until they are asked for. When pages or items come, go or move the host sets the effects of
 * those anew.
 * Time: linear in the stretches.
 * @param coordinator The coordinator.
 * @param effects count of them; may be null if count is 0.
 * @param count 0 to NSLIDE_MAX_STRETCHES, with MORE counted; at most NSLIDE_MAX_EFFECTS without.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT (a field of an effect, the first is MORE), OUT_OF_RANGE (count),
 *   OUT_OF_MEMORY.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_set_effects(nslide_coordinator coordinator, const nslide_effect *effects,
                                            int32_t count);

/**
 * Writes the numbers of all effects, as of the last call: one for each that is not MORE, in their order.
 * Time: linear in the stretches.
 * @param coordinator The coordinator.
 * @param values Room for capacity of them; may be null if capacity is 0.
 * @param capacity 0 or more.
 * @param count Receives how many there are.
 * @return OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (nothing but count is written).
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_get_effects(nslide_coordinator coordinator, double *values, int32_t capacity,
                                            int32_t *count);

/**
 * How far keys can still scroll in a direction from the present place: for assistive tools, and for buttons that are
 * to be grey if they do nothing. Header and page count together; what is beyond an end does not count. Snapping is not
 * looked at, nor whether fingers may swipe.
 * @param coordinator The coordinator.
 * @param direction NSLIDE_DIRECTION_.
 * @param distance Receives it, points; 0 if nothing can move that way, NSLIDE_MAX_LENGTH if pages are endless.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_can_scroll(nslide_coordinator coordinator, int32_t direction, double *distance);

/**
 * Whether content of the current page lies under the header, or under what is pinned: then an app bar is drawn lifted,
 * with a shadow or another colour.
 * @param coordinator The coordinator.
 * @param is_lifted Receives 1 or 0.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_is_lifted(nslide_coordinator coordinator, int32_t *is_lifted);

/**
 * When the picture changes next, if no call comes before: a host that draws to whole pixels sleeps until then. It is the
 * first instant at which an offset, rounded to a multiple of pixel, is another, or at which something happens that an
 * event or a phase tells of. Rounding is the host's: half a pixel goes up. What follows from an offset, as bars and
 * effects do, is drawn with it. Each coordinator answers for itself, and asking changes nothing.
 * @param coordinator The coordinator.
 * @param pixel The size of a pixel of the display in points, 0 to 1e12; 0: any change of a number counts.
 * @param time Receives it, seconds. The snapshot's time stands for the next frame, NSLIDE_MAX_TIME for never.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_get_next_change(nslide_coordinator coordinator, double pixel, double *time);

/**
 * The place of a scroll bar's thumb. The joined one shows header and page as one content.
 * @param coordinator The coordinator.
 * @param bar NSLIDE_BAR_.
 * @param position Receives it from the bar's top, points; may be null.
 * @param length Receives the thumb's length, points; may be null.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_get_bar(nslide_coordinator coordinator, int32_t bar, double *position,
                                        double *length);

/**
 * What nslide_scroll_to is to be given so that a bar's thumb is at a position: for who drags the thumb. The joined one
 * collapses the header first.
 * @param coordinator The coordinator.
 * @param bar NSLIDE_BAR_.
 * @param position From the bar's top, points, within NSLIDE_MAX_LENGTH; beyond the ends it is the end's.
 * @param outer Receives the offset of the whole, NSLIDE_AUTO if the bar leaves it; may be null.
 * @param inner Receives that of the page likewise; may be null.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.2
 */
NSLIDE_API nslide_status nslide_bar_to_offsets(nslide_coordinator coordinator, int32_t bar, double position,
                                               double *outer, double *inner);

/**
 * Drags a scroll bar's thumb, also over rows that are measured when they come into view. A move takes the share of the
 * content that is left, that way, which it takes of the track that is left. So the content never goes against the thumb,
 * and at an end of the track it is at its end, and stays there. Until it is let go nslide_get_bar answers where it is
 * held, and nothing snaps. It ends with the next touch, key, wheel step or command. Events have the source MOUSE.
 * @param coordinator The coordinator.
 * @param bar NSLIDE_BAR_.
 * @param phase NSLIDE_THUMB_.
 * @param place Of the thumb on its track: its position divided by what its length leaves of the bar. Factor, 0 to 1. With
 *   BEGAN it is where the thumb was taken hold of, with ENDED it counts for nothing.
 * @return OK, NOT_FINITE, INVALID_ARGUMENT, INVALID_STATE (MOVED or ENDED of a thumb that is not held).
 * @threads one at a time
 * @since 0.3
 */
NSLIDE_API nslide_status nslide_drag_thumb(nslide_coordinator coordinator, int32_t bar, int32_t phase, double place);

/**
 * Writes the pages that show.
 * @param coordinator The coordinator.
 * @param pages Receives them, in ascending order of index; may be null if capacity is 0.
 * @param capacity Of pages, 0 or more.
 * @param count Receives how many there are.
 * @return OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, pages is not).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_pages(nslide_coordinator coordinator, nslide_page *pages, int32_t capacity,
                                          int32_t *count);

/**
 * Writes one page, showing or not.
 * @param coordinator The coordinator.
 * @param index The page's index, from 0.
 * @param page Receives it.
 * @return OK, INVALID_ARGUMENT, OUT_OF_RANGE (index).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_page(nslide_coordinator coordinator, int32_t index, nslide_page *page);

/**
 * Writes the indices of all needed pages.
 * Time: linear in the span from the first live page to the last.
 * @param coordinator The coordinator.
 * @param indices Receives them, ascending; may be null if capacity is 0.
 * @param capacity Of indices, 0 or more.
 * @param count Receives how many there are.
 * @return OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, indices is not).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_live_pages(nslide_coordinator coordinator, int32_t *indices, int32_t capacity,
                                               int32_t *count);

/**
 * Writes the frames of the header's parts in the viewport, each at its full height: a part that stays covers those that
 * scroll away under it.
 * Time: linear in the parts.
 * @param coordinator The coordinator.
 * @param frames Receives them, top to bottom; may be null if capacity is 0.
 * @param capacity Of frames, 0 or more.
 * @param count Receives how many there are.
 * @return OK, INVALID_ARGUMENT, BUFFER_TOO_SMALL (count is written, frames is not).
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_get_header_parts(nslide_coordinator coordinator, nslide_rect *frames, int32_t capacity,
                                                 int32_t *count);

/**
 * Moves events out of the queue, oldest first. If a host does not poll, offset and progress events are merged into
 * the latest, the others are kept up to a bound and then counted in the snapshot's events_lost.
 * @param coordinator The coordinator.
 * @param events Receives them; may be null if capacity is 0.
 * @param capacity Of events, 0 or more.
 * @param count Receives how many were written.
 * @return OK, INVALID_ARGUMENT.
 * @threads one at a time
 * @since 0.1
 */
NSLIDE_API nslide_status nslide_poll_events(nslide_coordinator coordinator, nslide_event *events, int32_t capacity,
                                            int32_t *count);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
