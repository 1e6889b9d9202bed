import CNestedSlide
import NestedSlideC

/// A nested slide: a header that scrolls away, a bar that sticks, pages side by side that scroll.
///
/// Feed it touches, wheel steps and the time, and draw what it answers:
///
/// ```swift
/// let slide = try NestedSlide(pages: [3000, 1500]) { $0.headerHeight = 220 }
/// try slide.sessionBegin(.touch, x: 195, y: 600)
/// try slide.sessionUpdate(dx: 0, dy: 300)
/// try slide.sessionEnd(vx: 0, vy: 900)
/// let frame = try slide.frame(at: 1)
/// for event in frame.events { print(event.type) }
/// ```
///
/// Lengths are points, times are seconds. A refused call throws a ``Failure`` and changes nothing.
///
/// One thread at a time uses a slide with its lists and the slides that it is linked to. Another thread may take them
/// over. Slides that have nothing to do with each other may be used at once on different threads.
public final class NestedSlide {
  let handle: nslide_coordinator
  private lazy var lastFrame = Frame()

  /// Makes a slide at time 0, at rest, with the header open.
  ///
  /// - Parameters:
  ///   - pages: The content heights of the pages, 0 to ``maxLength`` points.
  ///   - change: Changes settings, which begin with their defaults.
  public convenience init(pages: [Double] = [], _ change: (inout Config) -> Void = { _ in }) throws(Failure) {
    try self.init(Config(change), pages: pages)
  }

  /// Makes a slide at time 0, at rest, with the header open.
  public init(_ config: Config, pages: [Double]) throws(Failure) {
    var (config, made) = (config, nslide_coordinator(0))
    try checkMade(nslide_create(&config.c, Int32(clamping: pages.count), pages, &made))
    handle = made
  }

  /// Makes a slide from what ``save()`` returned. It goes on as the saved one would have.
  public init(restoring bytes: [UInt8]) throws(Failure) {
    var made = nslide_coordinator(0)
    try checkMade(nslide_restore(bytes, bytes.count, &made))
    handle = made
  }

  /// Makes a slide for a window of another size, at the places of a saved one: the same page, the header collapsed by
  /// the same fraction. Everything else is new.
  public init(_ config: Config, pages: [Double], placesOf bytes: [UInt8]) throws(Failure) {
    var (config, made) = (config, nslide_coordinator(0))
    let count = Int32(clamping: pages.count)
    try checkMade(nslide_create_from(&config.c, count, pages, bytes, bytes.count, &made))
    handle = made
  }

  deinit { _ = nslide_destroy(handle) }

  /// Changes settings: `try slide.set { $0.headerHeight = 300 }`.
  public func set(_ change: (inout Config) -> Void) throws(Failure) {
    var changed = try config
    change(&changed)
    try setConfig(changed)
  }

  /// Changes settings of one page.
  public func setPage(_ index: Int, _ change: (inout PageSettings) -> Void) throws(Failure) {
    var changed = try pageSettings(index)
    change(&changed)
    try setPageSettings(index, settings: changed)
  }

  /// Makes one frame: takes in the samples, advances to a time, and answers what there is to draw.
  ///
  /// - Parameters:
  ///   - time: Seconds, not before that of the last frame.
  ///   - samples: Pointer events since the last frame, oldest first.
  /// - Returns: The same object each time. It holds the last frame, and most frames write a few numbers of it only.
  @discardableResult
  public func frame(at time: Double, samples: [PointerSample] = []) throws(Failure) -> Frame {
    try lastFrame.fill(self, time, samples)
    return lastFrame
  }

  /// Puts this slide into a page of another one.
  ///
  /// - Parameters:
  ///   - outer: The slide around this one. When it ends, this one is on its own again.
  ///   - axes: The movements that go on in the outer one.
  public func link(to outer: NestedSlide, _ axes: LinkAxis) throws(Failure) {
    try check(nslide_link(handle, outer.handle, axes.rawValue))
  }

  /// Takes this slide out of the one around it.
  public func unlink() throws(Failure) {
    try check(nslide_link(handle, 0, 0))
  }
}
