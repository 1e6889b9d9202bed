/// How a pull to refresh of the whole stands. A page's own state lies with the page.
struct Refresh: ~Copyable {
  private(set) var state = RefreshState.idle
  /// How far it is held open, points: as high as it was when it began, whichever page is current meanwhile.
  private(set) var held = 0.0

  mutating func set(_ state: RefreshState) {
    self.state = state
    if !state.holdsOpen { held = 0 }
  }

  mutating func hold(_ height: Double) { held = height }

  mutating func archive(_ archive: inout Archive) {
    archive.choice(&state)
    archive.length(&held)
  }
}
