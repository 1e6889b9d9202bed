/// A list: sections of items, laid out for a page or for a scroll view of the host's.
///
/// It lives in memory of its own, as its sections do. While it is attached to a page its coordinator knows it by its
/// address, and who uses one of the two has to be inside both.
public struct List: ~Copyable {
  public internal(set) var settings: ListSettings
  /// Addresses of `Section`s, with their extents and numbers of items.
  var sections = MeasuredTree()
  var port: ListPort
  /// The handle of the coordinator that it is attached to, 0 for none. Only the list's own calls use it.
  public internal(set) var owner: UInt64 = 0
  /// It is attached to a page that scrolls sideways: items lie beside each other.
  public internal(set) var isTurned = false
  /// Its page continues behind what is pinned above it.
  private(set) var reachesUp = false
  /// Its port is not just what the pager shows of its page.
  private(set) var hasOwnPort = false
  /// How much of what is above the offset a hover bar that hides has uncovered: headers stick that much higher.
  var uncovered = 0.0

  /// The number of the page that it is attached to, or was last; -1 for none.
  var page = -1

  /// Changes whenever something moves, so that no cursor is used that is out of date.
  var version = 0
  /// The cursors that found the first and the last visible item, and one more. Behind the list in memory.
  let cursors: Cursor

  /// What the host has named to keep its place.
  var namedAnchor: ItemPath?
  /// What kept its place in the last edit that looked for something seen.
  var lastHeld: ItemPath?
  /// What was scrolled to last.
  var goal: ListGoal?
  var slots = SlotTable()
  var window = RowWindow()
  /// The rule by which parts of it are snap areas of its page, nil for none. Addresses stay, as the page looks here.
  private(set) var rule: UnsafeMutablePointer<SnapAreas>?
  /// What the page rested on last of that.
  var snapped: ItemPath?
  /// What the last change did to the numbers of things; nil: nothing.
  var lastEdit: Renumbering?
  /// How high the content would be if all items lay one below the other.
  var greatestExtent = 0.0
  /// How far the page has to move after the last edit for what is seen to stay.
  var shift = 0.0

  /// Why the last failing call failed: a string that ends with a null, of static lifetime.
  public var errorMessage: UnsafePointer<UInt8> = Failure.noMessage

  public static var mostSections: Int { 1_000_000 }
  public static var mostItems: Int { 100_000_000 }

  init(settings: ListSettings, cursors: Cursor) {
    self.settings = settings
    self.cursors = cursors
    port = ListPort(width: settings.width, height: settings.height, seen: settings.height)
  }

  deinit {
    SnapAreas.free(rule)
    sections.visit { List.free(List.section($0.reference)) }
  }

  /// Makes a list without sections, in memory that `destroy` gives back.
  /// - Parameter settings: must have passed `check`.
  public static func create(_ settings: ListSettings) throws(Failure) -> UnsafeMutablePointer<List> {
    let (size, stride) = (MemoryLayout<List>.stride, MemoryLayout<ListCursor>.stride)
    guard let block = RawMemory.allocate(bytes: size + 3 * stride, alignment: MemoryLayout<List>.alignment) else {
      throw outOfMemory()
    }
    let cursors = (block + size).bindMemory(to: ListCursor.self, capacity: 3)
    cursors.initialize(repeating: ListCursor(), count: 3)
    let list = block.bindMemory(to: List.self, capacity: 1)
    list.initialize(to: List(settings: settings, cursors: cursors))
    do throws(Failure) { try list.pointee.makeRule(for: settings) } catch {
      destroy(list)
      throw error
    }
    list.pointee.port.offset = list.pointee.minOffset
    return list
  }

  @inline(never)
  public static func destroy(_ list: UnsafeMutablePointer<List>) {
    list.deinitialize(count: 1)
    RawMemory.free(list)
  }

  @inline(never)
  static func free(_ section: UnsafeMutablePointer<Section>) {
    section.deinitialize(count: 1)
    RawMemory.free(section)
  }

  // MARK: Content

  @inline(__always)
  mutating func section(_ index: Int) -> UnsafeMutablePointer<Section> {
    List.section(sections.reference(index))
  }

  @inline(__always)
  private static func section(_ reference: UInt) -> UnsafeMutablePointer<Section> {
    UnsafeMutablePointer(bitPattern: reference).unsafelyUnwrapped
  }

  var contentHeight: Double {
    mutating get {
      let end = sections.totalLength
      return end > settings.minimumHeight ? end : settings.minimumHeight
    }
  }

  /// By how much its offset is less than the page's. A list that grows up lies at its port's lower end if it is
  /// shorter, and an open header covers its beginning. The page knows nothing of that.
  var lead: Double {
    mutating get {
      if settings.grows != .up { return 0 }
      return Fit.room(beside: contentHeight, in: port.height) - port.hidden
    }
  }

  var minOffset: Double { mutating get { 0 - lead } }

  var maxOffset: Double {
    mutating get {
      if settings.grows == .up { return contentHeight - port.height + port.hidden }
      return Fit.greatestOffset(of: contentHeight, in: port.height)
    }
  }

  /// How near its end it counts as at it, points. Where a hand holds the path, that says the place: but for a rounding.
  func endSlack(isHeld: Bool) -> Double { isHeld ? 1e-6 : settings.stickDistance }

  /// It is at its end, and stays there.
  var isAtEnd: Bool {
    mutating get { sticksToEnd && port.offset >= maxOffset - endSlack(isHeld: port.isHeld) }
  }

  /// If its end is seen, it stays so.
  var sticksToEnd: Bool { mutating get { settings.sticksToEnd || settings.grows == .up } }

  /// A section has another extent, or another number of items.
  @_optimize(speed)
  mutating func measure(_ index: Int) {
    let place = sections.entry(index)
    let section = List.section(place.reference)
    sections.measure(place, length: section.pointee.extent, items: section.pointee.count)
  }

  /// How a list stands, with the page it is attached to, -1 for none.
  public struct State {
    public var page: Int
    public var sectionCount: Int
    public var itemCount: Int
    public var contentHeight: Double
    public var offset: Double
    public var maxOffset: Double
    public var width: Double
    public var seen: Double
  }

  public var state: State {
    mutating get {
      State(
        page: owner == 0 ? -1 : page, sectionCount: sections.count, itemCount: sections.totalItems,
        contentHeight: contentHeight, offset: port.offset, maxOffset: maxOffset, width: port.width, seen: port.seen)
    }
  }

  // MARK: Settings

  /// Makes the rule that settings want.
  private mutating func makeRule(for settings: ListSettings) throws(Failure) {
    if settings.snap == .none {
      SnapAreas.free(rule)
      rule = nil
      return
    }
    if rule == nil {
      guard let made = SnapAreas.make(count: 0, isMandatory: false, paddingStart: 0, paddingEnd: 0) else {
        throw List.outOfMemory()
      }
      // A list never moves in memory.
      withUnsafeMutablePointer(to: &self) { made.pointee.list = $0 }
      rule = made
    }
    rule?.pointee.isMandatory = settings.snapStrictness == .mandatory
  }

  /// Changes all settings at once, to what has been checked.
  public mutating func apply(_ changed: ListSettings) throws(Failure) {
    var width = port.width
    if owner == 0 { width = changed.width }
    try reserve(width: width)
    try makeRule(for: changed)
    let held = hold()
    settings = changed
    reach(up: reachesUp)
    if owner == 0 {
      port.height = changed.height
      port.seen = changed.height
    }
    adopt(width: width)
    settle(held)
  }

  /// Makes room for a layout in another width.
  mutating func reserve(width: Double) throws(Failure) {
    if width == port.width { return }
    for index in 0..<sections.count {
      let section = section(index)
      try section.pointee.reserve(
        items: section.pointee.count, settings: section.pointee.settings, width: width,
        allStandard: section.pointee.heights.areAllStandard)
    }
  }

  /// Lays out all sections in another width; there must be room for it.
  private mutating func adopt(width: Double) {
    if width == port.width { return }
    port.width = width
    for index in 0..<sections.count {
      let section = section(index)
      section.pointee.adopt(section.pointee.settings, width: width)
      measure(index)
    }
  }

  /// Its page has another width; there must be room for it.
  mutating func resize(to width: Double) {
    let held = hold()
    adopt(width: width)
    settle(held)
  }

  // MARK: Its page

  /// It is attached to a page; there must be room for its width.
  mutating func attached(to owner: UInt64, page: Int, width: Double) {
    (self.owner, self.page) = (owner, page)
    (goal, snapped) = (nil, nil)
    adopt(width: width)
    version &+= 1
  }

  /// It is attached to no page any more.
  public mutating func leave() {
    (owner, page, isTurned) = (0, -1, false)
    (settings.width, settings.height) = (port.width, port.height)
    (port.seen, port.hidden) = (port.height, 0)
    goal = nil
    reach(up: false)
  }

  /// - Parameter isUp: its page continues behind what is pinned above it; `Coordinator.look` knows how far.
  mutating func reach(up isUp: Bool) {
    reachesUp = isUp
    hasOwnPort = isUp || settings.grows == .up
    port.edge = List.leastSeen
    uncovered = 0
  }

  /// Tells the place of the list, attached to no page.
  public mutating func setOffset(_ offset: Double) throws(Failure) {
    try require(offset, within: -Limits.length, Limits.length, "offset: must be within 1e12 points")
    if owner != 0 { throw Failure(.invalidState, "list: is attached to a page, which has the offset") }
    port.offset = offset
  }

  /// The same if nothing speaks against it; else false.
  @inline(__always)
  public mutating func setOffsetQuickly(_ offset: Double) -> Bool {
    if owner != 0 || !(offset >= -Limits.length && offset <= Limits.length) { return false }
    port.offset = offset
    return true
  }
}
