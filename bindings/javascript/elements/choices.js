// Generated from include/nestedslide.h by tools/api: do not edit.

// What the constants of a setting begin with: a value of `physics` is one of PHYSICS_.

/** @type {Record<string, string>} */
export const CONFIG_CHOICES = {
  physics: "PHYSICS_",
  headerMotion: "HEADER_",
  seam: "SEAM_",
  overscrollTop: "OVERSCROLL_",
  overscrollBottom: "OVERSCROLL_",
  bounces: "BOUNCES_",
  pageMemory: "MEMORY_",
  shortPage: "SHORT_PAGE_",
  pageIndex: "PAGE_INDEX_",
  swipeArea: "SWIPE_",
  headerSnap: "SNAP_",
  scrollToTop: "SCROLL_TO_TOP_",
  indicators: "INDICATORS_",
  tabAlignment: "TABS_",
  flingCurve: "FLING_",
  velocityEstimator: "VELOCITY_",
  repeatedFlings: "REPEAT_",
  wheelGlide: "GLIDE_",
  chainTop: "CHAIN_",
  chainBottom: "CHAIN_",
  chainStart: "CHAIN_",
  chainEnd: "CHAIN_",
  farTurns: "FAR_TURNS_",
  keyGlide: "GLIDE_",
  commandGlide: "GLIDE_",
  resampling: "RESAMPLING_",
  fingers: "FINGERS_",
  pageTurn: "PAGE_TURN_",
  tabFill: "TAB_FILL_",
  axis: "PATH_AXIS_",
  hoverHides: "HOVER_HIDES_",
  pageAlignment: "PAGE_ALIGN_",
  trackpadMomentum: "TRACKPAD_MOMENTUM_",
  shortPageArrival: "ARRIVAL_",
};

/** @type {Record<string, string>} */
export const LIST_CONFIG_CHOICES = {
  anchor: "ANCHOR_",
  grows: "GROWS_",
  snap: "LIST_SNAP_",
  snapAlign: "ALIGN_",
  snapStrictness: "SNAP_AREAS_",
};

/** @type {Record<string, string>} */
export const SECTION_CHOICES = {
  layout: "LAYOUT_",
};
