// Generated from nestedslide.h and the settings' structs, see tools/api.
// swift-format-ignore-file

/// The calls that a record holds, by the numbers that docs/records.md gives them.
public enum RecordedCall: UInt16, Sendable {
  case advance = 1
  case pointer = 2
  case sessionBegin = 3
  case sessionUpdate = 4
  case sessionEnd = 5
  case sessionCancel = 6
  case wheel = 7
  case key = 8
  case setRegions = 9
  case scrollTo = 10
  case scrollToTop = 11
  case scrollToPage = 12
  case retarget = 13
  case reveal = 14
  case setSnapAreas = 15
  case setHeaderHeight = 16
  case setHoverHeight = 17
  case setHeaderParts = 18
  case setPageHeight = 19
  case setPageSettings = 20
  case insertPage = 21
  case removePage = 22
  case movePage = 23
  case reload = 24
  case reloadKeyed = 25
  case beginRefresh = 26
  case endRefresh = 27
  case endLoad = 28
  case tapTab = 29
  case observe = 30
  case pollCorrections = 31
  case unobserve = 32
  case setConfig = 33
  /// No call: the end of the record, with the state's hash.
  case stop = 34
  case shiftPage = 35
  case retargetReveal = 36
  case setFlingSamples = 37
  case focusSnapArea = 38
  case autoscroll = 39
  case setEffects = 40
  case dragThumb = 41
  case remakePage = 42

  /// By number, from 1 on.
  static let layouts: InlineArray<42, Layout> = [
    Layout(1, 0, halves: 0b0),  // advance
    Layout(6, 0, halves: 0b0),  // pointer
    Layout(3, 0, halves: 0b0),  // session_begin
    Layout(2, 0, halves: 0b0),  // session_update
    Layout(2, 0, halves: 0b0),  // session_end
    Layout(0, 0, halves: 0b0),  // session_cancel
    Layout(7, 0, halves: 0b0),  // wheel
    Layout(1, 0, halves: 0b0),  // key
    Layout(0, 6, halves: 0b110000),  // set_regions
    Layout(3, 0, halves: 0b0),  // scroll_to
    Layout(1, 0, halves: 0b0),  // scroll_to_top
    Layout(2, 0, halves: 0b0),  // scroll_to_page
    Layout(2, 0, halves: 0b0),  // retarget
    Layout(5, 0, halves: 0b0),  // reveal
    Layout(4, 7, halves: 0b1100),  // set_snap_areas
    Layout(2, 0, halves: 0b0),  // set_header_height
    Layout(2, 0, halves: 0b0),  // set_hover_height
    Layout(1, 6, halves: 0b110000),  // set_header_parts
    Layout(2, 0, halves: 0b0),  // set_page_height
    Layout(1, 8, isStruct: true),  // set_page_settings
    Layout(2, 0, halves: 0b0),  // insert_page
    Layout(1, 0, halves: 0b0),  // remove_page
    Layout(2, 0, halves: 0b0),  // move_page
    Layout(2, 1, halves: 0b0),  // reload
    Layout(0, 2, halves: 0b0),  // reload_keyed
    Layout(1, 0, halves: 0b0),  // begin_refresh
    Layout(2, 0, halves: 0b0),  // end_refresh
    Layout(1, 0, halves: 0b0),  // end_load
    Layout(2, 0, halves: 0b0),  // tap_tab
    Layout(5, 0, halves: 0b0),  // observe
    Layout(1, 0, halves: 0b0),  // poll_corrections
    Layout(1, 0, halves: 0b0),  // unobserve
    Layout(0, 84, isStruct: true),  // set_config
    Layout(1, 0, halves: 0b0),  // stop
    Layout(3, 0, halves: 0b0),  // shift_page
    Layout(4, 0, halves: 0b0),  // retarget_reveal
    Layout(4, 2, halves: 0b0),  // set_fling_samples
    Layout(2, 0, halves: 0b0),  // focus_snap_area
    Layout(4, 0, halves: 0b0),  // autoscroll
    Layout(0, 10, halves: 0b1111),  // set_effects
    Layout(3, 0, halves: 0b0),  // drag_thumb
    Layout(1, 0, halves: 0b0),  // remake_page
  ]
}
