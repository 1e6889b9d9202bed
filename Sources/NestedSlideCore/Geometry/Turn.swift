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

  /// What lies in the header, the hover bar or a page is counted from the start of that: x and y change places.
  public static func swap(_ frame: inout Rect) {
    frame = Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
  }

  static func clamped(_ place: Double) -> Double { place.clamped(-Limits.length, Limits.length) }
}
