/// How far the position that is told lies from the one that the pages shown would give.
///
/// In a far turn two pages stand for all that lie between them. A turn that gets another goal on the way shows other
/// pages from then on, and their numbers would make the position leap. So what is told continues from its former value,
/// and comes back to the pages' own numbers on the way to the next of them, on either side:
///
///     told     4.8 ────────────╮                 from page 0 to 9, then to 8
///     pages    9 ──── 8.53     8
///     share    0      1        0                 of the difference at the bend
struct PositionBend {
  /// The offset at which the turn got another goal, points.
  private(set) var offset = 0.0
  /// The difference there, in pages.
  private(set) var difference = 0.0

  @inline(__always) var isNone: Bool { difference == 0 }

  init() {}

  init(at offset: Double, by difference: Double) { (self.offset, self.difference) = (offset, difference) }

  /// The part of the difference that is left at an offset, in pages.
  /// - Parameter stride: from one page to the next, points.
  func left(at offset: Double, stride: Double) -> Double {
    let (bend, place) = (self.offset / stride.asDivisor, offset / stride.asDivisor)
    let low = bend.rounded(.down)
    let high = low + 1
    if !(place > low) || !(place < high) || !(bend > low) { return 0 }
    return difference * (place < bend ? (place - low) / (bend - low) : (high - place) / (high - bend))
  }

  mutating func archive(_ archive: inout Archive) {
    archive.number(&offset)
    archive.number(&difference)
  }
}
