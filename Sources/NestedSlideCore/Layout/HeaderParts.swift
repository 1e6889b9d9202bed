/// What a part of the header does when the header collapses.
public enum PartRule: Int32, Sendable {
  case away
  /// Its least height stays, below the parts above it that stay.
  case stays
  /// It scrolls away, and its least height returns before the page moves.
  case returns
}

/// Whether a header that snaps may rest while a part is cut.
public enum PartSnap: Int32, Sendable {
  case restAnywhere
  /// To the part's edges.
  case snaps
  /// To the outer edges of its margins.
  case snapsWithMargins
}

/// One part of a header. Lengths in points, 0 or more.
public struct HeaderPart: Sendable {
  public var height: Double
  /// How much of it stays or returns, points; nil: all of it.
  public var minHeight: Double?
  /// Margins scroll away.
  public var marginTop: Double
  public var marginBottom: Double
  public var rule: PartRule
  public var snap: PartSnap

  public init(
    height: Double, minHeight: Double? = nil, marginTop: Double = 0, marginBottom: Double = 0, rule: PartRule = .away,
    snap: PartSnap = .restAnywhere
  ) {
    self.height = height
    self.minHeight = minHeight
    self.marginTop = marginTop
    self.marginBottom = marginBottom
    self.rule = rule
    self.snap = snap
  }

  /// How much of it stays or returns, at most its height.
  var least: Double {
    guard let minHeight, minHeight < height else { return height }
    return minHeight
  }

  /// How much of it stays.
  var kept: Double { rule == .stays ? least : 0 }

  /// With its margins.
  var room: Double { marginTop + height + marginBottom }

  func check() throws(Failure) {
    try require(height, within: 0, Limits.length, "parts: height must be from 0 to 1e12 points")
    if let minHeight {
      try require(minHeight, within: 0, Limits.length, "parts: min_height must be from 0 to 1e12 points, or automatic")
    }
    try require(marginTop, within: 0, Limits.length, "parts: margin_top must be from 0 to 1e12 points")
    try require(marginBottom, within: 0, Limits.length, "parts: margin_bottom must be from 0 to 1e12 points")
  }
}

/// The parts of a header, top to bottom, and what follows from their rules. The memory is its owner's to give back.
struct HeaderParts {
  static let greatestCount = 64

  private var base: UnsafeMutablePointer<HeaderPart>?
  private(set) var count = 0

  init() {}

  /// Takes memory that is filled with `count` parts.
  init(_ memory: UnsafeMutablePointer<HeaderPart>, count: Int) {
    base = memory
    self.count = count
  }

  func free() { RawMemory.free(base) }

  subscript(index: Int) -> HeaderPart {
    get { base.unsafelyUnwrapped[index] }
    nonmutating set { base.unsafelyUnwrapped[index] = newValue }
  }

  // MARK: Heights

  var height: Double { sum { $0.room } }

  /// How much of the header stays.
  var minHeight: Double { sum { $0.kept } }

  /// Some part returns early.
  var anyReturns: Bool { returnHeight > minHeight }

  /// How much of the header shows when the parts that return early have returned: from the last part up, until one has
  /// scrolled away for good, or returns with less than its height and so hides what is above it.
  var returnHeight: Double {
    var shown = minHeight
    var index = count - 1
    while index >= 0 {
      let part = self[index]
      if part.rule == .away { break }
      if part.rule == .returns {
        shown += part.marginBottom + part.least
        if part.least < part.height { break }
        shown += part.marginTop
      }
      index -= 1
    }
    return shown
  }

  @inline(never)
  private func sum(_ length: (HeaderPart) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += length(self[index]) }
    return sum
  }

  // MARK: Places

  /// Calls `visit` with the place of every part, from the last one up: a part moves with the header until it meets what
  /// stays above it.
  /// - Parameters:
  ///   - header: the header's frame, stretched by `stretch`; the first part takes that in.
  ///   - top: below which parts that stay gather.
  func forEachFrame(header: Rect, stretch: Double, top: Double, _ visit: (_ index: Int, _ frame: Rect) -> Void) {
    // Down to the place at which the parts gather that stay, this one included.
    var pinned = InlineArray<64, Double>(repeating: top)
    var kept = top
    for index in 0..<count {
      kept += self[index].kept
      pinned[index] = kept
    }
    // How much of the header lies below the part.
    var below = 0.0
    var index = count - 1
    while index >= 0 {
      let part = self[index]
      let natural = header.y + header.height - below - part.marginBottom
      let bottom = part.rule == .stays && pinned[index] > natural ? pinned[index] : natural
      let grown = index == 0 ? stretch : 0
      visit(
        index, Rect(x: header.x, y: bottom - part.height - grown, width: header.width, height: part.height + grown))
      below += part.room
      index -= 1
    }
  }

  /// The outer offsets between which the header may not rest because a part is cut, nil if it may.
  /// - Parameter reach: from the top below which parts gather to the header's top, at outer 0.
  func cut(at outer: Double, reach: Double) -> (low: Double, high: Double)? {
    // The end of a part is the start of the next, to the bit: else a header between them would be cut on either side.
    var end = reach
    for index in 0..<count {
      let part = self[index]
      var low = end + part.marginTop
      var high = low + part.height - part.kept
      let start = end
      end = high + part.marginBottom
      if part.snap == .restAnywhere { continue }
      if part.snap == .snapsWithMargins { (low, high) = (start, end) }
      if low < outer && outer < high { return (low, high) }
    }
    return nil
  }
}

extension HeaderParts {
  /// Reading needs room that it may not get.
  mutating func archive(_ archive: inout Archive) {
    var number = count
    archive.integer(&number, 0, HeaderParts.greatestCount)
    archive.demandWords(number * 7)
    if archive.isReading && !archive.isCorrupt && number > 0 {
      guard let memory = RawMemory.allocate(HeaderPart.self, count: number) else { return archive.fail(.outOfMemory) }
      memory.initialize(repeating: HeaderPart(height: 0), count: number)
      self = HeaderParts(memory, count: number)
    }
    for index in 0..<count {
      var part = self[index]
      archive.length(&part.height)
      archive.length(&part.minHeight)
      archive.length(&part.marginTop)
      archive.length(&part.marginBottom)
      archive.choice(&part.rule)
      archive.choice(&part.snap)
      self[index] = part
    }
  }
}
