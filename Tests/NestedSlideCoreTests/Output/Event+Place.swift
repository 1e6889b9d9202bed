@testable import NestedSlideCore

extension Event {
  /// The number that says where an event of progress happened: the pager's place, or the outer offset.
  var first: Double {
    get { kind == .pageScrolled ? position : outer }
    set { if kind == .pageScrolled { position = newValue } else { outer = newValue } }
  }
}
