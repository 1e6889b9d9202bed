/// A whole number within the range of `Int32`, in half the room of a word: an index or a count of pages.
@propertyWrapper
struct Narrow: Equatable {
  private var stored: Int32

  @inline(__always)
  init(wrappedValue: Int) { stored = Int32(truncatingIfNeeded: wrappedValue) }

  var wrappedValue: Int {
    @inline(__always) get { Int(stored) }
    @inline(__always) set { stored = Int32(truncatingIfNeeded: newValue) }
  }
}
