/// Which way header and pages scroll.
public enum PathAxis: Int32, Sendable {
  /// The header is at the top, pages stand side by side.
  case vertical
  /// The header is at the left, or at the right if reading goes right to left; pages stand one below the other.
  case horizontal
}

/// What a host gives and sees of a coordinator whose path is horizontal, turned as the engine has it, and back.
///
///     host                          engine
///     ┌────┬─┬──────────┐           ┌──────────────┐
///     │    │ │          │           │ header       │   x of the host is the engine's y,
///     │head│h│  pager   │           ├──────────────┤   y of the host is the engine's x;
///     │ er │o│          │           │ hover bar    │   from right to left x goes the other way
///     │    │v│          │           ├──────────────┤
///     └────┴─┴──────────┘           │ pager        │
///                                   └──────────────┘
///
/// The engine knows a vertical path only. So nothing in it asks for the axis, and one turned by hand gives the same
/// numbers to the last bit.
public struct Turn {
  /// The viewport along the path, if reading goes right to left: there places are counted from its far side.
  let mirror: Double?

  /// A place in the viewport.
  @inline(never)
  public func place(_ x: Double, _ y: Double) throws(Failure) -> (x: Double, y: Double) {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    return (y, mirror.map { Turn.clamped($0 - x) } ?? x)
  }

  /// Points moved.
  @inline(never)
  public func way(_ dx: Double, _ dy: Double) throws(Failure) -> (dx: Double, dy: Double) {
    try require(dx, within: -Limits.length, Limits.length, "dx: must be within 1e12 points")
    try require(dy, within: -Limits.length, Limits.length, "dy: must be within 1e12 points")
    return amount(dx, dy)
  }

  @inline(never)
  public func velocity(_ vx: Double, _ vy: Double) throws(Failure) -> (vx: Double, vy: Double) {
    try require(vx, within: -Limits.velocity, Limits.velocity, "vx: must be within 1e9 points per second")
    try require(vy, within: -Limits.velocity, Limits.velocity, "vy: must be within 1e9 points per second")
    return (vy, mirror == nil ? vx : -vx)
  }

  private func amount(_ dx: Double, _ dy: Double) -> (dx: Double, dy: Double) { (dy, mirror == nil ? dx : 0 - dx) }

  /// An amount of the engine's.
  @inline(never)
  public func back(_ dx: Double, _ dy: Double) -> (dx: Double, dy: Double) { (mirror == nil ? dy : 0 - dy, dx) }

  /// A frame in the viewport, of the engine's.
  @inline(never)
  public func turn(_ frame: inout Rect) {
    let start = mirror.map { $0 - (frame.y + frame.height) } ?? frame.y
    frame = Rect(x: start, y: frame.x, width: frame.height, height: frame.width)
  }

  @inline(never)
  public func turn(_ snapshot: UnsafeMutablePointer<Snapshot>) {
    turn(&snapshot.pointee.header)
    turn(&snapshot.pointee.hover)
    turn(&snapshot.pointee.pager)
    Turn.swap(&snapshot.pointee.tabIndicator)
    (snapshot.pointee.velocityX, snapshot.pointee.velocityY) = back(
      snapshot.pointee.velocityX, snapshot.pointee.velocityY)
    (snapshot.pointee.unconsumedX, snapshot.pointee.unconsumedY) = back(
      snapshot.pointee.unconsumedX, snapshot.pointee.unconsumedY)
  }

  @inline(never)
  public func turn(_ page: UnsafeMutablePointer<Page>) { turn(&page.pointee.frame) }

  /// What lies in the header, the hover bar or a page is counted from the start of that: x and y change places.
  public static func swap(_ frame: inout Rect) {
    frame = Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
  }

  /// What a host claims; only what is fixed to the viewport is mirrored.
  @inline(never)
  public func region(_ given: Region) -> Region {
    var region = given.turned
    if given.view == Region.viewport, let mirror {
      region.frame.y = Turn.clamped(mirror - (region.frame.y + region.frame.height))
    }
    return region
  }

  /// The arrow that leads the same way in the engine.
  @inline(never)
  public func key(_ key: Key) -> Key {
    switch key {
    case .right: mirror == nil ? .down : .up
    case .left: mirror == nil ? .up : .down
    case .down: .right
    case .up: .left
    case .pageDown, .pageUp, .space, .home, .end: key
    }
  }

  @inline(never)
  public func direction(_ direction: ScrollDirection) -> ScrollDirection {
    switch direction {
    case .right: mirror == nil ? .down : .up
    case .left: mirror == nil ? .up : .down
    case .down: .right
    case .up: .left
    }
  }

  private static func clamped(_ place: Double) -> Double { place.clamped(-Limits.length, Limits.length) }
}

extension Coordinator {
  /// How it is turned; nil if its path is vertical.
  public var turn: Turn? { @inline(__always) mutating get { needsAttention ? attendedTurn : nil } }

  @inline(never)
  public var attendedTurn: Turn? {
    if !attention.contains(.turned) { return nil }
    let layout = setup.pointee.settings.layout
    return Turn(mirror: layout.rightToLeft ? layout.viewportHeight : nil)
  }
}

extension AllSettings {
  /// Between the viewport that the host has and the engine's.
  public mutating func turnViewport() {
    if settings.axis == .vertical { return }
    swap(&settings.layout.viewportWidth, &settings.layout.viewportHeight)
  }
}

extension Settings {
  /// Pages, tabs and what else lies across the path begin at the right.
  var mirrorsAcross: Bool { layout.rightToLeft && axis == .vertical }
}
