/// The axes of a movement.
public struct Axes: OptionSet, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let vertical = Axes(rawValue: 1)
  public static let horizontal = Axes(rawValue: 2)

  /// The other one of one.
  var turned: Axes { Axes(rawValue: (rawValue & 1) << 1 | (rawValue & 2) >> 1) }
}

/// A rectangle in which the host claims an axis for itself.
public struct Region: Equatable, Sendable {
  /// What it lies in: a page by its index, or one of these.
  public static let header: Int32 = -1
  public static let hover: Int32 = -2
  public static let viewport: Int32 = -3

  /// In points of what it lies in: the header, the hover bar, the viewport, or a page's content.
  public var frame: Rect
  public var view: Int32
  public var axes: Axes

  public init(frame: Rect, view: Int32, axes: Axes) {
    self.frame = frame
    self.view = view
    self.axes = axes
  }

  /// The same if x and y have changed places.
  public var turned: Region {
    var turned = self
    Turn.swap(&turned.frame)
    turned.axes = axes.turned
    return turned
  }

  /// Refuses what is outside the documented ranges.
  @inline(never)
  public func check() throws(Failure) {
    let length = Limits.length
    try require(frame.x, within: -length, length, "regions: x must be within 1e12 points")
    try require(frame.y, within: -length, length, "regions: y must be within 1e12 points")
    try require(frame.width, within: 0, length, "regions: width must be from 0 to 1e12 points")
    try require(frame.height, within: 0, length, "regions: height must be from 0 to 1e12 points")
    if view < Region.viewport {
      throw Failure(.invalidArgument, "regions: view must be a page or a NSLIDE_REGION_ value")
    }
    if axes.isEmpty || !axes.isSubset(of: [.vertical, .horizontal]) {
      throw Failure(.invalidArgument, "regions: axes must be one or both of the NSLIDE_AXIS_ values")
    }
  }
}

/// A list of regions in memory of its own.
struct Regions {
  static let greatestCount = 1024

  private(set) var memory: UnsafeMutablePointer<Region>?
  private(set) var count = 0

  init() {}

  /// Takes memory over.
  init(_ memory: UnsafeMutablePointer<Region>, count: Int) {
    self.memory = memory
    self.count = count
  }

  func free() { RawMemory.free(memory) }

  /// The axes claimed at a point of a view.
  @inline(never)
  func axes(at x: Double, _ y: Double, in view: Int32) -> Axes {
    var axes: Axes = []
    for index in 0..<count {
      guard let region = memory?[index], region.view == view, region.frame.contains(x, y) else { continue }
      axes.formUnion(region.axes)
    }
    return axes
  }
}

extension Rect {
  /// Whether a point lies in it; its right and lower edges do not belong to it.
  @inline(never)
  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && y >= self.y && x < self.x + width && y < self.y + height
  }
}

extension Turn {
  /// What a host claims; only what is fixed to the viewport is mirrored.
  @inline(never)
  public func region(_ given: Region) -> Region {
    var region = given.turned
    if given.view == Region.viewport, let mirror {
      region.frame.y = Turn.clamped(mirror - (region.frame.y + region.frame.height))
    }
    return region
  }
}
