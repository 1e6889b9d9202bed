/// Everything a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled.
/// Points, seconds.
///
/// The coordinator keeps it up to date at the end of every call, so that a host reads it by one copy. Its layout in
/// memory is that of nslide_snapshot, field by field.
public struct Snapshot {
  public internal(set) var structSize: UInt32 = 0
  public internal(set) var phase: Int32 = 0
  public internal(set) var collapseState: Int32 = 0
  public internal(set) var isAtRest: Int32 = 1
  public internal(set) var needsFrame: Int32 = 0
  public internal(set) var pageIndex: Int32 = -1
  public internal(set) var pageCount: Int32 = 0
  public internal(set) var transitionFrom: Int32 = -1
  public internal(set) var transitionTo: Int32 = -1
  public internal(set) var visiblePages: Int32 = 0
  public internal(set) var eventsQueued: UInt32 = 0
  public internal(set) var eventsLost: UInt32 = 0
  public internal(set) var indicator: Int32 = 0
  public internal(set) var refresh: Int32 = 0
  public internal(set) var touch: Int32 = 0
  public internal(set) var canRetarget: Int32 = 0

  public internal(set) var time = 0.0
  public internal(set) var outer = 0.0
  public internal(set) var inner = 0.0
  public internal(set) var path = 0.0
  public internal(set) var range = 0.0
  public internal(set) var maxOuter = 0.0
  public internal(set) var maxInner = 0.0
  public internal(set) var overscroll = 0.0
  public internal(set) var collapse = 0.0
  public internal(set) var headerShown = 0.0
  public internal(set) var headerStretch = 0.0
  public internal(set) var velocityX = 0.0
  public internal(set) var velocityY = 0.0
  public internal(set) var restOuter = 0.0
  public internal(set) var restInner = 0.0
  public internal(set) var unconsumedX = 0.0
  public internal(set) var unconsumedY = 0.0
  public internal(set) var pagePosition = 0.0
  public internal(set) var transitionProgress = 0.0

  public internal(set) var header = Rect(x: 0, y: 0, width: 0, height: 0)
  public internal(set) var hover = Rect(x: 0, y: 0, width: 0, height: 0)
  public internal(set) var pager = Rect(x: 0, y: 0, width: 0, height: 0)

  public internal(set) var outerBarPosition = 0.0
  public internal(set) var outerBarLength = 0.0
  public internal(set) var pageBarPosition = 0.0
  public internal(set) var pageBarLength = 0.0
  public internal(set) var tabOffset = 0.0
  public internal(set) var tabIndicator = Rect(x: 0, y: 0, width: 0, height: 0)
  public internal(set) var pageGoal: Int32 = -1
  public internal(set) var direction = ScrollDirection.none.rawValue
}
