/// The turn from one page to another, from when the pager leaves a page until it rests. Where there are no ends, `to` may
/// be a number beyond them, as the pager counts on; the host is told of pages.
struct PageTransition: Equatable {
  /// -1 when there is none.
  var from: Int32 = -1
  var to: Int32 = -1

  init() {}

  /// Both indices in one word.
  init(bits: UInt64) {
    from = Int32(truncatingIfNeeded: bits)
    to = Int32(truncatingIfNeeded: bits >> 32)
  }

  var bits: UInt64 { UInt64(UInt32(bitPattern: to)) << 32 | UInt64(UInt32(bitPattern: from)) }

  init(from: Int, to: Int) {
    self.from = Int32(truncatingIfNeeded: from)
    self.to = Int32(truncatingIfNeeded: to)
  }

  @inline(__always)
  var isActive: Bool { from >= 0 }

  /// As the host is told of it, by the pages' own numbers.
  func told(count: Int) -> PageTransition {
    isActive ? PageTransition(from: Int(from), to: Int(to).wrapped(count)) : self
  }

  /// 0 at `from` to 1 at `to`.
  @inline(__always)
  func progress(position: Double) -> Double {
    if !isActive || from == to { return 0 }
    return ((position - Double(from)) / Double(to - from)).clamped(0, 1)
  }
}
