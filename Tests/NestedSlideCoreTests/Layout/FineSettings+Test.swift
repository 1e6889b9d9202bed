import NestedSlideCore

extension FineSettings {
  /// The usual ones but for what is changed.
  static func with(_ change: (inout FineSettings) -> Void) -> FineSettings {
    var fine = FineSettings()
    change(&fine)
    return fine
  }

  static func with(springDamping: Double?) -> FineSettings { with { $0.springDamping = springDamping } }
}
