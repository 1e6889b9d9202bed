/// The turn from one page to another, from when the pager leaves a page until it rests.
public struct PageTransition: Equatable {
  /// -1 when there is none.
  public internal(set) var from = -1
  public internal(set) var to = -1

  @inline(__always)
  public var isActive: Bool { from >= 0 }

  /// 0 at `from` to 1 at `to`.
  @inline(__always)
  public func progress(position: Double) -> Double {
    if !isActive || from == to { return 0 }
    return ((position - Double(from)) / Double(to - from)).clamped(0, 1)
  }
}
