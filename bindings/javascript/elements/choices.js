// Generated from include/nestedslide.h by tools/api: do not edit.

// The words for the values of settings, and what an element's events are called.

/** @type {Record<string, Record<string, number>>} */
export const CONFIG_CHOICES = {
  physics: { ios: 0, ios_fast: 1, android: 2, desktop: 3, chromium: 4, qt: 5 },
  headerMotion: { first: 0, quick_return: 1, quick_return_minimum: 2, fixed: 3, content_first: 4 },
  seam: { continuous: 0, stop: 1, resisted: 2 },
  overscrollTop: { inherit: -1, none: 0, whole: 1, page: 2, both: 3 },
  overscrollBottom: { inherit: -1, none: 0, whole: 1, page: 2, both: 3 },
  bounces: { never: 0, always: 1, scrollable: 2 },
  pageMemory: { align: 0, keep: 1, reset_current: 2, reset_all: 3 },
  shortPage: { pad: 0, limit: 1, hold: 2 },
  pageIndex: { settle: 0, live: 1 },
  swipeArea: { pages: 0, all: 1 },
  headerSnap: { none: 0, direction: 1, nearest: 2 },
  scrollToTop: { whole: 0, page_first: 1 },
  indicators: { none: 0, page: 1, switch: 2 },
  tabAlignment: { start: 0, center: 1, nearest: 2 },
  flingCurve: { exponential: 0, spline: 1, constant: 2, chromium: 3, chromium_physics: 4 },
  velocityEstimator: { weighted: 0, least_squares: 1, impulse: 2, mean: 3 },
  repeatedFlings: { none: 0, add: 1, carry: 2 },
  wheelGlide: { spring: 0, ease: 1, impulse: 2, program: 3 },
  chainTop: { auto: 0, contain: 1, none: 2 },
  chainBottom: { auto: 0, contain: 1, none: 2 },
  chainStart: { auto: 0, contain: 1, none: 2 },
  chainEnd: { auto: 0, contain: 1, none: 2 },
  farTurns: { pair: 0, pass: 1 },
  keyGlide: { spring: 0, ease: 1, impulse: 2, program: 3 },
  commandGlide: { spring: 0, ease: 1, impulse: 2, program: 3 },
  resampling: { none: 0, on: 1 },
  fingers: { newest: 0, average: 1 },
  pageTurn: { stop: 0, continue: 1, hand_over: 2 },
  tabFill: { content: 0, equal: 1, both: 2 },
  axis: { vertical: 0, horizontal: 1 },
  hoverHides: { never: 0, by_direction: 1, after_time: 2 },
  pageAlignment: { start: 0, center: 1 },
  trackpadMomentum: { system: 0, engine: 1 },
  shortPageArrival: { keep: 0, open: 1 },
};

/** @type {Record<string, Record<string, number>>} */
export const LIST_CONFIG_CHOICES = {
  anchor: { none: 0, visible: 1, scrolled: 2 },
  grows: { down: 0, up: 1 },
  snap: { none: 0, items: 1, sections: 2 },
  snapAlign: { start: 0, center: 1, end: 2, nearest: 3 },
  snapStrictness: { proximity: 0, mandatory: 1 },
};

/** @type {Record<string, Record<string, number>>} */
export const SECTION_CHOICES = {
  layout: { list: 0, grid: 1, waterfall: 2 },
};

/** @type {Record<number, string>} */
export const EVENT_NAMES = {
  1: "scrollbegan",
  2: "scrollended",
  3: "dragbegan",
  4: "dragended",
  5: "decelerationbegan",
  6: "decelerationended",
  7: "offsetchanged",
  8: "pinned",
  9: "unpinned",
  10: "pagescrolled",
  11: "pageneeded",
  12: "pagereleased",
  13: "pageappeared",
  14: "pagedisappeared",
  15: "pagetransitionbegan",
  16: "pagetransitionended",
  17: "pagechanged",
  18: "settled",
  19: "scrolledtotop",
  20: "indicatorschanged",
  21: "refreshchanged",
  22: "loadmore",
  23: "flingleft",
  24: "pagegoalchanged",
  25: "opened",
};
