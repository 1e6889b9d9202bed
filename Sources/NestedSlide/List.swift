import CNestedSlide

extension NestedSlide {
  /// The rows of one page, or of a scroll view of your own. Attach it to a page with ``attach(_:page:)``.
  ///
  /// A list is used on the thread of the slide that it is attached to.
  public final class List {
    let handle: nslide_list

    /// Makes a list without sections. Changes settings, which begin with their defaults.
    public convenience init(_ change: (inout ListConfig) -> Void = { _ in }) throws(Failure) {
      try self.init(ListConfig(change))
    }

    /// Makes a list without sections.
    public init(_ config: ListConfig) throws(Failure) {
      var (config, made) = (config, nslide_list(0))
      try checkMade(nslide_list_create(&config.c, &made))
      handle = made
    }

    deinit { _ = nslide_list_destroy(handle) }

    /// Changes settings: `try list.set { $0.stickToEnd = true }`.
    public func set(_ change: (inout ListConfig) -> Void) throws(Failure) {
      var changed = try config
      change(&changed)
      try setConfig(changed)
    }
  }
}
