/// What an entry of a record consists of. The layouts themselves are generated from the header's parameters, in
/// RecordedCall.swift, so that a call is written, read and played by what one list says of it.
extension RecordedCall {
  struct Layout {
    /// How many arguments are words.
    let words: UInt8
    /// How many words each item takes, or all of a struct.
    let item: UInt8
    let isStruct: Bool
    /// The words of an item that are an int32_t in C: bit n for word n.
    let halves: UInt8

    @inline(__always)
    init(_ words: UInt8, _ item: UInt8, halves: UInt8 = 0, isStruct: Bool = false) {
      (self.words, self.item, self.halves, self.isStruct) = (words, item, halves, isStruct)
    }
  }

  var layout: Layout { RecordedCall.layouts[Int(rawValue) - 1] }
}

/// A call that is recorded, and what is recorded of it: words of eight bytes, then the address of items and how many
/// there are, or the address of a struct that carries its size.
public struct Recorded<Words> {
  public let call: RecordedCall
  public let words: Words

  @inline(__always)
  public init(_ call: RecordedCall, _ words: Words) { (self.call, self.words) = (call, words) }
}

extension Recorder {
  /// Adds the entry of a call.
  /// - Parameter arguments: the words of a `Recorded`.
  mutating func add(_ call: RecordedCall, _ arguments: UnsafeRawPointer) {
    let layout = call.layout
    begin(call)
    var end = arguments
    for _ in 0..<layout.words { add(wordAt: &end) }
    if layout.item > 0 {
      let items = end.load(as: UnsafeRawPointer?.self)
      if layout.isStruct {
        add(struct: items, words: Int(layout.item))
      } else {
        let count = (end + MemoryLayout<UnsafeRawPointer?>.stride).load(as: Int.self)
        add(items: items, count: count, layout)
      }
    }
    finish()
  }

  /// Items without an address are numbers that the caller left out: all 0.
  private mutating func add(items: UnsafeRawPointer?, count: Int, _ layout: RecordedCall.Layout) {
    var end = items
    for _ in 0..<count {
      for word in 0..<layout.item {
        if var place = end {
          let isHalf = layout.halves >> word & 1 != 0
          if isHalf { add(halfAt: &place) } else { add(wordAt: &place) }
          end = place
        } else {
          add(bits: 0)
        }
      }
    }
  }

  /// A struct of the caller's as this library knows it: what a longer one has more is zero.
  private mutating func add(struct given: UnsafeRawPointer?, words: Int) {
    guard var end = given else { return }
    let first = end.load(as: UInt64.self)
    add(bits: (first & ~0xFFFF_FFFF) | UInt64(8 * words))
    end += 8
    for _ in 1..<words { add(wordAt: &end) }
  }

  private mutating func add(wordAt place: inout UnsafeRawPointer) {
    add(bits: place.load(as: UInt64.self))
    place += 8
  }

  private mutating func add(halfAt place: inout UnsafeRawPointer) {
    add(bits: UInt64(bitPattern: Int64(place.load(as: Int32.self))))
    place += 4
  }
}
