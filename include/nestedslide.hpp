/**
 * @file
 * NestedSlide for C++17: nestedslide.h with handles that end themselves, spans, enum classes and settings' defaults.
 *
 * Header only, and it allocates nothing. Generated from nestedslide.h by tools/api: `make api` writes it anew. What the
 * calls do is told in full in nestedslide.h; the comments here are its first sentences.
 *
 *     nslide::Config config;
 *     config.header_height = 220;                                   // C++20: nslide::Config{.header_height = 220}
 *     auto slide = nslide::Coordinator::create(config, {3000, 1500});
 *     nslide::Frame<> frame;
 *     slide.frame(now, frame);
 *     draw(frame.snapshot().header);
 *
 * Errors by choice. nslide::Coordinator and nslide::List throw nslide::Error. nslide::nothrow::Coordinator and
 * nslide::nothrow::List have the same calls and throw nothing: each returns a Result, which is false after a refusal.
 * Both may be used in one program. Without exceptions (-fno-exceptions) only the second pair is there.
 *
 * Calls that fill a buffer of yours answer how many there are. Is that more than the buffer has room for, nothing was
 * written, and nothing is thrown either: come back with a larger one.
 */
#ifndef NESTEDSLIDE_HPP
#define NESTEDSLIDE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <type_traits>
#include <utility>

#include "nestedslide.h"

#if defined(__cpp_exceptions) || defined(_CPPUNWIND)
#define NESTEDSLIDE_HAS_EXCEPTIONS 1
#else
#define NESTEDSLIDE_HAS_EXCEPTIONS 0
#endif

namespace nslide {

/// Elements that lie one after the other in memory of somebody else, as std::span of C++20.
template <class T>
class Span {
 public:
  constexpr Span() noexcept = default;
  constexpr Span(T *first, std::size_t count) noexcept : first_(first), count_(count) {}
  template <std::size_t Count>
  constexpr Span(T (&array)[Count]) noexcept : first_(array), count_(Count) {}
  /// Anything with data() and size(): std::vector, std::array, std::span.
  template <class Container, class = decltype(static_cast<T *>(std::declval<Container &>().data())),
            class = decltype(static_cast<std::size_t>(std::declval<Container &>().size()))>
  constexpr Span(Container &&container) noexcept : first_(container.data()), count_(container.size()) {}
  /// {3000, 1500}, for as long as the call lasts that it is an argument of.
  template <class Element = T, class = std::enable_if_t<std::is_const<Element>::value>>
  constexpr Span(std::initializer_list<std::remove_const_t<Element>> list) noexcept : count_(list.size()) {
    first_ = list.begin();
  }

  constexpr T *data() const noexcept { return first_; }
  constexpr std::size_t size() const noexcept { return count_; }
  constexpr bool empty() const noexcept { return count_ == 0; }
  constexpr T *begin() const noexcept { return first_; }
  constexpr T *end() const noexcept { return first_ + count_; }
  constexpr T &operator[](std::size_t index) const noexcept { return first_[index]; }
  /// Those at the beginning.
  constexpr Span first(std::size_t count) const noexcept { return Span(first_, count < count_ ? count : count_); }

 private:
  T *first_ = nullptr;
  std::size_t count_ = 0;
};

/// A 0 or a 1 in a struct of C.
class Flag {
 public:
  constexpr Flag(bool is = false) noexcept : value_(is ? 1 : 0) {}
  constexpr operator bool() const noexcept { return value_ != 0; }

 private:
  std::int32_t value_;
};

/// The values of nslide_status.
enum class Status : std::int32_t {
  /// Done.
  ok = NSLIDE_OK,
  /// A null pointer, a value outside its documented range, no such enumerator.
  invalid_argument = NSLIDE_ERROR_INVALID_ARGUMENT,
  /// NaN or an infinity.
  not_finite = NSLIDE_ERROR_NOT_FINITE,
  /// An index or a count that the coordinator or list does not have room for.
  out_of_range = NSLIDE_ERROR_OUT_OF_RANGE,
  /// Zero, of another kind, or never handed out.
  invalid_handle = NSLIDE_ERROR_INVALID_HANDLE,
  /// Destroyed.
  stale_handle = NSLIDE_ERROR_STALE_HANDLE,
  /// Right in itself, but not now: an update without a session, a lifted pointer.
  invalid_state = NSLIDE_ERROR_INVALID_STATE,
  /// A frame before the last frame, or a pointer event before the last one.
  time_went_back = NSLIDE_ERROR_TIME_WENT_BACK,
  /// struct_size too small, above 65536, or longer with a tail that is not zero.
  struct_size = NSLIDE_ERROR_STRUCT_SIZE,
  /// The count output says what is needed.
  buffer_too_small = NSLIDE_ERROR_BUFFER_TOO_SMALL,
  /// There is no memory, or there are as many handles as can be.
  out_of_memory = NSLIDE_ERROR_OUT_OF_MEMORY,
  /// Another call is inside this coordinator or list.
  busy = NSLIDE_ERROR_BUSY,
  /// Called from within a hook that a call inside this coordinator or list called.
  reentrant = NSLIDE_ERROR_REENTRANT,
  /// Not in this build of the library, as saved bytes of another format.
  unsupported = NSLIDE_ERROR_UNSUPPORTED,
  /// Saved bytes that are not what they say.
  corrupt_data = NSLIDE_ERROR_CORRUPT_DATA,
};

/// Platforms: numbers and curves, each of which Config can override. docs/physics.md has the table.
enum class Physics : std::int32_t {
  /// Deceleration 2.0020026706730793 1/s, rubber band 0.55, critically damped 0.5 s; weighted; touch_slop 10,
  /// page_flick_velocity 300; CARRY.
  ios = NSLIDE_PHYSICS_IOS,
  /// The same with deceleration 10.050335853501442 1/s.
  ios_fast = NSLIDE_PHYSICS_IOS_FAST,
  /// Spline of friction 0.015, no rubber band: it stops at the ends, see nslide_get_edge; least squares, from 50 points
  /// per second on; touch_slop 8, page_flick_velocity 400; ADD, and a finger drags at once what it catches.
  android = NSLIDE_PHYSICS_ANDROID,
  /// Deceleration 4 1/s, rubber band 0.55, critically damped 2 pi / 10 s; least squares, of a mouse mean; touch_slop 8,
  /// page_flick_velocity 300.
  desktop = NSLIDE_PHYSICS_DESKTOP,
  /// Chromium as it is today on Linux and Windows: CHROMIUM_PHYSICS, no rubber band; least squares, from 50 points per
  /// second on, held 0.08 s: 0; wheel steps and keys by EASE, commands by PROGRAM; touch_slop 15, page_flick_velocity
  /// 300; ADD. Since 0.2.
  chromium = NSLIDE_PHYSICS_CHROMIUM,
  /// Qt Quick's Flickable: constant deceleration of 1500, rubber band 0.55, critically damped 0.5 s; mean of the last
  /// three moves, from 75 to 2500 points per second, held 0.05 s: 0; touch_slop 10, page_flick_velocity 75. Since 0.2.
  qt = NSLIDE_PHYSICS_QT,
};

/// How a fling slows down.
enum class FlingCurve : std::int32_t {
  /// dv/dt = -deceleration v.
  exponential = NSLIDE_FLING_EXPONENTIAL,
  /// Android's, by fling_friction, in the form that continues from any of its states.
  spline = NSLIDE_FLING_SPLINE,
  /// dv/dt = -constant_deceleration, as Qt's; 1500 points per second squared.
  constant = NSLIDE_FLING_CONSTANT,
  /// dv/dt = -(deceleration v + constant_deceleration), 3.7 1/s and 636.4; to 20946. Of older Chromium.
  chromium = NSLIDE_FLING_CHROMIUM,
  /// Of Chromium today: v^2 / 5291.32 points, at most three viewports, in v / 2300 seconds, at most 2, on a Bezier
  /// curve. Since 0.2.
  chromium_physics = NSLIDE_FLING_CHROMIUM_PHYSICS,
};

/// How a finger's velocity is taken from its last positions.
enum class VelocityEstimator : std::int32_t {
  /// Of the last three segments, oldest first, 0.6, 0.35 and 0.05; held 0.1 s: 0.
  weighted = NSLIDE_VELOCITY_WEIGHTED,
  /// A parabola through the last 0.1 s, its slope at the end; held 0.04 s: 0.
  least_squares = NSLIDE_VELOCITY_LEAST_SQUARES,
  /// From the work that moved it in the last 0.1 s; held 0.04 s: 0.
  impulse = NSLIDE_VELOCITY_IMPULSE,
  /// Over the last 0.15 s; held 0.1 s: 0.
  mean = NSLIDE_VELOCITY_MEAN,
};

/// What a fling gets of the one that its touch caught, if that led the same way.
enum class RepeatedFlings : std::int32_t {
  /// Nothing.
  none = NSLIDE_REPEAT_NONE,
  /// The velocity v that was left, as Android's flywheel.
  add = NSLIDE_REPEAT_ADD,
  /// 0.000816 v^1.967 of it, at most 40000, as measured of iOS, if the new one is at least half as fast.
  carry = NSLIDE_REPEAT_CARRY,
};

/// Who continues the motion that fingers on a trackpad have let go.
enum class TrackpadMomentum : std::int32_t {
  /// The system, by steps of momentum: macOS, Windows and browsers send them.
  system = NSLIDE_TRACKPAD_MOMENTUM_SYSTEM,
  /// The engine, with the velocity of the fingers, as after a touch. For Linux, whose libinput sends no momentum. Steps
  /// of momentum move nothing.
  engine = NSLIDE_TRACKPAD_MOMENTUM_ENGINE,
};

/// What becomes of a movement beyond an end.
enum class Chain : std::int32_t {
  /// What is not used is passed on: to the coordinator around, or to the host as unconsumed.
  auto_ = NSLIDE_CHAIN_AUTO,
  /// It ends here: it may overscroll, also inside another coordinator.
  contain = NSLIDE_CHAIN_CONTAIN,
  /// It ends here, and nothing overscrolls at this end.
  none = NSLIDE_CHAIN_NONE,
};

/// Which of header and page moves first.
enum class HeaderMotion : std::int32_t {
  /// Up: header, then page; down: page, then header.
  first = NSLIDE_HEADER_FIRST,
  /// Down: the header first.
  quick_return = NSLIDE_HEADER_QUICK_RETURN,
  /// Down: the header to header_return_height, the page, the header's rest.
  quick_return_minimum = NSLIDE_HEADER_QUICK_RETURN_MINIMUM,
  /// The header does not collapse.
  fixed = NSLIDE_HEADER_FIXED,
  /// Down on the pager: the page alone; down above it: the header, then the page.
  content_first = NSLIDE_HEADER_CONTENT_FIRST,
};

/// What a fling that began above the pager does when the header is fully collapsed.
enum class Seam : std::int32_t {
  /// Nothing: it continues into the page.
  continuous = NSLIDE_SEAM_CONTINUOUS,
  /// It stops there.
  stop = NSLIDE_SEAM_STOP,
  /// It continues, its velocity decaying by seam_resistance.
  resisted = NSLIDE_SEAM_RESISTED,
};

/// What shows a pull beyond an end.
enum class Overscroll : std::int32_t {
  /// Page settings only: as the coordinator.
  inherit = NSLIDE_OVERSCROLL_INHERIT,
  /// Nothing; the amount is reported as not consumed.
  none = NSLIDE_OVERSCROLL_NONE,
  /// Header, hover bar and pager together.
  whole = NSLIDE_OVERSCROLL_WHOLE,
  /// The page under the hover bar.
  page = NSLIDE_OVERSCROLL_PAGE,
  /// Top only: each by the same raw amount.
  both = NSLIDE_OVERSCROLL_BOTH,
};

/// What a page's offset becomes while the header is open.
enum class PageMemory : std::int32_t {
  /// A page that begins to show goes to its top unless the header is collapsed.
  align = NSLIDE_MEMORY_ALIGN,
  /// Every page keeps its offset.
  keep = NSLIDE_MEMORY_KEEP,
  /// When the header begins to open, the current page goes to its top.
  reset_current = NSLIDE_MEMORY_RESET_CURRENT,
  /// When the header begins to open, all pages go to their top.
  reset_all = NSLIDE_MEMORY_RESET_ALL,
};

/// What a page shorter than the pager does to the header.
enum class ShortPage : std::int32_t {
  /// It counts as if as high as the pager.
  pad = NSLIDE_SHORT_PAGE_PAD,
  /// The header collapses only as far as the content needs.
  limit = NSLIDE_SHORT_PAGE_LIMIT,
  /// The header does not collapse.
  hold = NSLIDE_SHORT_PAGE_HOLD,
};

/// What a page does to the header that comes in and does not let it collapse so far, by its short_page.
enum class ShortPageArrival : std::int32_t {
  /// Nothing: the header stays as it is, and the user may open it.
  keep = NSLIDE_ARRIVAL_KEEP,
  /// It opens the header with its turn, as far as it has to be open.
  open = NSLIDE_ARRIVAL_OPEN,
};

/// Where in the pager the current page lies, if pages are narrower than it.
enum class PageAlignment : std::int32_t {
  /// At its start: the left edge, right to left the right one.
  start = NSLIDE_PAGE_ALIGN_START,
  /// In its middle: what comes before it shows as far as what comes after it.
  center = NSLIDE_PAGE_ALIGN_CENTER,
};

/// Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a step, a page
/// command, a reload, a resize. If nslide_scroll_to has put it there, it stays until the next vertical input.
enum class HeaderSnap : std::int32_t {
  /// It stays.
  none = NSLIDE_SNAP_NONE,
  /// Shut after a movement up, open after one down.
  direction = NSLIDE_SNAP_DIRECTION,
  /// To the nearer end, exactly half shuts; a fling is judged by its resting place, a step (key, line, notch) continues
  /// in its direction.
  nearest = NSLIDE_SNAP_NEAREST,
};

/// What nslide_scroll_to_top brings to the top.
enum class ScrollToTop : std::int32_t {
  /// The whole and every page.
  whole = NSLIDE_SCROLL_TO_TOP_WHOLE,
  /// The current page; when it is there, the whole.
  page_first = NSLIDE_SCROLL_TO_TOP_PAGE_FIRST,
};

/// When the path's ends give as they are pulled.
enum class Bounces : std::int32_t {
  /// Nowhere: what is pulled is unconsumed.
  never = NSLIDE_BOUNCES_NEVER,
  /// Everywhere.
  always = NSLIDE_BOUNCES_ALWAYS,
  /// Only if the header or the page's content can scroll at all.
  scrollable = NSLIDE_BOUNCES_SCROLLABLE,
};

/// What a command shows that turns over more than one page.
enum class FarTurns : std::int32_t {
  /// The page that is left and the target, side by side; nothing between is asked for.
  pair = NSLIDE_FAR_TURNS_PAIR,
  /// All pages between, as they pass.
  pass = NSLIDE_FAR_TURNS_PASS,
};

/// What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel. A touch stops it.
enum class PageTurn : std::int32_t {
  /// It stops at once, the header included.
  stop = NSLIDE_PAGE_TURN_STOP,
  /// The page that is left continues to its rest, out of sight at last. The header's share stops. Turned to again
  /// before, that page stops.
  continue_ = NSLIDE_PAGE_TURN_CONTINUE,
  /// It continues with its velocity on the header and the page that is coming.
  hand_over = NSLIDE_PAGE_TURN_HAND_OVER,
};

/// Which way header and pages scroll. With HORIZONTAL all of it is turned: the header is at the left and collapses
/// sideways, pages stand one below the other, lists run sideways. With right_to_left the header is at the right, and
/// the next page is still the one below. Points, rectangles, amounts, velocities, arrow keys, directions, the axes of
/// regions and of links, viewport_width and viewport_height are those of the screen: x is x. All else keeps its name
/// and goes along: a height is a length along the path (header_height, content_height, an item's), top is the side of
/// the header, left that of the first page (insets and margins, chaining by TOP), up is towards the header. x of what
/// lies in the header, the hover bar or a page is counted from where that begins: with right_to_left from the right.
enum class PathAxis : std::int32_t {
  /// Up and down.
  vertical = NSLIDE_PATH_AXIS_VERTICAL,
  /// Sideways.
  horizontal = NSLIDE_PATH_AXIS_HORIZONTAL,
};

/// How nslide_advance and nslide_frame place what a raw pointer drags. nslide_pointer always places it at the pointer.
enum class Resampling : std::int32_t {
  /// At the pointer's last place.
  none = NSLIDE_RESAMPLING_NONE,
  /// At the pointer's place a little before the frame, by a line through its last samples: even steps, however samples
  /// and frames lie, and none back. A coordinator inside others does if all those around it have it on, too.
  on = NSLIDE_RESAMPLING_ON,
};

/// Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it stays;
/// fading it is the host's.
enum class Indicators : std::int32_t {
  /// None.
  none = NSLIDE_INDICATORS_NONE,
  /// The page's, after the page moved.
  page = NSLIDE_INDICATORS_PAGE,
  /// The page's after the page moved, the whole's after the whole moved.
  switch_ = NSLIDE_INDICATORS_SWITCH,
};

/// Which of several fingers move the path or the pager.
enum class FingerRule : std::int32_t {
  /// Of those that move the one that came last.
  newest = NSLIDE_FINGERS_NEWEST,
  /// All that move, each by its share.
  average = NSLIDE_FINGERS_AVERAGE,
};

/// Whose scroll indicator shows.
enum class Indicator : std::int32_t {
  /// None.
  none = NSLIDE_INDICATOR_NONE,
  /// The whole's.
  outer = NSLIDE_INDICATOR_OUTER,
  /// The current page's.
  page = NSLIDE_INDICATOR_PAGE,
};

/// How a pull to refresh stands.
enum class RefreshState : std::int32_t {
  /// Nothing is pulled.
  idle = NSLIDE_REFRESH_IDLE,
  /// A finger pulled, no further than refresh_height; or what it pulled springs back.
  pulling = NSLIDE_REFRESH_PULLING,
  /// A finger holds it beyond refresh_height: let go, it refreshes.
  armed = NSLIDE_REFRESH_ARMED,
  /// Held open by refresh_height until nslide_end_refresh.
  refreshing = NSLIDE_REFRESH_REFRESHING,
  /// Closing.
  finishing = NSLIDE_REFRESH_FINISHING,
  /// A finger holds it beyond refresh_second_height: let go, the second level opens. Since 0.2.
  second_armed = NSLIDE_REFRESH_SECOND_ARMED,
  /// Held open by refresh_second_height until nslide_end_refresh. Since 0.2.
  second = NSLIDE_REFRESH_SECOND,
  /// Closing, and the host has refreshed. Since 0.2.
  succeeded = NSLIDE_REFRESH_SUCCEEDED,
  /// Closing, and the host could not refresh. Since 0.2.
  failed = NSLIDE_REFRESH_FAILED,
};

/// How a refresh has ended: nslide_end_refresh.
enum class RefreshResult : std::int32_t {
  /// Nothing is said: the pull closes as RefreshState::finishing.
  none = NSLIDE_RESULT_NONE,
  /// There is new content: it closes as RefreshState::succeeded.
  success = NSLIDE_RESULT_SUCCESS,
  /// It did not succeed: it closes as RefreshState::failed.
  failure = NSLIDE_RESULT_FAILURE,
};

/// The place of the selected item in a strip of tabs that is wider than the hover bar.
enum class TabAlignment : std::int32_t {
  /// At its start.
  start = NSLIDE_TABS_START,
  /// In its middle.
  center = NSLIDE_TABS_CENTER,
  /// It scrolls no further than it must to show it.
  nearest = NSLIDE_TABS_NEAREST,
};

/// How wide the items of the strip of tabs are; none is narrower than tab_min_width.
enum class TabFill : std::int32_t {
  /// As wide as their pages' tab_width; without one, an equal share of the bar.
  content = NSLIDE_TAB_FILL_CONTENT,
  /// An equal share of the bar, whatever their pages say.
  equal = NSLIDE_TAB_FILL_EQUAL,
  /// As CONTENT, and what room is left in the bar is shared equally among all.
  both = NSLIDE_TAB_FILL_BOTH,
};

/// What hides the hover bar when it is pinned. It slides up out of its place, never further than the page is scrolled,
/// and nothing else moves: pages that are to be seen there go on behind it, by pager_under_pinned, and their lists
/// count what of the bar is seen. Let go half way, it moves on to whole or hidden, in 0.2 s. It comes back when the
/// header opens and with another page. The snapshot's hover is its frame as seen.
enum class HoverHides : std::int32_t {
  /// Nothing.
  never = NSLIDE_HOVER_HIDES_NEVER,
  /// Scrolling up, by the way scrolled; scrolling down brings it back.
  by_direction = NSLIDE_HOVER_HIDES_BY_DIRECTION,
  /// When nothing has moved for hover_hide_delay; what moves next brings it back.
  after_time = NSLIDE_HOVER_HIDES_AFTER_TIME,
};

/// What a part of the header does when the header collapses.
enum class PartRule : std::int32_t {
  /// It scrolls away.
  away = NSLIDE_PART_AWAY,
  /// min_height of it stays, below the parts above it that stay.
  stays = NSLIDE_PART_STAYS,
  /// It scrolls away, and min_height of it returns before the page moves.
  returns = NSLIDE_PART_RETURNS,
};

/// Whether the header may rest while a part is cut, if header_snap is not HeaderSnap::none.
enum class PartSnap : std::int32_t {
  /// It may.
  rest_anywhere = NSLIDE_PART_REST_ANYWHERE,
  /// No: it snaps to the part's edges.
  snaps = NSLIDE_PART_SNAPS,
  /// No: it snaps to the outer edges of the part's margins.
  snaps_with_margins = NSLIDE_PART_SNAPS_WITH_MARGINS,
};

/// The axes on which a coordinator hands on what it does not use, and in which order; added together.
enum class LinkAxis : std::int32_t {
  /// Up and down.
  vertical = NSLIDE_LINK_VERTICAL,
  /// Left and right.
  horizontal = NSLIDE_LINK_HORIZONTAL,
  /// The outer header moves before the inner one: up, and down if it returns quickly. Since 0.2.
  header_first = NSLIDE_LINK_HEADER_FIRST,
  /// A drag stays inside or outside, on the side that it moved first. Since 0.2.
  latched = NSLIDE_LINK_LATCHED,
  /// Pointers are given in the inner one's own view, which moves. Since 0.2.
  own_coordinates = NSLIDE_LINK_OWN_COORDINATES,
};
constexpr LinkAxis operator|(LinkAxis a, LinkAxis b) {
  return static_cast<LinkAxis>(static_cast<std::int32_t>(a) | static_cast<std::int32_t>(b));
}
/// Whether flags hold all of these.
constexpr bool has(LinkAxis flags, LinkAxis these) {
  return static_cast<std::int32_t>(flags | these) == static_cast<std::int32_t>(flags);
}

/// In place of a page's index, for observing.
enum class ObservedView : std::int32_t {
  /// The outer scroll view.
  outer = NSLIDE_VIEW_OUTER,
  /// None.
  none = NSLIDE_VIEW_NONE,
  /// The pager, if the host's own turns pages. Since 0.2.
  pager = NSLIDE_VIEW_PAGER,
};

/// What moved a scroll view that is observed.
enum class MovedBy : std::int32_t {
  /// A finger, a mouse or a wheel.
  drag = NSLIDE_MOVED_BY_DRAG,
  /// What follows a drag: deceleration, bounce.
  inertia = NSLIDE_MOVED_BY_INERTIA,
  /// The program: it is never held back.
  program = NSLIDE_MOVED_BY_PROGRAM,
  /// The toolkit's own way to the top.
  scroll_to_top = NSLIDE_MOVED_BY_SCROLL_TO_TOP,
  /// A drag that began above the pager; it matters if header_motion is content_first. Since 0.3.
  header_drag = NSLIDE_MOVED_BY_HEADER_DRAG,
};

/// When the current page's index changes.
enum class PageIndex : std::int32_t {
  /// When the pager comes to rest.
  settle = NSLIDE_PAGE_INDEX_SETTLE,
  /// At half a page's width.
  live = NSLIDE_PAGE_INDEX_LIVE,
};

/// The area in which a horizontal swipe may begin.
enum class SwipeArea : std::int32_t {
  /// On the pager.
  pages = NSLIDE_SWIPE_PAGES,
  /// Anywhere.
  all = NSLIDE_SWIPE_ALL,
};

/// What the coordinator is doing.
enum class Phase : std::int32_t {
  /// Nothing.
  idle = NSLIDE_PHASE_IDLE,
  /// A gesture moves it.
  dragging = NSLIDE_PHASE_DRAGGING,
  /// A fling.
  decelerating = NSLIDE_PHASE_DECELERATING,
  /// It springs back from beyond an end.
  bouncing = NSLIDE_PHASE_BOUNCING,
  /// It goes to a place at which header or page may rest.
  snapping = NSLIDE_PHASE_SNAPPING,
  /// The pager goes to a page.
  paging = NSLIDE_PHASE_PAGING,
  /// A command, a key, a glide of the wheel, or heights that change.
  animating = NSLIDE_PHASE_ANIMATING,
};

/// How far the header is collapsed.
enum class CollapseState : std::int32_t {
  /// outer at 0 or below.
  expanded = NSLIDE_EXPANDED,
  /// Between.
  collapsing = NSLIDE_COLLAPSING,
  /// outer at the collapse range or above.
  pinned = NSLIDE_PINNED,
};

/// What begins a motion. Drag events say what the host's recogniser saw; every event of a motion says what began that
/// motion, and if nothing moves it is PROGRAM.
enum class Source : std::int32_t {
  /// A finger.
  touch = NSLIDE_SOURCE_TOUCH,
  /// A mouse with a button down.
  mouse = NSLIDE_SOURCE_MOUSE,
  /// A pen.
  pen = NSLIDE_SOURCE_PEN,
  /// Fingers on a trackpad.
  trackpad = NSLIDE_SOURCE_TRACKPAD,
  /// A wheel. Since 0.2.
  wheel = NSLIDE_SOURCE_WHEEL,
  /// A key. Since 0.2.
  key = NSLIDE_SOURCE_KEY,
  /// Any other call of the host. Since 0.2.
  program = NSLIDE_SOURCE_PROGRAM,
  /// It continues by itself after fingers have let go: a fling, a trackpad's momentum, the bounce, snap or page turn
  /// that follows a drag. Since 0.2.
  fling = NSLIDE_SOURCE_FLING,
};

/// How the touch of the pointers stands, for the host's own buttons.
enum class TouchState : std::int32_t {
  /// No pointer is down.
  none = NSLIDE_TOUCH_NONE,
  /// Down, for less than press_delay: a button does not show it yet.
  waiting = NSLIDE_TOUCH_WAITING,
  /// Down for longer: it may still become a tap.
  pressed = NSLIDE_TOUCH_PRESSED,
  /// No tap any more: it moved beyond touch_slop, or is not alone; or never one: it caught a fling, or a page turn that
  /// a swipe began.
  dragged = NSLIDE_TOUCH_DRAGGED,
  /// Lifted as a tap; until the next pointer event.
  tapped = NSLIDE_TOUCH_TAPPED,
};

/// What a pointer did.
enum class PointerAction : std::int32_t {
  /// It touched.
  down = NSLIDE_POINTER_DOWN,
  /// It moved while down.
  move = NSLIDE_POINTER_MOVE,
  /// It lifted.
  up = NSLIDE_POINTER_UP,
  /// The system took it away.
  cancel = NSLIDE_POINTER_CANCEL,
};

/// Units of a wheel step.
enum class WheelUnit : std::int32_t {
  /// Points.
  pixel = NSLIDE_WHEEL_PIXEL,
  /// 40 points.
  line = NSLIDE_WHEEL_LINE,
  /// 120 points.
  notch = NSLIDE_WHEEL_NOTCH,
};

/// The phase of a wheel step in a trackpad's gesture.
enum class WheelPhase : std::int32_t {
  /// A step by itself: a wheel's.
  none = NSLIDE_WHEEL_PHASE_NONE,
  /// Fingers begin to move.
  began = NSLIDE_WHEEL_PHASE_BEGAN,
  /// They move on.
  changed = NSLIDE_WHEEL_PHASE_CHANGED,
  /// They have left.
  ended = NSLIDE_WHEEL_PHASE_ENDED,
  /// The system's own inertia after that.
  momentum = NSLIDE_WHEEL_PHASE_MOMENTUM,
  /// That has come to its end. Since 0.2.
  momentum_ended = NSLIDE_WHEEL_PHASE_MOMENTUM_ENDED,
};

/// How a command, a key, or a wheel step in lines or notches scrolls. None passes its goal: a velocity that leads there
/// is held to what just arrives.
enum class Glide : std::int32_t {
  /// A critically damped spring, response 0.2 s for a wheel step, else 0.35 s.
  spring = NSLIDE_GLIDE_SPRING,
  /// Chromium's ease-in-out: of a wheel step 0.1 to 0.2 s, the shorter the further; of a key 0.15 s; of a command
  /// sqrt(points) / 60 s, at most 0.7.
  ease = NSLIDE_GLIDE_EASE,
  /// Chromium's impulse, 0.2 to 0.5 s, the longer the further.
  impulse = NSLIDE_GLIDE_IMPULSE,
  /// As Chromium scrolls for a page's script: sqrt(points) / 60 s, at most 1.5. Since 0.2.
  program = NSLIDE_GLIDE_PROGRAM,
};

/// Keys.
enum class Key : std::int32_t {
  /// 40 points on.
  down = NSLIDE_KEY_DOWN,
  /// 40 points back.
  up = NSLIDE_KEY_UP,
  /// 87.5 % of the pager's height on.
  page_down = NSLIDE_KEY_PAGE_DOWN,
  /// As much back.
  page_up = NSLIDE_KEY_PAGE_UP,
  /// As Key::page_down.
  space = NSLIDE_KEY_SPACE,
  /// To the path's top.
  home = NSLIDE_KEY_HOME,
  /// To its end.
  end = NSLIDE_KEY_END,
  /// To the page at the left.
  left = NSLIDE_KEY_LEFT,
  /// To the page at the right.
  right = NSLIDE_KEY_RIGHT,
};

/// The place of something in the visible part.
enum class Align : std::int32_t {
  /// At its top.
  start = NSLIDE_ALIGN_START,
  /// In its middle.
  center = NSLIDE_ALIGN_CENTER,
  /// At its bottom.
  end = NSLIDE_ALIGN_END,
  /// No further than it must; not at all if all of it is seen. Not for snap areas.
  nearest = NSLIDE_ALIGN_NEAREST,
};

/// Whether a page's path rests on its snap areas.
enum class SnapStrictness : std::int32_t {
  /// If it would rest within a third of the pager's height of one ahead.
  proximity = NSLIDE_SNAP_AREAS_PROXIMITY,
  /// Always.
  mandatory = NSLIDE_SNAP_AREAS_MANDATORY,
};

/// The axes that a region claims; added together.
enum class Axis : std::int32_t {
  /// Up and down.
  vertical = NSLIDE_AXIS_VERTICAL,
  /// Left and right.
  horizontal = NSLIDE_AXIS_HORIZONTAL,
};
constexpr Axis operator|(Axis a, Axis b) {
  return static_cast<Axis>(static_cast<std::int32_t>(a) | static_cast<std::int32_t>(b));
}
/// Whether flags hold all of these.
constexpr bool has(Axis flags, Axis these) {
  return static_cast<std::int32_t>(flags | these) == static_cast<std::int32_t>(flags);
}

/// In place of a page's index: what else a region may lie in.
enum class RegionView : std::int32_t {
  /// The header.
  header = NSLIDE_REGION_HEADER,
  /// The hover bar.
  hover = NSLIDE_REGION_HOVER,
  /// The viewport: it does not move, and lies over all else, as a floating button. Since 0.2.
  viewport = NSLIDE_REGION_VIEWPORT,
};

/// When the path scrolls by itself for a pointer.
enum class Autoscroll : std::int32_t {
  /// No more.
  off = NSLIDE_AUTOSCROLL_OFF,
  /// Near the viewport's upper and lower edge: a row is dragged, text is selected.
  edge = NSLIDE_AUTOSCROLL_EDGE,
  /// Away from the place at which it began: the middle button was pressed there.
  origin = NSLIDE_AUTOSCROLL_ORIGIN,
};

/// What an effect follows, and what is 100 per cent of it.
enum class EffectSource : std::int32_t {
  /// No effect of its own: a further stretch of the one before it.
  more = NSLIDE_EFFECT_MORE,
  /// The snapshot's outer; per cent of range.
  collapse = NSLIDE_EFFECT_COLLAPSE,
  /// How far the pager is from page 0; per cent of a page.
  pages = NSLIDE_EFFECT_PAGES,
  /// A page's offset; per cent of its greatest.
  offset = NSLIDE_EFFECT_OFFSET,
  /// The snapshot's overscroll; per cent of the viewport's height.
  overscroll = NSLIDE_EFFECT_OVERSCROLL,
  /// How far the top is pulled down; per cent of refresh_height.
  refresh = NSLIDE_EFFECT_REFRESH,
  /// How far something in a page's content has come up from the viewport's bottom; at 100 per cent it is behind what is
  /// pinned, or beyond the viewport's top.
  item = NSLIDE_EFFECT_ITEM,
};

/// The unit of an effect's start and stop.
enum class EffectUnit : std::int32_t {
  /// Points.
  points = NSLIDE_UNIT_POINTS,
  /// Per cent of what the source says.
  percent = NSLIDE_UNIT_PERCENT,
};

/// How an effect goes from one number to another. The curves are those of CSS.
enum class Easing : std::int32_t {
  /// Straight.
  linear = NSLIDE_EASING_LINEAR,
  /// cubic-bezier(0.25, 0.1, 0.25, 1).
  ease = NSLIDE_EASING_EASE,
  /// cubic-bezier(0.42, 0, 1, 1).
  ease_in = NSLIDE_EASING_EASE_IN,
  /// cubic-bezier(0, 0, 0.58, 1).
  ease_out = NSLIDE_EASING_EASE_OUT,
  /// cubic-bezier(0.42, 0, 0.58, 1).
  ease_in_out = NSLIDE_EASING_EASE_IN_OUT,
};

/// A scroll bar.
enum class Bar : std::int32_t {
  /// One for header and page together, along the viewport.
  joined = NSLIDE_BAR_JOINED,
  /// The snapshot's outer_bar.
  outer = NSLIDE_BAR_OUTER,
  /// Its page_bar.
  page = NSLIDE_BAR_PAGE,
};

/// What becomes of a thumb that is dragged.
enum class ThumbPhase : std::int32_t {
  /// It is taken hold of.
  began = NSLIDE_THUMB_BEGAN,
  /// It is at another place.
  moved = NSLIDE_THUMB_MOVED,
  /// It is let go.
  ended = NSLIDE_THUMB_ENDED,
};

/// Which way something scrolls, named for what comes into view.
enum class Direction : std::int32_t {
  /// No way. Since 0.3.
  none = NSLIDE_DIRECTION_NONE,
  /// Towards the top.
  up = NSLIDE_DIRECTION_UP,
  /// Towards the end of the page.
  down = NSLIDE_DIRECTION_DOWN,
  /// Towards the page at the left.
  left = NSLIDE_DIRECTION_LEFT,
  /// Towards the page at the right.
  right = NSLIDE_DIRECTION_RIGHT,
};

/// How a list's section places its items.
enum class Layout : std::int32_t {
  /// One below the other.
  list = NSLIDE_LAYOUT_LIST,
  /// In lines of columns of one width; a line is as high as its highest item.
  grid = NSLIDE_LAYOUT_GRID,
  /// Each in the column that ends highest up, of several the first; one without items ends line_spacing above the first
  /// item.
  waterfall = NSLIDE_LAYOUT_WATERFALL,
};

/// Which item of a list keeps its place on the screen when something above it changes. An item named by
/// nslide_list_set_anchor goes before.
enum class Anchor : std::int32_t {
  /// Nothing: the offset stays.
  none = NSLIDE_ANCHOR_NONE,
  /// The first item, header or footer that is seen below overlap.
  visible = NSLIDE_ANCHOR_VISIBLE,
  /// The same, but at offset 0 nothing: what comes in there pushes the rest down.
  scrolled = NSLIDE_ANCHOR_SCROLLED,
};

/// The edge at which a list begins; it becomes longer at the other one.
enum class Grows : std::int32_t {
  /// From the top down.
  down = NSLIDE_GROWS_DOWN,
  /// From its end upwards: a chat.
  up = NSLIDE_GROWS_UP,
};

/// Which parts of a list are snap areas of its page.
enum class ListSnap : std::int32_t {
  /// None.
  none = NSLIDE_LIST_SNAP_NONE,
  /// Items.
  items = NSLIDE_LIST_SNAP_ITEMS,
  /// Sections, from header to footer.
  sections = NSLIDE_LIST_SNAP_SECTIONS,
};

/// In place of an item's index.
enum class ItemKind : std::int32_t {
  /// Its section's header.
  header = NSLIDE_ITEM_HEADER,
  /// Its section's footer.
  footer = NSLIDE_ITEM_FOOTER,
  /// None.
  none = NSLIDE_ITEM_NONE,
};

/// What else is known of an item; added together.
enum class ItemFlag : std::int32_t {
  /// A header or footer that is not at its own place, but stuck or pushed.
  stuck = NSLIDE_ITEM_IS_STUCK,
  /// Its height is its section's estimate: the host should measure it.
  estimated = NSLIDE_ITEM_IS_ESTIMATED,
};
constexpr ItemFlag operator|(ItemFlag a, ItemFlag b) {
  return static_cast<ItemFlag>(static_cast<std::int32_t>(a) | static_cast<std::int32_t>(b));
}
/// Whether flags hold all of these.
constexpr bool has(ItemFlag flags, ItemFlag these) {
  return static_cast<std::int32_t>(flags | these) == static_cast<std::int32_t>(flags);
}

/// What became of an item between two calls of nslide_list_update.
enum class ItemChangeKind : std::int32_t {
  /// Its view can be used for another.
  left = NSLIDE_ITEM_LEFT,
  /// It needs a view.
  entered = NSLIDE_ITEM_ENTERED,
};

/// What happened. Every event carries type, time, the instant at which it happened, and source, what began the motion
/// it belongs to; the other fields it sets are named here.
enum class EventType : std::int32_t {
  /// source: anything begins to move from rest.
  scroll_began = NSLIDE_EVENT_SCROLL_BEGAN,
  /// source: it rests again.
  scroll_ended = NSLIDE_EVENT_SCROLL_ENDED,
  /// source: a gesture begins to move something.
  drag_began = NSLIDE_EVENT_DRAG_BEGAN,
  /// source, will_decelerate: it has ended.
  drag_ended = NSLIDE_EVENT_DRAG_ENDED,
  /// source: a fling, bounce or page settling begins.
  deceleration_began = NSLIDE_EVENT_DECELERATION_BEGAN,
  /// source: it has ended or was caught.
  deceleration_ended = NSLIDE_EVENT_DECELERATION_ENDED,
  /// source, outer, inner, index: an offset changed; index is the page that moves, the one that is coming while pages
  /// turn; once a call.
  offset_changed = NSLIDE_EVENT_OFFSET_CHANGED,
  /// source, outer, inner: the header is fully collapsed.
  pinned = NSLIDE_EVENT_PINNED,
  /// source, outer, inner: it is no longer.
  unpinned = NSLIDE_EVENT_UNPINNED,
  /// source, index, from, to, position, progress: the pager moved; once a call.
  page_scrolled = NSLIDE_EVENT_PAGE_SCROLLED,
  /// source, index: the host should make this page.
  page_needed = NSLIDE_EVENT_PAGE_NEEDED,
  /// source, index: the host may drop this page.
  page_released = NSLIDE_EVENT_PAGE_RELEASED,
  /// source, index: more than load_threshold of the page shows.
  page_appeared = NSLIDE_EVENT_PAGE_APPEARED,
  /// source, index: it does no longer.
  page_disappeared = NSLIDE_EVENT_PAGE_DISAPPEARED,
  /// source, from, to: a page turn begins.
  page_transition_began = NSLIDE_EVENT_PAGE_TRANSITION_BEGAN,
  /// source, from, to, cancelled: it has ended.
  page_transition_ended = NSLIDE_EVENT_PAGE_TRANSITION_ENDED,
  /// source, index: the current page's number, -1 for none.
  page_changed = NSLIDE_EVENT_PAGE_CHANGED,
  /// source: all rests again; always the last.
  settled = NSLIDE_EVENT_SETTLED,
  /// source: the motion of nslide_scroll_to_top has ended there.
  scrolled_to_top = NSLIDE_EVENT_SCROLLED_TO_TOP,
  /// source, state: which scroll indicator shows, Indicator.
  indicators_changed = NSLIDE_EVENT_INDICATORS_CHANGED,
  /// source, state, index: how a pull to refresh stands, RefreshState, and on which page, -1 for the whole.
  refresh_changed = NSLIDE_EVENT_REFRESH_CHANGED,
  /// source, index: by load_more_distance or load_pull a page is to load more.
  load_more = NSLIDE_EVENT_LOAD_MORE,
  /// source, index: an end absorbed a fling: see nslide_get_edge. Since 0.2.
  fling_left = NSLIDE_EVENT_FLING_LEFT,
  /// source, index: the pager comes to rest at another page than was told, -1 for none: a swipe was let go, a command
  /// began. Tabs can follow it at once. Since 0.3.
  page_goal_changed = NSLIDE_EVENT_PAGE_GOAL_CHANGED,
  /// source, outer, inner: the header is fully open again. Since 0.3.
  opened = NSLIDE_EVENT_OPENED,
};

/// The structs whose sizes nslide_struct_size tells.
enum class StructKind : std::int32_t {
  /// Config.
  config = NSLIDE_STRUCT_CONFIG,
  /// PageSettings.
  page_settings = NSLIDE_STRUCT_PAGE_SETTINGS,
  /// Snapshot.
  snapshot = NSLIDE_STRUCT_SNAPSHOT,
  /// Page.
  page = NSLIDE_STRUCT_PAGE,
  /// Event.
  event = NSLIDE_STRUCT_EVENT,
  /// FrameBuffers.
  frame = NSLIDE_STRUCT_FRAME,
  /// HeaderPart.
  header_part = NSLIDE_STRUCT_HEADER_PART,
  /// Correction.
  correction = NSLIDE_STRUCT_CORRECTION,
  /// Edge.
  edge = NSLIDE_STRUCT_EDGE,
  /// Region.
  region = NSLIDE_STRUCT_REGION,
  /// SnapArea.
  snap_area = NSLIDE_STRUCT_SNAP_AREA,
  /// ListConfig.
  list_config = NSLIDE_STRUCT_LIST_CONFIG,
  /// Section.
  section = NSLIDE_STRUCT_SECTION,
  /// ListState.
  list_state = NSLIDE_STRUCT_LIST_STATE,
  /// Item.
  item = NSLIDE_STRUCT_ITEM,
  /// ItemRange.
  item_range = NSLIDE_STRUCT_ITEM_RANGE,
  /// ItemChange.
  item_change = NSLIDE_STRUCT_ITEM_CHANGE,
  /// Motion.
  motion = NSLIDE_STRUCT_MOTION,
  /// PointerSample.
  pointer_sample = NSLIDE_STRUCT_POINTER_SAMPLE,
  /// FlingSample. Since 0.2.
  fling_sample = NSLIDE_STRUCT_FLING_SAMPLE,
  /// Effect. Since 0.2.
  effect = NSLIDE_STRUCT_EFFECT,
};

// ------------------------------------------------------------------------------------------------------------ structs
// Each is laid out as its struct of C, so the library reads and writes them in place.

/// A rectangle in points, in the viewport's coordinates unless said otherwise.
struct Rect {
  /// Of its left edge.
  double x{};
  /// Of its top edge.
  double y{};
  /// 0 or more.
  double width{};
  /// 0 or more.
  double height{};
};

/// Margins in points, each from 0 to NSLIDE_MAX_LENGTH.
struct Insets {
  /// Above.
  double top{};
  /// At the left.
  double left{};
  /// Below.
  double bottom{};
  /// At the right.
  double right{};
};

/// All settings of a coordinator. Fill it with nslide_config_default, then change what you need. Each comment ends with
/// the setting's unit, range and default; a flag is 0 or 1.
struct Config {
  std::uint32_t struct_size = sizeof(nslide_config);
  /// The preset that other settings override. Physics; default IOS.
  Physics physics = Physics::ios;
  /// The viewport's width. Points, 0 to 1e12; default 390.
  double viewport_width = 390;
  /// The viewport's height. Points, 0 to 1e12; default 844.
  double viewport_height = 844;
  /// The header's height. Points, 0 to 1e12; default 0: no header.
  double header_height = 0;
  /// Height of the header that stays visible when it is collapsed. Points, 0 to 1e12; default 0.
  double header_min_height = 0;
  /// Height of the header that returns at once with HeaderMotion::quick_return_minimum. Points, 0 to 1e12; default 0.
  double header_return_height = 0;
  /// The hover bar's height. Points, 0 to 1e12; default 0: no hover bar.
  double hover_height = 0;
  /// The hover bar sticks this far below the top (navigation bar, notch). Points, 0 to 1e12; default 0.
  double pin_inset = 0;
  /// The collapse range, rounded up to a whole point. Points, 0 to 1e12; default NSLIDE_AUTO: derived from the heights.
  double pin_distance = NSLIDE_AUTO;
  /// Around everything. Points, 0 to 1e12; default 0.
  Insets main_margins{};
  /// Around header and hover bar. Points, 0 to 1e12; default 0.
  Insets top_margins{};
  /// Around the pager. Points, 0 to 1e12; default 0.
  Insets content_margins{};
  /// Between the top part and the pager's part. Points, 0 to 1e12; default 0.
  double main_spacing = 0;
  /// Between header and hover bar, if both are present. Points, 0 to 1e12; default 0.
  double top_spacing = 0;
  /// Between two pages. Points, 0 to 1e12; default 0.
  double page_spacing = 0;
  /// 1: page 1 is to the left of page 0. Flag; default 0.
  Flag right_to_left = false;
  /// 1: pulled down, the header grows instead of moving. Flag; default 0.
  Flag header_stretch = false;
  /// Which of header and page moves first. HeaderMotion; default FIRST.
  HeaderMotion header_motion = HeaderMotion::first;
  /// What a fling that began above the pager does when the header is fully collapsed. Seam; default CONTINUOUS.
  Seam seam = Seam::continuous;
  /// What shows a pull at the top. Overscroll::none, WHOLE, PAGE or BOTH; default WHOLE.
  Overscroll overscroll_top = Overscroll::whole;
  /// What shows a pull at the bottom. Overscroll::none, WHOLE or PAGE; default PAGE.
  Overscroll overscroll_bottom = Overscroll::page;
  /// When vertical overscroll is allowed. Bounces; default ALWAYS.
  Bounces bounces = Bounces::always;
  /// 0: no overscroll beyond the first and last page. Flag; default 1.
  Flag page_bounces = true;
  /// What a page's offset becomes while the header is open. PageMemory; default ALIGN.
  PageMemory page_memory = PageMemory::align;
  /// What a page shorter than the pager does to the header. ShortPage; default PAD.
  ShortPage short_page = ShortPage::pad;
  /// When the current page's index changes. PageIndex; default SETTLE.
  PageIndex page_index = PageIndex::settle;
  /// 0: swipes do not turn pages, commands still do. Flag; default 1.
  Flag horizontal_enabled = true;
  /// The area in which a horizontal swipe may begin. SwipeArea; default PAGES.
  SwipeArea swipe_area = SwipeArea::pages;
  /// 0: every page is needed at once. Fixed after creation. Flag; default 1.
  Flag lazy = true;
  /// How many pages on either side of the current one are needed too. Pages, 0 or more; default 0.
  std::int32_t prefetch = 0;
  /// How many needed pages are kept, the furthest released first. Pages, 0 or more; default 0: all.
  std::int32_t keep_alive = 0;
  /// Clamped to the pages there are; read at creation only. Index, 0 or more; default 0.
  std::int32_t initial_page = 0;
  /// Which end a header goes to that would rest half open, whatever left it there: a release, a fling, a step, a page
  /// command, a reload, a resize. If nslide_scroll_to has put it there, it stays until the next vertical input.
  /// HeaderSnap; default NONE.
  HeaderSnap header_snap = HeaderSnap::none;
  /// What nslide_scroll_to_top brings to the top. ScrollToTop; default WHOLE.
  ScrollToTop scroll_to_top = ScrollToTop::whole;
  /// Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it
  /// stays; fading it is the host's. Indicators; default SWITCH.
  Indicators indicators = Indicators::switch_;
  /// The place of the selected item in a strip of tabs that is wider than the hover bar. TabAlignment; default CENTER.
  TabAlignment tab_alignment = TabAlignment::center;
  /// 1: the last page and the first are neighbours; takes 2 pages or more. Flag; default 0.
  Flag endless = false;
  /// 0: a swipe passes pages as its velocity carries it, 1000 at most; 1: one. Flag; default 1.
  Flag page_always_stop = true;
  /// How a fling slows down. FlingCurve; default -1: the preset's.
  FlingCurve fling_curve = static_cast<FlingCurve>(-1);
  /// How a finger's velocity is taken from its last positions. VelocityEstimator; default -1: the preset's.
  VelocityEstimator velocity_estimator = static_cast<VelocityEstimator>(-1);
  /// What a fling gets of the one that its touch caught, if that led the same way. RepeatedFlings; default -1: the
  /// preset's.
  RepeatedFlings repeated_flings = static_cast<RepeatedFlings>(-1);
  /// How a command, a key, or a wheel step in lines or notches scrolls. None passes its goal: a velocity that leads
  /// there is held to what just arrives. Glide; default -1: the preset's.
  Glide wheel_glide = static_cast<Glide>(-1);
  /// 1: a wheel gesture, or steps no more than 0.5 s apart, stay with the coordinator that they first moved. Flag;
  /// default 0.
  Flag wheel_latch = false;
  /// What a movement beyond the path's top becomes. Chain; default AUTO.
  Chain chain_top = Chain::auto_;
  /// The same beyond its bottom. Chain; default AUTO.
  Chain chain_bottom = Chain::auto_;
  /// The same before the first page. Chain; default AUTO.
  Chain chain_start = Chain::auto_;
  /// The same beyond the last page. Chain; default AUTO.
  Chain chain_end = Chain::auto_;
  /// A page is needed when more than this fraction of it shows. Factor, 0 to 1, without 1; default 0.01.
  double load_threshold = 0.01;
  /// Of the velocity, with Seam::resisted. Per second, 0.001 to 1000; default 2.
  double seam_resistance = 2;
  /// Of a fling's velocity. Per second, 0.001 to 1000; default NSLIDE_AUTO: the preset's.
  double deceleration = NSLIDE_AUTO;
  /// Of a fling. Points per second squared, 1 to 1000000; default NSLIDE_AUTO: the curve's.
  double constant_deceleration = NSLIDE_AUTO;
  /// Of FlingCurve::spline. Factor, 0.0001 to 10; default NSLIDE_AUTO: 0.015.
  double fling_friction = NSLIDE_AUTO;
  /// A pointer that lifts slower throws nothing. Points per second, 0 to 1e9; default NSLIDE_AUTO: the preset's.
  double min_fling_velocity = NSLIDE_AUTO;
  /// A pointer throws no faster. Points per second, 0 to 1e9; default NSLIDE_AUTO: the preset's, which is 8000, of QT
  /// 2500.
  double max_fling_velocity = NSLIDE_AUTO;
  /// Slope of the rubber band at the edge. Factor, 0.001 to 1; default NSLIDE_AUTO: the preset's, and if that has none
  /// nothing overscrolls.
  double rubber_band = NSLIDE_AUTO;
  /// Period of the undamped bounce spring. Seconds, 0.01 to 100; default NSLIDE_AUTO: the preset's.
  double spring_response = NSLIDE_AUTO;
  /// Damping ratio of the bounce spring. Factor, 0.01 to 100; default NSLIDE_AUTO: 1, critical.
  double spring_damping = NSLIDE_AUTO;
  /// A motion ends this close to its goal. Points, 0.000001 to 100; default NSLIDE_AUTO: 0.1.
  double rest_distance = NSLIDE_AUTO;
  /// How far a pointer moves before it drags. Points, 0 to 1e12; default NSLIDE_AUTO: the preset's, which is 8 to 15.
  double touch_slop = NSLIDE_AUTO;
  /// A drag is horizontal when |dx| > axis_ratio |dy|. Factor, 0 to 1000; default 1.
  double axis_ratio = 1;
  /// How long a pointer is down before TouchState::pressed. Seconds, 0 to 10; default 0.1.
  double press_delay = 0.1;
  /// With HeaderSnap::direction: up to this a release snaps by the last movement. Points per second, 0 to 1e9; default
  /// 50.
  double snap_velocity = 50;
  /// Pulled further than this and let go it refreshes, held open by as much. Points, 0 to 1e12; default 0: never.
  double refresh_height = 0;
  /// EventType::load_more when less than this is left of the path. Points, 0 to 1e12; default 0: never.
  double load_more_distance = 0;
  /// Of the tabs' indicator, at most its item's. Points, 0 to 1e12; default 0: the item's.
  double indicator_width = 0;
  /// Of the tabs' indicator, at most the hover bar's. Points, 0 to 1e12; default 2.
  double indicator_height = 2;
  /// Of the indicator's corners, for the host to draw. Points, 0 to 1e12; default 1.
  double indicator_radius = 1;
  /// A swipe let go faster than this turns a page, however wide it is. Points per second, 0 to 1e9; default
  /// NSLIDE_AUTO: the preset's. Since 0.2.
  double page_flick_velocity = NSLIDE_AUTO;
  /// An exponential fling that becomes slower than this ends at once, unless it is led to a place. Points per second, 0
  /// to 1e9; default 0: it goes to its end. Since 0.2.
  double stop_velocity = 0;
  /// How long before a frame a pointer is shown that is resampled, at the least. Seconds, 0 to 0.1; default 0.0045.
  /// Since 0.2.
  double resampling_latency = 0.0045;
  /// How far beyond its last sample a pointer is followed that is resampled, at the most, of its way. Seconds, 0 to
  /// 0.1; default 0.012. Since 0.2.
  double resampling_ahead = 0.012;
  /// A touch that stops a slower motion may still be a tap. Points per second, 0 to 1e9; default 50. Since 0.2.
  double tap_velocity = 50;
  /// As touch_slop, of a mouse with a button down. Points, 0 to 1e12; default 3. Since 0.2.
  double mouse_slop = 3;
  /// What a command shows that turns over more than one page. FarTurns; default PAIR. Since 0.2.
  FarTurns far_turns = FarTurns::pair;
  /// How a key scrolls. Glide; default EASE. Since 0.2.
  Glide key_glide = Glide::ease;
  /// How an animated command scrolls. Glide; default -1: the preset's. Since 0.2.
  Glide command_glide = static_cast<Glide>(-1);
  /// How nslide_advance and nslide_frame place what a raw pointer drags. nslide_pointer always places it at the
  /// pointer. Resampling; default NONE. Since 0.2.
  Resampling resampling = Resampling::none;
  /// 1: commands, keys, snaps and page turns go there at once, and nothing bounces; flings and what a finger pulls
  /// stay. For who has asked the system for less motion. Flag; default 0. Since 0.2.
  Flag reduced_motion = false;
  /// Which of several fingers move the path or the pager. FingerRule; default NEWEST. Since 0.2.
  FingerRule fingers = FingerRule::newest;
  /// 1: an end that does not overscroll is stretched instead, by Edge's shown_x and shown_y, and gives that back first.
  /// Flag; default 0. Since 0.2.
  Flag edge_shown = false;
  /// What becomes of a vertical fling when the page is turned by a command, a key, a tab or a wheel. A touch stops it.
  /// PageTurn; default STOP. Since 0.2.
  PageTurn page_turn = PageTurn::stop;
  /// Between two items of the strip of tabs. Points, 0 to 1e12; default 0. Since 0.2.
  double tab_spacing = 0;
  /// Before the first item, which scrolls with it. Points, 0 to 1e12; default 0. Since 0.2.
  double tab_inset_start = 0;
  /// Behind the last item, likewise. Points, 0 to 1e12; default 0. Since 0.2.
  double tab_inset_end = 0;
  /// No item is narrower. Points, 0 to 1e12; default 0. Since 0.2.
  double tab_min_width = 0;
  /// How wide the items of the strip of tabs are; none is narrower than tab_min_width. TabFill; default CONTENT. Since
  /// 0.2.
  TabFill tab_fill = TabFill::content;
  /// Fixed after creation. PathAxis; default VERTICAL. Since 0.2.
  PathAxis axis = PathAxis::vertical;
  /// A pull down beyond the top never shows as much as this. Points, 1 to 1e12; default NSLIDE_AUTO: the height of what
  /// is pulled. Since 0.2.
  double refresh_limit = NSLIDE_AUTO;
  /// Pulled further than this and let go the second level opens, held open by as much. Points, 0 to 1e12; default 0:
  /// never. Since 0.2.
  double refresh_second_height = 0;
  /// 1: each page refreshes by itself, also if a pull shows on the whole. Flag; default 0. Since 0.2.
  Flag refresh_per_page = false;
  /// 1: pages go on behind what is pinned above them, up to the viewport's top, for bars that one can see through.
  /// Their lists tell what is there as seen. Flag; default 0. Since 0.2.
  Flag pager_under_pinned = false;
  /// Pulled further than this beyond its end and let go, a page asks for more by EventType::load_more. If the pull
  /// shows on the page, it is held open by as much until it loads no more. Points, 0 to 1e12; default 0: never. Since
  /// 0.2.
  double load_pull = 0;
  /// With HoverHides::after_time, how long nothing moves before the bar hides. All is at rest meanwhile, but
  /// needs_frame is 1; nslide_get_next_change says when the bar hides. Seconds, 0 to 3600; default 3. Since 0.2.
  double hover_hide_delay = 3;
  /// What hides the hover bar when it is pinned. It slides up out of its place, never further than the page is
  /// scrolled, and nothing else moves: pages that are to be seen there go on behind it, by pager_under_pinned, and
  /// their lists count what of the bar is seen. Let go half way, it moves on to whole or hidden, in 0.2 s. It comes
  /// back when the header opens and with another page. The snapshot's hover is its frame as seen. HoverHides; default
  /// NEVER. Since 0.2.
  HoverHides hover_hides = HoverHides::never;
  /// Where in the pager the current page lies, if pages are narrower. PageAlignment; default START. Since 0.3.
  PageAlignment page_alignment = PageAlignment::start;
  /// Who continues the motion that fingers on a trackpad have let go. TrackpadMomentum; default SYSTEM. Since 0.3.
  TrackpadMomentum trackpad_momentum = TrackpadMomentum::system;
  /// What a page does to the header that comes in and does not let it collapse so far, by its short_page.
  /// ShortPageArrival; default KEEP. Since 0.3.
  ShortPageArrival short_page_arrival = ShortPageArrival::keep;
  /// How far a swipe slower than page_flick_velocity must lead to turn a page. Of the way to the next page. Factor, 0
  /// to 1; default NSLIDE_AUTO: the preset's, 0.5, of ANDROID 0.6. Since 0.3.
  double page_turn_distance = NSLIDE_AUTO;
  /// How wide a page is, of the pager's width: narrower pages show several at a time. Factor, 0.1 to 1; default 1.
  /// Since 0.3.
  double page_width = 1;
};

/// Settings of one page; -1 or NSLIDE_AUTO, the default, takes the coordinator's. Fill it with nslide_get_page_settings
/// first.
struct PageSettings {
  std::uint32_t struct_size = sizeof(nslide_page_settings);
  /// What shows a pull beyond an end. Overscroll; default INHERIT: the coordinator's.
  Overscroll overscroll_top = Overscroll::inherit;
  /// What a fling that began above the pager does when the header is fully collapsed. Seam; default -1: the
  /// coordinator's.
  Seam seam = static_cast<Seam>(-1);
  /// What a page shorter than the pager does to the header. ShortPage; default -1: the coordinator's.
  ShortPage short_page = static_cast<ShortPage>(-1);
  /// What nslide_scroll_to_top brings to the top. ScrollToTop; default -1: the coordinator's.
  ScrollToTop scroll_to_top = static_cast<ScrollToTop>(-1);
  /// Which scroll indicator shows: that of what moved last, if its content is longer than its viewport. At rest it
  /// stays; fading it is the host's. Indicators; default -1: the coordinator's.
  Indicators indicators = static_cast<Indicators>(-1);
  /// As the coordinator's, for this page. Points, 0 to 1e12; default NSLIDE_AUTO: the coordinator's.
  double refresh_height = NSLIDE_AUTO;
  /// Of the page's item in the strip of tabs. Points, 0 to 1e12; default NSLIDE_AUTO: the bar's width / pages.
  double tab_width = NSLIDE_AUTO;
  /// The host's own number of the page, for nslide_reload_keyed. Any number; default 0: none.
  std::int64_t key = 0;
  /// As the coordinator's, for this page. Points, 0 to 1e12; default NSLIDE_AUTO: the coordinator's. Since 0.2.
  double load_more_distance = NSLIDE_AUTO;
  /// 1: there is nothing more to load, and nothing is asked for until this is 0 again. Flag; default 0. Since 0.2.
  Flag no_more = false;
  std::int32_t reserved{};
};

/// One part of a header, top to bottom. Lengths in points, from 0 to NSLIDE_MAX_LENGTH.
struct HeaderPart {
  /// Of the whole part, without its margins.
  double height{};
  /// STAYS: the height that stays; RETURNS: the height that returns early; NSLIDE_AUTO: its height.
  double min_height{};
  /// Above it; margins scroll away.
  double margin_top{};
  /// Below it.
  double margin_bottom{};
  /// PartRule::away, PartRule::stays or PartRule::returns.
  PartRule rule{};
  /// PartSnap::rest_anywhere, PartSnap::snaps or PartSnap::snaps_with_margins.
  PartSnap snap{};
};

/// What a host has to do to a scroll view of its own.
struct Correction {
  /// ObservedView::outer, ObservedView::pager or a page's index.
  std::int32_t view{};
  /// The view that the velocity is for, ObservedView::none for no view.
  std::int32_t heir{};
  /// The offset to put the view at, points.
  double offset{};
  /// What it lost at the seam: a host that can starts a fling of the heir with it; points per second.
  double velocity{};
  /// 1 or more, for nslide_observe: the view was moved by this correction. Since 0.3.
  std::int32_t token{};
  std::int32_t reserved{};
};

/// What an end was given that does not overscroll, for a glow or a stretch of the host's. Signs as unconsumed.
struct Edge {
  /// How far the gesture has pulled beyond the pager's end, points; 0 again when it turns or ends. With edge_shown what
  /// turns takes it back first.
  double pull_x{};
  /// The same beyond an end of the path.
  double pull_y{};
  /// That across the path, 0: a page turn ends on its page.
  double velocity_x{};
  /// Along the path: the velocity that its end absorbed of the last fling, points per second; 0 again with the next
  /// touch, wheel step or command.
  double velocity_y{};
  /// How far the pager's end is stretched, points; 0 unless edge_shown is 1. Since 0.3.
  double shown_x{};
  /// The same at the ends of the path. Since 0.3.
  double shown_y{};
};

/// A rectangle in which the host claims an axis for itself: a carousel in the header, a map in a page.
struct Region {
  /// In points of what it lies in: the header, the hover bar, the viewport, or a page's content.
  Rect frame{};
  /// RegionView::header, HOVER or VIEWPORT, or the index of a page.
  std::int32_t view{};
  /// Axis::vertical and Axis::horizontal, added.
  Axis axes{};
};

/// A stretch of a page's content that the path rests on.
struct SnapArea {
  /// From the content's top, points, 0 to NSLIDE_MAX_LENGTH.
  double start{};
  /// Points, 0 to NSLIDE_MAX_LENGTH.
  double length{};
  /// Align::start, CENTER or END: which of its places goes to that of the page's port.
  Align align{};
  /// 1: no fling passes it; else 0.
  Flag always_stop{};
  /// The host's own number of the area, 0 for none: by it the page knows the area again.
  std::int64_t key{};
  /// By how much more than its length counts, before its start; negative: less. Points, within NSLIDE_MAX_LENGTH either
  /// way.
  double margin_start{};
  /// The same behind its end.
  double margin_end{};
};

/// One sample of a fling's own curve: how much of its way a fling has gone by how much of its time.
struct FlingSample {
  /// Share of the fling's time, 0 to 1.
  double time{};
  /// Share of its way, 0 to 1.
  double way{};
};

/// A number that follows the scroll: a parallax, the opacity of a title, the size of an avatar. Up to start it is
/// at_start, from stop on it is at_stop. More stretches of the same effect may come right behind it: of them each holds
/// beyond its start.
struct Effect {
  /// EffectSource. With MORE, the effect before says source, page, unit and item.
  EffectSource source{};
  /// Of OFFSET and ITEM: a page, NSLIDE_NO_PAGE for the current one. For a page that is not there the number is
  /// at_start.
  std::int32_t page{};
  /// EffectUnit. Of start and stop.
  EffectUnit unit{};
  /// Easing. Within the stretch.
  Easing easing{};
  /// The start of the stretch, within NSLIDE_MAX_LENGTH; of MORE not before the one before stops.
  double start{};
  /// Its end, not before start. If it equals start, the number jumps there.
  double stop{};
  /// The number up to start, within NSLIDE_MAX_LENGTH.
  double at_start{};
  /// The number from stop on, within NSLIDE_MAX_LENGTH.
  double at_stop{};
  /// Of ITEM: its top in the page's content, points, within NSLIDE_MAX_LENGTH.
  double item_y{};
  /// Of ITEM: points, 0 to NSLIDE_MAX_LENGTH.
  double item_height{};
};

/// Settings of a list. Fill it with nslide_list_config_default. Each comment ends with the setting's unit, range and
/// default; a flag is 0 or 1.
struct ListConfig {
  std::uint32_t struct_size = sizeof(nslide_list_config);
  /// Which item of a list keeps its place on the screen when something above it changes. An item named by
  /// nslide_list_set_anchor goes before. Anchor; default VISIBLE.
  Anchor anchor = Anchor::visible;
  /// 1: if the end is seen, it stays so when content comes, goes or changes: a chat's. Flag; default 0.
  Flag stick_to_end = false;
  /// 1: the first column of grids and waterfalls is the rightmost. Flag; default 0.
  Flag right_to_left = false;
  /// The content is at least so high. Points, 0 to 1e12; default 0.
  double minimum_height = 0;
  /// What of the top of what is seen is covered by something of the host's, a translucent bar; sticky headers stop
  /// below it, and items are brought into view below it. Points, 0 to 1e12; default 0.
  double overlap = 0;
  /// Of the list while it is attached to no page. Points, 0 to 1e12; default 390.
  double width = 390;
  /// Of what is seen of it then. Points, 0 to 1e12; default 844.
  double height = 844;
  /// UP: what is shorter than the port lies at its lower end; the list begins at its end, stays there if that is seen,
  /// and asks for more above. Grows; default DOWN. Since 0.2.
  Grows grows = Grows::down;
  /// Which of its items or sections are snap areas of its page, see nslide_set_snap_areas, which goes before. An item
  /// counts with the sticky header above it and the sticky footer below it. Each is found in log n. ListSnap; default
  /// NONE. Since 0.2.
  ListSnap snap = ListSnap::none;
  /// Of each section's items the first, and from there every so many; in a grid its lines. Index, 0 to 1e9; default 0:
  /// each. Since 0.2.
  std::int32_t snap_every = 0;
  /// Which of its places goes to that of the port. In a waterfall of several columns the items' tops count.
  /// Align::start, CENTER or END; default START. Since 0.2.
  Align snap_align = Align::start;
  /// Whether a page's path rests on its snap areas. SnapStrictness; default PROXIMITY. Since 0.2.
  SnapStrictness snap_strictness = SnapStrictness::proximity;
  /// 1: no fling passes any of them. Flag; default 0. Since 0.2.
  Flag snap_always_stop = false;
  /// With stick_to_end or UP, how near its end the list counts as at it, unless a finger holds it. Points, 0 to 1e12;
  /// default 1. Since 0.3.
  double stick_distance = 1;
};

/// Settings of a list's section. Fill it with nslide_section_default. Each comment ends with the setting's unit, range
/// and default; a flag is 0 or 1.
struct Section {
  std::uint32_t struct_size = sizeof(nslide_section);
  /// How a list's section places its items. Layout; default LIST.
  Layout layout = Layout::list;
  /// Of a grid or waterfall; 0: as min_item_width says. Columns, 0 to 256; default 1.
  std::int32_t columns = 1;
  /// 1: while the section is seen, the header is, at the top of what is seen, until the section's end pushes it up.
  /// Flag; default 1.
  Flag sticky_header = true;
  /// 1: the footer in the same way at the bottom of what is seen. Flag; default 0.
  Flag sticky_footer = false;
  /// 1: item_height is only an estimate, for the host to measure the items as they are seen. Flag; default 0.
  Flag estimated = false;
  /// If columns is 0: as many columns of at least this width as have room. Points, 0 to 1e12; default 0: one.
  double min_item_width = 0;
  /// The section header's height. Points, 0 to 1e12; default 0: no header.
  double header_height = 0;
  /// The section footer's height. Points, 0 to 1e12; default 0: no footer.
  double footer_height = 0;
  /// Around the items, between header and footer. Points, 0 to 1e12; default 0.
  Insets insets{};
  /// Between two columns. Points, 0 to 1e12; default 0.
  double item_spacing = 0;
  /// Between an item and the next below it. Points, 0 to 1e12; default 0.
  double line_spacing = 0;
  /// Of every item that was given none of its own. Points, 0 to 1e12; default 44.
  double item_height = 44;
};

/// How a list stands.
struct ListState {
  std::uint32_t struct_size = sizeof(nslide_list_state);
  /// The page it is attached to, NSLIDE_NO_PAGE for none.
  std::int32_t page{};
  /// The coordinator of that page, 0 for none.
  nslide_coordinator coordinator{};
  /// How many sections there are.
  std::int32_t section_count{};
  /// How many items there are in all sections.
  std::int32_t item_count{};
  /// Points.
  double content_height{};
  /// As seen, overscroll included, points.
  double offset{};
  /// The greatest without overscroll, points; below 0 if a list that grows up is shorter than its port.
  double max_offset{};
  /// Of the list, points.
  double width{};
  /// Of what is seen of it: less than the pager's while the header is open; points.
  double height{};
};

/// An item, or a section's header or footer, and its frame.
struct Item {
  /// Points, from the content's left and top; on the screen it lies lower by the y where the page's content begins, see
  /// Page.
  Rect frame{};
  /// Its section's index.
  std::int32_t section{};
  /// Its index in the section, ItemKind::header or ItemKind::footer.
  std::int32_t item{};
  /// The number nslide_list_update has given it, -1 for none.
  std::int32_t slot{};
  /// ItemFlag::stuck and ItemFlag::estimated, added.
  ItemFlag flags{};
};

/// From the first to the last of what is seen: items, headers and footers at their own places.
struct ItemRange {
  /// -1: there is nothing to see.
  std::int32_t first_section{};
  /// An index, ItemKind::header or ItemKind::footer.
  std::int32_t first_item{};
  /// As first_section.
  std::int32_t last_section{};
  /// As first_item.
  std::int32_t last_item{};
};

/// What came into view, or went out of it.
struct ItemChange {
  /// ItemChangeKind::left or ItemChangeKind::entered.
  ItemChangeKind kind{};
  /// Of its view: the lowest number that is free when it enters; its own as long as it is seen.
  std::int32_t slot{};
  /// ENTERED: its section; LEFT: its section now, -1 if it was removed.
  std::int32_t section{};
  /// ENTERED: as Item; LEFT: likewise, ItemKind::none if it was removed.
  std::int32_t item{};
};

/// Everything a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled.
/// Lengths in points, velocities in points per second.
struct Snapshot {
  std::uint32_t struct_size = sizeof(nslide_snapshot);
  /// Phase.
  Phase phase{};
  /// CollapseState::expanded, CollapseState::collapsing or CollapseState::pinned.
  CollapseState collapse_state{};
  /// 1: nothing moves and nothing is held.
  Flag at_rest{};
  /// 1: the next nslide_advance will change something.
  Flag needs_frame{};
  /// The current page, -1 for none.
  std::int32_t page_index{};
  /// How many pages there are.
  std::int32_t page_count{};
  /// The first of the pages between which the pager is, -1 when it is at rest on a page.
  std::int32_t transition_from{};
  /// The second of them, -1 likewise.
  std::int32_t transition_to{};
  /// How many pages show: 0 to NSLIDE_MAX_VISIBLE_PAGES.
  std::int32_t visible_pages{};
  /// Events waiting to be polled.
  std::uint32_t events_queued{};
  /// Events dropped since creation because the host never polled; normally 0.
  std::uint32_t events_lost{};
  /// Indicator: whose scroll indicator shows.
  Indicator indicator{};
  /// RefreshState: of what a pull would refresh, the whole or the current page.
  RefreshState refresh{};
  /// TouchState.
  TouchState touch{};
  /// 1: nslide_retarget may change the end of the motion.
  Flag can_retarget{};
  /// The time of the last frame, or of the last pointer event if that is later, seconds.
  double time{};
  /// Offset of the whole.
  double outer{};
  /// Offset of the current page, of page_index; also while another page moves in a page turn.
  double inner{};
  /// outer + inner.
  double path{};
  /// The collapse range R.
  double range{};
  /// R, or less on a short page.
  double max_outer{};
  /// The current page's greatest offset.
  double max_inner{};
  /// Seen overshoot: top negative, bottom positive, else 0.
  double overscroll{};
  /// outer / R within 0 to 1; 0 if R is 0.
  double collapse{};
  /// Height of the header that shows below the pin inset, at most its height.
  double header_shown{};
  /// How much the header has grown beyond its height.
  double header_stretch{};
  /// Of a motion, in offset direction; 0 under a finger.
  double velocity_x{};
  /// Likewise.
  double velocity_y{};
  /// outer at the end of the vertical motion; outer itself when nothing moves.
  double rest_outer{};
  /// inner then; while pages turn, that of the page that is moved.
  double rest_inner{};
  /// What the last session update or wheel step left over; 0 after a fling.
  double unconsumed_x{};
  /// Likewise.
  double unconsumed_y{};
  /// In pages: 1.5 is half way from page 1 to page 2; endless: -1 to page_count. In a turn over several pages it runs
  /// over the whole way, though two pages show.
  double page_position{};
  /// 0 at transition_from to 1 at transition_to.
  double transition_progress{};
  /// The header's frame.
  Rect header{};
  /// The hover bar's frame.
  Rect hover{};
  /// The pager's frame.
  Rect pager{};
  /// Of the whole's scroll indicator, from the viewport's top.
  double outer_bar_position{};
  /// Its length.
  double outer_bar_length{};
  /// Of the current page's scroll indicator, from the pager's top.
  double page_bar_position{};
  /// Its length.
  double page_bar_length{};
  /// How far the strip of tabs is scrolled.
  double tab_offset{};
  /// In the hover bar's coordinates.
  Rect tab_indicator{};
  /// The page at which the pager comes to rest, as far as that is decided; page_index while a hand holds it, -1 for
  /// none. Since 0.3.
  std::int32_t page_goal{};
  /// Direction::up or Direction::down: which way header and page move, or a hand has moved them last; Direction::none
  /// if neither. Since 0.3.
  Direction direction{};
};

/// One page. Lengths in points.
struct Page {
  /// Its number, from 0.
  std::int32_t index{};
  /// 1: asked for by EventType::page_needed and not released.
  Flag needed{};
  /// 1: some of it shows.
  Flag visible{};
  /// RefreshState: of a pull of the page alone, not of the whole.
  RefreshState refresh{};
  /// 1: from EventType::load_more until nslide_end_load or until the content grows.
  Flag loading{};
  std::int32_t reserved{};
  /// As the host or its list gave it.
  double content_height{};
  /// As seen, overscroll included; below 0 if its list grows up and is short.
  double offset{};
  /// The greatest without overscroll; likewise.
  double max_offset{};
  /// In the viewport; the page's content begins at frame.y - offset.
  Rect frame{};
};

/// One event. Fields that its type does not set are 0, indices -1.
struct Event {
  /// EventType.
  EventType type{};
  /// A page.
  std::int32_t index{};
  /// The page that a transition leaves.
  std::int32_t from{};
  /// The page that it goes to.
  std::int32_t to{};
  /// 1: the transition was given up.
  Flag cancelled{};
  /// 1: a deceleration follows the drag.
  Flag will_decelerate{};
  /// Source: what began the motion it belongs to.
  Source source{};
  /// Indicator or RefreshState, as its type says.
  std::int32_t state{};
  /// The instant at which it happened, seconds; it may lie before the time of the call.
  double time{};
  /// Offset of the whole, points.
  double outer{};
  /// Offset of the page that is moved, points.
  double inner{};
  /// In pages, as page_position.
  double position{};
  /// Of the transition, 0 to 1.
  double progress{};
};

/// What moves in every frame, for hosts that keep the rest: see generation. Lengths in points, velocities in points per
/// second; each field is the snapshot's of that name, header_y that of header.y and so on.
struct Motion {
  std::uint32_t struct_size = sizeof(nslide_motion);
  /// Another number whenever a field of Snapshot has changed that is neither here nor moves with what is here: read the
  /// snapshot, and the pages, again when it is not the one that was read last. Compare it for inequality only. It is
  /// never 0 until it has gone through all numbers, and counts anew in a restored coordinator. What moves with what is
  /// here is collapse_state, header_shown, header_stretch, rest_outer, rest_inner, unconsumed_x and _y,
  /// transition_progress and both scroll indicators; events_queued and events_lost do not count.
  std::uint32_t generation{};
  /// Phase.
  Phase phase{};
  /// 1: the next nslide_advance will change something.
  Flag needs_frame{};
  /// As the snapshot's.
  double time{};
  /// Offset of the whole.
  double outer{};
  /// Offset of the current page.
  double inner{};
  /// outer + inner.
  double path{};
  /// Seen overshoot: top negative, bottom positive, else 0.
  double overscroll{};
  /// outer / R within 0 to 1; 0 if R is 0.
  double collapse{};
  /// Of a motion, in offset direction; 0 under a finger.
  double velocity_x{};
  /// Likewise.
  double velocity_y{};
  /// In pages.
  double page_position{};
  /// The header's top. With axis HORIZONTAL this and what follows are along the path, from where it begins: of a header
  /// at the left, or at the right with right_to_left.
  double header_y{};
  /// Its height, with what it is stretched by.
  double header_height{};
  /// The hover bar's top.
  double hover_y{};
  /// The pager's top.
  double pager_y{};
  /// How far the strip of tabs is scrolled.
  double tab_offset{};
  /// The left edge of the strip's indicator, in the hover bar's coordinates.
  double indicator_x{};
  /// Its width.
  double indicator_width{};
};

/// One pointer event for nslide_frame: the parameters of nslide_pointer.
struct PointerSample {
  /// PointerAction.
  PointerAction action{};
  /// Source::touch, MOUSE or PEN.
  Source source{};
  /// Any number the host keeps for one finger from down to up.
  std::int64_t id{};
  /// In the viewport, points, within NSLIDE_MAX_LENGTH either way.
  double x{};
  /// Likewise.
  double y{};
  /// When the hardware saw it, seconds: as nslide_pointer, and not after the frame's time.
  double time{};
};

namespace detail {
inline nslide_rect *c(Rect *its) noexcept {
  return reinterpret_cast<nslide_rect *>(its);
}
inline const nslide_rect *c(const Rect *its) noexcept {
  return reinterpret_cast<const nslide_rect *>(its);
}
inline nslide_insets *c(Insets *its) noexcept {
  return reinterpret_cast<nslide_insets *>(its);
}
inline const nslide_insets *c(const Insets *its) noexcept {
  return reinterpret_cast<const nslide_insets *>(its);
}
inline nslide_config *c(Config *its) noexcept {
  return reinterpret_cast<nslide_config *>(its);
}
inline const nslide_config *c(const Config *its) noexcept {
  return reinterpret_cast<const nslide_config *>(its);
}
inline nslide_page_settings *c(PageSettings *its) noexcept {
  return reinterpret_cast<nslide_page_settings *>(its);
}
inline const nslide_page_settings *c(const PageSettings *its) noexcept {
  return reinterpret_cast<const nslide_page_settings *>(its);
}
inline nslide_header_part *c(HeaderPart *its) noexcept {
  return reinterpret_cast<nslide_header_part *>(its);
}
inline const nslide_header_part *c(const HeaderPart *its) noexcept {
  return reinterpret_cast<const nslide_header_part *>(its);
}
inline nslide_correction *c(Correction *its) noexcept {
  return reinterpret_cast<nslide_correction *>(its);
}
inline const nslide_correction *c(const Correction *its) noexcept {
  return reinterpret_cast<const nslide_correction *>(its);
}
inline nslide_edge *c(Edge *its) noexcept {
  return reinterpret_cast<nslide_edge *>(its);
}
inline const nslide_edge *c(const Edge *its) noexcept {
  return reinterpret_cast<const nslide_edge *>(its);
}
inline nslide_region *c(Region *its) noexcept {
  return reinterpret_cast<nslide_region *>(its);
}
inline const nslide_region *c(const Region *its) noexcept {
  return reinterpret_cast<const nslide_region *>(its);
}
inline nslide_snap_area *c(SnapArea *its) noexcept {
  return reinterpret_cast<nslide_snap_area *>(its);
}
inline const nslide_snap_area *c(const SnapArea *its) noexcept {
  return reinterpret_cast<const nslide_snap_area *>(its);
}
inline nslide_fling_sample *c(FlingSample *its) noexcept {
  return reinterpret_cast<nslide_fling_sample *>(its);
}
inline const nslide_fling_sample *c(const FlingSample *its) noexcept {
  return reinterpret_cast<const nslide_fling_sample *>(its);
}
inline nslide_effect *c(Effect *its) noexcept {
  return reinterpret_cast<nslide_effect *>(its);
}
inline const nslide_effect *c(const Effect *its) noexcept {
  return reinterpret_cast<const nslide_effect *>(its);
}
inline nslide_list_config *c(ListConfig *its) noexcept {
  return reinterpret_cast<nslide_list_config *>(its);
}
inline const nslide_list_config *c(const ListConfig *its) noexcept {
  return reinterpret_cast<const nslide_list_config *>(its);
}
inline nslide_section *c(Section *its) noexcept {
  return reinterpret_cast<nslide_section *>(its);
}
inline const nslide_section *c(const Section *its) noexcept {
  return reinterpret_cast<const nslide_section *>(its);
}
inline nslide_list_state *c(ListState *its) noexcept {
  return reinterpret_cast<nslide_list_state *>(its);
}
inline const nslide_list_state *c(const ListState *its) noexcept {
  return reinterpret_cast<const nslide_list_state *>(its);
}
inline nslide_item *c(Item *its) noexcept {
  return reinterpret_cast<nslide_item *>(its);
}
inline const nslide_item *c(const Item *its) noexcept {
  return reinterpret_cast<const nslide_item *>(its);
}
inline nslide_item_range *c(ItemRange *its) noexcept {
  return reinterpret_cast<nslide_item_range *>(its);
}
inline const nslide_item_range *c(const ItemRange *its) noexcept {
  return reinterpret_cast<const nslide_item_range *>(its);
}
inline nslide_item_change *c(ItemChange *its) noexcept {
  return reinterpret_cast<nslide_item_change *>(its);
}
inline const nslide_item_change *c(const ItemChange *its) noexcept {
  return reinterpret_cast<const nslide_item_change *>(its);
}
inline nslide_snapshot *c(Snapshot *its) noexcept {
  return reinterpret_cast<nslide_snapshot *>(its);
}
inline const nslide_snapshot *c(const Snapshot *its) noexcept {
  return reinterpret_cast<const nslide_snapshot *>(its);
}
inline nslide_page *c(Page *its) noexcept {
  return reinterpret_cast<nslide_page *>(its);
}
inline const nslide_page *c(const Page *its) noexcept {
  return reinterpret_cast<const nslide_page *>(its);
}
inline nslide_event *c(Event *its) noexcept {
  return reinterpret_cast<nslide_event *>(its);
}
inline const nslide_event *c(const Event *its) noexcept {
  return reinterpret_cast<const nslide_event *>(its);
}
inline nslide_motion *c(Motion *its) noexcept {
  return reinterpret_cast<nslide_motion *>(its);
}
inline const nslide_motion *c(const Motion *its) noexcept {
  return reinterpret_cast<const nslide_motion *>(its);
}
inline nslide_pointer_sample *c(PointerSample *its) noexcept {
  return reinterpret_cast<nslide_pointer_sample *>(its);
}
inline const nslide_pointer_sample *c(const PointerSample *its) noexcept {
  return reinterpret_cast<const nslide_pointer_sample *>(its);
}
static_assert(sizeof(Rect) == sizeof(nslide_rect));
static_assert(offsetof(Rect, x) == offsetof(nslide_rect, x));
static_assert(offsetof(Rect, y) == offsetof(nslide_rect, y));
static_assert(offsetof(Rect, width) == offsetof(nslide_rect, width));
static_assert(offsetof(Rect, height) == offsetof(nslide_rect, height));
static_assert(sizeof(Insets) == sizeof(nslide_insets));
static_assert(offsetof(Insets, top) == offsetof(nslide_insets, top));
static_assert(offsetof(Insets, left) == offsetof(nslide_insets, left));
static_assert(offsetof(Insets, bottom) == offsetof(nslide_insets, bottom));
static_assert(offsetof(Insets, right) == offsetof(nslide_insets, right));
static_assert(sizeof(Config) == sizeof(nslide_config));
static_assert(offsetof(Config, struct_size) == offsetof(nslide_config, struct_size));
static_assert(offsetof(Config, physics) == offsetof(nslide_config, physics));
static_assert(offsetof(Config, viewport_width) == offsetof(nslide_config, viewport_width));
static_assert(offsetof(Config, viewport_height) == offsetof(nslide_config, viewport_height));
static_assert(offsetof(Config, header_height) == offsetof(nslide_config, header_height));
static_assert(offsetof(Config, header_min_height) == offsetof(nslide_config, header_min_height));
static_assert(offsetof(Config, header_return_height) == offsetof(nslide_config, header_return_height));
static_assert(offsetof(Config, hover_height) == offsetof(nslide_config, hover_height));
static_assert(offsetof(Config, pin_inset) == offsetof(nslide_config, pin_inset));
static_assert(offsetof(Config, pin_distance) == offsetof(nslide_config, pin_distance));
static_assert(offsetof(Config, main_margins) == offsetof(nslide_config, main_margins));
static_assert(offsetof(Config, top_margins) == offsetof(nslide_config, top_margins));
static_assert(offsetof(Config, content_margins) == offsetof(nslide_config, content_margins));
static_assert(offsetof(Config, main_spacing) == offsetof(nslide_config, main_spacing));
static_assert(offsetof(Config, top_spacing) == offsetof(nslide_config, top_spacing));
static_assert(offsetof(Config, page_spacing) == offsetof(nslide_config, page_spacing));
static_assert(offsetof(Config, right_to_left) == offsetof(nslide_config, right_to_left));
static_assert(offsetof(Config, header_stretch) == offsetof(nslide_config, header_stretch));
static_assert(offsetof(Config, header_motion) == offsetof(nslide_config, header_motion));
static_assert(offsetof(Config, seam) == offsetof(nslide_config, seam));
static_assert(offsetof(Config, overscroll_top) == offsetof(nslide_config, overscroll_top));
static_assert(offsetof(Config, overscroll_bottom) == offsetof(nslide_config, overscroll_bottom));
static_assert(offsetof(Config, bounces) == offsetof(nslide_config, bounces));
static_assert(offsetof(Config, page_bounces) == offsetof(nslide_config, page_bounces));
static_assert(offsetof(Config, page_memory) == offsetof(nslide_config, page_memory));
static_assert(offsetof(Config, short_page) == offsetof(nslide_config, short_page));
static_assert(offsetof(Config, page_index) == offsetof(nslide_config, page_index));
static_assert(offsetof(Config, horizontal_enabled) == offsetof(nslide_config, horizontal_enabled));
static_assert(offsetof(Config, swipe_area) == offsetof(nslide_config, swipe_area));
static_assert(offsetof(Config, lazy) == offsetof(nslide_config, lazy));
static_assert(offsetof(Config, prefetch) == offsetof(nslide_config, prefetch));
static_assert(offsetof(Config, keep_alive) == offsetof(nslide_config, keep_alive));
static_assert(offsetof(Config, initial_page) == offsetof(nslide_config, initial_page));
static_assert(offsetof(Config, header_snap) == offsetof(nslide_config, header_snap));
static_assert(offsetof(Config, scroll_to_top) == offsetof(nslide_config, scroll_to_top));
static_assert(offsetof(Config, indicators) == offsetof(nslide_config, indicators));
static_assert(offsetof(Config, tab_alignment) == offsetof(nslide_config, tab_alignment));
static_assert(offsetof(Config, endless) == offsetof(nslide_config, endless));
static_assert(offsetof(Config, page_always_stop) == offsetof(nslide_config, page_always_stop));
static_assert(offsetof(Config, fling_curve) == offsetof(nslide_config, fling_curve));
static_assert(offsetof(Config, velocity_estimator) == offsetof(nslide_config, velocity_estimator));
static_assert(offsetof(Config, repeated_flings) == offsetof(nslide_config, repeated_flings));
static_assert(offsetof(Config, wheel_glide) == offsetof(nslide_config, wheel_glide));
static_assert(offsetof(Config, wheel_latch) == offsetof(nslide_config, wheel_latch));
static_assert(offsetof(Config, chain_top) == offsetof(nslide_config, chain_top));
static_assert(offsetof(Config, chain_bottom) == offsetof(nslide_config, chain_bottom));
static_assert(offsetof(Config, chain_start) == offsetof(nslide_config, chain_start));
static_assert(offsetof(Config, chain_end) == offsetof(nslide_config, chain_end));
static_assert(offsetof(Config, load_threshold) == offsetof(nslide_config, load_threshold));
static_assert(offsetof(Config, seam_resistance) == offsetof(nslide_config, seam_resistance));
static_assert(offsetof(Config, deceleration) == offsetof(nslide_config, deceleration));
static_assert(offsetof(Config, constant_deceleration) == offsetof(nslide_config, constant_deceleration));
static_assert(offsetof(Config, fling_friction) == offsetof(nslide_config, fling_friction));
static_assert(offsetof(Config, min_fling_velocity) == offsetof(nslide_config, min_fling_velocity));
static_assert(offsetof(Config, max_fling_velocity) == offsetof(nslide_config, max_fling_velocity));
static_assert(offsetof(Config, rubber_band) == offsetof(nslide_config, rubber_band));
static_assert(offsetof(Config, spring_response) == offsetof(nslide_config, spring_response));
static_assert(offsetof(Config, spring_damping) == offsetof(nslide_config, spring_damping));
static_assert(offsetof(Config, rest_distance) == offsetof(nslide_config, rest_distance));
static_assert(offsetof(Config, touch_slop) == offsetof(nslide_config, touch_slop));
static_assert(offsetof(Config, axis_ratio) == offsetof(nslide_config, axis_ratio));
static_assert(offsetof(Config, press_delay) == offsetof(nslide_config, press_delay));
static_assert(offsetof(Config, snap_velocity) == offsetof(nslide_config, snap_velocity));
static_assert(offsetof(Config, refresh_height) == offsetof(nslide_config, refresh_height));
static_assert(offsetof(Config, load_more_distance) == offsetof(nslide_config, load_more_distance));
static_assert(offsetof(Config, indicator_width) == offsetof(nslide_config, indicator_width));
static_assert(offsetof(Config, indicator_height) == offsetof(nslide_config, indicator_height));
static_assert(offsetof(Config, indicator_radius) == offsetof(nslide_config, indicator_radius));
static_assert(offsetof(Config, page_flick_velocity) == offsetof(nslide_config, page_flick_velocity));
static_assert(offsetof(Config, stop_velocity) == offsetof(nslide_config, stop_velocity));
static_assert(offsetof(Config, resampling_latency) == offsetof(nslide_config, resampling_latency));
static_assert(offsetof(Config, resampling_ahead) == offsetof(nslide_config, resampling_ahead));
static_assert(offsetof(Config, tap_velocity) == offsetof(nslide_config, tap_velocity));
static_assert(offsetof(Config, mouse_slop) == offsetof(nslide_config, mouse_slop));
static_assert(offsetof(Config, far_turns) == offsetof(nslide_config, far_turns));
static_assert(offsetof(Config, key_glide) == offsetof(nslide_config, key_glide));
static_assert(offsetof(Config, command_glide) == offsetof(nslide_config, command_glide));
static_assert(offsetof(Config, resampling) == offsetof(nslide_config, resampling));
static_assert(offsetof(Config, reduced_motion) == offsetof(nslide_config, reduced_motion));
static_assert(offsetof(Config, fingers) == offsetof(nslide_config, fingers));
static_assert(offsetof(Config, edge_shown) == offsetof(nslide_config, edge_shown));
static_assert(offsetof(Config, page_turn) == offsetof(nslide_config, page_turn));
static_assert(offsetof(Config, tab_spacing) == offsetof(nslide_config, tab_spacing));
static_assert(offsetof(Config, tab_inset_start) == offsetof(nslide_config, tab_inset_start));
static_assert(offsetof(Config, tab_inset_end) == offsetof(nslide_config, tab_inset_end));
static_assert(offsetof(Config, tab_min_width) == offsetof(nslide_config, tab_min_width));
static_assert(offsetof(Config, tab_fill) == offsetof(nslide_config, tab_fill));
static_assert(offsetof(Config, axis) == offsetof(nslide_config, axis));
static_assert(offsetof(Config, refresh_limit) == offsetof(nslide_config, refresh_limit));
static_assert(offsetof(Config, refresh_second_height) == offsetof(nslide_config, refresh_second_height));
static_assert(offsetof(Config, refresh_per_page) == offsetof(nslide_config, refresh_per_page));
static_assert(offsetof(Config, pager_under_pinned) == offsetof(nslide_config, pager_under_pinned));
static_assert(offsetof(Config, load_pull) == offsetof(nslide_config, load_pull));
static_assert(offsetof(Config, hover_hide_delay) == offsetof(nslide_config, hover_hide_delay));
static_assert(offsetof(Config, hover_hides) == offsetof(nslide_config, hover_hides));
static_assert(offsetof(Config, page_alignment) == offsetof(nslide_config, page_alignment));
static_assert(offsetof(Config, trackpad_momentum) == offsetof(nslide_config, trackpad_momentum));
static_assert(offsetof(Config, short_page_arrival) == offsetof(nslide_config, short_page_arrival));
static_assert(offsetof(Config, page_turn_distance) == offsetof(nslide_config, page_turn_distance));
static_assert(offsetof(Config, page_width) == offsetof(nslide_config, page_width));
static_assert(sizeof(PageSettings) == sizeof(nslide_page_settings));
static_assert(offsetof(PageSettings, struct_size) == offsetof(nslide_page_settings, struct_size));
static_assert(offsetof(PageSettings, overscroll_top) == offsetof(nslide_page_settings, overscroll_top));
static_assert(offsetof(PageSettings, seam) == offsetof(nslide_page_settings, seam));
static_assert(offsetof(PageSettings, short_page) == offsetof(nslide_page_settings, short_page));
static_assert(offsetof(PageSettings, scroll_to_top) == offsetof(nslide_page_settings, scroll_to_top));
static_assert(offsetof(PageSettings, indicators) == offsetof(nslide_page_settings, indicators));
static_assert(offsetof(PageSettings, refresh_height) == offsetof(nslide_page_settings, refresh_height));
static_assert(offsetof(PageSettings, tab_width) == offsetof(nslide_page_settings, tab_width));
static_assert(offsetof(PageSettings, key) == offsetof(nslide_page_settings, key));
static_assert(offsetof(PageSettings, load_more_distance) == offsetof(nslide_page_settings, load_more_distance));
static_assert(offsetof(PageSettings, no_more) == offsetof(nslide_page_settings, no_more));
static_assert(offsetof(PageSettings, reserved) == offsetof(nslide_page_settings, reserved));
static_assert(sizeof(HeaderPart) == sizeof(nslide_header_part));
static_assert(offsetof(HeaderPart, height) == offsetof(nslide_header_part, height));
static_assert(offsetof(HeaderPart, min_height) == offsetof(nslide_header_part, min_height));
static_assert(offsetof(HeaderPart, margin_top) == offsetof(nslide_header_part, margin_top));
static_assert(offsetof(HeaderPart, margin_bottom) == offsetof(nslide_header_part, margin_bottom));
static_assert(offsetof(HeaderPart, rule) == offsetof(nslide_header_part, rule));
static_assert(offsetof(HeaderPart, snap) == offsetof(nslide_header_part, snap));
static_assert(sizeof(Correction) == sizeof(nslide_correction));
static_assert(offsetof(Correction, view) == offsetof(nslide_correction, view));
static_assert(offsetof(Correction, heir) == offsetof(nslide_correction, heir));
static_assert(offsetof(Correction, offset) == offsetof(nslide_correction, offset));
static_assert(offsetof(Correction, velocity) == offsetof(nslide_correction, velocity));
static_assert(offsetof(Correction, token) == offsetof(nslide_correction, token));
static_assert(offsetof(Correction, reserved) == offsetof(nslide_correction, reserved));
static_assert(sizeof(Edge) == sizeof(nslide_edge));
static_assert(offsetof(Edge, pull_x) == offsetof(nslide_edge, pull_x));
static_assert(offsetof(Edge, pull_y) == offsetof(nslide_edge, pull_y));
static_assert(offsetof(Edge, velocity_x) == offsetof(nslide_edge, velocity_x));
static_assert(offsetof(Edge, velocity_y) == offsetof(nslide_edge, velocity_y));
static_assert(offsetof(Edge, shown_x) == offsetof(nslide_edge, shown_x));
static_assert(offsetof(Edge, shown_y) == offsetof(nslide_edge, shown_y));
static_assert(sizeof(Region) == sizeof(nslide_region));
static_assert(offsetof(Region, frame) == offsetof(nslide_region, frame));
static_assert(offsetof(Region, view) == offsetof(nslide_region, view));
static_assert(offsetof(Region, axes) == offsetof(nslide_region, axes));
static_assert(sizeof(SnapArea) == sizeof(nslide_snap_area));
static_assert(offsetof(SnapArea, start) == offsetof(nslide_snap_area, start));
static_assert(offsetof(SnapArea, length) == offsetof(nslide_snap_area, length));
static_assert(offsetof(SnapArea, align) == offsetof(nslide_snap_area, align));
static_assert(offsetof(SnapArea, always_stop) == offsetof(nslide_snap_area, always_stop));
static_assert(offsetof(SnapArea, key) == offsetof(nslide_snap_area, key));
static_assert(offsetof(SnapArea, margin_start) == offsetof(nslide_snap_area, margin_start));
static_assert(offsetof(SnapArea, margin_end) == offsetof(nslide_snap_area, margin_end));
static_assert(sizeof(FlingSample) == sizeof(nslide_fling_sample));
static_assert(offsetof(FlingSample, time) == offsetof(nslide_fling_sample, time));
static_assert(offsetof(FlingSample, way) == offsetof(nslide_fling_sample, way));
static_assert(sizeof(Effect) == sizeof(nslide_effect));
static_assert(offsetof(Effect, source) == offsetof(nslide_effect, source));
static_assert(offsetof(Effect, page) == offsetof(nslide_effect, page));
static_assert(offsetof(Effect, unit) == offsetof(nslide_effect, unit));
static_assert(offsetof(Effect, easing) == offsetof(nslide_effect, easing));
static_assert(offsetof(Effect, start) == offsetof(nslide_effect, start));
static_assert(offsetof(Effect, stop) == offsetof(nslide_effect, stop));
static_assert(offsetof(Effect, at_start) == offsetof(nslide_effect, at_start));
static_assert(offsetof(Effect, at_stop) == offsetof(nslide_effect, at_stop));
static_assert(offsetof(Effect, item_y) == offsetof(nslide_effect, item_y));
static_assert(offsetof(Effect, item_height) == offsetof(nslide_effect, item_height));
static_assert(sizeof(ListConfig) == sizeof(nslide_list_config));
static_assert(offsetof(ListConfig, struct_size) == offsetof(nslide_list_config, struct_size));
static_assert(offsetof(ListConfig, anchor) == offsetof(nslide_list_config, anchor));
static_assert(offsetof(ListConfig, stick_to_end) == offsetof(nslide_list_config, stick_to_end));
static_assert(offsetof(ListConfig, right_to_left) == offsetof(nslide_list_config, right_to_left));
static_assert(offsetof(ListConfig, minimum_height) == offsetof(nslide_list_config, minimum_height));
static_assert(offsetof(ListConfig, overlap) == offsetof(nslide_list_config, overlap));
static_assert(offsetof(ListConfig, width) == offsetof(nslide_list_config, width));
static_assert(offsetof(ListConfig, height) == offsetof(nslide_list_config, height));
static_assert(offsetof(ListConfig, grows) == offsetof(nslide_list_config, grows));
static_assert(offsetof(ListConfig, snap) == offsetof(nslide_list_config, snap));
static_assert(offsetof(ListConfig, snap_every) == offsetof(nslide_list_config, snap_every));
static_assert(offsetof(ListConfig, snap_align) == offsetof(nslide_list_config, snap_align));
static_assert(offsetof(ListConfig, snap_strictness) == offsetof(nslide_list_config, snap_strictness));
static_assert(offsetof(ListConfig, snap_always_stop) == offsetof(nslide_list_config, snap_always_stop));
static_assert(offsetof(ListConfig, stick_distance) == offsetof(nslide_list_config, stick_distance));
static_assert(sizeof(Section) == sizeof(nslide_section));
static_assert(offsetof(Section, struct_size) == offsetof(nslide_section, struct_size));
static_assert(offsetof(Section, layout) == offsetof(nslide_section, layout));
static_assert(offsetof(Section, columns) == offsetof(nslide_section, columns));
static_assert(offsetof(Section, sticky_header) == offsetof(nslide_section, sticky_header));
static_assert(offsetof(Section, sticky_footer) == offsetof(nslide_section, sticky_footer));
static_assert(offsetof(Section, estimated) == offsetof(nslide_section, estimated));
static_assert(offsetof(Section, min_item_width) == offsetof(nslide_section, min_item_width));
static_assert(offsetof(Section, header_height) == offsetof(nslide_section, header_height));
static_assert(offsetof(Section, footer_height) == offsetof(nslide_section, footer_height));
static_assert(offsetof(Section, insets) == offsetof(nslide_section, insets));
static_assert(offsetof(Section, item_spacing) == offsetof(nslide_section, item_spacing));
static_assert(offsetof(Section, line_spacing) == offsetof(nslide_section, line_spacing));
static_assert(offsetof(Section, item_height) == offsetof(nslide_section, item_height));
static_assert(sizeof(ListState) == sizeof(nslide_list_state));
static_assert(offsetof(ListState, struct_size) == offsetof(nslide_list_state, struct_size));
static_assert(offsetof(ListState, page) == offsetof(nslide_list_state, page));
static_assert(offsetof(ListState, coordinator) == offsetof(nslide_list_state, coordinator));
static_assert(offsetof(ListState, section_count) == offsetof(nslide_list_state, section_count));
static_assert(offsetof(ListState, item_count) == offsetof(nslide_list_state, item_count));
static_assert(offsetof(ListState, content_height) == offsetof(nslide_list_state, content_height));
static_assert(offsetof(ListState, offset) == offsetof(nslide_list_state, offset));
static_assert(offsetof(ListState, max_offset) == offsetof(nslide_list_state, max_offset));
static_assert(offsetof(ListState, width) == offsetof(nslide_list_state, width));
static_assert(offsetof(ListState, height) == offsetof(nslide_list_state, height));
static_assert(sizeof(Item) == sizeof(nslide_item));
static_assert(offsetof(Item, frame) == offsetof(nslide_item, frame));
static_assert(offsetof(Item, section) == offsetof(nslide_item, section));
static_assert(offsetof(Item, item) == offsetof(nslide_item, item));
static_assert(offsetof(Item, slot) == offsetof(nslide_item, slot));
static_assert(offsetof(Item, flags) == offsetof(nslide_item, flags));
static_assert(sizeof(ItemRange) == sizeof(nslide_item_range));
static_assert(offsetof(ItemRange, first_section) == offsetof(nslide_item_range, first_section));
static_assert(offsetof(ItemRange, first_item) == offsetof(nslide_item_range, first_item));
static_assert(offsetof(ItemRange, last_section) == offsetof(nslide_item_range, last_section));
static_assert(offsetof(ItemRange, last_item) == offsetof(nslide_item_range, last_item));
static_assert(sizeof(ItemChange) == sizeof(nslide_item_change));
static_assert(offsetof(ItemChange, kind) == offsetof(nslide_item_change, kind));
static_assert(offsetof(ItemChange, slot) == offsetof(nslide_item_change, slot));
static_assert(offsetof(ItemChange, section) == offsetof(nslide_item_change, section));
static_assert(offsetof(ItemChange, item) == offsetof(nslide_item_change, item));
static_assert(sizeof(Snapshot) == sizeof(nslide_snapshot));
static_assert(offsetof(Snapshot, struct_size) == offsetof(nslide_snapshot, struct_size));
static_assert(offsetof(Snapshot, phase) == offsetof(nslide_snapshot, phase));
static_assert(offsetof(Snapshot, collapse_state) == offsetof(nslide_snapshot, collapse_state));
static_assert(offsetof(Snapshot, at_rest) == offsetof(nslide_snapshot, at_rest));
static_assert(offsetof(Snapshot, needs_frame) == offsetof(nslide_snapshot, needs_frame));
static_assert(offsetof(Snapshot, page_index) == offsetof(nslide_snapshot, page_index));
static_assert(offsetof(Snapshot, page_count) == offsetof(nslide_snapshot, page_count));
static_assert(offsetof(Snapshot, transition_from) == offsetof(nslide_snapshot, transition_from));
static_assert(offsetof(Snapshot, transition_to) == offsetof(nslide_snapshot, transition_to));
static_assert(offsetof(Snapshot, visible_pages) == offsetof(nslide_snapshot, visible_pages));
static_assert(offsetof(Snapshot, events_queued) == offsetof(nslide_snapshot, events_queued));
static_assert(offsetof(Snapshot, events_lost) == offsetof(nslide_snapshot, events_lost));
static_assert(offsetof(Snapshot, indicator) == offsetof(nslide_snapshot, indicator));
static_assert(offsetof(Snapshot, refresh) == offsetof(nslide_snapshot, refresh));
static_assert(offsetof(Snapshot, touch) == offsetof(nslide_snapshot, touch));
static_assert(offsetof(Snapshot, can_retarget) == offsetof(nslide_snapshot, can_retarget));
static_assert(offsetof(Snapshot, time) == offsetof(nslide_snapshot, time));
static_assert(offsetof(Snapshot, outer) == offsetof(nslide_snapshot, outer));
static_assert(offsetof(Snapshot, inner) == offsetof(nslide_snapshot, inner));
static_assert(offsetof(Snapshot, path) == offsetof(nslide_snapshot, path));
static_assert(offsetof(Snapshot, range) == offsetof(nslide_snapshot, range));
static_assert(offsetof(Snapshot, max_outer) == offsetof(nslide_snapshot, max_outer));
static_assert(offsetof(Snapshot, max_inner) == offsetof(nslide_snapshot, max_inner));
static_assert(offsetof(Snapshot, overscroll) == offsetof(nslide_snapshot, overscroll));
static_assert(offsetof(Snapshot, collapse) == offsetof(nslide_snapshot, collapse));
static_assert(offsetof(Snapshot, header_shown) == offsetof(nslide_snapshot, header_shown));
static_assert(offsetof(Snapshot, header_stretch) == offsetof(nslide_snapshot, header_stretch));
static_assert(offsetof(Snapshot, velocity_x) == offsetof(nslide_snapshot, velocity_x));
static_assert(offsetof(Snapshot, velocity_y) == offsetof(nslide_snapshot, velocity_y));
static_assert(offsetof(Snapshot, rest_outer) == offsetof(nslide_snapshot, rest_outer));
static_assert(offsetof(Snapshot, rest_inner) == offsetof(nslide_snapshot, rest_inner));
static_assert(offsetof(Snapshot, unconsumed_x) == offsetof(nslide_snapshot, unconsumed_x));
static_assert(offsetof(Snapshot, unconsumed_y) == offsetof(nslide_snapshot, unconsumed_y));
static_assert(offsetof(Snapshot, page_position) == offsetof(nslide_snapshot, page_position));
static_assert(offsetof(Snapshot, transition_progress) == offsetof(nslide_snapshot, transition_progress));
static_assert(offsetof(Snapshot, header) == offsetof(nslide_snapshot, header));
static_assert(offsetof(Snapshot, hover) == offsetof(nslide_snapshot, hover));
static_assert(offsetof(Snapshot, pager) == offsetof(nslide_snapshot, pager));
static_assert(offsetof(Snapshot, outer_bar_position) == offsetof(nslide_snapshot, outer_bar_position));
static_assert(offsetof(Snapshot, outer_bar_length) == offsetof(nslide_snapshot, outer_bar_length));
static_assert(offsetof(Snapshot, page_bar_position) == offsetof(nslide_snapshot, page_bar_position));
static_assert(offsetof(Snapshot, page_bar_length) == offsetof(nslide_snapshot, page_bar_length));
static_assert(offsetof(Snapshot, tab_offset) == offsetof(nslide_snapshot, tab_offset));
static_assert(offsetof(Snapshot, tab_indicator) == offsetof(nslide_snapshot, tab_indicator));
static_assert(offsetof(Snapshot, page_goal) == offsetof(nslide_snapshot, page_goal));
static_assert(offsetof(Snapshot, direction) == offsetof(nslide_snapshot, direction));
static_assert(sizeof(Page) == sizeof(nslide_page));
static_assert(offsetof(Page, index) == offsetof(nslide_page, index));
static_assert(offsetof(Page, needed) == offsetof(nslide_page, needed));
static_assert(offsetof(Page, visible) == offsetof(nslide_page, visible));
static_assert(offsetof(Page, refresh) == offsetof(nslide_page, refresh));
static_assert(offsetof(Page, loading) == offsetof(nslide_page, loading));
static_assert(offsetof(Page, reserved) == offsetof(nslide_page, reserved));
static_assert(offsetof(Page, content_height) == offsetof(nslide_page, content_height));
static_assert(offsetof(Page, offset) == offsetof(nslide_page, offset));
static_assert(offsetof(Page, max_offset) == offsetof(nslide_page, max_offset));
static_assert(offsetof(Page, frame) == offsetof(nslide_page, frame));
static_assert(sizeof(Event) == sizeof(nslide_event));
static_assert(offsetof(Event, type) == offsetof(nslide_event, type));
static_assert(offsetof(Event, index) == offsetof(nslide_event, index));
static_assert(offsetof(Event, from) == offsetof(nslide_event, from));
static_assert(offsetof(Event, to) == offsetof(nslide_event, to));
static_assert(offsetof(Event, cancelled) == offsetof(nslide_event, cancelled));
static_assert(offsetof(Event, will_decelerate) == offsetof(nslide_event, will_decelerate));
static_assert(offsetof(Event, source) == offsetof(nslide_event, source));
static_assert(offsetof(Event, state) == offsetof(nslide_event, state));
static_assert(offsetof(Event, time) == offsetof(nslide_event, time));
static_assert(offsetof(Event, outer) == offsetof(nslide_event, outer));
static_assert(offsetof(Event, inner) == offsetof(nslide_event, inner));
static_assert(offsetof(Event, position) == offsetof(nslide_event, position));
static_assert(offsetof(Event, progress) == offsetof(nslide_event, progress));
static_assert(sizeof(Motion) == sizeof(nslide_motion));
static_assert(offsetof(Motion, struct_size) == offsetof(nslide_motion, struct_size));
static_assert(offsetof(Motion, generation) == offsetof(nslide_motion, generation));
static_assert(offsetof(Motion, phase) == offsetof(nslide_motion, phase));
static_assert(offsetof(Motion, needs_frame) == offsetof(nslide_motion, needs_frame));
static_assert(offsetof(Motion, time) == offsetof(nslide_motion, time));
static_assert(offsetof(Motion, outer) == offsetof(nslide_motion, outer));
static_assert(offsetof(Motion, inner) == offsetof(nslide_motion, inner));
static_assert(offsetof(Motion, path) == offsetof(nslide_motion, path));
static_assert(offsetof(Motion, overscroll) == offsetof(nslide_motion, overscroll));
static_assert(offsetof(Motion, collapse) == offsetof(nslide_motion, collapse));
static_assert(offsetof(Motion, velocity_x) == offsetof(nslide_motion, velocity_x));
static_assert(offsetof(Motion, velocity_y) == offsetof(nslide_motion, velocity_y));
static_assert(offsetof(Motion, page_position) == offsetof(nslide_motion, page_position));
static_assert(offsetof(Motion, header_y) == offsetof(nslide_motion, header_y));
static_assert(offsetof(Motion, header_height) == offsetof(nslide_motion, header_height));
static_assert(offsetof(Motion, hover_y) == offsetof(nslide_motion, hover_y));
static_assert(offsetof(Motion, pager_y) == offsetof(nslide_motion, pager_y));
static_assert(offsetof(Motion, tab_offset) == offsetof(nslide_motion, tab_offset));
static_assert(offsetof(Motion, indicator_x) == offsetof(nslide_motion, indicator_x));
static_assert(offsetof(Motion, indicator_width) == offsetof(nslide_motion, indicator_width));
static_assert(sizeof(PointerSample) == sizeof(nslide_pointer_sample));
static_assert(offsetof(PointerSample, action) == offsetof(nslide_pointer_sample, action));
static_assert(offsetof(PointerSample, source) == offsetof(nslide_pointer_sample, source));
static_assert(offsetof(PointerSample, id) == offsetof(nslide_pointer_sample, id));
static_assert(offsetof(PointerSample, x) == offsetof(nslide_pointer_sample, x));
static_assert(offsetof(PointerSample, y) == offsetof(nslide_pointer_sample, y));
static_assert(offsetof(PointerSample, time) == offsetof(nslide_pointer_sample, time));
}  // namespace detail

/// Two numbers that one call answers.
struct Point {
  double x = 0;
  double y = 0;
};

/// Of a scroll bar, points.
struct Thumb {
  double position = 0;
  double length = 0;
};

/// What scroll_to takes.
struct Offsets {
  double outer = NSLIDE_AUTO;
  double inner = NSLIDE_AUTO;
};

/// Where an item is: its section's index and its own.
struct ItemPlace {
  std::int32_t section = -1;
  std::int32_t item = static_cast<std::int32_t>(ItemKind::none);
};

// ------------------------------------------------------------------------------------------------------------- errors

/// What a status is called: "out_of_range".
inline const char *name(Status status) noexcept { return nslide_status_name(static_cast<nslide_status>(status)); }

namespace detail {
/// Of arrays longer than any that the library takes it makes one that the library refuses.
template <class T>
constexpr std::int32_t count(Span<T> span) noexcept {
  return span.size() > INT32_MAX ? INT32_MAX : static_cast<std::int32_t>(span.size());
}
}  // namespace detail

/// What a call answers that throws nothing: a value, or why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T &&value) noexcept : value_(std::move(value)) {}
  Result(Status status, const char *message) noexcept : status_(status), message_(message) {}

  explicit operator bool() const noexcept { return status_ == Status::ok; }
  Status status() const noexcept { return status_; }
  /// The argument's name and what it must be. Static lifetime.
  const char *message() const noexcept { return message_; }
  /// Of a call that was refused a value that says nothing.
  T &operator*() noexcept { return value_; }
  const T &operator*() const noexcept { return value_; }
  T *operator->() noexcept { return &value_; }
  const T *operator->() const noexcept { return &value_; }

 private:
  T value_{};
  Status status_ = Status::ok;
  const char *message_ = "";
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() noexcept = default;
  Result(Status status, const char *message) noexcept : status_(status), message_(message) {}

  explicit operator bool() const noexcept { return status_ == Status::ok; }
  Status status() const noexcept { return status_; }
  const char *message() const noexcept { return message_; }

 private:
  Status status_ = Status::ok;
  const char *message_ = "";
};

/// Every call answers a Result.
struct Returning {
  template <class T>
  using Answer = Result<T>;
  static Result<void> done() noexcept { return {}; }
  template <class T>
  static Result<T> done(T &&value) noexcept { return Result<T>(std::move(value)); }
  template <class T>
  static Result<T> refused(Status status, const char *message) noexcept { return Result<T>(status, message); }
};

#if NESTEDSLIDE_HAS_EXCEPTIONS
/// A call was refused, and has changed nothing.
class Error : public std::exception {
 public:
  Error(Status status, const char *message) noexcept : status_(status), message_(message) {}
  Status status() const noexcept { return status_; }
  /// The argument's name and what it must be.
  const char *what() const noexcept override { return *message_ != 0 ? message_ : name(status_); }

 private:
  Status status_;
  const char *message_;
};

/// Every call answers its value, or throws an Error.
struct Throwing {
  template <class T>
  using Answer = T;
  static void done() noexcept {}
  template <class T>
  static T done(T &&value) noexcept { return std::move(value); }
  template <class T>
  [[noreturn]] static T refused(Status status, const char *message) { throw Error(status, message); }
};
#endif

namespace detail {
/// A handle that ends itself.
template <class Errors, nslide_status (*end)(std::uint64_t)>
class Handle {
 public:
  template <class T>
  using Answer = typename Errors::template Answer<T>;

  Handle() noexcept = default;
  explicit Handle(std::uint64_t handle) noexcept : handle_(handle) {}
  Handle(Handle &&other) noexcept : handle_(std::exchange(other.handle_, 0)) {}
  Handle &operator=(Handle &&other) noexcept {
    if (this != &other) {
      reset();
      handle_ = std::exchange(other.handle_, 0);
    }
    return *this;
  }
  Handle(const Handle &) = delete;
  Handle &operator=(const Handle &) = delete;
  ~Handle() { reset(); }

  /// For functions of nestedslide.h. 0: it was moved from, or never made.
  std::uint64_t handle() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != 0; }
  /// Ends it now.
  void reset() noexcept {
    if (handle_ != 0) end(std::exchange(handle_, 0));
  }
  /// The handle, which the caller then has to end.
  std::uint64_t release() noexcept { return std::exchange(handle_, 0); }

 protected:
  Answer<void> done(nslide_status status) const {
    if (status == NSLIDE_OK) return Errors::done();
    return Errors::template refused<void>(static_cast<Status>(status), nslide_error_message(handle_));
  }
  template <class T>
  Answer<T> with(nslide_status status, T &value) const {
    if (status == NSLIDE_OK) return Errors::done(std::move(value));
    return Errors::template refused<T>(static_cast<Status>(status), nslide_error_message(handle_));
  }
  Answer<std::size_t> counted(nslide_status status, std::size_t count) const {
    return with(status == NSLIDE_ERROR_BUFFER_TOO_SMALL ? NSLIDE_OK : status, count);
  }
  static Answer<void> refused(const char *message) {
    return Errors::template refused<void>(Status::invalid_argument, message);
  }

  std::uint64_t handle_ = 0;
};
}  // namespace detail

// -------------------------------------------------------------------------------------------------------------- frames

template <class Errors>
class BasicCoordinator;

/// What nslide_frame writes, in place. Keep one for each coordinator: most frames then write only a few numbers of it.
template <std::size_t Events = 64>
class Frame {
 public:
  Frame() noexcept {
    buffers_.struct_size = sizeof buffers_;
    buffers_.snapshot = detail::c(&snapshot_);
    buffers_.motion = detail::c(&motion_);
    buffers_.pages = detail::c(pages_.data());
    buffers_.page_capacity = static_cast<std::int32_t>(pages_.size());
    buffers_.events = detail::c(events_.data());
    buffers_.event_capacity = static_cast<std::int32_t>(Events);
    buffers_.kept_of = NSLIDE_KEEP;
  }
  // The buffers point into the frame.
  Frame(const Frame &) = delete;
  Frame &operator=(const Frame &) = delete;

  const Snapshot &snapshot() const noexcept { return snapshot_; }
  const Motion &motion() const noexcept { return motion_; }
  /// The pages that show, in ascending order of index.
  Span<const Page> pages() const noexcept { return {pages_.data(), static_cast<std::size_t>(buffers_.page_count)}; }
  /// What happened, oldest first; the rest waits for the next frame, see Snapshot::events_queued.
  Span<const Event> events() const noexcept { return {events_.data(), static_cast<std::size_t>(buffers_.event_count)}; }

 private:
  template <class Errors>
  friend class BasicCoordinator;

  nslide_frame_buffers buffers_{};
  Snapshot snapshot_;
  Motion motion_;
  std::array<Page, NSLIDE_MAX_VISIBLE_PAGES> pages_{};
  std::array<Event, Events> events_{};
};

// -------------------------------------------------------------------------------------------------------- coordinators

/// One nested slide.
template <class Errors>
class BasicCoordinator : public detail::Handle<Errors, nslide_destroy> {
  using Base = detail::Handle<Errors, nslide_destroy>;
  using Base::counted;
  using Base::done;
  using Base::handle_;
  using Base::refused;
  using Base::with;

 public:
  using Base::Base;
  template <class T>
  using Answer = typename Base::template Answer<T>;

  /// Makes a coordinator: a page for each of the content heights.
  static Answer<BasicCoordinator> create(const Config &config, Span<const double> content_heights) {
    nslide_coordinator out = 0;
    const nslide_status status =
        nslide_create(detail::c(&config), detail::count(content_heights), content_heights.data(), &out);
    return made(status, out);
  }

  /// Makes a coordinator of what save wrote.
  static Answer<BasicCoordinator> restore(Span<const std::byte> bytes) {
    nslide_coordinator out = 0;
    const nslide_status status = nslide_restore(bytes.data(), bytes.size(), &out);
    return made(status, out);
  }

  /// Makes a coordinator for a window of another size, at the places of what save wrote: the same page, the header
  /// collapsed by the same fraction. All else is new.
  static Answer<BasicCoordinator> create_from(
      Span<const std::byte> bytes, const Config &config, Span<const double> content_heights) {
    nslide_coordinator out = 0;
    const nslide_status status = nslide_create_from(
        detail::c(&config), detail::count(content_heights), content_heights.data(), bytes.data(), bytes.size(), &out);
    return made(status, out);
  }

  /// A whole frame in one call: takes in the samples, moves time on and writes what is to be drawn.
  template <std::size_t Events>
  Answer<void> frame(double time, Frame<Events> &frame, Span<const PointerSample> samples = {}) {
    frame.buffers_.samples = detail::c(samples.data());
    frame.buffers_.sample_count = detail::count(samples);
    return done(nslide_frame(handle_, time, &frame.buffers_));
  }

  /// Puts this coordinator into a page of the outer one.
  Answer<void> link(const BasicCoordinator &outer, LinkAxis axes) {
    return done(nslide_link(handle_, outer.handle_, static_cast<std::int32_t>(axes)));
  }

  /// Takes it out again.
  Answer<void> unlink() { return done(nslide_link(handle_, 0, 0)); }

  /// Reads all settings.
    Answer<Config> config() const {
    Config out{};
    const nslide_status status = nslide_get_config(handle_, detail::c(&out));
    return with(status, out);
  }

  /// Changes all settings at once.
    Answer<void> set_config(const Config &config) {
    return done(nslide_set_config(handle_, detail::c(&config)));
  }

  /// Moves time on.
    Answer<void> advance(double time) {
    return done(nslide_advance(handle_, time));
  }

  /// A raw pointer.
    Answer<void> pointer(PointerAction action, Source source, std::int64_t id, double x, double y, double time) {
    return done(nslide_pointer(handle_, static_cast<std::int32_t>(action), static_cast<std::int32_t>(source), id, x, y,
        time));
  }

  /// Opens a session: a drag recognised by the host, without slop.
    Answer<void> session_begin(Source source, double x, double y) {
    return done(nslide_session_begin(handle_, static_cast<std::int32_t>(source), x, y));
  }

  /// Moves by an amount.
    Answer<Point> session_update(double dx, double dy) {
    Point out{};
    const nslide_status status = nslide_session_update(handle_, dx, dy, &out.x, &out.y);
    return with(status, out);
  }

  /// Ends the session with a velocity.
    Answer<void> session_end(double vx, double vy) {
    return done(nslide_session_end(handle_, vx, vy));
  }

  /// Ends the session as if it had been let go with velocity 0.
    Answer<void> session_cancel() {
    return done(nslide_session_cancel(handle_));
  }

  /// A wheel step.
    Answer<void> wheel(WheelUnit unit, WheelPhase phase, bool shift, double x, double y, double dx, double dy) {
    return done(nslide_wheel(handle_, static_cast<std::int32_t>(unit), static_cast<std::int32_t>(phase), shift ? 1 : 0,
        x, y, dx, dy));
  }

  /// Scrolls by itself, through page and header, as long as a pointer that does something else says so.
    Answer<void> autoscroll(Autoscroll mode, double y, double from, double speed) {
    return done(nslide_autoscroll(handle_, static_cast<std::int32_t>(mode), y, from, speed));
  }

  /// A key.
    Answer<void> key(Key key) {
    return done(nslide_key(handle_, static_cast<std::int32_t>(key)));
  }

  /// Replaces all regions in which the host claims an axis: a gesture or a wheel step that begins in one moves nothing
  /// along that axis, and is unconsumed.
    Answer<void> set_regions(Span<const Region> regions) {
    return done(nslide_set_regions(handle_, detail::c(regions.data()), detail::count(regions)));
  }

  /// Scrolls to an outer and an inner offset, in a page turn of the page that is coming.
    Answer<void> scroll_to(double outer, double inner, bool animated) {
    return done(nslide_scroll_to(handle_, outer, inner, animated ? 1 : 0));
  }

  /// Brings the whole and the pages to their top, as scroll_to_top says.
    Answer<void> scroll_to_top(bool animated) {
    return done(nslide_scroll_to_top(handle_, animated ? 1 : 0));
  }

  /// Changes the end of the path's motion after a release, moving or not, until time moves on or the next touch or
  /// command: snapshot.can_retarget tells.
    Answer<void> retarget(double outer, double inner) {
    return done(nslide_retarget(handle_, outer, inner));
  }

  /// Brings a stretch of a page's content into view: what has the focus, what was found.
    Answer<void> reveal(std::int32_t page, double y, double height, Align align, bool animated) {
    return done(nslide_reveal(handle_, page, y, height, static_cast<std::int32_t>(align), animated ? 1 : 0));
  }

  /// What nslide_reveal is still bringing into view has moved within its page: the motion continues to its present
  /// place, its velocity kept.
    Answer<void> retarget_reveal(std::int32_t page, double y, double height, Align align) {
    return done(nslide_retarget_reveal(handle_, page, y, height, static_cast<std::int32_t>(align)));
  }

  /// Sets the snap areas of a page: the places at which its path comes to rest while the header is collapsed.
    Answer<void> set_snap_areas(std::int32_t page, Span<const SnapArea> areas, SnapStrictness strictness, double
      padding_start, double padding_end) {
    return done(nslide_set_snap_areas(handle_, page, detail::c(areas.data()), detail::count(areas),
        static_cast<std::int32_t>(strictness), padding_start, padding_end));
  }

  /// Gives flings a curve of their own, by samples.
    Answer<void> set_fling_samples(Span<const FlingSample> samples, double distance, double distance_power, double
      duration, double duration_power) {
    return done(nslide_set_fling_samples(handle_, detail::c(samples.data()), detail::count(samples), distance,
        distance_power, duration, duration_power));
  }

  /// Names the snap area that has the focus.
    Answer<void> focus_snap_area(std::int32_t page, std::int64_t key) {
    return done(nslide_focus_snap_area(handle_, page, key));
  }

  /// Turns to a page; without pages it does nothing.
    Answer<void> scroll_to_page(std::int32_t index, bool animated) {
    return done(nslide_scroll_to_page(handle_, index, animated ? 1 : 0));
  }

  /// Sets the header's height.
    Answer<void> set_header_height(double height, bool animated) {
    return done(nslide_set_header_height(handle_, height, animated ? 1 : 0));
  }

  /// Sets the hover bar's height.
    Answer<void> set_hover_height(double height, bool animated) {
    return done(nslide_set_hover_height(handle_, height, animated ? 1 : 0));
  }

  /// Makes the header of parts, each with a rule of its own. header_height, header_min_height and header_return_height
  /// follow from them, and if header_motion is HeaderMotion::first and a part returns early it becomes
  /// HeaderMotion::quick_return_minimum.
    Answer<void> set_header_parts(Span<const HeaderPart> parts, bool animated) {
    return done(nslide_set_header_parts(handle_, detail::c(parts.data()), detail::count(parts), animated ? 1 : 0));
  }

  /// Sets a page's content height.
    Answer<void> set_page_height(std::int32_t index, double content_height) {
    return done(nslide_set_page_height(handle_, index, content_height));
  }

  /// Sets a page's content height if the content above what is seen has changed too, by a host that lays out the page
  /// itself: the page's offset moves, so that what is seen keeps its place, and what moves the page continues with its
  /// velocity; a place it was led to moves by as much, unless that is the page's top; the page's snap areas move too.
    Answer<void> shift_page(std::int32_t index, double content_height, double shift) {
    return done(nslide_shift_page(handle_, index, content_height, shift));
  }

  /// Reads a page's settings.
    Answer<PageSettings> page_settings(std::int32_t index) const {
    PageSettings out{};
    const nslide_status status = nslide_get_page_settings(handle_, index, detail::c(&out));
    return with(status, out);
  }

  /// Changes a page's settings.
    Answer<void> set_page_settings(std::int32_t index, const PageSettings &settings) {
    return done(nslide_set_page_settings(handle_, index, detail::c(&settings)));
  }

  /// Inserts a page.
    Answer<void> insert_page(std::int32_t index, double content_height) {
    return done(nslide_insert_page(handle_, index, content_height));
  }

  /// Removes a page.
    Answer<void> remove_page(std::int32_t index) {
    return done(nslide_remove_page(handle_, index));
  }

  /// Moves a page to another number.
    Answer<void> move_page(std::int32_t from, std::int32_t to) {
    return done(nslide_move_page(handle_, from, to));
  }

  /// Has the host make pages anew, as after a change of theme or language: a page that is needed disappears and is
  /// released; one that shows, or has to be there, is needed again at once.
    Answer<void> remake_page(std::int32_t page) {
    return done(nslide_remake_page(handle_, page));
  }

  /// Replaces all pages.
    Answer<void> reload(Span<const double> content_heights, std::int32_t to, bool reset) {
    return done(nslide_reload(handle_, detail::count(content_heights), content_heights.data(), to, reset ? 1 : 0));
  }

  /// As nslide_reload, for pages that the host knows by numbers of its own: a page whose key was there before keeps its
  /// offset, its settings, its list with its height, and that it is needed; the current page stays current if its key
  /// is still there, else the one with its number, or the last.
    Answer<void> reload_keyed(Span<const std::int64_t> keys, Span<const double> content_heights) {
    if (keys.size() != content_heights.size()) {
      return refused("content_heights: must be as many as keys");
    }
    return done(nslide_reload_keyed(handle_, detail::count(keys), keys.data(), content_heights.data()));
  }

  /// Looks for the page with a key.
    Answer<std::int32_t> find_page(std::int64_t key) const {
    std::int32_t out{};
    const nslide_status status = nslide_find_page(handle_, key, &out);
    return with(status, out);
  }

  /// A number made of everything that decides how the coordinator continues, the events that wait left aside.
    Answer<std::uint64_t> state_hash() const {
    std::uint64_t out{};
    const nslide_status status = nslide_state_hash(handle_, &out);
    return with(status, out);
  }

  /// Writes everything that decides how the coordinator continues: settings, pages, offsets, motions, an open gesture
  /// and the waiting events.
    Answer<std::size_t> save(Span<std::byte> buffer) {
    std::size_t out = 0;
    const nslide_status status = nslide_save(handle_, buffer.data(), buffer.size(), &out);
    return counted(status, out);
  }

  /// Begins a record: the state as it is, then every call that changes something, with its arguments, until
  /// nslide_record_stop.
    Answer<void> record_start() {
    return done(nslide_record_start(handle_));
  }

  /// Moves bytes of the record to the host, who puts them behind those read before.
    Answer<std::size_t> record_read(Span<std::byte> buffer) {
    std::size_t out = 0;
    const nslide_status status = nslide_record_read(handle_, buffer.data(), buffer.size(), &out);
    return counted(status, out);
  }

  /// Ends the record with the state's hash.
    Answer<void> record_stop() {
    return done(nslide_record_stop(handle_));
  }

  /// Begins to refresh as if it had been pulled: at the top it opens by refresh_height and stays open.
    Answer<void> begin_refresh(std::int32_t page) {
    return done(nslide_begin_refresh(handle_, page));
  }

  /// Ends a refresh: what is held open closes, and its state says while it closes whether there is new content.
    Answer<void> end_refresh(std::int32_t page, RefreshResult result) {
    return done(nslide_end_refresh(handle_, page, static_cast<std::int32_t>(result)));
  }

  /// The host has loaded more, or there is no more: EventType::load_more may come again for this page.
    Answer<void> end_load(std::int32_t page) {
    return done(nslide_end_load(handle_, page));
  }

  /// A tap on an item of the strip of tabs: turns to its page; the current one's page goes to its top, or if it is
  /// there, the header opens.
    Answer<void> tap_tab(std::int32_t index, bool animated) {
    return done(nslide_tap_tab(handle_, index, animated ? 1 : 0));
  }

  /// Which item lies at a point.
    Answer<std::int32_t> tab_at(double x, double y) const {
    std::int32_t out{};
    const nslide_status status = nslide_tab_at(handle_, x, y, &out);
    return with(status, out);
  }

  /// The frame of an item.
    Answer<Rect> tab(std::int32_t index) const {
    Rect out{};
    const nslide_status status = nslide_get_tab(handle_, index, detail::c(&out));
    return with(status, out);
  }

  /// Tells the place of an inner coordinator in the one around it.
    Answer<void> set_link_place(std::int32_t page, double y) {
    return done(nslide_set_link_place(handle_, page, y));
  }

  /// Tells that a scroll view has moved, and receives what to do.
    Answer<std::size_t> observe(std::int32_t view, double offset, MovedBy moved_by, std::int32_t token,
      Span<Correction> corrections) {
    std::int32_t out = 0;
    const nslide_status status = nslide_observe(handle_, view, offset, static_cast<std::int32_t>(moved_by), token,
        detail::c(corrections.data()), detail::count(corrections), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Takes waiting corrections, the outer's first, then the pager's, then the pages' in ascending order.
    Answer<std::size_t> poll_corrections(Span<Correction> corrections) {
    std::int32_t out = 0;
    const nslide_status status = nslide_poll_corrections(handle_, detail::c(corrections.data()),
        detail::count(corrections), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// The host has taken a scroll view away: there are no more corrections for it.
    Answer<void> unobserve(std::int32_t view) {
    return done(nslide_unobserve(handle_, view));
  }

  /// Writes the snapshot.
    Answer<Snapshot> snapshot() const {
    Snapshot out{};
    const nslide_status status = nslide_get_snapshot(handle_, detail::c(&out));
    return with(status, out);
  }

  /// Writes what the ends that do not overscroll were given, and how far they are stretched if edge_shown is 1.
    Answer<Edge> edge() const {
    Edge out{};
    const nslide_status status = nslide_get_edge(handle_, detail::c(&out));
    return with(status, out);
  }

  /// Replaces all effects: numbers that follow the scroll, as CSS's scroll timelines do, for the host to draw by.
    Answer<void> set_effects(Span<const Effect> effects) {
    return done(nslide_set_effects(handle_, detail::c(effects.data()), detail::count(effects)));
  }

  /// Writes the numbers of all effects, as of the last call: one for each that is not MORE, in their order.
    Answer<std::size_t> effects(Span<double> values) const {
    std::int32_t out = 0;
    const nslide_status status = nslide_get_effects(handle_, values.data(), detail::count(values), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// How far keys can still scroll in a direction from the present place: for assistive tools, and for buttons that are
  /// to be grey if they do nothing.
    Answer<double> can_scroll(Direction direction) {
    double out{};
    const nslide_status status = nslide_can_scroll(handle_, static_cast<std::int32_t>(direction), &out);
    return with(status, out);
  }

  /// Whether content of the current page lies under the header, or under what is pinned: then an app bar is drawn
  /// lifted, with a shadow or another colour.
    Answer<std::int32_t> is_lifted() {
    std::int32_t out{};
    const nslide_status status = nslide_is_lifted(handle_, &out);
    return with(status, out);
  }

  /// When the picture changes next, if no call comes before: a host that draws to whole pixels sleeps until then.
    Answer<double> next_change(double pixel) const {
    double out{};
    const nslide_status status = nslide_get_next_change(handle_, pixel, &out);
    return with(status, out);
  }

  /// The place of a scroll bar's thumb.
    Answer<Thumb> bar(Bar bar) const {
    Thumb out{};
    const nslide_status status = nslide_get_bar(handle_, static_cast<std::int32_t>(bar), &out.position, &out.length);
    return with(status, out);
  }

  /// What nslide_scroll_to is to be given so that a bar's thumb is at a position: for who drags the thumb.
    Answer<Offsets> bar_to_offsets(Bar bar, double position) {
    Offsets out{};
    const nslide_status status = nslide_bar_to_offsets(handle_, static_cast<std::int32_t>(bar), position, &out.outer,
        &out.inner);
    return with(status, out);
  }

  /// Drags a scroll bar's thumb, also over rows that are measured when they come into view.
    Answer<void> drag_thumb(Bar bar, ThumbPhase phase, double place) {
    return done(nslide_drag_thumb(handle_, static_cast<std::int32_t>(bar), static_cast<std::int32_t>(phase), place));
  }

  /// Writes the pages that show.
    Answer<std::size_t> pages(Span<Page> pages) const {
    std::int32_t out = 0;
    const nslide_status status = nslide_get_pages(handle_, detail::c(pages.data()), detail::count(pages), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Writes one page, showing or not.
    Answer<Page> page(std::int32_t index) const {
    Page out{};
    const nslide_status status = nslide_get_page(handle_, index, detail::c(&out));
    return with(status, out);
  }

  /// Writes the indices of all needed pages.
    Answer<std::size_t> live_pages(Span<std::int32_t> indices) const {
    std::int32_t out = 0;
    const nslide_status status = nslide_get_live_pages(handle_, indices.data(), detail::count(indices), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Writes the frames of the header's parts in the viewport, each at its full height: a part that stays covers those
  /// that scroll away under it.
    Answer<std::size_t> header_parts(Span<Rect> frames) const {
    std::int32_t out = 0;
    const nslide_status status = nslide_get_header_parts(handle_, detail::c(frames.data()), detail::count(frames),
        &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Moves events out of the queue, oldest first.
    Answer<std::size_t> poll_events(Span<Event> events) {
    std::int32_t out = 0;
    const nslide_status status = nslide_poll_events(handle_, detail::c(events.data()), detail::count(events), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

 private:
  static Answer<BasicCoordinator> made(nslide_status status, nslide_coordinator handle) {
    if (status == NSLIDE_OK) return Errors::done(BasicCoordinator(handle));
    return Errors::template refused<BasicCoordinator>(static_cast<Status>(status), nslide_error_message(0));
  }
};

// --------------------------------------------------------------------------------------------------------------- lists

/// The items of one page, or of a scroll view of the host's.
template <class Errors>
class BasicList : public detail::Handle<Errors, nslide_list_destroy> {
  using Base = detail::Handle<Errors, nslide_list_destroy>;
  using Base::counted;
  using Base::done;
  using Base::handle_;
  using Base::refused;
  using Base::with;

 public:
  using Base::Base;
  template <class T>
  using Answer = typename Base::template Answer<T>;

  /// Makes a list without sections.
  static Answer<BasicList> create(const ListConfig &config = {}) {
    nslide_list out = 0;
    const nslide_status status = nslide_list_create(detail::c(&config), &out);
    if (status == NSLIDE_OK) return Errors::done(BasicList(out));
    return Errors::template refused<BasicList>(static_cast<Status>(status), nslide_error_message(0));
  }

  /// Reads the settings.
    Answer<ListConfig> config() const {
    ListConfig out{};
    const nslide_status status = nslide_list_get_config(handle_, detail::c(&out));
    return with(status, out);
  }

  /// Changes all settings at once.
    Answer<void> set_config(const ListConfig &config) {
    return done(nslide_list_set_config(handle_, detail::c(&config)));
  }

  /// Attaches a list to a page, whose content height follows the list from now on, at once and by itself.
    Answer<void> attach(const BasicCoordinator<Errors> &coordinator, std::int32_t page) {
    return done(nslide_list_attach(handle_, coordinator.handle(), page));
  }

  /// Takes a list from its page, which keeps its content height; the list keeps its offset and the page's width and
  /// height as settings.
    Answer<void> detach() {
    return done(nslide_list_detach(handle_));
  }

  /// Tells the place of a list that is attached to no page.
    Answer<void> set_offset(double offset) {
    return done(nslide_list_set_offset(handle_, offset));
  }

  /// Tells how a list stands.
    Answer<ListState> state() const {
    ListState out{};
    const nslide_status status = nslide_list_get_state(handle_, detail::c(&out));
    return with(status, out);
  }

  /// Inserts a section.
    Answer<void> insert_section(std::int32_t index, const Section &section, std::int32_t item_count, Span<const double>
      heights = {}) {
    if (!heights.empty() && detail::count(heights) != item_count) {
      return refused("heights: must be as many as item_count, or none");
    }
    return done(nslide_list_insert_section(handle_, index, detail::c(&section), item_count, heights.data()));
  }

  /// Removes sections.
    Answer<void> remove_sections(std::int32_t index, std::int32_t count) {
    return done(nslide_list_remove_sections(handle_, index, count));
  }

  /// Moves a section to another index.
    Answer<void> move_section(std::int32_t from, std::int32_t to) {
    return done(nslide_list_move_section(handle_, from, to));
  }

  /// Reads a section's settings.
    Answer<Section> section(std::int32_t index) const {
    Section out{};
    const nslide_status status = nslide_list_get_section(handle_, index, detail::c(&out));
    return with(status, out);
  }

  /// Changes a section's settings.
    Answer<void> set_section(std::int32_t index, const Section &section) {
    return done(nslide_list_set_section(handle_, index, detail::c(&section)));
  }

  /// Inserts items.
    Answer<void> insert_items(std::int32_t section, std::int32_t item, std::int32_t count, Span<const double> heights =
      {}) {
    if (!heights.empty() && detail::count(heights) != count) {
      return refused("heights: must be as many as count, or none");
    }
    return done(nslide_list_insert_items(handle_, section, item, count, heights.data()));
  }

  /// Removes items.
    Answer<void> remove_items(std::int32_t section, std::int32_t item, std::int32_t count) {
    return done(nslide_list_remove_items(handle_, section, item, count));
  }

  /// Makes a section have so many items, for who knows no more than how many there are: items come or go at its end.
    Answer<void> set_item_count(std::int32_t section, std::int32_t count) {
    return done(nslide_list_set_item_count(handle_, section, count));
  }

  /// Moves an item to another place, in the same section or another.
    Answer<void> move_item(std::int32_t section, std::int32_t item, std::int32_t to_section, std::int32_t to_item) {
    return done(nslide_list_move_item(handle_, section, item, to_section, to_item));
  }

  /// Gives items heights of their own, measured ones in place of estimates.
    Answer<void> set_heights(std::int32_t section, std::int32_t item, Span<const double> heights) {
    return done(nslide_list_set_heights(handle_, section, item, detail::count(heights), heights.data()));
  }

  /// Names the item that keeps its place when something changes, whether it is seen or not, until it is removed.
    Answer<void> set_anchor(std::int32_t section, std::int32_t item) {
    return done(nslide_list_set_anchor(handle_, section, item));
  }

  /// Writes the range of the list that is seen.
    Answer<ItemRange> range(double before, double behind) const {
    ItemRange out{};
    const nslide_status status = nslide_list_get_range(handle_, before, behind, detail::c(&out));
    return with(status, out);
  }

  /// Writes all that is seen with its frames, in the order to draw it: items, footers, headers, each from top to
  /// bottom.
    Answer<std::size_t> visible(double before, double behind, Span<Item> items) const {
    std::int32_t out = 0;
    const nslide_status status = nslide_list_get_visible(handle_, before, behind, detail::c(items.data()),
        detail::count(items), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Tells what came into view and what went out of it since the last such call; the first tells of all.
    Answer<std::size_t> update(double before, double behind, Span<ItemChange> changes) {
    std::int32_t out = 0;
    const nslide_status status = nslide_list_update(handle_, before, behind, detail::c(changes.data()),
        detail::count(changes), &out);
    return counted(status, static_cast<std::size_t>(out));
  }

  /// Writes the frames of items, seen or not, as Item has them.
    Answer<void> frames(std::int32_t section, std::int32_t item, Span<Rect> frames) const {
    return done(nslide_list_get_frames(handle_, section, item, detail::count(frames), detail::c(frames.data())));
  }

  /// Which item, header or footer lies at a point of the content; headers lie above all else, then footers.
    Answer<ItemPlace> item_at(double x, double y) const {
    ItemPlace out{};
    const nslide_status status = nslide_list_item_at(handle_, x, y, &out.section, &out.item);
    return with(status, out);
  }

  /// Which item is the one with a number counted through all sections.
    Answer<ItemPlace> find_item(std::int32_t number) const {
    ItemPlace out{};
    const nslide_status status = nslide_list_find_item(handle_, number, &out.section, &out.item);
    return with(status, out);
  }

  /// Writes the offset that brings an item to a place: below overlap and the section's sticky header, above its sticky
  /// footer.
    Answer<double> item_offset(std::int32_t section, std::int32_t item, Align align) const {
    double out{};
    const nslide_status status = nslide_list_get_item_offset(handle_, section, item, static_cast<std::int32_t>(align),
        &out);
    return with(status, out);
  }

  /// Scrolls to an item, as nslide_list_get_item_offset and nslide_reveal say.
    Answer<void> scroll_to(std::int32_t section, std::int32_t item, Align align, bool animated) {
    return done(nslide_list_scroll_to(handle_, section, item, static_cast<std::int32_t>(align), animated ? 1 : 0));
  }
};

#if NESTEDSLIDE_HAS_EXCEPTIONS
using Coordinator = BasicCoordinator<Throwing>;
using List = BasicList<Throwing>;
#endif

namespace nothrow {
using Coordinator = BasicCoordinator<Returning>;
using List = BasicList<Returning>;
}  // namespace nothrow

/// What is wrong with settings, as a sentence that names the field and its range; "" where nothing is.
inline const char *check(const Config &config) noexcept {
  const char *message = "";
  nslide_config_check(detail::c(&config), &message);
  return message;
}

/// Whether the library that is loaded belongs to this header: a program that finds another must not go on.
inline bool is_compatible() noexcept { return nslide_abi_version() == NSLIDE_ABI_VERSION; }

}  // namespace nslide

#endif
