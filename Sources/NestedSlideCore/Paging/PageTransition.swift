/// The turn from one page to another, from when the pager leaves a page until it rests.
struct PageTransition: Equatable {
  /// -1 when there is none.
  var from = -1
  var to = -1

  var isActive: Bool { from >= 0 }

  /// 0 at `from` to 1 at `to`.
  func progress(position: Double) -> Double {
    if !isActive || from == to { return 0 }
    return ((position - Double(from)) / Double(to - from)).clamped(0, 1)
  }
}
